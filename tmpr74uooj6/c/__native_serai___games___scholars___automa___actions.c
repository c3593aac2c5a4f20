#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendscholars___automa___actions___act_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___actions___act_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___actions___act_gen,
};
static int
scholars___automa___actions___act_gen_traverse(serai___games___scholars___automa___actions___act_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___actions___act_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___act_genObject *self = (serai___games___scholars___automa___actions___act_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___automa___actions___act_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___act_genObject *self = (serai___games___scholars___automa___actions___act_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    return 0;
}

static void
scholars___automa___actions___act_gen_dealloc(serai___games___scholars___automa___actions___act_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions___act_gen_free_instance == NULL) {
        scholars___automa___actions___act_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
        self->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_1 = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions___act_gen_dealloc)
    CPyDef_scholars___automa___actions___act_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc__act_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions___act_gen(void);

static PyObject *
scholars___automa___actions___act_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions___act_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__act_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions___act_gen_vtable[6];
static bool
CPyDef_scholars___automa___actions___act_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions___act_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___act_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___act_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___actions___act_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___act_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___actions___act_gen___close,
    };
    memcpy(scholars___automa___actions___act_gen_vtable, scholars___automa___actions___act_gen_vtable_scratch, sizeof(scholars___automa___actions___act_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions___act_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___actions___act_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc__act_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___actions___act_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___actions___act_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___actions___act_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___actions___act_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___actions___act_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions___act_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "act_gen",
    .tp_new = scholars___automa___actions___act_gen_new,
    .tp_dealloc = (destructor)scholars___automa___actions___act_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions___act_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions___act_gen_clear,
    .tp_methods = scholars___automa___actions___act_gen_methods,
    .tp_iter = CPyDef_scholars___automa___actions___act_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___actions___act_gen_____next__,
    .tp_as_async = &scholars___automa___actions___act_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions___act_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("act_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions___act_gen_template = &CPyType_scholars___automa___actions___act_gen_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc__act_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions___act_genObject *self;
    if (scholars___automa___actions___act_gen_free_instance != NULL) {
        self = scholars___automa___actions___act_gen_free_instance;
        scholars___automa___actions___act_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions___act_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions___act_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0 = -113;
    self->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions___act_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__act_gen_setup((PyObject *)CPyType_scholars___automa___actions___act_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___automa___actions___translate_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___actions___translate_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___actions___translate_gen,
};
static int
scholars___automa___actions___translate_gen_traverse(serai___games___scholars___automa___actions___translate_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___actions___translate_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___translate_genObject *self = (serai___games___scholars___automa___actions___translate_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___automa___actions___translate_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___translate_genObject *self = (serai___games___scholars___automa___actions___translate_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0);
    return 0;
}

static void
scholars___automa___actions___translate_gen_dealloc(serai___games___scholars___automa___actions___translate_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions___translate_gen_free_instance == NULL) {
        scholars___automa___actions___translate_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions___translate_gen_dealloc)
    CPyDef_scholars___automa___actions___translate_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc__translate_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions___translate_gen(void);

static PyObject *
scholars___automa___actions___translate_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions___translate_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__translate_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions___translate_gen_vtable[6];
static bool
CPyDef_scholars___automa___actions___translate_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions___translate_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___translate_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___translate_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___actions___translate_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___translate_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___actions___translate_gen___close,
    };
    memcpy(scholars___automa___actions___translate_gen_vtable, scholars___automa___actions___translate_gen_vtable_scratch, sizeof(scholars___automa___actions___translate_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions___translate_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___actions___translate_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc__translate_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___actions___translate_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___actions___translate_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___actions___translate_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___actions___translate_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___actions___translate_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions___translate_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "translate_gen",
    .tp_new = scholars___automa___actions___translate_gen_new,
    .tp_dealloc = (destructor)scholars___automa___actions___translate_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions___translate_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions___translate_gen_clear,
    .tp_methods = scholars___automa___actions___translate_gen_methods,
    .tp_iter = CPyDef_scholars___automa___actions___translate_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___actions___translate_gen_____next__,
    .tp_as_async = &scholars___automa___actions___translate_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions___translate_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("translate_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions___translate_gen_template = &CPyType_scholars___automa___actions___translate_gen_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc__translate_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions___translate_genObject *self;
    if (scholars___automa___actions___translate_gen_free_instance != NULL) {
        self = scholars___automa___actions___translate_gen_free_instance;
        scholars___automa___actions___translate_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions___translate_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions___translate_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions___translate_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__translate_gen_setup((PyObject *)CPyType_scholars___automa___actions___translate_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___automa___actions___deliver_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___actions___deliver_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___actions___deliver_gen,
};
static int
scholars___automa___actions___deliver_gen_traverse(serai___games___scholars___automa___actions___deliver_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__influence)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__influence));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__where);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___actions___deliver_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___deliver_genObject *self = (serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__influence)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__influence;
        self->___mypyc_generator_frame_attribute__influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3);
    return 0;
}

static int32_t CPyDef_scholars___automa___actions___deliver_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___deliver_genObject *self = (serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__influence)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__influence;
        self->___mypyc_generator_frame_attribute__influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3);
    return 0;
}

static void
scholars___automa___actions___deliver_gen_dealloc(serai___games___scholars___automa___actions___deliver_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions___deliver_gen_free_instance == NULL) {
        scholars___automa___actions___deliver_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__influence)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__influence;
            self->___mypyc_generator_frame_attribute__influence = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__influence = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__where);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions___deliver_gen_dealloc)
    CPyDef_scholars___automa___actions___deliver_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc__deliver_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions___deliver_gen(void);

static PyObject *
scholars___automa___actions___deliver_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions___deliver_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__deliver_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions___deliver_gen_vtable[6];
static bool
CPyDef_scholars___automa___actions___deliver_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions___deliver_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___deliver_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___deliver_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___actions___deliver_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___deliver_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___actions___deliver_gen___close,
    };
    memcpy(scholars___automa___actions___deliver_gen_vtable, scholars___automa___actions___deliver_gen_vtable_scratch, sizeof(scholars___automa___actions___deliver_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions___deliver_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___actions___deliver_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc__deliver_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___actions___deliver_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___actions___deliver_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___actions___deliver_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___actions___deliver_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___actions___deliver_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions___deliver_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "deliver_gen",
    .tp_new = scholars___automa___actions___deliver_gen_new,
    .tp_dealloc = (destructor)scholars___automa___actions___deliver_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions___deliver_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions___deliver_gen_clear,
    .tp_methods = scholars___automa___actions___deliver_gen_methods,
    .tp_iter = CPyDef_scholars___automa___actions___deliver_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___actions___deliver_gen_____next__,
    .tp_as_async = &scholars___automa___actions___deliver_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions___deliver_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("deliver_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions___deliver_gen_template = &CPyType_scholars___automa___actions___deliver_gen_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc__deliver_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions___deliver_genObject *self;
    if (scholars___automa___actions___deliver_gen_free_instance != NULL) {
        self = scholars___automa___actions___deliver_gen_free_instance;
        scholars___automa___actions___deliver_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions___deliver_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions___deliver_gen_vtable;
    self->___mypyc_generator_frame_attribute__influence = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions___deliver_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__deliver_gen_setup((PyObject *)CPyType_scholars___automa___actions___deliver_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___automa___actions____wanted_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___actions____wanted_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___actions____wanted_gen,
};
static int
scholars___automa___actions____wanted_gen_traverse(serai___games___scholars___automa___actions____wanted_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__choose);
    Py_VISIT(self->___mypyc_generator_frame_attribute__refused);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__scroll));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__why);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__owner));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___actions____wanted_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions____wanted_genObject *self = (serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choose);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__refused);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__why);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
        self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4);
    return 0;
}

static int32_t CPyDef_scholars___automa___actions____wanted_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions____wanted_genObject *self = (serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choose);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__refused);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__why);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
        self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4);
    return 0;
}

static void
scholars___automa___actions____wanted_gen_dealloc(serai___games___scholars___automa___actions____wanted_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions____wanted_gen_free_instance == NULL) {
        scholars___automa___actions____wanted_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__choose);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__refused);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__why);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__owner)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__owner;
            self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions____wanted_gen_dealloc)
    CPyDef_scholars___automa___actions____wanted_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc___3_wanted_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions____wanted_gen(void);

static PyObject *
scholars___automa___actions____wanted_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions____wanted_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc___3_wanted_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions____wanted_gen_vtable[6];
static bool
CPyDef_scholars___automa___actions____wanted_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions____wanted_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___actions____wanted_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___actions____wanted_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___actions____wanted_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___actions____wanted_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___actions____wanted_gen___close,
    };
    memcpy(scholars___automa___actions____wanted_gen_vtable, scholars___automa___actions____wanted_gen_vtable_scratch, sizeof(scholars___automa___actions____wanted_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions____wanted_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___actions____wanted_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc___3_wanted_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___actions____wanted_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___actions____wanted_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___actions____wanted_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___actions____wanted_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___actions____wanted_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions____wanted_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_wanted_gen",
    .tp_new = scholars___automa___actions____wanted_gen_new,
    .tp_dealloc = (destructor)scholars___automa___actions____wanted_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions____wanted_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions____wanted_gen_clear,
    .tp_methods = scholars___automa___actions____wanted_gen_methods,
    .tp_iter = CPyDef_scholars___automa___actions____wanted_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___actions____wanted_gen_____next__,
    .tp_as_async = &scholars___automa___actions____wanted_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions____wanted_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_wanted_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions____wanted_gen_template = &CPyType_scholars___automa___actions____wanted_gen_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc___3_wanted_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions____wanted_genObject *self;
    if (scholars___automa___actions____wanted_gen_free_instance != NULL) {
        self = scholars___automa___actions____wanted_gen_free_instance;
        scholars___automa___actions____wanted_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions____wanted_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions____wanted_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__owner = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions____wanted_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc___3_wanted_gen_setup((PyObject *)CPyType_scholars___automa___actions____wanted_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___automa___actions____allowed_env_traverse(serai___games___scholars___automa___actions____allowed_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__fee)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__fee));
    }
    Py_VISIT(self->___mypyc_generator_attribute__options);
    Py_VISIT(self->___mypyc_generator_attribute__player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___actions____allowed_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions____allowed_envObject *self = (serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__fee)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__fee;
        self->___mypyc_generator_attribute__fee = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    Py_CLEAR(self->___mypyc_generator_attribute__player);
    return 0;
}

static int32_t CPyDef_scholars___automa___actions____allowed_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions____allowed_envObject *self = (serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___automa___actions____allowed_env_dealloc(serai___games___scholars___automa___actions____allowed_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions____allowed_env_free_instance == NULL) {
        scholars___automa___actions____allowed_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        self->___mypyc_generator_attribute__is_last = 2;
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__fee)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__fee;
            self->___mypyc_generator_attribute__fee = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__fee = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        Py_CLEAR(self->___mypyc_generator_attribute__player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions____allowed_env_dealloc)
    CPyDef_scholars___automa___actions____allowed_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc___3_allowed_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions____allowed_env(void);

static PyObject *
scholars___automa___actions____allowed_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions____allowed_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc___3_allowed_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions____allowed_env_vtable[1];
static bool
CPyDef_scholars___automa___actions____allowed_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions____allowed_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___automa___actions____allowed_env_vtable, scholars___automa___actions____allowed_env_vtable_scratch, sizeof(scholars___automa___actions____allowed_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions____allowed_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___actions____allowed_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc___3_allowed_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions____allowed_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_allowed_env",
    .tp_new = scholars___automa___actions____allowed_env_new,
    .tp_dealloc = (destructor)scholars___automa___actions____allowed_env_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions____allowed_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions____allowed_env_clear,
    .tp_methods = scholars___automa___actions____allowed_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions____allowed_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_allowed_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions____allowed_env_template = &CPyType_scholars___automa___actions____allowed_env_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc___3_allowed_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions____allowed_envObject *self;
    if (scholars___automa___actions____allowed_env_free_instance != NULL) {
        self = scholars___automa___actions____allowed_env_free_instance;
        scholars___automa___actions____allowed_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions____allowed_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions____allowed_env_vtable;
    self->___mypyc_generator_attribute__is_last = 2;
    self->___mypyc_generator_attribute__fee = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions____allowed_env(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc___3_allowed_env_setup((PyObject *)CPyType_scholars___automa___actions____allowed_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___automa___actions____allowed_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___automa___actions____allowed_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___automa___actions____allowed_gen,
};
static int
scholars___automa___actions____allowed_gen_traverse(serai___games___scholars___automa___actions____allowed_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__scroll));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__name);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___automa___actions____allowed_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions____allowed_genObject *self = (serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    return 0;
}

static int32_t CPyDef_scholars___automa___actions____allowed_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions____allowed_genObject *self = (serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    return 0;
}

static void
scholars___automa___actions____allowed_gen_dealloc(serai___games___scholars___automa___actions____allowed_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions____allowed_gen_free_instance == NULL) {
        scholars___automa___actions____allowed_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions____allowed_gen_dealloc)
    CPyDef_scholars___automa___actions____allowed_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc___3_allowed_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions____allowed_gen(void);

static PyObject *
scholars___automa___actions____allowed_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions____allowed_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc___3_allowed_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions____allowed_gen_vtable[6];
static bool
CPyDef_scholars___automa___actions____allowed_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions____allowed_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___automa___actions____allowed_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___automa___actions____allowed_gen___send,
        (CPyVTableItem)CPyDef_scholars___automa___actions____allowed_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___automa___actions____allowed_gen___throw,
        (CPyVTableItem)CPyDef_scholars___automa___actions____allowed_gen___close,
    };
    memcpy(scholars___automa___actions____allowed_gen_vtable, scholars___automa___actions____allowed_gen_vtable_scratch, sizeof(scholars___automa___actions____allowed_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions____allowed_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___automa___actions____allowed_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc___3_allowed_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___automa___actions____allowed_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___automa___actions____allowed_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___automa___actions____allowed_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___automa___actions____allowed_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___automa___actions____allowed_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions____allowed_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_allowed_gen",
    .tp_new = scholars___automa___actions____allowed_gen_new,
    .tp_dealloc = (destructor)scholars___automa___actions____allowed_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions____allowed_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions____allowed_gen_clear,
    .tp_methods = scholars___automa___actions____allowed_gen_methods,
    .tp_iter = CPyDef_scholars___automa___actions____allowed_gen_____iter__,
    .tp_iternext = CPyDef_scholars___automa___actions____allowed_gen_____next__,
    .tp_as_async = &scholars___automa___actions____allowed_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions____allowed_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_allowed_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions____allowed_gen_template = &CPyType_scholars___automa___actions____allowed_gen_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc___3_allowed_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions____allowed_genObject *self;
    if (scholars___automa___actions____allowed_gen_free_instance != NULL) {
        self = scholars___automa___actions____allowed_gen_free_instance;
        scholars___automa___actions____allowed_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions____allowed_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions____allowed_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions____allowed_gen(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc___3_allowed_gen_setup((PyObject *)CPyType_scholars___automa___actions____allowed_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___automa___actions___obstacle__allowed_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___automa___actions___obstacle__allowed_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___automa___actions___obstacle__allowed_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___automa___actions___obstacle__allowed_obj_traverse(serai___games___scholars___automa___actions___obstacle__allowed_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___automa___actions___obstacle__allowed_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___obstacle__allowed_objObject *self = (serai___games___scholars___automa___actions___obstacle__allowed_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___automa___actions___obstacle__allowed_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___automa___actions___obstacle__allowed_objObject *self = (serai___games___scholars___automa___actions___obstacle__allowed_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject))));
    return 0;
}

static void
scholars___automa___actions___obstacle__allowed_obj_dealloc(serai___games___scholars___automa___actions___obstacle__allowed_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___automa___actions___obstacle__allowed_obj_free_instance == NULL) {
        scholars___automa___actions___obstacle__allowed_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___automa___actions___obstacle__allowed_obj_dealloc)
    CPyDef_scholars___automa___actions___obstacle__allowed_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___automa___actions_____mypyc__obstacle__allowed_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___automa___actions___obstacle__allowed_obj(void);

static PyObject *
scholars___automa___actions___obstacle__allowed_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___automa___actions___obstacle__allowed_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__obstacle__allowed_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___automa___actions___obstacle__allowed_obj_vtable[2];
static bool
CPyDef_scholars___automa___actions___obstacle__allowed_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___automa___actions___obstacle__allowed_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___automa___actions___obstacle__allowed_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___automa___actions___obstacle__allowed_obj_____get__,
    };
    memcpy(scholars___automa___actions___obstacle__allowed_obj_vtable, scholars___automa___actions___obstacle__allowed_obj_vtable_scratch, sizeof(scholars___automa___actions___obstacle__allowed_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___automa___actions___obstacle__allowed_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___automa___actions___obstacle__allowed_obj_get___3_mypyc_env__(serai___games___scholars___automa___actions___obstacle__allowed_objObject *self, void *closure);

static PyGetSetDef scholars___automa___actions___obstacle__allowed_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___automa___actions___obstacle__allowed_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___automa___actions___obstacle__allowed_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___automa___actions_____mypyc__obstacle__allowed_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___automa___actions___obstacle__allowed_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___automa___actions___obstacle__allowed_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___automa___actions___obstacle__allowed_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__allowed_obj",
    .tp_new = scholars___automa___actions___obstacle__allowed_obj_new,
    .tp_dealloc = (destructor)scholars___automa___actions___obstacle__allowed_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___automa___actions___obstacle__allowed_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___automa___actions___obstacle__allowed_obj_clear,
    .tp_getset = scholars___automa___actions___obstacle__allowed_obj_getseters,
    .tp_methods = scholars___automa___actions___obstacle__allowed_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___automa___actions___obstacle__allowed_obj,
    .tp_members = scholars___automa___actions___obstacle__allowed_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___automa___actions___obstacle__allowed_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___automa___actions___obstacle__allowed_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__allowed_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___automa___actions___obstacle__allowed_obj_template = &CPyType_scholars___automa___actions___obstacle__allowed_obj_template_;

PyObject *CPyDef_scholars___automa___actions_____mypyc__obstacle__allowed_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___automa___actions___obstacle__allowed_objObject *self;
    if (scholars___automa___actions___obstacle__allowed_obj_free_instance != NULL) {
        self = scholars___automa___actions___obstacle__allowed_obj_free_instance;
        scholars___automa___actions___obstacle__allowed_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___automa___actions___obstacle__allowed_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___automa___actions___obstacle__allowed_obj_vtable;
    self->vectorcall = CPyPy_scholars___automa___actions___obstacle__allowed_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___automa___actions___obstacle__allowed_obj(void)
{
    PyObject *self = CPyDef_scholars___automa___actions_____mypyc__obstacle__allowed_obj_setup((PyObject *)CPyType_scholars___automa___actions___obstacle__allowed_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___automa___actions___obstacle__allowed_obj_get___3_mypyc_env__(serai___games___scholars___automa___actions___obstacle__allowed_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__allowed_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef scholars___automa___actionsmodule_methods[] = {
    {"act", (PyCFunction)CPyPy_scholars___automa___actions___act, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("act(t, effect)\n--\n\n") /* docstring */},
    {"employ", (PyCFunction)CPyPy_scholars___automa___actions___employ, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("employ(t)\n--\n\n") /* docstring */},
    {"translate", (PyCFunction)CPyPy_scholars___automa___actions___translate, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate(t)\n--\n\n") /* docstring */},
    {"_spread_gold", (PyCFunction)CPyPy_scholars___automa___actions____spread_gold, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_spread_gold(t, language)\n--\n\n") /* docstring */},
    {"deliver", (PyCFunction)CPyPy_scholars___automa___actions___deliver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deliver(t, influence)\n--\n\n") /* docstring */},
    {"influence_scroll", (PyCFunction)CPyPy_scholars___automa___actions___influence_scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("influence_scroll(t)\n--\n\n") /* docstring */},
    {"_influence_some_guild", (PyCFunction)CPyPy_scholars___automa___actions____influence_some_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_some_guild(t)\n--\n\n") /* docstring */},
    {"_retire_by_majority", (PyCFunction)CPyPy_scholars___automa___actions____retire_by_majority, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_retire_by_majority(t, effect)\n--\n\n") /* docstring */},
    {"_nothing", (PyCFunction)CPyPy_scholars___automa___actions____nothing, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_nothing(t, rule)\n--\n\n") /* docstring */},
    {"_wanted", (PyCFunction)CPyPy_scholars___automa___actions____wanted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_wanted(t, choose)\n--\n\n") /* docstring */},
    {"_allowed", (PyCFunction)CPyPy_scholars___automa___actions____allowed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_allowed(t, me, scroll, is_last)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___automa___actions__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___automa___actions__internal, "__name__");
    CPyStatic_scholars___automa___actions___globals = PyModule_GetDict(CPyModule_serai___games___scholars___automa___actions__internal);
    if (unlikely(CPyStatic_scholars___automa___actions___globals == NULL))
        goto fail;
    CPyType_scholars___automa___actions___act_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions___act_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions___act_gen))
        goto fail;
    CPyDef_scholars___automa___actions___act_gen_trait_vtable_setup();
    CPyType_scholars___automa___actions___translate_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions___translate_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions___translate_gen))
        goto fail;
    CPyDef_scholars___automa___actions___translate_gen_trait_vtable_setup();
    CPyType_scholars___automa___actions___deliver_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions___deliver_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions___deliver_gen))
        goto fail;
    CPyDef_scholars___automa___actions___deliver_gen_trait_vtable_setup();
    CPyType_scholars___automa___actions____wanted_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions____wanted_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions____wanted_gen))
        goto fail;
    CPyDef_scholars___automa___actions____wanted_gen_trait_vtable_setup();
    CPyType_scholars___automa___actions____allowed_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions____allowed_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions____allowed_env))
        goto fail;
    CPyDef_scholars___automa___actions____allowed_env_trait_vtable_setup();
    CPyType_scholars___automa___actions____allowed_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions____allowed_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions____allowed_gen))
        goto fail;
    CPyDef_scholars___automa___actions____allowed_gen_trait_vtable_setup();
    CPyType_scholars___automa___actions___obstacle__allowed_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___automa___actions___obstacle__allowed_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___automa___actions___obstacle__allowed_obj))
        goto fail;
    CPyDef_scholars___automa___actions___obstacle__allowed_obj_trait_vtable_setup();
    char result = CPyDef_scholars___automa___actions_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___automa___actions__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___automa___actions___act_gen);
    Py_CLEAR(CPyType_scholars___automa___actions___translate_gen);
    Py_CLEAR(CPyType_scholars___automa___actions___deliver_gen);
    Py_CLEAR(CPyType_scholars___automa___actions____wanted_gen);
    Py_CLEAR(CPyType_scholars___automa___actions____allowed_env);
    Py_CLEAR(CPyType_scholars___automa___actions____allowed_gen);
    Py_CLEAR(CPyType_scholars___automa___actions___obstacle__allowed_obj);
    return -1;
}
int CPyExec_serai___games___scholars___automa___actions(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___automa___actions__impl, &CPyImportState_serai___games___scholars___automa___actions, &CPyModule_serai___games___scholars___automa___actions);
}
static struct PyModuleDef scholars___automa___actionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.automa.actions",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___automa___actionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___automa___actions(void)
{
    if (CPyModule_serai___games___scholars___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___actions__internal);
        return CPyModule_serai___games___scholars___automa___actions__internal;
    }
    CPyModule_serai___games___scholars___automa___actions__internal = PyModule_Create(&scholars___automa___actionsmodule);
    return CPyModule_serai___games___scholars___automa___actions__internal;
}

PyObject *CPyInit_serai___games___scholars___automa___actions(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___actions__internal);
        return CPyModule_serai___games___scholars___automa___actions__internal;
    }
    CPyModule_serai___games___scholars___automa___actions__internal = PyModule_Create(&scholars___automa___actionsmodule);
    if (unlikely(CPyModule_serai___games___scholars___automa___actions__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.automa.actions");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___automa___actions__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___automa___actions__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___automa___actions__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___automa___actions(CPyModule_serai___games___scholars___automa___actions__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___automa___actions__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.automa.actions");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___automa___actions__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject **cpy_r_r40;
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
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    int32_t cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
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
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_number;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    tuple_T3OOO cpy_r_r126;
    PyObject **cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject **cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyTagged cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject **cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    tuple_T3OOO cpy_r_r159;
    PyObject **cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject **cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    int32_t cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL136;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 29, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 31, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL5: ;
    cpy_r_r16 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r17 = CPy_TypeCheck(cpy_r_r15, cpy_r_r16);
    if (!cpy_r_r17) goto CPyL42;
    cpy_r_r18 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 32, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL7: ;
    if (likely(PyObject_TypeCheck(cpy_r_r18, CPyType_kernel___effects___Several)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 32, CPyStatic_scholars___automa___actions___globals, "serai.kernel.effects.Several", cpy_r_r18);
        goto CPyL135;
    }
    cpy_r_r20 = ((serai___kernel___effects___SeveralObject *)cpy_r_r19)->_parts;
    CPy_INCREF(cpy_r_r20);
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r20;
    cpy_r_r21 = 1;
    cpy_r_r22 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r22 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0' of 'act_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r22);
    }
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    CPy_DECREF(cpy_r_r22);
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_1 = cpy_r_r24;
    cpy_r_r25 = 1;
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0 = 0;
    cpy_r_r26 = 1;
    if (!cpy_r_r26) goto CPyL143;
CPyL9: ;
    cpy_r_r27 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r27 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "__mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0", 32, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    }
CPyL10: ;
    cpy_r_r28 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_1;
    if (unlikely(cpy_r_r28 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_1' of 'act_gen' undefined");
    }
    cpy_r_r29 = cpy_r_r27 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL144;
    cpy_r_r30 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r30 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "__mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0", 32, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    }
CPyL12: ;
    cpy_r_r31 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r31 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0' of 'act_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r31);
    }
    cpy_r_r32 = CPySequenceTuple_GetItemUnsafe(cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    if (likely(PyObject_TypeCheck(cpy_r_r32, CPyType_kernel___effects___Effect)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 32, CPyStatic_scholars___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r32);
        goto CPyL143;
    }
    cpy_r_r34 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
CPyL14: ;
    cpy_r_r35 = CPyDef_scholars___automa___actions___act(cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    }
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1 = cpy_r_r35;
    cpy_r_r36 = 1;
    if (!cpy_r_r36) goto CPyL143;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = NULL;
    cpy_r_r1 = cpy_r_r39;
    cpy_r_r40 = (PyObject **)&cpy_r_r1;
    cpy_r_r41 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1;
    cpy_r_r42 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r41, cpy_r_r38, cpy_r_r38, cpy_r_r38, cpy_r_r37, cpy_r_r40);
    if (cpy_r_r42 != NULL) goto CPyL146;
    cpy_r_r43 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL147;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r45 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1 = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    } else
        goto CPyL35;
CPyL19: ;
    cpy_r_r47 = cpy_r_r42;
CPyL20: ;
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL21: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_type != cpy_r_r49;
    if (!cpy_r_r50) goto CPyL148;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    } else
        goto CPyL149;
CPyL23: ;
    CPy_Unreachable();
CPyL24: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL31;
CPyL25: ;
    cpy_r_r51 = CPy_CatchError();
    cpy_r_r52 = (PyObject **)&cpy_r_r3;
    cpy_r_r53 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1;
    cpy_r_r54 = CPy_YieldFromErrorHandle(cpy_r_r53, cpy_r_r52);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL150;
    }
    if (cpy_r_r54) {
        goto CPyL28;
    } else
        goto CPyL151;
CPyL27: ;
    cpy_r_r47 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL20;
CPyL28: ;
    cpy_r_r44 = cpy_r_r3;
    CPy_DecRef(cpy_r_r44);
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL35;
CPyL29: ;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    cpy_r_r55 = CPy_KeepPropagating();
    if (!cpy_r_r55) goto CPyL135;
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = NULL;
    cpy_r_r1 = cpy_r_r57;
    cpy_r_r58 = (PyObject **)&cpy_r_r1;
    cpy_r_r59 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1;
    cpy_r_r60 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r59, cpy_r_r56, cpy_r_r56, cpy_r_r56, cpy_r_arg, cpy_r_r58);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r60 == NULL) {
        goto CPyL33;
    } else
        goto CPyL152;
CPyL32: ;
    cpy_r_r47 = cpy_r_r60;
    goto CPyL20;
CPyL33: ;
    cpy_r_r61 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 33, CPyStatic_scholars___automa___actions___globals);
        goto CPyL147;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
CPyL35: ;
    cpy_r_r62 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r62 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0' of 'act_gen' undefined");
    }
    if (cpy_r_r62 == -113) goto CPyL143;
CPyL36: ;
    cpy_r_r63 = cpy_r_r62 + 1;
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 32, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    } else
        goto CPyL9;
CPyL37: ;
    cpy_r_r65 = Py_None;
    CPy_INCREF(cpy_r_r65);
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r67 = CPyDef_scholars___automa___actions___act_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL41;
    CPyGen_SetStopIterationValue(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (!0) goto CPyL142;
    CPy_Unreachable();
CPyL41: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r65;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL42: ;
    cpy_r_r68 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 35, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL43: ;
    cpy_r_r69 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyObject, ob_type));
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r71 == cpy_r_r69;
    if (cpy_r_r72) goto CPyL46;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r73 = 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 35, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r74 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 36, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL47: ;
    if (likely(Py_TYPE(cpy_r_r74) == CPyType_kernel___effects___Call))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 36, CPyStatic_scholars___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_r74);
        goto CPyL135;
    }
    cpy_r_r76 = ((serai___kernel___effects___CallObject *)cpy_r_r75)->_verb;
    cpy_r_r77 = ((serai___kernel___effects___VerbObject *)cpy_r_r76)->_name;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 37, CPyStatic_scholars___automa___actions___globals);
        goto CPyL153;
    }
CPyL49: ;
    if (likely(Py_TYPE(cpy_r_r78) == CPyType_kernel___effects___Call))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 37, CPyStatic_scholars___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_r78);
        goto CPyL153;
    }
    cpy_r_r80 = ((serai___kernel___effects___CallObject *)cpy_r_r79)->_words;
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    CPy_DECREF(cpy_r_r80);
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (!cpy_r_r84) goto CPyL56;
    cpy_r_r85 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 37, CPyStatic_scholars___automa___actions___globals);
        goto CPyL153;
    }
CPyL52: ;
    if (likely(Py_TYPE(cpy_r_r85) == CPyType_kernel___effects___Call))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 37, CPyStatic_scholars___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_r85);
        goto CPyL153;
    }
    cpy_r_r87 = ((serai___kernel___effects___CallObject *)cpy_r_r86)->_words;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r87, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 37, CPyStatic_scholars___automa___actions___globals);
        goto CPyL153;
    }
    if (PyLong_Check(cpy_r_r88))
        cpy_r_r89 = cpy_r_r88;
    else {
        cpy_r_r89 = NULL;
    }
    if (cpy_r_r89 != NULL) goto __LL3986;
    if (PyUnicode_Check(cpy_r_r88))
        cpy_r_r89 = cpy_r_r88;
    else {
        cpy_r_r89 = NULL;
    }
    if (cpy_r_r89 != NULL) goto __LL3986;
    if (unlikely(!(PyTuple_Check(cpy_r_r88) && PyTuple_GET_SIZE(cpy_r_r88) == 2))) {
        cpy_r_r89 = NULL;
        goto __LL3987;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r88, 0))))
        cpy_r_r89 = PyTuple_GET_ITEM(cpy_r_r88, 0);
    else {
        cpy_r_r89 = NULL;
    }
    if (cpy_r_r89 == NULL) goto __LL3987;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r88, 1))))
        cpy_r_r89 = PyTuple_GET_ITEM(cpy_r_r88, 1);
    else {
        cpy_r_r89 = NULL;
    }
    if (cpy_r_r89 == NULL) goto __LL3987;
    cpy_r_r89 = cpy_r_r88;
__LL3987: ;
    if (cpy_r_r89 != NULL) goto __LL3986;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 37, CPyStatic_scholars___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r88);
    goto CPyL153;
__LL3986: ;
    cpy_r_r90 = cpy_r_r89;
    goto CPyL57;
CPyL56: ;
    cpy_r_r91 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r91);
    cpy_r_r90 = cpy_r_r91;
CPyL57: ;
    cpy_r_number = cpy_r_r90;
    cpy_r_r92 = CPyStatics[2428]; /* 'ai_silver' */
    cpy_r_r93 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r92, 9);
    if (cpy_r_r93) {
        goto CPyL154;
    } else
        goto CPyL64;
CPyL58: ;
    cpy_r_r94 = PyLong_Check(cpy_r_number);
    if (cpy_r_r94) {
        goto CPyL61;
    } else
        goto CPyL155;
CPyL59: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r95 = 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 39, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r96 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 40, CPyStatic_scholars___automa___actions___globals);
        goto CPyL156;
    }
CPyL62: ;
    if (likely(PyLong_Check(cpy_r_number)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_number);
    else {
        CPy_TypeError("int", cpy_r_number); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 40, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    cpy_r_r98 = CPyDef_automa___resources___gain_silver(cpy_r_r96, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 40, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL64: ;
    cpy_r_r99 = CPyStatics[2429]; /* 'ai_place_gold' */
    cpy_r_r100 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r99, 13);
    if (cpy_r_r100) {
        goto CPyL157;
    } else
        goto CPyL67;
CPyL65: ;
    cpy_r_r101 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 42, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL66: ;
    cpy_r_r102 = CPyDef_automa___resources___place_gold(cpy_r_r101);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 42, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL67: ;
    cpy_r_r103 = CPyStatics[2430]; /* 'ai_employ' */
    cpy_r_r104 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r103, 9);
    if (cpy_r_r104) {
        goto CPyL158;
    } else
        goto CPyL70;
CPyL68: ;
    cpy_r_r105 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 44, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL69: ;
    cpy_r_r106 = CPyDef_scholars___automa___actions___employ(cpy_r_r105);
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 44, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL70: ;
    cpy_r_r107 = CPyStatics[2431]; /* 'ai_translate' */
    cpy_r_r108 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r107, 12);
    if (cpy_r_r108) {
        goto CPyL159;
    } else
        goto CPyL93;
CPyL71: ;
    cpy_r_r109 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL72: ;
    cpy_r_r110 = CPyDef_scholars___automa___actions___translate(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2 = cpy_r_r110;
    cpy_r_r111 = 1;
    if (!cpy_r_r111) goto CPyL135;
    cpy_r_r112 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r113 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r114 = NULL;
    cpy_r_r5 = cpy_r_r114;
    cpy_r_r115 = (PyObject **)&cpy_r_r5;
    cpy_r_r116 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2;
    cpy_r_r117 = CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(cpy_r_r116, cpy_r_r113, cpy_r_r113, cpy_r_r113, cpy_r_r112, cpy_r_r115);
    if (cpy_r_r117 != NULL) goto CPyL160;
    cpy_r_r118 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL161;
    }
    cpy_r_r119 = cpy_r_r5;
    CPy_DECREF(cpy_r_r119);
    cpy_r_r120 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2 = cpy_r_r120;
    cpy_r_r121 = 1;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL77: ;
    cpy_r_r122 = cpy_r_r117;
CPyL78: ;
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL79: ;
    cpy_r_r124 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r125 = cpy_r_type != cpy_r_r124;
    if (!cpy_r_r125) goto CPyL162;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL83;
    } else
        goto CPyL163;
CPyL81: ;
    CPy_Unreachable();
CPyL82: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL89;
CPyL83: ;
    cpy_r_r126 = CPy_CatchError();
    cpy_r_r127 = (PyObject **)&cpy_r_r7;
    cpy_r_r128 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2;
    cpy_r_r129 = CPy_YieldFromErrorHandle(cpy_r_r128, cpy_r_r127);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL164;
    }
    if (cpy_r_r129) goto CPyL86;
    cpy_r_r122 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r126);
    CPy_DecRef(cpy_r_r126.f0);
    CPy_DecRef(cpy_r_r126.f1);
    CPy_DecRef(cpy_r_r126.f2);
    goto CPyL78;
CPyL86: ;
    cpy_r_r119 = cpy_r_r7;
    CPy_DecRef(cpy_r_r119);
    CPy_RestoreExcInfo(cpy_r_r126);
    CPy_DecRef(cpy_r_r126.f0);
    CPy_DecRef(cpy_r_r126.f1);
    CPy_DecRef(cpy_r_r126.f2);
    goto CPyL130;
CPyL87: ;
    CPy_RestoreExcInfo(cpy_r_r126);
    CPy_DecRef(cpy_r_r126.f0);
    CPy_DecRef(cpy_r_r126.f1);
    CPy_DecRef(cpy_r_r126.f2);
    cpy_r_r130 = CPy_KeepPropagating();
    if (!cpy_r_r130) goto CPyL135;
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = NULL;
    cpy_r_r5 = cpy_r_r132;
    cpy_r_r133 = (PyObject **)&cpy_r_r5;
    cpy_r_r134 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2;
    cpy_r_r135 = CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(cpy_r_r134, cpy_r_r131, cpy_r_r131, cpy_r_r131, cpy_r_arg, cpy_r_r133);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r135 == NULL) {
        goto CPyL91;
    } else
        goto CPyL165;
CPyL90: ;
    cpy_r_r122 = cpy_r_r135;
    goto CPyL78;
CPyL91: ;
    cpy_r_r136 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 46, CPyStatic_scholars___automa___actions___globals);
        goto CPyL161;
    }
    cpy_r_r119 = cpy_r_r5;
    CPy_DECREF(cpy_r_r119);
    goto CPyL130;
CPyL93: ;
    cpy_r_r137 = CPyStatics[2432]; /* 'ai_deliver' */
    cpy_r_r138 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r137, 10);
    if (cpy_r_r138) {
        goto CPyL166;
    } else
        goto CPyL167;
CPyL94: ;
    cpy_r_r139 = PyLong_Check(cpy_r_number);
    if (cpy_r_r139) {
        goto CPyL97;
    } else
        goto CPyL168;
CPyL95: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r140 = 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 48, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL97: ;
    cpy_r_r141 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL156;
    }
CPyL98: ;
    if (likely(PyLong_Check(cpy_r_number)))
        cpy_r_r142 = CPyTagged_FromObject(cpy_r_number);
    else {
        CPy_TypeError("int", cpy_r_number); cpy_r_r142 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r142 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    cpy_r_r143 = CPyDef_scholars___automa___actions___deliver(cpy_r_r141, cpy_r_r142);
    CPyTagged_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3 = cpy_r_r143;
    cpy_r_r144 = 1;
    if (!cpy_r_r144) goto CPyL135;
    cpy_r_r145 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r146 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r147 = NULL;
    cpy_r_r9 = cpy_r_r147;
    cpy_r_r148 = (PyObject **)&cpy_r_r9;
    cpy_r_r149 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3;
    cpy_r_r150 = CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(cpy_r_r149, cpy_r_r146, cpy_r_r146, cpy_r_r146, cpy_r_r145, cpy_r_r148);
    if (cpy_r_r150 != NULL) goto CPyL169;
    cpy_r_r151 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    }
    cpy_r_r152 = cpy_r_r9;
    CPy_DECREF(cpy_r_r152);
    cpy_r_r153 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3 = cpy_r_r153;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL104: ;
    cpy_r_r155 = cpy_r_r150;
CPyL105: ;
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r155;
CPyL106: ;
    cpy_r_r157 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r158 = cpy_r_type != cpy_r_r157;
    if (!cpy_r_r158) goto CPyL171;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL110;
    } else
        goto CPyL172;
CPyL108: ;
    CPy_Unreachable();
CPyL109: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL116;
CPyL110: ;
    cpy_r_r159 = CPy_CatchError();
    cpy_r_r160 = (PyObject **)&cpy_r_r11;
    cpy_r_r161 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3;
    cpy_r_r162 = CPy_YieldFromErrorHandle(cpy_r_r161, cpy_r_r160);
    if (unlikely(cpy_r_r162 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL173;
    }
    if (cpy_r_r162) goto CPyL113;
    cpy_r_r155 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r159);
    CPy_DecRef(cpy_r_r159.f0);
    CPy_DecRef(cpy_r_r159.f1);
    CPy_DecRef(cpy_r_r159.f2);
    goto CPyL105;
CPyL113: ;
    cpy_r_r152 = cpy_r_r11;
    CPy_DecRef(cpy_r_r152);
    CPy_RestoreExcInfo(cpy_r_r159);
    CPy_DecRef(cpy_r_r159.f0);
    CPy_DecRef(cpy_r_r159.f1);
    CPy_DecRef(cpy_r_r159.f2);
    goto CPyL130;
CPyL114: ;
    CPy_RestoreExcInfo(cpy_r_r159);
    CPy_DecRef(cpy_r_r159.f0);
    CPy_DecRef(cpy_r_r159.f1);
    CPy_DecRef(cpy_r_r159.f2);
    cpy_r_r163 = CPy_KeepPropagating();
    if (!cpy_r_r163) goto CPyL135;
    CPy_Unreachable();
CPyL116: ;
    cpy_r_r164 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r165 = NULL;
    cpy_r_r9 = cpy_r_r165;
    cpy_r_r166 = (PyObject **)&cpy_r_r9;
    cpy_r_r167 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3;
    cpy_r_r168 = CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(cpy_r_r167, cpy_r_r164, cpy_r_r164, cpy_r_r164, cpy_r_arg, cpy_r_r166);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r168 == NULL) {
        goto CPyL118;
    } else
        goto CPyL174;
CPyL117: ;
    cpy_r_r155 = cpy_r_r168;
    goto CPyL105;
CPyL118: ;
    cpy_r_r169 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 49, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    }
    cpy_r_r152 = cpy_r_r9;
    CPy_DECREF(cpy_r_r152);
    goto CPyL130;
CPyL120: ;
    cpy_r_r170 = CPyStatics[2433]; /* 'ai_influence_guild' */
    cpy_r_r171 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r170, 18);
    if (cpy_r_r171) {
        goto CPyL175;
    } else
        goto CPyL123;
CPyL121: ;
    cpy_r_r172 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 51, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL122: ;
    cpy_r_r173 = CPyDef_scholars___automa___actions____influence_some_guild(cpy_r_r172);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 51, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL123: ;
    cpy_r_r174 = CPyStatics[2434]; /* 'ai_influence_scroll' */
    cpy_r_r175 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r174, 19);
    CPy_DECREF(cpy_r_r77);
    if (!cpy_r_r175) goto CPyL126;
    cpy_r_r176 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 53, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL125: ;
    cpy_r_r177 = CPyDef_scholars___automa___actions___influence_scroll(cpy_r_r176);
    if (unlikely(cpy_r_r177 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 53, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    } else
        goto CPyL130;
CPyL126: ;
    cpy_r_r178 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "t", 55, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL127: ;
    cpy_r_r179 = ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "act", "act_gen", "effect", 55, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL128: ;
    CPy_INCREF(cpy_r_r179);
    if (likely(Py_TYPE(cpy_r_r179) == CPyType_kernel___effects___Call))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "act", 55, CPyStatic_scholars___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_r179);
        goto CPyL135;
    }
    cpy_r_r181 = CPyDef_scholars___automa___actions____retire_by_majority(cpy_r_r178, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 55, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL130: ;
    cpy_r_r182 = Py_None;
    CPy_INCREF(cpy_r_r182);
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r184 = CPyDef_scholars___automa___actions___act_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL134;
    CPyGen_SetStopIterationValue(cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    if (!0) goto CPyL142;
    CPy_Unreachable();
CPyL134: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r182;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL135: ;
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r186 = CPyDef_scholars___automa___actions___act_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r187 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r187;
CPyL136: ;
    cpy_r_r188 = cpy_r_r12 == 0;
    if (cpy_r_r188) goto CPyL176;
    cpy_r_r189 = cpy_r_r12 == 1;
    if (cpy_r_r189) {
        goto CPyL177;
    } else
        goto CPyL178;
CPyL138: ;
    cpy_r_r190 = cpy_r_r12 == 2;
    if (cpy_r_r190) {
        goto CPyL179;
    } else
        goto CPyL180;
CPyL139: ;
    cpy_r_r191 = cpy_r_r12 == 3;
    if (cpy_r_r191) {
        goto CPyL106;
    } else
        goto CPyL181;
CPyL140: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r192 = 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 29, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    CPy_Unreachable();
CPyL142: ;
    cpy_r_r193 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r193;
CPyL143: ;
    cpy_r_r194 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r194;
    cpy_r_r195 = 1;
    goto CPyL135;
CPyL144: ;
    cpy_r_r196 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r196;
    cpy_r_r197 = 1;
    goto CPyL37;
CPyL145: ;
    cpy_r_r198 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r198;
    cpy_r_r199 = 1;
    CPy_DecRef(cpy_r_r33);
    goto CPyL135;
CPyL146: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL19;
CPyL147: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r200 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r200;
    cpy_r_r201 = 1;
    goto CPyL135;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL24;
CPyL149: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL150: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r202 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r202;
    cpy_r_r203 = 1;
    goto CPyL29;
CPyL151: ;
    goto CPyL27;
CPyL152: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL32;
CPyL153: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL135;
CPyL154: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL58;
CPyL155: ;
    CPy_DECREF(cpy_r_number);
    goto CPyL59;
CPyL156: ;
    CPy_DecRef(cpy_r_number);
    goto CPyL135;
CPyL157: ;
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_number);
    goto CPyL65;
CPyL158: ;
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_number);
    goto CPyL68;
CPyL159: ;
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_number);
    goto CPyL71;
CPyL160: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL77;
CPyL161: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL135;
CPyL162: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL82;
CPyL163: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL81;
CPyL164: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL87;
CPyL165: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL90;
CPyL166: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL94;
CPyL167: ;
    CPy_DECREF(cpy_r_number);
    goto CPyL120;
CPyL168: ;
    CPy_DECREF(cpy_r_number);
    goto CPyL95;
CPyL169: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL104;
CPyL170: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL135;
CPyL171: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL109;
CPyL172: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL108;
CPyL173: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL114;
CPyL174: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL117;
CPyL175: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL121;
CPyL176: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    cpy_r_r204 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r204;
    cpy_r_r205 = 1;
    goto CPyL1;
CPyL177: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL21;
CPyL178: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r206 = NULL;
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0 = cpy_r_r206;
    cpy_r_r207 = 1;
    goto CPyL138;
CPyL179: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL79;
CPyL180: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL139;
CPyL181: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL140;
}
        
PyObject *CPyDef_scholars___automa___actions___act_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions___act_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___act_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__next__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___act_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions___act_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___actions___act_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "send", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___act_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___actions___act_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___act_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__iter__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___act_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___actions___act_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.act_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___actions___act_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "throw", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___act_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___actions___act_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3988 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3988);
    PyObject *__tmp3989 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3989);
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
        
        PyObject *CPyPy_scholars___automa___actions___act_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___act_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "close", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___act(PyObject *cpy_r_t, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___automa___actions___act_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 29, CPyStatic_scholars___automa___actions___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 29, CPyStatic_scholars___automa___actions___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_effect);
    if (((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___games___scholars___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 29, CPyStatic_scholars___automa___actions___globals);
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
        
        PyObject *CPyPy_scholars___automa___actions___act(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "effect", 0};
            static CPyArg_Parser parser = {"OO:act", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___act(arg_t, arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "act", 29, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions___employ(PyObject *cpy_r_t) {
    tuple_T2IO cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2IO cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
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
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = CPyDef_scholars___automa___choices___pile_to_employ(cpy_r_t);
    if (unlikely(cpy_r_r0.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 60, CPyStatic_scholars___automa___actions___globals);
        goto CPyL19;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = CPyDef_scholars___automa___choices___room_to_employ(cpy_r_t);
    if (unlikely(cpy_r_r5.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 61, CPyStatic_scholars___automa___actions___globals);
        goto CPyL20;
    }
    cpy_r_r6 = cpy_r_r5.f0;
    cpy_r_r7 = cpy_r_r5.f1;
    cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = cpy_r_r7;
    cpy_r_r10 = -2 == (Py_ssize_t)cpy_r_r3;
    if (cpy_r_r10) goto CPyL5;
    cpy_r_r11 = -2 == (Py_ssize_t)cpy_r_r8;
    if (cpy_r_r11) goto CPyL5;
    if (0) {
        goto CPyL21;
    } else
        goto CPyL8;
CPyL5: ;
    if (1) {
        goto CPyL21;
    } else
        goto CPyL8;
CPyL6: ;
    cpy_r_r12 = CPyStatics[2435]; /* 'SC-SOLO-16' */
    cpy_r_r13 = CPyDef_scholars___automa___actions____nothing(cpy_r_t, cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 63, CPyStatic_scholars___automa___actions___globals);
        goto CPyL19;
    }
    return 1;
CPyL8: ;
    cpy_r_r14 = CPyStatics[2436]; /* 'event-ai-employs' */
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "employ", "Table", "players", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL22;
    }
CPyL9: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPyStatics[2435]; /* 'SC-SOLO-16' */
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "employ", "Table", "book", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL22;
    }
CPyL10: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_piles;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "employ", "Book", "piles", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL22;
    }
CPyL11: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r3);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "employ", 65, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r22);
        goto CPyL22;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, 0);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL22;
    }
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "employ", 65, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r24);
        goto CPyL22;
    }
    cpy_r_r26 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r27 = CPyStatics[546]; /* 'why' */
    cpy_r_r28 = CPyStatics[1283]; /* 'room' */
    cpy_r_r29 = CPyDict_Build(3, cpy_r_r26, cpy_r_r25, cpy_r_r27, cpy_r_r4, cpy_r_r28, cpy_r_r9);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL23;
    }
    cpy_r_r30 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r14, cpy_r_r18, cpy_r_r19, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 65, CPyStatic_scholars___automa___actions___globals);
        goto CPyL23;
    }
    cpy_r_r31 = CPyStatics[2435]; /* 'SC-SOLO-16' */
    cpy_r_r32 = CPyDef_scholars___caliph___employ_neutral(cpy_r_t, cpy_r_r3, cpy_r_r8, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 66, CPyStatic_scholars___automa___actions___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    goto CPyL6;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL19;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL19;
}
        
        PyObject *CPyPy_scholars___automa___actions___employ(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:employ", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___automa___actions___employ(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "employ", 58, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    tuple_T3OOO cpy_r_r27;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    tuple_T2IO cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    int32_t cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    CPyTagged cpy_r_r96;
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
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    int32_t cpy_r_r122;
    char cpy_r_r123;
    int32_t cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL98;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 69, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
CPyL5: ;
    cpy_r_r8 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r9 = CPyStatics[2437]; /* 'scroll_to_translate' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    cpy_r_r11 = CPyDef_scholars___automa___actions____wanted(cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    if (((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0);
    }
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0 = cpy_r_r11;
    cpy_r_r12 = 1;
    if (!cpy_r_r12) goto CPyL97;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = NULL;
    cpy_r_r1 = cpy_r_r15;
    cpy_r_r16 = (PyObject **)&cpy_r_r1;
    cpy_r_r17 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0;
    cpy_r_r18 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r_r17, cpy_r_r14, cpy_r_r14, cpy_r_r14, cpy_r_r13, cpy_r_r16);
    if (cpy_r_r18 != NULL) goto CPyL103;
    cpy_r_r19 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL104;
    }
    cpy_r_r20 = cpy_r_r1;
    cpy_r_r21 = NULL;
    if (((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0);
    }
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL105;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r23 = cpy_r_r18;
CPyL12: ;
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r23;
CPyL13: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL106;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL17;
    } else
        goto CPyL107;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL23;
CPyL17: ;
    cpy_r_r27 = CPy_CatchError();
    cpy_r_r28 = (PyObject **)&cpy_r_r3;
    cpy_r_r29 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0;
    cpy_r_r30 = CPy_YieldFromErrorHandle(cpy_r_r29, cpy_r_r28);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    }
    if (cpy_r_r30) goto CPyL20;
    cpy_r_r23 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    goto CPyL12;
CPyL20: ;
    cpy_r_r20 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    goto CPyL27;
CPyL21: ;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    cpy_r_r31 = CPy_KeepPropagating();
    if (!cpy_r_r31) goto CPyL97;
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = NULL;
    cpy_r_r1 = cpy_r_r33;
    cpy_r_r34 = (PyObject **)&cpy_r_r1;
    cpy_r_r35 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0;
    cpy_r_r36 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r_r35, cpy_r_r32, cpy_r_r32, cpy_r_r32, cpy_r_arg, cpy_r_r34);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r36 == NULL) {
        goto CPyL25;
    } else
        goto CPyL109;
CPyL24: ;
    cpy_r_r23 = cpy_r_r36;
    goto CPyL12;
CPyL25: ;
    cpy_r_r37 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL104;
    }
    cpy_r_r20 = cpy_r_r1;
CPyL27: ;
    PyObject *__tmp3990;
    if (unlikely(!(PyTuple_Check(cpy_r_r20) && PyTuple_GET_SIZE(cpy_r_r20) == 2))) {
        __tmp3990 = NULL;
        goto __LL3991;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r20, 0))))
        __tmp3990 = PyTuple_GET_ITEM(cpy_r_r20, 0);
    else {
        __tmp3990 = NULL;
    }
    if (__tmp3990 == NULL) goto __LL3991;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r20, 1))))
        __tmp3990 = PyTuple_GET_ITEM(cpy_r_r20, 1);
    else {
        __tmp3990 = NULL;
    }
    if (__tmp3990 == NULL) goto __LL3991;
    __tmp3990 = cpy_r_r20;
__LL3991: ;
    if (unlikely(__tmp3990 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r20); cpy_r_r38 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp3992 = PyTuple_GET_ITEM(cpy_r_r20, 0);
        CPyTagged __tmp3993;
        if (likely(PyLong_Check(__tmp3992)))
            __tmp3993 = CPyTagged_FromObject(__tmp3992);
        else {
            goto __LL3994;
        }
        cpy_r_r38.f0 = __tmp3993;
        PyObject *__tmp3995 = PyTuple_GET_ITEM(cpy_r_r20, 1);
        CPy_INCREF(__tmp3995);
        PyObject *__tmp3996;
        if (likely(PyUnicode_Check(__tmp3995)))
            __tmp3996 = __tmp3995;
        else {
            CPy_TypeError("str", __tmp3995); 
            __tmp3996 = NULL;
        }
        cpy_r_r38.f1 = __tmp3996;
    }
    goto __LL3997;
__LL3994: ;
    cpy_r_r38 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL3997;
__LL3997: ;
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r38.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 71, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    cpy_r_r39 = cpy_r_r38.f0;
    cpy_r_r40 = cpy_r_r38.f1;
    cpy_r_r41 = cpy_r_r39;
    cpy_r_r42 = cpy_r_r40;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r41 == -2;
    if (cpy_r_r43) {
        goto CPyL110;
    } else
        goto CPyL36;
CPyL29: ;
    cpy_r_r44 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 73, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
CPyL30: ;
    cpy_r_r45 = CPyStatics[2438]; /* 'SC-SOLO-17' */
    cpy_r_r46 = CPyDef_scholars___automa___actions____nothing(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 73, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    cpy_r_r47 = Py_None;
    CPy_INCREF(cpy_r_r47);
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r49 = CPyDef_scholars___automa___actions___translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL35;
    CPyGen_SetStopIterationValue(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL35: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r47;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL36: ;
    cpy_r_r50 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 75, CPyStatic_scholars___automa___actions___globals);
        goto CPyL111;
    }
CPyL37: ;
    cpy_r_r51 = ((serai___games___scholars___table___TableObject *)cpy_r_r50)->_house;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "house", 75, CPyStatic_scholars___automa___actions___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r51);
CPyL38: ;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r53 = CPyList_Index(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 75, CPyStatic_scholars___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r54 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 76, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL40: ;
    cpy_r_r55 = ((serai___games___scholars___table___TableObject *)cpy_r_r54)->_house_influence;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "house_influence", 76, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL41: ;
    cpy_r_r56 = CPyList_GetItemBorrow(cpy_r_r55, cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 76, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 76, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r58 = (Py_ssize_t)cpy_r_r57 != -2;
    CPyTagged_DECREF(cpy_r_r57);
    if (!cpy_r_r58) goto CPyL50;
    cpy_r_r59 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 77, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL45: ;
    cpy_r_r60 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 77, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL46: ;
    cpy_r_r61 = ((serai___games___scholars___table___TableObject *)cpy_r_r60)->_house_influence;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "house_influence", 77, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL47: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r61, cpy_r_r53);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 77, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 77, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r64 = CPyDef_scholars___influence___give_back(cpy_r_r59, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 77, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL50: ;
    cpy_r_r65 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 78, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL51: ;
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_r65)->_house;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "house", 78, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r66);
CPyL52: ;
    cpy_r_r67 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = CPyList_SetItem(cpy_r_r66, cpy_r_r53, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 78, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r69 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 79, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL54: ;
    cpy_r_r70 = ((serai___games___scholars___table___TableObject *)cpy_r_r69)->_house_influence;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "house_influence", 79, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r70);
CPyL55: ;
    cpy_r_r71 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = CPyList_SetItem(cpy_r_r70, cpy_r_r53, cpy_r_r71);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 79, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r73 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 80, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
CPyL57: ;
    cpy_r_r74 = CPyDef_automa___resources___opponent(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 80, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r75 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 81, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
CPyL59: ;
    cpy_r_r76 = ((serai___games___scholars___table___TableObject *)cpy_r_r75)->_book;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "book", 81, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
CPyL60: ;
    cpy_r_r77 = ((serai___games___scholars___book___BookObject *)cpy_r_r76)->_scrolls;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Book", "scrolls", 81, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
CPyL61: ;
    cpy_r_r78 = CPyList_GetItem(cpy_r_r77, cpy_r_r41);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 81, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
    if (likely(PyTuple_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "translate", 81, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r78);
        goto CPyL113;
    }
    cpy_r_r80 = CPySequenceTuple_GetItem(cpy_r_r79, 2);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 81, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 81, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
    cpy_r_r82 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r74)->_scrolls;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Automa", "scrolls", 82, CPyStatic_scholars___automa___actions___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r82);
CPyL66: ;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r83 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r84 = PyList_Append(cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 82, CPyStatic_scholars___automa___actions___globals);
        goto CPyL114;
    }
    cpy_r_r86 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r74)->_languages;
    if (unlikely(cpy_r_r86 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'languages' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r86);
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 83, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL68: ;
    CPyTagged_INCREF(cpy_r_r81);
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r81);
    cpy_r_r88 = PyList_Append(cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 83, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
    cpy_r_r90 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL70: ;
    cpy_r_r91 = CPyStatics[2439]; /* 'event-ai-translates' */
    cpy_r_r92 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL71: ;
    cpy_r_r93 = ((serai___games___scholars___table___TableObject *)cpy_r_r92)->_players;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "players", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL72: ;
    cpy_r_r94 = (CPyPtr)((CPyPtr)cpy_r_r93 + offsetof(PyVarObject, ob_size));
    cpy_r_r95 = *(int64_t *)cpy_r_r94;
    cpy_r_r96 = cpy_r_r95 << 1;
    cpy_r_r97 = CPyStatics[2438]; /* 'SC-SOLO-17' */
    cpy_r_r98 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL73: ;
    cpy_r_r99 = ((serai___games___scholars___table___TableObject *)cpy_r_r98)->_book;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "book", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL74: ;
    cpy_r_r100 = ((serai___games___scholars___book___BookObject *)cpy_r_r99)->_scrolls;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Book", "scrolls", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL75: ;
    cpy_r_r101 = CPyList_GetItem(cpy_r_r100, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL116;
    }
    if (likely(PyTuple_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "translate", 84, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r101);
        goto CPyL116;
    }
    cpy_r_r103 = CPySequenceTuple_GetItem(cpy_r_r102, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL116;
    }
    if (likely(PyUnicode_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "translate", 84, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r103);
        goto CPyL116;
    }
    cpy_r_r105 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r106 = CPyStatics[546]; /* 'why' */
    cpy_r_r107 = CPyDict_Build(2, cpy_r_r105, cpy_r_r104, cpy_r_r106, cpy_r_r42);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r108 = CPyDef_kernel___table___Table___tell(cpy_r_r90, cpy_r_r91, cpy_r_r96, cpy_r_r97, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 84, CPyStatic_scholars___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r109 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 85, CPyStatic_scholars___automa___actions___globals);
        goto CPyL117;
    }
CPyL82: ;
    cpy_r_r110 = CPyDef_scholars___automa___actions____spread_gold(cpy_r_r109, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 85, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
    cpy_r_r111 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
CPyL84: ;
    cpy_r_r112 = ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "translate_gen", "t", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
CPyL85: ;
    cpy_r_r113 = ((serai___games___scholars___table___TableObject *)cpy_r_r112)->_book;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Table", "book", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
CPyL86: ;
    cpy_r_r114 = ((serai___games___scholars___book___BookObject *)cpy_r_r113)->_house;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "translate", "Book", "house", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
CPyL87: ;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r114, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    if (likely(PyTuple_Check(cpy_r_r115)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "translate", 86, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r115);
        goto CPyL97;
    }
    cpy_r_r117 = CPySequenceTuple_GetItem(cpy_r_r116, 2);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r117)))
        cpy_r_r118 = CPyTagged_FromObject(cpy_r_r117);
    else {
        CPy_TypeError("int", cpy_r_r117); cpy_r_r118 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    cpy_r_r119 = CPyDef_translate___close_up(cpy_r_r111, cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 86, CPyStatic_scholars___automa___actions___globals);
        goto CPyL97;
    }
    cpy_r_r120 = Py_None;
    CPy_INCREF(cpy_r_r120);
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r122 = CPyDef_scholars___automa___actions___translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL96;
    CPyGen_SetStopIterationValue(cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL96: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r120;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL97: ;
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r124 = CPyDef_scholars___automa___actions___translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r125 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r125;
CPyL98: ;
    cpy_r_r126 = cpy_r_r4 == 0;
    if (cpy_r_r126) goto CPyL119;
    cpy_r_r127 = cpy_r_r4 == 1;
    if (cpy_r_r127) {
        goto CPyL13;
    } else
        goto CPyL120;
CPyL100: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r128 = 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 69, CPyStatic_scholars___automa___actions___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL102: ;
    cpy_r_r129 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL103: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL11;
CPyL104: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL97;
CPyL105: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL97;
CPyL106: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL107: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL108: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL21;
CPyL109: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL110: ;
    CPyTagged_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL97;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL97;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    goto CPyL97;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL97;
CPyL115: ;
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL97;
CPyL116: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL97;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL97;
CPyL118: ;
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL97;
CPyL119: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL100;
}
        
PyObject *CPyDef_scholars___automa___actions___translate_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions___translate_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___translate_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__next__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___translate_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions___translate_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___actions___translate_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "send", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___translate_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___actions___translate_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___translate_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__iter__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___translate_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___actions___translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___actions___translate_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.translate_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___actions___translate_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "throw", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___translate_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___actions___translate_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3998 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3998);
    PyObject *__tmp3999 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3999);
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
        
        PyObject *CPyPy_scholars___automa___actions___translate_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___translate_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "close", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___translate(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___automa___actions___translate_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 69, CPyStatic_scholars___automa___actions___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___actions___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___actions___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 69, CPyStatic_scholars___automa___actions___globals);
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
        
        PyObject *CPyPy_scholars___automa___actions___translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:translate", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___translate(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "translate", 69, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions____spread_gold(PyObject *cpy_r_t, CPyTagged cpy_r_language) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_order;
    tuple_T2CC cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    int64_t cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int64_t cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    CPyPtr cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    CPyPtr cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    int64_t cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    char cpy_r_r115;
    CPyPtr cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    CPyPtr cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    int32_t cpy_r_r139;
    char cpy_r_r140;
    int64_t cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int64_t cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    char cpy_r_r151;
    CPyPtr cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    CPyPtr cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    CPyTagged cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyTagged cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    int64_t cpy_r_r188;
    char cpy_r_r189;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 91, CPyStatic_scholars___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "rooms", 91, CPyStatic_scholars___automa___actions___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL112;
    cpy_r_room = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 91, CPyStatic_scholars___automa___actions___globals);
        goto CPyL113;
    }
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL114;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r15 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 91, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
CPyL7: ;
    cpy_r_r17 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r17;
    cpy_r_r18 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r18;
    goto CPyL3;
CPyL8: ;
    cpy_r_r19 = PyDict_New();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r20 = 0;
CPyL10: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL24;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "book", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
CPyL13: ;
    cpy_r_r31 = ((serai___games___scholars___book___BookObject *)cpy_r_r30)->_translators;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Book", "translators", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r31);
CPyL14: ;
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "rooms", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL119;
    }
CPyL15: ;
    cpy_r_r33 = CPyList_GetItemBorrow(cpy_r_r32, cpy_r_r29);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL119;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL119;
    }
    cpy_r_r35 = CPyList_GetItem(cpy_r_r31, cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r35);
        goto CPyL118;
    }
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r36, 6);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r37);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_language);
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_language);
    cpy_r_r40 = PySequence_Contains(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
    cpy_r_r42 = cpy_r_r40;
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r44 = cpy_r_r42 ? Py_True : Py_False;
    cpy_r_r45 = PyDict_SetItem(cpy_r_r19, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 92, CPyStatic_scholars___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r47 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r47;
    goto CPyL10;
CPyL24: ;
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 93, CPyStatic_scholars___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_order = cpy_r_r48;
    cpy_r_r49.f0 = 1;
    cpy_r_r49.f1 = 0;
    cpy_r_r50 = PyTuple_New(2);
    if (unlikely(cpy_r_r50 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4000 = cpy_r_r49.f0 ? Py_True : Py_False;
    CPy_INCREF(__tmp4000);
    PyTuple_SET_ITEM(cpy_r_r50, 0, __tmp4000);
    PyObject *__tmp4001 = cpy_r_r49.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp4001);
    PyTuple_SET_ITEM(cpy_r_r50, 1, __tmp4001);
    cpy_r_r51 = PyObject_GetIter(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 94, CPyStatic_scholars___automa___actions___globals);
        goto CPyL121;
    }
CPyL26: ;
    cpy_r_r52 = PyIter_Next(cpy_r_r51);
    if (cpy_r_r52 == NULL) goto CPyL122;
    if (unlikely(!PyBool_Check(cpy_r_r52))) {
        CPy_TypeError("bool", cpy_r_r52); cpy_r_r53 = 2;
    } else
        cpy_r_r53 = cpy_r_r52 == Py_True;
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 94, CPyStatic_scholars___automa___actions___globals);
        goto CPyL123;
    }
    cpy_r_r54 = PyList_New(0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL123;
    }
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r56 - 1;
    cpy_r_r58 = cpy_r_r57;
CPyL30: ;
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (!cpy_r_r59) goto CPyL43;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r58 < cpy_r_r61;
    if (!cpy_r_r62) goto CPyL43;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r58 * 8;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = *(PyObject * *)cpy_r_r66;
    CPy_INCREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL124;
    }
    cpy_r_r69 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "owners", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL125;
    }
CPyL34: ;
    cpy_r_r70 = CPyList_GetItemBorrow(cpy_r_r69, cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL125;
    }
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL125;
    }
    cpy_r_r72 = (Py_ssize_t)cpy_r_r71 == -2;
    CPyTagged_DECREF(cpy_r_r71);
    if (cpy_r_r72) goto CPyL38;
    if (cpy_r_r72) {
        goto CPyL41;
    } else
        goto CPyL126;
CPyL38: ;
    CPyTagged_INCREF(cpy_r_r68);
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r19, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL125;
    }
    if (unlikely(!PyBool_Check(cpy_r_r74))) {
        CPy_TypeError("bool", cpy_r_r74); cpy_r_r75 = 2;
    } else
        cpy_r_r75 = cpy_r_r74 == Py_True;
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL125;
    }
    cpy_r_r76 = cpy_r_r75 ? Py_True : Py_False;
    cpy_r_r77 = cpy_r_r53 ? Py_True : Py_False;
    cpy_r_r78 = cpy_r_r76 == cpy_r_r77;
    if (!cpy_r_r78) goto CPyL126;
CPyL41: ;
    cpy_r_r79 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r80 = PyList_Append(cpy_r_r54, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL124;
    }
CPyL42: ;
    cpy_r_r82 = cpy_r_r58 + -1;
    cpy_r_r58 = cpy_r_r82;
    goto CPyL30;
CPyL43: ;
    cpy_r_r83 = PySequence_InPlaceConcat(cpy_r_order, cpy_r_r54);
    CPy_DECREF(cpy_r_order);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 95, CPyStatic_scholars___automa___actions___globals);
        goto CPyL127;
    }
    cpy_r_order = cpy_r_r83;
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL123;
    }
    cpy_r_r85 = 0;
CPyL46: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r85 < cpy_r_r87;
    if (!cpy_r_r88) goto CPyL58;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r90 = *(CPyPtr *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r85 * 8;
    cpy_r_r92 = cpy_r_r90 + cpy_r_r91;
    cpy_r_r93 = *(PyObject * *)cpy_r_r92;
    CPy_INCREF(cpy_r_r93);
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL128;
    }
    cpy_r_r95 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "owners", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL129;
    }
CPyL49: ;
    cpy_r_r96 = CPyList_GetItemBorrow(cpy_r_r95, cpy_r_r94);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL129;
    }
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL129;
    }
    cpy_r_r98 = (Py_ssize_t)cpy_r_r97 != -2;
    CPyTagged_DECREF(cpy_r_r97);
    if (cpy_r_r98) goto CPyL53;
    if (cpy_r_r98) {
        goto CPyL56;
    } else
        goto CPyL130;
CPyL53: ;
    CPyTagged_INCREF(cpy_r_r94);
    cpy_r_r99 = CPyTagged_StealAsObject(cpy_r_r94);
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r19, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL129;
    }
    if (unlikely(!PyBool_Check(cpy_r_r100))) {
        CPy_TypeError("bool", cpy_r_r100); cpy_r_r101 = 2;
    } else
        cpy_r_r101 = cpy_r_r100 == Py_True;
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL129;
    }
    cpy_r_r102 = cpy_r_r101 ? Py_True : Py_False;
    cpy_r_r103 = cpy_r_r53 ? Py_True : Py_False;
    cpy_r_r104 = cpy_r_r102 == cpy_r_r103;
    if (!cpy_r_r104) goto CPyL130;
CPyL56: ;
    cpy_r_r105 = CPyTagged_StealAsObject(cpy_r_r94);
    cpy_r_r106 = PyList_Append(cpy_r_r84, cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL128;
    }
CPyL57: ;
    cpy_r_r108 = cpy_r_r85 + 1;
    cpy_r_r85 = cpy_r_r108;
    goto CPyL46;
CPyL58: ;
    cpy_r_r109 = PySequence_InPlaceConcat(cpy_r_order, cpy_r_r84);
    CPy_DECREF(cpy_r_order);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 96, CPyStatic_scholars___automa___actions___globals);
        goto CPyL127;
    }
    cpy_r_order = cpy_r_r109;
    goto CPyL26;
CPyL60: ;
    cpy_r_r110 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 94, CPyStatic_scholars___automa___actions___globals);
        goto CPyL131;
    }
    cpy_r_r111 = PyList_New(0);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL131;
    }
    cpy_r_r112 = 0;
CPyL63: ;
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_order + offsetof(PyVarObject, ob_size));
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = cpy_r_r112 < cpy_r_r114;
    if (!cpy_r_r115) goto CPyL132;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_order + offsetof(PyListObject, ob_item));
    cpy_r_r117 = *(CPyPtr *)cpy_r_r116;
    cpy_r_r118 = cpy_r_r112 * 8;
    cpy_r_r119 = cpy_r_r117 + cpy_r_r118;
    cpy_r_r120 = *(PyObject * *)cpy_r_r119;
    CPy_INCREF(cpy_r_r120);
    if (likely(PyLong_Check(cpy_r_r120)))
        cpy_r_r121 = CPyTagged_FromObject(cpy_r_r120);
    else {
        CPy_TypeError("int", cpy_r_r120); cpy_r_r121 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL133;
    }
    cpy_r_r122 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL134;
    }
CPyL66: ;
    cpy_r_r123 = CPyList_GetItem(cpy_r_r122, cpy_r_r121);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL134;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL134;
    }
    cpy_r_r125 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "book", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL69: ;
    cpy_r_r126 = ((serai___games___scholars___book___BookObject *)cpy_r_r125)->_rooms;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Book", "rooms", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
CPyL70: ;
    cpy_r_r127 = CPyList_GetItem(cpy_r_r126, cpy_r_r121);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r127);
        goto CPyL135;
    }
    cpy_r_r129 = CPySequenceTuple_GetItem(cpy_r_r128, 6);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    if (likely(PyLong_Check(cpy_r_r129)))
        cpy_r_r130 = CPyTagged_FromObject(cpy_r_r129);
    else {
        CPy_TypeError("int", cpy_r_r129); cpy_r_r130 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL135;
    }
    cpy_r_r131 = cpy_r_r124 & 1;
    cpy_r_r132 = cpy_r_r131 != 0;
    if (cpy_r_r132) goto CPyL76;
    cpy_r_r133 = cpy_r_r130 & 1;
    cpy_r_r134 = cpy_r_r133 != 0;
    if (!cpy_r_r134) goto CPyL77;
CPyL76: ;
    cpy_r_r135 = CPyTagged_IsLt_(cpy_r_r124, cpy_r_r130);
    cpy_r_r136 = cpy_r_r135;
    goto CPyL78;
CPyL77: ;
    cpy_r_r137 = (Py_ssize_t)cpy_r_r124 < (Py_ssize_t)cpy_r_r130;
    cpy_r_r136 = cpy_r_r137;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r130);
    if (!cpy_r_r136) goto CPyL136;
    cpy_r_r138 = CPyTagged_StealAsObject(cpy_r_r121);
    cpy_r_r139 = PyList_Append(cpy_r_r111, cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 97, CPyStatic_scholars___automa___actions___globals);
        goto CPyL133;
    }
CPyL80: ;
    cpy_r_r141 = cpy_r_r112 + 1;
    cpy_r_r112 = cpy_r_r141;
    goto CPyL63;
CPyL81: ;
    cpy_r_r142 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "book", 98, CPyStatic_scholars___automa___actions___globals);
        goto CPyL137;
    }
CPyL82: ;
    cpy_r_r143 = ((serai___games___scholars___book___BookObject *)cpy_r_r142)->_ai_gold;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Book", "ai_gold", 98, CPyStatic_scholars___automa___actions___globals);
        goto CPyL137;
    }
CPyL83: ;
    cpy_r_r144 = CPyList_GetItem(cpy_r_r143, cpy_r_language);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 98, CPyStatic_scholars___automa___actions___globals);
        goto CPyL137;
    }
    if (likely(PyLong_Check(cpy_r_r144)))
        cpy_r_r145 = CPyTagged_FromObject(cpy_r_r144);
    else {
        CPy_TypeError("int", cpy_r_r144); cpy_r_r145 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 98, CPyStatic_scholars___automa___actions___globals);
        goto CPyL137;
    }
    cpy_r_r146 = CPyList_GetSlice(cpy_r_r111, 0, cpy_r_r145);
    CPy_DECREF(cpy_r_r111);
    CPyTagged_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 98, CPyStatic_scholars___automa___actions___globals);
        goto CPyL110;
    }
    if (likely(PyList_Check(cpy_r_r146)))
        cpy_r_r147 = cpy_r_r146;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 98, CPyStatic_scholars___automa___actions___globals, "list", cpy_r_r146);
        goto CPyL110;
    }
    cpy_r_r148 = 0;
CPyL88: ;
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r147 + offsetof(PyVarObject, ob_size));
    cpy_r_r150 = *(int64_t *)cpy_r_r149;
    cpy_r_r151 = cpy_r_r148 < cpy_r_r150;
    if (!cpy_r_r151) goto CPyL138;
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r147 + offsetof(PyListObject, ob_item));
    cpy_r_r153 = *(CPyPtr *)cpy_r_r152;
    cpy_r_r154 = cpy_r_r148 * 8;
    cpy_r_r155 = cpy_r_r153 + cpy_r_r154;
    cpy_r_r156 = *(PyObject * *)cpy_r_r155;
    CPy_INCREF(cpy_r_r156);
    if (likely(PyLong_Check(cpy_r_r156)))
        cpy_r_r157 = CPyTagged_FromObject(cpy_r_r156);
    else {
        CPy_TypeError("int", cpy_r_r156); cpy_r_r157 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 98, CPyStatic_scholars___automa___actions___globals);
        goto CPyL139;
    }
    cpy_r_r158 = CPyStatics[2440]; /* 'SC-SOLO-18' */
    cpy_r_r159 = CPyDef_automa___resources___put_gold(cpy_r_t, cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 99, CPyStatic_scholars___automa___actions___globals);
        goto CPyL140;
    }
    cpy_r_r160 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "owners", 100, CPyStatic_scholars___automa___actions___globals);
        goto CPyL140;
    }
CPyL92: ;
    cpy_r_r161 = CPyList_GetItem(cpy_r_r160, cpy_r_r157);
    CPyTagged_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 100, CPyStatic_scholars___automa___actions___globals);
        goto CPyL139;
    }
    if (likely(PyLong_Check(cpy_r_r161)))
        cpy_r_r162 = CPyTagged_FromObject(cpy_r_r161);
    else {
        CPy_TypeError("int", cpy_r_r161); cpy_r_r162 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 100, CPyStatic_scholars___automa___actions___globals);
        goto CPyL139;
    }
    cpy_r_r163 = (Py_ssize_t)cpy_r_r162 != -2;
    if (!cpy_r_r163) goto CPyL141;
    cpy_r_r164 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "players", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
CPyL96: ;
    cpy_r_r165 = CPyList_GetItemBorrow(cpy_r_r164, cpy_r_r162);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    if (likely(Py_TYPE(cpy_r_r165) == CPyType_scholars___table___Player))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 102, CPyStatic_scholars___automa___actions___globals, "serai.games.scholars.table.Player", cpy_r_r165);
        goto CPyL142;
    }
    cpy_r_r167 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r166)->_silver;
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Player", "silver", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r167);
CPyL99: ;
    cpy_r_r168 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "book", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    }
CPyL100: ;
    cpy_r_r169 = ((serai___games___scholars___book___BookObject *)cpy_r_r168)->_constants;
    CPy_INCREF(cpy_r_r169);
    cpy_r_r170 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    }
    if (likely(PyLong_Check(cpy_r_r171)))
        cpy_r_r172 = CPyTagged_FromObject(cpy_r_r171);
    else {
        CPy_TypeError("int", cpy_r_r171); cpy_r_r172 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL143;
    }
    cpy_r_r173 = CPyTagged_Add(cpy_r_r167, cpy_r_r172);
    CPyTagged_DECREF(cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r172);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r166)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r166)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r166)->_silver = cpy_r_r173;
    cpy_r_r174 = 1;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 102, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    cpy_r_r175 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r176 = CPyStatics[2440]; /* 'SC-SOLO-18' */
    cpy_r_r177 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r178 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_spread_gold", "Table", "book", 103, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
CPyL104: ;
    cpy_r_r179 = ((serai___games___scholars___book___BookObject *)cpy_r_r178)->_constants;
    CPy_INCREF(cpy_r_r179);
    cpy_r_r180 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r181 = CPyDict_GetItem(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 103, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    if (likely(PyLong_Check(cpy_r_r181)))
        cpy_r_r182 = CPyTagged_FromObject(cpy_r_r181);
    else {
        CPy_TypeError("int", cpy_r_r181); cpy_r_r182 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 103, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    cpy_r_r183 = CPyStatics[759]; /* 'resource' */
    cpy_r_r184 = CPyStatics[31]; /* 'n' */
    cpy_r_r185 = CPyTagged_StealAsObject(cpy_r_r182);
    cpy_r_r186 = CPyDict_Build(2, cpy_r_r183, cpy_r_r177, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 103, CPyStatic_scholars___automa___actions___globals);
        goto CPyL142;
    }
    cpy_r_r187 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r175, cpy_r_r162, cpy_r_r176, cpy_r_r186);
    CPyTagged_DECREF(cpy_r_r162);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 103, CPyStatic_scholars___automa___actions___globals);
        goto CPyL139;
    }
CPyL108: ;
    cpy_r_r188 = cpy_r_r148 + 1;
    cpy_r_r148 = cpy_r_r188;
    goto CPyL88;
CPyL109: ;
    return 1;
CPyL110: ;
    cpy_r_r189 = 2;
    return cpy_r_r189;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL110;
CPyL112: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL110;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL7;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL110;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL110;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    goto CPyL110;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL110;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL110;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    goto CPyL110;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_order);
    goto CPyL110;
CPyL122: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r51);
    goto CPyL60;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r51);
    goto CPyL110;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r54);
    goto CPyL110;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL110;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_r68);
    goto CPyL42;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r51);
    goto CPyL110;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r84);
    goto CPyL110;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL110;
CPyL130: ;
    CPyTagged_DECREF(cpy_r_r94);
    goto CPyL57;
CPyL131: ;
    CPy_DecRef(cpy_r_order);
    goto CPyL110;
CPyL132: ;
    CPy_DECREF(cpy_r_order);
    goto CPyL81;
CPyL133: ;
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r111);
    goto CPyL110;
CPyL134: ;
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r121);
    goto CPyL110;
CPyL135: ;
    CPy_DecRef(cpy_r_order);
    CPy_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL110;
CPyL136: ;
    CPyTagged_DECREF(cpy_r_r121);
    goto CPyL80;
CPyL137: ;
    CPy_DecRef(cpy_r_r111);
    goto CPyL110;
CPyL138: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL109;
CPyL139: ;
    CPy_DecRef(cpy_r_r147);
    goto CPyL110;
CPyL140: ;
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r157);
    goto CPyL110;
CPyL141: ;
    CPyTagged_DECREF(cpy_r_r162);
    goto CPyL108;
CPyL142: ;
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r162);
    goto CPyL110;
CPyL143: ;
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r162);
    CPyTagged_DecRef(cpy_r_r167);
    goto CPyL110;
}
        
        PyObject *CPyPy_scholars___automa___actions____spread_gold(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "language", 0};
            static CPyArg_Parser parser = {"OO:_spread_gold", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_language;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_language)) {
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
            char retval = CPyDef_scholars___automa___actions____spread_gold(arg_t, arg_language);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_spread_gold", 89, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    tuple_T2IO cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    int32_t cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    tuple_T3OOO cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    tuple_T2IO cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
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
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyPtr cpy_r_r119;
    int64_t cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    char cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r__;
    int64_t cpy_r_r150;
    char cpy_r_r151;
    int64_t cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    char cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    tuple_T3OOO cpy_r_r179;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject **cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    int32_t cpy_r_r192;
    char cpy_r_r193;
    int32_t cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL146;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 106, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 108, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
CPyL5: ;
    cpy_r_r12 = CPyDef_scholars___automa___choices___guild_to_deliver(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 108, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    cpy_r_r14 = cpy_r_r12.f1;
    cpy_r_r15 = cpy_r_r13;
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 108, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r17 = cpy_r_r14;
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 108, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r19 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "guild", 109, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
CPyL9: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 == -2;
    if (!cpy_r_r20) goto CPyL17;
    cpy_r_r21 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 110, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
CPyL11: ;
    cpy_r_r22 = CPyStatics[2442]; /* 'SC-SOLO-19' */
    cpy_r_r23 = CPyDef_scholars___automa___actions____nothing(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 110, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r24 = Py_None;
    CPy_INCREF(cpy_r_r24);
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r26 = CPyDef_scholars___automa___actions___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL16;
    CPyGen_SetStopIterationValue(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (!0) goto CPyL151;
    CPy_Unreachable();
CPyL16: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r24;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL17: ;
    cpy_r_r27 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
CPyL18: ;
    cpy_r_r28 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r29 = CPyStatics[2443]; /* 'scroll_to_deliver' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r31 = CPyDef_scholars___automa___actions____wanted(cpy_r_r27, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (!cpy_r_r32) goto CPyL145;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = NULL;
    cpy_r_r1 = cpy_r_r35;
    cpy_r_r36 = (PyObject **)&cpy_r_r1;
    cpy_r_r37 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2;
    cpy_r_r38 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r_r37, cpy_r_r34, cpy_r_r34, cpy_r_r34, cpy_r_r33, cpy_r_r36);
    if (cpy_r_r38 != NULL) goto CPyL152;
    cpy_r_r39 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL153;
    }
    cpy_r_r40 = cpy_r_r1;
    cpy_r_r41 = NULL;
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2 = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL154;
    } else
        goto CPyL40;
CPyL24: ;
    cpy_r_r43 = cpy_r_r38;
CPyL25: ;
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL26: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_type != cpy_r_r45;
    if (!cpy_r_r46) goto CPyL155;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL30;
    } else
        goto CPyL156;
CPyL28: ;
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL36;
CPyL30: ;
    cpy_r_r47 = CPy_CatchError();
    cpy_r_r48 = (PyObject **)&cpy_r_r3;
    cpy_r_r49 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2;
    cpy_r_r50 = CPy_YieldFromErrorHandle(cpy_r_r49, cpy_r_r48);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL157;
    }
    if (cpy_r_r50) goto CPyL33;
    cpy_r_r43 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    goto CPyL25;
CPyL33: ;
    cpy_r_r40 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    goto CPyL40;
CPyL34: ;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    cpy_r_r51 = CPy_KeepPropagating();
    if (!cpy_r_r51) goto CPyL145;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = NULL;
    cpy_r_r1 = cpy_r_r53;
    cpy_r_r54 = (PyObject **)&cpy_r_r1;
    cpy_r_r55 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2;
    cpy_r_r56 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r_r55, cpy_r_r52, cpy_r_r52, cpy_r_r52, cpy_r_arg, cpy_r_r54);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r56 == NULL) {
        goto CPyL38;
    } else
        goto CPyL158;
CPyL37: ;
    cpy_r_r43 = cpy_r_r56;
    goto CPyL25;
CPyL38: ;
    cpy_r_r57 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL153;
    }
    cpy_r_r40 = cpy_r_r1;
CPyL40: ;
    PyObject *__tmp4002;
    if (unlikely(!(PyTuple_Check(cpy_r_r40) && PyTuple_GET_SIZE(cpy_r_r40) == 2))) {
        __tmp4002 = NULL;
        goto __LL4003;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r40, 0))))
        __tmp4002 = PyTuple_GET_ITEM(cpy_r_r40, 0);
    else {
        __tmp4002 = NULL;
    }
    if (__tmp4002 == NULL) goto __LL4003;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r40, 1))))
        __tmp4002 = PyTuple_GET_ITEM(cpy_r_r40, 1);
    else {
        __tmp4002 = NULL;
    }
    if (__tmp4002 == NULL) goto __LL4003;
    __tmp4002 = cpy_r_r40;
__LL4003: ;
    if (unlikely(__tmp4002 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r40); cpy_r_r58 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4004 = PyTuple_GET_ITEM(cpy_r_r40, 0);
        CPyTagged __tmp4005;
        if (likely(PyLong_Check(__tmp4004)))
            __tmp4005 = CPyTagged_FromObject(__tmp4004);
        else {
            goto __LL4006;
        }
        cpy_r_r58.f0 = __tmp4005;
        PyObject *__tmp4007 = PyTuple_GET_ITEM(cpy_r_r40, 1);
        CPy_INCREF(__tmp4007);
        PyObject *__tmp4008;
        if (likely(PyUnicode_Check(__tmp4007)))
            __tmp4008 = __tmp4007;
        else {
            CPy_TypeError("str", __tmp4007); 
            __tmp4008 = NULL;
        }
        cpy_r_r58.f1 = __tmp4008;
    }
    goto __LL4009;
__LL4006: ;
    cpy_r_r58 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4009;
__LL4009: ;
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r58.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 112, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r59 = cpy_r_r58.f0;
    cpy_r_r60 = cpy_r_r58.f1;
    cpy_r_r61 = cpy_r_r59;
    cpy_r_r62 = cpy_r_r60;
    cpy_r_r63 = (Py_ssize_t)cpy_r_r61 == -2;
    if (cpy_r_r63) {
        goto CPyL159;
    } else
        goto CPyL49;
CPyL42: ;
    cpy_r_r64 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 114, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
CPyL43: ;
    cpy_r_r65 = CPyStatics[2442]; /* 'SC-SOLO-19' */
    cpy_r_r66 = CPyDef_scholars___automa___actions____nothing(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 114, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    cpy_r_r67 = Py_None;
    CPy_INCREF(cpy_r_r67);
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_scholars___automa___actions___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (!0) goto CPyL151;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r67;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL49: ;
    cpy_r_r70 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 116, CPyStatic_scholars___automa___actions___globals);
        goto CPyL160;
    }
CPyL50: ;
    cpy_r_r71 = ((serai___games___scholars___table___TableObject *)cpy_r_r70)->_map_scrolls;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "map_scrolls", 116, CPyStatic_scholars___automa___actions___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r71);
CPyL51: ;
    CPyTagged_INCREF(cpy_r_r61);
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r73 = CPyList_Index(cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 116, CPyStatic_scholars___automa___actions___globals);
        goto CPyL160;
    }
    cpy_r_r74 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 117, CPyStatic_scholars___automa___actions___globals);
        goto CPyL161;
    }
CPyL53: ;
    cpy_r_r75 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "guild", 117, CPyStatic_scholars___automa___actions___globals);
        goto CPyL161;
    }
CPyL54: ;
    cpy_r_r76 = CPyDef_scholars___table___Table___free_row(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 117, CPyStatic_scholars___automa___actions___globals);
        goto CPyL161;
    }
    cpy_r_r77 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 118, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL56: ;
    cpy_r_r78 = ((serai___games___scholars___table___TableObject *)cpy_r_r77)->_house;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "house", 118, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r78);
CPyL57: ;
    CPyTagged_INCREF(cpy_r_r61);
    cpy_r_r79 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r80 = CPyList_SetItem(cpy_r_r78, cpy_r_r76, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 118, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    cpy_r_r81 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL59: ;
    cpy_r_r82 = ((serai___games___scholars___table___TableObject *)cpy_r_r81)->_map_influence;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "map_influence", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL60: ;
    cpy_r_r83 = CPyList_GetItem(cpy_r_r82, cpy_r_r73);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    if (likely(PyLong_Check(cpy_r_r83)))
        cpy_r_r84 = CPyTagged_FromObject(cpy_r_r83);
    else {
        CPy_TypeError("int", cpy_r_r83); cpy_r_r84 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    cpy_r_r85 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL163;
    }
CPyL63: ;
    cpy_r_r86 = ((serai___games___scholars___table___TableObject *)cpy_r_r85)->_house_influence;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "house_influence", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL163;
    }
    CPy_INCREF(cpy_r_r86);
CPyL64: ;
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r84);
    cpy_r_r88 = CPyList_SetItem(cpy_r_r86, cpy_r_r76, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 119, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    cpy_r_r89 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 120, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL66: ;
    cpy_r_r90 = ((serai___games___scholars___table___TableObject *)cpy_r_r89)->_map_scrolls;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "map_scrolls", 120, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r90);
CPyL67: ;
    cpy_r_r91 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = CPyList_SetItem(cpy_r_r90, cpy_r_r73, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 120, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    cpy_r_r93 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 121, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL69: ;
    cpy_r_r94 = ((serai___games___scholars___table___TableObject *)cpy_r_r93)->_map_influence;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "map_influence", 121, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r94);
CPyL70: ;
    cpy_r_r95 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r95);
    cpy_r_r96 = CPyList_SetItem(cpy_r_r94, cpy_r_r73, cpy_r_r95);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 121, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
    cpy_r_r97 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r98 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL72: ;
    cpy_r_r99 = ((serai___games___scholars___table___TableObject *)cpy_r_r98)->_book;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "book", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL73: ;
    cpy_r_r100 = ((serai___games___scholars___book___BookObject *)cpy_r_r99)->_scrolls;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Book", "scrolls", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL162;
    }
CPyL74: ;
    cpy_r_r101 = CPyList_GetItem(cpy_r_r100, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL164;
    }
    if (likely(PyTuple_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r101);
        goto CPyL164;
    }
    cpy_r_r103 = CPySequenceTuple_GetItem(cpy_r_r102, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL164;
    }
    if (likely(PyUnicode_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r103);
        goto CPyL164;
    }
    cpy_r_r105 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r106 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL165;
    }
CPyL79: ;
    cpy_r_r107 = ((serai___games___scholars___table___TableObject *)cpy_r_r106)->_book;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "book", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL165;
    }
CPyL80: ;
    cpy_r_r108 = ((serai___games___scholars___book___BookObject *)cpy_r_r107)->_guilds;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Book", "guilds", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL165;
    }
CPyL81: ;
    cpy_r_r109 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "guild", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL165;
    }
CPyL82: ;
    cpy_r_r110 = CPyList_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL165;
    }
    if (likely(PyTuple_Check(cpy_r_r110)))
        cpy_r_r111 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r110);
        goto CPyL165;
    }
    cpy_r_r112 = CPySequenceTuple_GetItem(cpy_r_r111, 0);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL165;
    }
    if (likely(PyUnicode_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r112);
        goto CPyL165;
    }
    cpy_r_r114 = CPyDict_Build(2, cpy_r_r97, cpy_r_r104, cpy_r_r105, cpy_r_r113);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 122, CPyStatic_scholars___automa___actions___globals);
        goto CPyL164;
    }
    cpy_r_r115 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL166;
    }
CPyL88: ;
    cpy_r_r116 = CPyStatics[2444]; /* 'event-ai-delivers' */
    cpy_r_r117 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL166;
    }
CPyL89: ;
    cpy_r_r118 = ((serai___games___scholars___table___TableObject *)cpy_r_r117)->_players;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "players", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL166;
    }
CPyL90: ;
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyVarObject, ob_size));
    cpy_r_r120 = *(int64_t *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r120 << 1;
    cpy_r_r122 = CPyStatics[2442]; /* 'SC-SOLO-19' */
    cpy_r_r123 = CPyStatics[1928]; /* 'tell' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r115, cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL166;
    }
    cpy_r_r125 = PyDict_New();
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL167;
    }
    cpy_r_r126 = CPyDict_UpdateInDisplay(cpy_r_r125, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL168;
    }
    cpy_r_r128 = CPyStatics[546]; /* 'why' */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r125, cpy_r_r128, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL169;
    }
    cpy_r_r131 = CPyStatics[2445]; /* 'where' */
    cpy_r_r132 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__where;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "where", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL169;
    }
CPyL95: ;
    cpy_r_r133 = CPyDict_SetItem(cpy_r_r125, cpy_r_r131, cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL169;
    }
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r121);
    cpy_r_r136 = PyTuple_Pack(3, cpy_r_r116, cpy_r_r135, cpy_r_r122);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL169;
    }
    cpy_r_r137 = PyObject_Call(cpy_r_r124, cpy_r_r136, cpy_r_r125);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 123, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    } else
        goto CPyL171;
CPyL98: ;
    cpy_r_r138 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__influence;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "influence", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    }
CPyL99: ;
    cpy_r_r139 = cpy_r_r138 != 0;
    if (cpy_r_r139) {
        goto CPyL172;
    } else
        goto CPyL101;
CPyL100: ;
    CPyTagged_INCREF(cpy_r_r138);
    cpy_r_r140 = cpy_r_r138;
    goto CPyL109;
CPyL101: ;
    cpy_r_r141 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    }
CPyL102: ;
    cpy_r_r142 = ((serai___games___scholars___table___TableObject *)cpy_r_r141)->_book;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Table", "book", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    }
CPyL103: ;
    cpy_r_r143 = ((serai___games___scholars___book___BookObject *)cpy_r_r142)->_house;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "Book", "house", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL170;
    }
CPyL104: ;
    cpy_r_r144 = CPyList_GetItem(cpy_r_r143, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL173;
    }
    if (likely(PyTuple_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 124, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r144);
        goto CPyL173;
    }
    cpy_r_r146 = CPySequenceTuple_GetItem(cpy_r_r145, 8);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL173;
    }
    if (likely(PyLong_Check(cpy_r_r146)))
        cpy_r_r147 = CPyTagged_FromObject(cpy_r_r146);
    else {
        CPy_TypeError("int", cpy_r_r146); cpy_r_r147 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 124, CPyStatic_scholars___automa___actions___globals);
        goto CPyL173;
    }
    cpy_r_r140 = cpy_r_r147;
CPyL109: ;
    cpy_r_r148 = 0;
    CPyTagged_INCREF(cpy_r_r148);
    cpy_r_r149 = CPyTagged_StealAsObject(cpy_r_r148);
    cpy_r__ = cpy_r_r149;
    CPy_DECREF(cpy_r__);
CPyL110: ;
    cpy_r_r150 = cpy_r_r148 & 1;
    cpy_r_r151 = cpy_r_r150 != 0;
    if (cpy_r_r151) goto CPyL112;
    cpy_r_r152 = cpy_r_r140 & 1;
    cpy_r_r153 = cpy_r_r152 != 0;
    if (!cpy_r_r153) goto CPyL113;
CPyL112: ;
    cpy_r_r154 = CPyTagged_IsLt_(cpy_r_r148, cpy_r_r140);
    if (cpy_r_r154) {
        goto CPyL114;
    } else
        goto CPyL174;
CPyL113: ;
    cpy_r_r155 = (Py_ssize_t)cpy_r_r148 < (Py_ssize_t)cpy_r_r140;
    if (!cpy_r_r155) goto CPyL174;
CPyL114: ;
    CPyTagged_INCREF(cpy_r_r148);
    cpy_r_r156 = CPyTagged_StealAsObject(cpy_r_r148);
    cpy_r__ = cpy_r_r156;
    CPy_DECREF(cpy_r__);
    cpy_r_r157 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 125, CPyStatic_scholars___automa___actions___globals);
        goto CPyL175;
    }
CPyL115: ;
    cpy_r_r158 = CPyStatics[2442]; /* 'SC-SOLO-19' */
    cpy_r_r159 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "guild", 125, CPyStatic_scholars___automa___actions___globals);
        goto CPyL175;
    }
CPyL116: ;
    cpy_r_r160 = CPyDef_automa___resources___influence_guild(cpy_r_r157, cpy_r_r159, cpy_r_r158);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 125, CPyStatic_scholars___automa___actions___globals);
        goto CPyL175;
    }
    cpy_r_r161 = CPyTagged_Add(cpy_r_r148, 2);
    CPyTagged_DECREF(cpy_r_r148);
    cpy_r_r148 = cpy_r_r161;
    goto CPyL110;
CPyL118: ;
    cpy_r_r162 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "deliver", "deliver_gen", "t", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL173;
    }
CPyL119: ;
    cpy_r_r163 = CPyDef_travel___refill_map(cpy_r_r162, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    }
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3 = cpy_r_r163;
    cpy_r_r164 = 1;
    if (!cpy_r_r164) goto CPyL145;
    cpy_r_r165 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r166 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r167 = NULL;
    cpy_r_r5 = cpy_r_r167;
    cpy_r_r168 = (PyObject **)&cpy_r_r5;
    cpy_r_r169 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3;
    cpy_r_r170 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r_r169, cpy_r_r166, cpy_r_r166, cpy_r_r166, cpy_r_r165, cpy_r_r168);
    if (cpy_r_r170 != NULL) goto CPyL176;
    cpy_r_r171 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL177;
    }
    cpy_r_r172 = cpy_r_r5;
    CPy_DECREF(cpy_r_r172);
    cpy_r_r173 = NULL;
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3 = cpy_r_r173;
    cpy_r_r174 = 1;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL145;
    } else
        goto CPyL140;
CPyL124: ;
    cpy_r_r175 = cpy_r_r170;
CPyL125: ;
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r175;
CPyL126: ;
    cpy_r_r177 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r178 = cpy_r_type != cpy_r_r177;
    if (!cpy_r_r178) goto CPyL178;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL130;
    } else
        goto CPyL179;
CPyL128: ;
    CPy_Unreachable();
CPyL129: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL136;
CPyL130: ;
    cpy_r_r179 = CPy_CatchError();
    cpy_r_r180 = (PyObject **)&cpy_r_r7;
    cpy_r_r181 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3;
    cpy_r_r182 = CPy_YieldFromErrorHandle(cpy_r_r181, cpy_r_r180);
    if (unlikely(cpy_r_r182 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL180;
    }
    if (cpy_r_r182) goto CPyL133;
    cpy_r_r175 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r179);
    CPy_DecRef(cpy_r_r179.f0);
    CPy_DecRef(cpy_r_r179.f1);
    CPy_DecRef(cpy_r_r179.f2);
    goto CPyL125;
CPyL133: ;
    cpy_r_r172 = cpy_r_r7;
    CPy_DecRef(cpy_r_r172);
    CPy_RestoreExcInfo(cpy_r_r179);
    CPy_DecRef(cpy_r_r179.f0);
    CPy_DecRef(cpy_r_r179.f1);
    CPy_DecRef(cpy_r_r179.f2);
    goto CPyL140;
CPyL134: ;
    CPy_RestoreExcInfo(cpy_r_r179);
    CPy_DecRef(cpy_r_r179.f0);
    CPy_DecRef(cpy_r_r179.f1);
    CPy_DecRef(cpy_r_r179.f2);
    cpy_r_r183 = CPy_KeepPropagating();
    if (!cpy_r_r183) goto CPyL145;
    CPy_Unreachable();
CPyL136: ;
    cpy_r_r184 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r185 = NULL;
    cpy_r_r5 = cpy_r_r185;
    cpy_r_r186 = (PyObject **)&cpy_r_r5;
    cpy_r_r187 = ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3;
    cpy_r_r188 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r_r187, cpy_r_r184, cpy_r_r184, cpy_r_r184, cpy_r_arg, cpy_r_r186);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r188 == NULL) {
        goto CPyL138;
    } else
        goto CPyL181;
CPyL137: ;
    cpy_r_r175 = cpy_r_r188;
    goto CPyL125;
CPyL138: ;
    cpy_r_r189 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 126, CPyStatic_scholars___automa___actions___globals);
        goto CPyL177;
    }
    cpy_r_r172 = cpy_r_r5;
    CPy_DECREF(cpy_r_r172);
CPyL140: ;
    cpy_r_r190 = Py_None;
    CPy_INCREF(cpy_r_r190);
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r192 = CPyDef_scholars___automa___actions___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL144;
    CPyGen_SetStopIterationValue(cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    if (!0) goto CPyL151;
    CPy_Unreachable();
CPyL144: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r190;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL145: ;
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r194 = CPyDef_scholars___automa___actions___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r195 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r195;
CPyL146: ;
    cpy_r_r196 = cpy_r_r8 == 0;
    if (cpy_r_r196) goto CPyL182;
    cpy_r_r197 = cpy_r_r8 == 1;
    if (cpy_r_r197) {
        goto CPyL183;
    } else
        goto CPyL184;
CPyL148: ;
    cpy_r_r198 = cpy_r_r8 == 2;
    if (cpy_r_r198) {
        goto CPyL126;
    } else
        goto CPyL185;
CPyL149: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r199 = 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 106, CPyStatic_scholars___automa___actions___globals);
        goto CPyL151;
    }
    CPy_Unreachable();
CPyL151: ;
    cpy_r_r200 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r200;
CPyL152: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL153: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL145;
CPyL154: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL145;
CPyL155: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL156: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL157: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL34;
CPyL158: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL159: ;
    CPyTagged_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r62);
    goto CPyL42;
CPyL160: ;
    CPyTagged_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    goto CPyL145;
CPyL161: ;
    CPyTagged_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL145;
CPyL162: ;
    CPyTagged_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL145;
CPyL163: ;
    CPyTagged_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL145;
CPyL164: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL145;
CPyL165: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r104);
    goto CPyL145;
CPyL166: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r114);
    goto CPyL145;
CPyL167: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r124);
    goto CPyL145;
CPyL168: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r125);
    goto CPyL145;
CPyL169: ;
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r125);
    goto CPyL145;
CPyL170: ;
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL145;
CPyL171: ;
    CPy_DECREF(cpy_r_r137);
    goto CPyL98;
CPyL172: ;
    CPyTagged_DECREF(cpy_r_r76);
    goto CPyL100;
CPyL173: ;
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL145;
CPyL174: ;
    CPyTagged_DECREF(cpy_r_r140);
    CPyTagged_DECREF(cpy_r_r148);
    goto CPyL118;
CPyL175: ;
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL145;
CPyL176: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL124;
CPyL177: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL145;
CPyL178: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL129;
CPyL179: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL128;
CPyL180: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL134;
CPyL181: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL137;
CPyL182: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL183: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL26;
CPyL184: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL148;
CPyL185: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL149;
}
        
PyObject *CPyDef_scholars___automa___actions___deliver_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions___deliver_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___deliver_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__next__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___deliver_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions___deliver_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___actions___deliver_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "send", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___deliver_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___actions___deliver_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___deliver_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__iter__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___deliver_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___actions___deliver_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___actions___deliver_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.deliver_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___actions___deliver_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "throw", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___deliver_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___actions___deliver_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4010 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4010);
    PyObject *__tmp4011 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4011);
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
        
        PyObject *CPyPy_scholars___automa___actions___deliver_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___deliver_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "close", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___deliver(PyObject *cpy_r_t, CPyTagged cpy_r_influence) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___automa___actions___deliver_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 106, CPyStatic_scholars___automa___actions___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 106, CPyStatic_scholars___automa___actions___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_influence);
    if (((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__influence);
    }
    ((serai___games___scholars___automa___actions___deliver_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__influence = cpy_r_influence;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 106, CPyStatic_scholars___automa___actions___globals);
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
        
        PyObject *CPyPy_scholars___automa___actions___deliver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "influence", 0};
            static CPyArg_Parser parser = {"OO:deliver", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_influence;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_influence)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_influence;
            if (likely(PyLong_Check(obj_influence)))
                arg_influence = CPyTagged_BorrowFromObject(obj_influence);
            else {
                CPy_TypeError("int", obj_influence); goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions___deliver(arg_t, arg_influence);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "deliver", 106, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions___influence_scroll(PyObject *cpy_r_t) {
    tuple_T2IO cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
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
    char cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = CPyDef_scholars___automa___choices___scroll_to_influence(cpy_r_t);
    if (unlikely(cpy_r_r0.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 131, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 132, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r6 = (Py_ssize_t)cpy_r_r3 == -2;
    if (cpy_r_r6) {
        goto CPyL27;
    } else
        goto CPyL5;
CPyL3: ;
    cpy_r_r7 = CPyStatics[2446]; /* 'SC-SOLO-21' */
    cpy_r_r8 = CPyDef_scholars___automa___actions____nothing(cpy_r_t, cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 134, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    return 1;
CPyL5: ;
    cpy_r_r9 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r5)->_influence;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Automa", "influence", 136, CPyStatic_scholars___automa___actions___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL6: ;
    cpy_r_r10 = cpy_r_r9 != 0;
    CPyTagged_DECREF(cpy_r_r9);
    if (cpy_r_r10) {
        goto CPyL11;
    } else
        goto CPyL29;
CPyL7: ;
    cpy_r_r11 = CPyStatics[2447]; /* 'event-ai-no-influence' */
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Table", "players", 137, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
CPyL8: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = CPyStatics[2448]; /* 'SC-SOLO-22' */
    cpy_r_r17 = PyDict_New();
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 137, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    cpy_r_r18 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r11, cpy_r_r15, cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 137, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    return 1;
CPyL11: ;
    cpy_r_r19 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r5)->_influence;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Automa", "influence", 139, CPyStatic_scholars___automa___actions___globals);
        goto CPyL28;
    }
CPyL12: ;
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r19, 2);
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r5)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r5)->_influence);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r5)->_influence = cpy_r_r20;
    cpy_r_r21 = 1;
    CPy_DECREF(cpy_r_r5);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 139, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Table", "players", 140, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
CPyL14: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = CPyDef_scholars___influence___mark_scroll(cpy_r_t, cpy_r_r3, cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 140, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r27 = CPyStatics[2449]; /* 'event-ai-influences' */
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Table", "players", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
CPyL16: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = CPyStatics[2446]; /* 'SC-SOLO-21' */
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Table", "book", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
CPyL17: ;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r33)->_scrolls;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "influence_scroll", "Book", "scrolls", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL26;
    }
CPyL18: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 141, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r35);
        goto CPyL30;
    }
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r36, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL30;
    }
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 141, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r37);
        goto CPyL30;
    }
    cpy_r_r39 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r40 = CPyStatics[546]; /* 'why' */
    cpy_r_r41 = CPyDict_Build(2, cpy_r_r39, cpy_r_r38, cpy_r_r40, cpy_r_r4);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    cpy_r_r42 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r27, cpy_r_r31, cpy_r_r32, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 141, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    return 1;
CPyL25: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL25;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    goto CPyL3;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL25;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL30: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL25;
}
        
        PyObject *CPyPy_scholars___automa___actions___influence_scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:influence_scroll", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___automa___actions___influence_scroll(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "influence_scroll", 129, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions____influence_some_guild(PyObject *cpy_r_t) {
    tuple_T2IO cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    cpy_r_r0 = CPyDef_scholars___automa___choices___guild_to_influence(cpy_r_t);
    if (unlikely(cpy_r_r0.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 145, CPyStatic_scholars___automa___actions___globals);
        goto CPyL12;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = CPyStatics[2450]; /* 'event-ai-guild' */
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", "Table", "players", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL13;
    }
CPyL2: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = CPyStatics[2451]; /* 'SC-SOLO-20' */
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", "Table", "book", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r11)->_guilds;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", "Book", "guilds", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_r3);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 146, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r13);
        goto CPyL13;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 0);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL13;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 146, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r15);
        goto CPyL13;
    }
    cpy_r_r17 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r18 = CPyStatics[546]; /* 'why' */
    cpy_r_r19 = CPyDict_Build(2, cpy_r_r17, cpy_r_r16, cpy_r_r18, cpy_r_r4);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL14;
    }
    cpy_r_r20 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r5, cpy_r_r9, cpy_r_r10, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 146, CPyStatic_scholars___automa___actions___globals);
        goto CPyL14;
    }
    cpy_r_r21 = CPyStatics[2451]; /* 'SC-SOLO-20' */
    cpy_r_r22 = CPyDef_automa___resources___influence_guild(cpy_r_t, cpy_r_r3, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 147, CPyStatic_scholars___automa___actions___globals);
        goto CPyL12;
    }
    return 1;
CPyL12: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL12;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL12;
}
        
        PyObject *CPyPy_scholars___automa___actions____influence_some_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_influence_some_guild", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___automa___actions____influence_some_guild(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_influence_some_guild", 144, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions____retire_by_majority(PyObject *cpy_r_t, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_name;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_effect)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_CheckUnpackCount(cpy_r_r0, 2);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 152, CPyStatic_scholars___automa___actions___globals);
        goto CPyL22;
    }
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 0);
    cpy_r_r4 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 1);
    CPy_DECREF(cpy_r_r0);
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r5 = cpy_r_r3;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL4012;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r5 = cpy_r_r3;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL4012;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r5 = NULL;
        goto __LL4013;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r5 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 == NULL) goto __LL4013;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r5 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 == NULL) goto __LL4013;
    cpy_r_r5 = cpy_r_r3;
__LL4013: ;
    if (cpy_r_r5 != NULL) goto __LL4012;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 152, CPyStatic_scholars___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL23;
__LL4012: ;
    if (PyLong_Check(cpy_r_r4))
        cpy_r_r6 = cpy_r_r4;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL4014;
    if (PyUnicode_Check(cpy_r_r4))
        cpy_r_r6 = cpy_r_r4;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL4014;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 2))) {
        cpy_r_r6 = NULL;
        goto __LL4015;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL4015;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL4015;
    cpy_r_r6 = cpy_r_r4;
__LL4015: ;
    if (cpy_r_r6 != NULL) goto __LL4014;
    CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 152, CPyStatic_scholars___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r4);
    goto CPyL24;
__LL4014: ;
    cpy_r_r7 = CPyDef_automa___caliph___majority(cpy_r_t);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 153, CPyStatic_scholars___automa___actions___globals);
        goto CPyL25;
    }
    cpy_r_r8 = cpy_r_r7 == 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (cpy_r_r8) {
        goto CPyL26;
    } else
        goto CPyL27;
CPyL5: ;
    cpy_r_r9 = cpy_r_r5;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_r6;
CPyL7: ;
    cpy_r_name = cpy_r_r9;
    cpy_r_r10 = PyUnicode_Check(cpy_r_name);
    if (cpy_r_r10) {
        goto CPyL10;
    } else
        goto CPyL28;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 154, CPyStatic_scholars___automa___actions___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", "Table", "book", 155, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
CPyL11: ;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_words;
    cpy_r_r14 = ((serai___games___scholars___book___WordsObject *)cpy_r_r13)->_piles;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyUnicode_Check(cpy_r_name)))
        cpy_r_r15 = cpy_r_name;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 155, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_name);
        goto CPyL30;
    }
    cpy_r_r16 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r17[2] = {cpy_r_r14, cpy_r_r15};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_VectorcallMethod(cpy_r_r16, cpy_r_r18, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 155, CPyStatic_scholars___automa___actions___globals);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 155, CPyStatic_scholars___automa___actions___globals);
        goto CPyL21;
    }
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", "Table", "piles", 156, CPyStatic_scholars___automa___actions___globals);
        goto CPyL32;
    }
CPyL15: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 156, CPyStatic_scholars___automa___actions___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 156, CPyStatic_scholars___automa___actions___globals, "list", cpy_r_r22);
        goto CPyL32;
    }
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    CPy_DECREF(cpy_r_r23);
    cpy_r_r26 = cpy_r_r25 << 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL33;
    cpy_r_r28 = CPyStatics[2452]; /* 'SC-SOLO-25' */
    cpy_r_r29 = CPyDef_automa___caliph___retire_top(cpy_r_t, cpy_r_r20, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 157, CPyStatic_scholars___automa___actions___globals);
        goto CPyL21;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r30 = CPyStatics[2452]; /* 'SC-SOLO-25' */
    cpy_r_r31 = CPyDef_scholars___automa___actions____nothing(cpy_r_t, cpy_r_r30);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 159, CPyStatic_scholars___automa___actions___globals);
        goto CPyL21;
    }
CPyL20: ;
    return 1;
CPyL21: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL21;
CPyL24: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL26: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL5;
CPyL27: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL6;
CPyL28: ;
    CPy_DECREF(cpy_r_name);
    goto CPyL8;
CPyL29: ;
    CPy_DecRef(cpy_r_name);
    goto CPyL21;
CPyL30: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL21;
CPyL31: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL21;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL21;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL19;
}
        
        PyObject *CPyPy_scholars___automa___actions____retire_by_majority(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "effect", 0};
            static CPyArg_Parser parser = {"OO:_retire_by_majority", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(Py_TYPE(obj_effect) == CPyType_kernel___effects___Call))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_effect); 
                goto fail;
            }
            char retval = CPyDef_scholars___automa___actions____retire_by_majority(arg_t, arg_effect);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_retire_by_majority", 150, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions____nothing(PyObject *cpy_r_t, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_nothing", "Table", "players", 163, CPyStatic_scholars___automa___actions___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = PyDict_New();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_nothing", 163, CPyStatic_scholars___automa___actions___globals);
        goto CPyL4;
    }
    cpy_r_r6 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r0, cpy_r_r4, cpy_r_rule, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_nothing", 163, CPyStatic_scholars___automa___actions___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_scholars___automa___actions____nothing(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "rule", 0};
            static CPyArg_Parser parser = {"OO:_nothing", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___automa___actions____nothing(arg_t, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_nothing", 162, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T2IO cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T2IO cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    int32_t cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    tuple_T2IO cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    int32_t cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    tuple_T2IO cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject **cpy_r_r73;
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
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    tuple_T2IO cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    int32_t cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    int32_t cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL100;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 169, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 171, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 171, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL6: ;
    if (!1) goto CPyL94;
    cpy_r_r9 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choose;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "choose", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "refused", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL10: ;
    PyObject *cpy_r_r12[2] = {cpy_r_r9, cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 2, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r15 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "refused", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL105;
    }
CPyL12: ;
    PyObject *__tmp4016;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp4016 = NULL;
        goto __LL4017;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp4016 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp4016 = NULL;
    }
    if (__tmp4016 == NULL) goto __LL4017;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        __tmp4016 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp4016 = NULL;
    }
    if (__tmp4016 == NULL) goto __LL4017;
    __tmp4016 = cpy_r_r14;
__LL4017: ;
    if (unlikely(__tmp4016 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r14); cpy_r_r16 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4018 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPyTagged __tmp4019;
        if (likely(PyLong_Check(__tmp4018)))
            __tmp4019 = CPyTagged_FromObject(__tmp4018);
        else {
            goto __LL4020;
        }
        cpy_r_r16.f0 = __tmp4019;
        PyObject *__tmp4021 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPy_INCREF(__tmp4021);
        PyObject *__tmp4022;
        if (likely(PyUnicode_Check(__tmp4021)))
            __tmp4022 = __tmp4021;
        else {
            CPy_TypeError("str", __tmp4021); 
            __tmp4022 = NULL;
        }
        cpy_r_r16.f1 = __tmp4022;
    }
    goto __LL4023;
__LL4020: ;
    cpy_r_r16 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4023;
__LL4023: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r17 = cpy_r_r16.f0;
    cpy_r_r18 = cpy_r_r16.f1;
    cpy_r_r19 = cpy_r_r17;
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r21 = cpy_r_r18;
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__why != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__why);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__why = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r23 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 174, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL16: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r23 == -2;
    if (!cpy_r_r24) goto CPyL24;
    cpy_r_r25 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 175, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r25);
    cpy_r_r26 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__why;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "why", 175, CPyStatic_scholars___automa___actions___globals);
        goto CPyL106;
    }
CPyL19: ;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27.f0 = cpy_r_r25;
    cpy_r_r27.f1 = cpy_r_r26;
    cpy_r_r28 = PyTuple_New(2);
    if (unlikely(cpy_r_r28 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4024 = CPyTagged_StealAsObject(cpy_r_r27.f0);
    PyTuple_SET_ITEM(cpy_r_r28, 0, __tmp4024);
    PyObject *__tmp4025 = cpy_r_r27.f1;
    PyTuple_SET_ITEM(cpy_r_r28, 1, __tmp4025);
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r30 = CPyDef_scholars___automa___actions____wanted_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL23;
    CPyGen_SetStopIterationValue(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL23: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r28;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL24: ;
    cpy_r_r31 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 176, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL25: ;
    cpy_r_r32 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 176, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL26: ;
    cpy_r_r33 = CPyDef_scholars___influence___influence_of(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 176, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 176, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r35 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 177, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL29: ;
    cpy_r_r36 = ((serai___games___scholars___table___TableObject *)cpy_r_r35)->_players;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "Table", "players", 177, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL30: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r38 << 1;
    cpy_r_r40 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "owner", 177, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL31: ;
    cpy_r_r41 = (Py_ssize_t)cpy_r_r40 == -2;
    if (cpy_r_r41) goto CPyL35;
    cpy_r_r42 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "owner", 177, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL33: ;
    cpy_r_r43 = cpy_r_r42 == cpy_r_r39;
    if (cpy_r_r43) goto CPyL35;
    if (0) {
        goto CPyL36;
    } else
        goto CPyL43;
CPyL35: ;
    if (!1) goto CPyL43;
CPyL36: ;
    cpy_r_r44 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 178, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL37: ;
    CPyTagged_INCREF(cpy_r_r44);
    cpy_r_r45 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__why;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "why", 178, CPyStatic_scholars___automa___actions___globals);
        goto CPyL107;
    }
CPyL38: ;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46.f0 = cpy_r_r44;
    cpy_r_r46.f1 = cpy_r_r45;
    cpy_r_r47 = PyTuple_New(2);
    if (unlikely(cpy_r_r47 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4026 = CPyTagged_StealAsObject(cpy_r_r46.f0);
    PyTuple_SET_ITEM(cpy_r_r47, 0, __tmp4026);
    PyObject *__tmp4027 = cpy_r_r46.f1;
    PyTuple_SET_ITEM(cpy_r_r47, 1, __tmp4027);
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r49 = CPyDef_scholars___automa___actions____wanted_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL42;
    CPyGen_SetStopIterationValue(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL42: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r47;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL43: ;
    cpy_r_r50 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL44: ;
    cpy_r_r51 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL45: ;
    cpy_r_r52 = PyList_New(0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r53 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "refused", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    }
CPyL47: ;
    cpy_r_r54 = CPyList_Extend(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    } else
        goto CPyL109;
CPyL48: ;
    cpy_r_r55 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    }
CPyL49: ;
    CPyTagged_INCREF(cpy_r_r55);
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r57 = PyList_Append(cpy_r_r52, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r59 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choose;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "choose", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    }
CPyL51: ;
    PyObject *cpy_r_r60[2] = {cpy_r_r51, cpy_r_r52};
    cpy_r_r61 = (PyObject **)&cpy_r_r60;
    cpy_r_r62 = PyObject_Vectorcall(cpy_r_r59, cpy_r_r61, 2, 0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL108;
    }
    CPy_DECREF(cpy_r_r52);
    PyObject *__tmp4028;
    if (unlikely(!(PyTuple_Check(cpy_r_r62) && PyTuple_GET_SIZE(cpy_r_r62) == 2))) {
        __tmp4028 = NULL;
        goto __LL4029;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r62, 0))))
        __tmp4028 = PyTuple_GET_ITEM(cpy_r_r62, 0);
    else {
        __tmp4028 = NULL;
    }
    if (__tmp4028 == NULL) goto __LL4029;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r62, 1))))
        __tmp4028 = PyTuple_GET_ITEM(cpy_r_r62, 1);
    else {
        __tmp4028 = NULL;
    }
    if (__tmp4028 == NULL) goto __LL4029;
    __tmp4028 = cpy_r_r62;
__LL4029: ;
    if (unlikely(__tmp4028 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r62); cpy_r_r63 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4030 = PyTuple_GET_ITEM(cpy_r_r62, 0);
        CPyTagged __tmp4031;
        if (likely(PyLong_Check(__tmp4030)))
            __tmp4031 = CPyTagged_FromObject(__tmp4030);
        else {
            goto __LL4032;
        }
        cpy_r_r63.f0 = __tmp4031;
        PyObject *__tmp4033 = PyTuple_GET_ITEM(cpy_r_r62, 1);
        CPy_INCREF(__tmp4033);
        PyObject *__tmp4034;
        if (likely(PyUnicode_Check(__tmp4033)))
            __tmp4034 = __tmp4033;
        else {
            CPy_TypeError("str", __tmp4033); 
            __tmp4034 = NULL;
        }
        cpy_r_r63.f1 = __tmp4034;
    }
    goto __LL4035;
__LL4032: ;
    cpy_r_r63 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4035;
__LL4035: ;
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r64 = cpy_r_r63.f0;
    CPyTagged_INCREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r63.f0);
    CPy_DECREF(cpy_r_r63.f1);
    cpy_r_r65 = (Py_ssize_t)cpy_r_r64 == -2;
    CPyTagged_DECREF(cpy_r_r64);
    cpy_r_r66 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "owner", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL54: ;
    cpy_r_r67 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL55: ;
    cpy_r_r68 = CPyDef_scholars___automa___actions____allowed(cpy_r_r50, cpy_r_r66, cpy_r_r67, cpy_r_r65);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (!cpy_r_r69) goto CPyL99;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = NULL;
    cpy_r_r1 = cpy_r_r72;
    cpy_r_r73 = (PyObject **)&cpy_r_r1;
    cpy_r_r74 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4;
    cpy_r_r75 = CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(cpy_r_r74, cpy_r_r71, cpy_r_r71, cpy_r_r71, cpy_r_r70, cpy_r_r73);
    if (cpy_r_r75 != NULL) goto CPyL110;
    cpy_r_r76 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r77 = cpy_r_r1;
    cpy_r_r78 = NULL;
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL112;
    } else
        goto CPyL76;
CPyL60: ;
    cpy_r_r80 = cpy_r_r75;
CPyL61: ;
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r80;
CPyL62: ;
    cpy_r_r82 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r83 = cpy_r_type != cpy_r_r82;
    if (!cpy_r_r83) goto CPyL113;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL66;
    } else
        goto CPyL114;
CPyL64: ;
    CPy_Unreachable();
CPyL65: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL72;
CPyL66: ;
    cpy_r_r84 = CPy_CatchError();
    cpy_r_r85 = (PyObject **)&cpy_r_r3;
    cpy_r_r86 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4;
    cpy_r_r87 = CPy_YieldFromErrorHandle(cpy_r_r86, cpy_r_r85);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL115;
    }
    if (cpy_r_r87) goto CPyL69;
    cpy_r_r80 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    goto CPyL61;
CPyL69: ;
    cpy_r_r77 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    goto CPyL76;
CPyL70: ;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    cpy_r_r88 = CPy_KeepPropagating();
    if (!cpy_r_r88) goto CPyL99;
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = NULL;
    cpy_r_r1 = cpy_r_r90;
    cpy_r_r91 = (PyObject **)&cpy_r_r1;
    cpy_r_r92 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4;
    cpy_r_r93 = CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(cpy_r_r92, cpy_r_r89, cpy_r_r89, cpy_r_r89, cpy_r_arg, cpy_r_r91);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r93 == NULL) {
        goto CPyL74;
    } else
        goto CPyL116;
CPyL73: ;
    cpy_r_r80 = cpy_r_r93;
    goto CPyL61;
CPyL74: ;
    cpy_r_r94 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r77 = cpy_r_r1;
CPyL76: ;
    if (unlikely(!PyBool_Check(cpy_r_r77))) {
        CPy_TypeError("bool", cpy_r_r77); cpy_r_r95 = 2;
    } else
        cpy_r_r95 = cpy_r_r77 == Py_True;
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 179, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    if (!cpy_r_r95) goto CPyL91;
    cpy_r_r96 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 180, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL79: ;
    cpy_r_r97 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 180, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL80: ;
    cpy_r_r98 = CPyDef_scholars___influence___mark_scroll(cpy_r_r96, cpy_r_r97, -2);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 180, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r99 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "t", 181, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL82: ;
    cpy_r_r100 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__owner;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "owner", 181, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL83: ;
    cpy_r_r101 = CPyDef_scholars___influence___give_back(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 181, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r102 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 182, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL85: ;
    CPyTagged_INCREF(cpy_r_r102);
    cpy_r_r103 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__why;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "why", 182, CPyStatic_scholars___automa___actions___globals);
        goto CPyL117;
    }
CPyL86: ;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104.f0 = cpy_r_r102;
    cpy_r_r104.f1 = cpy_r_r103;
    cpy_r_r105 = PyTuple_New(2);
    if (unlikely(cpy_r_r105 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4036 = CPyTagged_StealAsObject(cpy_r_r104.f0);
    PyTuple_SET_ITEM(cpy_r_r105, 0, __tmp4036);
    PyObject *__tmp4037 = cpy_r_r104.f1;
    PyTuple_SET_ITEM(cpy_r_r105, 1, __tmp4037);
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r107 = CPyDef_scholars___automa___actions____wanted_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL90;
    CPyGen_SetStopIterationValue(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL90: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r105;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL91: ;
    cpy_r_r108 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "scroll", 173, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    }
CPyL92: ;
    CPyTagged_INCREF(cpy_r_r108);
    cpy_r_r109 = CPyTagged_StealAsObject(cpy_r_r108);
    cpy_r_r110 = ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__refused;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_wanted", "_wanted_gen", "refused", 183, CPyStatic_scholars___automa___actions___globals);
        goto CPyL118;
    }
CPyL93: ;
    cpy_r_r111 = PyList_Append(cpy_r_r110, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 183, CPyStatic_scholars___automa___actions___globals);
        goto CPyL99;
    } else
        goto CPyL6;
CPyL94: ;
    cpy_r_r113 = Py_None;
    CPy_INCREF(cpy_r_r113);
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_scholars___automa___actions____wanted_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL98;
    CPyGen_SetStopIterationValue(cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL98: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r113;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL99: ;
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r117 = CPyDef_scholars___automa___actions____wanted_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r118 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r118;
CPyL100: ;
    cpy_r_r119 = cpy_r_r4 == 0;
    if (cpy_r_r119) goto CPyL119;
    cpy_r_r120 = cpy_r_r4 == 1;
    if (cpy_r_r120) {
        goto CPyL62;
    } else
        goto CPyL120;
CPyL102: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r121 = 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 169, CPyStatic_scholars___automa___actions___globals);
        goto CPyL104;
    }
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL105: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL99;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL99;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL99;
CPyL108: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL99;
CPyL109: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL48;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL60;
CPyL111: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL99;
CPyL112: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL99;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL65;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL64;
CPyL115: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL70;
CPyL116: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL73;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL99;
CPyL118: ;
    CPy_DecRef(cpy_r_r109);
    goto CPyL99;
CPyL119: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL102;
}
        
PyObject *CPyDef_scholars___automa___actions____wanted_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions____wanted_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____wanted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._wanted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions____wanted_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__next__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____wanted_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions____wanted_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____wanted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._wanted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___actions____wanted_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "send", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____wanted_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___actions____wanted_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____wanted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._wanted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions____wanted_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__iter__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____wanted_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___actions____wanted_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___actions____wanted_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____wanted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._wanted_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___actions____wanted_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "throw", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____wanted_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___actions____wanted_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4038 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4038);
    PyObject *__tmp4039 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4039);
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
        
        PyObject *CPyPy_scholars___automa___actions____wanted_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____wanted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._wanted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions____wanted_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "close", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____wanted(PyObject *cpy_r_t, PyObject *cpy_r_choose) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_scholars___automa___actions____wanted_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 169, CPyStatic_scholars___automa___actions___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 169, CPyStatic_scholars___automa___actions___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_choose);
    if (((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__choose != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__choose);
    }
    ((serai___games___scholars___automa___actions____wanted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__choose = cpy_r_choose;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 169, CPyStatic_scholars___automa___actions___globals);
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
        
        PyObject *CPyPy_scholars___automa___actions____wanted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "choose", 0};
            static CPyArg_Parser parser = {"OO:_wanted", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_choose;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_choose)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_choose = obj_choose;
            PyObject *retval = CPyDef_scholars___automa___actions____wanted(arg_t, arg_choose);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_wanted", 169, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___obstacle__allowed_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___automa___actions___obstacle__allowed_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___actions___obstacle__allowed_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__get__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions___obstacle__allowed_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___scholars___automa___actions___obstacle__allowed_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "obstacle__allowed_obj", "__mypyc_env__", 191, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "_allowed_env", "options", 192, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_allow;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'allow' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "obstacle", 192, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__is_last;
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "_allowed_env", "is_last", 194, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
CPyL6: ;
    if (!cpy_r_r5) goto CPyL11;
CPyL7: ;
    cpy_r_r6 = CPyStatic_scholars___reasons___LAST_CANDIDATE;
    if (likely(cpy_r_r6 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"LAST_CANDIDATE\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "obstacle", 195, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r6);
    return cpy_r_r6;
CPyL11: ;
    cpy_r_r8 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "_allowed_env", "player", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r8);
CPyL12: ;
    cpy_r_r9 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r8)->_silver;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "Player", "silver", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL30;
    }
CPyL13: ;
    cpy_r_r10 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "_allowed_env", "fee", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL14: ;
    cpy_r_r11 = cpy_r_r9 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL16;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL17;
CPyL16: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_r10);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL18;
CPyL17: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r10;
    cpy_r_r16 = cpy_r_r17;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    if (!cpy_r_r16) goto CPyL27;
    cpy_r_r18 = CPyStatic_scholars___reasons___NEED_SILVER;
    if (likely(cpy_r_r18 != NULL)) goto CPyL22;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_SILVER\" was not set");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "obstacle", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r20 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "_allowed_env", "fee", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL23: ;
    cpy_r_r21 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "_allowed_env", "player", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r21);
CPyL24: ;
    cpy_r_r22 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r21)->_silver;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "obstacle", "Player", "silver", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL32;
    }
CPyL25: ;
    cpy_r_r23 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r24 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r18, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "obstacle", 196, CPyStatic_scholars___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r25 = cpy_r_r24;
    goto CPyL28;
CPyL27: ;
    cpy_r_r26 = Py_None;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r25 = cpy_r_r26;
CPyL28: ;
    return cpy_r_r25;
CPyL29: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL30: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL29;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL29;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL29;
}
        
        PyObject *CPyPy_scholars___automa___actions___obstacle__allowed_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___automa___actions___obstacle__allowed_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "obstacle", 191, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T2OO cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    int32_t cpy_r_r76;
    int32_t cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    int32_t cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    int32_t cpy_r_r99;
    int32_t cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "__mypyc_env__", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL84;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL80;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "t", 187, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Table", "book", 187, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Book", "options", 187, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    if (((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 187, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r8 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "t", 188, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL10: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Table", "book", 188, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_constants;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 188, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 188, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    if (((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee);
    }
    ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 188, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r15 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "t", 189, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL15: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Table", "players", 189, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL16: ;
    cpy_r_r17 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "me", 189, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL17: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 189, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_scholars___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 189, CPyStatic_scholars___automa___actions___globals, "serai.games.scholars.table.Player", cpy_r_r18);
        goto CPyL79;
    }
    if (((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player);
    }
    ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 189, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r21 = CPyDef_scholars___automa___actions___obstacle__allowed_obj();
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 191, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___automa___actions___obstacle__allowed_objObject *)cpy_r_r21)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 191, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r23 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "t", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL23: ;
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_r23)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Table", "book", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL24: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_scrolls;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Book", "scrolls", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL25: ;
    cpy_r_r26 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "scroll", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL26: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    if (likely(PyTuple_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 198, CPyStatic_scholars___automa___actions___globals, "tuple", cpy_r_r27);
        goto CPyL79;
    }
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 198, CPyStatic_scholars___automa___actions___globals, "str", cpy_r_r29);
        goto CPyL79;
    }
    if (((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name);
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 198, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r32 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "options", 199, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r32);
CPyL32: ;
    cpy_r_r33 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r32)->_allow;
    if (unlikely(cpy_r_r33 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'allow' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r33);
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 199, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL33: ;
    cpy_r_r34 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "options", 199, CPyStatic_scholars___automa___actions___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r34);
CPyL34: ;
    cpy_r_r35 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r34)->_refuse;
    if (unlikely(cpy_r_r35 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'refuse' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r35);
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 199, CPyStatic_scholars___automa___actions___globals);
        goto CPyL85;
    }
CPyL35: ;
    cpy_r_r36.f0 = cpy_r_r33;
    cpy_r_r36.f1 = cpy_r_r35;
    cpy_r_r37 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "obstacle", 199, CPyStatic_scholars___automa___actions___globals);
        goto CPyL86;
    }
CPyL36: ;
    cpy_r_r38 = PyTuple_New(2);
    if (unlikely(cpy_r_r38 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4040 = cpy_r_r36.f0;
    PyTuple_SET_ITEM(cpy_r_r38, 0, __tmp4040);
    PyObject *__tmp4041 = cpy_r_r36.f1;
    PyTuple_SET_ITEM(cpy_r_r38, 1, __tmp4041);
    cpy_r_r39 = NULL;
    cpy_r_r40 = NULL;
    cpy_r_r41 = CPyDef_offer___Offer(cpy_r_r38, cpy_r_r37, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 199, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r42 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "me", 200, CPyStatic_scholars___automa___actions___globals);
        goto CPyL87;
    }
CPyL38: ;
    cpy_r_r43 = CPyStatics[2454]; /* 'ai-wants' */
    cpy_r_r44 = CPyStatics[2455]; /* 'SC-SOLO-24' */
    cpy_r_r45 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r46 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "name", 200, CPyStatic_scholars___automa___actions___globals);
        goto CPyL87;
    }
CPyL39: ;
    cpy_r_r47 = CPyDict_Build(1, cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 200, CPyStatic_scholars___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r48 = NULL;
    cpy_r_r49 = 2;
    cpy_r_r50 = CPyDef_decision___ask(cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r41, cpy_r_r47, cpy_r_r48, cpy_r_r49);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 200, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r50;
CPyL42: ;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = cpy_r_type != cpy_r_r52;
    if (!cpy_r_r53) goto CPyL45;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 200, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL45: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r54 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 200, CPyStatic_scholars___automa___actions___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL79;
    }
    cpy_r_r55 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "options", 201, CPyStatic_scholars___automa___actions___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r55);
CPyL47: ;
    cpy_r_r56 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r55)->_allow;
    if (unlikely(cpy_r_r56 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'allow' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r56);
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 201, CPyStatic_scholars___automa___actions___globals);
        goto CPyL88;
    }
CPyL48: ;
    cpy_r_r57 = cpy_r_r54 == cpy_r_r56;
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r56);
    if (!cpy_r_r57) goto CPyL64;
    cpy_r_r58 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "player", 202, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r58);
CPyL50: ;
    cpy_r_r59 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r58)->_silver;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Player", "silver", 202, CPyStatic_scholars___automa___actions___globals);
        goto CPyL89;
    }
CPyL51: ;
    cpy_r_r60 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "fee", 202, CPyStatic_scholars___automa___actions___globals);
        goto CPyL89;
    }
    CPyTagged_INCREF(cpy_r_r60);
CPyL52: ;
    cpy_r_r61 = CPyTagged_Add(cpy_r_r59, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r60);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r58)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r58)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r58)->_silver = cpy_r_r61;
    cpy_r_r62 = 1;
    CPy_DECREF(cpy_r_r58);
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 202, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r63 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "t", 203, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL54: ;
    cpy_r_r64 = CPyStatics[2456]; /* 'event-ai-allowed' */
    cpy_r_r65 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "me", 203, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL55: ;
    cpy_r_r66 = CPyStatics[2457]; /* 'SC-SOLO-37' */
    cpy_r_r67 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "fee", 203, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPyTagged_INCREF(cpy_r_r67);
CPyL56: ;
    cpy_r_r68 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r69 = CPyStatics[31]; /* 'n' */
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r71 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "name", 203, CPyStatic_scholars___automa___actions___globals);
        goto CPyL90;
    }
CPyL57: ;
    cpy_r_r72 = CPyDict_Build(2, cpy_r_r68, cpy_r_r71, cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 203, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r73 = CPyDef_kernel___table___Table___tell(cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 203, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r74 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r74);
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r76 = CPyDef_scholars___automa___actions____allowed_env_clear_on_completion(cpy_r_r0);
    cpy_r_r77 = CPyDef_scholars___automa___actions____allowed_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL63;
    CPyGen_SetStopIterationValue(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (!0) goto CPyL84;
    CPy_Unreachable();
CPyL63: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r74;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL64: ;
    cpy_r_r78 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "player", 205, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r78);
CPyL65: ;
    cpy_r_r79 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_silver;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "Player", "silver", 205, CPyStatic_scholars___automa___actions___globals);
        goto CPyL91;
    }
CPyL66: ;
    cpy_r_r80 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "fee", 205, CPyStatic_scholars___automa___actions___globals);
        goto CPyL91;
    }
    CPyTagged_INCREF(cpy_r_r80);
CPyL67: ;
    cpy_r_r81 = CPyTagged_Subtract(cpy_r_r79, cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r80);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_silver = cpy_r_r81;
    cpy_r_r82 = 1;
    CPy_DECREF(cpy_r_r78);
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 205, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r83 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "t", 206, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL69: ;
    cpy_r_r84 = CPyStatics[2458]; /* 'event-ai-refused' */
    cpy_r_r85 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "me", 206, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
CPyL70: ;
    cpy_r_r86 = CPyStatics[2455]; /* 'SC-SOLO-24' */
    cpy_r_r87 = ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fee;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_env", "fee", 206, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    CPyTagged_INCREF(cpy_r_r87);
CPyL71: ;
    cpy_r_r88 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r89 = CPyStatics[31]; /* 'n' */
    cpy_r_r90 = CPyTagged_StealAsObject(cpy_r_r87);
    cpy_r_r91 = ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/actions.py", "_allowed", "_allowed_gen", "name", 206, CPyStatic_scholars___automa___actions___globals);
        goto CPyL92;
    }
CPyL72: ;
    cpy_r_r92 = CPyDict_Build(2, cpy_r_r88, cpy_r_r91, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 206, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r93 = CPyDef_kernel___table___Table___tell(cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 206, CPyStatic_scholars___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r94 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r94);
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r96 = CPyDef_scholars___automa___actions____allowed_env_clear_on_completion(cpy_r_r0);
    cpy_r_r97 = CPyDef_scholars___automa___actions____allowed_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL78;
    CPyGen_SetStopIterationValue(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (!0) goto CPyL84;
    CPy_Unreachable();
CPyL78: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r94;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL79: ;
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r99 = CPyDef_scholars___automa___actions____allowed_env_clear_on_completion(cpy_r_r0);
    cpy_r_r100 = CPyDef_scholars___automa___actions____allowed_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r101 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r101;
CPyL80: ;
    cpy_r_r102 = cpy_r_r1 == 0;
    if (cpy_r_r102) goto CPyL2;
    cpy_r_r103 = cpy_r_r1 == 1;
    if (cpy_r_r103) goto CPyL42;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r104 = 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL84: ;
    cpy_r_r105 = NULL;
    CPyGen_Exit(&((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL85: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL79;
CPyL86: ;
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    goto CPyL79;
CPyL87: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL79;
CPyL88: ;
    CPy_DecRef(cpy_r_r54);
    goto CPyL79;
CPyL89: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL79;
CPyL90: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL79;
CPyL91: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL79;
CPyL92: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL79;
}
        
PyObject *CPyDef_scholars___automa___actions____allowed_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions____allowed_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____allowed_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._allowed_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions____allowed_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__next__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____allowed_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___automa___actions____allowed_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____allowed_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._allowed_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___automa___actions____allowed_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "send", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____allowed_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___automa___actions____allowed_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____allowed_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._allowed_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions____allowed_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "__iter__", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____allowed_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___automa___actions____allowed_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___automa___actions____allowed_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____allowed_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._allowed_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___automa___actions____allowed_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "throw", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____allowed_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___automa___actions____allowed_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4042 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4042);
    PyObject *__tmp4043 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4043);
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
        
        PyObject *CPyPy_scholars___automa___actions____allowed_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___automa___actions____allowed_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.automa.actions._allowed_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___automa___actions____allowed_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "close", -1, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___automa___actions____allowed(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_scroll, char cpy_r_is_last) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___automa___actions____allowed_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_scholars___automa___actions____allowed_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL10;
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_scroll);
    if (((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__scroll != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__scroll);
    }
    ((serai___games___scholars___automa___actions____allowed_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__scroll = cpy_r_scroll;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL10;
    }
    ((serai___games___scholars___automa___actions____allowed_envObject *)cpy_r_r0)->___mypyc_generator_attribute__is_last = cpy_r_is_last;
    cpy_r_r7 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
        goto CPyL11;
    }
    return cpy_r_r1;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___automa___actions____allowed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "scroll", "is_last", 0};
            static CPyArg_Parser parser = {"OOOO:_allowed", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_scroll;
            PyObject *obj_is_last;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_scroll, &obj_is_last)) {
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
            char arg_is_last;
            if (unlikely(!PyBool_Check(obj_is_last))) {
                CPy_TypeError("bool", obj_is_last); goto fail;
            } else
                arg_is_last = obj_is_last == Py_True;
            PyObject *retval = CPyDef_scholars___automa___actions____allowed(arg_t, arg_me, arg_scroll, arg_is_last);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "_allowed", 186, CPyStatic_scholars___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_scholars___automa___actions_____top_level__(void) {
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
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
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
    void *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    void *cpy_r_r200;
    void *cpy_r_r201;
    PyObject **cpy_r_r202;
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
    void *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    void *cpy_r_r222;
    void *cpy_r_r223;
    PyObject **cpy_r_r224;
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
    void *cpy_r_r236;
    void *cpy_r_r237;
    void *cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    void *cpy_r_r244;
    void *cpy_r_r245;
    PyObject **cpy_r_r246;
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
    void *cpy_r_r258;
    void *cpy_r_r259;
    void *cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    void *cpy_r_r266;
    void *cpy_r_r267;
    PyObject **cpy_r_r268;
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
    char cpy_r_r280;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 1, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 1, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 3, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5343]; /* ('Callable', 'Collection') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 5, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___actions___translate;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___actions___translate;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2459]; /* 'serai.games.scholars.actions.translate' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 7, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___actions___translate;
    cpy_r_r25 = CPyExec_serai___games___scholars___actions___translate;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___actions___translate__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 7, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 7, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2459]; /* 'serai.games.scholars.actions.translate' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 7, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5344]; /* ('close_up',) */
    cpy_r_r36 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 7, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL104;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___actions___travel;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___actions___travel;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2461]; /* 'serai.games.scholars.actions.travel' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 8, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___actions___travel;
    cpy_r_r47 = CPyExec_serai___games___scholars___actions___travel;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___actions___travel__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 8, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 8, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2461]; /* 'serai.games.scholars.actions.travel' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 8, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5345]; /* ('refill_map',) */
    cpy_r_r58 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 8, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL105;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___automa___caliph;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___automa___caliph;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2463]; /* 'serai.games.scholars.automa.caliph' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 9, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___automa___caliph;
    cpy_r_r69 = CPyExec_serai___games___scholars___automa___caliph;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___automa___caliph__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 9, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 9, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2463]; /* 'serai.games.scholars.automa.caliph' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 9, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5346]; /* ('majority', 'retire_top') */
    cpy_r_r80 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 9, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL106;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___scholars___automa___choices;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___scholars___automa___choices;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[2466]; /* 'serai.games.scholars.automa.choices' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 10, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___scholars___automa___choices;
    cpy_r_r91 = CPyExec_serai___games___scholars___automa___choices;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___scholars___automa___choices__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 10, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 10, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[2466]; /* 'serai.games.scholars.automa.choices' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 10, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5347]; /* ('guild_to_deliver', 'guild_to_influence', 'pile_to_employ', 'room_to_employ', 'scroll_to_deliver', 'scroll_to_influence', 'scroll_to_translate') */
    cpy_r_r102 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 10, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL107;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 19, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r113 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 19, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 19, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 19, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5348]; /* ('gain_silver', 'influence_guild', 'opponent', 'place_gold', 'put_gold') */
    cpy_r_r124 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 19, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL108;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___scholars___caliph;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___scholars___caliph;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[2363]; /* 'serai.games.scholars.caliph' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 20, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___scholars___caliph;
    cpy_r_r135 = CPyExec_serai___games___scholars___caliph;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___scholars___caliph__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 20, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 20, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[2363]; /* 'serai.games.scholars.caliph' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 20, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5349]; /* ('employ_neutral',) */
    cpy_r_r146 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 20, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL109;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 21, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r157 = CPyExec_serai___games___scholars___influence;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 21, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 21, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 21, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5350]; /* ('give_back', 'influence_of', 'mark_scroll') */
    cpy_r_r168 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 21, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL110;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r171 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 22, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r179 = CPyExec_serai___games___scholars___names;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 22, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 22, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 22, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5351]; /* ('BLUE', 'NO_CARD', 'NOBODY') */
    cpy_r_r190 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 22, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL111;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r193 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 23, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r201 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 23, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 23, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 23, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[5352]; /* ('LAST_CANDIDATE', 'NEED_SILVER') */
    cpy_r_r212 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 23, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL112;
CPyL78: ;
    cpy_r_r214 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r215 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r216 = CPyModuleLockAPI_serai;
    cpy_r_r217 = CPyImport_IsInitialized(cpy_r_r215);
    if (!cpy_r_r217) goto CPyL81;
    cpy_r_r218 = PyImport_GetModuleDict();
    cpy_r_r219 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r220 = CPyDict_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 24, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r221 = cpy_r_r220;
    goto CPyL85;
CPyL81: ;
    cpy_r_r222 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r223 = CPyExec_serai___games___scholars___table;
    cpy_r_r224 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r225 = PyImport_GetModuleDict();
    cpy_r_r226 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r227 = CPyDict_GetItem(cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 24, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r228 = CPyStatics[8]; /* '__file__' */
    cpy_r_r229 = CPyObject_GetAttr(cpy_r_r227, cpy_r_r228);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 24, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r230 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r231 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r232 = CPyImport_ImportNative(cpy_r_r231, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r229, cpy_r_r230, 0);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 24, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r221 = cpy_r_r232;
CPyL85: ;
    cpy_r_r233 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r234 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r235 = CPyImport_GetNativeAttrs(cpy_r_r221, cpy_r_r233, cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 24, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL113;
CPyL86: ;
    cpy_r_r236 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r237 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r238 = CPyModuleLockAPI_serai;
    cpy_r_r239 = CPyImport_IsInitialized(cpy_r_r237);
    if (!cpy_r_r239) goto CPyL89;
    cpy_r_r240 = PyImport_GetModuleDict();
    cpy_r_r241 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r242 = CPyDict_GetItem(cpy_r_r240, cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 25, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r243 = cpy_r_r242;
    goto CPyL93;
CPyL89: ;
    cpy_r_r244 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r245 = CPyExec_serai___kernel___decision;
    cpy_r_r246 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r247 = PyImport_GetModuleDict();
    cpy_r_r248 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r249 = CPyDict_GetItem(cpy_r_r247, cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 25, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r250 = CPyStatics[8]; /* '__file__' */
    cpy_r_r251 = CPyObject_GetAttr(cpy_r_r249, cpy_r_r250);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 25, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r252 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r253 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r254 = CPyImport_ImportNative(cpy_r_r253, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r251, cpy_r_r252, 0);
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 25, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r243 = cpy_r_r254;
CPyL93: ;
    cpy_r_r255 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r256 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r257 = CPyImport_GetNativeAttrs(cpy_r_r243, cpy_r_r255, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 25, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL114;
CPyL94: ;
    cpy_r_r258 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r259 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r260 = CPyModuleLockAPI_serai;
    cpy_r_r261 = CPyImport_IsInitialized(cpy_r_r259);
    if (!cpy_r_r261) goto CPyL97;
    cpy_r_r262 = PyImport_GetModuleDict();
    cpy_r_r263 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r264 = CPyDict_GetItem(cpy_r_r262, cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 26, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r265 = cpy_r_r264;
    goto CPyL101;
CPyL97: ;
    cpy_r_r266 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r267 = CPyExec_serai___kernel___effects;
    cpy_r_r268 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r269 = PyImport_GetModuleDict();
    cpy_r_r270 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r271 = CPyDict_GetItem(cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 26, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r272 = CPyStatics[8]; /* '__file__' */
    cpy_r_r273 = CPyObject_GetAttr(cpy_r_r271, cpy_r_r272);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 26, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r274 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r275 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r276 = CPyImport_ImportNative(cpy_r_r275, cpy_r_r266, cpy_r_r267, cpy_r_r268, cpy_r_r258, cpy_r_r259, cpy_r_r260, cpy_r_r273, cpy_r_r274, 0);
    CPy_DECREF(cpy_r_r273);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 26, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    }
    cpy_r_r265 = cpy_r_r276;
CPyL101: ;
    cpy_r_r277 = CPyStatics[5353]; /* ('Call', 'Effect', 'Several') */
    cpy_r_r278 = CPyStatic_scholars___automa___actions___globals;
    cpy_r_r279 = CPyImport_GetNativeAttrs(cpy_r_r265, cpy_r_r277, cpy_r_r277, cpy_r_r278);
    CPy_DECREF(cpy_r_r265);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/actions.py", "<module>", 26, CPyStatic_scholars___automa___actions___globals);
        goto CPyL103;
    } else
        goto CPyL115;
CPyL102: ;
    return 1;
CPyL103: ;
    cpy_r_r280 = 2;
    return cpy_r_r280;
CPyL104: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL105: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL106: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL107: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL108: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL109: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL110: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL111: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL112: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL113: ;
    CPy_DECREF(cpy_r_r235);
    goto CPyL86;
CPyL114: ;
    CPy_DECREF(cpy_r_r257);
    goto CPyL94;
CPyL115: ;
    CPy_DECREF(cpy_r_r279);
    goto CPyL102;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static PyObject *CPyDunder___get__paying___id_Payment_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_paying___id_Payment_obj_____get__(self, instance, owner);
}
static int
paying___id_Payment_obj_traverse(serai___games___merv___paying___id_Payment_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_paying___id_Payment_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___paying___id_Payment_objObject *self = (serai___games___merv___paying___id_Payment_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_paying___id_Payment_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___paying___id_Payment_objObject *self = (serai___games___merv___paying___id_Payment_objObject *)cpy_r_self;
    return 0;
}

static void
paying___id_Payment_obj_dealloc(serai___games___merv___paying___id_Payment_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (paying___id_Payment_obj_free_instance == NULL) {
        paying___id_Payment_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, paying___id_Payment_obj_dealloc)
    CPyDef_paying___id_Payment_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_paying_____mypyc__id_Payment_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_paying___id_Payment_obj(void);

static PyObject *
paying___id_Payment_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_paying___id_Payment_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_paying_____mypyc__id_Payment_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem paying___id_Payment_obj_vtable[2];
static bool
CPyDef_paying___id_Payment_obj_trait_vtable_setup(void)
{
    CPyVTableItem paying___id_Payment_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_paying___id_Payment_obj_____call__,
        (CPyVTableItem)CPyDef_paying___id_Payment_obj_____get__,
    };
    memcpy(paying___id_Payment_obj_vtable, paying___id_Payment_obj_vtable_scratch, sizeof(paying___id_Payment_obj_vtable));
    return 1;
}

static bool
CPyDef_paying___id_Payment_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef paying___id_Payment_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_paying_____mypyc__id_Payment_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_paying___id_Payment_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_paying___id_Payment_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_paying___id_Payment_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "id_Payment_obj",
    .tp_new = paying___id_Payment_obj_new,
    .tp_dealloc = (destructor)paying___id_Payment_obj_dealloc,
    .tp_traverse = (traverseproc)paying___id_Payment_obj_traverse,
    .tp_clear = (inquiry)CPyDef_paying___id_Payment_obj_clear,
    .tp_methods = paying___id_Payment_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__paying___id_Payment_obj,
    .tp_basicsize = sizeof(serai___games___merv___paying___id_Payment_objObject),
    .tp_vectorcall_offset = offsetof(serai___games___merv___paying___id_Payment_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("id_Payment_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_paying___id_Payment_obj_template = &CPyType_paying___id_Payment_obj_template_;

PyObject *CPyDef_paying_____mypyc__id_Payment_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___paying___id_Payment_objObject *self;
    if (paying___id_Payment_obj_free_instance != NULL) {
        self = paying___id_Payment_obj_free_instance;
        paying___id_Payment_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___paying___id_Payment_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = paying___id_Payment_obj_vtable;
    self->vectorcall = CPyPy_paying___id_Payment_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_paying___id_Payment_obj(void)
{
    PyObject *self = CPyDef_paying_____mypyc__id_Payment_obj_setup((PyObject *)CPyType_paying___id_Payment_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpaying___pay_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_paying___pay_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods paying___pay_gen_as_async = {
    .am_send = CPyDunder_am_sendpaying___pay_gen,
};
static int
paying___pay_gen_traverse(serai___games___merv___paying___pay_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f0));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f2));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f3));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f4));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_paying___pay_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___paying___pay_genObject *self = (serai___games___merv___paying___pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f0;
        self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f1;
        self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f2;
        self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f3;
        self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f4;
        self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0);
    return 0;
}

static int32_t CPyDef_paying___pay_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___paying___pay_genObject *self = (serai___games___merv___paying___pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f0;
        self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f1;
        self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f2;
        self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f3;
        self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f4;
        self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0);
    return 0;
}

static void
paying___pay_gen_dealloc(serai___games___merv___paying___pay_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (paying___pay_gen_free_instance == NULL) {
        paying___pay_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f0;
            self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f1;
            self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f2;
            self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f3;
            self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f4;
            self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, paying___pay_gen_dealloc)
    CPyDef_paying___pay_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_paying_____mypyc__pay_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_paying___pay_gen(void);

static PyObject *
paying___pay_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_paying___pay_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_paying_____mypyc__pay_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem paying___pay_gen_vtable[6];
static bool
CPyDef_paying___pay_gen_trait_vtable_setup(void)
{
    CPyVTableItem paying___pay_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_paying___pay_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_paying___pay_gen_____next__,
        (CPyVTableItem)CPyDef_paying___pay_gen___send,
        (CPyVTableItem)CPyDef_paying___pay_gen_____iter__,
        (CPyVTableItem)CPyDef_paying___pay_gen___throw,
        (CPyVTableItem)CPyDef_paying___pay_gen___close,
    };
    memcpy(paying___pay_gen_vtable, paying___pay_gen_vtable_scratch, sizeof(paying___pay_gen_vtable));
    return 1;
}

static bool
CPyDef_paying___pay_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef paying___pay_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_paying_____mypyc__pay_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_paying___pay_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_paying___pay_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_paying___pay_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_paying___pay_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_paying___pay_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_paying___pay_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "pay_gen",
    .tp_new = paying___pay_gen_new,
    .tp_dealloc = (destructor)paying___pay_gen_dealloc,
    .tp_traverse = (traverseproc)paying___pay_gen_traverse,
    .tp_clear = (inquiry)CPyDef_paying___pay_gen_clear,
    .tp_methods = paying___pay_gen_methods,
    .tp_iter = CPyDef_paying___pay_gen_____iter__,
    .tp_iternext = CPyDef_paying___pay_gen_____next__,
    .tp_as_async = &paying___pay_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___paying___pay_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("pay_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_paying___pay_gen_template = &CPyType_paying___pay_gen_template_;

PyObject *CPyDef_paying_____mypyc__pay_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___paying___pay_genObject *self;
    if (paying___pay_gen_free_instance != NULL) {
        self = paying___pay_gen_free_instance;
        paying___pay_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___paying___pay_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = paying___pay_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__cost = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_paying___pay_gen(void)
{
    PyObject *self = CPyDef_paying_____mypyc__pay_gen_setup((PyObject *)CPyType_paying___pay_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpaying___choose_payment_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods paying___choose_payment_gen_as_async = {
    .am_send = CPyDunder_am_sendpaying___choose_payment_gen,
};
static int
paying___choose_payment_gen_traverse(serai___games___merv___paying___choose_payment_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__ways);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_paying___choose_payment_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___paying___choose_payment_genObject *self = (serai___games___merv___paying___choose_payment_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__ways);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    return 0;
}

static int32_t CPyDef_paying___choose_payment_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___paying___choose_payment_genObject *self = (serai___games___merv___paying___choose_payment_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__ways);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    return 0;
}

static void
paying___choose_payment_gen_dealloc(serai___games___merv___paying___choose_payment_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (paying___choose_payment_gen_free_instance == NULL) {
        paying___choose_payment_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__ways);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_next_label__ = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, paying___choose_payment_gen_dealloc)
    CPyDef_paying___choose_payment_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_paying_____mypyc__choose_payment_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_paying___choose_payment_gen(void);

static PyObject *
paying___choose_payment_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_paying___choose_payment_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_paying_____mypyc__choose_payment_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem paying___choose_payment_gen_vtable[6];
static bool
CPyDef_paying___choose_payment_gen_trait_vtable_setup(void)
{
    CPyVTableItem paying___choose_payment_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_paying___choose_payment_gen_____next__,
        (CPyVTableItem)CPyDef_paying___choose_payment_gen___send,
        (CPyVTableItem)CPyDef_paying___choose_payment_gen_____iter__,
        (CPyVTableItem)CPyDef_paying___choose_payment_gen___throw,
        (CPyVTableItem)CPyDef_paying___choose_payment_gen___close,
    };
    memcpy(paying___choose_payment_gen_vtable, paying___choose_payment_gen_vtable_scratch, sizeof(paying___choose_payment_gen_vtable));
    return 1;
}

static bool
CPyDef_paying___choose_payment_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef paying___choose_payment_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_paying_____mypyc__choose_payment_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_paying___choose_payment_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_paying___choose_payment_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_paying___choose_payment_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_paying___choose_payment_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_paying___choose_payment_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_paying___choose_payment_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_payment_gen",
    .tp_new = paying___choose_payment_gen_new,
    .tp_dealloc = (destructor)paying___choose_payment_gen_dealloc,
    .tp_traverse = (traverseproc)paying___choose_payment_gen_traverse,
    .tp_clear = (inquiry)CPyDef_paying___choose_payment_gen_clear,
    .tp_methods = paying___choose_payment_gen_methods,
    .tp_iter = CPyDef_paying___choose_payment_gen_____iter__,
    .tp_iternext = CPyDef_paying___choose_payment_gen_____next__,
    .tp_as_async = &paying___choose_payment_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___paying___choose_payment_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_payment_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_paying___choose_payment_gen_template = &CPyType_paying___choose_payment_gen_template_;

PyObject *CPyDef_paying_____mypyc__choose_payment_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___paying___choose_payment_genObject *self;
    if (paying___choose_payment_gen_free_instance != NULL) {
        self = paying___choose_payment_gen_free_instance;
        paying___choose_payment_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___paying___choose_payment_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = paying___choose_payment_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_paying___choose_payment_gen(void)
{
    PyObject *self = CPyDef_paying_____mypyc__choose_payment_gen_setup((PyObject *)CPyType_paying___choose_payment_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
paying___every_payment_env_traverse(serai___games___merv___paying___every_payment_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_paying___every_payment_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___paying___every_payment_envObject *self = (serai___games___merv___paying___every_payment_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_paying___every_payment_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___paying___every_payment_envObject *self = (serai___games___merv___paying___every_payment_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
paying___every_payment_env_dealloc(serai___games___merv___paying___every_payment_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (paying___every_payment_env_free_instance == NULL) {
        paying___every_payment_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, paying___every_payment_env_dealloc)
    CPyDef_paying___every_payment_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_paying_____mypyc__every_payment_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_paying___every_payment_env(void);

static PyObject *
paying___every_payment_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_paying___every_payment_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_paying_____mypyc__every_payment_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem paying___every_payment_env_vtable[1];
static bool
CPyDef_paying___every_payment_env_trait_vtable_setup(void)
{
    CPyVTableItem paying___every_payment_env_vtable_scratch[] = {
        NULL
    };
    memcpy(paying___every_payment_env_vtable, paying___every_payment_env_vtable_scratch, sizeof(paying___every_payment_env_vtable));
    return 1;
}

static bool
CPyDef_paying___every_payment_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef paying___every_payment_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_paying_____mypyc__every_payment_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_paying___every_payment_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "every_payment_env",
    .tp_new = paying___every_payment_env_new,
    .tp_dealloc = (destructor)paying___every_payment_env_dealloc,
    .tp_traverse = (traverseproc)paying___every_payment_env_traverse,
    .tp_clear = (inquiry)CPyDef_paying___every_payment_env_clear,
    .tp_methods = paying___every_payment_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___paying___every_payment_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("every_payment_env()\n--\n\n"),
};
static PyTypeObject *CPyType_paying___every_payment_env_template = &CPyType_paying___every_payment_env_template_;

PyObject *CPyDef_paying_____mypyc__every_payment_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___paying___every_payment_envObject *self;
    if (paying___every_payment_env_free_instance != NULL) {
        self = paying___every_payment_env_free_instance;
        paying___every_payment_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___paying___every_payment_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = paying___every_payment_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_paying___every_payment_env(void)
{
    PyObject *self = CPyDef_paying_____mypyc__every_payment_env_setup((PyObject *)CPyType_paying___every_payment_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__paying_____mypyc_lambda__0_every_payment_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____get__(self, instance, owner);
}
PyMemberDef paying_____mypyc_lambda__0_every_payment_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
paying_____mypyc_lambda__0_every_payment_obj_traverse(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject))));
    return rv;
}

static int32_t CPyDef_paying_____mypyc_lambda__0_every_payment_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self = (serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject))));
    return 0;
}

static int32_t CPyDef_paying_____mypyc_lambda__0_every_payment_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self = (serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject))));
    return 0;
}

static void
paying_____mypyc_lambda__0_every_payment_obj_dealloc(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (paying_____mypyc_lambda__0_every_payment_obj_free_instance == NULL) {
        paying_____mypyc_lambda__0_every_payment_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, paying_____mypyc_lambda__0_every_payment_obj_dealloc)
    CPyDef_paying_____mypyc_lambda__0_every_payment_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_paying_____mypyc___3__mypyc_lambda__0_every_payment_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_paying_____mypyc_lambda__0_every_payment_obj(void);

static PyObject *
paying_____mypyc_lambda__0_every_payment_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_paying_____mypyc_lambda__0_every_payment_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_paying_____mypyc___3__mypyc_lambda__0_every_payment_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem paying_____mypyc_lambda__0_every_payment_obj_vtable[2];
static bool
CPyDef_paying_____mypyc_lambda__0_every_payment_obj_trait_vtable_setup(void)
{
    CPyVTableItem paying_____mypyc_lambda__0_every_payment_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____call__,
        (CPyVTableItem)CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____get__,
    };
    memcpy(paying_____mypyc_lambda__0_every_payment_obj_vtable, paying_____mypyc_lambda__0_every_payment_obj_vtable_scratch, sizeof(paying_____mypyc_lambda__0_every_payment_obj_vtable));
    return 1;
}

static bool
CPyDef_paying_____mypyc_lambda__0_every_payment_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
paying_____mypyc_lambda__0_every_payment_obj_get___3_mypyc_env__(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self, void *closure);

static PyGetSetDef paying_____mypyc_lambda__0_every_payment_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)paying_____mypyc_lambda__0_every_payment_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef paying_____mypyc_lambda__0_every_payment_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_paying_____mypyc___3__mypyc_lambda__0_every_payment_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_paying_____mypyc_lambda__0_every_payment_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($payment)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_paying_____mypyc_lambda__0_every_payment_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_paying_____mypyc_lambda__0_every_payment_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_every_payment_obj",
    .tp_new = paying_____mypyc_lambda__0_every_payment_obj_new,
    .tp_dealloc = (destructor)paying_____mypyc_lambda__0_every_payment_obj_dealloc,
    .tp_traverse = (traverseproc)paying_____mypyc_lambda__0_every_payment_obj_traverse,
    .tp_clear = (inquiry)CPyDef_paying_____mypyc_lambda__0_every_payment_obj_clear,
    .tp_getset = paying_____mypyc_lambda__0_every_payment_obj_getseters,
    .tp_methods = paying_____mypyc_lambda__0_every_payment_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__paying_____mypyc_lambda__0_every_payment_obj,
    .tp_members = paying_____mypyc_lambda__0_every_payment_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_every_payment_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_paying_____mypyc_lambda__0_every_payment_obj_template = &CPyType_paying_____mypyc_lambda__0_every_payment_obj_template_;

PyObject *CPyDef_paying_____mypyc___3__mypyc_lambda__0_every_payment_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self;
    if (paying_____mypyc_lambda__0_every_payment_obj_free_instance != NULL) {
        self = paying_____mypyc_lambda__0_every_payment_obj_free_instance;
        paying_____mypyc_lambda__0_every_payment_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = paying_____mypyc_lambda__0_every_payment_obj_vtable;
    self->vectorcall = CPyPy_paying_____mypyc_lambda__0_every_payment_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_paying_____mypyc_lambda__0_every_payment_obj(void)
{
    PyObject *self = CPyDef_paying_____mypyc___3__mypyc_lambda__0_every_payment_obj_setup((PyObject *)CPyType_paying_____mypyc_lambda__0_every_payment_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
paying_____mypyc_lambda__0_every_payment_obj_get___3_mypyc_env__(serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_every_payment_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendpaying____splits_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_paying____splits_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods paying____splits_gen_as_async = {
    .am_send = CPyDunder_am_sendpaying____splits_gen,
};
static int
paying____splits_gen_traverse(serai___games___merv___paying____splits_genObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f0));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f2));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f3));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__cost.f4));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1);
    Py_VISIT(self->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_paying____splits_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___paying____splits_genObject *self = (serai___games___merv___paying____splits_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f0;
        self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f1;
        self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f2;
        self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f3;
        self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f4;
        self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    return 0;
}

static int32_t CPyDef_paying____splits_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___paying____splits_genObject *self = (serai___games___merv___paying____splits_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f0;
        self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f1;
        self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f2;
        self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f3;
        self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f4;
        self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    return 0;
}

static void
paying____splits_gen_dealloc(serai___games___merv___paying____splits_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (paying____splits_gen_free_instance == NULL) {
        paying____splits_gen_free_instance = self;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f0)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f0;
            self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f0 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f1)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f1;
            self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f2)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f2;
            self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f2 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f3)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f3;
            self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f3 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__cost.f4)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__cost.f4;
            self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__cost.f4 = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, paying____splits_gen_dealloc)
    CPyDef_paying____splits_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_paying_____mypyc___3_splits_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_paying____splits_gen(void);

static PyObject *
paying____splits_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_paying____splits_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_paying_____mypyc___3_splits_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem paying____splits_gen_vtable[6];
static bool
CPyDef_paying____splits_gen_trait_vtable_setup(void)
{
    CPyVTableItem paying____splits_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_paying____splits_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_paying____splits_gen_____next__,
        (CPyVTableItem)CPyDef_paying____splits_gen___send,
        (CPyVTableItem)CPyDef_paying____splits_gen_____iter__,
        (CPyVTableItem)CPyDef_paying____splits_gen___throw,
        (CPyVTableItem)CPyDef_paying____splits_gen___close,
    };
    memcpy(paying____splits_gen_vtable, paying____splits_gen_vtable_scratch, sizeof(paying____splits_gen_vtable));
    return 1;
}

static bool
CPyDef_paying____splits_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef paying____splits_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_paying_____mypyc___3_splits_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_paying____splits_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_paying____splits_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_paying____splits_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_paying____splits_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_paying____splits_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_paying____splits_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_splits_gen",
    .tp_new = paying____splits_gen_new,
    .tp_dealloc = (destructor)paying____splits_gen_dealloc,
    .tp_traverse = (traverseproc)paying____splits_gen_traverse,
    .tp_clear = (inquiry)CPyDef_paying____splits_gen_clear,
    .tp_methods = paying____splits_gen_methods,
    .tp_iter = CPyDef_paying____splits_gen_____iter__,
    .tp_iternext = CPyDef_paying____splits_gen_____next__,
    .tp_as_async = &paying____splits_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___paying____splits_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_splits_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_paying____splits_gen_template = &CPyType_paying____splits_gen_template_;

PyObject *CPyDef_paying_____mypyc___3_splits_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___paying____splits_genObject *self;
    if (paying____splits_gen_free_instance != NULL) {
        self = paying____splits_gen_free_instance;
        paying____splits_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___paying____splits_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = paying____splits_gen_vtable;
    self->___mypyc_generator_frame_attribute__cost = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_paying____splits_gen(void)
{
    PyObject *self = CPyDef_paying_____mypyc___3_splits_gen_setup((PyObject *)CPyType_paying____splits_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef payingmodule_methods[] = {
    {"pay", (PyCFunction)CPyPy_paying___pay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay(t, me, cost, rule)\n--\n\n") /* docstring */},
    {"choose_payment", (PyCFunction)CPyPy_paying___choose_payment, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_payment(t, me, ways, rule)\n--\n\n") /* docstring */},
    {"spend", (PyCFunction)CPyPy_paying___spend, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("spend(t, me, payment, rule)\n--\n\n") /* docstring */},
    {"discount_open", (PyCFunction)CPyPy_paying___discount_open, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("discount_open(t, me)\n--\n\n") /* docstring */},
    {"open_conversion", (PyCFunction)CPyPy_paying___open_conversion, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("open_conversion(t, me)\n--\n\n") /* docstring */},
    {"can_pay", (PyCFunction)CPyPy_paying___can_pay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_pay(t, me, cost, discount, convert)\n--\n\n") /* docstring */},
    {"price_obstacle", (PyCFunction)CPyPy_paying___price_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("price_obstacle(t, me, cost, rule)\n--\n\n") /* docstring */},
    {"payments", (PyCFunction)CPyPy_paying___payments, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("payments(t, me, cost)\n--\n\n") /* docstring */},
    {"_plainly", (PyCFunction)CPyPy_paying____plainly, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_plainly(cubes, cost)\n--\n\n") /* docstring */},
    {"_waivers", (PyCFunction)CPyPy_paying____waivers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_waivers(cost)\n--\n\n") /* docstring */},
    {"_conversions", (PyCFunction)CPyPy_paying____conversions, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_conversions(cost, convert)\n--\n\n") /* docstring */},
    {"_less", (PyCFunction)CPyPy_paying____less, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_less(amounts, place)\n--\n\n") /* docstring */},
    {"_exact", (PyCFunction)CPyPy_paying____exact, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_exact(cost, have)\n--\n\n") /* docstring */},
    {"undominated", (PyCFunction)CPyPy_paying___undominated, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("undominated(found)\n--\n\n") /* docstring */},
    {"_beats", (PyCFunction)CPyPy_paying____beats, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_beats(one, other)\n--\n\n") /* docstring */},
    {"every_payment", (PyCFunction)CPyPy_paying___every_payment, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("every_payment(costs)\n--\n\n") /* docstring */},
    {"_splits", (PyCFunction)CPyPy_paying____splits, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_splits(cost)\n--\n\n") /* docstring */},
    {"cost_note", (PyCFunction)CPyPy_paying___cost_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cost_note(cost)\n--\n\n") /* docstring */},
    {"cannot_pay", (PyCFunction)CPyPy_paying___cannot_pay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cannot_pay(rule, cost)\n--\n\n") /* docstring */},
    {"cubes_listed", (PyCFunction)CPyPy_paying___cubes_listed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    {"payment_message", (PyCFunction)CPyPy_paying___payment_message, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("payment_message(payment)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___paying__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___paying__internal, "__name__");
    CPyStatic_paying___globals = PyModule_GetDict(CPyModule_serai___games___merv___paying__internal);
    if (unlikely(CPyStatic_paying___globals == NULL))
        goto fail;
    CPyType_paying___id_Payment_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_paying___id_Payment_obj_template, NULL, modname);
    if (unlikely(!CPyType_paying___id_Payment_obj))
        goto fail;
    CPyDef_paying___id_Payment_obj_trait_vtable_setup();
    CPyType_paying___pay_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_paying___pay_gen_template, NULL, modname);
    if (unlikely(!CPyType_paying___pay_gen))
        goto fail;
    CPyDef_paying___pay_gen_trait_vtable_setup();
    CPyType_paying___choose_payment_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_paying___choose_payment_gen_template, NULL, modname);
    if (unlikely(!CPyType_paying___choose_payment_gen))
        goto fail;
    CPyDef_paying___choose_payment_gen_trait_vtable_setup();
    CPyType_paying___every_payment_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_paying___every_payment_env_template, NULL, modname);
    if (unlikely(!CPyType_paying___every_payment_env))
        goto fail;
    CPyDef_paying___every_payment_env_trait_vtable_setup();
    CPyType_paying_____mypyc_lambda__0_every_payment_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_paying_____mypyc_lambda__0_every_payment_obj_template, NULL, modname);
    if (unlikely(!CPyType_paying_____mypyc_lambda__0_every_payment_obj))
        goto fail;
    CPyDef_paying_____mypyc_lambda__0_every_payment_obj_trait_vtable_setup();
    CPyType_paying____splits_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_paying____splits_gen_template, NULL, modname);
    if (unlikely(!CPyType_paying____splits_gen))
        goto fail;
    CPyDef_paying____splits_gen_trait_vtable_setup();
    char result = CPyDef_paying_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___paying__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_paying___Payment);
    Py_CLEAR(CPyType_paying___id_Payment_obj);
    Py_CLEAR(CPyType_paying___pay_gen);
    Py_CLEAR(CPyType_paying___choose_payment_gen);
    Py_CLEAR(CPyType_paying___every_payment_env);
    Py_CLEAR(CPyType_paying_____mypyc_lambda__0_every_payment_obj);
    Py_CLEAR(CPyType_paying____splits_gen);
    return -1;
}
int CPyExec_serai___games___merv___paying(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___paying__impl, &CPyImportState_serai___games___merv___paying, &CPyModule_serai___games___merv___paying);
}
static struct PyModuleDef payingmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.paying",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    payingmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___paying(void)
{
    if (CPyModule_serai___games___merv___paying__internal) {
        Py_INCREF(CPyModule_serai___games___merv___paying__internal);
        return CPyModule_serai___games___merv___paying__internal;
    }
    CPyModule_serai___games___merv___paying__internal = PyModule_Create(&payingmodule);
    return CPyModule_serai___games___merv___paying__internal;
}

PyObject *CPyInit_serai___games___merv___paying(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___paying__internal) {
        Py_INCREF(CPyModule_serai___games___merv___paying__internal);
        return CPyModule_serai___games___merv___paying__internal;
    }
    CPyModule_serai___games___merv___paying__internal = PyModule_Create(&payingmodule);
    if (unlikely(CPyModule_serai___games___merv___paying__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.paying");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___paying__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___paying__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___paying__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___paying(CPyModule_serai___games___merv___paying__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___paying__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.paying");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___paying__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_paying___id_Payment_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_paying___id_Payment_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_paying___id_Payment_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__get__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___id_Payment_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T5OOOOO cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T2IO cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T5OOOOO cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL34;
    }
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_self, 0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals, "tuple", cpy_r_r1);
        goto CPyL35;
    }
    cpy_r_r3 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        goto CPyL36;
    } else
        goto CPyL6;
CPyL4: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[36]; /* 'zip' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r3.f0);
    CPy_INCREF(cpy_r_r3.f1);
    CPy_INCREF(cpy_r_r3.f2);
    CPy_INCREF(cpy_r_r3.f3);
    CPy_INCREF(cpy_r_r3.f4);
    cpy_r_r8 = PyTuple_New(5);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2381 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp2381);
    PyObject *__tmp2382 = cpy_r_r3.f1;
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp2382);
    PyObject *__tmp2383 = cpy_r_r3.f2;
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp2383);
    PyObject *__tmp2384 = cpy_r_r3.f3;
    PyTuple_SET_ITEM(cpy_r_r8, 3, __tmp2384);
    PyObject *__tmp2385 = cpy_r_r3.f4;
    PyTuple_SET_ITEM(cpy_r_r8, 4, __tmp2385);
    cpy_r_r9 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r10[3] = {cpy_r_r2, cpy_r_r8, cpy_r_r9};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r13 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r11, 2, cpy_r_r12);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r14 = PyObject_GetIter(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL9: ;
    cpy_r_r15 = PyIter_Next(cpy_r_r14);
    if (cpy_r_r15 == NULL) goto CPyL39;
    PyObject *__tmp2386;
    if (unlikely(!(PyTuple_Check(cpy_r_r15) && PyTuple_GET_SIZE(cpy_r_r15) == 2))) {
        __tmp2386 = NULL;
        goto __LL2387;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 0))))
        __tmp2386 = PyTuple_GET_ITEM(cpy_r_r15, 0);
    else {
        __tmp2386 = NULL;
    }
    if (__tmp2386 == NULL) goto __LL2387;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r15, 1))))
        __tmp2386 = PyTuple_GET_ITEM(cpy_r_r15, 1);
    else {
        __tmp2386 = NULL;
    }
    if (__tmp2386 == NULL) goto __LL2387;
    __tmp2386 = cpy_r_r15;
__LL2387: ;
    if (unlikely(__tmp2386 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r15); cpy_r_r16 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp2388 = PyTuple_GET_ITEM(cpy_r_r15, 0);
        CPyTagged __tmp2389;
        if (likely(PyLong_Check(__tmp2388)))
            __tmp2389 = CPyTagged_FromObject(__tmp2388);
        else {
            goto __LL2390;
        }
        cpy_r_r16.f0 = __tmp2389;
        PyObject *__tmp2391 = PyTuple_GET_ITEM(cpy_r_r15, 1);
        CPy_INCREF(__tmp2391);
        PyObject *__tmp2392;
        if (likely(PyUnicode_Check(__tmp2391)))
            __tmp2392 = __tmp2391;
        else {
            CPy_TypeError("str", __tmp2391); 
            __tmp2392 = NULL;
        }
        cpy_r_r16.f1 = __tmp2392;
    }
    goto __LL2393;
__LL2390: ;
    cpy_r_r16 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL2393;
__LL2393: ;
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL40;
    }
    cpy_r_r17 = cpy_r_r16.f0;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r16.f1;
    CPy_INCREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r16.f0);
    CPy_DECREF(cpy_r_r16.f1);
    cpy_r_r19 = cpy_r_r17 != 0;
    if (!cpy_r_r19) goto CPyL41;
    cpy_r_r20 = CPyTagged_Str(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL42;
    }
    cpy_r_r21 = CPyStr_Build(2, cpy_r_r20, cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL40;
    }
    cpy_r_r22 = PyList_Append(cpy_r_r0, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL40;
    } else
        goto CPyL9;
CPyL15: ;
    cpy_r_r24 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 33, CPyStatic_paying___globals);
        goto CPyL35;
    }
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_self, 4);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 34, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 34, CPyStatic_paying___globals);
        goto CPyL43;
    }
    cpy_r_r27 = (Py_ssize_t)cpy_r_r26 != -2;
    CPyTagged_DECREF(cpy_r_r26);
    if (!cpy_r_r27) goto CPyL28;
    cpy_r_r28 = CPyStatics[1925]; /* 'convert-' */
    cpy_r_r29 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r29.f0 == NULL)) {
        goto CPyL44;
    } else
        goto CPyL22;
CPyL20: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_self, 4);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r29.f0);
    CPy_INCREF(cpy_r_r29.f1);
    CPy_INCREF(cpy_r_r29.f2);
    CPy_INCREF(cpy_r_r29.f3);
    CPy_INCREF(cpy_r_r29.f4);
    cpy_r_r33 = PyTuple_New(5);
    if (unlikely(cpy_r_r33 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2394 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r33, 0, __tmp2394);
    PyObject *__tmp2395 = cpy_r_r29.f1;
    PyTuple_SET_ITEM(cpy_r_r33, 1, __tmp2395);
    PyObject *__tmp2396 = cpy_r_r29.f2;
    PyTuple_SET_ITEM(cpy_r_r33, 2, __tmp2396);
    PyObject *__tmp2397 = cpy_r_r29.f3;
    PyTuple_SET_ITEM(cpy_r_r33, 3, __tmp2397);
    PyObject *__tmp2398 = cpy_r_r29.f4;
    PyTuple_SET_ITEM(cpy_r_r33, 4, __tmp2398);
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r33, cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals, "str", cpy_r_r34);
        goto CPyL43;
    }
    cpy_r_r36 = CPyStr_Build(2, cpy_r_r28, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals);
        goto CPyL43;
    }
    cpy_r_r37 = PyList_Append(cpy_r_r0, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 35, CPyStatic_paying___globals);
        goto CPyL43;
    }
CPyL28: ;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 36, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (unlikely(!PyBool_Check(cpy_r_r39))) {
        CPy_TypeError("bool", cpy_r_r39); cpy_r_r40 = 2;
    } else
        cpy_r_r40 = cpy_r_r39 == Py_True;
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 36, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (!cpy_r_r40) goto CPyL32;
    cpy_r_r41 = CPyStatics[1531]; /* 'discount' */
    cpy_r_r42 = PyList_Append(cpy_r_r0, cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 37, CPyStatic_paying___globals);
        goto CPyL43;
    }
CPyL32: ;
    cpy_r_r44 = CPyStatics[109]; /* '+' */
    cpy_r_r45 = PyUnicode_Join(cpy_r_r44, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 38, CPyStatic_paying___globals);
        goto CPyL34;
    }
    return cpy_r_r45;
CPyL34: ;
    cpy_r_r46 = NULL;
    return cpy_r_r46;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL34;
CPyL39: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL15;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    goto CPyL34;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    goto CPyL9;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
}
        
        PyObject *CPyPy_paying___id_Payment_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_self;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_self;
            if (likely(PyTuple_Check(obj_self)))
                arg_self = obj_self;
            else {
                CPy_TypeError("tuple", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___id_Payment_obj_____call__(arg___mypyc_self__, arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "id", 32, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___pay_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    tuple_T5IIIII cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    tuple_T3OOO cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    int32_t cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL43;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "t", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "me", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "t", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "me", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cost;
    if (unlikely(cpy_r_r11.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "cost", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL9: ;
    cpy_r_r12 = CPyDef_paying___payments(cpy_r_r9, cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
    cpy_r_r13 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "rule", 43, CPyStatic_paying___globals);
        goto CPyL48;
    }
CPyL11: ;
    cpy_r_r14 = CPyDef_paying___choose_payment(cpy_r_r7, cpy_r_r8, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL42;
    }
    if (((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0);
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0 = cpy_r_r14;
    cpy_r_r15 = 1;
    if (!cpy_r_r15) goto CPyL42;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = NULL;
    cpy_r_r1 = cpy_r_r18;
    cpy_r_r19 = (PyObject **)&cpy_r_r1;
    cpy_r_r20 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0;
    cpy_r_r21 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r_r20, cpy_r_r17, cpy_r_r17, cpy_r_r17, cpy_r_r16, cpy_r_r19);
    if (cpy_r_r21 != NULL) goto CPyL49;
    cpy_r_r22 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL50;
    }
    cpy_r_r23 = cpy_r_r1;
    cpy_r_r24 = NULL;
    if (((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0);
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0 = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL51;
    } else
        goto CPyL32;
CPyL16: ;
    cpy_r_r26 = cpy_r_r21;
CPyL17: ;
    ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r26;
CPyL18: ;
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = cpy_r_type != cpy_r_r28;
    if (!cpy_r_r29) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL22;
    } else
        goto CPyL53;
CPyL20: ;
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL28;
CPyL22: ;
    cpy_r_r30 = CPy_CatchError();
    cpy_r_r31 = (PyObject **)&cpy_r_r3;
    cpy_r_r32 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0;
    cpy_r_r33 = CPy_YieldFromErrorHandle(cpy_r_r32, cpy_r_r31);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL54;
    }
    if (cpy_r_r33) goto CPyL25;
    cpy_r_r26 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r30);
    CPy_DecRef(cpy_r_r30.f0);
    CPy_DecRef(cpy_r_r30.f1);
    CPy_DecRef(cpy_r_r30.f2);
    goto CPyL17;
CPyL25: ;
    cpy_r_r23 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r30);
    CPy_DecRef(cpy_r_r30.f0);
    CPy_DecRef(cpy_r_r30.f1);
    CPy_DecRef(cpy_r_r30.f2);
    goto CPyL32;
CPyL26: ;
    CPy_RestoreExcInfo(cpy_r_r30);
    CPy_DecRef(cpy_r_r30.f0);
    CPy_DecRef(cpy_r_r30.f1);
    CPy_DecRef(cpy_r_r30.f2);
    cpy_r_r34 = CPy_KeepPropagating();
    if (!cpy_r_r34) goto CPyL42;
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying___pay_gen_0;
    cpy_r_r39 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r_r38, cpy_r_r35, cpy_r_r35, cpy_r_r35, cpy_r_arg, cpy_r_r37);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r39 == NULL) {
        goto CPyL30;
    } else
        goto CPyL55;
CPyL29: ;
    cpy_r_r26 = cpy_r_r39;
    goto CPyL17;
CPyL30: ;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals);
        goto CPyL50;
    }
    cpy_r_r23 = cpy_r_r1;
CPyL32: ;
    if (likely(PyTuple_Check(cpy_r_r23)))
        cpy_r_r41 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "pay", 43, CPyStatic_paying___globals, "tuple", cpy_r_r23);
        goto CPyL42;
    }
    cpy_r_r42 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "t", 44, CPyStatic_paying___globals);
        goto CPyL56;
    }
CPyL34: ;
    cpy_r_r43 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "me", 44, CPyStatic_paying___globals);
        goto CPyL56;
    }
CPyL35: ;
    cpy_r_r44 = ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "pay", "pay_gen", "rule", 44, CPyStatic_paying___globals);
        goto CPyL56;
    }
CPyL36: ;
    cpy_r_r45 = CPyDef_paying___spend(cpy_r_r42, cpy_r_r43, cpy_r_r41, cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 44, CPyStatic_paying___globals);
        goto CPyL56;
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r47 = CPyDef_paying___pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL41;
    CPyGen_SetStopIterationValue(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (!0) goto CPyL47;
    CPy_Unreachable();
CPyL41: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r41;
    CPyGen_Exit(&((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL42: ;
    ((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r49 = CPyDef_paying___pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r50 = NULL;
    CPyGen_Exit(&((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r50;
CPyL43: ;
    cpy_r_r51 = cpy_r_r4 == 0;
    if (cpy_r_r51) goto CPyL57;
    cpy_r_r52 = cpy_r_r4 == 1;
    if (cpy_r_r52) {
        goto CPyL18;
    } else
        goto CPyL58;
CPyL45: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r54 = NULL;
    CPyGen_Exit(&((serai___games___merv___paying___pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r54;
CPyL48: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL42;
CPyL49: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL16;
CPyL50: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL42;
CPyL51: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL42;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL53: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL20;
CPyL54: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL26;
CPyL55: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL29;
CPyL56: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL42;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
}
        
PyObject *CPyDef_paying___pay_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_paying___pay_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___pay_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__next__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___pay_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_paying___pay_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_paying___pay_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "send", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___pay_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_paying___pay_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___pay_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__iter__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___pay_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_paying___pay_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.pay_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_paying___pay_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "throw", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___pay_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_paying___pay_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2399 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2399);
    PyObject *__tmp2400 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2400);
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
        
        PyObject *CPyPy_paying___pay_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___pay_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "close", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___pay(PyObject *cpy_r_t, CPyTagged cpy_r_me, tuple_T5IIIII cpy_r_cost, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_paying___pay_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
        goto CPyL6;
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    if (((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f0);
        CPyTagged_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f1);
        CPyTagged_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f2);
        CPyTagged_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f3);
        CPyTagged_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f4);
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost = cpy_r_cost;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___merv___paying___pay_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
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
        
        PyObject *CPyPy_paying___pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "cost", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cost;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cost, &obj_rule)) {
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
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2401;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2401 = NULL;
                goto __LL2402;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2401 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2401 = NULL;
            }
            if (__tmp2401 == NULL) goto __LL2402;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2401 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2401 = NULL;
            }
            if (__tmp2401 == NULL) goto __LL2402;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2401 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2401 = NULL;
            }
            if (__tmp2401 == NULL) goto __LL2402;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2401 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2401 = NULL;
            }
            if (__tmp2401 == NULL) goto __LL2402;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2401 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2401 = NULL;
            }
            if (__tmp2401 == NULL) goto __LL2402;
            __tmp2401 = obj_cost;
__LL2402: ;
            if (unlikely(__tmp2401 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2403 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2404;
                if (likely(PyLong_Check(__tmp2403)))
                    __tmp2404 = CPyTagged_BorrowFromObject(__tmp2403);
                else {
                    CPy_TypeError("int", __tmp2403); goto __LL2405;
                }
                arg_cost.f0 = __tmp2404;
                PyObject *__tmp2406 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2407;
                if (likely(PyLong_Check(__tmp2406)))
                    __tmp2407 = CPyTagged_BorrowFromObject(__tmp2406);
                else {
                    CPy_TypeError("int", __tmp2406); goto __LL2408;
                }
                arg_cost.f1 = __tmp2407;
                PyObject *__tmp2409 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2410;
                if (likely(PyLong_Check(__tmp2409)))
                    __tmp2410 = CPyTagged_BorrowFromObject(__tmp2409);
                else {
                    CPy_TypeError("int", __tmp2409); goto __LL2411;
                }
                arg_cost.f2 = __tmp2410;
                PyObject *__tmp2412 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2413;
                if (likely(PyLong_Check(__tmp2412)))
                    __tmp2413 = CPyTagged_BorrowFromObject(__tmp2412);
                else {
                    CPy_TypeError("int", __tmp2412); goto __LL2414;
                }
                arg_cost.f3 = __tmp2413;
                PyObject *__tmp2415 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2416;
                if (likely(PyLong_Check(__tmp2415)))
                    __tmp2416 = CPyTagged_BorrowFromObject(__tmp2415);
                else {
                    CPy_TypeError("int", __tmp2415); goto __LL2417;
                }
                arg_cost.f4 = __tmp2416;
            }
            goto __LL2418;
__LL2405: ;
            goto fail;
__LL2408: ;
            goto fail;
__LL2411: ;
            goto fail;
__LL2414: ;
            goto fail;
__LL2417: ;
            goto fail;
__LL2418: ;
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___pay(arg_t, arg_me, arg_cost, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "pay", 41, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    int32_t cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL43;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__ways;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "choose_payment_gen", "ways", 49, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL5: ;
    cpy_r_r4 = CPyObject_Size(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 49, CPyStatic_paying___globals);
        goto CPyL42;
    }
    cpy_r_r5 = cpy_r_r4 == 2;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL15;
    cpy_r_r6 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__ways;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "choose_payment_gen", "ways", 50, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL8: ;
    cpy_r_r7 = CPyStatics[4896]; /* 0 */
    cpy_r_r8 = PyObject_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 50, CPyStatic_paying___globals);
        goto CPyL42;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "choose_payment", 50, CPyStatic_paying___globals, "tuple", cpy_r_r8);
        goto CPyL42;
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r11 = CPyDef_paying___choose_payment_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL14;
    CPyGen_SetStopIterationValue(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (!0) goto CPyL47;
    CPy_Unreachable();
CPyL14: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r9;
    CPyGen_Exit(&((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL15: ;
    cpy_r_r12 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "choose_payment_gen", "t", 51, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL16: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "Table", "book", 51, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL17: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "Book", "options", 51, CPyStatic_paying___globals);
        goto CPyL42;
    }
CPyL18: ;
    cpy_r_r15 = ((serai___games___merv___options___OptionsObject *)cpy_r_r14)->_pay;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "Options", "pay", 51, CPyStatic_paying___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r15);
CPyL19: ;
    cpy_r_r16 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "choose_payment_gen", "me", 52, CPyStatic_paying___globals);
        goto CPyL48;
    }
CPyL20: ;
    cpy_r_r17 = CPyStatics[399]; /* 'pay' */
    cpy_r_r18 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "choose_payment_gen", "rule", 52, CPyStatic_paying___globals);
        goto CPyL48;
    }
CPyL21: ;
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL48;
    }
    cpy_r_r20 = ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__ways;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "choose_payment", "choose_payment_gen", "ways", 52, CPyStatic_paying___globals);
        goto CPyL49;
    }
CPyL23: ;
    cpy_r_r21 = PyObject_GetIter(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL49;
    }
CPyL24: ;
    cpy_r_r22 = PyIter_Next(cpy_r_r21);
    if (cpy_r_r22 == NULL) goto CPyL50;
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals, "tuple", cpy_r_r22);
        goto CPyL51;
    }
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r15, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL51;
    }
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_option___Option))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals, "serai.kernel.option.Option", cpy_r_r24);
        goto CPyL51;
    }
    cpy_r_r26 = PyList_Append(cpy_r_r19, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL51;
    } else
        goto CPyL24;
CPyL29: ;
    cpy_r_r28 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL52;
    }
    cpy_r_r29 = NULL;
    cpy_r_r30 = NULL;
    cpy_r_r31 = 2;
    cpy_r_r32 = CPyDef_decision___ask(cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r29, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL42;
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r32;
CPyL32: ;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = cpy_r_type != cpy_r_r34;
    if (!cpy_r_r35) goto CPyL35;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "choose_payment", 52, CPyStatic_paying___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL42;
    }
    cpy_r_r37 = ((serai___kernel___option___OptionObject *)cpy_r_r36)->_value;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "choose_payment", 53, CPyStatic_paying___globals, "tuple", cpy_r_r37);
        goto CPyL42;
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_paying___choose_payment_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL41;
    CPyGen_SetStopIterationValue(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (!0) goto CPyL47;
    CPy_Unreachable();
CPyL41: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r38;
    CPyGen_Exit(&((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL42: ;
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r42 = CPyDef_paying___choose_payment_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r43 = NULL;
    CPyGen_Exit(&((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL43: ;
    cpy_r_r44 = cpy_r_r0 == 0;
    if (cpy_r_r44) goto CPyL1;
    cpy_r_r45 = cpy_r_r0 == 1;
    if (cpy_r_r45) goto CPyL32;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r47 = NULL;
    CPyGen_Exit(&((serai___games___merv___paying___choose_payment_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL48: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL42;
CPyL49: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    goto CPyL42;
CPyL50: ;
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r21);
    goto CPyL29;
CPyL51: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    goto CPyL42;
CPyL52: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL42;
}
        
PyObject *CPyDef_paying___choose_payment_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_paying___choose_payment_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___choose_payment_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.choose_payment_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___choose_payment_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__next__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___choose_payment_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_paying___choose_payment_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___choose_payment_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.choose_payment_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_paying___choose_payment_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "send", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___choose_payment_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_paying___choose_payment_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___choose_payment_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.choose_payment_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___choose_payment_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__iter__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___choose_payment_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_paying___choose_payment_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_paying___choose_payment_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___choose_payment_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.choose_payment_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_paying___choose_payment_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "throw", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___choose_payment_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_paying___choose_payment_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2419 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2419);
    PyObject *__tmp2420 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2420);
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
        
        PyObject *CPyPy_paying___choose_payment_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying___choose_payment_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying.choose_payment_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___choose_payment_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "close", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___choose_payment(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_ways, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_paying___choose_payment_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
        goto CPyL6;
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_ways);
    if (((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__ways != NULL) {
        CPy_DECREF(((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__ways);
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__ways = cpy_r_ways;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___merv___paying___choose_payment_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
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
        
        PyObject *CPyPy_paying___choose_payment(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "ways", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:choose_payment", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_ways;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_ways, &obj_rule)) {
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
            PyObject *arg_ways = obj_ways;
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___choose_payment(arg_t, arg_me, arg_ways, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "choose_payment", 48, CPyStatic_paying___globals);
            return NULL;
        }
        
char CPyDef_paying___spend(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_payment, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
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
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "spend", "Table", "players", 58, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 58, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "spend", 58, CPyStatic_paying___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL35;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "spend", "Player", "cubes", 58, CPyStatic_paying___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = 0;
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_payment, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 59, CPyStatic_paying___globals);
        goto CPyL36;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "spend", 59, CPyStatic_paying___globals, "tuple", cpy_r_r5);
        goto CPyL36;
    }
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = 0;
CPyL7: ;
    cpy_r_r10 = cpy_r_r9 < cpy_r_r8;
    if (!cpy_r_r10) goto CPyL37;
    cpy_r_colour = cpy_r_r4;
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r6, cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 59, CPyStatic_paying___globals);
        goto CPyL38;
    }
    cpy_r_r13 = CPyList_GetItem(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 60, CPyStatic_paying___globals);
        goto CPyL39;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r15 = PyNumber_InPlaceSubtract(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 60, CPyStatic_paying___globals);
        goto CPyL38;
    }
    cpy_r_r16 = CPyList_SetItem(cpy_r_r3, cpy_r_colour, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 60, CPyStatic_paying___globals);
        goto CPyL40;
    }
    cpy_r_r17 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r17;
    cpy_r_r18 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r18;
    goto CPyL7;
CPyL13: ;
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_payment, 2);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 61, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (unlikely(!PyBool_Check(cpy_r_r19))) {
        CPy_TypeError("bool", cpy_r_r19); cpy_r_r20 = 2;
    } else
        cpy_r_r20 = cpy_r_r19 == Py_True;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 61, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (!cpy_r_r20) goto CPyL17;
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_discount_used = 1;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 62, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL17: ;
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_payment, 4);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 63, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 63, CPyStatic_paying___globals);
        goto CPyL35;
    }
    cpy_r_r24 = (Py_ssize_t)cpy_r_r23 != -2;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r24) goto CPyL21;
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_convert_used = 1;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 64, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL21: ;
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "spend", "Table", "story", 65, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL22: ;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = cpy_r_r26 != cpy_r_r27;
    if (!cpy_r_r28) goto CPyL34;
    cpy_r_r29 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "spend", "Table", "book", 66, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL24: ;
    cpy_r_r30 = ((serai___games___merv___book___BookObject *)cpy_r_r29)->_options;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "spend", "Book", "options", 66, CPyStatic_paying___globals);
        goto CPyL35;
    }
CPyL25: ;
    cpy_r_r31 = ((serai___games___merv___options___OptionsObject *)cpy_r_r30)->_pay;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "spend", "Options", "pay", 66, CPyStatic_paying___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r31);
CPyL26: ;
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r31, cpy_r_payment);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 66, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_option___Option))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "spend", 66, CPyStatic_paying___globals, "serai.kernel.option.Option", cpy_r_r32);
        goto CPyL35;
    }
    cpy_r_r34 = ((serai___kernel___option___OptionObject *)cpy_r_r33)->_message;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = ((serai___kernel___message___MessageObject *)cpy_r_r34)->_key;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = CPyStatics[1926]; /* 'option-pay' */
    cpy_r_r37 = CPyStatics[1927]; /* 'event-paid' */
    cpy_r_r38 = PyUnicode_Replace(cpy_r_r35, cpy_r_r36, cpy_r_r37, -1);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 67, CPyStatic_paying___globals);
        goto CPyL41;
    }
    cpy_r_r39 = ((serai___kernel___message___MessageObject *)cpy_r_r34)->_arguments;
    CPy_INCREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r40 = CPyStatics[1928]; /* 'tell' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_t, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 67, CPyStatic_paying___globals);
        goto CPyL42;
    }
    cpy_r_r42 = PyDict_New();
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 67, CPyStatic_paying___globals);
        goto CPyL43;
    }
    cpy_r_r43 = CPyDict_UpdateInDisplay(cpy_r_r42, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 67, CPyStatic_paying___globals);
        goto CPyL44;
    }
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r46 = PyTuple_Pack(3, cpy_r_r38, cpy_r_r45, cpy_r_rule);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 67, CPyStatic_paying___globals);
        goto CPyL45;
    }
    cpy_r_r47 = PyObject_Call(cpy_r_r41, cpy_r_r46, cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 67, CPyStatic_paying___globals);
        goto CPyL35;
    } else
        goto CPyL46;
CPyL34: ;
    return 1;
CPyL35: ;
    cpy_r_r48 = 2;
    return cpy_r_r48;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL35;
CPyL37: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r6);
    goto CPyL13;
CPyL38: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL35;
CPyL39: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL35;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL35;
CPyL41: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL35;
CPyL42: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    goto CPyL35;
CPyL44: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL35;
CPyL45: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL35;
CPyL46: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL34;
}
        
        PyObject *CPyPy_paying___spend(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "payment", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:spend", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_payment;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_payment, &obj_rule)) {
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
            PyObject * arg_payment;
            if (likely(PyTuple_Check(obj_payment)))
                arg_payment = obj_payment;
            else {
                CPy_TypeError("tuple", obj_payment); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_paying___spend(arg_t, arg_me, arg_payment, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "spend", 57, CPyStatic_paying___globals);
            return NULL;
        }
        
char CPyDef_paying___discount_open(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "discount_open", "Table", "book", 72, CPyStatic_paying___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discount_tile;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "discount_open", "Book", "discount_tile", 72, CPyStatic_paying___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "discount_open", "Table", "action", 72, CPyStatic_paying___globals);
        goto CPyL19;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "discount_open", 72, CPyStatic_paying___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "discount_open", 72, CPyStatic_paying___globals);
        goto CPyL19;
    }
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 != -2;
    if (cpy_r_r5) {
        goto CPyL7;
    } else
        goto CPyL20;
CPyL6: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL18;
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "discount_open", "Table", "discoveries", 73, CPyStatic_paying___globals);
        goto CPyL21;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "discount_open", 73, CPyStatic_paying___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "discount_open", 73, CPyStatic_paying___globals);
        goto CPyL21;
    }
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_me);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL13;
CPyL12: ;
    cpy_r_r14 = cpy_r_r9 == cpy_r_me;
    cpy_r_r13 = cpy_r_r14;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r4);
    if (cpy_r_r13) goto CPyL15;
    cpy_r_r15 = cpy_r_r13;
    goto CPyL17;
CPyL15: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discount_used;
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "discount_open", "Table", "discount_used", 73, CPyStatic_paying___globals);
        goto CPyL19;
    }
CPyL16: ;
    cpy_r_r17 = cpy_r_r16 ^ 1;
    cpy_r_r15 = cpy_r_r17;
CPyL17: ;
    cpy_r_r6 = cpy_r_r15;
CPyL18: ;
    return cpy_r_r6;
CPyL19: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL6;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL19;
}
        
        PyObject *CPyPy_paying___discount_open(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:discount_open", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            char retval = CPyDef_paying___discount_open(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "discount_open", 70, CPyStatic_paying___globals);
            return NULL;
        }
        
CPyTagged CPyDef_paying___open_conversion(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
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
    tuple_T2II cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_convert_used;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "open_conversion", "Table", "convert_used", 78, CPyStatic_paying___globals);
        goto CPyL17;
    }
CPyL1: ;
    if (cpy_r_r0) goto CPyL16;
CPyL2: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "open_conversion", "Table", "discoveries", 79, CPyStatic_paying___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r1);
CPyL3: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "open_conversion", "Table", "book", 80, CPyStatic_paying___globals);
        goto CPyL18;
    }
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_convert_tiles;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "open_conversion", "Book", "convert_tiles", 80, CPyStatic_paying___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r3);
CPyL5: ;
    cpy_r_r4 = 0;
CPyL6: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL19;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    PyObject *__tmp2421;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp2421 = NULL;
        goto __LL2422;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp2421 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp2421 = NULL;
    }
    if (__tmp2421 == NULL) goto __LL2422;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp2421 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp2421 = NULL;
    }
    if (__tmp2421 == NULL) goto __LL2422;
    __tmp2421 = cpy_r_r12;
__LL2422: ;
    if (unlikely(__tmp2421 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r12); cpy_r_r13 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2423 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPyTagged __tmp2424;
        if (likely(PyLong_Check(__tmp2423)))
            __tmp2424 = CPyTagged_FromObject(__tmp2423);
        else {
            goto __LL2425;
        }
        cpy_r_r13.f0 = __tmp2424;
        PyObject *__tmp2426 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPyTagged __tmp2427;
        if (likely(PyLong_Check(__tmp2426)))
            __tmp2427 = CPyTagged_FromObject(__tmp2426);
        else {
            goto __LL2428;
        }
        cpy_r_r13.f1 = __tmp2427;
    }
    goto __LL2429;
__LL2425: ;
    cpy_r_r13 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2429;
__LL2428: ;
    CPyTagged_DECREF(cpy_r_r13.f0);
    cpy_r_r13 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2429;
__LL2429: ;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "open_conversion", 80, CPyStatic_paying___globals);
        goto CPyL20;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r13.f1;
    CPyTagged_INCREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r13.f0);
    CPyTagged_DECREF(cpy_r_r13.f1);
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "open_conversion", 81, CPyStatic_paying___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "open_conversion", 81, CPyStatic_paying___globals);
        goto CPyL21;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL12;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_me);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL13;
CPyL12: ;
    cpy_r_r22 = cpy_r_r17 == cpy_r_me;
    cpy_r_r21 = cpy_r_r22;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r14);
    if (cpy_r_r21) {
        goto CPyL22;
    } else
        goto CPyL23;
CPyL14: ;
    return cpy_r_r15;
CPyL15: ;
    cpy_r_r23 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r23;
    goto CPyL6;
CPyL16: ;
    return -2;
CPyL17: ;
    cpy_r_r24 = CPY_INT_TAG;
    return cpy_r_r24;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL19: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL17;
CPyL22: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    goto CPyL14;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL15;
}
        
        PyObject *CPyPy_paying___open_conversion(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:open_conversion", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            CPyTagged retval = CPyDef_paying___open_conversion(arg_t, arg_me);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "open_conversion", 76, CPyStatic_paying___globals);
            return NULL;
        }
        
char CPyDef_paying___can_pay(PyObject *cpy_r_t, CPyTagged cpy_r_me, tuple_T5IIIII cpy_r_cost, char cpy_r_discount, CPyTagged cpy_r_convert) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_lacking;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_colour;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
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
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "can_pay", "Table", "players", 88, CPyStatic_paying___globals);
        goto CPyL55;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 88, CPyStatic_paying___globals);
        goto CPyL55;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "can_pay", 88, CPyStatic_paying___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL55;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "can_pay", "Player", "cubes", 88, CPyStatic_paying___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_lacking = 0;
    cpy_r_r4 = 0;
    cpy_r_colour = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_colour);
CPyL5: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)8;
    if (!cpy_r_r5) goto CPyL19;
    cpy_r_colour = cpy_r_r4;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r6 = PyTuple_New(5);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2430 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp2430);
    PyObject *__tmp2431 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r6, 1, __tmp2431);
    PyObject *__tmp2432 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r6, 2, __tmp2432);
    PyObject *__tmp2433 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r6, 3, __tmp2433);
    PyObject *__tmp2434 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r6, 4, __tmp2434);
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, cpy_r_colour);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 91, CPyStatic_paying___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 91, CPyStatic_paying___globals);
        goto CPyL56;
    }
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 92, CPyStatic_paying___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 92, CPyStatic_paying___globals);
        goto CPyL57;
    }
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL12;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL13;
CPyL12: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_r8);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL14;
CPyL13: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r8 > (Py_ssize_t)cpy_r_r10;
    cpy_r_r16 = cpy_r_r17;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r16) goto CPyL58;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 93, CPyStatic_paying___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 93, CPyStatic_paying___globals);
        goto CPyL57;
    }
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r8, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r21 = CPyTagged_Add(cpy_r_lacking, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_lacking = cpy_r_r21;
CPyL18: ;
    cpy_r_r22 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r22;
    goto CPyL5;
CPyL19: ;
    cpy_r_r23 = CPyList_GetItemShort(cpy_r_r3, 8);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 94, CPyStatic_paying___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 94, CPyStatic_paying___globals);
        goto CPyL59;
    }
    cpy_r_r25 = cpy_r_discount << 1;
    cpy_r_r26 = cpy_r_r25;
    cpy_r_r27 = CPyTagged_Add(cpy_r_r24, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_lacking & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL23;
    cpy_r_r30 = cpy_r_r27 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL24;
CPyL23: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r27, cpy_r_lacking);
    if (cpy_r_r32) {
        goto CPyL25;
    } else
        goto CPyL60;
CPyL24: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_lacking > (Py_ssize_t)cpy_r_r27;
    if (!cpy_r_r33) goto CPyL60;
CPyL25: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_convert == -2;
    if (cpy_r_r34) goto CPyL61;
    cpy_r_r35 = CPyTagged_Add(cpy_r_r27, 2);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_r36 = cpy_r_lacking & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL28;
    cpy_r_r38 = cpy_r_r35 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL29;
CPyL28: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r35, cpy_r_lacking);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL30;
CPyL29: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_lacking > (Py_ssize_t)cpy_r_r35;
    cpy_r_r41 = cpy_r_r42;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r41) goto CPyL62;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r3, cpy_r_convert);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 95, CPyStatic_paying___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 95, CPyStatic_paying___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r45 = PyTuple_New(5);
    if (unlikely(cpy_r_r45 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2435 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r45, 0, __tmp2435);
    PyObject *__tmp2436 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r45, 1, __tmp2436);
    PyObject *__tmp2437 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r45, 2, __tmp2437);
    PyObject *__tmp2438 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r45, 3, __tmp2438);
    PyObject *__tmp2439 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r45, 4, __tmp2439);
    cpy_r_r46 = CPySequenceTuple_GetItem(cpy_r_r45, cpy_r_convert);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 95, CPyStatic_paying___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 95, CPyStatic_paying___globals);
        goto CPyL64;
    }
    cpy_r_r48 = cpy_r_r44 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (cpy_r_r49) goto CPyL37;
    cpy_r_r50 = cpy_r_r47 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL38;
CPyL37: ;
    cpy_r_r52 = CPyTagged_IsLt_(cpy_r_r47, cpy_r_r44);
    cpy_r_r53 = cpy_r_r52 ^ 1;
    cpy_r_r54 = cpy_r_r53;
    goto CPyL39;
CPyL38: ;
    cpy_r_r55 = (Py_ssize_t)cpy_r_r44 <= (Py_ssize_t)cpy_r_r47;
    cpy_r_r54 = cpy_r_r55;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r47);
    if (cpy_r_r54) {
        goto CPyL62;
    } else
        goto CPyL41;
CPyL40: ;
    return 0;
CPyL41: ;
    cpy_r_r56 = cpy_r_cost.f4;
    CPyTagged_INCREF(cpy_r_r56);
    cpy_r_r57 = cpy_r_r56 == 0;
    CPyTagged_DECREF(cpy_r_r56);
    if (cpy_r_r57) {
        goto CPyL65;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r58 = cpy_r_r57;
    goto CPyL54;
CPyL43: ;
    cpy_r_r59 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r60 = CPyStatics[105]; /* 'sum' */
    cpy_r_r61 = CPyObject_GetAttr(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 97, CPyStatic_paying___globals);
        goto CPyL63;
    }
    PyObject *cpy_r_r62[1] = {cpy_r_r3};
    cpy_r_r63 = (PyObject **)&cpy_r_r62;
    cpy_r_r64 = PyObject_Vectorcall(cpy_r_r61, cpy_r_r63, 1, 0);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 97, CPyStatic_paying___globals);
        goto CPyL63;
    }
    CPy_DECREF(cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 97, CPyStatic_paying___globals);
        goto CPyL55;
    }
    cpy_r_r66 = cpy_r_discount << 1;
    cpy_r_r67 = cpy_r_r66;
    cpy_r_r68 = CPyTagged_Add(cpy_r_r65, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_r69 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r70 = CPyStatics[105]; /* 'sum' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 97, CPyStatic_paying___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r72 = PyTuple_New(5);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2440 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp2440);
    PyObject *__tmp2441 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r72, 1, __tmp2441);
    PyObject *__tmp2442 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r72, 2, __tmp2442);
    PyObject *__tmp2443 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r72, 3, __tmp2443);
    PyObject *__tmp2444 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r72, 4, __tmp2444);
    PyObject *cpy_r_r73[1] = {cpy_r_r72};
    cpy_r_r74 = (PyObject **)&cpy_r_r73;
    cpy_r_r75 = PyObject_Vectorcall(cpy_r_r71, cpy_r_r74, 1, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 97, CPyStatic_paying___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r72);
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 97, CPyStatic_paying___globals);
        goto CPyL66;
    }
    cpy_r_r77 = cpy_r_r68 & 1;
    cpy_r_r78 = cpy_r_r77 != 0;
    if (cpy_r_r78) goto CPyL51;
    cpy_r_r79 = cpy_r_r76 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (!cpy_r_r80) goto CPyL52;
CPyL51: ;
    cpy_r_r81 = CPyTagged_IsLt_(cpy_r_r68, cpy_r_r76);
    cpy_r_r82 = cpy_r_r81 ^ 1;
    cpy_r_r83 = cpy_r_r82;
    goto CPyL53;
CPyL52: ;
    cpy_r_r84 = (Py_ssize_t)cpy_r_r68 >= (Py_ssize_t)cpy_r_r76;
    cpy_r_r83 = cpy_r_r84;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r76);
    cpy_r_r58 = cpy_r_r83;
CPyL54: ;
    return cpy_r_r58;
CPyL55: ;
    cpy_r_r85 = 2;
    return cpy_r_r85;
CPyL56: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL55;
CPyL57: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL55;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_colour);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL59: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_lacking);
    goto CPyL55;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL41;
CPyL61: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL40;
CPyL62: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL40;
CPyL63: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL55;
CPyL64: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL55;
CPyL65: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL42;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL55;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    goto CPyL55;
}
        
        PyObject *CPyPy_paying___can_pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "cost", "discount", "convert", 0};
            static CPyArg_Parser parser = {"OOOOO:can_pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cost;
            PyObject *obj_discount;
            PyObject *obj_convert;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cost, &obj_discount, &obj_convert)) {
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
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2445;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2445 = NULL;
                goto __LL2446;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2445 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2445 = NULL;
            }
            if (__tmp2445 == NULL) goto __LL2446;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2445 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2445 = NULL;
            }
            if (__tmp2445 == NULL) goto __LL2446;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2445 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2445 = NULL;
            }
            if (__tmp2445 == NULL) goto __LL2446;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2445 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2445 = NULL;
            }
            if (__tmp2445 == NULL) goto __LL2446;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2445 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2445 = NULL;
            }
            if (__tmp2445 == NULL) goto __LL2446;
            __tmp2445 = obj_cost;
__LL2446: ;
            if (unlikely(__tmp2445 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2447 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2448;
                if (likely(PyLong_Check(__tmp2447)))
                    __tmp2448 = CPyTagged_BorrowFromObject(__tmp2447);
                else {
                    CPy_TypeError("int", __tmp2447); goto __LL2449;
                }
                arg_cost.f0 = __tmp2448;
                PyObject *__tmp2450 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2451;
                if (likely(PyLong_Check(__tmp2450)))
                    __tmp2451 = CPyTagged_BorrowFromObject(__tmp2450);
                else {
                    CPy_TypeError("int", __tmp2450); goto __LL2452;
                }
                arg_cost.f1 = __tmp2451;
                PyObject *__tmp2453 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2454;
                if (likely(PyLong_Check(__tmp2453)))
                    __tmp2454 = CPyTagged_BorrowFromObject(__tmp2453);
                else {
                    CPy_TypeError("int", __tmp2453); goto __LL2455;
                }
                arg_cost.f2 = __tmp2454;
                PyObject *__tmp2456 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2457;
                if (likely(PyLong_Check(__tmp2456)))
                    __tmp2457 = CPyTagged_BorrowFromObject(__tmp2456);
                else {
                    CPy_TypeError("int", __tmp2456); goto __LL2458;
                }
                arg_cost.f3 = __tmp2457;
                PyObject *__tmp2459 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2460;
                if (likely(PyLong_Check(__tmp2459)))
                    __tmp2460 = CPyTagged_BorrowFromObject(__tmp2459);
                else {
                    CPy_TypeError("int", __tmp2459); goto __LL2461;
                }
                arg_cost.f4 = __tmp2460;
            }
            goto __LL2462;
__LL2449: ;
            goto fail;
__LL2452: ;
            goto fail;
__LL2455: ;
            goto fail;
__LL2458: ;
            goto fail;
__LL2461: ;
            goto fail;
__LL2462: ;
            char arg_discount;
            if (unlikely(!PyBool_Check(obj_discount))) {
                CPy_TypeError("bool", obj_discount); goto fail;
            } else
                arg_discount = obj_discount == Py_True;
            CPyTagged arg_convert;
            if (likely(PyLong_Check(obj_convert)))
                arg_convert = CPyTagged_BorrowFromObject(obj_convert);
            else {
                CPy_TypeError("int", obj_convert); goto fail;
            }
            char retval = CPyDef_paying___can_pay(arg_t, arg_me, arg_cost, arg_discount, arg_convert);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "can_pay", 86, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___price_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, tuple_T5IIIII cpy_r_cost, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_lacking;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_colour;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
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
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "price_obstacle", "Table", "players", 102, CPyStatic_paying___globals);
        goto CPyL41;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 102, CPyStatic_paying___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "price_obstacle", 102, CPyStatic_paying___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL41;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "price_obstacle", "Player", "cubes", 102, CPyStatic_paying___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_lacking = 0;
    cpy_r_r4 = 0;
    cpy_r_colour = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_colour);
CPyL5: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)8;
    if (!cpy_r_r5) goto CPyL19;
    cpy_r_colour = cpy_r_r4;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r6 = PyTuple_New(5);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2463 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp2463);
    PyObject *__tmp2464 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r6, 1, __tmp2464);
    PyObject *__tmp2465 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r6, 2, __tmp2465);
    PyObject *__tmp2466 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r6, 3, __tmp2466);
    PyObject *__tmp2467 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r6, 4, __tmp2467);
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, cpy_r_colour);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 105, CPyStatic_paying___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 105, CPyStatic_paying___globals);
        goto CPyL42;
    }
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 106, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 106, CPyStatic_paying___globals);
        goto CPyL43;
    }
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL12;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL13;
CPyL12: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_r8);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL14;
CPyL13: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r8 > (Py_ssize_t)cpy_r_r10;
    cpy_r_r16 = cpy_r_r17;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r16) goto CPyL44;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 107, CPyStatic_paying___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 107, CPyStatic_paying___globals);
        goto CPyL43;
    }
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r8, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r21 = CPyTagged_Add(cpy_r_lacking, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_lacking = cpy_r_r21;
CPyL18: ;
    cpy_r_r22 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r22;
    goto CPyL5;
CPyL19: ;
    cpy_r_r23 = CPyList_GetItemShort(cpy_r_r3, 8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 108, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 108, CPyStatic_paying___globals);
        goto CPyL45;
    }
    cpy_r_r25 = cpy_r_lacking & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL23;
    cpy_r_r27 = cpy_r_r24 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL24;
CPyL23: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r24, cpy_r_lacking);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    if (cpy_r_r30) {
        goto CPyL25;
    } else
        goto CPyL27;
CPyL24: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_lacking <= (Py_ssize_t)cpy_r_r24;
    if (!cpy_r_r31) goto CPyL27;
CPyL25: ;
    cpy_r_r32 = cpy_r_cost.f4;
    CPyTagged_INCREF(cpy_r_r32);
    cpy_r_r33 = cpy_r_r32 != 0;
    CPyTagged_DECREF(cpy_r_r32);
    if (cpy_r_r33) {
        goto CPyL27;
    } else
        goto CPyL46;
CPyL26: ;
    cpy_r_r34 = Py_None;
    CPy_INCREF(cpy_r_r34);
    return cpy_r_r34;
CPyL27: ;
    cpy_r_r35 = CPyTagged_Add(cpy_r_r24, 4);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r36 = cpy_r_lacking & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL29;
    cpy_r_r38 = cpy_r_r35 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL30;
CPyL29: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r35, cpy_r_lacking);
    cpy_r_r41 = cpy_r_r40 ^ 1;
    cpy_r_r42 = cpy_r_r41;
    goto CPyL31;
CPyL30: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_lacking <= (Py_ssize_t)cpy_r_r35;
    cpy_r_r42 = cpy_r_r43;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r35);
    if (!cpy_r_r42) goto CPyL37;
    cpy_r_r44 = CPyDef_paying___discount_open(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 112, CPyStatic_paying___globals);
        goto CPyL41;
    }
    cpy_r_r45 = CPyDef_paying___open_conversion(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 112, CPyStatic_paying___globals);
        goto CPyL41;
    }
    cpy_r_r46 = CPyDef_paying___can_pay(cpy_r_t, cpy_r_me, cpy_r_cost, cpy_r_r44, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 112, CPyStatic_paying___globals);
        goto CPyL41;
    }
    if (!cpy_r_r46) goto CPyL37;
    cpy_r_r47 = Py_None;
    CPy_INCREF(cpy_r_r47);
    return cpy_r_r47;
CPyL37: ;
    cpy_r_r48 = CPyStatic_paying___globals;
    cpy_r_r49 = CPyStatics[1929]; /* 'cannot_pay' */
    cpy_r_r50 = CPyDict_GetItem(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 114, CPyStatic_paying___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r51 = PyTuple_New(5);
    if (unlikely(cpy_r_r51 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2468 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r51, 0, __tmp2468);
    PyObject *__tmp2469 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r51, 1, __tmp2469);
    PyObject *__tmp2470 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r51, 2, __tmp2470);
    PyObject *__tmp2471 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r51, 3, __tmp2471);
    PyObject *__tmp2472 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r51, 4, __tmp2472);
    PyObject *cpy_r_r52[2] = {cpy_r_rule, cpy_r_r51};
    cpy_r_r53 = (PyObject **)&cpy_r_r52;
    cpy_r_r54 = PyObject_Vectorcall(cpy_r_r50, cpy_r_r53, 2, 0);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 114, CPyStatic_paying___globals);
        goto CPyL47;
    }
    CPy_DECREF(cpy_r_r51);
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_option___Reason))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "price_obstacle", 114, CPyStatic_paying___globals, "serai.kernel.option.Reason", cpy_r_r54);
        goto CPyL41;
    }
    return cpy_r_r55;
CPyL41: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL42: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL41;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_colour);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_lacking);
    goto CPyL41;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL26;
CPyL47: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL41;
}
        
        PyObject *CPyPy_paying___price_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "cost", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:price_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cost;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cost, &obj_rule)) {
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
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2473;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2473 = NULL;
                goto __LL2474;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2473 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2473 = NULL;
            }
            if (__tmp2473 == NULL) goto __LL2474;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2473 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2473 = NULL;
            }
            if (__tmp2473 == NULL) goto __LL2474;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2473 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2473 = NULL;
            }
            if (__tmp2473 == NULL) goto __LL2474;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2473 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2473 = NULL;
            }
            if (__tmp2473 == NULL) goto __LL2474;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2473 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2473 = NULL;
            }
            if (__tmp2473 == NULL) goto __LL2474;
            __tmp2473 = obj_cost;
__LL2474: ;
            if (unlikely(__tmp2473 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2475 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2476;
                if (likely(PyLong_Check(__tmp2475)))
                    __tmp2476 = CPyTagged_BorrowFromObject(__tmp2475);
                else {
                    CPy_TypeError("int", __tmp2475); goto __LL2477;
                }
                arg_cost.f0 = __tmp2476;
                PyObject *__tmp2478 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2479;
                if (likely(PyLong_Check(__tmp2478)))
                    __tmp2479 = CPyTagged_BorrowFromObject(__tmp2478);
                else {
                    CPy_TypeError("int", __tmp2478); goto __LL2480;
                }
                arg_cost.f1 = __tmp2479;
                PyObject *__tmp2481 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2482;
                if (likely(PyLong_Check(__tmp2481)))
                    __tmp2482 = CPyTagged_BorrowFromObject(__tmp2481);
                else {
                    CPy_TypeError("int", __tmp2481); goto __LL2483;
                }
                arg_cost.f2 = __tmp2482;
                PyObject *__tmp2484 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2485;
                if (likely(PyLong_Check(__tmp2484)))
                    __tmp2485 = CPyTagged_BorrowFromObject(__tmp2484);
                else {
                    CPy_TypeError("int", __tmp2484); goto __LL2486;
                }
                arg_cost.f3 = __tmp2485;
                PyObject *__tmp2487 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2488;
                if (likely(PyLong_Check(__tmp2487)))
                    __tmp2488 = CPyTagged_BorrowFromObject(__tmp2487);
                else {
                    CPy_TypeError("int", __tmp2487); goto __LL2489;
                }
                arg_cost.f4 = __tmp2488;
            }
            goto __LL2490;
__LL2477: ;
            goto fail;
__LL2480: ;
            goto fail;
__LL2483: ;
            goto fail;
__LL2486: ;
            goto fail;
__LL2489: ;
            goto fail;
__LL2490: ;
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___price_obstacle(arg_t, arg_me, arg_cost, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "price_obstacle", 100, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___payments(PyObject *cpy_r_t, CPyTagged cpy_r_me, tuple_T5IIIII cpy_r_cost) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T1I cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T5IIIII cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T1I cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T5IIIII cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T5IIIII cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_have;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    tuple_T5IIIII cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_spent;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    int64_t cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "payments", "Table", "players", 119, CPyStatic_paying___globals);
        goto CPyL77;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 119, CPyStatic_paying___globals);
        goto CPyL77;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "payments", 119, CPyStatic_paying___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL77;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "payments", "Player", "cubes", 119, CPyStatic_paying___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyDef_paying___discount_open(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 120, CPyStatic_paying___globals);
        goto CPyL78;
    }
    cpy_r_r5 = CPyDef_paying___open_conversion(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 121, CPyStatic_paying___globals);
        goto CPyL78;
    }
    if (cpy_r_r4) goto CPyL12;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r5 == -2;
    if (!cpy_r_r6) goto CPyL12;
    cpy_r_r7 = cpy_r_cost.f4;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = cpy_r_r7 != 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (cpy_r_r8) {
        goto CPyL12;
    } else
        goto CPyL79;
CPyL9: ;
    cpy_r_r9 = CPyDef_paying____plainly(cpy_r_r3, cpy_r_cost);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 123, CPyStatic_paying___globals);
        goto CPyL77;
    }
    cpy_r_r10 = PyList_New(1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 123, CPyStatic_paying___globals);
        goto CPyL80;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    *(PyObject * *)cpy_r_r12 = cpy_r_r9;
    return cpy_r_r10;
CPyL12: ;
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 124, CPyStatic_paying___globals);
        goto CPyL81;
    }
    if (!cpy_r_r4) goto CPyL16;
    cpy_r_r14 = CPyDef_paying____waivers(cpy_r_cost);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 125, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL17;
CPyL16: ;
    cpy_r_r16.f0 = -2;
    cpy_r_r17 = PyTuple_New(1);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2491 = CPyTagged_StealAsObject(cpy_r_r16.f0);
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp2491);
    cpy_r_r15 = cpy_r_r17;
CPyL17: ;
    cpy_r_r18 = PyObject_GetIter(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 125, CPyStatic_paying___globals);
        goto CPyL82;
    }
CPyL18: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL83;
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 125, CPyStatic_paying___globals);
        goto CPyL84;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r21 = PyTuple_New(5);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2492 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp2492);
    PyObject *__tmp2493 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp2493);
    PyObject *__tmp2494 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r21, 2, __tmp2494);
    PyObject *__tmp2495 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r21, 3, __tmp2495);
    PyObject *__tmp2496 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r21, 4, __tmp2496);
    cpy_r_r22 = CPyDef_paying____less(cpy_r_r21, cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 126, CPyStatic_paying___globals);
        goto CPyL85;
    }
    cpy_r_r23 = (Py_ssize_t)cpy_r_r5 != -2;
    if (!cpy_r_r23) goto CPyL27;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r3, cpy_r_r5);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 127, CPyStatic_paying___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 127, CPyStatic_paying___globals);
        goto CPyL86;
    }
    cpy_r_r26 = cpy_r_r25 != 0;
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r26) goto CPyL27;
    cpy_r_r27 = CPyDef_paying____conversions(cpy_r_r22, cpy_r_r5);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 127, CPyStatic_paying___globals);
        goto CPyL86;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL28;
CPyL27: ;
    cpy_r_r29.f0 = -2;
    cpy_r_r30 = PyTuple_New(1);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2497 = CPyTagged_StealAsObject(cpy_r_r29.f0);
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp2497);
    cpy_r_r28 = cpy_r_r30;
CPyL28: ;
    cpy_r_r31 = PyObject_GetIter(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 127, CPyStatic_paying___globals);
        goto CPyL86;
    }
CPyL29: ;
    cpy_r_r32 = PyIter_Next(cpy_r_r31);
    if (cpy_r_r32 == NULL) goto CPyL87;
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 127, CPyStatic_paying___globals);
        goto CPyL88;
    }
    CPyTagged_INCREF(cpy_r_r22.f0);
    CPyTagged_INCREF(cpy_r_r22.f1);
    CPyTagged_INCREF(cpy_r_r22.f2);
    CPyTagged_INCREF(cpy_r_r22.f3);
    CPyTagged_INCREF(cpy_r_r22.f4);
    cpy_r_r34 = PyTuple_New(5);
    if (unlikely(cpy_r_r34 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2498 = CPyTagged_StealAsObject(cpy_r_r22.f0);
    PyTuple_SET_ITEM(cpy_r_r34, 0, __tmp2498);
    PyObject *__tmp2499 = CPyTagged_StealAsObject(cpy_r_r22.f1);
    PyTuple_SET_ITEM(cpy_r_r34, 1, __tmp2499);
    PyObject *__tmp2500 = CPyTagged_StealAsObject(cpy_r_r22.f2);
    PyTuple_SET_ITEM(cpy_r_r34, 2, __tmp2500);
    PyObject *__tmp2501 = CPyTagged_StealAsObject(cpy_r_r22.f3);
    PyTuple_SET_ITEM(cpy_r_r34, 3, __tmp2501);
    PyObject *__tmp2502 = CPyTagged_StealAsObject(cpy_r_r22.f4);
    PyTuple_SET_ITEM(cpy_r_r34, 4, __tmp2502);
    cpy_r_r35 = CPyDef_paying____less(cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 128, CPyStatic_paying___globals);
        goto CPyL89;
    }
    cpy_r_r36 = (Py_ssize_t)cpy_r_r33 == -2;
    if (!cpy_r_r36) goto CPyL34;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r37 = cpy_r_r3;
    goto CPyL36;
CPyL34: ;
    cpy_r_r38 = CPyDef_paying____less(cpy_r_r3, cpy_r_r5);
    if (unlikely(cpy_r_r38.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 129, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r39 = PyTuple_New(5);
    if (unlikely(cpy_r_r39 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2503 = CPyTagged_StealAsObject(cpy_r_r38.f0);
    PyTuple_SET_ITEM(cpy_r_r39, 0, __tmp2503);
    PyObject *__tmp2504 = CPyTagged_StealAsObject(cpy_r_r38.f1);
    PyTuple_SET_ITEM(cpy_r_r39, 1, __tmp2504);
    PyObject *__tmp2505 = CPyTagged_StealAsObject(cpy_r_r38.f2);
    PyTuple_SET_ITEM(cpy_r_r39, 2, __tmp2505);
    PyObject *__tmp2506 = CPyTagged_StealAsObject(cpy_r_r38.f3);
    PyTuple_SET_ITEM(cpy_r_r39, 3, __tmp2506);
    PyObject *__tmp2507 = CPyTagged_StealAsObject(cpy_r_r38.f4);
    PyTuple_SET_ITEM(cpy_r_r39, 4, __tmp2507);
    cpy_r_r37 = cpy_r_r39;
CPyL36: ;
    cpy_r_have = cpy_r_r37;
    cpy_r_r40 = CPyDef_paying____exact(cpy_r_r35, cpy_r_have);
    CPyTagged_DECREF(cpy_r_r35.f0);
    CPyTagged_DECREF(cpy_r_r35.f1);
    CPyTagged_DECREF(cpy_r_r35.f2);
    CPyTagged_DECREF(cpy_r_r35.f3);
    CPyTagged_DECREF(cpy_r_r35.f4);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 130, CPyStatic_paying___globals);
        goto CPyL91;
    }
    cpy_r_r41 = 0;
CPyL38: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL92;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r41 * 8;
    cpy_r_r48 = cpy_r_r46 + cpy_r_r47;
    cpy_r_r49 = *(PyObject * *)cpy_r_r48;
    CPy_INCREF(cpy_r_r49);
    PyObject *__tmp2508;
    if (unlikely(!(PyTuple_Check(cpy_r_r49) && PyTuple_GET_SIZE(cpy_r_r49) == 5))) {
        __tmp2508 = NULL;
        goto __LL2509;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r49, 0))))
        __tmp2508 = PyTuple_GET_ITEM(cpy_r_r49, 0);
    else {
        __tmp2508 = NULL;
    }
    if (__tmp2508 == NULL) goto __LL2509;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r49, 1))))
        __tmp2508 = PyTuple_GET_ITEM(cpy_r_r49, 1);
    else {
        __tmp2508 = NULL;
    }
    if (__tmp2508 == NULL) goto __LL2509;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r49, 2))))
        __tmp2508 = PyTuple_GET_ITEM(cpy_r_r49, 2);
    else {
        __tmp2508 = NULL;
    }
    if (__tmp2508 == NULL) goto __LL2509;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r49, 3))))
        __tmp2508 = PyTuple_GET_ITEM(cpy_r_r49, 3);
    else {
        __tmp2508 = NULL;
    }
    if (__tmp2508 == NULL) goto __LL2509;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r49, 4))))
        __tmp2508 = PyTuple_GET_ITEM(cpy_r_r49, 4);
    else {
        __tmp2508 = NULL;
    }
    if (__tmp2508 == NULL) goto __LL2509;
    __tmp2508 = cpy_r_r49;
__LL2509: ;
    if (unlikely(__tmp2508 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r49); cpy_r_r50 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2510 = PyTuple_GET_ITEM(cpy_r_r49, 0);
        CPyTagged __tmp2511;
        if (likely(PyLong_Check(__tmp2510)))
            __tmp2511 = CPyTagged_FromObject(__tmp2510);
        else {
            goto __LL2512;
        }
        cpy_r_r50.f0 = __tmp2511;
        PyObject *__tmp2513 = PyTuple_GET_ITEM(cpy_r_r49, 1);
        CPyTagged __tmp2514;
        if (likely(PyLong_Check(__tmp2513)))
            __tmp2514 = CPyTagged_FromObject(__tmp2513);
        else {
            goto __LL2515;
        }
        cpy_r_r50.f1 = __tmp2514;
        PyObject *__tmp2516 = PyTuple_GET_ITEM(cpy_r_r49, 2);
        CPyTagged __tmp2517;
        if (likely(PyLong_Check(__tmp2516)))
            __tmp2517 = CPyTagged_FromObject(__tmp2516);
        else {
            goto __LL2518;
        }
        cpy_r_r50.f2 = __tmp2517;
        PyObject *__tmp2519 = PyTuple_GET_ITEM(cpy_r_r49, 3);
        CPyTagged __tmp2520;
        if (likely(PyLong_Check(__tmp2519)))
            __tmp2520 = CPyTagged_FromObject(__tmp2519);
        else {
            goto __LL2521;
        }
        cpy_r_r50.f3 = __tmp2520;
        PyObject *__tmp2522 = PyTuple_GET_ITEM(cpy_r_r49, 4);
        CPyTagged __tmp2523;
        if (likely(PyLong_Check(__tmp2522)))
            __tmp2523 = CPyTagged_FromObject(__tmp2522);
        else {
            goto __LL2524;
        }
        cpy_r_r50.f4 = __tmp2523;
    }
    goto __LL2525;
__LL2512: ;
    cpy_r_r50 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2525;
__LL2515: ;
    CPyTagged_DECREF(cpy_r_r50.f0);
    cpy_r_r50 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2525;
__LL2518: ;
    CPyTagged_DECREF(cpy_r_r50.f0);
    CPyTagged_DECREF(cpy_r_r50.f1);
    cpy_r_r50 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2525;
__LL2521: ;
    CPyTagged_DECREF(cpy_r_r50.f0);
    CPyTagged_DECREF(cpy_r_r50.f1);
    CPyTagged_DECREF(cpy_r_r50.f2);
    cpy_r_r50 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2525;
__LL2524: ;
    CPyTagged_DECREF(cpy_r_r50.f0);
    CPyTagged_DECREF(cpy_r_r50.f1);
    CPyTagged_DECREF(cpy_r_r50.f2);
    CPyTagged_DECREF(cpy_r_r50.f3);
    cpy_r_r50 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2525;
__LL2525: ;
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 130, CPyStatic_paying___globals);
        goto CPyL93;
    }
    cpy_r_r51 = CPyDef_paying____plainly(cpy_r_have, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50.f0);
    CPyTagged_DECREF(cpy_r_r50.f1);
    CPyTagged_DECREF(cpy_r_r50.f2);
    CPyTagged_DECREF(cpy_r_r50.f3);
    CPyTagged_DECREF(cpy_r_r50.f4);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 131, CPyStatic_paying___globals);
        goto CPyL93;
    }
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r51, 0);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 131, CPyStatic_paying___globals);
        goto CPyL93;
    }
    if (likely(PyTuple_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "payments", 131, CPyStatic_paying___globals, "tuple", cpy_r_r52);
        goto CPyL93;
    }
    cpy_r_spent = cpy_r_r53;
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_spent, 8);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 132, CPyStatic_paying___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 132, CPyStatic_paying___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_have);
    cpy_r_r56 = cpy_r_have;
    cpy_r_r57 = CPyStatics[4894]; /* 4 */
    cpy_r_r58 = PyObject_GetItem(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 132, CPyStatic_paying___globals);
        goto CPyL95;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 132, CPyStatic_paying___globals);
        goto CPyL95;
    }
    cpy_r_r60 = cpy_r_r55 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (cpy_r_r61) goto CPyL50;
    cpy_r_r62 = cpy_r_r59 & 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (!cpy_r_r63) goto CPyL51;
CPyL50: ;
    cpy_r_r64 = CPyTagged_IsLt_(cpy_r_r59, cpy_r_r55);
    cpy_r_r65 = cpy_r_r64 ^ 1;
    cpy_r_r66 = cpy_r_r65;
    goto CPyL52;
CPyL51: ;
    cpy_r_r67 = (Py_ssize_t)cpy_r_r55 <= (Py_ssize_t)cpy_r_r59;
    cpy_r_r66 = cpy_r_r67;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r59);
    if (!cpy_r_r66) goto CPyL96;
    cpy_r_r68 = (Py_ssize_t)cpy_r_r33 != -2;
    if (!cpy_r_r68) goto CPyL65;
    cpy_r_r69 = PyList_New(0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 134, CPyStatic_paying___globals);
        goto CPyL94;
    }
    cpy_r_r70 = 0;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_spent + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = 0;
CPyL56: ;
    cpy_r_r74 = cpy_r_r73 < cpy_r_r72;
    if (!cpy_r_r74) goto CPyL97;
    cpy_r_colour = cpy_r_r70;
    cpy_r_r75 = CPySequenceTuple_GetItemUnsafe(cpy_r_spent, cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 134, CPyStatic_paying___globals);
        goto CPyL98;
    }
    cpy_r_r77 = cpy_r_colour & 1;
    cpy_r_r78 = cpy_r_r77 != 0;
    if (!cpy_r_r78) goto CPyL60;
    cpy_r_r79 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r5);
    cpy_r_r80 = cpy_r_r79;
    goto CPyL61;
CPyL60: ;
    cpy_r_r81 = cpy_r_colour == cpy_r_r5;
    cpy_r_r80 = cpy_r_r81;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r82 = cpy_r_r80 << 1;
    cpy_r_r83 = cpy_r_r82;
    cpy_r_r84 = CPyTagged_Add(cpy_r_r76, cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r83);
    cpy_r_r85 = CPyTagged_StealAsObject(cpy_r_r84);
    cpy_r_r86 = PyList_Append(cpy_r_r69, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 134, CPyStatic_paying___globals);
        goto CPyL99;
    }
    cpy_r_r88 = cpy_r_r70 + 2;
    cpy_r_r70 = cpy_r_r88;
    cpy_r_r89 = cpy_r_r73 + 1;
    cpy_r_r73 = cpy_r_r89;
    goto CPyL56;
CPyL63: ;
    cpy_r_r90 = PyList_AsTuple(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 134, CPyStatic_paying___globals);
        goto CPyL93;
    }
    cpy_r_spent = cpy_r_r90;
CPyL65: ;
    cpy_r_r91 = (Py_ssize_t)cpy_r_r20 != -2;
    cpy_r_r92 = (Py_ssize_t)cpy_r_r33 != -2;
    if (!cpy_r_r92) goto CPyL67;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r93 = cpy_r_r5;
    goto CPyL68;
CPyL67: ;
    cpy_r_r93 = -2;
CPyL68: ;
    cpy_r_r94 = CPyStatic_paying___globals;
    cpy_r_r95 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 135, CPyStatic_paying___globals);
        goto CPyL100;
    }
    cpy_r_r97 = cpy_r_r91 ? Py_True : Py_False;
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r93);
    PyObject *cpy_r_r99[3] = {cpy_r_spent, cpy_r_r97, cpy_r_r98};
    cpy_r_r100 = (PyObject **)&cpy_r_r99;
    cpy_r_r101 = PyObject_Vectorcall(cpy_r_r96, cpy_r_r100, 3, 0);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 135, CPyStatic_paying___globals);
        goto CPyL101;
    }
    CPy_DECREF(cpy_r_spent);
    CPy_DECREF(cpy_r_r98);
    if (likely(PyTuple_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "payments", 135, CPyStatic_paying___globals, "tuple", cpy_r_r101);
        goto CPyL93;
    }
    cpy_r_r103 = PyList_Append(cpy_r_r13, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 135, CPyStatic_paying___globals);
        goto CPyL93;
    }
CPyL72: ;
    cpy_r_r105 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r105;
    goto CPyL38;
CPyL73: ;
    cpy_r_r106 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 127, CPyStatic_paying___globals);
        goto CPyL84;
    } else
        goto CPyL18;
CPyL74: ;
    cpy_r_r107 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 125, CPyStatic_paying___globals);
        goto CPyL102;
    }
    cpy_r_r108 = CPyDef_paying___undominated(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 136, CPyStatic_paying___globals);
        goto CPyL77;
    }
    return cpy_r_r108;
CPyL77: ;
    cpy_r_r109 = NULL;
    return cpy_r_r109;
CPyL78: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL77;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL9;
CPyL80: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL77;
CPyL81: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL77;
CPyL82: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    goto CPyL77;
CPyL83: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r18);
    goto CPyL74;
CPyL84: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL77;
CPyL85: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL77;
CPyL86: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    goto CPyL77;
CPyL87: ;
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r22.f0);
    CPyTagged_DECREF(cpy_r_r22.f1);
    CPyTagged_DECREF(cpy_r_r22.f2);
    CPyTagged_DECREF(cpy_r_r22.f3);
    CPyTagged_DECREF(cpy_r_r22.f4);
    CPy_DECREF(cpy_r_r31);
    goto CPyL73;
CPyL88: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    goto CPyL77;
CPyL89: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL77;
CPyL90: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r35.f0);
    CPyTagged_DecRef(cpy_r_r35.f1);
    CPyTagged_DecRef(cpy_r_r35.f2);
    CPyTagged_DecRef(cpy_r_r35.f3);
    CPyTagged_DecRef(cpy_r_r35.f4);
    goto CPyL77;
CPyL91: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    goto CPyL77;
CPyL92: ;
    CPyTagged_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_have);
    CPy_DECREF(cpy_r_r40);
    goto CPyL29;
CPyL93: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    goto CPyL77;
CPyL94: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_spent);
    goto CPyL77;
CPyL95: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_spent);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL77;
CPyL96: ;
    CPy_DECREF(cpy_r_spent);
    goto CPyL72;
CPyL97: ;
    CPy_DECREF(cpy_r_spent);
    goto CPyL63;
CPyL98: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL77;
CPyL99: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r69);
    goto CPyL77;
CPyL100: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_spent);
    CPyTagged_DecRef(cpy_r_r93);
    goto CPyL77;
CPyL101: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r22.f0);
    CPyTagged_DecRef(cpy_r_r22.f1);
    CPyTagged_DecRef(cpy_r_r22.f2);
    CPyTagged_DecRef(cpy_r_r22.f3);
    CPyTagged_DecRef(cpy_r_r22.f4);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_have);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r98);
    goto CPyL77;
CPyL102: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL77;
}
        
        PyObject *CPyPy_paying___payments(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "cost", 0};
            static CPyArg_Parser parser = {"OOO:payments", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cost)) {
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
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2526;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2526 = NULL;
                goto __LL2527;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2526 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2526 = NULL;
            }
            if (__tmp2526 == NULL) goto __LL2527;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2526 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2526 = NULL;
            }
            if (__tmp2526 == NULL) goto __LL2527;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2526 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2526 = NULL;
            }
            if (__tmp2526 == NULL) goto __LL2527;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2526 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2526 = NULL;
            }
            if (__tmp2526 == NULL) goto __LL2527;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2526 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2526 = NULL;
            }
            if (__tmp2526 == NULL) goto __LL2527;
            __tmp2526 = obj_cost;
__LL2527: ;
            if (unlikely(__tmp2526 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2528 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2529;
                if (likely(PyLong_Check(__tmp2528)))
                    __tmp2529 = CPyTagged_BorrowFromObject(__tmp2528);
                else {
                    CPy_TypeError("int", __tmp2528); goto __LL2530;
                }
                arg_cost.f0 = __tmp2529;
                PyObject *__tmp2531 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2532;
                if (likely(PyLong_Check(__tmp2531)))
                    __tmp2532 = CPyTagged_BorrowFromObject(__tmp2531);
                else {
                    CPy_TypeError("int", __tmp2531); goto __LL2533;
                }
                arg_cost.f1 = __tmp2532;
                PyObject *__tmp2534 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2535;
                if (likely(PyLong_Check(__tmp2534)))
                    __tmp2535 = CPyTagged_BorrowFromObject(__tmp2534);
                else {
                    CPy_TypeError("int", __tmp2534); goto __LL2536;
                }
                arg_cost.f2 = __tmp2535;
                PyObject *__tmp2537 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2538;
                if (likely(PyLong_Check(__tmp2537)))
                    __tmp2538 = CPyTagged_BorrowFromObject(__tmp2537);
                else {
                    CPy_TypeError("int", __tmp2537); goto __LL2539;
                }
                arg_cost.f3 = __tmp2538;
                PyObject *__tmp2540 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2541;
                if (likely(PyLong_Check(__tmp2540)))
                    __tmp2541 = CPyTagged_BorrowFromObject(__tmp2540);
                else {
                    CPy_TypeError("int", __tmp2540); goto __LL2542;
                }
                arg_cost.f4 = __tmp2541;
            }
            goto __LL2543;
__LL2530: ;
            goto fail;
__LL2533: ;
            goto fail;
__LL2536: ;
            goto fail;
__LL2539: ;
            goto fail;
__LL2542: ;
            goto fail;
__LL2543: ;
            PyObject *retval = CPyDef_paying___payments(arg_t, arg_me, arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "payments", 117, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____plainly(PyObject *cpy_r_cubes, tuple_T5IIIII cpy_r_cost) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_purple;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_beige;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_green;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_orange;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_white;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    tuple_T5IIIII cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    cpy_r_r0 = cpy_r_cost.f0;
    cpy_r_r1 = cpy_r_cost.f1;
    cpy_r_r2 = cpy_r_cost.f2;
    cpy_r_r3 = cpy_r_cost.f3;
    cpy_r_r4 = cpy_r_cost.f4;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r5 = cpy_r_r0;
    cpy_r_purple = cpy_r_r5;
    cpy_r_r6 = cpy_r_r1;
    cpy_r_beige = cpy_r_r6;
    cpy_r_r7 = cpy_r_r2;
    cpy_r_green = cpy_r_r7;
    cpy_r_r8 = cpy_r_r3;
    cpy_r_orange = cpy_r_r8;
    cpy_r_r9 = cpy_r_r4;
    cpy_r_white = cpy_r_r9;
    cpy_r_r10 = CPyStatics[4896]; /* 0 */
    cpy_r_r11 = PyObject_GetItem(cpy_r_cubes, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 142, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 142, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r13 = cpy_r_purple & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL4;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL5;
CPyL4: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_purple);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL6;
CPyL5: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_purple > (Py_ssize_t)cpy_r_r12;
    cpy_r_r18 = cpy_r_r19;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r18) goto CPyL12;
    cpy_r_r20 = CPyStatics[4896]; /* 0 */
    cpy_r_r21 = PyObject_GetItem(cpy_r_cubes, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 143, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 143, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r23 = CPyTagged_Subtract(cpy_r_purple, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_purple);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = CPyTagged_Add(cpy_r_white, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_white);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_white = cpy_r_r24;
    cpy_r_r25 = CPyStatics[4896]; /* 0 */
    cpy_r_r26 = PyObject_GetItem(cpy_r_cubes, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 144, CPyStatic_paying___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 144, CPyStatic_paying___globals);
        goto CPyL54;
    }
    cpy_r_purple = cpy_r_r27;
CPyL12: ;
    cpy_r_r28 = CPyStatics[4897]; /* 1 */
    cpy_r_r29 = PyObject_GetItem(cpy_r_cubes, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 145, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 145, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r31 = cpy_r_beige & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL16;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL17;
CPyL16: ;
    cpy_r_r35 = CPyTagged_IsLt_(cpy_r_r30, cpy_r_beige);
    cpy_r_r36 = cpy_r_r35;
    goto CPyL18;
CPyL17: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_beige > (Py_ssize_t)cpy_r_r30;
    cpy_r_r36 = cpy_r_r37;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r30);
    if (!cpy_r_r36) goto CPyL24;
    cpy_r_r38 = CPyStatics[4897]; /* 1 */
    cpy_r_r39 = PyObject_GetItem(cpy_r_cubes, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 146, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 146, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r41 = CPyTagged_Subtract(cpy_r_beige, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_beige);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r42 = CPyTagged_Add(cpy_r_white, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_white);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_white = cpy_r_r42;
    cpy_r_r43 = CPyStatics[4897]; /* 1 */
    cpy_r_r44 = PyObject_GetItem(cpy_r_cubes, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 147, CPyStatic_paying___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 147, CPyStatic_paying___globals);
        goto CPyL55;
    }
    cpy_r_beige = cpy_r_r45;
CPyL24: ;
    cpy_r_r46 = CPyStatics[4911]; /* 2 */
    cpy_r_r47 = PyObject_GetItem(cpy_r_cubes, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 148, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 148, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r49 = cpy_r_green & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (cpy_r_r50) goto CPyL28;
    cpy_r_r51 = cpy_r_r48 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL29;
CPyL28: ;
    cpy_r_r53 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_green);
    cpy_r_r54 = cpy_r_r53;
    goto CPyL30;
CPyL29: ;
    cpy_r_r55 = (Py_ssize_t)cpy_r_green > (Py_ssize_t)cpy_r_r48;
    cpy_r_r54 = cpy_r_r55;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r48);
    if (!cpy_r_r54) goto CPyL36;
    cpy_r_r56 = CPyStatics[4911]; /* 2 */
    cpy_r_r57 = PyObject_GetItem(cpy_r_cubes, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 149, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 149, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r59 = CPyTagged_Subtract(cpy_r_green, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_green);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r60 = CPyTagged_Add(cpy_r_white, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_white);
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_white = cpy_r_r60;
    cpy_r_r61 = CPyStatics[4911]; /* 2 */
    cpy_r_r62 = PyObject_GetItem(cpy_r_cubes, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 150, CPyStatic_paying___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 150, CPyStatic_paying___globals);
        goto CPyL56;
    }
    cpy_r_green = cpy_r_r63;
CPyL36: ;
    cpy_r_r64 = CPyStatics[4898]; /* 3 */
    cpy_r_r65 = PyObject_GetItem(cpy_r_cubes, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 151, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 151, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r67 = cpy_r_orange & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL40;
    cpy_r_r69 = cpy_r_r66 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL41;
CPyL40: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_r66, cpy_r_orange);
    cpy_r_r72 = cpy_r_r71;
    goto CPyL42;
CPyL41: ;
    cpy_r_r73 = (Py_ssize_t)cpy_r_orange > (Py_ssize_t)cpy_r_r66;
    cpy_r_r72 = cpy_r_r73;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r66);
    if (!cpy_r_r72) goto CPyL48;
    cpy_r_r74 = CPyStatics[4898]; /* 3 */
    cpy_r_r75 = PyObject_GetItem(cpy_r_cubes, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 152, CPyStatic_paying___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 152, CPyStatic_paying___globals);
        goto CPyL53;
    }
    cpy_r_r77 = CPyTagged_Subtract(cpy_r_orange, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_orange);
    CPyTagged_DECREF(cpy_r_r76);
    cpy_r_r78 = CPyTagged_Add(cpy_r_white, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_white);
    CPyTagged_DECREF(cpy_r_r77);
    cpy_r_white = cpy_r_r78;
    cpy_r_r79 = CPyStatics[4898]; /* 3 */
    cpy_r_r80 = PyObject_GetItem(cpy_r_cubes, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 153, CPyStatic_paying___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 153, CPyStatic_paying___globals);
        goto CPyL57;
    }
    cpy_r_orange = cpy_r_r81;
CPyL48: ;
    cpy_r_r82 = cpy_r_purple;
    cpy_r_r83 = cpy_r_beige;
    cpy_r_r84 = cpy_r_green;
    cpy_r_r85 = cpy_r_orange;
    cpy_r_r86 = cpy_r_white;
    cpy_r_r87.f0 = cpy_r_r82;
    cpy_r_r87.f1 = cpy_r_r83;
    cpy_r_r87.f2 = cpy_r_r84;
    cpy_r_r87.f3 = cpy_r_r85;
    cpy_r_r87.f4 = cpy_r_r86;
    cpy_r_r88 = CPyStatic_paying___globals;
    cpy_r_r89 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 154, CPyStatic_paying___globals);
        goto CPyL58;
    }
    cpy_r_r91 = PyTuple_New(5);
    if (unlikely(cpy_r_r91 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2544 = CPyTagged_StealAsObject(cpy_r_r87.f0);
    PyTuple_SET_ITEM(cpy_r_r91, 0, __tmp2544);
    PyObject *__tmp2545 = CPyTagged_StealAsObject(cpy_r_r87.f1);
    PyTuple_SET_ITEM(cpy_r_r91, 1, __tmp2545);
    PyObject *__tmp2546 = CPyTagged_StealAsObject(cpy_r_r87.f2);
    PyTuple_SET_ITEM(cpy_r_r91, 2, __tmp2546);
    PyObject *__tmp2547 = CPyTagged_StealAsObject(cpy_r_r87.f3);
    PyTuple_SET_ITEM(cpy_r_r91, 3, __tmp2547);
    PyObject *__tmp2548 = CPyTagged_StealAsObject(cpy_r_r87.f4);
    PyTuple_SET_ITEM(cpy_r_r91, 4, __tmp2548);
    PyObject *cpy_r_r92[1] = {cpy_r_r91};
    cpy_r_r93 = (PyObject **)&cpy_r_r92;
    cpy_r_r94 = PyObject_Vectorcall(cpy_r_r90, cpy_r_r93, 1, 0);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 154, CPyStatic_paying___globals);
        goto CPyL59;
    }
    CPy_DECREF(cpy_r_r91);
    if (likely(PyTuple_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_plainly", 154, CPyStatic_paying___globals, "tuple", cpy_r_r94);
        goto CPyL52;
    }
    return cpy_r_r95;
CPyL52: ;
    cpy_r_r96 = NULL;
    return cpy_r_r96;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_purple);
    CPyTagged_DecRef(cpy_r_beige);
    CPyTagged_DecRef(cpy_r_green);
    CPyTagged_DecRef(cpy_r_orange);
    CPyTagged_DecRef(cpy_r_white);
    goto CPyL52;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_beige);
    CPyTagged_DecRef(cpy_r_green);
    CPyTagged_DecRef(cpy_r_orange);
    CPyTagged_DecRef(cpy_r_white);
    goto CPyL52;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_purple);
    CPyTagged_DecRef(cpy_r_green);
    CPyTagged_DecRef(cpy_r_orange);
    CPyTagged_DecRef(cpy_r_white);
    goto CPyL52;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_purple);
    CPyTagged_DecRef(cpy_r_beige);
    CPyTagged_DecRef(cpy_r_orange);
    CPyTagged_DecRef(cpy_r_white);
    goto CPyL52;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_purple);
    CPyTagged_DecRef(cpy_r_beige);
    CPyTagged_DecRef(cpy_r_green);
    CPyTagged_DecRef(cpy_r_white);
    goto CPyL52;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r87.f0);
    CPyTagged_DecRef(cpy_r_r87.f1);
    CPyTagged_DecRef(cpy_r_r87.f2);
    CPyTagged_DecRef(cpy_r_r87.f3);
    CPyTagged_DecRef(cpy_r_r87.f4);
    goto CPyL52;
CPyL59: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL52;
}
        
        PyObject *CPyPy_paying____plainly(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cubes", "cost", 0};
            static CPyArg_Parser parser = {"OO:_plainly", kwlist, 0};
            PyObject *obj_cubes;
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cubes, &obj_cost)) {
                return NULL;
            }
            PyObject *arg_cubes = obj_cubes;
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2549;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2549 = NULL;
                goto __LL2550;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2549 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2549 = NULL;
            }
            if (__tmp2549 == NULL) goto __LL2550;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2549 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2549 = NULL;
            }
            if (__tmp2549 == NULL) goto __LL2550;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2549 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2549 = NULL;
            }
            if (__tmp2549 == NULL) goto __LL2550;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2549 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2549 = NULL;
            }
            if (__tmp2549 == NULL) goto __LL2550;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2549 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2549 = NULL;
            }
            if (__tmp2549 == NULL) goto __LL2550;
            __tmp2549 = obj_cost;
__LL2550: ;
            if (unlikely(__tmp2549 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2551 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2552;
                if (likely(PyLong_Check(__tmp2551)))
                    __tmp2552 = CPyTagged_BorrowFromObject(__tmp2551);
                else {
                    CPy_TypeError("int", __tmp2551); goto __LL2553;
                }
                arg_cost.f0 = __tmp2552;
                PyObject *__tmp2554 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2555;
                if (likely(PyLong_Check(__tmp2554)))
                    __tmp2555 = CPyTagged_BorrowFromObject(__tmp2554);
                else {
                    CPy_TypeError("int", __tmp2554); goto __LL2556;
                }
                arg_cost.f1 = __tmp2555;
                PyObject *__tmp2557 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2558;
                if (likely(PyLong_Check(__tmp2557)))
                    __tmp2558 = CPyTagged_BorrowFromObject(__tmp2557);
                else {
                    CPy_TypeError("int", __tmp2557); goto __LL2559;
                }
                arg_cost.f2 = __tmp2558;
                PyObject *__tmp2560 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2561;
                if (likely(PyLong_Check(__tmp2560)))
                    __tmp2561 = CPyTagged_BorrowFromObject(__tmp2560);
                else {
                    CPy_TypeError("int", __tmp2560); goto __LL2562;
                }
                arg_cost.f3 = __tmp2561;
                PyObject *__tmp2563 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2564;
                if (likely(PyLong_Check(__tmp2563)))
                    __tmp2564 = CPyTagged_BorrowFromObject(__tmp2563);
                else {
                    CPy_TypeError("int", __tmp2563); goto __LL2565;
                }
                arg_cost.f4 = __tmp2564;
            }
            goto __LL2566;
__LL2553: ;
            goto fail;
__LL2556: ;
            goto fail;
__LL2559: ;
            goto fail;
__LL2562: ;
            goto fail;
__LL2565: ;
            goto fail;
__LL2566: ;
            PyObject *retval = CPyDef_paying____plainly(arg_cubes, arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_plainly", 139, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____waivers(tuple_T5IIIII cpy_r_cost) {
    PyObject *cpy_r_r0;
    tuple_T5OOOOO cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_colour;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL15;
    }
    cpy_r_r1 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        goto CPyL16;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = 0;
    cpy_r_colour = cpy_r_r3;
    CPyTagged_DECREF(cpy_r_colour);
CPyL5: ;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)10;
    if (!cpy_r_r4) goto CPyL11;
    cpy_r_colour = cpy_r_r3;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r5 = PyTuple_New(5);
    if (unlikely(cpy_r_r5 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2567 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r5, 0, __tmp2567);
    PyObject *__tmp2568 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r5, 1, __tmp2568);
    PyObject *__tmp2569 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r5, 2, __tmp2569);
    PyObject *__tmp2570 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r5, 3, __tmp2570);
    PyObject *__tmp2571 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r5, 4, __tmp2571);
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r5, cpy_r_colour);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL17;
    }
    cpy_r_r8 = cpy_r_r7 != 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL18;
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r10 = PyList_Append(cpy_r_r0, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r12 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r12;
    goto CPyL5;
CPyL11: ;
    cpy_r_r13 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL15;
    }
    cpy_r_r14 = PyList_New(1);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL20;
    }
    cpy_r_r15 = CPyStatics[4908]; /* -1 */
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    CPy_INCREF(cpy_r_r15);
    *(PyObject * *)cpy_r_r17 = cpy_r_r15;
    cpy_r_r18 = CPyList_Extend(cpy_r_r14, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 158, CPyStatic_paying___globals);
        goto CPyL21;
    } else
        goto CPyL22;
CPyL14: ;
    return cpy_r_r14;
CPyL15: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL15;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL10;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL14;
}
        
        PyObject *CPyPy_paying____waivers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", 0};
            static CPyArg_Parser parser = {"O:_waivers", kwlist, 0};
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_cost)) {
                return NULL;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2572;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2572 = NULL;
                goto __LL2573;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2572 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2572 = NULL;
            }
            if (__tmp2572 == NULL) goto __LL2573;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2572 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2572 = NULL;
            }
            if (__tmp2572 == NULL) goto __LL2573;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2572 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2572 = NULL;
            }
            if (__tmp2572 == NULL) goto __LL2573;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2572 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2572 = NULL;
            }
            if (__tmp2572 == NULL) goto __LL2573;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2572 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2572 = NULL;
            }
            if (__tmp2572 == NULL) goto __LL2573;
            __tmp2572 = obj_cost;
__LL2573: ;
            if (unlikely(__tmp2572 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2574 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2575;
                if (likely(PyLong_Check(__tmp2574)))
                    __tmp2575 = CPyTagged_BorrowFromObject(__tmp2574);
                else {
                    CPy_TypeError("int", __tmp2574); goto __LL2576;
                }
                arg_cost.f0 = __tmp2575;
                PyObject *__tmp2577 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2578;
                if (likely(PyLong_Check(__tmp2577)))
                    __tmp2578 = CPyTagged_BorrowFromObject(__tmp2577);
                else {
                    CPy_TypeError("int", __tmp2577); goto __LL2579;
                }
                arg_cost.f1 = __tmp2578;
                PyObject *__tmp2580 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2581;
                if (likely(PyLong_Check(__tmp2580)))
                    __tmp2581 = CPyTagged_BorrowFromObject(__tmp2580);
                else {
                    CPy_TypeError("int", __tmp2580); goto __LL2582;
                }
                arg_cost.f2 = __tmp2581;
                PyObject *__tmp2583 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2584;
                if (likely(PyLong_Check(__tmp2583)))
                    __tmp2584 = CPyTagged_BorrowFromObject(__tmp2583);
                else {
                    CPy_TypeError("int", __tmp2583); goto __LL2585;
                }
                arg_cost.f3 = __tmp2584;
                PyObject *__tmp2586 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2587;
                if (likely(PyLong_Check(__tmp2586)))
                    __tmp2587 = CPyTagged_BorrowFromObject(__tmp2586);
                else {
                    CPy_TypeError("int", __tmp2586); goto __LL2588;
                }
                arg_cost.f4 = __tmp2587;
            }
            goto __LL2589;
__LL2576: ;
            goto fail;
__LL2579: ;
            goto fail;
__LL2582: ;
            goto fail;
__LL2585: ;
            goto fail;
__LL2588: ;
            goto fail;
__LL2589: ;
            PyObject *retval = CPyDef_paying____waivers(arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_waivers", 157, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____conversions(tuple_T5IIIII cpy_r_cost, CPyTagged cpy_r_convert) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_colour;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL19;
    }
    cpy_r_r1 = 0;
    cpy_r_colour = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_colour);
CPyL2: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)8;
    if (!cpy_r_r2) goto CPyL15;
    cpy_r_colour = cpy_r_r1;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r3 = PyTuple_New(5);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2590 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp2590);
    PyObject *__tmp2591 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r3, 1, __tmp2591);
    PyObject *__tmp2592 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r3, 2, __tmp2592);
    PyObject *__tmp2593 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r3, 3, __tmp2593);
    PyObject *__tmp2594 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r3, 4, __tmp2594);
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, cpy_r_colour);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL20;
    }
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL21;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL11;
CPyL7: ;
    cpy_r_r9 = cpy_r_colour & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL9;
    cpy_r_r11 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_convert);
    cpy_r_r12 = cpy_r_r11 ^ 1;
    cpy_r_r13 = cpy_r_r12;
    goto CPyL10;
CPyL9: ;
    cpy_r_r14 = cpy_r_colour != cpy_r_convert;
    cpy_r_r13 = cpy_r_r14;
CPyL10: ;
    cpy_r_r15 = cpy_r_r13 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r8 = cpy_r_r15;
CPyL11: ;
    cpy_r_r16 = PyObject_IsTrue(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL20;
    }
    cpy_r_r18 = cpy_r_r16;
    if (!cpy_r_r18) goto CPyL22;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r20 = PyList_Append(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL23;
    }
CPyL14: ;
    cpy_r_r22 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r22;
    goto CPyL2;
CPyL15: ;
    cpy_r_r23 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL19;
    }
    cpy_r_r24 = PyList_New(1);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL24;
    }
    cpy_r_r25 = CPyStatics[4908]; /* -1 */
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    CPy_INCREF(cpy_r_r25);
    *(PyObject * *)cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = CPyList_Extend(cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 163, CPyStatic_paying___globals);
        goto CPyL25;
    } else
        goto CPyL26;
CPyL18: ;
    return cpy_r_r24;
CPyL19: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL19;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL14;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL19;
CPyL25: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL19;
CPyL26: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL18;
}
        
        PyObject *CPyPy_paying____conversions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", "convert", 0};
            static CPyArg_Parser parser = {"OO:_conversions", kwlist, 0};
            PyObject *obj_cost;
            PyObject *obj_convert;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cost, &obj_convert)) {
                return NULL;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2595;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2595 = NULL;
                goto __LL2596;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2595 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2595 = NULL;
            }
            if (__tmp2595 == NULL) goto __LL2596;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2595 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2595 = NULL;
            }
            if (__tmp2595 == NULL) goto __LL2596;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2595 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2595 = NULL;
            }
            if (__tmp2595 == NULL) goto __LL2596;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2595 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2595 = NULL;
            }
            if (__tmp2595 == NULL) goto __LL2596;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2595 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2595 = NULL;
            }
            if (__tmp2595 == NULL) goto __LL2596;
            __tmp2595 = obj_cost;
__LL2596: ;
            if (unlikely(__tmp2595 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2597 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2598;
                if (likely(PyLong_Check(__tmp2597)))
                    __tmp2598 = CPyTagged_BorrowFromObject(__tmp2597);
                else {
                    CPy_TypeError("int", __tmp2597); goto __LL2599;
                }
                arg_cost.f0 = __tmp2598;
                PyObject *__tmp2600 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2601;
                if (likely(PyLong_Check(__tmp2600)))
                    __tmp2601 = CPyTagged_BorrowFromObject(__tmp2600);
                else {
                    CPy_TypeError("int", __tmp2600); goto __LL2602;
                }
                arg_cost.f1 = __tmp2601;
                PyObject *__tmp2603 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2604;
                if (likely(PyLong_Check(__tmp2603)))
                    __tmp2604 = CPyTagged_BorrowFromObject(__tmp2603);
                else {
                    CPy_TypeError("int", __tmp2603); goto __LL2605;
                }
                arg_cost.f2 = __tmp2604;
                PyObject *__tmp2606 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2607;
                if (likely(PyLong_Check(__tmp2606)))
                    __tmp2607 = CPyTagged_BorrowFromObject(__tmp2606);
                else {
                    CPy_TypeError("int", __tmp2606); goto __LL2608;
                }
                arg_cost.f3 = __tmp2607;
                PyObject *__tmp2609 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2610;
                if (likely(PyLong_Check(__tmp2609)))
                    __tmp2610 = CPyTagged_BorrowFromObject(__tmp2609);
                else {
                    CPy_TypeError("int", __tmp2609); goto __LL2611;
                }
                arg_cost.f4 = __tmp2610;
            }
            goto __LL2612;
__LL2599: ;
            goto fail;
__LL2602: ;
            goto fail;
__LL2605: ;
            goto fail;
__LL2608: ;
            goto fail;
__LL2611: ;
            goto fail;
__LL2612: ;
            CPyTagged arg_convert;
            if (likely(PyLong_Check(obj_convert)))
                arg_convert = CPyTagged_BorrowFromObject(obj_convert);
            else {
                CPy_TypeError("int", obj_convert); goto fail;
            }
            PyObject *retval = CPyDef_paying____conversions(arg_cost, arg_convert);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_conversions", 161, CPyStatic_paying___globals);
            return NULL;
        }
        
tuple_T5IIIII CPyDef_paying____less(PyObject *cpy_r_amounts, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_at;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    tuple_T5IIIII cpy_r_r37;
    tuple_T5IIIII cpy_r_r38;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = PyObject_GetIter(cpy_r_amounts);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL37;
    }
CPyL2: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL38;
    cpy_r_at = cpy_r_r1;
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL39;
    }
    cpy_r_r5 = cpy_r_at & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = CPyTagged_IsEq_(cpy_r_at, cpy_r_place);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_at == cpy_r_place;
    cpy_r_r8 = cpy_r_r9;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r10 = cpy_r_r8 << 1;
    cpy_r_r11 = cpy_r_r10;
    cpy_r_r12 = CPyTagged_Subtract(cpy_r_r4, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = PyList_Append(cpy_r_r0, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL40;
    }
    cpy_r_r16 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r16;
    goto CPyL2;
CPyL9: ;
    cpy_r_r17 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL37;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    cpy_r_r19 = PyObject_GetIter(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    cpy_r_r20 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r20 == NULL) {
        goto CPyL41;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL15: ;
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL42;
    }
    cpy_r_r23 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r23 == NULL) {
        goto CPyL43;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL19: ;
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL44;
    }
    cpy_r_r26 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r26 == NULL) {
        goto CPyL45;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r27 = 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL23: ;
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL46;
    }
    cpy_r_r29 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r29 == NULL) {
        goto CPyL47;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL27: ;
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL48;
    }
    cpy_r_r32 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r32 == NULL) {
        goto CPyL49;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL31: ;
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL50;
    }
    cpy_r_r35 = PyIter_Next(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (cpy_r_r35 == NULL) {
        goto CPyL35;
    } else
        goto CPyL51;
CPyL33: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r36 = 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 167, CPyStatic_paying___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r37.f0 = cpy_r_r22;
    cpy_r_r37.f1 = cpy_r_r25;
    cpy_r_r37.f2 = cpy_r_r28;
    cpy_r_r37.f3 = cpy_r_r31;
    cpy_r_r37.f4 = cpy_r_r34;
    return cpy_r_r37;
CPyL36: ;
    tuple_T5IIIII __tmp2613 = { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r38 = __tmp2613;
    return cpy_r_r38;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL38: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL36;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL36;
CPyL41: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL13;
CPyL42: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL36;
CPyL43: ;
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL17;
CPyL44: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL36;
CPyL45: ;
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL21;
CPyL46: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL36;
CPyL47: ;
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    goto CPyL25;
CPyL48: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL36;
CPyL49: ;
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL29;
CPyL50: ;
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL36;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    goto CPyL33;
}
        
        PyObject *CPyPy_paying____less(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"amounts", "place", 0};
            static CPyArg_Parser parser = {"OO:_less", kwlist, 0};
            PyObject *obj_amounts;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_amounts, &obj_place)) {
                return NULL;
            }
            PyObject *arg_amounts = obj_amounts;
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            tuple_T5IIIII retval = CPyDef_paying____less(arg_amounts, arg_place);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(5);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp2614 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp2614);
            PyObject *__tmp2615 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp2615);
            PyObject *__tmp2616 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp2616);
            PyObject *__tmp2617 = CPyTagged_StealAsObject(retval.f3);
            PyTuple_SET_ITEM(retbox, 3, __tmp2617);
            PyObject *__tmp2618 = CPyTagged_StealAsObject(retval.f4);
            PyTuple_SET_ITEM(retbox, 4, __tmp2618);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_less", 166, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____exact(tuple_T5IIIII cpy_r_cost, PyObject *cpy_r_have) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    PyObject *cpy_r_found;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r__;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
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
    tuple_T5IIIII cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_colour;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    tuple_T5IIIII cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    int64_t cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    cpy_r_r0 = PyList_New(1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 173, CPyStatic_paying___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r1 = PyTuple_New(5);
    if (unlikely(cpy_r_r1 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2619 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r1, 0, __tmp2619);
    PyObject *__tmp2620 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r1, 1, __tmp2620);
    PyObject *__tmp2621 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r1, 2, __tmp2621);
    PyObject *__tmp2622 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r1, 3, __tmp2622);
    PyObject *__tmp2623 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r1, 4, __tmp2623);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    *(PyObject * *)cpy_r_r3 = cpy_r_r1;
    cpy_r_found = cpy_r_r0;
    cpy_r_r4 = cpy_r_cost.f4;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = 0;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r__ = cpy_r_r6;
    CPy_DECREF(cpy_r__);
CPyL2: ;
    cpy_r_r7 = cpy_r_r5 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL4;
    cpy_r_r9 = cpy_r_r4 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL5;
CPyL4: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r5, cpy_r_r4);
    if (cpy_r_r11) {
        goto CPyL6;
    } else
        goto CPyL56;
CPyL5: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_r4;
    if (!cpy_r_r12) goto CPyL56;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r__ = cpy_r_r13;
    CPy_DECREF(cpy_r__);
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 175, CPyStatic_paying___globals);
        goto CPyL57;
    }
    cpy_r_r15 = 0;
CPyL8: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL58;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    PyObject *__tmp2624;
    if (unlikely(!(PyTuple_Check(cpy_r_r23) && PyTuple_GET_SIZE(cpy_r_r23) == 5))) {
        __tmp2624 = NULL;
        goto __LL2625;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r23, 0))))
        __tmp2624 = PyTuple_GET_ITEM(cpy_r_r23, 0);
    else {
        __tmp2624 = NULL;
    }
    if (__tmp2624 == NULL) goto __LL2625;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r23, 1))))
        __tmp2624 = PyTuple_GET_ITEM(cpy_r_r23, 1);
    else {
        __tmp2624 = NULL;
    }
    if (__tmp2624 == NULL) goto __LL2625;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r23, 2))))
        __tmp2624 = PyTuple_GET_ITEM(cpy_r_r23, 2);
    else {
        __tmp2624 = NULL;
    }
    if (__tmp2624 == NULL) goto __LL2625;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r23, 3))))
        __tmp2624 = PyTuple_GET_ITEM(cpy_r_r23, 3);
    else {
        __tmp2624 = NULL;
    }
    if (__tmp2624 == NULL) goto __LL2625;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r23, 4))))
        __tmp2624 = PyTuple_GET_ITEM(cpy_r_r23, 4);
    else {
        __tmp2624 = NULL;
    }
    if (__tmp2624 == NULL) goto __LL2625;
    __tmp2624 = cpy_r_r23;
__LL2625: ;
    if (unlikely(__tmp2624 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r23); cpy_r_r24 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2626 = PyTuple_GET_ITEM(cpy_r_r23, 0);
        CPyTagged __tmp2627;
        if (likely(PyLong_Check(__tmp2626)))
            __tmp2627 = CPyTagged_FromObject(__tmp2626);
        else {
            goto __LL2628;
        }
        cpy_r_r24.f0 = __tmp2627;
        PyObject *__tmp2629 = PyTuple_GET_ITEM(cpy_r_r23, 1);
        CPyTagged __tmp2630;
        if (likely(PyLong_Check(__tmp2629)))
            __tmp2630 = CPyTagged_FromObject(__tmp2629);
        else {
            goto __LL2631;
        }
        cpy_r_r24.f1 = __tmp2630;
        PyObject *__tmp2632 = PyTuple_GET_ITEM(cpy_r_r23, 2);
        CPyTagged __tmp2633;
        if (likely(PyLong_Check(__tmp2632)))
            __tmp2633 = CPyTagged_FromObject(__tmp2632);
        else {
            goto __LL2634;
        }
        cpy_r_r24.f2 = __tmp2633;
        PyObject *__tmp2635 = PyTuple_GET_ITEM(cpy_r_r23, 3);
        CPyTagged __tmp2636;
        if (likely(PyLong_Check(__tmp2635)))
            __tmp2636 = CPyTagged_FromObject(__tmp2635);
        else {
            goto __LL2637;
        }
        cpy_r_r24.f3 = __tmp2636;
        PyObject *__tmp2638 = PyTuple_GET_ITEM(cpy_r_r23, 4);
        CPyTagged __tmp2639;
        if (likely(PyLong_Check(__tmp2638)))
            __tmp2639 = CPyTagged_FromObject(__tmp2638);
        else {
            goto __LL2640;
        }
        cpy_r_r24.f4 = __tmp2639;
    }
    goto __LL2641;
__LL2628: ;
    cpy_r_r24 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2641;
__LL2631: ;
    CPyTagged_DECREF(cpy_r_r24.f0);
    cpy_r_r24 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2641;
__LL2634: ;
    CPyTagged_DECREF(cpy_r_r24.f0);
    CPyTagged_DECREF(cpy_r_r24.f1);
    cpy_r_r24 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2641;
__LL2637: ;
    CPyTagged_DECREF(cpy_r_r24.f0);
    CPyTagged_DECREF(cpy_r_r24.f1);
    CPyTagged_DECREF(cpy_r_r24.f2);
    cpy_r_r24 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2641;
__LL2640: ;
    CPyTagged_DECREF(cpy_r_r24.f0);
    CPyTagged_DECREF(cpy_r_r24.f1);
    CPyTagged_DECREF(cpy_r_r24.f2);
    CPyTagged_DECREF(cpy_r_r24.f3);
    cpy_r_r24 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2641;
__LL2641: ;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 176, CPyStatic_paying___globals);
        goto CPyL59;
    }
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 177, CPyStatic_paying___globals);
        goto CPyL60;
    }
    cpy_r_r26 = 0;
    cpy_r_colour = cpy_r_r26;
    CPyTagged_DECREF(cpy_r_colour);
CPyL12: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)8;
    if (!cpy_r_r27) goto CPyL24;
    cpy_r_colour = cpy_r_r26;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r29 = PyObject_GetItem(cpy_r_have, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 177, CPyStatic_paying___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 177, CPyStatic_paying___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r24.f0);
    CPyTagged_INCREF(cpy_r_r24.f1);
    CPyTagged_INCREF(cpy_r_r24.f2);
    CPyTagged_INCREF(cpy_r_r24.f3);
    CPyTagged_INCREF(cpy_r_r24.f4);
    cpy_r_r31 = PyTuple_New(5);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2642 = CPyTagged_StealAsObject(cpy_r_r24.f0);
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp2642);
    PyObject *__tmp2643 = CPyTagged_StealAsObject(cpy_r_r24.f1);
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp2643);
    PyObject *__tmp2644 = CPyTagged_StealAsObject(cpy_r_r24.f2);
    PyTuple_SET_ITEM(cpy_r_r31, 2, __tmp2644);
    PyObject *__tmp2645 = CPyTagged_StealAsObject(cpy_r_r24.f3);
    PyTuple_SET_ITEM(cpy_r_r31, 3, __tmp2645);
    PyObject *__tmp2646 = CPyTagged_StealAsObject(cpy_r_r24.f4);
    PyTuple_SET_ITEM(cpy_r_r31, 4, __tmp2646);
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, cpy_r_colour);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 177, CPyStatic_paying___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 177, CPyStatic_paying___globals);
        goto CPyL62;
    }
    cpy_r_r34 = cpy_r_r30 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL19;
    cpy_r_r36 = cpy_r_r33 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL20;
CPyL19: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_r30);
    cpy_r_r39 = cpy_r_r38;
    goto CPyL21;
CPyL20: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r30 > (Py_ssize_t)cpy_r_r33;
    cpy_r_r39 = cpy_r_r40;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r33);
    if (!cpy_r_r39) goto CPyL63;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r42 = PyList_Append(cpy_r_r25, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 177, CPyStatic_paying___globals);
        goto CPyL64;
    }
CPyL23: ;
    cpy_r_r44 = cpy_r_r26 + 2;
    cpy_r_r26 = cpy_r_r44;
    goto CPyL12;
CPyL24: ;
    cpy_r_r45 = 0;
CPyL25: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL46;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 178, CPyStatic_paying___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r24.f0);
    CPyTagged_INCREF(cpy_r_r24.f1);
    CPyTagged_INCREF(cpy_r_r24.f2);
    CPyTagged_INCREF(cpy_r_r24.f3);
    CPyTagged_INCREF(cpy_r_r24.f4);
    cpy_r_r55 = PyTuple_New(5);
    if (unlikely(cpy_r_r55 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2647 = CPyTagged_StealAsObject(cpy_r_r24.f0);
    PyTuple_SET_ITEM(cpy_r_r55, 0, __tmp2647);
    PyObject *__tmp2648 = CPyTagged_StealAsObject(cpy_r_r24.f1);
    PyTuple_SET_ITEM(cpy_r_r55, 1, __tmp2648);
    PyObject *__tmp2649 = CPyTagged_StealAsObject(cpy_r_r24.f2);
    PyTuple_SET_ITEM(cpy_r_r55, 2, __tmp2649);
    PyObject *__tmp2650 = CPyTagged_StealAsObject(cpy_r_r24.f3);
    PyTuple_SET_ITEM(cpy_r_r55, 3, __tmp2650);
    PyObject *__tmp2651 = CPyTagged_StealAsObject(cpy_r_r24.f4);
    PyTuple_SET_ITEM(cpy_r_r55, 4, __tmp2651);
    cpy_r_r56 = PySequence_List(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 179, CPyStatic_paying___globals);
        goto CPyL66;
    }
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 180, CPyStatic_paying___globals);
        goto CPyL67;
    }
    cpy_r_r58 = CPyStatics[4897]; /* 1 */
    cpy_r_r59 = PyNumber_InPlaceAdd(cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 180, CPyStatic_paying___globals);
        goto CPyL67;
    }
    cpy_r_r60 = CPyList_SetItem(cpy_r_r56, cpy_r_r54, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 180, CPyStatic_paying___globals);
        goto CPyL68;
    }
    cpy_r_r61 = CPyList_GetItemShort(cpy_r_r56, 8);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 181, CPyStatic_paying___globals);
        goto CPyL68;
    }
    cpy_r_r62 = CPyStatics[4897]; /* 1 */
    cpy_r_r63 = PyNumber_InPlaceSubtract(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 181, CPyStatic_paying___globals);
        goto CPyL68;
    }
    cpy_r_r64 = CPyList_SetItem(cpy_r_r56, 8, cpy_r_r63);
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 181, CPyStatic_paying___globals);
        goto CPyL68;
    }
    cpy_r_r65 = CPyList_GetItemShort(cpy_r_r56, 0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL68;
    }
    cpy_r_r67 = CPyList_GetItemShort(cpy_r_r56, 2);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL69;
    }
    cpy_r_r69 = CPyList_GetItemShort(cpy_r_r56, 4);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL70;
    }
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyList_GetItemShort(cpy_r_r56, 6);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL71;
    }
    cpy_r_r73 = CPyList_GetItemShort(cpy_r_r56, 8);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL72;
    }
    cpy_r_r75.f0 = cpy_r_r66;
    cpy_r_r75.f1 = cpy_r_r68;
    cpy_r_r75.f2 = cpy_r_r70;
    cpy_r_r75.f3 = cpy_r_r72;
    cpy_r_r75.f4 = cpy_r_r74;
    cpy_r_r76 = PyTuple_New(5);
    if (unlikely(cpy_r_r76 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2652 = CPyTagged_StealAsObject(cpy_r_r75.f0);
    PyTuple_SET_ITEM(cpy_r_r76, 0, __tmp2652);
    PyObject *__tmp2653 = CPyTagged_StealAsObject(cpy_r_r75.f1);
    PyTuple_SET_ITEM(cpy_r_r76, 1, __tmp2653);
    PyObject *__tmp2654 = CPyTagged_StealAsObject(cpy_r_r75.f2);
    PyTuple_SET_ITEM(cpy_r_r76, 2, __tmp2654);
    PyObject *__tmp2655 = CPyTagged_StealAsObject(cpy_r_r75.f3);
    PyTuple_SET_ITEM(cpy_r_r76, 3, __tmp2655);
    PyObject *__tmp2656 = CPyTagged_StealAsObject(cpy_r_r75.f4);
    PyTuple_SET_ITEM(cpy_r_r76, 4, __tmp2656);
    cpy_r_r77 = PyList_Append(cpy_r_r14, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 182, CPyStatic_paying___globals);
        goto CPyL65;
    }
    cpy_r_r79 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r79;
    goto CPyL25;
CPyL46: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    CPy_DECREF(cpy_r_r25);
    cpy_r_r82 = cpy_r_r81 << 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (cpy_r_r83) goto CPyL73;
    cpy_r_r84 = PyTuple_New(5);
    if (unlikely(cpy_r_r84 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2657 = CPyTagged_StealAsObject(cpy_r_r24.f0);
    PyTuple_SET_ITEM(cpy_r_r84, 0, __tmp2657);
    PyObject *__tmp2658 = CPyTagged_StealAsObject(cpy_r_r24.f1);
    PyTuple_SET_ITEM(cpy_r_r84, 1, __tmp2658);
    PyObject *__tmp2659 = CPyTagged_StealAsObject(cpy_r_r24.f2);
    PyTuple_SET_ITEM(cpy_r_r84, 2, __tmp2659);
    PyObject *__tmp2660 = CPyTagged_StealAsObject(cpy_r_r24.f3);
    PyTuple_SET_ITEM(cpy_r_r84, 3, __tmp2660);
    PyObject *__tmp2661 = CPyTagged_StealAsObject(cpy_r_r24.f4);
    PyTuple_SET_ITEM(cpy_r_r84, 4, __tmp2661);
    cpy_r_r85 = PyList_Append(cpy_r_r14, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 184, CPyStatic_paying___globals);
        goto CPyL59;
    }
CPyL48: ;
    cpy_r_r87 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r87;
    goto CPyL8;
CPyL49: ;
    cpy_r_r88 = (PyObject *)&PyDict_Type;
    cpy_r_r89 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r90[2] = {cpy_r_r88, cpy_r_r14};
    cpy_r_r91 = (PyObject **)&cpy_r_r90;
    cpy_r_r92 = PyObject_VectorcallMethod(cpy_r_r89, cpy_r_r91, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 185, CPyStatic_paying___globals);
        goto CPyL74;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyDict_Check(cpy_r_r92)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_exact", 185, CPyStatic_paying___globals, "dict", cpy_r_r92);
        goto CPyL75;
    }
    cpy_r_r94 = PySequence_List(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 185, CPyStatic_paying___globals);
        goto CPyL75;
    }
    cpy_r_found = cpy_r_r94;
    cpy_r_r95 = CPyTagged_Add(cpy_r_r5, 2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r5 = cpy_r_r95;
    goto CPyL2;
CPyL54: ;
    return cpy_r_found;
CPyL55: ;
    cpy_r_r96 = NULL;
    return cpy_r_r96;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL54;
CPyL57: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL55;
CPyL58: ;
    CPy_DECREF(cpy_r_found);
    goto CPyL49;
CPyL59: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    goto CPyL55;
CPyL60: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    goto CPyL55;
CPyL61: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL55;
CPyL62: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL55;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL23;
CPyL64: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL55;
CPyL65: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL55;
CPyL66: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL55;
CPyL67: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    goto CPyL55;
CPyL68: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r56);
    goto CPyL55;
CPyL69: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL55;
CPyL70: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL55;
CPyL71: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL55;
CPyL72: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24.f0);
    CPyTagged_DecRef(cpy_r_r24.f1);
    CPyTagged_DecRef(cpy_r_r24.f2);
    CPyTagged_DecRef(cpy_r_r24.f3);
    CPyTagged_DecRef(cpy_r_r24.f4);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL55;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r24.f0);
    CPyTagged_DECREF(cpy_r_r24.f1);
    CPyTagged_DECREF(cpy_r_r24.f2);
    CPyTagged_DECREF(cpy_r_r24.f3);
    CPyTagged_DECREF(cpy_r_r24.f4);
    goto CPyL48;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    goto CPyL55;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL55;
}
        
        PyObject *CPyPy_paying____exact(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", "have", 0};
            static CPyArg_Parser parser = {"OO:_exact", kwlist, 0};
            PyObject *obj_cost;
            PyObject *obj_have;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cost, &obj_have)) {
                return NULL;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2662;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2662 = NULL;
                goto __LL2663;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2662 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2662 = NULL;
            }
            if (__tmp2662 == NULL) goto __LL2663;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2662 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2662 = NULL;
            }
            if (__tmp2662 == NULL) goto __LL2663;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2662 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2662 = NULL;
            }
            if (__tmp2662 == NULL) goto __LL2663;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2662 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2662 = NULL;
            }
            if (__tmp2662 == NULL) goto __LL2663;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2662 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2662 = NULL;
            }
            if (__tmp2662 == NULL) goto __LL2663;
            __tmp2662 = obj_cost;
__LL2663: ;
            if (unlikely(__tmp2662 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2664 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2665;
                if (likely(PyLong_Check(__tmp2664)))
                    __tmp2665 = CPyTagged_BorrowFromObject(__tmp2664);
                else {
                    CPy_TypeError("int", __tmp2664); goto __LL2666;
                }
                arg_cost.f0 = __tmp2665;
                PyObject *__tmp2667 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2668;
                if (likely(PyLong_Check(__tmp2667)))
                    __tmp2668 = CPyTagged_BorrowFromObject(__tmp2667);
                else {
                    CPy_TypeError("int", __tmp2667); goto __LL2669;
                }
                arg_cost.f1 = __tmp2668;
                PyObject *__tmp2670 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2671;
                if (likely(PyLong_Check(__tmp2670)))
                    __tmp2671 = CPyTagged_BorrowFromObject(__tmp2670);
                else {
                    CPy_TypeError("int", __tmp2670); goto __LL2672;
                }
                arg_cost.f2 = __tmp2671;
                PyObject *__tmp2673 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2674;
                if (likely(PyLong_Check(__tmp2673)))
                    __tmp2674 = CPyTagged_BorrowFromObject(__tmp2673);
                else {
                    CPy_TypeError("int", __tmp2673); goto __LL2675;
                }
                arg_cost.f3 = __tmp2674;
                PyObject *__tmp2676 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2677;
                if (likely(PyLong_Check(__tmp2676)))
                    __tmp2677 = CPyTagged_BorrowFromObject(__tmp2676);
                else {
                    CPy_TypeError("int", __tmp2676); goto __LL2678;
                }
                arg_cost.f4 = __tmp2677;
            }
            goto __LL2679;
__LL2666: ;
            goto fail;
__LL2669: ;
            goto fail;
__LL2672: ;
            goto fail;
__LL2675: ;
            goto fail;
__LL2678: ;
            goto fail;
__LL2679: ;
            PyObject *arg_have = obj_have;
            PyObject *retval = CPyDef_paying____exact(arg_cost, arg_have);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_exact", 171, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___undominated(PyObject *cpy_r_found) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_kept;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T3CIO cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)4;
    if (!cpy_r_r3) goto CPyL2;
    CPy_INCREF(cpy_r_found);
    return cpy_r_found;
CPyL2: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 193, CPyStatic_paying___globals);
        goto CPyL28;
    }
    cpy_r_kept = cpy_r_r4;
    cpy_r_r5 = (PyObject *)&PyDict_Type;
    cpy_r_r6 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r7[2] = {cpy_r_r5, cpy_r_found};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r8, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 194, CPyStatic_paying___globals);
        goto CPyL29;
    }
    if (likely(PyDict_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "undominated", 194, CPyStatic_paying___globals, "dict", cpy_r_r9);
        goto CPyL29;
    }
    cpy_r_r11 = 0;
    cpy_r_r12 = PyDict_Size(cpy_r_r10);
    cpy_r_r13 = CPyDict_GetKeysIter(cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 194, CPyStatic_paying___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r14 = CPyDict_NextKey(cpy_r_r13, cpy_r_r11);
    cpy_r_r15 = cpy_r_r14.f1;
    cpy_r_r11 = cpy_r_r15;
    cpy_r_r16 = cpy_r_r14.f0;
    if (!cpy_r_r16) goto CPyL31;
    cpy_r_r17 = cpy_r_r14.f2;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r14.f2);
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "undominated", 194, CPyStatic_paying___globals, "tuple", cpy_r_r17);
        goto CPyL32;
    }
    cpy_r_r19 = 0;
    cpy_r_r20 = 0;
CPyL9: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_kept + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL15;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_kept + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "undominated", 195, CPyStatic_paying___globals, "tuple", cpy_r_r28);
        goto CPyL33;
    }
    cpy_r_r30 = CPyDef_paying____beats(cpy_r_r29, cpy_r_r18);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 195, CPyStatic_paying___globals);
        goto CPyL33;
    }
    if (!cpy_r_r30) goto CPyL14;
    cpy_r_r19 = 1;
    goto CPyL15;
CPyL14: ;
    cpy_r_r31 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r31;
    goto CPyL9;
CPyL15: ;
    if (cpy_r_r19) goto CPyL34;
    cpy_r_r32 = PyList_New(0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 196, CPyStatic_paying___globals);
        goto CPyL33;
    }
    cpy_r_r33 = 0;
CPyL18: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_kept + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r33 < cpy_r_r35;
    if (!cpy_r_r36) goto CPyL35;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_kept + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r33 * 8;
    cpy_r_r40 = cpy_r_r38 + cpy_r_r39;
    cpy_r_r41 = *(PyObject * *)cpy_r_r40;
    CPy_INCREF(cpy_r_r41);
    if (likely(PyTuple_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "undominated", 196, CPyStatic_paying___globals, "tuple", cpy_r_r41);
        goto CPyL36;
    }
    cpy_r_r43 = CPyDef_paying____beats(cpy_r_r18, cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 196, CPyStatic_paying___globals);
        goto CPyL37;
    }
    cpy_r_r44 = cpy_r_r43 ^ 1;
    if (!cpy_r_r44) goto CPyL38;
    cpy_r_r45 = PyList_Append(cpy_r_r32, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 196, CPyStatic_paying___globals);
        goto CPyL36;
    }
CPyL23: ;
    cpy_r_r47 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r47;
    goto CPyL18;
CPyL24: ;
    cpy_r_kept = cpy_r_r32;
    cpy_r_r48 = PyList_Append(cpy_r_kept, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 197, CPyStatic_paying___globals);
        goto CPyL32;
    }
CPyL25: ;
    cpy_r_r50 = CPyDict_CheckSize(cpy_r_r10, cpy_r_r12);
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 194, CPyStatic_paying___globals);
        goto CPyL32;
    } else
        goto CPyL6;
CPyL26: ;
    cpy_r_r51 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 194, CPyStatic_paying___globals);
        goto CPyL29;
    }
    return cpy_r_kept;
CPyL28: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL29: ;
    CPy_DecRef(cpy_r_kept);
    goto CPyL28;
CPyL30: ;
    CPy_DecRef(cpy_r_kept);
    CPy_DecRef(cpy_r_r10);
    goto CPyL28;
CPyL31: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14.f2);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_kept);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL28;
CPyL33: ;
    CPy_DecRef(cpy_r_kept);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL28;
CPyL34: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL25;
CPyL35: ;
    CPy_DECREF(cpy_r_kept);
    goto CPyL24;
CPyL36: ;
    CPy_DecRef(cpy_r_kept);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r32);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_kept);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r42);
    goto CPyL28;
CPyL38: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL23;
}
        
        PyObject *CPyPy_paying___undominated(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"found", 0};
            static CPyArg_Parser parser = {"O:undominated", kwlist, 0};
            PyObject *obj_found;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_found)) {
                return NULL;
            }
            PyObject *arg_found;
            if (likely(PyList_Check(obj_found)))
                arg_found = obj_found;
            else {
                CPy_TypeError("list", obj_found); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___undominated(arg_found);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "undominated", 189, CPyStatic_paying___globals);
            return NULL;
        }
        
char CPyDef_paying____beats(PyObject *cpy_r_one, PyObject *cpy_r_other) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_missing;
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
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T2II cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_one, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (unlikely(!PyBool_Check(cpy_r_r0))) {
        CPy_TypeError("bool", cpy_r_r0); cpy_r_r1 = 2;
    } else
        cpy_r_r1 = cpy_r_r0 == Py_True;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (!cpy_r_r1) goto CPyL6;
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_other, 2);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (unlikely(!PyBool_Check(cpy_r_r2))) {
        CPy_TypeError("bool", cpy_r_r2); cpy_r_r3 = 2;
    } else
        cpy_r_r3 = cpy_r_r2 == Py_True;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (!cpy_r_r3) goto CPyL12;
CPyL6: ;
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_one, 4);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    cpy_r_r6 = (Py_ssize_t)cpy_r_r5 != -2;
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL13;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_other, 4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 203, CPyStatic_paying___globals);
        goto CPyL45;
    }
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 == -2;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL13;
CPyL12: ;
    return 0;
CPyL13: ;
    cpy_r_missing = 0;
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_one, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals, "tuple", cpy_r_r10);
        goto CPyL46;
    }
    cpy_r_r12 = CPySequenceTuple_GetSlice(cpy_r_r11, 0, 8);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals, "tuple", cpy_r_r12);
        goto CPyL46;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_other, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL47;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals, "tuple", cpy_r_r14);
        goto CPyL47;
    }
    cpy_r_r16 = CPySequenceTuple_GetSlice(cpy_r_r15, 0, 8);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL47;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals, "tuple", cpy_r_r16);
        goto CPyL47;
    }
    cpy_r_r18 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r19 = CPyStatics[36]; /* 'zip' */
    cpy_r_r20 = CPyObject_GetAttr(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL48;
    }
    cpy_r_r21 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r22[3] = {cpy_r_r13, cpy_r_r17, cpy_r_r21};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r23, 2, cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL48;
    }
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r26 = PyObject_GetIter(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL46;
    }
CPyL24: ;
    cpy_r_r27 = PyIter_Next(cpy_r_r26);
    if (cpy_r_r27 == NULL) goto CPyL49;
    PyObject *__tmp2680;
    if (unlikely(!(PyTuple_Check(cpy_r_r27) && PyTuple_GET_SIZE(cpy_r_r27) == 2))) {
        __tmp2680 = NULL;
        goto __LL2681;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r27, 0))))
        __tmp2680 = PyTuple_GET_ITEM(cpy_r_r27, 0);
    else {
        __tmp2680 = NULL;
    }
    if (__tmp2680 == NULL) goto __LL2681;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r27, 1))))
        __tmp2680 = PyTuple_GET_ITEM(cpy_r_r27, 1);
    else {
        __tmp2680 = NULL;
    }
    if (__tmp2680 == NULL) goto __LL2681;
    __tmp2680 = cpy_r_r27;
__LL2681: ;
    if (unlikely(__tmp2680 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r27); cpy_r_r28 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2682 = PyTuple_GET_ITEM(cpy_r_r27, 0);
        CPyTagged __tmp2683;
        if (likely(PyLong_Check(__tmp2682)))
            __tmp2683 = CPyTagged_FromObject(__tmp2682);
        else {
            goto __LL2684;
        }
        cpy_r_r28.f0 = __tmp2683;
        PyObject *__tmp2685 = PyTuple_GET_ITEM(cpy_r_r27, 1);
        CPyTagged __tmp2686;
        if (likely(PyLong_Check(__tmp2685)))
            __tmp2686 = CPyTagged_FromObject(__tmp2685);
        else {
            goto __LL2687;
        }
        cpy_r_r28.f1 = __tmp2686;
    }
    goto __LL2688;
__LL2684: ;
    cpy_r_r28 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2688;
__LL2687: ;
    CPyTagged_DECREF(cpy_r_r28.f0);
    cpy_r_r28 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2688;
__LL2688: ;
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL50;
    }
    cpy_r_r29 = cpy_r_r28.f0;
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_r30 = cpy_r_r28.f1;
    CPyTagged_INCREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r28.f0);
    CPyTagged_DECREF(cpy_r_r28.f1);
    cpy_r_r31 = cpy_r_r29 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL28;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL29;
CPyL28: ;
    cpy_r_r35 = CPyTagged_IsLt_(cpy_r_r30, cpy_r_r29);
    if (cpy_r_r35) {
        goto CPyL30;
    } else
        goto CPyL51;
CPyL29: ;
    cpy_r_r36 = (Py_ssize_t)cpy_r_r29 > (Py_ssize_t)cpy_r_r30;
    if (!cpy_r_r36) goto CPyL51;
CPyL30: ;
    cpy_r_r37 = CPyTagged_Subtract(cpy_r_r29, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r38 = CPyTagged_Add(cpy_r_missing, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_missing);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_missing = cpy_r_r38;
    goto CPyL24;
CPyL31: ;
    cpy_r_r39 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 206, CPyStatic_paying___globals);
        goto CPyL46;
    }
    cpy_r_r40 = CPySequenceTuple_GetItem(cpy_r_other, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals, "tuple", cpy_r_r40);
        goto CPyL46;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, 8);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals);
        goto CPyL46;
    }
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_one, 0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals);
        goto CPyL52;
    }
    if (likely(PyTuple_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals, "tuple", cpy_r_r44);
        goto CPyL52;
    }
    cpy_r_r46 = CPySequenceTuple_GetItem(cpy_r_r45, 8);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 209, CPyStatic_paying___globals);
        goto CPyL52;
    }
    cpy_r_r48 = CPyTagged_Subtract(cpy_r_r43, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_missing & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (cpy_r_r50) goto CPyL42;
    cpy_r_r51 = cpy_r_r48 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL43;
CPyL42: ;
    cpy_r_r53 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_missing);
    cpy_r_r54 = cpy_r_r53 ^ 1;
    cpy_r_r55 = cpy_r_r54;
    goto CPyL44;
CPyL43: ;
    cpy_r_r56 = (Py_ssize_t)cpy_r_missing <= (Py_ssize_t)cpy_r_r48;
    cpy_r_r55 = cpy_r_r56;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_missing);
    CPyTagged_DECREF(cpy_r_r48);
    return cpy_r_r55;
CPyL45: ;
    cpy_r_r57 = 2;
    return cpy_r_r57;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_missing);
    goto CPyL45;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r13);
    goto CPyL45;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL49: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL31;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r26);
    goto CPyL45;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL24;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL45;
}
        
        PyObject *CPyPy_paying____beats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"one", "other", 0};
            static CPyArg_Parser parser = {"OO:_beats", kwlist, 0};
            PyObject *obj_one;
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_one, &obj_other)) {
                return NULL;
            }
            PyObject * arg_one;
            if (likely(PyTuple_Check(obj_one)))
                arg_one = obj_one;
            else {
                CPy_TypeError("tuple", obj_one); 
                goto fail;
            }
            PyObject * arg_other;
            if (likely(PyTuple_Check(obj_other)))
                arg_other = obj_other;
            else {
                CPy_TypeError("tuple", obj_other); 
                goto fail;
            }
            char retval = CPyDef_paying____beats(arg_one, arg_other);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_beats", 201, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_paying_____mypyc_lambda__0_every_payment_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__get__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
tuple_T4ICIO CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_payment) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T4ICIO cpy_r_r16;
    tuple_T4ICIO cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "<lambda>", "__mypyc_lambda__0_every_payment_obj", "__mypyc_env__", 227, CPyStatic_paying___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_payment, 0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals, "tuple", cpy_r_r1);
        goto CPyL13;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[105]; /* 'sum' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL14;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL13;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_payment, 2);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL15;
    }
    if (unlikely(!PyBool_Check(cpy_r_r10))) {
        CPy_TypeError("bool", cpy_r_r10); cpy_r_r11 = 2;
    } else
        cpy_r_r11 = cpy_r_r10 == Py_True;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL15;
    }
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_payment, 4);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL15;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_payment, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals, "tuple", cpy_r_r14);
        goto CPyL16;
    }
    cpy_r_r16.f0 = cpy_r_r9;
    cpy_r_r16.f1 = cpy_r_r11;
    cpy_r_r16.f2 = cpy_r_r13;
    cpy_r_r16.f3 = cpy_r_r15;
    return cpy_r_r16;
CPyL13: ;
    tuple_T4ICIO __tmp2689 = { CPY_INT_TAG, 2, CPY_INT_TAG, NULL };
    cpy_r_r17 = __tmp2689;
    return cpy_r_r17;
CPyL14: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL13;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL13;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL13;
}
        
        PyObject *CPyPy_paying_____mypyc_lambda__0_every_payment_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"payment", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_payment;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_payment)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_payment;
            if (likely(PyTuple_Check(obj_payment)))
                arg_payment = obj_payment;
            else {
                CPy_TypeError("tuple", obj_payment); 
                goto fail;
            }
            tuple_T4ICIO retval = CPyDef_paying_____mypyc_lambda__0_every_payment_obj_____call__(arg___mypyc_self__, arg_payment);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(4);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp2690 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp2690);
            PyObject *__tmp2691 = retval.f1 ? Py_True : Py_False;
            CPy_INCREF(__tmp2691);
            PyTuple_SET_ITEM(retbox, 1, __tmp2691);
            PyObject *__tmp2692 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp2692);
            PyObject *__tmp2693 = retval.f3;
            PyTuple_SET_ITEM(retbox, 3, __tmp2693);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "<lambda>", 227, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___every_payment(PyObject *cpy_r_costs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T5IIIII cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T5IIIII cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T1I cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    tuple_T5IIIII cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_spent;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_r73;
    int64_t cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_paying___every_payment_env();
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 215, CPyStatic_paying___globals);
        goto CPyL59;
    }
    cpy_r_r3 = PyDict_New();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 217, CPyStatic_paying___globals);
        goto CPyL60;
    }
    cpy_r_r4 = PyObject_GetIter(cpy_r_costs);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 218, CPyStatic_paying___globals);
        goto CPyL61;
    }
CPyL3: ;
    cpy_r_r5 = PyIter_Next(cpy_r_r4);
    if (cpy_r_r5 == NULL) goto CPyL62;
    PyObject *__tmp2694;
    if (unlikely(!(PyTuple_Check(cpy_r_r5) && PyTuple_GET_SIZE(cpy_r_r5) == 5))) {
        __tmp2694 = NULL;
        goto __LL2695;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 0))))
        __tmp2694 = PyTuple_GET_ITEM(cpy_r_r5, 0);
    else {
        __tmp2694 = NULL;
    }
    if (__tmp2694 == NULL) goto __LL2695;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 1))))
        __tmp2694 = PyTuple_GET_ITEM(cpy_r_r5, 1);
    else {
        __tmp2694 = NULL;
    }
    if (__tmp2694 == NULL) goto __LL2695;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 2))))
        __tmp2694 = PyTuple_GET_ITEM(cpy_r_r5, 2);
    else {
        __tmp2694 = NULL;
    }
    if (__tmp2694 == NULL) goto __LL2695;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 3))))
        __tmp2694 = PyTuple_GET_ITEM(cpy_r_r5, 3);
    else {
        __tmp2694 = NULL;
    }
    if (__tmp2694 == NULL) goto __LL2695;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 4))))
        __tmp2694 = PyTuple_GET_ITEM(cpy_r_r5, 4);
    else {
        __tmp2694 = NULL;
    }
    if (__tmp2694 == NULL) goto __LL2695;
    __tmp2694 = cpy_r_r5;
__LL2695: ;
    if (unlikely(__tmp2694 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r5); cpy_r_r6 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2696 = PyTuple_GET_ITEM(cpy_r_r5, 0);
        CPyTagged __tmp2697;
        if (likely(PyLong_Check(__tmp2696)))
            __tmp2697 = CPyTagged_FromObject(__tmp2696);
        else {
            goto __LL2698;
        }
        cpy_r_r6.f0 = __tmp2697;
        PyObject *__tmp2699 = PyTuple_GET_ITEM(cpy_r_r5, 1);
        CPyTagged __tmp2700;
        if (likely(PyLong_Check(__tmp2699)))
            __tmp2700 = CPyTagged_FromObject(__tmp2699);
        else {
            goto __LL2701;
        }
        cpy_r_r6.f1 = __tmp2700;
        PyObject *__tmp2702 = PyTuple_GET_ITEM(cpy_r_r5, 2);
        CPyTagged __tmp2703;
        if (likely(PyLong_Check(__tmp2702)))
            __tmp2703 = CPyTagged_FromObject(__tmp2702);
        else {
            goto __LL2704;
        }
        cpy_r_r6.f2 = __tmp2703;
        PyObject *__tmp2705 = PyTuple_GET_ITEM(cpy_r_r5, 3);
        CPyTagged __tmp2706;
        if (likely(PyLong_Check(__tmp2705)))
            __tmp2706 = CPyTagged_FromObject(__tmp2705);
        else {
            goto __LL2707;
        }
        cpy_r_r6.f3 = __tmp2706;
        PyObject *__tmp2708 = PyTuple_GET_ITEM(cpy_r_r5, 4);
        CPyTagged __tmp2709;
        if (likely(PyLong_Check(__tmp2708)))
            __tmp2709 = CPyTagged_FromObject(__tmp2708);
        else {
            goto __LL2710;
        }
        cpy_r_r6.f4 = __tmp2709;
    }
    goto __LL2711;
__LL2698: ;
    cpy_r_r6 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2711;
__LL2701: ;
    CPyTagged_DECREF(cpy_r_r6.f0);
    cpy_r_r6 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2711;
__LL2704: ;
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    cpy_r_r6 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2711;
__LL2707: ;
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    CPyTagged_DECREF(cpy_r_r6.f2);
    cpy_r_r6 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2711;
__LL2710: ;
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    CPyTagged_DECREF(cpy_r_r6.f2);
    CPyTagged_DECREF(cpy_r_r6.f3);
    cpy_r_r6 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2711;
__LL2711: ;
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 218, CPyStatic_paying___globals);
        goto CPyL63;
    }
    cpy_r_r7 = CPyDef_paying____waivers(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 219, CPyStatic_paying___globals);
        goto CPyL64;
    }
    cpy_r_r8 = 0;
CPyL7: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL65;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 219, CPyStatic_paying___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r6.f0);
    CPyTagged_INCREF(cpy_r_r6.f1);
    CPyTagged_INCREF(cpy_r_r6.f2);
    CPyTagged_INCREF(cpy_r_r6.f3);
    CPyTagged_INCREF(cpy_r_r6.f4);
    cpy_r_r18 = PyTuple_New(5);
    if (unlikely(cpy_r_r18 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2712 = CPyTagged_StealAsObject(cpy_r_r6.f0);
    PyTuple_SET_ITEM(cpy_r_r18, 0, __tmp2712);
    PyObject *__tmp2713 = CPyTagged_StealAsObject(cpy_r_r6.f1);
    PyTuple_SET_ITEM(cpy_r_r18, 1, __tmp2713);
    PyObject *__tmp2714 = CPyTagged_StealAsObject(cpy_r_r6.f2);
    PyTuple_SET_ITEM(cpy_r_r18, 2, __tmp2714);
    PyObject *__tmp2715 = CPyTagged_StealAsObject(cpy_r_r6.f3);
    PyTuple_SET_ITEM(cpy_r_r18, 3, __tmp2715);
    PyObject *__tmp2716 = CPyTagged_StealAsObject(cpy_r_r6.f4);
    PyTuple_SET_ITEM(cpy_r_r18, 4, __tmp2716);
    cpy_r_r19 = CPyDef_paying____less(cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 220, CPyStatic_paying___globals);
        goto CPyL67;
    }
    cpy_r_r20 = (PyObject *)&PyRange_Type;
    cpy_r_r21 = CPyStatics[4894]; /* 4 */
    PyObject *cpy_r_r22[1] = {cpy_r_r21};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r23, 1, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 221, CPyStatic_paying___globals);
        goto CPyL68;
    }
    if (likely(PyRange_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "every_payment", 221, CPyStatic_paying___globals, "range", cpy_r_r24);
        goto CPyL68;
    }
    cpy_r_r26 = PyList_New(1);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 221, CPyStatic_paying___globals);
        goto CPyL69;
    }
    cpy_r_r27 = CPyStatics[4908]; /* -1 */
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    CPy_INCREF(cpy_r_r27);
    *(PyObject * *)cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = CPyList_Extend(cpy_r_r26, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 221, CPyStatic_paying___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL14: ;
    cpy_r_r31 = PyList_AsTuple(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 221, CPyStatic_paying___globals);
        goto CPyL68;
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = 0;
CPyL16: ;
    cpy_r_r35 = cpy_r_r34 < cpy_r_r33;
    if (!cpy_r_r35) goto CPyL72;
    cpy_r_r36 = CPySequenceTuple_GetItemUnsafe(cpy_r_r31, cpy_r_r34);
    cpy_r_r37 = CPyStatics[4908]; /* -1 */
    cpy_r_r38 = PyObject_RichCompare(cpy_r_r36, cpy_r_r37, 3);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL73;
    }
    cpy_r_r39 = PyObject_IsTrue(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL73;
    }
    cpy_r_r41 = cpy_r_r39;
    if (!cpy_r_r41) goto CPyL23;
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r42 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL73;
    }
    cpy_r_r43 = CPyDef_paying____conversions(cpy_r_r19, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL73;
    }
    cpy_r_r44 = cpy_r_r43;
    goto CPyL24;
CPyL23: ;
    cpy_r_r45.f0 = -2;
    cpy_r_r46 = PyTuple_New(1);
    if (unlikely(cpy_r_r46 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2717 = CPyTagged_StealAsObject(cpy_r_r45.f0);
    PyTuple_SET_ITEM(cpy_r_r46, 0, __tmp2717);
    cpy_r_r44 = cpy_r_r46;
CPyL24: ;
    cpy_r_r47 = PyObject_GetIter(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL73;
    }
CPyL25: ;
    cpy_r_r48 = PyIter_Next(cpy_r_r47);
    if (cpy_r_r48 == NULL) goto CPyL74;
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL75;
    }
    CPyTagged_INCREF(cpy_r_r19.f0);
    CPyTagged_INCREF(cpy_r_r19.f1);
    CPyTagged_INCREF(cpy_r_r19.f2);
    CPyTagged_INCREF(cpy_r_r19.f3);
    CPyTagged_INCREF(cpy_r_r19.f4);
    cpy_r_r50 = PyTuple_New(5);
    if (unlikely(cpy_r_r50 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2718 = CPyTagged_StealAsObject(cpy_r_r19.f0);
    PyTuple_SET_ITEM(cpy_r_r50, 0, __tmp2718);
    PyObject *__tmp2719 = CPyTagged_StealAsObject(cpy_r_r19.f1);
    PyTuple_SET_ITEM(cpy_r_r50, 1, __tmp2719);
    PyObject *__tmp2720 = CPyTagged_StealAsObject(cpy_r_r19.f2);
    PyTuple_SET_ITEM(cpy_r_r50, 2, __tmp2720);
    PyObject *__tmp2721 = CPyTagged_StealAsObject(cpy_r_r19.f3);
    PyTuple_SET_ITEM(cpy_r_r50, 3, __tmp2721);
    PyObject *__tmp2722 = CPyTagged_StealAsObject(cpy_r_r19.f4);
    PyTuple_SET_ITEM(cpy_r_r50, 4, __tmp2722);
    cpy_r_r51 = CPyDef_paying____less(cpy_r_r50, cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 223, CPyStatic_paying___globals);
        goto CPyL76;
    }
    cpy_r_r52 = CPyDef_paying____splits(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r51.f0);
    CPyTagged_DECREF(cpy_r_r51.f1);
    CPyTagged_DECREF(cpy_r_r51.f2);
    CPyTagged_DECREF(cpy_r_r51.f3);
    CPyTagged_DECREF(cpy_r_r51.f4);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 223, CPyStatic_paying___globals);
        goto CPyL76;
    }
CPyL29: ;
    cpy_r_r53 = NULL;
    cpy_r_r1 = cpy_r_r53;
    cpy_r_r54 = (PyObject **)&cpy_r_r1;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = CPyDef_paying____splits_gen_____mypyc_generator_helper__(cpy_r_r52, cpy_r_r55, cpy_r_r55, cpy_r_r55, cpy_r_r55, cpy_r_r54);
    if (cpy_r_r56 == NULL) {
        goto CPyL77;
    } else
        goto CPyL78;
CPyL30: ;
    if (likely(PyTuple_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "every_payment", 223, CPyStatic_paying___globals, "tuple", cpy_r_r56);
        goto CPyL79;
    }
    cpy_r_spent = cpy_r_r57;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r49 != -2;
    if (!cpy_r_r58) goto CPyL42;
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 225, CPyStatic_paying___globals);
        goto CPyL80;
    }
    cpy_r_r60 = 0;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_spent + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = 0;
CPyL34: ;
    cpy_r_r64 = cpy_r_r63 < cpy_r_r62;
    if (!cpy_r_r64) goto CPyL81;
    cpy_r_colour = cpy_r_r60;
    cpy_r_r65 = CPySequenceTuple_GetItemUnsafe(cpy_r_spent, cpy_r_r63);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 225, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r68 = PyObject_RichCompare(cpy_r_r67, cpy_r_r36, 2);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 225, CPyStatic_paying___globals);
        goto CPyL83;
    }
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r70 = PyNumber_Add(cpy_r_r69, cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 225, CPyStatic_paying___globals);
        goto CPyL84;
    }
    cpy_r_r71 = PyList_Append(cpy_r_r59, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 225, CPyStatic_paying___globals);
        goto CPyL84;
    }
    cpy_r_r73 = cpy_r_r60 + 2;
    cpy_r_r60 = cpy_r_r73;
    cpy_r_r74 = cpy_r_r63 + 1;
    cpy_r_r63 = cpy_r_r74;
    goto CPyL34;
CPyL40: ;
    cpy_r_r75 = PyList_AsTuple(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 225, CPyStatic_paying___globals);
        goto CPyL79;
    }
    cpy_r_spent = cpy_r_r75;
CPyL42: ;
    cpy_r_r76 = (Py_ssize_t)cpy_r_r17 != -2;
    cpy_r_r77 = (Py_ssize_t)cpy_r_r49 != -2;
    if (!cpy_r_r77) goto CPyL44;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r78 = cpy_r_r36;
    goto CPyL45;
CPyL44: ;
    cpy_r_r79 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r79);
    cpy_r_r78 = cpy_r_r79;
CPyL45: ;
    cpy_r_r80 = CPyStatic_paying___globals;
    cpy_r_r81 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r82 = CPyDict_GetItem(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 226, CPyStatic_paying___globals);
        goto CPyL85;
    }
    cpy_r_r83 = cpy_r_r76 ? Py_True : Py_False;
    PyObject *cpy_r_r84[3] = {cpy_r_spent, cpy_r_r83, cpy_r_r78};
    cpy_r_r85 = (PyObject **)&cpy_r_r84;
    cpy_r_r86 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r85, 3, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 226, CPyStatic_paying___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_spent);
    CPy_DECREF(cpy_r_r78);
    if (likely(PyTuple_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "every_payment", 226, CPyStatic_paying___globals, "tuple", cpy_r_r86);
        goto CPyL79;
    }
    cpy_r_r88 = Py_None;
    cpy_r_r89 = CPyDict_SetItem(cpy_r_r3, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 226, CPyStatic_paying___globals);
        goto CPyL79;
    } else
        goto CPyL29;
CPyL49: ;
    cpy_r_r91 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 223, CPyStatic_paying___globals);
        goto CPyL75;
    } else
        goto CPyL25;
CPyL50: ;
    cpy_r_r92 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 222, CPyStatic_paying___globals);
        goto CPyL86;
    }
    cpy_r_r93 = cpy_r_r34 + 1;
    cpy_r_r34 = cpy_r_r93;
    goto CPyL16;
CPyL52: ;
    cpy_r_r94 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r94;
    goto CPyL7;
CPyL53: ;
    cpy_r_r95 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 218, CPyStatic_paying___globals);
        goto CPyL61;
    }
    cpy_r_r96 = CPyDef_paying_____mypyc_lambda__0_every_payment_obj();
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 227, CPyStatic_paying___globals);
        goto CPyL61;
    }
    ((serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject *)cpy_r_r96)->___mypyc_env__ = cpy_r_r2;
    cpy_r_r97 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r98 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r99 = CPyObject_GetAttr(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 227, CPyStatic_paying___globals);
        goto CPyL87;
    }
    PyObject *cpy_r_r100[2] = {cpy_r_r3, cpy_r_r96};
    cpy_r_r101 = (PyObject **)&cpy_r_r100;
    cpy_r_r102 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r99, cpy_r_r101, 1, cpy_r_r102);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 227, CPyStatic_paying___globals);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r96);
    if (likely(PyList_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "every_payment", 227, CPyStatic_paying___globals, "list", cpy_r_r103);
        goto CPyL59;
    }
    return cpy_r_r104;
CPyL59: ;
    cpy_r_r105 = NULL;
    return cpy_r_r105;
CPyL60: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL59;
CPyL62: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL53;
CPyL63: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    goto CPyL59;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    CPyTagged_DECREF(cpy_r_r6.f2);
    CPyTagged_DECREF(cpy_r_r6.f3);
    CPyTagged_DECREF(cpy_r_r6.f4);
    CPy_DECREF(cpy_r_r7);
    goto CPyL3;
CPyL66: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL59;
CPyL67: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL59;
CPyL68: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    goto CPyL59;
CPyL69: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r26);
    goto CPyL59;
CPyL71: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL14;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r19.f0);
    CPyTagged_DECREF(cpy_r_r19.f1);
    CPyTagged_DECREF(cpy_r_r19.f2);
    CPyTagged_DECREF(cpy_r_r19.f3);
    CPyTagged_DECREF(cpy_r_r19.f4);
    CPy_DECREF(cpy_r_r31);
    goto CPyL52;
CPyL73: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    goto CPyL59;
CPyL74: ;
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r47);
    goto CPyL50;
CPyL75: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    goto CPyL59;
CPyL76: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL59;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r52);
    goto CPyL49;
CPyL78: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL79: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    goto CPyL59;
CPyL80: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_spent);
    goto CPyL59;
CPyL81: ;
    CPy_DECREF(cpy_r_spent);
    goto CPyL40;
CPyL82: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL59;
CPyL83: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL59;
CPyL84: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r59);
    goto CPyL59;
CPyL85: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_spent);
    CPy_DecRef(cpy_r_r78);
    goto CPyL59;
CPyL86: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r6.f2);
    CPyTagged_DecRef(cpy_r_r6.f3);
    CPyTagged_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19.f0);
    CPyTagged_DecRef(cpy_r_r19.f1);
    CPyTagged_DecRef(cpy_r_r19.f2);
    CPyTagged_DecRef(cpy_r_r19.f3);
    CPyTagged_DecRef(cpy_r_r19.f4);
    CPy_DecRef(cpy_r_r31);
    goto CPyL59;
CPyL87: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r96);
    goto CPyL59;
}
        
        PyObject *CPyPy_paying___every_payment(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"costs", 0};
            static CPyArg_Parser parser = {"O:every_payment", kwlist, 0};
            PyObject *obj_costs;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_costs)) {
                return NULL;
            }
            PyObject *arg_costs = obj_costs;
            PyObject *retval = CPyDef_paying___every_payment(arg_costs);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "every_payment", 215, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____splits_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    tuple_T5IIIII cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_colour;
    char cpy_r_r10;
    tuple_T5IIIII cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    tuple_T5IIIII cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T5IIIII cpy_r_r37;
    tuple_T0 cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_ways;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_colour_2;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_own;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    PyObject *cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    CPyPtr cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    tuple_T5IIIII cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    int64_t cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    tuple_T3OOO cpy_r_r131;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    int64_t cpy_r_r141;
    int64_t cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    int32_t cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
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
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL90;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 230, CPyStatic_paying___globals);
        goto CPyL89;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cost;
    if (unlikely(cpy_r_r7.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "_splits", "_splits_gen", "cost", 232, CPyStatic_paying___globals);
        goto CPyL89;
    }
CPyL5: ;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL89;
    }
    cpy_r_r9 = 0;
    cpy_r_colour = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_colour);
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)8;
    if (!cpy_r_r10) goto CPyL14;
    cpy_r_colour = cpy_r_r9;
    cpy_r_r11 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cost;
    if (unlikely(cpy_r_r11.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "_splits", "_splits_gen", "cost", 232, CPyStatic_paying___globals);
        goto CPyL95;
    }
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r11.f0);
    CPyTagged_INCREF(cpy_r_r11.f1);
    CPyTagged_INCREF(cpy_r_r11.f2);
    CPyTagged_INCREF(cpy_r_r11.f3);
    CPyTagged_INCREF(cpy_r_r11.f4);
    cpy_r_r12 = PyTuple_New(5);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2723 = CPyTagged_StealAsObject(cpy_r_r11.f0);
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp2723);
    PyObject *__tmp2724 = CPyTagged_StealAsObject(cpy_r_r11.f1);
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp2724);
    PyObject *__tmp2725 = CPyTagged_StealAsObject(cpy_r_r11.f2);
    PyTuple_SET_ITEM(cpy_r_r12, 2, __tmp2725);
    PyObject *__tmp2726 = CPyTagged_StealAsObject(cpy_r_r11.f3);
    PyTuple_SET_ITEM(cpy_r_r12, 3, __tmp2726);
    PyObject *__tmp2727 = CPyTagged_StealAsObject(cpy_r_r11.f4);
    PyTuple_SET_ITEM(cpy_r_r12, 4, __tmp2727);
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, cpy_r_colour);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL96;
    }
    cpy_r_r15 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cost;
    if (unlikely(cpy_r_r15.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "_splits", "_splits_gen", "cost", 232, CPyStatic_paying___globals);
        goto CPyL97;
    }
CPyL12: ;
    cpy_r_r16 = cpy_r_r15.f4;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyTagged_Add(cpy_r_r14, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = PyList_Append(cpy_r_r8, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL96;
    }
    cpy_r_r21 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r21;
    goto CPyL7;
CPyL14: ;
    cpy_r_r22 = CPyDef_paying____exact(cpy_r_r7, cpy_r_r8);
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r22;
    cpy_r_r23 = 1;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL89;
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0 = 0;
    cpy_r_r24 = 1;
    if (!cpy_r_r24) goto CPyL98;
CPyL16: ;
    cpy_r_r25 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___paying____splits_gen_0' of '_splits_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    CPy_DECREF(cpy_r_r25);
    cpy_r_r28 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0;
    if (unlikely(cpy_r_r28 == -113)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "_splits", "_splits_gen", "__mypyc_temp__3_serai___games___merv___paying____splits_gen_0", 232, CPyStatic_paying___globals);
        goto CPyL98;
    }
CPyL17: ;
    cpy_r_r29 = cpy_r_r28 < cpy_r_r27;
    if (!cpy_r_r29) goto CPyL99;
    cpy_r_r30 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0;
    if (unlikely(cpy_r_r30 == -113)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "_splits", "_splits_gen", "__mypyc_temp__3_serai___games___merv___paying____splits_gen_0", 232, CPyStatic_paying___globals);
        goto CPyL98;
    }
CPyL19: ;
    cpy_r_r31 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0;
    if (unlikely(cpy_r_r31 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___paying____splits_gen_0' of '_splits_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r31);
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r30 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r31);
    PyObject *__tmp2728;
    if (unlikely(!(PyTuple_Check(cpy_r_r36) && PyTuple_GET_SIZE(cpy_r_r36) == 5))) {
        __tmp2728 = NULL;
        goto __LL2729;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r36, 0))))
        __tmp2728 = PyTuple_GET_ITEM(cpy_r_r36, 0);
    else {
        __tmp2728 = NULL;
    }
    if (__tmp2728 == NULL) goto __LL2729;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r36, 1))))
        __tmp2728 = PyTuple_GET_ITEM(cpy_r_r36, 1);
    else {
        __tmp2728 = NULL;
    }
    if (__tmp2728 == NULL) goto __LL2729;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r36, 2))))
        __tmp2728 = PyTuple_GET_ITEM(cpy_r_r36, 2);
    else {
        __tmp2728 = NULL;
    }
    if (__tmp2728 == NULL) goto __LL2729;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r36, 3))))
        __tmp2728 = PyTuple_GET_ITEM(cpy_r_r36, 3);
    else {
        __tmp2728 = NULL;
    }
    if (__tmp2728 == NULL) goto __LL2729;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r36, 4))))
        __tmp2728 = PyTuple_GET_ITEM(cpy_r_r36, 4);
    else {
        __tmp2728 = NULL;
    }
    if (__tmp2728 == NULL) goto __LL2729;
    __tmp2728 = cpy_r_r36;
__LL2729: ;
    if (unlikely(__tmp2728 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r36); cpy_r_r37 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp2730 = PyTuple_GET_ITEM(cpy_r_r36, 0);
        CPyTagged __tmp2731;
        if (likely(PyLong_Check(__tmp2730)))
            __tmp2731 = CPyTagged_FromObject(__tmp2730);
        else {
            goto __LL2732;
        }
        cpy_r_r37.f0 = __tmp2731;
        PyObject *__tmp2733 = PyTuple_GET_ITEM(cpy_r_r36, 1);
        CPyTagged __tmp2734;
        if (likely(PyLong_Check(__tmp2733)))
            __tmp2734 = CPyTagged_FromObject(__tmp2733);
        else {
            goto __LL2735;
        }
        cpy_r_r37.f1 = __tmp2734;
        PyObject *__tmp2736 = PyTuple_GET_ITEM(cpy_r_r36, 2);
        CPyTagged __tmp2737;
        if (likely(PyLong_Check(__tmp2736)))
            __tmp2737 = CPyTagged_FromObject(__tmp2736);
        else {
            goto __LL2738;
        }
        cpy_r_r37.f2 = __tmp2737;
        PyObject *__tmp2739 = PyTuple_GET_ITEM(cpy_r_r36, 3);
        CPyTagged __tmp2740;
        if (likely(PyLong_Check(__tmp2739)))
            __tmp2740 = CPyTagged_FromObject(__tmp2739);
        else {
            goto __LL2741;
        }
        cpy_r_r37.f3 = __tmp2740;
        PyObject *__tmp2742 = PyTuple_GET_ITEM(cpy_r_r36, 4);
        CPyTagged __tmp2743;
        if (likely(PyLong_Check(__tmp2742)))
            __tmp2743 = CPyTagged_FromObject(__tmp2742);
        else {
            goto __LL2744;
        }
        cpy_r_r37.f4 = __tmp2743;
    }
    goto __LL2745;
__LL2732: ;
    cpy_r_r37 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2745;
__LL2735: ;
    CPyTagged_DECREF(cpy_r_r37.f0);
    cpy_r_r37 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2745;
__LL2738: ;
    CPyTagged_DECREF(cpy_r_r37.f0);
    CPyTagged_DECREF(cpy_r_r37.f1);
    cpy_r_r37 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2745;
__LL2741: ;
    CPyTagged_DECREF(cpy_r_r37.f0);
    CPyTagged_DECREF(cpy_r_r37.f1);
    CPyTagged_DECREF(cpy_r_r37.f2);
    cpy_r_r37 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2745;
__LL2744: ;
    CPyTagged_DECREF(cpy_r_r37.f0);
    CPyTagged_DECREF(cpy_r_r37.f1);
    CPyTagged_DECREF(cpy_r_r37.f2);
    CPyTagged_DECREF(cpy_r_r37.f3);
    cpy_r_r37 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL2745;
__LL2745: ;
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL98;
    }
    cpy_r_r38.empty_struct_error_flag = 0;
    cpy_r_r39 = PyList_New(1);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 233, CPyStatic_paying___globals);
        goto CPyL100;
    }
    cpy_r_r40 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    *(PyObject * *)cpy_r_r42 = cpy_r_r40;
    cpy_r_ways = cpy_r_r39;
    cpy_r_r43 = 0;
    cpy_r_colour_2 = cpy_r_r43;
    CPyTagged_DECREF(cpy_r_colour_2);
CPyL22: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r43 < (Py_ssize_t)8;
    if (!cpy_r_r44) goto CPyL101;
    cpy_r_colour_2 = cpy_r_r43;
    cpy_r_r45 = PyList_New(0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL102;
    }
    cpy_r_r46 = 0;
CPyL25: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL103;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyTuple_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals, "tuple", cpy_r_r54);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r37.f0);
    CPyTagged_INCREF(cpy_r_r37.f1);
    CPyTagged_INCREF(cpy_r_r37.f2);
    CPyTagged_INCREF(cpy_r_r37.f3);
    CPyTagged_INCREF(cpy_r_r37.f4);
    cpy_r_r56 = PyTuple_New(5);
    if (unlikely(cpy_r_r56 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2746 = CPyTagged_StealAsObject(cpy_r_r37.f0);
    PyTuple_SET_ITEM(cpy_r_r56, 0, __tmp2746);
    PyObject *__tmp2747 = CPyTagged_StealAsObject(cpy_r_r37.f1);
    PyTuple_SET_ITEM(cpy_r_r56, 1, __tmp2747);
    PyObject *__tmp2748 = CPyTagged_StealAsObject(cpy_r_r37.f2);
    PyTuple_SET_ITEM(cpy_r_r56, 2, __tmp2748);
    PyObject *__tmp2749 = CPyTagged_StealAsObject(cpy_r_r37.f3);
    PyTuple_SET_ITEM(cpy_r_r56, 3, __tmp2749);
    PyObject *__tmp2750 = CPyTagged_StealAsObject(cpy_r_r37.f4);
    PyTuple_SET_ITEM(cpy_r_r56, 4, __tmp2750);
    cpy_r_r57 = CPySequenceTuple_GetItem(cpy_r_r56, cpy_r_colour_2);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL105;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL105;
    }
    cpy_r_r59 = CPyTagged_Add(cpy_r_r58, 2);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r60 = 0;
    CPyTagged_INCREF(cpy_r_r60);
    cpy_r_own = cpy_r_r60;
    CPyTagged_DECREF(cpy_r_own);
CPyL30: ;
    cpy_r_r61 = cpy_r_r60 & 1;
    cpy_r_r62 = cpy_r_r61 != 0;
    if (cpy_r_r62) goto CPyL32;
    cpy_r_r63 = cpy_r_r59 & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (!cpy_r_r64) goto CPyL33;
CPyL32: ;
    cpy_r_r65 = CPyTagged_IsLt_(cpy_r_r60, cpy_r_r59);
    if (cpy_r_r65) {
        goto CPyL34;
    } else
        goto CPyL106;
CPyL33: ;
    cpy_r_r66 = (Py_ssize_t)cpy_r_r60 < (Py_ssize_t)cpy_r_r59;
    if (!cpy_r_r66) goto CPyL106;
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r60);
    cpy_r_own = cpy_r_r60;
    cpy_r_r67 = PyList_New(0);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL107;
    }
    cpy_r_r68 = CPyList_Extend(cpy_r_r67, cpy_r_r55);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL108;
    } else
        goto CPyL109;
CPyL36: ;
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_own);
    cpy_r_r70 = PyList_Append(cpy_r_r67, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL110;
    }
    cpy_r_r72 = PyList_AsTuple(cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL111;
    }
    cpy_r_r73 = PyList_Append(cpy_r_r45, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 235, CPyStatic_paying___globals);
        goto CPyL111;
    }
    cpy_r_r75 = CPyTagged_Add(cpy_r_r60, 2);
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_r60 = cpy_r_r75;
    goto CPyL30;
CPyL40: ;
    cpy_r_r76 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r76;
    goto CPyL25;
CPyL41: ;
    cpy_r_ways = cpy_r_r45;
    cpy_r_r77 = cpy_r_r43 + 2;
    cpy_r_r43 = cpy_r_r77;
    goto CPyL22;
CPyL43: ;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = PyList_New(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL112;
    }
    cpy_r_r81 = 0;
CPyL45: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r81 < cpy_r_r83;
    if (!cpy_r_r84) goto CPyL113;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyListObject, ob_item));
    cpy_r_r86 = *(CPyPtr *)cpy_r_r85;
    cpy_r_r87 = cpy_r_r81 * 8;
    cpy_r_r88 = cpy_r_r86 + cpy_r_r87;
    cpy_r_r89 = *(PyObject * *)cpy_r_r88;
    CPy_INCREF(cpy_r_r89);
    if (likely(PyTuple_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals, "tuple", cpy_r_r89);
        goto CPyL114;
    }
    cpy_r_r91 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cost;
    if (unlikely(cpy_r_r91.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/paying.py", "_splits", "_splits_gen", "cost", 236, CPyStatic_paying___globals);
        goto CPyL115;
    }
CPyL48: ;
    cpy_r_r92 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r93 = CPyStatics[105]; /* 'sum' */
    cpy_r_r94 = CPyObject_GetAttr(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL115;
    }
    CPyTagged_INCREF(cpy_r_r91.f0);
    CPyTagged_INCREF(cpy_r_r91.f1);
    CPyTagged_INCREF(cpy_r_r91.f2);
    CPyTagged_INCREF(cpy_r_r91.f3);
    CPyTagged_INCREF(cpy_r_r91.f4);
    cpy_r_r95 = PyTuple_New(5);
    if (unlikely(cpy_r_r95 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2751 = CPyTagged_StealAsObject(cpy_r_r91.f0);
    PyTuple_SET_ITEM(cpy_r_r95, 0, __tmp2751);
    PyObject *__tmp2752 = CPyTagged_StealAsObject(cpy_r_r91.f1);
    PyTuple_SET_ITEM(cpy_r_r95, 1, __tmp2752);
    PyObject *__tmp2753 = CPyTagged_StealAsObject(cpy_r_r91.f2);
    PyTuple_SET_ITEM(cpy_r_r95, 2, __tmp2753);
    PyObject *__tmp2754 = CPyTagged_StealAsObject(cpy_r_r91.f3);
    PyTuple_SET_ITEM(cpy_r_r95, 3, __tmp2754);
    PyObject *__tmp2755 = CPyTagged_StealAsObject(cpy_r_r91.f4);
    PyTuple_SET_ITEM(cpy_r_r95, 4, __tmp2755);
    PyObject *cpy_r_r96[1] = {cpy_r_r95};
    cpy_r_r97 = (PyObject **)&cpy_r_r96;
    cpy_r_r98 = PyObject_Vectorcall(cpy_r_r94, cpy_r_r97, 1, 0);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r95);
    if (likely(PyLong_Check(cpy_r_r98)))
        cpy_r_r99 = CPyTagged_FromObject(cpy_r_r98);
    else {
        CPy_TypeError("int", cpy_r_r98); cpy_r_r99 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL115;
    }
    cpy_r_r100 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r101 = CPyStatics[105]; /* 'sum' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL117;
    }
    PyObject *cpy_r_r103[1] = {cpy_r_r90};
    cpy_r_r104 = (PyObject **)&cpy_r_r103;
    cpy_r_r105 = PyObject_Vectorcall(cpy_r_r102, cpy_r_r104, 1, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL117;
    }
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL117;
    }
    cpy_r_r107 = CPyTagged_Subtract(cpy_r_r99, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r106);
    cpy_r_r108 = PyList_New(0);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL118;
    }
    cpy_r_r109 = CPyList_Extend(cpy_r_r108, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL119;
    } else
        goto CPyL120;
CPyL56: ;
    cpy_r_r110 = CPyTagged_StealAsObject(cpy_r_r107);
    cpy_r_r111 = PyList_Append(cpy_r_r108, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL121;
    }
    cpy_r_r113 = PyList_AsTuple(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL114;
    }
    CPyList_SetItemUnsafe(cpy_r_r80, cpy_r_r81, cpy_r_r113);
    cpy_r_r114 = cpy_r_r81 + 1;
    cpy_r_r81 = cpy_r_r114;
    goto CPyL45;
CPyL60: ;
    cpy_r_r115 = PyObject_GetIter(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL98;
    }
    cpy_r_r116 = PyObject_GetIter(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL98;
    }
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1 = cpy_r_r116;
    cpy_r_r117 = 1;
    if (!cpy_r_r117) goto CPyL98;
    cpy_r_r118 = NULL;
    cpy_r_r1 = cpy_r_r118;
    cpy_r_r119 = (PyObject **)&cpy_r_r1;
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1;
    cpy_r_r122 = CPyIter_Send(cpy_r_r121, cpy_r_r120, cpy_r_r119);
    if (cpy_r_r122 != NULL) goto CPyL122;
    cpy_r_r123 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL123;
    }
    cpy_r_r124 = cpy_r_r1;
    CPy_DECREF(cpy_r_r124);
    cpy_r_r125 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1 = cpy_r_r125;
    cpy_r_r126 = 1;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL98;
    } else
        goto CPyL82;
CPyL66: ;
    cpy_r_r127 = cpy_r_r122;
CPyL67: ;
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL68: ;
    cpy_r_r129 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r130 = cpy_r_type != cpy_r_r129;
    if (!cpy_r_r130) goto CPyL124;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL72;
    } else
        goto CPyL125;
CPyL70: ;
    CPy_Unreachable();
CPyL71: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL78;
CPyL72: ;
    cpy_r_r131 = CPy_CatchError();
    cpy_r_r132 = (PyObject **)&cpy_r_r3;
    cpy_r_r133 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1;
    cpy_r_r134 = CPy_YieldFromErrorHandle(cpy_r_r133, cpy_r_r132);
    if (unlikely(cpy_r_r134 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL126;
    }
    if (cpy_r_r134) {
        goto CPyL75;
    } else
        goto CPyL127;
CPyL74: ;
    cpy_r_r127 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r131);
    CPy_DecRef(cpy_r_r131.f0);
    CPy_DecRef(cpy_r_r131.f1);
    CPy_DecRef(cpy_r_r131.f2);
    goto CPyL67;
CPyL75: ;
    cpy_r_r124 = cpy_r_r3;
    CPy_DecRef(cpy_r_r124);
    CPy_RestoreExcInfo(cpy_r_r131);
    CPy_DecRef(cpy_r_r131.f0);
    CPy_DecRef(cpy_r_r131.f1);
    CPy_DecRef(cpy_r_r131.f2);
    goto CPyL82;
CPyL76: ;
    CPy_RestoreExcInfo(cpy_r_r131);
    CPy_DecRef(cpy_r_r131.f0);
    CPy_DecRef(cpy_r_r131.f1);
    CPy_DecRef(cpy_r_r131.f2);
    cpy_r_r135 = CPy_KeepPropagating();
    if (!cpy_r_r135) goto CPyL89;
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r136 = NULL;
    cpy_r_r1 = cpy_r_r136;
    cpy_r_r137 = (PyObject **)&cpy_r_r1;
    cpy_r_r138 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_1;
    cpy_r_r139 = CPyIter_Send(cpy_r_r138, cpy_r_arg, cpy_r_r137);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r139 == NULL) {
        goto CPyL80;
    } else
        goto CPyL128;
CPyL79: ;
    cpy_r_r127 = cpy_r_r139;
    goto CPyL67;
CPyL80: ;
    cpy_r_r140 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 236, CPyStatic_paying___globals);
        goto CPyL123;
    }
    cpy_r_r124 = cpy_r_r1;
    CPy_DECREF(cpy_r_r124);
CPyL82: ;
    cpy_r_r141 = ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0;
    if (unlikely(cpy_r_r141 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___merv___paying____splits_gen_0' of '_splits_gen' undefined");
    }
    if (cpy_r_r141 == -113) goto CPyL98;
CPyL83: ;
    cpy_r_r142 = cpy_r_r141 + 1;
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___paying____splits_gen_0 = cpy_r_r142;
    cpy_r_r143 = 1;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 232, CPyStatic_paying___globals);
        goto CPyL98;
    } else
        goto CPyL16;
CPyL84: ;
    cpy_r_r144 = Py_None;
    CPy_INCREF(cpy_r_r144);
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r146 = CPyDef_paying____splits_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL88;
    CPyGen_SetStopIterationValue(cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    if (!0) goto CPyL94;
    CPy_Unreachable();
CPyL88: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r144;
    CPyGen_Exit(&((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL89: ;
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r148 = CPyDef_paying____splits_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r149 = NULL;
    CPyGen_Exit(&((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r149;
CPyL90: ;
    cpy_r_r150 = cpy_r_r4 == 0;
    if (cpy_r_r150) goto CPyL129;
    cpy_r_r151 = cpy_r_r4 == 1;
    if (cpy_r_r151) {
        goto CPyL68;
    } else
        goto CPyL130;
CPyL92: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r152 = 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 230, CPyStatic_paying___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL94: ;
    cpy_r_r153 = NULL;
    CPyGen_Exit(&((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r153;
CPyL95: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL89;
CPyL96: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL89;
CPyL97: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL89;
CPyL98: ;
    cpy_r_r154 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r154;
    cpy_r_r155 = 1;
    goto CPyL89;
CPyL99: ;
    cpy_r_r156 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r156;
    cpy_r_r157 = 1;
    goto CPyL84;
CPyL100: ;
    cpy_r_r158 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r158;
    cpy_r_r159 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    goto CPyL89;
CPyL101: ;
    CPyTagged_DECREF(cpy_r_r37.f0);
    CPyTagged_DECREF(cpy_r_r37.f1);
    CPyTagged_DECREF(cpy_r_r37.f2);
    CPyTagged_DECREF(cpy_r_r37.f3);
    CPyTagged_DECREF(cpy_r_r37.f4);
    goto CPyL43;
CPyL102: ;
    cpy_r_r160 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r160;
    cpy_r_r161 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    goto CPyL89;
CPyL103: ;
    CPy_DECREF(cpy_r_ways);
    CPyTagged_DECREF(cpy_r_colour_2);
    goto CPyL41;
CPyL104: ;
    cpy_r_r162 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r162;
    cpy_r_r163 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r45);
    goto CPyL89;
CPyL105: ;
    cpy_r_r164 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r164;
    cpy_r_r165 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r55);
    goto CPyL89;
CPyL106: ;
    CPy_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r60);
    goto CPyL40;
CPyL107: ;
    cpy_r_r166 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r166;
    cpy_r_r167 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_own);
    goto CPyL89;
CPyL108: ;
    cpy_r_r168 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r168;
    cpy_r_r169 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_own);
    CPy_DecRef(cpy_r_r67);
    goto CPyL89;
CPyL109: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL36;
CPyL110: ;
    cpy_r_r170 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r170;
    cpy_r_r171 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r67);
    goto CPyL89;
CPyL111: ;
    cpy_r_r172 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r172;
    cpy_r_r173 = 1;
    CPyTagged_DecRef(cpy_r_r37.f0);
    CPyTagged_DecRef(cpy_r_r37.f1);
    CPyTagged_DecRef(cpy_r_r37.f2);
    CPyTagged_DecRef(cpy_r_r37.f3);
    CPyTagged_DecRef(cpy_r_r37.f4);
    CPy_DecRef(cpy_r_ways);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL89;
CPyL112: ;
    cpy_r_r174 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r174;
    cpy_r_r175 = 1;
    CPy_DecRef(cpy_r_ways);
    goto CPyL89;
CPyL113: ;
    CPy_DECREF(cpy_r_ways);
    goto CPyL60;
CPyL114: ;
    cpy_r_r176 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r176;
    cpy_r_r177 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    goto CPyL89;
CPyL115: ;
    cpy_r_r178 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r178;
    cpy_r_r179 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r90);
    goto CPyL89;
CPyL116: ;
    cpy_r_r180 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r180;
    cpy_r_r181 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r95);
    goto CPyL89;
CPyL117: ;
    cpy_r_r182 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r182;
    cpy_r_r183 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r99);
    goto CPyL89;
CPyL118: ;
    cpy_r_r184 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r184;
    cpy_r_r185 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL89;
CPyL119: ;
    cpy_r_r186 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r186;
    cpy_r_r187 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r108);
    goto CPyL89;
CPyL120: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL56;
CPyL121: ;
    cpy_r_r188 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r188;
    cpy_r_r189 = 1;
    CPy_DecRef(cpy_r_ways);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r108);
    goto CPyL89;
CPyL122: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL66;
CPyL123: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r190 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r190;
    cpy_r_r191 = 1;
    goto CPyL89;
CPyL124: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL71;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL70;
CPyL126: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r192 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r192;
    cpy_r_r193 = 1;
    goto CPyL76;
CPyL127: ;
    goto CPyL74;
CPyL128: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL79;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r194 = NULL;
    if (((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___paying____splits_gen_0 = cpy_r_r194;
    cpy_r_r195 = 1;
    goto CPyL1;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL92;
}
        
PyObject *CPyDef_paying____splits_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_paying____splits_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_paying____splits_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying____splits_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying._splits_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying____splits_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__next__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____splits_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_paying____splits_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_paying____splits_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying____splits_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying._splits_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_paying____splits_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "send", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____splits_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_paying____splits_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying____splits_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying._splits_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying____splits_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "__iter__", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____splits_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_paying____splits_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_paying____splits_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying____splits_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying._splits_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_paying____splits_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "throw", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____splits_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_paying____splits_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2756 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2756);
    PyObject *__tmp2757 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2757);
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
        
        PyObject *CPyPy_paying____splits_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_paying____splits_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.paying._splits_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying____splits_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "close", -1, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying____splits(tuple_T5IIIII cpy_r_cost) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_paying____splits_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 230, CPyStatic_paying___globals);
        goto CPyL3;
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    if (((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f0);
        CPyTagged_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f1);
        CPyTagged_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f2);
        CPyTagged_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f3);
        CPyTagged_DECREF(((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost.f4);
    }
    ((serai___games___merv___paying____splits_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__cost = cpy_r_cost;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 230, CPyStatic_paying___globals);
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
        
        PyObject *CPyPy_paying____splits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", 0};
            static CPyArg_Parser parser = {"O:_splits", kwlist, 0};
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_cost)) {
                return NULL;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2758;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2758 = NULL;
                goto __LL2759;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2758 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2758 = NULL;
            }
            if (__tmp2758 == NULL) goto __LL2759;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2758 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2758 = NULL;
            }
            if (__tmp2758 == NULL) goto __LL2759;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2758 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2758 = NULL;
            }
            if (__tmp2758 == NULL) goto __LL2759;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2758 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2758 = NULL;
            }
            if (__tmp2758 == NULL) goto __LL2759;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2758 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2758 = NULL;
            }
            if (__tmp2758 == NULL) goto __LL2759;
            __tmp2758 = obj_cost;
__LL2759: ;
            if (unlikely(__tmp2758 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2760 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2761;
                if (likely(PyLong_Check(__tmp2760)))
                    __tmp2761 = CPyTagged_BorrowFromObject(__tmp2760);
                else {
                    CPy_TypeError("int", __tmp2760); goto __LL2762;
                }
                arg_cost.f0 = __tmp2761;
                PyObject *__tmp2763 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2764;
                if (likely(PyLong_Check(__tmp2763)))
                    __tmp2764 = CPyTagged_BorrowFromObject(__tmp2763);
                else {
                    CPy_TypeError("int", __tmp2763); goto __LL2765;
                }
                arg_cost.f1 = __tmp2764;
                PyObject *__tmp2766 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2767;
                if (likely(PyLong_Check(__tmp2766)))
                    __tmp2767 = CPyTagged_BorrowFromObject(__tmp2766);
                else {
                    CPy_TypeError("int", __tmp2766); goto __LL2768;
                }
                arg_cost.f2 = __tmp2767;
                PyObject *__tmp2769 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2770;
                if (likely(PyLong_Check(__tmp2769)))
                    __tmp2770 = CPyTagged_BorrowFromObject(__tmp2769);
                else {
                    CPy_TypeError("int", __tmp2769); goto __LL2771;
                }
                arg_cost.f3 = __tmp2770;
                PyObject *__tmp2772 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2773;
                if (likely(PyLong_Check(__tmp2772)))
                    __tmp2773 = CPyTagged_BorrowFromObject(__tmp2772);
                else {
                    CPy_TypeError("int", __tmp2772); goto __LL2774;
                }
                arg_cost.f4 = __tmp2773;
            }
            goto __LL2775;
__LL2762: ;
            goto fail;
__LL2765: ;
            goto fail;
__LL2768: ;
            goto fail;
__LL2771: ;
            goto fail;
__LL2774: ;
            goto fail;
__LL2775: ;
            PyObject *retval = CPyDef_paying____splits(arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "_splits", 230, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___cost_note(tuple_T5IIIII cpy_r_cost) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T5OOOOO cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T4OOOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T5OOOOO cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = CPyStatics[1930]; /* 'note-cost' */
    cpy_r_r1 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r2 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r2.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r2.f0);
    CPy_INCREF(cpy_r_r2.f1);
    CPy_INCREF(cpy_r_r2.f2);
    CPy_INCREF(cpy_r_r2.f3);
    CPy_INCREF(cpy_r_r2.f4);
    cpy_r_r4 = PyTuple_New(5);
    if (unlikely(cpy_r_r4 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2776 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r4, 0, __tmp2776);
    PyObject *__tmp2777 = cpy_r_r2.f1;
    PyTuple_SET_ITEM(cpy_r_r4, 1, __tmp2777);
    PyObject *__tmp2778 = cpy_r_r2.f2;
    PyTuple_SET_ITEM(cpy_r_r4, 2, __tmp2778);
    PyObject *__tmp2779 = cpy_r_r2.f3;
    PyTuple_SET_ITEM(cpy_r_r4, 3, __tmp2779);
    PyObject *__tmp2780 = cpy_r_r2.f4;
    PyTuple_SET_ITEM(cpy_r_r4, 4, __tmp2780);
    cpy_r_r5 = CPySequenceTuple_GetSlice(cpy_r_r4, 0, 8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    PyObject *__tmp2781;
    if (unlikely(!(PyTuple_Check(cpy_r_r5) && PyTuple_GET_SIZE(cpy_r_r5) == 4))) {
        __tmp2781 = NULL;
        goto __LL2782;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 0))))
        __tmp2781 = PyTuple_GET_ITEM(cpy_r_r5, 0);
    else {
        __tmp2781 = NULL;
    }
    if (__tmp2781 == NULL) goto __LL2782;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 1))))
        __tmp2781 = PyTuple_GET_ITEM(cpy_r_r5, 1);
    else {
        __tmp2781 = NULL;
    }
    if (__tmp2781 == NULL) goto __LL2782;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 2))))
        __tmp2781 = PyTuple_GET_ITEM(cpy_r_r5, 2);
    else {
        __tmp2781 = NULL;
    }
    if (__tmp2781 == NULL) goto __LL2782;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 3))))
        __tmp2781 = PyTuple_GET_ITEM(cpy_r_r5, 3);
    else {
        __tmp2781 = NULL;
    }
    if (__tmp2781 == NULL) goto __LL2782;
    __tmp2781 = cpy_r_r5;
__LL2782: ;
    if (unlikely(__tmp2781 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r5); cpy_r_r6 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2783 = PyTuple_GET_ITEM(cpy_r_r5, 0);
        CPy_INCREF(__tmp2783);
        PyObject *__tmp2784;
        if (likely(PyUnicode_Check(__tmp2783)))
            __tmp2784 = __tmp2783;
        else {
            CPy_TypeError("str", __tmp2783); 
            __tmp2784 = NULL;
        }
        cpy_r_r6.f0 = __tmp2784;
        PyObject *__tmp2785 = PyTuple_GET_ITEM(cpy_r_r5, 1);
        CPy_INCREF(__tmp2785);
        PyObject *__tmp2786;
        if (likely(PyUnicode_Check(__tmp2785)))
            __tmp2786 = __tmp2785;
        else {
            CPy_TypeError("str", __tmp2785); 
            __tmp2786 = NULL;
        }
        cpy_r_r6.f1 = __tmp2786;
        PyObject *__tmp2787 = PyTuple_GET_ITEM(cpy_r_r5, 2);
        CPy_INCREF(__tmp2787);
        PyObject *__tmp2788;
        if (likely(PyUnicode_Check(__tmp2787)))
            __tmp2788 = __tmp2787;
        else {
            CPy_TypeError("str", __tmp2787); 
            __tmp2788 = NULL;
        }
        cpy_r_r6.f2 = __tmp2788;
        PyObject *__tmp2789 = PyTuple_GET_ITEM(cpy_r_r5, 3);
        CPy_INCREF(__tmp2789);
        PyObject *__tmp2790;
        if (likely(PyUnicode_Check(__tmp2789)))
            __tmp2790 = __tmp2789;
        else {
            CPy_TypeError("str", __tmp2789); 
            __tmp2790 = NULL;
        }
        cpy_r_r6.f3 = __tmp2790;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    cpy_r_r7 = CPyStatics[819]; /* 'any' */
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL15;
    }
    cpy_r_r9 = PyTuple_New(4);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2791 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp2791);
    PyObject *__tmp2792 = cpy_r_r6.f1;
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp2792);
    PyObject *__tmp2793 = cpy_r_r6.f2;
    PyTuple_SET_ITEM(cpy_r_r9, 2, __tmp2793);
    PyObject *__tmp2794 = cpy_r_r6.f3;
    PyTuple_SET_ITEM(cpy_r_r9, 3, __tmp2794);
    cpy_r_r10 = CPyList_Extend(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL16;
    } else
        goto CPyL17;
CPyL7: ;
    cpy_r_r11 = PyList_Append(cpy_r_r8, cpy_r_r7);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL16;
    }
    cpy_r_r13 = PyList_AsTuple(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    PyObject *__tmp2795;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 5))) {
        __tmp2795 = NULL;
        goto __LL2796;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        __tmp2795 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp2795 = NULL;
    }
    if (__tmp2795 == NULL) goto __LL2796;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        __tmp2795 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp2795 = NULL;
    }
    if (__tmp2795 == NULL) goto __LL2796;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 2))))
        __tmp2795 = PyTuple_GET_ITEM(cpy_r_r13, 2);
    else {
        __tmp2795 = NULL;
    }
    if (__tmp2795 == NULL) goto __LL2796;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 3))))
        __tmp2795 = PyTuple_GET_ITEM(cpy_r_r13, 3);
    else {
        __tmp2795 = NULL;
    }
    if (__tmp2795 == NULL) goto __LL2796;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 4))))
        __tmp2795 = PyTuple_GET_ITEM(cpy_r_r13, 4);
    else {
        __tmp2795 = NULL;
    }
    if (__tmp2795 == NULL) goto __LL2796;
    __tmp2795 = cpy_r_r13;
__LL2796: ;
    if (unlikely(__tmp2795 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str]", cpy_r_r13); cpy_r_r14 = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2797 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPy_INCREF(__tmp2797);
        PyObject *__tmp2798;
        if (likely(PyUnicode_Check(__tmp2797)))
            __tmp2798 = __tmp2797;
        else {
            CPy_TypeError("str", __tmp2797); 
            __tmp2798 = NULL;
        }
        cpy_r_r14.f0 = __tmp2798;
        PyObject *__tmp2799 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPy_INCREF(__tmp2799);
        PyObject *__tmp2800;
        if (likely(PyUnicode_Check(__tmp2799)))
            __tmp2800 = __tmp2799;
        else {
            CPy_TypeError("str", __tmp2799); 
            __tmp2800 = NULL;
        }
        cpy_r_r14.f1 = __tmp2800;
        PyObject *__tmp2801 = PyTuple_GET_ITEM(cpy_r_r13, 2);
        CPy_INCREF(__tmp2801);
        PyObject *__tmp2802;
        if (likely(PyUnicode_Check(__tmp2801)))
            __tmp2802 = __tmp2801;
        else {
            CPy_TypeError("str", __tmp2801); 
            __tmp2802 = NULL;
        }
        cpy_r_r14.f2 = __tmp2802;
        PyObject *__tmp2803 = PyTuple_GET_ITEM(cpy_r_r13, 3);
        CPy_INCREF(__tmp2803);
        PyObject *__tmp2804;
        if (likely(PyUnicode_Check(__tmp2803)))
            __tmp2804 = __tmp2803;
        else {
            CPy_TypeError("str", __tmp2803); 
            __tmp2804 = NULL;
        }
        cpy_r_r14.f3 = __tmp2804;
        PyObject *__tmp2805 = PyTuple_GET_ITEM(cpy_r_r13, 4);
        CPy_INCREF(__tmp2805);
        PyObject *__tmp2806;
        if (likely(PyUnicode_Check(__tmp2805)))
            __tmp2806 = __tmp2805;
        else {
            CPy_TypeError("str", __tmp2805); 
            __tmp2806 = NULL;
        }
        cpy_r_r14.f4 = __tmp2806;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r15 = PyTuple_New(5);
    if (unlikely(cpy_r_r15 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2807 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r15, 0, __tmp2807);
    PyObject *__tmp2808 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r15, 1, __tmp2808);
    PyObject *__tmp2809 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r15, 2, __tmp2809);
    PyObject *__tmp2810 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r15, 3, __tmp2810);
    PyObject *__tmp2811 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r15, 4, __tmp2811);
    cpy_r_r16 = PyTuple_New(5);
    if (unlikely(cpy_r_r16 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2812 = cpy_r_r14.f0;
    PyTuple_SET_ITEM(cpy_r_r16, 0, __tmp2812);
    PyObject *__tmp2813 = cpy_r_r14.f1;
    PyTuple_SET_ITEM(cpy_r_r16, 1, __tmp2813);
    PyObject *__tmp2814 = cpy_r_r14.f2;
    PyTuple_SET_ITEM(cpy_r_r16, 2, __tmp2814);
    PyObject *__tmp2815 = cpy_r_r14.f3;
    PyTuple_SET_ITEM(cpy_r_r16, 3, __tmp2815);
    PyObject *__tmp2816 = cpy_r_r14.f4;
    PyTuple_SET_ITEM(cpy_r_r16, 4, __tmp2816);
    cpy_r_r17 = CPyDef_paying___cubes_listed(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    cpy_r_r18 = CPyDict_Build(1, cpy_r_r1, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    cpy_r_r19 = CPyDef_message___Message(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 241, CPyStatic_paying___globals);
        goto CPyL14;
    }
    return cpy_r_r19;
CPyL14: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL15: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    CPy_DecRef(cpy_r_r6.f3);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL7;
}
        
        PyObject *CPyPy_paying___cost_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cost", 0};
            static CPyArg_Parser parser = {"O:cost_note", kwlist, 0};
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_cost)) {
                return NULL;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2817;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2817 = NULL;
                goto __LL2818;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2817 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2817 = NULL;
            }
            if (__tmp2817 == NULL) goto __LL2818;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2817 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2817 = NULL;
            }
            if (__tmp2817 == NULL) goto __LL2818;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2817 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2817 = NULL;
            }
            if (__tmp2817 == NULL) goto __LL2818;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2817 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2817 = NULL;
            }
            if (__tmp2817 == NULL) goto __LL2818;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2817 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2817 = NULL;
            }
            if (__tmp2817 == NULL) goto __LL2818;
            __tmp2817 = obj_cost;
__LL2818: ;
            if (unlikely(__tmp2817 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2819 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2820;
                if (likely(PyLong_Check(__tmp2819)))
                    __tmp2820 = CPyTagged_BorrowFromObject(__tmp2819);
                else {
                    CPy_TypeError("int", __tmp2819); goto __LL2821;
                }
                arg_cost.f0 = __tmp2820;
                PyObject *__tmp2822 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2823;
                if (likely(PyLong_Check(__tmp2822)))
                    __tmp2823 = CPyTagged_BorrowFromObject(__tmp2822);
                else {
                    CPy_TypeError("int", __tmp2822); goto __LL2824;
                }
                arg_cost.f1 = __tmp2823;
                PyObject *__tmp2825 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2826;
                if (likely(PyLong_Check(__tmp2825)))
                    __tmp2826 = CPyTagged_BorrowFromObject(__tmp2825);
                else {
                    CPy_TypeError("int", __tmp2825); goto __LL2827;
                }
                arg_cost.f2 = __tmp2826;
                PyObject *__tmp2828 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2829;
                if (likely(PyLong_Check(__tmp2828)))
                    __tmp2829 = CPyTagged_BorrowFromObject(__tmp2828);
                else {
                    CPy_TypeError("int", __tmp2828); goto __LL2830;
                }
                arg_cost.f3 = __tmp2829;
                PyObject *__tmp2831 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2832;
                if (likely(PyLong_Check(__tmp2831)))
                    __tmp2832 = CPyTagged_BorrowFromObject(__tmp2831);
                else {
                    CPy_TypeError("int", __tmp2831); goto __LL2833;
                }
                arg_cost.f4 = __tmp2832;
            }
            goto __LL2834;
__LL2821: ;
            goto fail;
__LL2824: ;
            goto fail;
__LL2827: ;
            goto fail;
__LL2830: ;
            goto fail;
__LL2833: ;
            goto fail;
__LL2834: ;
            PyObject *retval = CPyDef_paying___cost_note(arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "cost_note", 239, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___cannot_pay(PyObject *cpy_r_rule, tuple_T5IIIII cpy_r_cost) {
    PyObject *cpy_r_r0;
    tuple_T5OOOOO cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T4OOOO cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T5OOOOO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = CPyStatics[1931]; /* 'cannot-pay' */
    cpy_r_r1 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r1.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r1.f0);
    CPy_INCREF(cpy_r_r1.f1);
    CPy_INCREF(cpy_r_r1.f2);
    CPy_INCREF(cpy_r_r1.f3);
    CPy_INCREF(cpy_r_r1.f4);
    cpy_r_r3 = PyTuple_New(5);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2835 = cpy_r_r1.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp2835);
    PyObject *__tmp2836 = cpy_r_r1.f1;
    PyTuple_SET_ITEM(cpy_r_r3, 1, __tmp2836);
    PyObject *__tmp2837 = cpy_r_r1.f2;
    PyTuple_SET_ITEM(cpy_r_r3, 2, __tmp2837);
    PyObject *__tmp2838 = cpy_r_r1.f3;
    PyTuple_SET_ITEM(cpy_r_r3, 3, __tmp2838);
    PyObject *__tmp2839 = cpy_r_r1.f4;
    PyTuple_SET_ITEM(cpy_r_r3, 4, __tmp2839);
    cpy_r_r4 = CPySequenceTuple_GetSlice(cpy_r_r3, 0, 8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    PyObject *__tmp2840;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 4))) {
        __tmp2840 = NULL;
        goto __LL2841;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        __tmp2840 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        __tmp2840 = NULL;
    }
    if (__tmp2840 == NULL) goto __LL2841;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        __tmp2840 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        __tmp2840 = NULL;
    }
    if (__tmp2840 == NULL) goto __LL2841;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 2))))
        __tmp2840 = PyTuple_GET_ITEM(cpy_r_r4, 2);
    else {
        __tmp2840 = NULL;
    }
    if (__tmp2840 == NULL) goto __LL2841;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 3))))
        __tmp2840 = PyTuple_GET_ITEM(cpy_r_r4, 3);
    else {
        __tmp2840 = NULL;
    }
    if (__tmp2840 == NULL) goto __LL2841;
    __tmp2840 = cpy_r_r4;
__LL2841: ;
    if (unlikely(__tmp2840 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r4); cpy_r_r5 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2842 = PyTuple_GET_ITEM(cpy_r_r4, 0);
        CPy_INCREF(__tmp2842);
        PyObject *__tmp2843;
        if (likely(PyUnicode_Check(__tmp2842)))
            __tmp2843 = __tmp2842;
        else {
            CPy_TypeError("str", __tmp2842); 
            __tmp2843 = NULL;
        }
        cpy_r_r5.f0 = __tmp2843;
        PyObject *__tmp2844 = PyTuple_GET_ITEM(cpy_r_r4, 1);
        CPy_INCREF(__tmp2844);
        PyObject *__tmp2845;
        if (likely(PyUnicode_Check(__tmp2844)))
            __tmp2845 = __tmp2844;
        else {
            CPy_TypeError("str", __tmp2844); 
            __tmp2845 = NULL;
        }
        cpy_r_r5.f1 = __tmp2845;
        PyObject *__tmp2846 = PyTuple_GET_ITEM(cpy_r_r4, 2);
        CPy_INCREF(__tmp2846);
        PyObject *__tmp2847;
        if (likely(PyUnicode_Check(__tmp2846)))
            __tmp2847 = __tmp2846;
        else {
            CPy_TypeError("str", __tmp2846); 
            __tmp2847 = NULL;
        }
        cpy_r_r5.f2 = __tmp2847;
        PyObject *__tmp2848 = PyTuple_GET_ITEM(cpy_r_r4, 3);
        CPy_INCREF(__tmp2848);
        PyObject *__tmp2849;
        if (likely(PyUnicode_Check(__tmp2848)))
            __tmp2849 = __tmp2848;
        else {
            CPy_TypeError("str", __tmp2848); 
            __tmp2849 = NULL;
        }
        cpy_r_r5.f3 = __tmp2849;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    cpy_r_r6 = CPyStatics[819]; /* 'any' */
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL15;
    }
    cpy_r_r8 = PyTuple_New(4);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2850 = cpy_r_r5.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp2850);
    PyObject *__tmp2851 = cpy_r_r5.f1;
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp2851);
    PyObject *__tmp2852 = cpy_r_r5.f2;
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp2852);
    PyObject *__tmp2853 = cpy_r_r5.f3;
    PyTuple_SET_ITEM(cpy_r_r8, 3, __tmp2853);
    cpy_r_r9 = CPyList_Extend(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL16;
    } else
        goto CPyL17;
CPyL7: ;
    cpy_r_r10 = PyList_Append(cpy_r_r7, cpy_r_r6);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL16;
    }
    cpy_r_r12 = PyList_AsTuple(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    PyObject *__tmp2854;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 5))) {
        __tmp2854 = NULL;
        goto __LL2855;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp2854 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp2854 = NULL;
    }
    if (__tmp2854 == NULL) goto __LL2855;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp2854 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp2854 = NULL;
    }
    if (__tmp2854 == NULL) goto __LL2855;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 2))))
        __tmp2854 = PyTuple_GET_ITEM(cpy_r_r12, 2);
    else {
        __tmp2854 = NULL;
    }
    if (__tmp2854 == NULL) goto __LL2855;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 3))))
        __tmp2854 = PyTuple_GET_ITEM(cpy_r_r12, 3);
    else {
        __tmp2854 = NULL;
    }
    if (__tmp2854 == NULL) goto __LL2855;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 4))))
        __tmp2854 = PyTuple_GET_ITEM(cpy_r_r12, 4);
    else {
        __tmp2854 = NULL;
    }
    if (__tmp2854 == NULL) goto __LL2855;
    __tmp2854 = cpy_r_r12;
__LL2855: ;
    if (unlikely(__tmp2854 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str]", cpy_r_r12); cpy_r_r13 = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2856 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPy_INCREF(__tmp2856);
        PyObject *__tmp2857;
        if (likely(PyUnicode_Check(__tmp2856)))
            __tmp2857 = __tmp2856;
        else {
            CPy_TypeError("str", __tmp2856); 
            __tmp2857 = NULL;
        }
        cpy_r_r13.f0 = __tmp2857;
        PyObject *__tmp2858 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPy_INCREF(__tmp2858);
        PyObject *__tmp2859;
        if (likely(PyUnicode_Check(__tmp2858)))
            __tmp2859 = __tmp2858;
        else {
            CPy_TypeError("str", __tmp2858); 
            __tmp2859 = NULL;
        }
        cpy_r_r13.f1 = __tmp2859;
        PyObject *__tmp2860 = PyTuple_GET_ITEM(cpy_r_r12, 2);
        CPy_INCREF(__tmp2860);
        PyObject *__tmp2861;
        if (likely(PyUnicode_Check(__tmp2860)))
            __tmp2861 = __tmp2860;
        else {
            CPy_TypeError("str", __tmp2860); 
            __tmp2861 = NULL;
        }
        cpy_r_r13.f2 = __tmp2861;
        PyObject *__tmp2862 = PyTuple_GET_ITEM(cpy_r_r12, 3);
        CPy_INCREF(__tmp2862);
        PyObject *__tmp2863;
        if (likely(PyUnicode_Check(__tmp2862)))
            __tmp2863 = __tmp2862;
        else {
            CPy_TypeError("str", __tmp2862); 
            __tmp2863 = NULL;
        }
        cpy_r_r13.f3 = __tmp2863;
        PyObject *__tmp2864 = PyTuple_GET_ITEM(cpy_r_r12, 4);
        CPy_INCREF(__tmp2864);
        PyObject *__tmp2865;
        if (likely(PyUnicode_Check(__tmp2864)))
            __tmp2865 = __tmp2864;
        else {
            CPy_TypeError("str", __tmp2864); 
            __tmp2865 = NULL;
        }
        cpy_r_r13.f4 = __tmp2865;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r14 = PyTuple_New(5);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2866 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp2866);
    PyObject *__tmp2867 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp2867);
    PyObject *__tmp2868 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp2868);
    PyObject *__tmp2869 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r14, 3, __tmp2869);
    PyObject *__tmp2870 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r14, 4, __tmp2870);
    cpy_r_r15 = PyTuple_New(5);
    if (unlikely(cpy_r_r15 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2871 = cpy_r_r13.f0;
    PyTuple_SET_ITEM(cpy_r_r15, 0, __tmp2871);
    PyObject *__tmp2872 = cpy_r_r13.f1;
    PyTuple_SET_ITEM(cpy_r_r15, 1, __tmp2872);
    PyObject *__tmp2873 = cpy_r_r13.f2;
    PyTuple_SET_ITEM(cpy_r_r15, 2, __tmp2873);
    PyObject *__tmp2874 = cpy_r_r13.f3;
    PyTuple_SET_ITEM(cpy_r_r15, 3, __tmp2874);
    PyObject *__tmp2875 = cpy_r_r13.f4;
    PyTuple_SET_ITEM(cpy_r_r15, 4, __tmp2875);
    cpy_r_r16 = CPyDef_paying___cubes_listed(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    cpy_r_r17 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r18 = CPyDict_Build(1, cpy_r_r17, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    cpy_r_r19 = CPyDef_option___Reason(cpy_r_rule, cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 247, CPyStatic_paying___globals);
        goto CPyL14;
    }
    return cpy_r_r19;
CPyL14: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL15: ;
    CPy_DecRef(cpy_r_r5.f0);
    CPy_DecRef(cpy_r_r5.f1);
    CPy_DecRef(cpy_r_r5.f2);
    CPy_DecRef(cpy_r_r5.f3);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL7;
}
        
        PyObject *CPyPy_paying___cannot_pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"rule", "cost", 0};
            static CPyArg_Parser parser = {"OO:cannot_pay", kwlist, 0};
            PyObject *obj_rule;
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_rule, &obj_cost)) {
                return NULL;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp2876;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp2876 = NULL;
                goto __LL2877;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp2876 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp2876 = NULL;
            }
            if (__tmp2876 == NULL) goto __LL2877;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp2876 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp2876 = NULL;
            }
            if (__tmp2876 == NULL) goto __LL2877;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp2876 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp2876 = NULL;
            }
            if (__tmp2876 == NULL) goto __LL2877;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp2876 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp2876 = NULL;
            }
            if (__tmp2876 == NULL) goto __LL2877;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp2876 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp2876 = NULL;
            }
            if (__tmp2876 == NULL) goto __LL2877;
            __tmp2876 = obj_cost;
__LL2877: ;
            if (unlikely(__tmp2876 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp2878 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp2879;
                if (likely(PyLong_Check(__tmp2878)))
                    __tmp2879 = CPyTagged_BorrowFromObject(__tmp2878);
                else {
                    CPy_TypeError("int", __tmp2878); goto __LL2880;
                }
                arg_cost.f0 = __tmp2879;
                PyObject *__tmp2881 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp2882;
                if (likely(PyLong_Check(__tmp2881)))
                    __tmp2882 = CPyTagged_BorrowFromObject(__tmp2881);
                else {
                    CPy_TypeError("int", __tmp2881); goto __LL2883;
                }
                arg_cost.f1 = __tmp2882;
                PyObject *__tmp2884 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp2885;
                if (likely(PyLong_Check(__tmp2884)))
                    __tmp2885 = CPyTagged_BorrowFromObject(__tmp2884);
                else {
                    CPy_TypeError("int", __tmp2884); goto __LL2886;
                }
                arg_cost.f2 = __tmp2885;
                PyObject *__tmp2887 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp2888;
                if (likely(PyLong_Check(__tmp2887)))
                    __tmp2888 = CPyTagged_BorrowFromObject(__tmp2887);
                else {
                    CPy_TypeError("int", __tmp2887); goto __LL2889;
                }
                arg_cost.f3 = __tmp2888;
                PyObject *__tmp2890 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp2891;
                if (likely(PyLong_Check(__tmp2890)))
                    __tmp2891 = CPyTagged_BorrowFromObject(__tmp2890);
                else {
                    CPy_TypeError("int", __tmp2890); goto __LL2892;
                }
                arg_cost.f4 = __tmp2891;
            }
            goto __LL2893;
__LL2880: ;
            goto fail;
__LL2883: ;
            goto fail;
__LL2886: ;
            goto fail;
__LL2889: ;
            goto fail;
__LL2892: ;
            goto fail;
__LL2893: ;
            PyObject *retval = CPyDef_paying___cannot_pay(arg_rule, arg_cost);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "cannot_pay", 245, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___cubes_listed(PyObject *cpy_r_cubes, PyObject *cpy_r_names) {
    tuple_T5OOOOO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2IO cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    if (cpy_r_names != NULL) goto CPyL20;
    cpy_r_r0 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 250, CPyStatic_paying___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r2 = PyTuple_New(5);
    if (unlikely(cpy_r_r2 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2894 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r2, 0, __tmp2894);
    PyObject *__tmp2895 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r2, 1, __tmp2895);
    PyObject *__tmp2896 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r2, 2, __tmp2896);
    PyObject *__tmp2897 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r2, 3, __tmp2897);
    PyObject *__tmp2898 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r2, 4, __tmp2898);
    cpy_r_names = cpy_r_r2;
CPyL5: ;
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL21;
    }
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[36]; /* 'zip' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL22;
    }
    cpy_r_r7 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r8[3] = {cpy_r_cubes, cpy_r_names, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 2, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_names);
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL24;
    PyObject *__tmp2899;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        __tmp2899 = NULL;
        goto __LL2900;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        __tmp2899 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp2899 = NULL;
    }
    if (__tmp2899 == NULL) goto __LL2900;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        __tmp2899 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp2899 = NULL;
    }
    if (__tmp2899 == NULL) goto __LL2900;
    __tmp2899 = cpy_r_r13;
__LL2900: ;
    if (unlikely(__tmp2899 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r13); cpy_r_r14 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp2901 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPyTagged __tmp2902;
        if (likely(PyLong_Check(__tmp2901)))
            __tmp2902 = CPyTagged_FromObject(__tmp2901);
        else {
            goto __LL2903;
        }
        cpy_r_r14.f0 = __tmp2902;
        PyObject *__tmp2904 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPy_INCREF(__tmp2904);
        PyObject *__tmp2905;
        if (likely(PyUnicode_Check(__tmp2904)))
            __tmp2905 = __tmp2904;
        else {
            CPy_TypeError("str", __tmp2904); 
            __tmp2905 = NULL;
        }
        cpy_r_r14.f1 = __tmp2905;
    }
    goto __LL2906;
__LL2903: ;
    cpy_r_r14 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL2906;
__LL2906: ;
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL25;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r14.f1;
    CPy_INCREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r14.f0);
    CPy_DECREF(cpy_r_r14.f1);
    cpy_r_r17 = cpy_r_r15 != 0;
    if (!cpy_r_r17) goto CPyL26;
    cpy_r_r18 = CPyStatics[619]; /* 'amount' */
    cpy_r_r19 = CPyStatics[31]; /* 'n' */
    cpy_r_r20 = CPyStatics[1337]; /* 'what' */
    cpy_r_r21 = CPyStatics[1804]; /* 'cube-' */
    cpy_r_r22 = CPyStr_Build(2, cpy_r_r21, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL27;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r24 = CPyDict_Build(2, cpy_r_r19, cpy_r_r23, cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL25;
    }
    cpy_r_r25 = CPyDef_message___Message(cpy_r_r18, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL25;
    }
    cpy_r_r26 = PyList_Append(cpy_r_r3, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL25;
    } else
        goto CPyL9;
CPyL16: ;
    cpy_r_r28 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL23;
    }
    cpy_r_r29 = PyList_AsTuple(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 252, CPyStatic_paying___globals);
        goto CPyL19;
    }
    return cpy_r_r29;
CPyL19: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL20: ;
    CPy_INCREF(cpy_r_names);
    goto CPyL5;
CPyL21: ;
    CPy_DecRef(cpy_r_names);
    goto CPyL19;
CPyL22: ;
    CPy_DecRef(cpy_r_names);
    CPy_DecRef(cpy_r_r3);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL19;
CPyL24: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL16;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    goto CPyL19;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    goto CPyL9;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL19;
}
        
        PyObject *CPyPy_paying___cubes_listed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cubes", "names", 0};
            static CPyArg_Parser parser = {"O|O:cubes_listed", kwlist, 0};
            PyObject *obj_cubes;
            PyObject *obj_names = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cubes, &obj_names)) {
                return NULL;
            }
            PyObject *arg_cubes = obj_cubes;
            PyObject *arg_names;
            if (obj_names == NULL) {
                arg_names = NULL;
            } else {
                arg_names = obj_names; 
            }
            PyObject *retval = CPyDef_paying___cubes_listed(arg_cubes, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "cubes_listed", 250, CPyStatic_paying___globals);
            return NULL;
        }
        
PyObject *CPyDef_paying___payment_message(PyObject *cpy_r_payment) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    tuple_T5OOOOO cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_payment, 0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 257, CPyStatic_paying___globals);
        goto CPyL32;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "payment_message", 257, CPyStatic_paying___globals, "tuple", cpy_r_r0);
        goto CPyL32;
    }
    cpy_r_r2 = NULL;
    cpy_r_r3 = CPyDef_paying___cubes_listed(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 257, CPyStatic_paying___globals);
        goto CPyL32;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL33;
CPyL4: ;
    cpy_r_r8 = CPyStatics[1932]; /* 'option-pay-nothing' */
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_message___Message(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 259, CPyStatic_paying___globals);
        goto CPyL32;
    }
    return cpy_r_r10;
CPyL6: ;
    cpy_r_r11 = CPyStatics[1926]; /* 'option-pay' */
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_payment, 2);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 260, CPyStatic_paying___globals);
        goto CPyL34;
    }
    if (unlikely(!PyBool_Check(cpy_r_r12))) {
        CPy_TypeError("bool", cpy_r_r12); cpy_r_r13 = 2;
    } else
        cpy_r_r13 = cpy_r_r12 == Py_True;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 260, CPyStatic_paying___globals);
        goto CPyL34;
    }
    if (!cpy_r_r13) goto CPyL10;
    cpy_r_r14 = CPyStatics[1933]; /* '-discount' */
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL11;
CPyL10: ;
    cpy_r_r16 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL11: ;
    cpy_r_r17 = PyUnicode_Concat(cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 260, CPyStatic_paying___globals);
        goto CPyL34;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_payment, 4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 260, CPyStatic_paying___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 260, CPyStatic_paying___globals);
        goto CPyL35;
    }
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 != -2;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL16;
    cpy_r_r21 = CPyStatics[1934]; /* '-convert' */
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL17;
CPyL16: ;
    cpy_r_r23 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r23);
    cpy_r_r22 = cpy_r_r23;
CPyL17: ;
    cpy_r_r24 = PyUnicode_Concat(cpy_r_r17, cpy_r_r22);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 260, CPyStatic_paying___globals);
        goto CPyL34;
    }
    cpy_r_r25 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r26 = CPyDict_Build(1, cpy_r_r25, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 261, CPyStatic_paying___globals);
        goto CPyL36;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_payment, 4);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 262, CPyStatic_paying___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 262, CPyStatic_paying___globals);
        goto CPyL37;
    }
    cpy_r_r29 = (Py_ssize_t)cpy_r_r28 != -2;
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r29) goto CPyL30;
    cpy_r_r30 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r30.f0 == NULL)) {
        goto CPyL38;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 263, CPyStatic_paying___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_payment, 4);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 263, CPyStatic_paying___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 263, CPyStatic_paying___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r30.f0);
    CPy_INCREF(cpy_r_r30.f1);
    CPy_INCREF(cpy_r_r30.f2);
    CPy_INCREF(cpy_r_r30.f3);
    CPy_INCREF(cpy_r_r30.f4);
    cpy_r_r34 = PyTuple_New(5);
    if (unlikely(cpy_r_r34 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2907 = cpy_r_r30.f0;
    PyTuple_SET_ITEM(cpy_r_r34, 0, __tmp2907);
    PyObject *__tmp2908 = cpy_r_r30.f1;
    PyTuple_SET_ITEM(cpy_r_r34, 1, __tmp2908);
    PyObject *__tmp2909 = cpy_r_r30.f2;
    PyTuple_SET_ITEM(cpy_r_r34, 2, __tmp2909);
    PyObject *__tmp2910 = cpy_r_r30.f3;
    PyTuple_SET_ITEM(cpy_r_r34, 3, __tmp2910);
    PyObject *__tmp2911 = cpy_r_r30.f4;
    PyTuple_SET_ITEM(cpy_r_r34, 4, __tmp2911);
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 263, CPyStatic_paying___globals);
        goto CPyL37;
    }
    if (likely(PyUnicode_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "payment_message", 263, CPyStatic_paying___globals, "str", cpy_r_r35);
        goto CPyL37;
    }
    cpy_r_r37 = CPyStatics[336]; /* 'colour' */
    cpy_r_r38 = CPyDict_SetItem(cpy_r_r26, cpy_r_r37, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 263, CPyStatic_paying___globals);
        goto CPyL37;
    }
CPyL30: ;
    cpy_r_r40 = CPyDef_message___Message(cpy_r_r24, cpy_r_r26);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 264, CPyStatic_paying___globals);
        goto CPyL32;
    }
    return cpy_r_r40;
CPyL32: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL33: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL4;
CPyL34: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL32;
CPyL35: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r17);
    goto CPyL32;
CPyL36: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL32;
CPyL37: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL32;
CPyL38: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL23;
}
        
        PyObject *CPyPy_paying___payment_message(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"payment", 0};
            static CPyArg_Parser parser = {"O:payment_message", kwlist, 0};
            PyObject *obj_payment;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_payment)) {
                return NULL;
            }
            PyObject * arg_payment;
            if (likely(PyTuple_Check(obj_payment)))
                arg_payment = obj_payment;
            else {
                CPy_TypeError("tuple", obj_payment); 
                goto fail;
            }
            PyObject *retval = CPyDef_paying___payment_message(arg_payment);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/paying.py", "payment_message", 255, CPyStatic_paying___globals);
            return NULL;
        }
        
char CPyDef_paying_____top_level__(void) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
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
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    void *cpy_r_r92;
    void *cpy_r_r93;
    void *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
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
    tuple_T5OOOOO cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    void *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject **cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject **cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    int32_t cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    int32_t cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    int32_t cpy_r_r202;
    char cpy_r_r203;
    PyObject **cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject **cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    int32_t cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 1, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 1, CPyStatic_paying___globals);
        goto CPyL82;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_paying___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 10, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5268]; /* ('Iterable', 'Iterator', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_paying___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 12, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r17 = CPyStatics[127]; /* 'functools' */
    cpy_r_r18 = CPyStatic_paying___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 13, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r20 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5269]; /* ('NamedTuple', 'TypeAlias') */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_paying___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 14, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r27 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 16, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r35 = CPyExec_serai___games___merv___names;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 16, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 16, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 16, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5270]; /* ('ANY', 'CUBES', 'NONE', 'WHITE') */
    cpy_r_r46 = CPyStatic_paying___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 16, CPyStatic_paying___globals);
        goto CPyL82;
    } else
        goto CPyL83;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r49 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 17, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r57 = CPyExec_serai___games___merv___table;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 17, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 17, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 17, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r68 = CPyStatic_paying___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 17, CPyStatic_paying___globals);
        goto CPyL82;
    } else
        goto CPyL84;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r71 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 18, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r79 = CPyExec_serai___kernel___decision;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 18, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 18, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 18, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5271]; /* ('Asking', 'Reason', 'ask') */
    cpy_r_r90 = CPyStatic_paying___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 18, CPyStatic_paying___globals);
        goto CPyL82;
    } else
        goto CPyL85;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r93 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 19, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___kernel___message;
    cpy_r_r101 = CPyExec_serai___kernel___message;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 19, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 19, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 19, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r112 = CPyStatic_paying___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 19, CPyStatic_paying___globals);
        goto CPyL82;
    } else
        goto CPyL86;
CPyL40: ;
    cpy_r_r114 = (PyObject *)&PyTuple_Type;
    cpy_r_r115 = (PyObject *)&PyLong_Type;
    cpy_r_r116 = (PyObject *)&PyLong_Type;
    cpy_r_r117 = (PyObject *)&PyLong_Type;
    cpy_r_r118 = (PyObject *)&PyLong_Type;
    cpy_r_r119 = (PyObject *)&PyLong_Type;
    CPy_INCREF(cpy_r_r115);
    CPy_INCREF(cpy_r_r116);
    CPy_INCREF(cpy_r_r117);
    CPy_INCREF(cpy_r_r118);
    CPy_INCREF(cpy_r_r119);
    cpy_r_r120.f0 = cpy_r_r115;
    cpy_r_r120.f1 = cpy_r_r116;
    cpy_r_r120.f2 = cpy_r_r117;
    cpy_r_r120.f3 = cpy_r_r118;
    cpy_r_r120.f4 = cpy_r_r119;
    cpy_r_r121 = PyTuple_New(5);
    if (unlikely(cpy_r_r121 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2912 = cpy_r_r120.f0;
    PyTuple_SET_ITEM(cpy_r_r121, 0, __tmp2912);
    PyObject *__tmp2913 = cpy_r_r120.f1;
    PyTuple_SET_ITEM(cpy_r_r121, 1, __tmp2913);
    PyObject *__tmp2914 = cpy_r_r120.f2;
    PyTuple_SET_ITEM(cpy_r_r121, 2, __tmp2914);
    PyObject *__tmp2915 = cpy_r_r120.f3;
    PyTuple_SET_ITEM(cpy_r_r121, 3, __tmp2915);
    PyObject *__tmp2916 = cpy_r_r120.f4;
    PyTuple_SET_ITEM(cpy_r_r121, 4, __tmp2916);
    cpy_r_r122 = PyObject_GetItem(cpy_r_r114, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 21, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r123 = CPyStatic_paying___globals;
    cpy_r_r124 = CPyStatics[1272]; /* 'Cost' */
    cpy_r_r125 = CPyDict_SetItem(cpy_r_r123, cpy_r_r124, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 21, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r127 = (void *)&CPyModule_typing;
    cpy_r_r128 = CPyStatics[47]; /* 'typing' */
    cpy_r_r129 = CPyImport_GetModuleCacheForImport(cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r130 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r131 = cpy_r_r129 != cpy_r_r130;
    if (cpy_r_r131) goto CPyL46;
    cpy_r_r132 = PyImport_Import(cpy_r_r128);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL82;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r127, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
CPyL46: ;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[47]; /* 'typing' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r136 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r138 = PyTuple_Pack(1, cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r139 = (void *)&CPyModule_typing;
    cpy_r_r140 = CPyStatics[47]; /* 'typing' */
    cpy_r_r141 = CPyImport_GetModuleCacheForImport(cpy_r_r139, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL87;
    }
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = cpy_r_r141 != cpy_r_r142;
    if (cpy_r_r143) goto CPyL53;
    cpy_r_r144 = PyImport_Import(cpy_r_r140);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL87;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r139, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
CPyL53: ;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[47]; /* 'typing' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL87;
    }
    cpy_r_r148 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL87;
    }
    cpy_r_r150 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r151 = PyObject_HasAttr(cpy_r_r149, cpy_r_r150);
    if (!cpy_r_r151) goto CPyL60;
    cpy_r_r152 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r153 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r154 = CPyObject_GetAttr(cpy_r_r149, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL88;
    }
    PyObject *cpy_r_r155[2] = {cpy_r_r152, cpy_r_r138};
    cpy_r_r156 = (PyObject **)&cpy_r_r155;
    cpy_r_r157 = PyObject_Vectorcall(cpy_r_r154, cpy_r_r156, 2, 0);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL88;
    }
    if (likely(PyDict_Check(cpy_r_r157)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals, "dict", cpy_r_r157);
        goto CPyL88;
    }
    cpy_r_r159 = cpy_r_r158;
    goto CPyL62;
CPyL60: ;
    cpy_r_r160 = PyDict_New();
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL88;
    }
    cpy_r_r159 = cpy_r_r160;
CPyL62: ;
    cpy_r_r161 = PyDict_New();
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL89;
    }
    cpy_r_r162 = (PyObject *)&PyTuple_Type;
    cpy_r_r163 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r164 = PyDict_SetItem(cpy_r_r161, cpy_r_r163, cpy_r_r162);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 27, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r166 = (PyObject *)&PyBool_Type;
    cpy_r_r167 = CPyStatics[1531]; /* 'discount' */
    cpy_r_r168 = PyDict_SetItem(cpy_r_r161, cpy_r_r167, cpy_r_r166);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 28, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r170 = CPyStatics[1531]; /* 'discount' */
    cpy_r_r171 = 0 ? Py_True : Py_False;
    cpy_r_r172 = CPyDict_SetItem(cpy_r_r159, cpy_r_r170, cpy_r_r171);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 28, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r174 = (PyObject *)&PyLong_Type;
    cpy_r_r175 = CPyStatics[1533]; /* 'convert' */
    cpy_r_r176 = PyDict_SetItem(cpy_r_r161, cpy_r_r175, cpy_r_r174);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 29, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r178 = CPyStatics[1533]; /* 'convert' */
    cpy_r_r179 = CPyStatics[4908]; /* -1 */
    cpy_r_r180 = CPyDict_SetItem(cpy_r_r159, cpy_r_r178, cpy_r_r179);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 29, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r182 = CPyDef_paying___id_Payment_obj();
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 32, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r183 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r184 = CPyStatics[1937]; /* 'property' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 32, CPyStatic_paying___globals);
        goto CPyL91;
    }
    PyObject *cpy_r_r186[1] = {cpy_r_r182};
    cpy_r_r187 = (PyObject **)&cpy_r_r186;
    cpy_r_r188 = PyObject_Vectorcall(cpy_r_r185, cpy_r_r187, 1, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 32, CPyStatic_paying___globals);
        goto CPyL91;
    }
    CPy_DECREF(cpy_r_r182);
    cpy_r_r189 = CPyStatics[571]; /* 'id' */
    cpy_r_r190 = CPyDict_SetItem(cpy_r_r159, cpy_r_r189, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 32, CPyStatic_paying___globals);
        goto CPyL90;
    }
    cpy_r_r192 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r193 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r194 = CPyDict_SetItem(cpy_r_r159, cpy_r_r193, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r195 = cpy_r_r194 >= 0;
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL89;
    }
    cpy_r_r196 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r197 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r198 = CPyDict_SetItem(cpy_r_r159, cpy_r_r197, cpy_r_r196);
    cpy_r_r199 = cpy_r_r198 >= 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL89;
    }
    cpy_r_r200 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r201 = CPyStatics[70]; /* '__module__' */
    cpy_r_r202 = CPyDict_SetItem(cpy_r_r159, cpy_r_r201, cpy_r_r200);
    cpy_r_r203 = cpy_r_r202 >= 0;
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL89;
    }
    PyObject *cpy_r_r204[3] = {cpy_r_r192, cpy_r_r138, cpy_r_r159};
    cpy_r_r205 = (PyObject **)&cpy_r_r204;
    cpy_r_r206 = PyObject_Vectorcall(cpy_r_r149, cpy_r_r205, 3, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL92;
    }
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r159);
    CPyType_paying___Payment = (PyTypeObject *)cpy_r_r206;
    CPy_INCREF(CPyType_paying___Payment);
    cpy_r_r207 = CPyStatic_paying___globals;
    cpy_r_r208 = CPyStatics[1221]; /* 'Payment' */
    cpy_r_r209 = PyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 24, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r211 = (PyObject *)CPyType_paying___Payment;
    cpy_r_r212 = CPyStatic_paying___globals;
    cpy_r_r213 = CPyStatics[1929]; /* 'cannot_pay' */
    cpy_r_r214 = CPyDict_GetItem(cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 244, CPyStatic_paying___globals);
        goto CPyL82;
    }
    cpy_r_r215 = CPyStatic_paying___globals;
    cpy_r_r216 = CPyStatics[126]; /* 'cache' */
    cpy_r_r217 = CPyDict_GetItem(cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 244, CPyStatic_paying___globals);
        goto CPyL93;
    }
    PyObject *cpy_r_r218[1] = {cpy_r_r214};
    cpy_r_r219 = (PyObject **)&cpy_r_r218;
    cpy_r_r220 = PyObject_Vectorcall(cpy_r_r217, cpy_r_r219, 1, 0);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 244, CPyStatic_paying___globals);
        goto CPyL93;
    }
    CPy_DECREF(cpy_r_r214);
    cpy_r_r221 = CPyStatic_paying___globals;
    cpy_r_r222 = CPyStatics[1929]; /* 'cannot_pay' */
    cpy_r_r223 = PyDict_SetItem(cpy_r_r221, cpy_r_r222, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    cpy_r_r224 = cpy_r_r223 >= 0;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/games/merv/paying.py", "<module>", 244, CPyStatic_paying___globals);
        goto CPyL82;
    }
    return 1;
CPyL82: ;
    cpy_r_r225 = 2;
    return cpy_r_r225;
CPyL83: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL84: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL85: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL86: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL87: ;
    CPy_DecRef(cpy_r_r138);
    goto CPyL82;
CPyL88: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r149);
    goto CPyL82;
CPyL89: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r159);
    goto CPyL82;
CPyL90: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r161);
    goto CPyL82;
CPyL91: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r182);
    goto CPyL82;
CPyL92: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r159);
    goto CPyL82;
CPyL93: ;
    CPy_DecRef(cpy_r_r214);
    goto CPyL82;
}

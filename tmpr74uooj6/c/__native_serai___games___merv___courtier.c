#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
courtier___courtier_turn_env_traverse(serai___games___merv___courtier___courtier_turn_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__NOBODY)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__NOBODY));
    }
    Py_VISIT(self->___mypyc_generator_attribute__book);
    Py_VISIT(self->___mypyc_generator_attribute__squares);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_courtier___courtier_turn_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___courtier___courtier_turn_envObject *self = (serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__NOBODY)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__NOBODY;
        self->___mypyc_generator_attribute__NOBODY = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__book);
    Py_CLEAR(self->___mypyc_generator_attribute__squares);
    return 0;
}

static int32_t CPyDef_courtier___courtier_turn_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___courtier___courtier_turn_envObject *self = (serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
courtier___courtier_turn_env_dealloc(serai___games___merv___courtier___courtier_turn_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (courtier___courtier_turn_env_free_instance == NULL) {
        courtier___courtier_turn_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__NOBODY)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__NOBODY;
            self->___mypyc_generator_attribute__NOBODY = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__NOBODY = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__book);
        Py_CLEAR(self->___mypyc_generator_attribute__squares);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, courtier___courtier_turn_env_dealloc)
    CPyDef_courtier___courtier_turn_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_courtier_____mypyc__courtier_turn_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_courtier___courtier_turn_env(void);

static PyObject *
courtier___courtier_turn_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_courtier___courtier_turn_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_courtier_____mypyc__courtier_turn_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem courtier___courtier_turn_env_vtable[1];
static bool
CPyDef_courtier___courtier_turn_env_trait_vtable_setup(void)
{
    CPyVTableItem courtier___courtier_turn_env_vtable_scratch[] = {
        NULL
    };
    memcpy(courtier___courtier_turn_env_vtable, courtier___courtier_turn_env_vtable_scratch, sizeof(courtier___courtier_turn_env_vtable));
    return 1;
}

static bool
CPyDef_courtier___courtier_turn_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef courtier___courtier_turn_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_courtier_____mypyc__courtier_turn_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_courtier___courtier_turn_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "courtier_turn_env",
    .tp_new = courtier___courtier_turn_env_new,
    .tp_dealloc = (destructor)courtier___courtier_turn_env_dealloc,
    .tp_traverse = (traverseproc)courtier___courtier_turn_env_traverse,
    .tp_clear = (inquiry)CPyDef_courtier___courtier_turn_env_clear,
    .tp_methods = courtier___courtier_turn_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___courtier___courtier_turn_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("courtier_turn_env()\n--\n\n"),
};
static PyTypeObject *CPyType_courtier___courtier_turn_env_template = &CPyType_courtier___courtier_turn_env_template_;

PyObject *CPyDef_courtier_____mypyc__courtier_turn_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___courtier___courtier_turn_envObject *self;
    if (courtier___courtier_turn_env_free_instance != NULL) {
        self = courtier___courtier_turn_env_free_instance;
        courtier___courtier_turn_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___courtier___courtier_turn_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = courtier___courtier_turn_env_vtable;
    self->___mypyc_generator_attribute__NOBODY = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_courtier___courtier_turn_env(void)
{
    PyObject *self = CPyDef_courtier_____mypyc__courtier_turn_env_setup((PyObject *)CPyType_courtier___courtier_turn_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendcourtier___courtier_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods courtier___courtier_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendcourtier___courtier_turn_gen,
};
static int
courtier___courtier_turn_gen_traverse(serai___games___merv___courtier___courtier_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__second)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__second));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_courtier___courtier_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___courtier___courtier_turn_genObject *self = (serai___games___merv___courtier___courtier_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__second)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__second;
        self->___mypyc_generator_frame_attribute__second = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_courtier___courtier_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___courtier___courtier_turn_genObject *self = (serai___games___merv___courtier___courtier_turn_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__second)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__second;
        self->___mypyc_generator_frame_attribute__second = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
courtier___courtier_turn_gen_dealloc(serai___games___merv___courtier___courtier_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (courtier___courtier_turn_gen_free_instance == NULL) {
        courtier___courtier_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__second)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__second;
            self->___mypyc_generator_frame_attribute__second = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__second = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, courtier___courtier_turn_gen_dealloc)
    CPyDef_courtier___courtier_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_courtier_____mypyc__courtier_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_courtier___courtier_turn_gen(void);

static PyObject *
courtier___courtier_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_courtier___courtier_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_courtier_____mypyc__courtier_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem courtier___courtier_turn_gen_vtable[6];
static bool
CPyDef_courtier___courtier_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem courtier___courtier_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_courtier___courtier_turn_gen_____next__,
        (CPyVTableItem)CPyDef_courtier___courtier_turn_gen___send,
        (CPyVTableItem)CPyDef_courtier___courtier_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_courtier___courtier_turn_gen___throw,
        (CPyVTableItem)CPyDef_courtier___courtier_turn_gen___close,
    };
    memcpy(courtier___courtier_turn_gen_vtable, courtier___courtier_turn_gen_vtable_scratch, sizeof(courtier___courtier_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_courtier___courtier_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef courtier___courtier_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_courtier_____mypyc__courtier_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_courtier___courtier_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_courtier___courtier_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_courtier___courtier_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_courtier___courtier_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_courtier___courtier_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_courtier___courtier_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "courtier_turn_gen",
    .tp_new = courtier___courtier_turn_gen_new,
    .tp_dealloc = (destructor)courtier___courtier_turn_gen_dealloc,
    .tp_traverse = (traverseproc)courtier___courtier_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_courtier___courtier_turn_gen_clear,
    .tp_methods = courtier___courtier_turn_gen_methods,
    .tp_iter = CPyDef_courtier___courtier_turn_gen_____iter__,
    .tp_iternext = CPyDef_courtier___courtier_turn_gen_____next__,
    .tp_as_async = &courtier___courtier_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___courtier___courtier_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("courtier_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_courtier___courtier_turn_gen_template = &CPyType_courtier___courtier_turn_gen_template_;

PyObject *CPyDef_courtier_____mypyc__courtier_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___courtier___courtier_turn_genObject *self;
    if (courtier___courtier_turn_gen_free_instance != NULL) {
        self = courtier___courtier_turn_gen_free_instance;
        courtier___courtier_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___courtier___courtier_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = courtier___courtier_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__second = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_courtier___courtier_turn_gen(void)
{
    PyObject *self = CPyDef_courtier_____mypyc__courtier_turn_gen_setup((PyObject *)CPyType_courtier___courtier_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__courtier_____mypyc_lambda__0_courtier_turn_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____get__(self, instance, owner);
}
PyMemberDef courtier_____mypyc_lambda__0_courtier_turn_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
courtier_____mypyc_lambda__0_courtier_turn_obj_traverse(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject))));
    return rv;
}

static int32_t CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject))));
    return 0;
}

static int32_t CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject))));
    return 0;
}

static void
courtier_____mypyc_lambda__0_courtier_turn_obj_dealloc(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (courtier_____mypyc_lambda__0_courtier_turn_obj_free_instance == NULL) {
        courtier_____mypyc_lambda__0_courtier_turn_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, courtier_____mypyc_lambda__0_courtier_turn_obj_dealloc)
    CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__0_courtier_turn_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj(void);

static PyObject *
courtier_____mypyc_lambda__0_courtier_turn_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__0_courtier_turn_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem courtier_____mypyc_lambda__0_courtier_turn_obj_vtable[2];
static bool
CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_trait_vtable_setup(void)
{
    CPyVTableItem courtier_____mypyc_lambda__0_courtier_turn_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____call__,
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____get__,
    };
    memcpy(courtier_____mypyc_lambda__0_courtier_turn_obj_vtable, courtier_____mypyc_lambda__0_courtier_turn_obj_vtable_scratch, sizeof(courtier_____mypyc_lambda__0_courtier_turn_obj_vtable));
    return 1;
}

static bool
CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
courtier_____mypyc_lambda__0_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self, void *closure);

static PyGetSetDef courtier_____mypyc_lambda__0_courtier_turn_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)courtier_____mypyc_lambda__0_courtier_turn_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef courtier_____mypyc_lambda__0_courtier_turn_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_courtier_____mypyc___3__mypyc_lambda__0_courtier_turn_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__0_courtier_turn_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__0_courtier_turn_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_courtier_turn_obj",
    .tp_new = courtier_____mypyc_lambda__0_courtier_turn_obj_new,
    .tp_dealloc = (destructor)courtier_____mypyc_lambda__0_courtier_turn_obj_dealloc,
    .tp_traverse = (traverseproc)courtier_____mypyc_lambda__0_courtier_turn_obj_traverse,
    .tp_clear = (inquiry)CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_clear,
    .tp_getset = courtier_____mypyc_lambda__0_courtier_turn_obj_getseters,
    .tp_methods = courtier_____mypyc_lambda__0_courtier_turn_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__courtier_____mypyc_lambda__0_courtier_turn_obj,
    .tp_members = courtier_____mypyc_lambda__0_courtier_turn_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_courtier_turn_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj_template = &CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj_template_;

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__0_courtier_turn_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self;
    if (courtier_____mypyc_lambda__0_courtier_turn_obj_free_instance != NULL) {
        self = courtier_____mypyc_lambda__0_courtier_turn_obj_free_instance;
        courtier_____mypyc_lambda__0_courtier_turn_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = courtier_____mypyc_lambda__0_courtier_turn_obj_vtable;
    self->vectorcall = CPyPy_courtier_____mypyc_lambda__0_courtier_turn_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj(void)
{
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__0_courtier_turn_obj_setup((PyObject *)CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
courtier_____mypyc_lambda__0_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_courtier_turn_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__courtier_____mypyc_lambda__1_courtier_turn_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____get__(self, instance, owner);
}
PyMemberDef courtier_____mypyc_lambda__1_courtier_turn_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
courtier_____mypyc_lambda__1_courtier_turn_obj_traverse(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject))));
    return rv;
}

static int32_t CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject))));
    return 0;
}

static int32_t CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject))));
    return 0;
}

static void
courtier_____mypyc_lambda__1_courtier_turn_obj_dealloc(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (courtier_____mypyc_lambda__1_courtier_turn_obj_free_instance == NULL) {
        courtier_____mypyc_lambda__1_courtier_turn_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, courtier_____mypyc_lambda__1_courtier_turn_obj_dealloc)
    CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__1_courtier_turn_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj(void);

static PyObject *
courtier_____mypyc_lambda__1_courtier_turn_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__1_courtier_turn_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem courtier_____mypyc_lambda__1_courtier_turn_obj_vtable[2];
static bool
CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_trait_vtable_setup(void)
{
    CPyVTableItem courtier_____mypyc_lambda__1_courtier_turn_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____call__,
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____get__,
    };
    memcpy(courtier_____mypyc_lambda__1_courtier_turn_obj_vtable, courtier_____mypyc_lambda__1_courtier_turn_obj_vtable_scratch, sizeof(courtier_____mypyc_lambda__1_courtier_turn_obj_vtable));
    return 1;
}

static bool
CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
courtier_____mypyc_lambda__1_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self, void *closure);

static PyGetSetDef courtier_____mypyc_lambda__1_courtier_turn_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)courtier_____mypyc_lambda__1_courtier_turn_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef courtier_____mypyc_lambda__1_courtier_turn_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_courtier_____mypyc___3__mypyc_lambda__1_courtier_turn_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__1_courtier_turn_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__1_courtier_turn_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_courtier_turn_obj",
    .tp_new = courtier_____mypyc_lambda__1_courtier_turn_obj_new,
    .tp_dealloc = (destructor)courtier_____mypyc_lambda__1_courtier_turn_obj_dealloc,
    .tp_traverse = (traverseproc)courtier_____mypyc_lambda__1_courtier_turn_obj_traverse,
    .tp_clear = (inquiry)CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_clear,
    .tp_getset = courtier_____mypyc_lambda__1_courtier_turn_obj_getseters,
    .tp_methods = courtier_____mypyc_lambda__1_courtier_turn_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__courtier_____mypyc_lambda__1_courtier_turn_obj,
    .tp_members = courtier_____mypyc_lambda__1_courtier_turn_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_courtier_turn_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj_template = &CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj_template_;

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__1_courtier_turn_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self;
    if (courtier_____mypyc_lambda__1_courtier_turn_obj_free_instance != NULL) {
        self = courtier_____mypyc_lambda__1_courtier_turn_obj_free_instance;
        courtier_____mypyc_lambda__1_courtier_turn_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = courtier_____mypyc_lambda__1_courtier_turn_obj_vtable;
    self->vectorcall = CPyPy_courtier_____mypyc_lambda__1_courtier_turn_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj(void)
{
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__1_courtier_turn_obj_setup((PyObject *)CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
courtier_____mypyc_lambda__1_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_courtier_turn_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__courtier_____mypyc_lambda__2_courtier_turn_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____get__(self, instance, owner);
}
PyMemberDef courtier_____mypyc_lambda__2_courtier_turn_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
courtier_____mypyc_lambda__2_courtier_turn_obj_traverse(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject))));
    return rv;
}

static int32_t CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject))));
    return 0;
}

static int32_t CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject))));
    return 0;
}

static void
courtier_____mypyc_lambda__2_courtier_turn_obj_dealloc(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (courtier_____mypyc_lambda__2_courtier_turn_obj_free_instance == NULL) {
        courtier_____mypyc_lambda__2_courtier_turn_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, courtier_____mypyc_lambda__2_courtier_turn_obj_dealloc)
    CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__2_courtier_turn_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj(void);

static PyObject *
courtier_____mypyc_lambda__2_courtier_turn_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__2_courtier_turn_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem courtier_____mypyc_lambda__2_courtier_turn_obj_vtable[2];
static bool
CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_trait_vtable_setup(void)
{
    CPyVTableItem courtier_____mypyc_lambda__2_courtier_turn_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____call__,
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____get__,
    };
    memcpy(courtier_____mypyc_lambda__2_courtier_turn_obj_vtable, courtier_____mypyc_lambda__2_courtier_turn_obj_vtable_scratch, sizeof(courtier_____mypyc_lambda__2_courtier_turn_obj_vtable));
    return 1;
}

static bool
CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
courtier_____mypyc_lambda__2_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self, void *closure);

static PyGetSetDef courtier_____mypyc_lambda__2_courtier_turn_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)courtier_____mypyc_lambda__2_courtier_turn_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef courtier_____mypyc_lambda__2_courtier_turn_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_courtier_____mypyc___3__mypyc_lambda__2_courtier_turn_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__2_courtier_turn_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__2_courtier_turn_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_courtier_turn_obj",
    .tp_new = courtier_____mypyc_lambda__2_courtier_turn_obj_new,
    .tp_dealloc = (destructor)courtier_____mypyc_lambda__2_courtier_turn_obj_dealloc,
    .tp_traverse = (traverseproc)courtier_____mypyc_lambda__2_courtier_turn_obj_traverse,
    .tp_clear = (inquiry)CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_clear,
    .tp_getset = courtier_____mypyc_lambda__2_courtier_turn_obj_getseters,
    .tp_methods = courtier_____mypyc_lambda__2_courtier_turn_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__courtier_____mypyc_lambda__2_courtier_turn_obj,
    .tp_members = courtier_____mypyc_lambda__2_courtier_turn_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_courtier_turn_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj_template = &CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj_template_;

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__2_courtier_turn_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self;
    if (courtier_____mypyc_lambda__2_courtier_turn_obj_free_instance != NULL) {
        self = courtier_____mypyc_lambda__2_courtier_turn_obj_free_instance;
        courtier_____mypyc_lambda__2_courtier_turn_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = courtier_____mypyc_lambda__2_courtier_turn_obj_vtable;
    self->vectorcall = CPyPy_courtier_____mypyc_lambda__2_courtier_turn_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj(void)
{
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__2_courtier_turn_obj_setup((PyObject *)CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
courtier_____mypyc_lambda__2_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_courtier_turn_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__courtier_____mypyc_lambda__3_courtier_turn_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____get__(self, instance, owner);
}
PyMemberDef courtier_____mypyc_lambda__3_courtier_turn_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
courtier_____mypyc_lambda__3_courtier_turn_obj_traverse(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject))));
    return rv;
}

static int32_t CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject))));
    return 0;
}

static int32_t CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self = (serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject))));
    return 0;
}

static void
courtier_____mypyc_lambda__3_courtier_turn_obj_dealloc(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (courtier_____mypyc_lambda__3_courtier_turn_obj_free_instance == NULL) {
        courtier_____mypyc_lambda__3_courtier_turn_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, courtier_____mypyc_lambda__3_courtier_turn_obj_dealloc)
    CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__3_courtier_turn_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj(void);

static PyObject *
courtier_____mypyc_lambda__3_courtier_turn_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__3_courtier_turn_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem courtier_____mypyc_lambda__3_courtier_turn_obj_vtable[2];
static bool
CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_trait_vtable_setup(void)
{
    CPyVTableItem courtier_____mypyc_lambda__3_courtier_turn_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____call__,
        (CPyVTableItem)CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____get__,
    };
    memcpy(courtier_____mypyc_lambda__3_courtier_turn_obj_vtable, courtier_____mypyc_lambda__3_courtier_turn_obj_vtable_scratch, sizeof(courtier_____mypyc_lambda__3_courtier_turn_obj_vtable));
    return 1;
}

static bool
CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
courtier_____mypyc_lambda__3_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self, void *closure);

static PyGetSetDef courtier_____mypyc_lambda__3_courtier_turn_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)courtier_____mypyc_lambda__3_courtier_turn_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef courtier_____mypyc_lambda__3_courtier_turn_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_courtier_____mypyc___3__mypyc_lambda__3_courtier_turn_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__3_courtier_turn_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_courtier_____mypyc_lambda__3_courtier_turn_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_courtier_turn_obj",
    .tp_new = courtier_____mypyc_lambda__3_courtier_turn_obj_new,
    .tp_dealloc = (destructor)courtier_____mypyc_lambda__3_courtier_turn_obj_dealloc,
    .tp_traverse = (traverseproc)courtier_____mypyc_lambda__3_courtier_turn_obj_traverse,
    .tp_clear = (inquiry)CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_clear,
    .tp_getset = courtier_____mypyc_lambda__3_courtier_turn_obj_getseters,
    .tp_methods = courtier_____mypyc_lambda__3_courtier_turn_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__courtier_____mypyc_lambda__3_courtier_turn_obj,
    .tp_members = courtier_____mypyc_lambda__3_courtier_turn_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_courtier_turn_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj_template = &CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj_template_;

PyObject *CPyDef_courtier_____mypyc___3__mypyc_lambda__3_courtier_turn_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self;
    if (courtier_____mypyc_lambda__3_courtier_turn_obj_free_instance != NULL) {
        self = courtier_____mypyc_lambda__3_courtier_turn_obj_free_instance;
        courtier_____mypyc_lambda__3_courtier_turn_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = courtier_____mypyc_lambda__3_courtier_turn_obj_vtable;
    self->vectorcall = CPyPy_courtier_____mypyc_lambda__3_courtier_turn_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj(void)
{
    PyObject *self = CPyDef_courtier_____mypyc___3__mypyc_lambda__3_courtier_turn_obj_setup((PyObject *)CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
courtier_____mypyc_lambda__3_courtier_turn_obj_get___3_mypyc_env__(serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_courtier_turn_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef courtiermodule_methods[] = {
    {"courtier_turn", (PyCFunction)CPyPy_courtier___courtier_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("courtier_turn(t)\n--\n\n") /* docstring */},
    {"site_obstacle", (PyCFunction)CPyPy_courtier___site_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("site_obstacle(t, squares, square)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___courtier__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___courtier__internal, "__name__");
    CPyStatic_courtier___globals = PyModule_GetDict(CPyModule_serai___games___merv___courtier__internal);
    if (unlikely(CPyStatic_courtier___globals == NULL))
        goto fail;
    CPyType_courtier___courtier_turn_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_courtier___courtier_turn_env_template, NULL, modname);
    if (unlikely(!CPyType_courtier___courtier_turn_env))
        goto fail;
    CPyDef_courtier___courtier_turn_env_trait_vtable_setup();
    CPyType_courtier___courtier_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_courtier___courtier_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_courtier___courtier_turn_gen))
        goto fail;
    CPyDef_courtier___courtier_turn_gen_trait_vtable_setup();
    CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj_template, NULL, modname);
    if (unlikely(!CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj))
        goto fail;
    CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_trait_vtable_setup();
    CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj_template, NULL, modname);
    if (unlikely(!CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj))
        goto fail;
    CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_trait_vtable_setup();
    CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj_template, NULL, modname);
    if (unlikely(!CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj))
        goto fail;
    CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_trait_vtable_setup();
    CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj_template, NULL, modname);
    if (unlikely(!CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj))
        goto fail;
    CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_trait_vtable_setup();
    char result = CPyDef_courtier_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___courtier__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_courtier___courtier_turn_env);
    Py_CLEAR(CPyType_courtier___courtier_turn_gen);
    Py_CLEAR(CPyType_courtier_____mypyc_lambda__0_courtier_turn_obj);
    Py_CLEAR(CPyType_courtier_____mypyc_lambda__1_courtier_turn_obj);
    Py_CLEAR(CPyType_courtier_____mypyc_lambda__2_courtier_turn_obj);
    Py_CLEAR(CPyType_courtier_____mypyc_lambda__3_courtier_turn_obj);
    return -1;
}
int CPyExec_serai___games___merv___courtier(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___courtier__impl, &CPyImportState_serai___games___merv___courtier, &CPyModule_serai___games___merv___courtier);
}
static struct PyModuleDef courtiermodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.courtier",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    courtiermodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___courtier(void)
{
    if (CPyModule_serai___games___merv___courtier__internal) {
        Py_INCREF(CPyModule_serai___games___merv___courtier__internal);
        return CPyModule_serai___games___merv___courtier__internal;
    }
    CPyModule_serai___games___merv___courtier__internal = PyModule_Create(&courtiermodule);
    return CPyModule_serai___games___merv___courtier__internal;
}

PyObject *CPyInit_serai___games___merv___courtier(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___courtier__internal) {
        Py_INCREF(CPyModule_serai___games___merv___courtier__internal);
        return CPyModule_serai___games___merv___courtier__internal;
    }
    CPyModule_serai___games___merv___courtier__internal = PyModule_Create(&courtiermodule);
    if (unlikely(CPyModule_serai___games___merv___courtier__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.courtier");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___courtier__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___courtier__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___courtier__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___courtier(CPyModule_serai___games___merv___courtier__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___courtier__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.courtier");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___courtier__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_courtier_____mypyc_lambda__0_courtier_turn_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "__get__", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "__mypyc_lambda__0_courtier_turn_obj", "__mypyc_env__", 23, CPyStatic_courtier___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "t", 23, CPyStatic_courtier___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_zones;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "Table", "zones", 23, CPyStatic_courtier___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 23, CPyStatic_courtier___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyStatics[4908]; /* -1 */
    cpy_r_r6 = PyObject_RichCompare(cpy_r_r4, cpy_r_r5, 2);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 23, CPyStatic_courtier___globals);
        goto CPyL12;
    }
    cpy_r_r7 = PyObject_IsTrue(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 23, CPyStatic_courtier___globals);
        goto CPyL12;
    }
    cpy_r_r9 = cpy_r_r7;
    if (!cpy_r_r9) goto CPyL8;
    cpy_r_r10 = Py_None;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL11;
CPyL8: ;
    cpy_r_r12 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r13 = CPyStatics[1743]; /* 'ZONE_TAKEN' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 23, CPyStatic_courtier___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_option___Reason))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "<lambda>", 23, CPyStatic_courtier___globals, "serai.kernel.option.Reason", cpy_r_r14);
        goto CPyL12;
    }
    cpy_r_r11 = cpy_r_r15;
CPyL11: ;
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
}
        
        PyObject *CPyPy_courtier_____mypyc_lambda__0_courtier_turn_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 23, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_courtier_____mypyc_lambda__1_courtier_turn_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "__get__", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "__mypyc_lambda__1_courtier_turn_obj", "__mypyc_env__", 38, CPyStatic_courtier___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "t", 38, CPyStatic_courtier___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "squares", 38, CPyStatic_courtier___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 38, CPyStatic_courtier___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_courtier___site_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 38, CPyStatic_courtier___globals);
        goto CPyL6;
    }
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_courtier_____mypyc_lambda__1_courtier_turn_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 38, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_courtier_____mypyc_lambda__2_courtier_turn_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "__get__", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____call__(PyObject *cpy_r___mypyc_self__) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "__mypyc_lambda__2_courtier_turn_obj", "__mypyc_env__", 39, CPyStatic_courtier___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 39, CPyStatic_courtier___globals);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "book", 39, CPyStatic_courtier___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "Book", "options", 39, CPyStatic_courtier___globals);
        goto CPyL16;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_district;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "Options", "district", 39, CPyStatic_courtier___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = 0;
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL17;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Option))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "<lambda>", 39, CPyStatic_courtier___globals, "serai.kernel.option.Option", cpy_r_r13);
        goto CPyL18;
    }
    cpy_r_r15 = ((serai___kernel___option___OptionObject *)cpy_r_r14)->_value;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "squares", 39, CPyStatic_courtier___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r16);
CPyL9: ;
    cpy_r_r17 = PySequence_Contains(cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 39, CPyStatic_courtier___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = PyList_Append(cpy_r_r1, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 39, CPyStatic_courtier___globals);
        goto CPyL18;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r23;
    goto CPyL6;
CPyL13: ;
    return cpy_r_r1;
CPyL14: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL14;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    goto CPyL14;
CPyL21: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL12;
}
        
        PyObject *CPyPy_courtier_____mypyc_lambda__2_courtier_turn_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 39, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_courtier_____mypyc_lambda__3_courtier_turn_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "__get__", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    cpy_r_r0 = ((serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "__mypyc_lambda__3_courtier_turn_obj", "__mypyc_env__", 40, CPyStatic_courtier___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[1744]; /* 'note-district' */
    cpy_r_r2 = CPyStatics[1745]; /* 'district' */
    cpy_r_r3 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "book", 40, CPyStatic_courtier___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_district_ids;
    if (unlikely(cpy_r_r4 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'district_ids' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r4);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 40, CPyStatic_courtier___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "courtier_turn_env", "t", 40, CPyStatic_courtier___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_r5)->_tiles;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "<lambda>", "Table", "tiles", 40, CPyStatic_courtier___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r7 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r8 = PyObject_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 40, CPyStatic_courtier___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r9 = PyObject_GetItem(cpy_r_r4, cpy_r_r8);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 40, CPyStatic_courtier___globals);
        goto CPyL10;
    }
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r2, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 40, CPyStatic_courtier___globals);
        goto CPyL10;
    }
    cpy_r_r11 = CPyDef_message___Message(cpy_r_r1, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 40, CPyStatic_courtier___globals);
        goto CPyL10;
    }
    return cpy_r_r11;
CPyL10: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL11: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
}
        
        PyObject *CPyPy_courtier_____mypyc_lambda__3_courtier_turn_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "<lambda>", 40, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
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
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_chosen;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_zone;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    int64_t cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    int64_t cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    int32_t cpy_r_r124;
    int32_t cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    PyObject *cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    int64_t cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    CPyTagged cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    CPyTagged cpy_r_square;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    int32_t cpy_r_r178;
    int32_t cpy_r_r179;
    char cpy_r_r180;
    int32_t cpy_r_r181;
    int32_t cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_gen", "__mypyc_env__", 15, CPyStatic_courtier___globals);
        goto CPyL159;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL154;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_r5 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 17, CPyStatic_courtier___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_r5)->_order;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'order' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL160;
    }
CPyL8: ;
    cpy_r_r7 = 0;
CPyL9: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL161;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL162;
    }
    cpy_r_r17 = cpy_r_r16 != 8;
    if (!cpy_r_r17) goto CPyL163;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r19 = PyList_Append(cpy_r_r4, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL162;
    }
CPyL13: ;
    cpy_r_r21 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r21;
    goto CPyL9;
CPyL14: ;
    cpy_r_r22 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_r23 = PyObject_GetIter(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_r24 = PyIter_Next(cpy_r_r23);
    if (cpy_r_r24 == NULL) {
        goto CPyL164;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_Unreachable();
CPyL19: ;
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL165;
    }
    cpy_r_r27 = PyIter_Next(cpy_r_r23);
    if (cpy_r_r27 == NULL) {
        goto CPyL166;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_Unreachable();
CPyL23: ;
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL167;
    }
    if (((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__second != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__second);
    }
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__second = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL167;
    }
    cpy_r_r31 = PyIter_Next(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (cpy_r_r31 == NULL) {
        goto CPyL28;
    } else
        goto CPyL168;
CPyL26: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 17, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r33 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 18, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r33);
CPyL29: ;
    cpy_r_r34 = ((serai___games___merv___table___TableObject *)cpy_r_r33)->_book;
    if (unlikely(cpy_r_r34 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r34);
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 18, CPyStatic_courtier___globals);
        goto CPyL169;
    }
CPyL30: ;
    if (((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book != NULL) {
        CPy_DECREF(((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book);
    }
    ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 18, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    cpy_r_r36 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 19, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r36);
CPyL32: ;
    cpy_r_r37 = CPyStatics[1746]; /* 'event-courtier-turn' */
    cpy_r_r38 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r39 = PyDict_New();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 19, CPyStatic_courtier___globals);
        goto CPyL170;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_r36, cpy_r_r37, -2, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 19, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    cpy_r_r41 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 20, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r41);
CPyL35: ;
    cpy_r_r42 = CPyDef_merv___table___Table___is_human(cpy_r_r41, cpy_r_r26);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 20, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    if (!cpy_r_r42) goto CPyL171;
    cpy_r_r43 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "book", 22, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r43);
CPyL38: ;
    cpy_r_r44 = ((serai___games___merv___book___BookObject *)cpy_r_r43)->_options;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Book", "options", 22, CPyStatic_courtier___globals);
        goto CPyL172;
    }
CPyL39: ;
    cpy_r_r45 = ((serai___games___merv___options___OptionsObject *)cpy_r_r44)->_zone;
    cpy_r_r46 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 22, CPyStatic_courtier___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r46);
CPyL40: ;
    cpy_r_r47 = ((serai___games___merv___table___TableObject *)cpy_r_r46)->_round;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Table", "round", 22, CPyStatic_courtier___globals);
        goto CPyL173;
    }
CPyL41: ;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r45, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 22, CPyStatic_courtier___globals);
        goto CPyL173;
    }
    if (likely(PyList_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 22, CPyStatic_courtier___globals, "list", cpy_r_r48);
        goto CPyL173;
    }
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r50 = CPyDef_courtier_____mypyc_lambda__0_courtier_turn_obj();
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 23, CPyStatic_courtier___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject *)cpy_r_r50)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r51 = NULL;
    cpy_r_r52 = NULL;
    cpy_r_r53 = CPyDef_offer___Offer(cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 21, CPyStatic_courtier___globals);
        goto CPyL169;
    }
    cpy_r_r54 = CPyStatics[1748]; /* 'courtier-zone' */
    cpy_r_r55 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r56 = NULL;
    cpy_r_r57 = NULL;
    cpy_r_r58 = 2;
    cpy_r_r59 = CPyDef_decision___ask(cpy_r_r26, cpy_r_r54, cpy_r_r55, cpy_r_r53, cpy_r_r56, cpy_r_r57, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 25, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r59;
CPyL47: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_type != cpy_r_r61;
    if (!cpy_r_r62) goto CPyL50;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 25, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_Unreachable();
CPyL50: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r63 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 25, CPyStatic_courtier___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL153;
    }
    cpy_r_chosen = cpy_r_r63;
    cpy_r_r64 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r64);
    CPy_DECREF(cpy_r_chosen);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 26, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_zone = cpy_r_r65;
    goto CPyL56;
CPyL53: ;
    cpy_r_r66 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 28, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r66);
CPyL54: ;
    cpy_r_r67 = CPyDef_merv___automa___choices___courtier_zone(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 28, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_zone = cpy_r_r67;
CPyL56: ;
    cpy_r_r68 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 29, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r68);
CPyL57: ;
    cpy_r_r69 = ((serai___games___merv___table___TableObject *)cpy_r_r68)->_zones;
    if (unlikely(cpy_r_r69 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'zones' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r69);
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 29, CPyStatic_courtier___globals);
        goto CPyL175;
    }
CPyL58: ;
    cpy_r_r70 = CPyStatics[4894]; /* 4 */
    CPy_INCREF(cpy_r_r70);
    cpy_r_r71 = CPyList_SetItem(cpy_r_r69, cpy_r_zone, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 29, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    cpy_r_r72 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 30, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r72);
CPyL60: ;
    cpy_r_r73 = CPyStatics[1749]; /* 'event-courtier-zone' */
    cpy_r_r74 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r75 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "book", 30, CPyStatic_courtier___globals);
        goto CPyL176;
    }
    CPy_INCREF(cpy_r_r75);
CPyL61: ;
    cpy_r_r76 = ((serai___games___merv___book___BookObject *)cpy_r_r75)->_zones;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Book", "zones", 30, CPyStatic_courtier___globals);
        goto CPyL177;
    }
CPyL62: ;
    cpy_r_r77 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 30, CPyStatic_courtier___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r77);
CPyL63: ;
    cpy_r_r78 = ((serai___games___merv___table___TableObject *)cpy_r_r77)->_round;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Table", "round", 30, CPyStatic_courtier___globals);
        goto CPyL178;
    }
CPyL64: ;
    cpy_r_r79 = CPyList_GetItemBorrow(cpy_r_r76, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals);
        goto CPyL178;
    }
    if (likely(PyList_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals, "list", cpy_r_r79);
        goto CPyL178;
    }
    cpy_r_r81 = CPyList_GetItem(cpy_r_r80, cpy_r_zone);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals);
        goto CPyL178;
    }
    if (likely(PyTuple_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals, "tuple", cpy_r_r81);
        goto CPyL178;
    }
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r83 = CPySequenceTuple_GetItem(cpy_r_r82, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals);
        goto CPyL176;
    }
    if (likely(PyUnicode_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals, "str", cpy_r_r83);
        goto CPyL176;
    }
    cpy_r_r85 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r86 = CPyDict_Build(1, cpy_r_r85, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals);
        goto CPyL176;
    }
    cpy_r_r87 = CPyDef_kernel___table___Table___tell(cpy_r_r72, cpy_r_r73, -2, cpy_r_r74, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 30, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    cpy_r_r88 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "book", 31, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r88);
CPyL73: ;
    cpy_r_r89 = ((serai___games___merv___book___BookObject *)cpy_r_r88)->_zones;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Book", "zones", 31, CPyStatic_courtier___globals);
        goto CPyL179;
    }
CPyL74: ;
    cpy_r_r90 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 31, CPyStatic_courtier___globals);
        goto CPyL179;
    }
    CPy_INCREF(cpy_r_r90);
CPyL75: ;
    cpy_r_r91 = ((serai___games___merv___table___TableObject *)cpy_r_r90)->_round;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Table", "round", 31, CPyStatic_courtier___globals);
        goto CPyL180;
    }
CPyL76: ;
    cpy_r_r92 = CPyList_GetItemBorrow(cpy_r_r89, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals);
        goto CPyL180;
    }
    if (likely(PyList_Check(cpy_r_r92)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals, "list", cpy_r_r92);
        goto CPyL180;
    }
    cpy_r_r94 = CPyList_GetItem(cpy_r_r93, cpy_r_zone);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals);
        goto CPyL180;
    }
    if (likely(PyTuple_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals, "tuple", cpy_r_r94);
        goto CPyL180;
    }
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r96 = CPySequenceTuple_GetItem(cpy_r_r95, 2);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    if (likely(PyTuple_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals, "tuple", cpy_r_r96);
        goto CPyL175;
    }
    if (((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares != NULL) {
        CPy_DECREF(((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares);
    }
    ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 31, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    cpy_r_r99 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 32, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r99);
CPyL84: ;
    cpy_r_r100 = CPyDef_merv___table___Table___buildings_left(cpy_r_r99, 8);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 32, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    cpy_r_r101 = cpy_r_r100 != 0;
    CPyTagged_DECREF(cpy_r_r100);
    if (!cpy_r_r101) goto CPyL181;
    cpy_r_r102 = 1;
    cpy_r_r103 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "squares", 32, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r103);
CPyL87: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = 0;
CPyL88: ;
    cpy_r_r107 = cpy_r_r106 < cpy_r_r105;
    if (!cpy_r_r107) goto CPyL182;
    cpy_r_r108 = CPySequenceTuple_GetItemUnsafe(cpy_r_r103, cpy_r_r106);
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 32, CPyStatic_courtier___globals);
        goto CPyL183;
    }
    cpy_r_r110 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 32, CPyStatic_courtier___globals);
        goto CPyL184;
    }
    CPy_INCREF(cpy_r_r110);
CPyL91: ;
    cpy_r_r111 = ((serai___games___merv___table___TableObject *)cpy_r_r110)->_owners;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Table", "owners", 32, CPyStatic_courtier___globals);
        goto CPyL185;
    }
CPyL92: ;
    cpy_r_r112 = CPyList_GetItemBorrow(cpy_r_r111, cpy_r_r109);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 32, CPyStatic_courtier___globals);
        goto CPyL185;
    }
    if (likely(PyLong_Check(cpy_r_r112)))
        cpy_r_r113 = CPyTagged_FromObject(cpy_r_r112);
    else {
        CPy_TypeError("int", cpy_r_r112); cpy_r_r113 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 32, CPyStatic_courtier___globals);
        goto CPyL185;
    }
    cpy_r_r114 = (Py_ssize_t)cpy_r_r113 != -2;
    CPyTagged_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r109);
    cpy_r_r115 = cpy_r_r114 ^ 1;
    if (cpy_r_r115) {
        goto CPyL186;
    } else
        goto CPyL96;
CPyL95: ;
    cpy_r_r102 = 0;
    goto CPyL97;
CPyL96: ;
    cpy_r_r116 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r116;
    goto CPyL88;
CPyL97: ;
    if (cpy_r_r102) {
        goto CPyL181;
    } else
        goto CPyL106;
CPyL98: ;
    cpy_r_r117 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 33, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r117);
CPyL99: ;
    cpy_r_r118 = CPyStatics[1750]; /* 'event-courtier-idle' */
    cpy_r_r119 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r120 = PyDict_New();
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 33, CPyStatic_courtier___globals);
        goto CPyL187;
    }
    cpy_r_r121 = CPyDef_kernel___table___Table___tell(cpy_r_r117, cpy_r_r118, -2, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 33, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_r122 = Py_None;
    CPy_INCREF(cpy_r_r122);
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r124 = CPyDef_courtier___courtier_turn_env_clear_on_completion(cpy_r_r0);
    cpy_r_r125 = CPyDef_courtier___courtier_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL105;
    CPyGen_SetStopIterationValue(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (!0) goto CPyL159;
    CPy_Unreachable();
CPyL105: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r122;
    CPyGen_Exit(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL106: ;
    cpy_r_r126 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 35, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r126);
CPyL107: ;
    cpy_r_r127 = ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__second;
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_gen", "second", 35, CPyStatic_courtier___globals);
        goto CPyL188;
    }
CPyL108: ;
    cpy_r_r128 = CPyDef_merv___table___Table___is_human(cpy_r_r126, cpy_r_r127);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r128 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 35, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    if (cpy_r_r128) {
        goto CPyL189;
    } else
        goto CPyL135;
CPyL110: ;
    cpy_r_r129 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__squares;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "squares", 37, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r129);
CPyL111: ;
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = PyList_New(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 37, CPyStatic_courtier___globals);
        goto CPyL190;
    }
    cpy_r_r133 = 0;
CPyL113: ;
    cpy_r_r134 = cpy_r_r133 < cpy_r_r131;
    if (!cpy_r_r134) goto CPyL191;
    cpy_r_r135 = CPySequenceTuple_GetItemUnsafe(cpy_r_r129, cpy_r_r133);
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 37, CPyStatic_courtier___globals);
        goto CPyL192;
    }
    cpy_r_r137 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "book", 37, CPyStatic_courtier___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r137);
CPyL116: ;
    cpy_r_r138 = ((serai___games___merv___book___BookObject *)cpy_r_r137)->_options;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Book", "options", 37, CPyStatic_courtier___globals);
        goto CPyL194;
    }
CPyL117: ;
    cpy_r_r139 = ((serai___games___merv___options___OptionsObject *)cpy_r_r138)->_district;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "Options", "district", 37, CPyStatic_courtier___globals);
        goto CPyL194;
    }
CPyL118: ;
    cpy_r_r140 = CPyList_GetItem(cpy_r_r139, cpy_r_r136);
    CPyTagged_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 37, CPyStatic_courtier___globals);
        goto CPyL195;
    }
    if (likely(Py_TYPE(cpy_r_r140) == CPyType_option___Option))
        cpy_r_r141 = cpy_r_r140;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 37, CPyStatic_courtier___globals, "serai.kernel.option.Option", cpy_r_r140);
        goto CPyL195;
    }
    CPy_DECREF(cpy_r_r137);
    CPyList_SetItemUnsafe(cpy_r_r132, cpy_r_r133, cpy_r_r141);
    cpy_r_r142 = cpy_r_r133 + 1;
    cpy_r_r133 = cpy_r_r142;
    goto CPyL113;
CPyL122: ;
    cpy_r_r143 = CPyDef_courtier_____mypyc_lambda__1_courtier_turn_obj();
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 38, CPyStatic_courtier___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject *)cpy_r_r143)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r144 = CPyDef_courtier_____mypyc_lambda__2_courtier_turn_obj();
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 39, CPyStatic_courtier___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject *)cpy_r_r144)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r145 = CPyDef_courtier_____mypyc_lambda__3_courtier_turn_obj();
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 40, CPyStatic_courtier___globals);
        goto CPyL198;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject *)cpy_r_r145)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r146 = CPyDef_offer___Offer(cpy_r_r132, cpy_r_r143, cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 36, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_r147 = CPyStatics[1751]; /* 'courtier-district' */
    cpy_r_r148 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r149 = NULL;
    cpy_r_r150 = NULL;
    cpy_r_r151 = 2;
    cpy_r_r152 = ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__second;
    if (unlikely(cpy_r_r152 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_gen", "second", 42, CPyStatic_courtier___globals);
        goto CPyL199;
    }
CPyL127: ;
    cpy_r_r153 = CPyDef_decision___ask(cpy_r_r152, cpy_r_r147, cpy_r_r148, cpy_r_r146, cpy_r_r149, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 42, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r153;
CPyL129: ;
    cpy_r_r155 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r156 = cpy_r_type != cpy_r_r155;
    if (!cpy_r_r156) goto CPyL132;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 42, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    CPy_Unreachable();
CPyL132: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r157 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 42, CPyStatic_courtier___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL153;
    }
    cpy_r_chosen = cpy_r_r157;
    cpy_r_r158 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r158);
    CPy_DECREF(cpy_r_chosen);
    if (likely(PyLong_Check(cpy_r_r158)))
        cpy_r_r159 = CPyTagged_FromObject(cpy_r_r158);
    else {
        CPy_TypeError("int", cpy_r_r158); cpy_r_r159 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 43, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_square = cpy_r_r159;
    goto CPyL138;
CPyL135: ;
    cpy_r_r160 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 45, CPyStatic_courtier___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r160);
CPyL136: ;
    cpy_r_r161 = CPyDef_merv___automa___choices___courtier_district(cpy_r_r160, cpy_r_zone);
    CPy_DECREF(cpy_r_r160);
    CPyTagged_DECREF(cpy_r_zone);
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 45, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_square = cpy_r_r161;
CPyL138: ;
    cpy_r_r162 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 46, CPyStatic_courtier___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r162);
CPyL139: ;
    cpy_r_r163 = ((serai___games___merv___table___TableObject *)cpy_r_r162)->_owners;
    if (unlikely(cpy_r_r163 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'owners' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r163);
    }
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 46, CPyStatic_courtier___globals);
        goto CPyL200;
    }
CPyL140: ;
    cpy_r_r164 = CPyStatics[4894]; /* 4 */
    CPy_INCREF(cpy_r_r164);
    cpy_r_r165 = CPyList_SetItem(cpy_r_r163, cpy_r_square, cpy_r_r164);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 46, CPyStatic_courtier___globals);
        goto CPyL200;
    }
    cpy_r_r166 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "t", 47, CPyStatic_courtier___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r166);
CPyL142: ;
    cpy_r_r167 = CPyStatics[1752]; /* 'event-courtier-built' */
    cpy_r_r168 = CPyStatics[1747]; /* 'MV-2P-02' */
    cpy_r_r169 = ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "courtier_turn", "courtier_turn_env", "book", 47, CPyStatic_courtier___globals);
        goto CPyL201;
    }
    CPy_INCREF(cpy_r_r169);
CPyL143: ;
    cpy_r_r170 = ((serai___games___merv___book___BookObject *)cpy_r_r169)->_square_ids;
    if (unlikely(cpy_r_r170 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'square_ids' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r170);
    }
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 47, CPyStatic_courtier___globals);
        goto CPyL201;
    }
CPyL144: ;
    cpy_r_r171 = CPySequenceTuple_GetItem(cpy_r_r170, cpy_r_square);
    CPy_DECREF(cpy_r_r170);
    CPyTagged_DECREF(cpy_r_square);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 47, CPyStatic_courtier___globals);
        goto CPyL202;
    }
    if (likely(PyUnicode_Check(cpy_r_r171)))
        cpy_r_r172 = cpy_r_r171;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 47, CPyStatic_courtier___globals, "str", cpy_r_r171);
        goto CPyL202;
    }
    cpy_r_r173 = CPyStatics[1450]; /* 'square' */
    cpy_r_r174 = CPyDict_Build(1, cpy_r_r173, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 47, CPyStatic_courtier___globals);
        goto CPyL202;
    }
    cpy_r_r175 = CPyDef_kernel___table___Table___tell(cpy_r_r166, cpy_r_r167, -2, cpy_r_r168, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r175 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 47, CPyStatic_courtier___globals);
        goto CPyL153;
    }
    cpy_r_r176 = Py_None;
    CPy_INCREF(cpy_r_r176);
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r178 = CPyDef_courtier___courtier_turn_env_clear_on_completion(cpy_r_r0);
    cpy_r_r179 = CPyDef_courtier___courtier_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL152;
    CPyGen_SetStopIterationValue(cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    if (!0) goto CPyL159;
    CPy_Unreachable();
CPyL152: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r176;
    CPyGen_Exit(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL153: ;
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r181 = CPyDef_courtier___courtier_turn_env_clear_on_completion(cpy_r_r0);
    cpy_r_r182 = CPyDef_courtier___courtier_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r183 = NULL;
    CPyGen_Exit(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r183;
CPyL154: ;
    cpy_r_r184 = cpy_r_r1 == 0;
    if (cpy_r_r184) goto CPyL2;
    cpy_r_r185 = cpy_r_r1 == 1;
    if (cpy_r_r185) goto CPyL47;
    cpy_r_r186 = cpy_r_r1 == 2;
    if (cpy_r_r186) goto CPyL129;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r187 = 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
        goto CPyL159;
    }
    CPy_Unreachable();
CPyL159: ;
    cpy_r_r188 = NULL;
    CPyGen_Exit(&((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r188;
CPyL160: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL153;
CPyL161: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL14;
CPyL162: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL153;
CPyL163: ;
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL13;
CPyL164: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL17;
CPyL165: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL153;
CPyL166: ;
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL21;
CPyL167: ;
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL153;
CPyL168: ;
    CPyTagged_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r31);
    goto CPyL26;
CPyL169: ;
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL153;
CPyL170: ;
    CPyTagged_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r36);
    goto CPyL153;
CPyL171: ;
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL53;
CPyL172: ;
    CPyTagged_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r43);
    goto CPyL153;
CPyL173: ;
    CPyTagged_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r46);
    goto CPyL153;
CPyL174: ;
    CPyTagged_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r49);
    goto CPyL153;
CPyL175: ;
    CPyTagged_DecRef(cpy_r_zone);
    goto CPyL153;
CPyL176: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r72);
    goto CPyL153;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r75);
    goto CPyL153;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r77);
    goto CPyL153;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r88);
    goto CPyL153;
CPyL180: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r90);
    goto CPyL153;
CPyL181: ;
    CPyTagged_DECREF(cpy_r_zone);
    goto CPyL98;
CPyL182: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL97;
CPyL183: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r103);
    goto CPyL153;
CPyL184: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL153;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r110);
    goto CPyL153;
CPyL186: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL95;
CPyL187: ;
    CPy_DecRef(cpy_r_r117);
    goto CPyL153;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_r126);
    goto CPyL153;
CPyL189: ;
    CPyTagged_DECREF(cpy_r_zone);
    goto CPyL110;
CPyL190: ;
    CPy_DecRef(cpy_r_r129);
    goto CPyL153;
CPyL191: ;
    CPy_DECREF(cpy_r_r129);
    goto CPyL122;
CPyL192: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r132);
    goto CPyL153;
CPyL193: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL153;
CPyL194: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    goto CPyL153;
CPyL195: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r137);
    goto CPyL153;
CPyL196: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL153;
CPyL197: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r143);
    goto CPyL153;
CPyL198: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r144);
    goto CPyL153;
CPyL199: ;
    CPy_DecRef(cpy_r_r146);
    goto CPyL153;
CPyL200: ;
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL153;
CPyL201: ;
    CPyTagged_DecRef(cpy_r_square);
    CPy_DecRef(cpy_r_r166);
    goto CPyL153;
CPyL202: ;
    CPy_DecRef(cpy_r_r166);
    goto CPyL153;
}
        
PyObject *CPyDef_courtier___courtier_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_courtier___courtier_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_courtier___courtier_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.courtier.courtier_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_courtier___courtier_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "__next__", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___courtier_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_courtier___courtier_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_courtier___courtier_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.courtier.courtier_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_courtier___courtier_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "send", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___courtier_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_courtier___courtier_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_courtier___courtier_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.courtier.courtier_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_courtier___courtier_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "__iter__", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___courtier_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_courtier___courtier_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_courtier___courtier_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_courtier___courtier_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.courtier.courtier_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_courtier___courtier_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "throw", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___courtier_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_courtier___courtier_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2103 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2103);
    PyObject *__tmp2104 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2104);
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
        
        PyObject *CPyPy_courtier___courtier_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_courtier___courtier_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.courtier.courtier_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_courtier___courtier_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "close", -1, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___courtier_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_courtier___courtier_turn_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyDef_courtier___courtier_turn_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
        goto CPyL7;
    }
    ((serai___games___merv___courtier___courtier_turn_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___courtier___courtier_turn_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
        goto CPyL8;
    }
    return cpy_r_r1;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_courtier___courtier_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:courtier_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_courtier___courtier_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "courtier_turn", 15, CPyStatic_courtier___globals);
            return NULL;
        }
        
PyObject *CPyDef_courtier___site_obstacle(PyObject *cpy_r_t, PyObject *cpy_r_squares, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged_INCREF(cpy_r_square);
    cpy_r_r0 = CPyTagged_StealAsObject(cpy_r_square);
    cpy_r_r1 = PySequence_Contains(cpy_r_squares, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 52, CPyStatic_courtier___globals);
        goto CPyL14;
    }
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r3 ^ 1;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r6 = CPyStatics[1753]; /* 'LINE_OF_COURTIER' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 53, CPyStatic_courtier___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Reason))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 53, CPyStatic_courtier___globals, "serai.kernel.option.Reason", cpy_r_r7);
        goto CPyL14;
    }
    return cpy_r_r8;
CPyL5: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/courtier.py", "site_obstacle", "Table", "owners", 54, CPyStatic_courtier___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_square);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 54, CPyStatic_courtier___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 54, CPyStatic_courtier___globals);
        goto CPyL14;
    }
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 == -2;
    CPyTagged_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL10;
    cpy_r_r13 = Py_None;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL13;
CPyL10: ;
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r16 = CPyStatics[1754]; /* 'NOT_EMPTY' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 54, CPyStatic_courtier___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_option___Reason))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 54, CPyStatic_courtier___globals, "serai.kernel.option.Reason", cpy_r_r17);
        goto CPyL14;
    }
    cpy_r_r14 = cpy_r_r18;
CPyL13: ;
    return cpy_r_r14;
CPyL14: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_courtier___site_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "squares", "square", 0};
            static CPyArg_Parser parser = {"OOO:site_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_squares;
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_squares, &obj_square)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_squares = obj_squares;
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            PyObject *retval = CPyDef_courtier___site_obstacle(arg_t, arg_squares, arg_square);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/courtier.py", "site_obstacle", 50, CPyStatic_courtier___globals);
            return NULL;
        }
        
char CPyDef_courtier_____top_level__(void) {
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
    void *cpy_r_r127;
    void *cpy_r_r128;
    void *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    void *cpy_r_r135;
    void *cpy_r_r136;
    PyObject **cpy_r_r137;
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
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 1, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 1, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_courtier___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 3, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_courtier___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 5, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_courtier___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 7, CPyStatic_courtier___globals);
        goto CPyL55;
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
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 7, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 7, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 7, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 7, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___automa___choices;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___automa___choices;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1354]; /* 'serai.games.merv.automa.choices' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 8, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___automa___choices;
    cpy_r_r48 = CPyExec_serai___games___merv___automa___choices;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___automa___choices__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 8, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 8, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1354]; /* 'serai.games.merv.automa.choices' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 8, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5246]; /* ('courtier_district', 'courtier_zone') */
    cpy_r_r59 = CPyStatic_courtier___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 8, CPyStatic_courtier___globals);
        goto CPyL55;
    } else
        goto CPyL56;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 9, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r70 = CPyExec_serai___games___merv___names;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 9, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 9, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 9, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5247]; /* ('COURTIER', 'NOBODY') */
    cpy_r_r81 = CPyStatic_courtier___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 9, CPyStatic_courtier___globals);
        goto CPyL55;
    } else
        goto CPyL57;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 10, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r92 = CPyExec_serai___games___merv___table;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 10, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 10, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 10, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r103 = CPyStatic_courtier___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 10, CPyStatic_courtier___globals);
        goto CPyL55;
    } else
        goto CPyL58;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r106 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 11, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r114 = CPyExec_serai___kernel___decision;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 11, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 11, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 11, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5248]; /* ('Offer', 'Reason', 'Rules', 'ask') */
    cpy_r_r125 = CPyStatic_courtier___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 11, CPyStatic_courtier___globals);
        goto CPyL55;
    } else
        goto CPyL59;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 12, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___message;
    cpy_r_r136 = CPyExec_serai___kernel___message;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 12, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 12, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 12, CPyStatic_courtier___globals);
        goto CPyL55;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r147 = CPyStatic_courtier___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/courtier.py", "<module>", 12, CPyStatic_courtier___globals);
        goto CPyL55;
    } else
        goto CPyL60;
CPyL54: ;
    return 1;
CPyL55: ;
    cpy_r_r149 = 2;
    return cpy_r_r149;
CPyL56: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL57: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL58: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL59: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL60: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
}

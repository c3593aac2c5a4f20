#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef workers___RetrieveWorker_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
workers___RetrieveWorker_traverse(serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject))));
    return rv;
}

static int32_t CPyDef_workers___RetrieveWorker_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self = (serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject))));
    return 0;
}

static int32_t CPyDef_workers___RetrieveWorker_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self = (serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject))));
    return 0;
}

static void
workers___RetrieveWorker_dealloc(serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, workers___RetrieveWorker_dealloc)
    CPyDef_workers___RetrieveWorker_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_workers_____mypyc__RetrieveWorker_setup(PyObject *cpy_r_type);
PyObject *CPyDef_workers___RetrieveWorker(PyObject *cpy_r_verbs);

static PyObject *
workers___RetrieveWorker_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_workers___RetrieveWorker) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_workers_____mypyc__RetrieveWorker_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___effects___influence___Unit_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem workers___RetrieveWorker_vtable[16];
static bool
CPyDef_workers___RetrieveWorker_trait_vtable_setup(void)
{
    CPyVTableItem workers___RetrieveWorker_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker___ask__Work_glue,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___influence___Unit_____init__,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker___possible,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker___reason,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker___ask,
        (CPyVTableItem)CPyDef_workers___RetrieveWorker_____mypyc_defaults_setup,
    };
    memcpy(workers___RetrieveWorker_vtable, workers___RetrieveWorker_vtable_scratch, sizeof(workers___RetrieveWorker_vtable));
    return 1;
}

static bool
CPyDef_workers___RetrieveWorker_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
workers___RetrieveWorker_get_asks_itself(serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self, void *closure);
static int
workers___RetrieveWorker_set_asks_itself(serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self, PyObject *value, void *closure);

static PyGetSetDef workers___RetrieveWorker_getseters[] = {
    {"asks_itself",
     (getter)workers___RetrieveWorker_get_asks_itself, (setter)workers___RetrieveWorker_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef workers___RetrieveWorker_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_workers_____mypyc__RetrieveWorker_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_workers___RetrieveWorker___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_workers___RetrieveWorker___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_workers___RetrieveWorker___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_workers___RetrieveWorker_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_workers___RetrieveWorker_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RetrieveWorker",
    .tp_new = workers___RetrieveWorker_new,
    .tp_dealloc = (destructor)workers___RetrieveWorker_dealloc,
    .tp_traverse = (traverseproc)workers___RetrieveWorker_traverse,
    .tp_clear = (inquiry)CPyDef_workers___RetrieveWorker_clear,
    .tp_getset = workers___RetrieveWorker_getseters,
    .tp_methods = workers___RetrieveWorker_methods,
    .tp_members = workers___RetrieveWorker_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___workers___RetrieveWorkerObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RetrieveWorker(verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_workers___RetrieveWorker_template = &CPyType_workers___RetrieveWorker_template_;

PyObject *CPyDef_workers_____mypyc__RetrieveWorker_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self;
    self = (serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = workers___RetrieveWorker_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_workers___RetrieveWorker_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_workers___RetrieveWorker(PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_workers_____mypyc__RetrieveWorker_setup((PyObject *)CPyType_workers___RetrieveWorker);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___effects___influence___Unit_____init__(self, cpy_r_verbs);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
workers___RetrieveWorker_get_asks_itself(serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'RetrieveWorker' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
workers___RetrieveWorker_set_asks_itself(serai___games___wayfarers___effects___workers___RetrieveWorkerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RetrieveWorker' object attribute 'asks_itself' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_asks_itself = tmp;
    return 0;
}

static int
workers___ask_RetrieveWorker_env_traverse(serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_workers___ask_RetrieveWorker_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *self = (serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_workers___ask_RetrieveWorker_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *self = (serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
workers___ask_RetrieveWorker_env_dealloc(serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (workers___ask_RetrieveWorker_env_free_instance == NULL) {
        workers___ask_RetrieveWorker_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, workers___ask_RetrieveWorker_env_dealloc)
    CPyDef_workers___ask_RetrieveWorker_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_workers_____mypyc__ask_RetrieveWorker_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_workers___ask_RetrieveWorker_env(void);

static PyObject *
workers___ask_RetrieveWorker_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_workers___ask_RetrieveWorker_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_workers_____mypyc__ask_RetrieveWorker_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem workers___ask_RetrieveWorker_env_vtable[1];
static bool
CPyDef_workers___ask_RetrieveWorker_env_trait_vtable_setup(void)
{
    CPyVTableItem workers___ask_RetrieveWorker_env_vtable_scratch[] = {
        NULL
    };
    memcpy(workers___ask_RetrieveWorker_env_vtable, workers___ask_RetrieveWorker_env_vtable_scratch, sizeof(workers___ask_RetrieveWorker_env_vtable));
    return 1;
}

static bool
CPyDef_workers___ask_RetrieveWorker_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef workers___ask_RetrieveWorker_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_workers_____mypyc__ask_RetrieveWorker_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_workers___ask_RetrieveWorker_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_RetrieveWorker_env",
    .tp_new = workers___ask_RetrieveWorker_env_new,
    .tp_dealloc = (destructor)workers___ask_RetrieveWorker_env_dealloc,
    .tp_traverse = (traverseproc)workers___ask_RetrieveWorker_env_traverse,
    .tp_clear = (inquiry)CPyDef_workers___ask_RetrieveWorker_env_clear,
    .tp_methods = workers___ask_RetrieveWorker_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_RetrieveWorker_env()\n--\n\n"),
};
static PyTypeObject *CPyType_workers___ask_RetrieveWorker_env_template = &CPyType_workers___ask_RetrieveWorker_env_template_;

PyObject *CPyDef_workers_____mypyc__ask_RetrieveWorker_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *self;
    if (workers___ask_RetrieveWorker_env_free_instance != NULL) {
        self = workers___ask_RetrieveWorker_env_free_instance;
        workers___ask_RetrieveWorker_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = workers___ask_RetrieveWorker_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_workers___ask_RetrieveWorker_env(void)
{
    PyObject *self = CPyDef_workers_____mypyc__ask_RetrieveWorker_env_setup((PyObject *)CPyType_workers___ask_RetrieveWorker_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendworkers___ask_RetrieveWorker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_workers___ask_RetrieveWorker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods workers___ask_RetrieveWorker_gen_as_async = {
    .am_send = CPyDunder_am_sendworkers___ask_RetrieveWorker_gen,
};
static int
workers___ask_RetrieveWorker_gen_traverse(serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__card);
    Py_VISIT(self->___mypyc_generator_frame_attribute__colour);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_workers___ask_RetrieveWorker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *self = (serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__colour);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3);
    return 0;
}

static int32_t CPyDef_workers___ask_RetrieveWorker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *self = (serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__colour);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3);
    return 0;
}

static void
workers___ask_RetrieveWorker_gen_dealloc(serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (workers___ask_RetrieveWorker_gen_free_instance == NULL) {
        workers___ask_RetrieveWorker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__colour);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, workers___ask_RetrieveWorker_gen_dealloc)
    CPyDef_workers___ask_RetrieveWorker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_workers_____mypyc__ask_RetrieveWorker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_workers___ask_RetrieveWorker_gen(void);

static PyObject *
workers___ask_RetrieveWorker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_workers___ask_RetrieveWorker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_workers_____mypyc__ask_RetrieveWorker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem workers___ask_RetrieveWorker_gen_vtable[6];
static bool
CPyDef_workers___ask_RetrieveWorker_gen_trait_vtable_setup(void)
{
    CPyVTableItem workers___ask_RetrieveWorker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_workers___ask_RetrieveWorker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_workers___ask_RetrieveWorker_gen_____next__,
        (CPyVTableItem)CPyDef_workers___ask_RetrieveWorker_gen___send,
        (CPyVTableItem)CPyDef_workers___ask_RetrieveWorker_gen_____iter__,
        (CPyVTableItem)CPyDef_workers___ask_RetrieveWorker_gen___throw,
        (CPyVTableItem)CPyDef_workers___ask_RetrieveWorker_gen___close,
    };
    memcpy(workers___ask_RetrieveWorker_gen_vtable, workers___ask_RetrieveWorker_gen_vtable_scratch, sizeof(workers___ask_RetrieveWorker_gen_vtable));
    return 1;
}

static bool
CPyDef_workers___ask_RetrieveWorker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef workers___ask_RetrieveWorker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_workers_____mypyc__ask_RetrieveWorker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_workers___ask_RetrieveWorker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_workers___ask_RetrieveWorker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_workers___ask_RetrieveWorker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_workers___ask_RetrieveWorker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_workers___ask_RetrieveWorker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_workers___ask_RetrieveWorker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_RetrieveWorker_gen",
    .tp_new = workers___ask_RetrieveWorker_gen_new,
    .tp_dealloc = (destructor)workers___ask_RetrieveWorker_gen_dealloc,
    .tp_traverse = (traverseproc)workers___ask_RetrieveWorker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_workers___ask_RetrieveWorker_gen_clear,
    .tp_methods = workers___ask_RetrieveWorker_gen_methods,
    .tp_iter = CPyDef_workers___ask_RetrieveWorker_gen_____iter__,
    .tp_iternext = CPyDef_workers___ask_RetrieveWorker_gen_____next__,
    .tp_as_async = &workers___ask_RetrieveWorker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_RetrieveWorker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_workers___ask_RetrieveWorker_gen_template = &CPyType_workers___ask_RetrieveWorker_gen_template_;

PyObject *CPyDef_workers_____mypyc__ask_RetrieveWorker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *self;
    if (workers___ask_RetrieveWorker_gen_free_instance != NULL) {
        self = workers___ask_RetrieveWorker_gen_free_instance;
        workers___ask_RetrieveWorker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = workers___ask_RetrieveWorker_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_workers___ask_RetrieveWorker_gen(void)
{
    PyObject *self = CPyDef_workers_____mypyc__ask_RetrieveWorker_gen_setup((PyObject *)CPyType_workers___ask_RetrieveWorker_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__workers___obstacle_ask_RetrieveWorker_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____get__(self, instance, owner);
}
PyMemberDef workers___obstacle_ask_RetrieveWorker_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
workers___obstacle_ask_RetrieveWorker_obj_traverse(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject))));
    return rv;
}

static int32_t CPyDef_workers___obstacle_ask_RetrieveWorker_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self = (serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject))));
    return 0;
}

static int32_t CPyDef_workers___obstacle_ask_RetrieveWorker_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self = (serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject))));
    return 0;
}

static void
workers___obstacle_ask_RetrieveWorker_obj_dealloc(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (workers___obstacle_ask_RetrieveWorker_obj_free_instance == NULL) {
        workers___obstacle_ask_RetrieveWorker_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, workers___obstacle_ask_RetrieveWorker_obj_dealloc)
    CPyDef_workers___obstacle_ask_RetrieveWorker_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_workers_____mypyc__obstacle_ask_RetrieveWorker_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_workers___obstacle_ask_RetrieveWorker_obj(void);

static PyObject *
workers___obstacle_ask_RetrieveWorker_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_workers___obstacle_ask_RetrieveWorker_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_workers_____mypyc__obstacle_ask_RetrieveWorker_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem workers___obstacle_ask_RetrieveWorker_obj_vtable[2];
static bool
CPyDef_workers___obstacle_ask_RetrieveWorker_obj_trait_vtable_setup(void)
{
    CPyVTableItem workers___obstacle_ask_RetrieveWorker_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____call__,
        (CPyVTableItem)CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____get__,
    };
    memcpy(workers___obstacle_ask_RetrieveWorker_obj_vtable, workers___obstacle_ask_RetrieveWorker_obj_vtable_scratch, sizeof(workers___obstacle_ask_RetrieveWorker_obj_vtable));
    return 1;
}

static bool
CPyDef_workers___obstacle_ask_RetrieveWorker_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
workers___obstacle_ask_RetrieveWorker_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self, void *closure);

static PyGetSetDef workers___obstacle_ask_RetrieveWorker_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)workers___obstacle_ask_RetrieveWorker_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef workers___obstacle_ask_RetrieveWorker_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_workers_____mypyc__obstacle_ask_RetrieveWorker_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_workers___obstacle_ask_RetrieveWorker_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_workers___obstacle_ask_RetrieveWorker_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_workers___obstacle_ask_RetrieveWorker_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_ask_RetrieveWorker_obj",
    .tp_new = workers___obstacle_ask_RetrieveWorker_obj_new,
    .tp_dealloc = (destructor)workers___obstacle_ask_RetrieveWorker_obj_dealloc,
    .tp_traverse = (traverseproc)workers___obstacle_ask_RetrieveWorker_obj_traverse,
    .tp_clear = (inquiry)CPyDef_workers___obstacle_ask_RetrieveWorker_obj_clear,
    .tp_getset = workers___obstacle_ask_RetrieveWorker_obj_getseters,
    .tp_methods = workers___obstacle_ask_RetrieveWorker_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__workers___obstacle_ask_RetrieveWorker_obj,
    .tp_members = workers___obstacle_ask_RetrieveWorker_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_ask_RetrieveWorker_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_workers___obstacle_ask_RetrieveWorker_obj_template = &CPyType_workers___obstacle_ask_RetrieveWorker_obj_template_;

PyObject *CPyDef_workers_____mypyc__obstacle_ask_RetrieveWorker_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self;
    if (workers___obstacle_ask_RetrieveWorker_obj_free_instance != NULL) {
        self = workers___obstacle_ask_RetrieveWorker_obj_free_instance;
        workers___obstacle_ask_RetrieveWorker_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = workers___obstacle_ask_RetrieveWorker_obj_vtable;
    self->vectorcall = CPyPy_workers___obstacle_ask_RetrieveWorker_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_workers___obstacle_ask_RetrieveWorker_obj(void)
{
    PyObject *self = CPyDef_workers_____mypyc__obstacle_ask_RetrieveWorker_obj_setup((PyObject *)CPyType_workers___obstacle_ask_RetrieveWorker_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
workers___obstacle_ask_RetrieveWorker_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_ask_RetrieveWorker_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef workersmodule_methods[] = {
    {"_workers_on_cards", (PyCFunction)CPyPy_workers____workers_on_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_workers_on_cards(t)\n--\n\n") /* docstring */},
    {"retrieve_obstacle", (PyCFunction)CPyPy_workers___retrieve_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("retrieve_obstacle(t, me, place, colour)\n--\n\n") /* docstring */},
    {"_fee_obstacle", (PyCFunction)CPyPy_workers____fee_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fee_obstacle(t, me, place)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___workers__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___workers__internal, "__name__");
    CPyStatic_workers___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___workers__internal);
    if (unlikely(CPyStatic_workers___globals == NULL))
        goto fail;
    CPyType_workers___ask_RetrieveWorker_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_workers___ask_RetrieveWorker_env_template, NULL, modname);
    if (unlikely(!CPyType_workers___ask_RetrieveWorker_env))
        goto fail;
    CPyDef_workers___ask_RetrieveWorker_env_trait_vtable_setup();
    CPyType_workers___ask_RetrieveWorker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_workers___ask_RetrieveWorker_gen_template, NULL, modname);
    if (unlikely(!CPyType_workers___ask_RetrieveWorker_gen))
        goto fail;
    CPyDef_workers___ask_RetrieveWorker_gen_trait_vtable_setup();
    CPyType_workers___obstacle_ask_RetrieveWorker_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_workers___obstacle_ask_RetrieveWorker_obj_template, NULL, modname);
    if (unlikely(!CPyType_workers___obstacle_ask_RetrieveWorker_obj))
        goto fail;
    CPyDef_workers___obstacle_ask_RetrieveWorker_obj_trait_vtable_setup();
    char result = CPyDef_workers_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___workers__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_workers___RetrieveWorker);
    Py_CLEAR(CPyType_workers___ask_RetrieveWorker_env);
    Py_CLEAR(CPyType_workers___ask_RetrieveWorker_gen);
    Py_CLEAR(CPyType_workers___obstacle_ask_RetrieveWorker_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___workers(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___workers__impl, &CPyImportState_serai___games___wayfarers___effects___workers, &CPyModule_serai___games___wayfarers___effects___workers);
}
static struct PyModuleDef workersmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.workers",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    workersmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___workers(void)
{
    if (CPyModule_serai___games___wayfarers___effects___workers__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___workers__internal);
        return CPyModule_serai___games___wayfarers___effects___workers__internal;
    }
    CPyModule_serai___games___wayfarers___effects___workers__internal = PyModule_Create(&workersmodule);
    return CPyModule_serai___games___wayfarers___effects___workers__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___workers(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___workers__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___workers__internal);
        return CPyModule_serai___games___wayfarers___effects___workers__internal;
    }
    CPyModule_serai___games___wayfarers___effects___workers__internal = PyModule_Create(&workersmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___workers__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.workers");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___workers__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___workers__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___workers__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___workers(CPyModule_serai___games___wayfarers___effects___workers__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___workers__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.workers");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___workers__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_workers___RetrieveWorker___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "possible", "Table", "display_workers", 19, CPyStatic_workers___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL21;
    cpy_r_place = cpy_r_r0;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "possible", 19, CPyStatic_workers___globals);
        goto CPyL22;
    }
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL23;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "possible", "Table", "placed", 20, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL6: ;
    cpy_r_r14 = cpy_r_place & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r13);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    if (cpy_r_r17) {
        goto CPyL25;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r18 = cpy_r_place != cpy_r_r13;
    if (cpy_r_r18) goto CPyL25;
CPyL9: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "possible", "Table", "placed_worker", 20, CPyStatic_workers___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL10: ;
    cpy_r_r20 = CPyTagged_Lshift(2, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "possible", 20, CPyStatic_workers___globals);
        goto CPyL24;
    }
    cpy_r_r21 = cpy_r_r11 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL13;
    cpy_r_r23 = CPyTagged_IsEq_(cpy_r_r11, cpy_r_r20);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    cpy_r_r25 = cpy_r_r24;
    goto CPyL14;
CPyL13: ;
    cpy_r_r26 = cpy_r_r11 != cpy_r_r20;
    cpy_r_r25 = cpy_r_r26;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r25) goto CPyL26;
CPyL15: ;
    cpy_r_r27 = CPyDef_workers____fee_obstacle(cpy_r_t, cpy_r_me, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "possible", 20, CPyStatic_workers___globals);
        goto CPyL27;
    }
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = cpy_r_r27 != cpy_r_r28;
    CPy_DECREF(cpy_r_r27);
    if (cpy_r_r29) {
        goto CPyL18;
    } else
        goto CPyL28;
CPyL17: ;
    return 1;
CPyL18: ;
    cpy_r_r30 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r30;
    cpy_r_r31 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r31;
    goto CPyL2;
CPyL19: ;
    return 0;
CPyL20: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL21: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL19;
CPyL22: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL15;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL18;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL20;
CPyL28: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL17;
}
        
        PyObject *CPyPy_workers___RetrieveWorker___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_workers___RetrieveWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_workers___RetrieveWorker___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "possible", 18, CPyStatic_workers___globals);
            return NULL;
        }
        
char CPyDef_workers___RetrieveWorker___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_workers___RetrieveWorker___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_workers___RetrieveWorker___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_workers___RetrieveWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
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
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_workers___RetrieveWorker___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "possible__Work_glue", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___RetrieveWorker___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = CPyDef_workers____workers_on_cards(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 25, CPyStatic_workers___globals);
        goto CPyL20;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = 0 < cpy_r_r2;
    if (!cpy_r_r3) goto CPyL21;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    cpy_r_r6 = 0 * 8;
    cpy_r_r7 = cpy_r_r5 + cpy_r_r6;
    cpy_r_r8 = *(PyObject * *)cpy_r_r7;
    CPy_INCREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r0);
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Option))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 25, CPyStatic_workers___globals, "serai.kernel.option.Option", cpy_r_r8);
        goto CPyL20;
    }
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_r9)->_value;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 26, CPyStatic_workers___globals);
        goto CPyL20;
    }
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) {
        goto CPyL22;
    } else
        goto CPyL8;
CPyL6: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 26, CPyStatic_workers___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r14 == NULL) {
        goto CPyL23;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 26, CPyStatic_workers___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (cpy_r_r16 == NULL) {
        goto CPyL14;
    } else
        goto CPyL24;
CPyL12: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 26, CPyStatic_workers___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL14: ;
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 27, CPyStatic_workers___globals);
        goto CPyL25;
    }
    cpy_r_r19 = CPyDef_wayfarers___table___Table___place_of(cpy_r_t, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 27, CPyStatic_workers___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 27, CPyStatic_workers___globals);
        goto CPyL26;
    }
    cpy_r_r21 = CPyDef_workers___retrieve_obstacle(cpy_r_t, cpy_r_me, cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 27, CPyStatic_workers___globals);
        goto CPyL20;
    }
    return cpy_r_r21;
CPyL19: ;
    cpy_r_r22 = Py_None;
    CPy_INCREF(cpy_r_r22);
    return cpy_r_r22;
CPyL20: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL21: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL6;
CPyL23: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    goto CPyL9;
CPyL24: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    goto CPyL12;
CPyL25: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL20;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL20;
}
        
        PyObject *CPyPy_workers___RetrieveWorker___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_workers___RetrieveWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_workers___RetrieveWorker___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason", 24, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___RetrieveWorker___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_workers___RetrieveWorker___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_workers___RetrieveWorker___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_workers___RetrieveWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
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
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_workers___RetrieveWorker___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "reason__Work_glue", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_workers___obstacle_ask_RetrieveWorker_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "__get__", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "obstacle", "obstacle_ask_RetrieveWorker_obj", "__mypyc_env__", 33, CPyStatic_workers___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "obstacle", "ask_RetrieveWorker_env", "options", 34, CPyStatic_workers___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = PyObject_GetIter(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 36, CPyStatic_workers___globals);
        goto CPyL22;
    }
    cpy_r_r7 = PyIter_Next(cpy_r_r6);
    if (cpy_r_r7 == NULL) {
        goto CPyL23;
    } else
        goto CPyL8;
CPyL6: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 36, CPyStatic_workers___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r9 = PyIter_Next(cpy_r_r6);
    if (cpy_r_r9 == NULL) {
        goto CPyL24;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 36, CPyStatic_workers___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (cpy_r_r11 == NULL) {
        goto CPyL14;
    } else
        goto CPyL25;
CPyL12: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 36, CPyStatic_workers___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r13 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "obstacle", "ask_RetrieveWorker_env", "t", 37, CPyStatic_workers___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r13);
CPyL15: ;
    cpy_r_r14 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "obstacle", "ask_RetrieveWorker_env", "me", 37, CPyStatic_workers___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL16: ;
    cpy_r_r15 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "obstacle", "ask_RetrieveWorker_env", "t", 37, CPyStatic_workers___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r15);
CPyL17: ;
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 37, CPyStatic_workers___globals);
        goto CPyL29;
    }
    cpy_r_r17 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r15, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 37, CPyStatic_workers___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 37, CPyStatic_workers___globals);
        goto CPyL31;
    }
    cpy_r_r19 = CPyDef_workers___retrieve_obstacle(cpy_r_r13, cpy_r_r14, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 37, CPyStatic_workers___globals);
        goto CPyL22;
    }
    return cpy_r_r19;
CPyL22: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL23: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL6;
CPyL24: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    goto CPyL9;
CPyL25: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r11);
    goto CPyL12;
CPyL26: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r13);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL31: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL22;
}
        
        PyObject *CPyPy_workers___obstacle_ask_RetrieveWorker_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_workers___obstacle_ask_RetrieveWorker_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "obstacle", 33, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___ask_RetrieveWorker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
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
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    tuple_T3OOO cpy_r_r93;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    tuple_T3OOO cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
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
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    int32_t cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    int32_t cpy_r_r156;
    int32_t cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "__mypyc_env__", 30, CPyStatic_workers___globals);
        goto CPyL139;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL133;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 31, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Table", "book", 31, CPyStatic_workers___globals);
        goto CPyL140;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Book", "options", 31, CPyStatic_workers___globals);
        goto CPyL140;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 31, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r12 = CPyDef_workers___obstacle_ask_RetrieveWorker_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 33, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 33, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r14 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 39, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r14);
CPyL12: ;
    cpy_r_r15 = CPyDef_workers____workers_on_cards(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 39, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r16 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "optional", 40, CPyStatic_workers___globals);
        goto CPyL141;
    }
CPyL14: ;
    if (!cpy_r_r16) goto CPyL17;
CPyL15: ;
    cpy_r_r17 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "options", 41, CPyStatic_workers___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r17);
CPyL16: ;
    cpy_r_r18 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r17)->_skip;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = PyList_Append(cpy_r_r15, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 41, CPyStatic_workers___globals);
        goto CPyL141;
    }
CPyL17: ;
    cpy_r_r21 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "me", 42, CPyStatic_workers___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL18: ;
    cpy_r_r22 = CPyStatics[4079]; /* 'retrieve' */
    cpy_r_r23 = CPyStatics[4080]; /* 'WF-EFF-06' */
    cpy_r_r24 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "obstacle", 42, CPyStatic_workers___globals);
        goto CPyL142;
    }
CPyL19: ;
    cpy_r_r25 = NULL;
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_offer___Offer(cpy_r_r15, cpy_r_r24, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 42, CPyStatic_workers___globals);
        goto CPyL143;
    }
    cpy_r_r28 = NULL;
    cpy_r_r29 = NULL;
    cpy_r_r30 = 2;
    cpy_r_r31 = CPyDef_decision___ask(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 42, CPyStatic_workers___globals);
        goto CPyL132;
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r31;
CPyL22: ;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = cpy_r_type != cpy_r_r33;
    if (!cpy_r_r34) goto CPyL25;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 42, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r35 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 42, CPyStatic_workers___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL132;
    }
    cpy_r_r36 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "options", 43, CPyStatic_workers___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r36);
CPyL27: ;
    cpy_r_r37 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r36)->_skip;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r35 == cpy_r_r37;
    CPy_DECREF(cpy_r_r37);
    if (cpy_r_r38) {
        goto CPyL145;
    } else
        goto CPyL33;
CPyL28: ;
    cpy_r_r39 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r39);
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r41 = CPyDef_workers___ask_RetrieveWorker_env_clear_on_completion(cpy_r_r4);
    cpy_r_r42 = CPyDef_workers___ask_RetrieveWorker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL32;
    CPyGen_SetStopIterationValue(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL32: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r39;
    CPyGen_Exit(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL33: ;
    cpy_r_r43 = ((serai___kernel___option___OptionObject *)cpy_r_r35)->_value;
    CPy_INCREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r44 = PyObject_GetIter(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 45, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r45 == NULL) {
        goto CPyL146;
    } else
        goto CPyL37;
CPyL35: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 45, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL37: ;
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r45;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 45, CPyStatic_workers___globals);
        goto CPyL147;
    }
    cpy_r_r48 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r48 == NULL) {
        goto CPyL148;
    } else
        goto CPyL41;
CPyL39: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r49 = 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 45, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL41: ;
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour = cpy_r_r48;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 45, CPyStatic_workers___globals);
        goto CPyL147;
    }
    cpy_r_r51 = PyIter_Next(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (cpy_r_r51 == NULL) {
        goto CPyL45;
    } else
        goto CPyL149;
CPyL43: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 45, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r53 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 46, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r53);
CPyL46: ;
    cpy_r_r54 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "card", 46, CPyStatic_workers___globals);
        goto CPyL150;
    }
CPyL47: ;
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 46, CPyStatic_workers___globals);
        goto CPyL150;
    }
    cpy_r_r56 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r53, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 46, CPyStatic_workers___globals);
        goto CPyL132;
    }
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 46, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r58 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 47, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r58);
CPyL51: ;
    cpy_r_r59 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "me", 47, CPyStatic_workers___globals);
        goto CPyL151;
    }
    CPyTagged_INCREF(cpy_r_r59);
CPyL52: ;
    cpy_r_r60 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "place", 47, CPyStatic_workers___globals);
        goto CPyL152;
    }
CPyL53: ;
    cpy_r_r61 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_r58, cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 47, CPyStatic_workers___globals);
        goto CPyL132;
    }
    if (!cpy_r_r61) goto CPyL90;
    cpy_r_r62 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 48, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r62);
CPyL56: ;
    cpy_r_r63 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r62)->_players;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Table", "players", 48, CPyStatic_workers___globals);
        goto CPyL153;
    }
CPyL57: ;
    cpy_r_r64 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "me", 48, CPyStatic_workers___globals);
        goto CPyL153;
    }
    CPyTagged_INCREF(cpy_r_r64);
CPyL58: ;
    cpy_r_r65 = CPyList_GetItem(cpy_r_r63, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 48, CPyStatic_workers___globals);
        goto CPyL153;
    }
    if (likely(Py_TYPE(cpy_r_r65) == CPyType_wayfarers___table___Player))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 48, CPyStatic_workers___globals, "serai.games.wayfarers.table.Player", cpy_r_r65);
        goto CPyL153;
    }
    CPy_DECREF(cpy_r_r62);
    cpy_r_r67 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 49, CPyStatic_workers___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r67);
CPyL61: ;
    cpy_r_r68 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r67)->_book;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Table", "book", 49, CPyStatic_workers___globals);
        goto CPyL155;
    }
CPyL62: ;
    cpy_r_r69 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r68)->_fee;
    CPyTagged_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r70 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r66)->_silver;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Player", "silver", 50, CPyStatic_workers___globals);
        goto CPyL156;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL63: ;
    cpy_r_r71 = CPyDef_wayfarers___reasons___silver_obstacle(cpy_r_r70, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 50, CPyStatic_workers___globals);
        goto CPyL156;
    }
    cpy_r_r72 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 51, CPyStatic_workers___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r72);
CPyL65: ;
    cpy_r_r73 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "me", 51, CPyStatic_workers___globals);
        goto CPyL158;
    }
    CPyTagged_INCREF(cpy_r_r73);
CPyL66: ;
    cpy_r_r74 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r66)->_provision;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'provision' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r74);
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL159;
    }
CPyL67: ;
    cpy_r_r75 = CPyDef_wayfarers___reasons___provision_obstacle(cpy_r_r74, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL160;
    }
    cpy_r_r76 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "place", 51, CPyStatic_workers___globals);
        goto CPyL161;
    }
CPyL69: ;
    cpy_r_r77 = CPyDef_wayfarers___effects___influence___pay_fee(cpy_r_r72, cpy_r_r73, cpy_r_r76, cpy_r_r71, cpy_r_r75);
    CPy_DECREF(cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL132;
    }
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3 = cpy_r_r77;
    cpy_r_r78 = 1;
    if (!cpy_r_r78) goto CPyL132;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = NULL;
    cpy_r_r1 = cpy_r_r81;
    cpy_r_r82 = (PyObject **)&cpy_r_r1;
    cpy_r_r83 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3;
    cpy_r_r84 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r_r83, cpy_r_r80, cpy_r_r80, cpy_r_r80, cpy_r_r79, cpy_r_r82);
    if (cpy_r_r84 != NULL) goto CPyL162;
    cpy_r_r85 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL163;
    }
    cpy_r_r86 = cpy_r_r1;
    CPy_DECREF(cpy_r_r86);
    cpy_r_r87 = NULL;
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3 = cpy_r_r87;
    cpy_r_r88 = 1;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL132;
    } else
        goto CPyL90;
CPyL74: ;
    cpy_r_r89 = cpy_r_r84;
CPyL75: ;
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL76: ;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = cpy_r_type != cpy_r_r91;
    if (!cpy_r_r92) goto CPyL164;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL80;
    } else
        goto CPyL165;
CPyL78: ;
    CPy_Unreachable();
CPyL79: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL86;
CPyL80: ;
    cpy_r_r93 = CPy_CatchError();
    cpy_r_r94 = (PyObject **)&cpy_r_r3;
    cpy_r_r95 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3;
    cpy_r_r96 = CPy_YieldFromErrorHandle(cpy_r_r95, cpy_r_r94);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL166;
    }
    if (cpy_r_r96) goto CPyL83;
    cpy_r_r89 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r93);
    CPy_DecRef(cpy_r_r93.f0);
    CPy_DecRef(cpy_r_r93.f1);
    CPy_DecRef(cpy_r_r93.f2);
    goto CPyL75;
CPyL83: ;
    cpy_r_r86 = cpy_r_r3;
    CPy_DecRef(cpy_r_r86);
    CPy_RestoreExcInfo(cpy_r_r93);
    CPy_DecRef(cpy_r_r93.f0);
    CPy_DecRef(cpy_r_r93.f1);
    CPy_DecRef(cpy_r_r93.f2);
    goto CPyL90;
CPyL84: ;
    CPy_RestoreExcInfo(cpy_r_r93);
    CPy_DecRef(cpy_r_r93.f0);
    CPy_DecRef(cpy_r_r93.f1);
    CPy_DecRef(cpy_r_r93.f2);
    cpy_r_r97 = CPy_KeepPropagating();
    if (!cpy_r_r97) goto CPyL132;
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = NULL;
    cpy_r_r1 = cpy_r_r99;
    cpy_r_r100 = (PyObject **)&cpy_r_r1;
    cpy_r_r101 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3;
    cpy_r_r102 = CPyDef_wayfarers___effects___influence___pay_fee_gen_____mypyc_generator_helper__(cpy_r_r101, cpy_r_r98, cpy_r_r98, cpy_r_r98, cpy_r_arg, cpy_r_r100);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r102 == NULL) {
        goto CPyL88;
    } else
        goto CPyL167;
CPyL87: ;
    cpy_r_r89 = cpy_r_r102;
    goto CPyL75;
CPyL88: ;
    cpy_r_r103 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 51, CPyStatic_workers___globals);
        goto CPyL163;
    }
    cpy_r_r86 = cpy_r_r1;
    CPy_DECREF(cpy_r_r86);
CPyL90: ;
    cpy_r_r104 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 52, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r104);
CPyL91: ;
    cpy_r_r105 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r104)->_display_workers;
    if (unlikely(cpy_r_r105 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'display_workers' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r105);
    }
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 52, CPyStatic_workers___globals);
        goto CPyL132;
    }
CPyL92: ;
    cpy_r_r106 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "place", 52, CPyStatic_workers___globals);
        goto CPyL168;
    }
CPyL93: ;
    cpy_r_r107 = CPyList_GetItem(cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 52, CPyStatic_workers___globals);
        goto CPyL168;
    }
    cpy_r_r108 = CPyStatics[4897]; /* 1 */
    cpy_r_r109 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "colour", 52, CPyStatic_workers___globals);
        goto CPyL169;
    }
CPyL95: ;
    cpy_r_r110 = PyNumber_Lshift(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 52, CPyStatic_workers___globals);
        goto CPyL169;
    }
    cpy_r_r111 = PyNumber_Invert(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 52, CPyStatic_workers___globals);
        goto CPyL169;
    }
    cpy_r_r112 = PyNumber_InPlaceAnd(cpy_r_r107, cpy_r_r111);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 52, CPyStatic_workers___globals);
        goto CPyL168;
    }
    cpy_r_r113 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "place", 52, CPyStatic_workers___globals);
        goto CPyL170;
    }
CPyL99: ;
    cpy_r_r114 = CPyList_SetItem(cpy_r_r105, cpy_r_r113, cpy_r_r112);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 52, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r115 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 53, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r115);
CPyL101: ;
    cpy_r_r116 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r115)->_players;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Table", "players", 53, CPyStatic_workers___globals);
        goto CPyL171;
    }
CPyL102: ;
    cpy_r_r117 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "me", 53, CPyStatic_workers___globals);
        goto CPyL171;
    }
    CPyTagged_INCREF(cpy_r_r117);
CPyL103: ;
    cpy_r_r118 = CPyList_GetItemBorrow(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 53, CPyStatic_workers___globals);
        goto CPyL172;
    }
    if (likely(Py_TYPE(cpy_r_r118) == CPyType_wayfarers___table___Player))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 53, CPyStatic_workers___globals, "serai.games.wayfarers.table.Player", cpy_r_r118);
        goto CPyL172;
    }
    cpy_r_r120 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r119)->_workers;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Player", "workers", 53, CPyStatic_workers___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r120);
CPyL106: ;
    CPy_DECREF(cpy_r_r115);
    CPyTagged_DECREF(cpy_r_r117);
    cpy_r_r121 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "colour", 53, CPyStatic_workers___globals);
        goto CPyL173;
    }
CPyL107: ;
    cpy_r_r122 = PyObject_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 53, CPyStatic_workers___globals);
        goto CPyL173;
    }
    cpy_r_r123 = CPyStatics[4897]; /* 1 */
    cpy_r_r124 = PyNumber_InPlaceAdd(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 53, CPyStatic_workers___globals);
        goto CPyL173;
    }
    cpy_r_r125 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "colour", 53, CPyStatic_workers___globals);
        goto CPyL174;
    }
CPyL110: ;
    cpy_r_r126 = PyObject_SetItem(cpy_r_r120, cpy_r_r125, cpy_r_r124);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 53, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r128 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 54, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r128);
CPyL112: ;
    cpy_r_r129 = CPyStatics[3739]; /* 'event-retrieve' */
    cpy_r_r130 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "me", 54, CPyStatic_workers___globals);
        goto CPyL175;
    }
    CPyTagged_INCREF(cpy_r_r130);
CPyL113: ;
    cpy_r_r131 = CPyStatics[4080]; /* 'WF-EFF-06' */
    cpy_r_r132 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r133 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r133.f0 == NULL)) {
        goto CPyL176;
    } else
        goto CPyL116;
CPyL114: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r134 = 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL116: ;
    CPy_INCREF(cpy_r_r133.f0);
    CPy_INCREF(cpy_r_r133.f1);
    CPy_INCREF(cpy_r_r133.f2);
    cpy_r_r135 = PyTuple_New(3);
    if (unlikely(cpy_r_r135 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7365 = cpy_r_r133.f0;
    PyTuple_SET_ITEM(cpy_r_r135, 0, __tmp7365);
    PyObject *__tmp7366 = cpy_r_r133.f1;
    PyTuple_SET_ITEM(cpy_r_r135, 1, __tmp7366);
    PyObject *__tmp7367 = cpy_r_r133.f2;
    PyTuple_SET_ITEM(cpy_r_r135, 2, __tmp7367);
    cpy_r_r136 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "colour", 54, CPyStatic_workers___globals);
        goto CPyL177;
    }
CPyL117: ;
    cpy_r_r137 = PyObject_GetItem(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL178;
    }
    if (likely(PyUnicode_Check(cpy_r_r137)))
        cpy_r_r138 = cpy_r_r137;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals, "str", cpy_r_r137);
        goto CPyL178;
    }
    cpy_r_r139 = CPyStr_Build(2, cpy_r_r132, cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL178;
    }
    cpy_r_r140 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_env", "t", 54, CPyStatic_workers___globals);
        goto CPyL179;
    }
    CPy_INCREF(cpy_r_r140);
CPyL121: ;
    cpy_r_r141 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r140)->_book;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "Table", "book", 54, CPyStatic_workers___globals);
        goto CPyL180;
    }
CPyL122: ;
    cpy_r_r142 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r141)->_cards;
    cpy_r_r143 = ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "ask", "ask_RetrieveWorker_gen", "card", 54, CPyStatic_workers___globals);
        goto CPyL180;
    }
CPyL123: ;
    cpy_r_r144 = PyObject_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL180;
    }
    CPy_DECREF(cpy_r_r140);
    cpy_r_r145 = CPyStatics[571]; /* 'id' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL179;
    }
    cpy_r_r147 = CPyStatics[336]; /* 'colour' */
    cpy_r_r148 = CPyStatics[390]; /* 'card' */
    cpy_r_r149 = CPyDict_Build(2, cpy_r_r147, cpy_r_r139, cpy_r_r148, cpy_r_r146);
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL178;
    }
    cpy_r_r150 = CPyDef_kernel___table___Table___tell(cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r149);
    CPyTagged_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r150 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 54, CPyStatic_workers___globals);
        goto CPyL132;
    }
    cpy_r_r151 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r151);
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r153 = CPyDef_workers___ask_RetrieveWorker_env_clear_on_completion(cpy_r_r4);
    cpy_r_r154 = CPyDef_workers___ask_RetrieveWorker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL131;
    CPyGen_SetStopIterationValue(cpy_r_r151);
    CPy_DECREF(cpy_r_r151);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL131: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r151;
    CPyGen_Exit(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL132: ;
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r156 = CPyDef_workers___ask_RetrieveWorker_env_clear_on_completion(cpy_r_r4);
    cpy_r_r157 = CPyDef_workers___ask_RetrieveWorker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r158 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r158;
CPyL133: ;
    cpy_r_r159 = cpy_r_r5 == 0;
    if (cpy_r_r159) goto CPyL181;
    cpy_r_r160 = cpy_r_r5 == 1;
    if (cpy_r_r160) goto CPyL182;
    cpy_r_r161 = cpy_r_r5 == 2;
    if (cpy_r_r161) {
        goto CPyL76;
    } else
        goto CPyL183;
CPyL136: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r162 = 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL138: ;
    cpy_r_r163 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r163;
CPyL139: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL138;
CPyL140: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL132;
CPyL141: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL132;
CPyL142: ;
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL132;
CPyL143: ;
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL132;
CPyL144: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL132;
CPyL145: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL28;
CPyL146: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL35;
CPyL147: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL132;
CPyL148: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL39;
CPyL149: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL43;
CPyL150: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL132;
CPyL151: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL132;
CPyL152: ;
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL132;
CPyL153: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL132;
CPyL154: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL132;
CPyL155: ;
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    goto CPyL132;
CPyL156: ;
    CPy_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL132;
CPyL157: ;
    CPy_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r71);
    goto CPyL132;
CPyL158: ;
    CPy_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL132;
CPyL159: ;
    CPyTagged_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL132;
CPyL160: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL132;
CPyL161: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r75);
    goto CPyL132;
CPyL162: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL74;
CPyL163: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL132;
CPyL164: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL165: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL78;
CPyL166: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL84;
CPyL167: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL87;
CPyL168: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL132;
CPyL169: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r107);
    goto CPyL132;
CPyL170: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r112);
    goto CPyL132;
CPyL171: ;
    CPy_DecRef(cpy_r_r115);
    goto CPyL132;
CPyL172: ;
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_r117);
    goto CPyL132;
CPyL173: ;
    CPy_DecRef(cpy_r_r120);
    goto CPyL132;
CPyL174: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r124);
    goto CPyL132;
CPyL175: ;
    CPy_DecRef(cpy_r_r128);
    goto CPyL132;
CPyL176: ;
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL114;
CPyL177: ;
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r135);
    goto CPyL132;
CPyL178: ;
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL132;
CPyL179: ;
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r139);
    goto CPyL132;
CPyL180: ;
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    goto CPyL132;
CPyL181: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL182: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL183: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL136;
}
        
PyObject *CPyDef_workers___ask_RetrieveWorker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_workers___ask_RetrieveWorker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_workers___ask_RetrieveWorker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_workers___ask_RetrieveWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.ask_RetrieveWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_workers___ask_RetrieveWorker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "__next__", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___ask_RetrieveWorker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_workers___ask_RetrieveWorker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_workers___ask_RetrieveWorker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_workers___ask_RetrieveWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.ask_RetrieveWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_workers___ask_RetrieveWorker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "send", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___ask_RetrieveWorker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_workers___ask_RetrieveWorker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_workers___ask_RetrieveWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.ask_RetrieveWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_workers___ask_RetrieveWorker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "__iter__", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___ask_RetrieveWorker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_workers___ask_RetrieveWorker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_workers___ask_RetrieveWorker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_workers___ask_RetrieveWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.ask_RetrieveWorker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_workers___ask_RetrieveWorker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "throw", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___ask_RetrieveWorker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_workers___ask_RetrieveWorker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7368 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7368);
    PyObject *__tmp7369 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7369);
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
        
        PyObject *CPyPy_workers___ask_RetrieveWorker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_workers___ask_RetrieveWorker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.ask_RetrieveWorker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_workers___ask_RetrieveWorker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "close", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___RetrieveWorker___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = CPyDef_workers___ask_RetrieveWorker_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_workers___ask_RetrieveWorker_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL12;
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL13;
    }
    ((serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
        goto CPyL13;
    }
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_workers___RetrieveWorker___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_workers___RetrieveWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_workers___RetrieveWorker___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask", 30, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___RetrieveWorker___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_workers___RetrieveWorker___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_workers___RetrieveWorker___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_workers___RetrieveWorker))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
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
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_workers___RetrieveWorker___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "ask__Work_glue", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
char CPyDef_workers___RetrieveWorker_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___workers___RetrieveWorkerObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_workers___RetrieveWorker_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_workers___RetrieveWorker))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.workers.RetrieveWorker", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_workers___RetrieveWorker_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "__mypyc_defaults_setup", -1, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers____workers_on_cards(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    tuple_T3OOO cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_colour;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    tuple_T2II cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", "Table", "book", 59, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", "Book", "options", 59, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_retrieve;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 60, CPyStatic_workers___globals);
        goto CPyL25;
    }
    cpy_r_r4 = 0;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", "Table", "display_workers", 62, CPyStatic_workers___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = 0;
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL27;
    cpy_r_place = cpy_r_r4;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 60, CPyStatic_workers___globals);
        goto CPyL28;
    }
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL29;
    cpy_r_r17 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r17.f0 == NULL)) {
        goto CPyL30;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 64, CPyStatic_workers___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r19 = 0;
    cpy_r_colour = cpy_r_r19;
    CPyTagged_DECREF(cpy_r_colour);
CPyL12: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)6;
    if (!cpy_r_r20) goto CPyL29;
    cpy_r_colour = cpy_r_r19;
    cpy_r_r21 = CPyTagged_Rshift(cpy_r_r15, cpy_r_colour);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 65, CPyStatic_workers___globals);
        goto CPyL31;
    }
    cpy_r_r22 = CPyTagged_And(cpy_r_r21, 2);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 != 0;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL32;
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", "Table", "display", 61, CPyStatic_workers___globals);
        goto CPyL31;
    }
CPyL16: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_place);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 61, CPyStatic_workers___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 61, CPyStatic_workers___globals);
        goto CPyL31;
    }
    cpy_r_r27 = cpy_r_colour;
    cpy_r_r28.f0 = cpy_r_r26;
    cpy_r_r28.f1 = cpy_r_r27;
    cpy_r_r29 = PyTuple_New(2);
    if (unlikely(cpy_r_r29 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7370 = CPyTagged_StealAsObject(cpy_r_r28.f0);
    PyTuple_SET_ITEM(cpy_r_r29, 0, __tmp7370);
    PyObject *__tmp7371 = CPyTagged_StealAsObject(cpy_r_r28.f1);
    PyTuple_SET_ITEM(cpy_r_r29, 1, __tmp7371);
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r2, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 61, CPyStatic_workers___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_option___Option))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 61, CPyStatic_workers___globals, "serai.kernel.option.Option", cpy_r_r30);
        goto CPyL33;
    }
    cpy_r_r32 = PyList_Append(cpy_r_r3, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 60, CPyStatic_workers___globals);
        goto CPyL33;
    }
CPyL21: ;
    cpy_r_r34 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r34;
    goto CPyL12;
CPyL22: ;
    cpy_r_r35 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r35;
    cpy_r_r36 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r36;
    goto CPyL5;
CPyL23: ;
    return cpy_r_r3;
CPyL24: ;
    cpy_r_r37 = NULL;
    return cpy_r_r37;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL27: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL24;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL9;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL24;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL21;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL24;
}
        
        PyObject *CPyPy_workers____workers_on_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_workers_on_cards", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_workers____workers_on_cards(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_workers_on_cards", 58, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers___retrieve_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, CPyTagged cpy_r_colour) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "retrieve_obstacle", "Table", "placed", 71, CPyStatic_workers___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_place & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r0);
    if (cpy_r_r3) {
        goto CPyL4;
    } else
        goto CPyL12;
CPyL3: ;
    cpy_r_r4 = cpy_r_place == cpy_r_r0;
    if (!cpy_r_r4) goto CPyL12;
CPyL4: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "retrieve_obstacle", "Table", "placed_worker", 71, CPyStatic_workers___globals);
        goto CPyL14;
    }
CPyL5: ;
    cpy_r_r6 = cpy_r_colour & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL7;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r5);
    if (cpy_r_r8) {
        goto CPyL8;
    } else
        goto CPyL12;
CPyL7: ;
    cpy_r_r9 = cpy_r_colour == cpy_r_r5;
    if (!cpy_r_r9) goto CPyL12;
CPyL8: ;
    cpy_r_r10 = CPyStatic_wayfarers___reasons___WORKER_OF_THIS_TURN;
    if (likely(cpy_r_r10 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKER_OF_THIS_TURN\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "retrieve_obstacle", 72, CPyStatic_workers___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r10);
    return cpy_r_r10;
CPyL12: ;
    cpy_r_r12 = CPyDef_workers____fee_obstacle(cpy_r_t, cpy_r_me, cpy_r_place);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "retrieve_obstacle", 73, CPyStatic_workers___globals);
        goto CPyL14;
    }
    return cpy_r_r12;
CPyL14: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_workers___retrieve_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", "colour", 0};
            static CPyArg_Parser parser = {"OOOO:retrieve_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_workers___retrieve_obstacle(arg_t, arg_me, arg_place, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "retrieve_obstacle", 69, CPyStatic_workers___globals);
            return NULL;
        }
        
PyObject *CPyDef_workers____fee_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    cpy_r_r0 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_t, cpy_r_me, cpy_r_place);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", 77, CPyStatic_workers___globals);
        goto CPyL23;
    }
    if (!cpy_r_r0) goto CPyL22;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", "Table", "players", 78, CPyStatic_workers___globals);
        goto CPyL23;
    }
CPyL3: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", 78, CPyStatic_workers___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", 78, CPyStatic_workers___globals, "serai.games.wayfarers.table.Player", cpy_r_r2);
        goto CPyL23;
    }
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_silver;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", "Player", "silver", 79, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", "Table", "book", 79, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_fee;
    cpy_r_r7 = cpy_r_r4 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL9;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL10;
CPyL9: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r6);
    if (cpy_r_r11) {
        goto CPyL11;
    } else
        goto CPyL25;
CPyL10: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r12) goto CPyL25;
CPyL11: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_provision;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", "Player", "provision", 79, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", "Table", "book", 79, CPyStatic_workers___globals);
        goto CPyL24;
    }
CPyL13: ;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_fee;
    cpy_r_r16 = cpy_r_r13 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL15;
    cpy_r_r18 = cpy_r_r15 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL16;
CPyL15: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_r13, cpy_r_r15);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL17;
CPyL16: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r13 < (Py_ssize_t)cpy_r_r15;
    cpy_r_r21 = cpy_r_r22;
CPyL17: ;
    CPy_DECREF(cpy_r_r3);
    if (!cpy_r_r21) goto CPyL22;
    cpy_r_r23 = CPyStatic_wayfarers___reasons___NEED_FEE;
    if (likely(cpy_r_r23 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_FEE\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", 80, CPyStatic_workers___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r23);
    return cpy_r_r23;
CPyL22: ;
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL23: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL24: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL22;
}
        
        PyObject *CPyPy_workers____fee_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:_fee_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_workers____fee_obstacle(arg_t, arg_me, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "_fee_obstacle", 76, CPyStatic_workers___globals);
            return NULL;
        }
        
char CPyDef_workers_____top_level__(void) {
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
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 1, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 1, CPyStatic_workers___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_workers___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 3, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 5, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r20 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 5, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 5, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 5, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5628]; /* ('Unit', 'has_fee', 'pay_fee') */
    cpy_r_r31 = CPyStatic_workers___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 5, CPyStatic_workers___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 6, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r42 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 6, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 6, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 6, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5563]; /* ('WORKERS',) */
    cpy_r_r53 = CPyStatic_workers___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 6, CPyStatic_workers___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 7, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r64 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 7, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 7, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 7, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5629]; /* ('NEED_FEE', 'WORKER_OF_THIS_TURN', 'provision_obstacle', 'silver_obstacle') */
    cpy_r_r75 = CPyStatic_workers___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 7, CPyStatic_workers___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 8, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r86 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 8, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 8, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 8, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_workers___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 8, CPyStatic_workers___globals);
        goto CPyL62;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 9, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r108 = CPyExec_serai___kernel___decision;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 9, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 9, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 9, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5401]; /* ('Asking', 'Offer', 'Option', 'Reason', 'ask') */
    cpy_r_r119 = CPyStatic_workers___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 9, CPyStatic_workers___globals);
        goto CPyL62;
    } else
        goto CPyL67;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 10, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r130 = CPyExec_serai___kernel___effects;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 10, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 10, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 10, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r141 = CPyStatic_workers___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 10, CPyStatic_workers___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r143 = (PyObject *)CPyType_wayfarers___effects___influence___Unit;
    cpy_r_r144 = PyTuple_Pack(1, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r145 = CPyStatics[3966]; /* 'serai.games.wayfarers.effects.workers' */
    cpy_r_r146 = (PyObject *)CPyType_workers___RetrieveWorker_template;
    cpy_r_r147 = CPyType_FromTemplate(cpy_r_r146, cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL62;
    }
    cpy_r_r148 = CPyDef_workers___RetrieveWorker_trait_vtable_setup();
    if (unlikely(cpy_r_r148 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL69;
    }
    cpy_r_r149 = CPyDef_workers___RetrieveWorker_coroutine_setup(cpy_r_r147);
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL69;
    }
    cpy_r_r150 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r151 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r152 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r153 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r154 = CPyStatics[529]; /* 'must' */
    cpy_r_r155 = CPyStatics[530]; /* 'always' */
    cpy_r_r156 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r157 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r158 = PyTuple_Pack(7, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL69;
    }
    cpy_r_r159 = PyObject_SetAttr(cpy_r_r147, cpy_r_r150, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL69;
    }
    CPyType_workers___RetrieveWorker = (PyTypeObject *)cpy_r_r147;
    CPy_INCREF(CPyType_workers___RetrieveWorker);
    cpy_r_r161 = CPyStatic_workers___globals;
    cpy_r_r162 = CPyStatics[3967]; /* 'RetrieveWorker' */
    cpy_r_r163 = PyDict_SetItem(cpy_r_r161, cpy_r_r162, cpy_r_r147);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL69;
    }
    cpy_r_r165 = CPy_InitSubclass(cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/workers.py", "<module>", 13, CPyStatic_workers___globals);
        goto CPyL62;
    }
    return 1;
CPyL62: ;
    cpy_r_r166 = 2;
    return cpy_r_r166;
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
    CPy_DecRef(cpy_r_r147);
    goto CPyL62;
}

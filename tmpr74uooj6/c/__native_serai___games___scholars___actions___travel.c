#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
travel___travel_env_traverse(serai___games___scholars___actions___travel___travel_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__book);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_travel___travel_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___travel_envObject *self = (serai___games___scholars___actions___travel___travel_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__book);
    return 0;
}

static int32_t CPyDef_travel___travel_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___travel_envObject *self = (serai___games___scholars___actions___travel___travel_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
travel___travel_env_dealloc(serai___games___scholars___actions___travel___travel_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___travel_env_free_instance == NULL) {
        travel___travel_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__book);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___travel_env_dealloc)
    CPyDef_travel___travel_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__travel_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___travel_env(void);

static PyObject *
travel___travel_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___travel_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__travel_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___travel_env_vtable[1];
static bool
CPyDef_travel___travel_env_trait_vtable_setup(void)
{
    CPyVTableItem travel___travel_env_vtable_scratch[] = {
        NULL
    };
    memcpy(travel___travel_env_vtable, travel___travel_env_vtable_scratch, sizeof(travel___travel_env_vtable));
    return 1;
}

static bool
CPyDef_travel___travel_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef travel___travel_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__travel_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___travel_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "travel_env",
    .tp_new = travel___travel_env_new,
    .tp_dealloc = (destructor)travel___travel_env_dealloc,
    .tp_traverse = (traverseproc)travel___travel_env_traverse,
    .tp_clear = (inquiry)CPyDef_travel___travel_env_clear,
    .tp_methods = travel___travel_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___travel_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("travel_env()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___travel_env_template = &CPyType_travel___travel_env_template_;

PyObject *CPyDef_travel_____mypyc__travel_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___travel_envObject *self;
    if (travel___travel_env_free_instance != NULL) {
        self = travel___travel_env_free_instance;
        travel___travel_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___travel_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___travel_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___travel_env(void)
{
    PyObject *self = CPyDef_travel_____mypyc__travel_env_setup((PyObject *)CPyType_travel___travel_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtravel___travel_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_travel___travel_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods travel___travel_gen_as_async = {
    .am_send = CPyDunder_am_sendtravel___travel_gen,
};
static int
travel___travel_gen_traverse(serai___games___scholars___actions___travel___travel_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__start));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__steps));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__location);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_travel___travel_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___travel_genObject *self = (serai___games___scholars___actions___travel___travel_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__start;
        self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__location);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9);
    return 0;
}

static int32_t CPyDef_travel___travel_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___travel_genObject *self = (serai___games___scholars___actions___travel___travel_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__start;
        self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__location);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9);
    return 0;
}

static void
travel___travel_gen_dealloc(serai___games___scholars___actions___travel___travel_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___travel_gen_free_instance == NULL) {
        travel___travel_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__start;
            self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__location);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5);
        self->___mypyc_generator_frame_attribute__waits = 2;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___travel_gen_dealloc)
    CPyDef_travel___travel_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__travel_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___travel_gen(void);

static PyObject *
travel___travel_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___travel_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__travel_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___travel_gen_vtable[6];
static bool
CPyDef_travel___travel_gen_trait_vtable_setup(void)
{
    CPyVTableItem travel___travel_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___travel_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_travel___travel_gen_____next__,
        (CPyVTableItem)CPyDef_travel___travel_gen___send,
        (CPyVTableItem)CPyDef_travel___travel_gen_____iter__,
        (CPyVTableItem)CPyDef_travel___travel_gen___throw,
        (CPyVTableItem)CPyDef_travel___travel_gen___close,
    };
    memcpy(travel___travel_gen_vtable, travel___travel_gen_vtable_scratch, sizeof(travel___travel_gen_vtable));
    return 1;
}

static bool
CPyDef_travel___travel_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef travel___travel_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__travel_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_travel___travel_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_travel___travel_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_travel___travel_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_travel___travel_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_travel___travel_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___travel_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "travel_gen",
    .tp_new = travel___travel_gen_new,
    .tp_dealloc = (destructor)travel___travel_gen_dealloc,
    .tp_traverse = (traverseproc)travel___travel_gen_traverse,
    .tp_clear = (inquiry)CPyDef_travel___travel_gen_clear,
    .tp_methods = travel___travel_gen_methods,
    .tp_iter = CPyDef_travel___travel_gen_____iter__,
    .tp_iternext = CPyDef_travel___travel_gen_____next__,
    .tp_as_async = &travel___travel_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___travel_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("travel_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___travel_gen_template = &CPyType_travel___travel_gen_template_;

PyObject *CPyDef_travel_____mypyc__travel_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___travel_genObject *self;
    if (travel___travel_gen_free_instance != NULL) {
        self = travel___travel_gen_free_instance;
        travel___travel_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___travel_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___travel_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__waits = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___travel_gen(void)
{
    PyObject *self = CPyDef_travel_____mypyc__travel_gen_setup((PyObject *)CPyType_travel___travel_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__travel___note_travel_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_travel___note_travel_obj_____get__(self, instance, owner);
}
PyMemberDef travel___note_travel_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___note_travel_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___note_travel_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
travel___note_travel_obj_traverse(serai___games___scholars___actions___travel___note_travel_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___note_travel_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___note_travel_objObject))));
    return rv;
}

static int32_t CPyDef_travel___note_travel_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___note_travel_objObject *self = (serai___games___scholars___actions___travel___note_travel_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___note_travel_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___note_travel_objObject))));
    return 0;
}

static int32_t CPyDef_travel___note_travel_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___note_travel_objObject *self = (serai___games___scholars___actions___travel___note_travel_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___note_travel_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___note_travel_objObject))));
    return 0;
}

static void
travel___note_travel_obj_dealloc(serai___games___scholars___actions___travel___note_travel_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___note_travel_obj_free_instance == NULL) {
        travel___note_travel_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___note_travel_obj_dealloc)
    CPyDef_travel___note_travel_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__note_travel_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___note_travel_obj(void);

static PyObject *
travel___note_travel_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___note_travel_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__note_travel_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___note_travel_obj_vtable[2];
static bool
CPyDef_travel___note_travel_obj_trait_vtable_setup(void)
{
    CPyVTableItem travel___note_travel_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___note_travel_obj_____call__,
        (CPyVTableItem)CPyDef_travel___note_travel_obj_____get__,
    };
    memcpy(travel___note_travel_obj_vtable, travel___note_travel_obj_vtable_scratch, sizeof(travel___note_travel_obj_vtable));
    return 1;
}

static bool
CPyDef_travel___note_travel_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
travel___note_travel_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___note_travel_objObject *self, void *closure);

static PyGetSetDef travel___note_travel_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)travel___note_travel_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef travel___note_travel_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__note_travel_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_travel___note_travel_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_travel___note_travel_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___note_travel_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_travel_obj",
    .tp_new = travel___note_travel_obj_new,
    .tp_dealloc = (destructor)travel___note_travel_obj_dealloc,
    .tp_traverse = (traverseproc)travel___note_travel_obj_traverse,
    .tp_clear = (inquiry)CPyDef_travel___note_travel_obj_clear,
    .tp_getset = travel___note_travel_obj_getseters,
    .tp_methods = travel___note_travel_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__travel___note_travel_obj,
    .tp_members = travel___note_travel_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___note_travel_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___travel___note_travel_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___travel___note_travel_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___travel___note_travel_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_travel_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___note_travel_obj_template = &CPyType_travel___note_travel_obj_template_;

PyObject *CPyDef_travel_____mypyc__note_travel_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___note_travel_objObject *self;
    if (travel___note_travel_obj_free_instance != NULL) {
        self = travel___note_travel_obj_free_instance;
        travel___note_travel_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___note_travel_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___note_travel_obj_vtable;
    self->vectorcall = CPyPy_travel___note_travel_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___note_travel_obj(void)
{
    PyObject *self = CPyDef_travel_____mypyc__note_travel_obj_setup((PyObject *)CPyType_travel___note_travel_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
travel___note_travel_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___note_travel_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_travel_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__travel___obstacle_travel_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_travel___obstacle_travel_obj_____get__(self, instance, owner);
}
PyMemberDef travel___obstacle_travel_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
travel___obstacle_travel_obj_traverse(serai___games___scholars___actions___travel___obstacle_travel_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject))));
    return rv;
}

static int32_t CPyDef_travel___obstacle_travel_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___obstacle_travel_objObject *self = (serai___games___scholars___actions___travel___obstacle_travel_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject))));
    return 0;
}

static int32_t CPyDef_travel___obstacle_travel_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___obstacle_travel_objObject *self = (serai___games___scholars___actions___travel___obstacle_travel_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject))));
    return 0;
}

static void
travel___obstacle_travel_obj_dealloc(serai___games___scholars___actions___travel___obstacle_travel_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___obstacle_travel_obj_free_instance == NULL) {
        travel___obstacle_travel_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___obstacle_travel_obj_dealloc)
    CPyDef_travel___obstacle_travel_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__obstacle_travel_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___obstacle_travel_obj(void);

static PyObject *
travel___obstacle_travel_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___obstacle_travel_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__obstacle_travel_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___obstacle_travel_obj_vtable[2];
static bool
CPyDef_travel___obstacle_travel_obj_trait_vtable_setup(void)
{
    CPyVTableItem travel___obstacle_travel_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___obstacle_travel_obj_____call__,
        (CPyVTableItem)CPyDef_travel___obstacle_travel_obj_____get__,
    };
    memcpy(travel___obstacle_travel_obj_vtable, travel___obstacle_travel_obj_vtable_scratch, sizeof(travel___obstacle_travel_obj_vtable));
    return 1;
}

static bool
CPyDef_travel___obstacle_travel_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
travel___obstacle_travel_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___obstacle_travel_objObject *self, void *closure);

static PyGetSetDef travel___obstacle_travel_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)travel___obstacle_travel_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef travel___obstacle_travel_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__obstacle_travel_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_travel___obstacle_travel_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_travel___obstacle_travel_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___obstacle_travel_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_travel_obj",
    .tp_new = travel___obstacle_travel_obj_new,
    .tp_dealloc = (destructor)travel___obstacle_travel_obj_dealloc,
    .tp_traverse = (traverseproc)travel___obstacle_travel_obj_traverse,
    .tp_clear = (inquiry)CPyDef_travel___obstacle_travel_obj_clear,
    .tp_getset = travel___obstacle_travel_obj_getseters,
    .tp_methods = travel___obstacle_travel_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__travel___obstacle_travel_obj,
    .tp_members = travel___obstacle_travel_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___travel___obstacle_travel_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___travel___obstacle_travel_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_travel_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___obstacle_travel_obj_template = &CPyType_travel___obstacle_travel_obj_template_;

PyObject *CPyDef_travel_____mypyc__obstacle_travel_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___obstacle_travel_objObject *self;
    if (travel___obstacle_travel_obj_free_instance != NULL) {
        self = travel___obstacle_travel_obj_free_instance;
        travel___obstacle_travel_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___obstacle_travel_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___obstacle_travel_obj_vtable;
    self->vectorcall = CPyPy_travel___obstacle_travel_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___obstacle_travel_obj(void)
{
    PyObject *self = CPyDef_travel_____mypyc__obstacle_travel_obj_setup((PyObject *)CPyType_travel___obstacle_travel_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
travel___obstacle_travel_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___obstacle_travel_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_travel_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__travel_____mypyc_lambda__0_travel_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_travel_____mypyc_lambda__0_travel_obj_____get__(self, instance, owner);
}
PyMemberDef travel_____mypyc_lambda__0_travel_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
travel_____mypyc_lambda__0_travel_obj_traverse(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject))));
    return rv;
}

static int32_t CPyDef_travel_____mypyc_lambda__0_travel_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self = (serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject))));
    return 0;
}

static int32_t CPyDef_travel_____mypyc_lambda__0_travel_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self = (serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject))));
    return 0;
}

static void
travel_____mypyc_lambda__0_travel_obj_dealloc(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel_____mypyc_lambda__0_travel_obj_free_instance == NULL) {
        travel_____mypyc_lambda__0_travel_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel_____mypyc_lambda__0_travel_obj_dealloc)
    CPyDef_travel_____mypyc_lambda__0_travel_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc___3__mypyc_lambda__0_travel_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel_____mypyc_lambda__0_travel_obj(void);

static PyObject *
travel_____mypyc_lambda__0_travel_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel_____mypyc_lambda__0_travel_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc___3__mypyc_lambda__0_travel_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel_____mypyc_lambda__0_travel_obj_vtable[2];
static bool
CPyDef_travel_____mypyc_lambda__0_travel_obj_trait_vtable_setup(void)
{
    CPyVTableItem travel_____mypyc_lambda__0_travel_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel_____mypyc_lambda__0_travel_obj_____call__,
        (CPyVTableItem)CPyDef_travel_____mypyc_lambda__0_travel_obj_____get__,
    };
    memcpy(travel_____mypyc_lambda__0_travel_obj_vtable, travel_____mypyc_lambda__0_travel_obj_vtable_scratch, sizeof(travel_____mypyc_lambda__0_travel_obj_vtable));
    return 1;
}

static bool
CPyDef_travel_____mypyc_lambda__0_travel_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
travel_____mypyc_lambda__0_travel_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self, void *closure);

static PyGetSetDef travel_____mypyc_lambda__0_travel_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)travel_____mypyc_lambda__0_travel_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef travel_____mypyc_lambda__0_travel_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc___3__mypyc_lambda__0_travel_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_travel_____mypyc_lambda__0_travel_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_travel_____mypyc_lambda__0_travel_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel_____mypyc_lambda__0_travel_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_travel_obj",
    .tp_new = travel_____mypyc_lambda__0_travel_obj_new,
    .tp_dealloc = (destructor)travel_____mypyc_lambda__0_travel_obj_dealloc,
    .tp_traverse = (traverseproc)travel_____mypyc_lambda__0_travel_obj_traverse,
    .tp_clear = (inquiry)CPyDef_travel_____mypyc_lambda__0_travel_obj_clear,
    .tp_getset = travel_____mypyc_lambda__0_travel_obj_getseters,
    .tp_methods = travel_____mypyc_lambda__0_travel_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__travel_____mypyc_lambda__0_travel_obj,
    .tp_members = travel_____mypyc_lambda__0_travel_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_travel_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_travel_____mypyc_lambda__0_travel_obj_template = &CPyType_travel_____mypyc_lambda__0_travel_obj_template_;

PyObject *CPyDef_travel_____mypyc___3__mypyc_lambda__0_travel_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self;
    if (travel_____mypyc_lambda__0_travel_obj_free_instance != NULL) {
        self = travel_____mypyc_lambda__0_travel_obj_free_instance;
        travel_____mypyc_lambda__0_travel_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel_____mypyc_lambda__0_travel_obj_vtable;
    self->vectorcall = CPyPy_travel_____mypyc_lambda__0_travel_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_travel_____mypyc_lambda__0_travel_obj(void)
{
    PyObject *self = CPyDef_travel_____mypyc___3__mypyc_lambda__0_travel_obj_setup((PyObject *)CPyType_travel_____mypyc_lambda__0_travel_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
travel_____mypyc_lambda__0_travel_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_travel_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendtravel____bonus_before_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods travel____bonus_before_gen_as_async = {
    .am_send = CPyDunder_am_sendtravel____bonus_before_gen,
};
static int
travel____bonus_before_gen_traverse(serai___games___scholars___actions___travel____bonus_before_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__bonus);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_travel____bonus_before_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel____bonus_before_genObject *self = (serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__bonus);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1);
    return 0;
}

static int32_t CPyDef_travel____bonus_before_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel____bonus_before_genObject *self = (serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__bonus);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1);
    return 0;
}

static void
travel____bonus_before_gen_dealloc(serai___games___scholars___actions___travel____bonus_before_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel____bonus_before_gen_free_instance == NULL) {
        travel____bonus_before_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__bonus);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel____bonus_before_gen_dealloc)
    CPyDef_travel____bonus_before_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc___3_bonus_before_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel____bonus_before_gen(void);

static PyObject *
travel____bonus_before_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel____bonus_before_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc___3_bonus_before_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel____bonus_before_gen_vtable[6];
static bool
CPyDef_travel____bonus_before_gen_trait_vtable_setup(void)
{
    CPyVTableItem travel____bonus_before_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_travel____bonus_before_gen_____next__,
        (CPyVTableItem)CPyDef_travel____bonus_before_gen___send,
        (CPyVTableItem)CPyDef_travel____bonus_before_gen_____iter__,
        (CPyVTableItem)CPyDef_travel____bonus_before_gen___throw,
        (CPyVTableItem)CPyDef_travel____bonus_before_gen___close,
    };
    memcpy(travel____bonus_before_gen_vtable, travel____bonus_before_gen_vtable_scratch, sizeof(travel____bonus_before_gen_vtable));
    return 1;
}

static bool
CPyDef_travel____bonus_before_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef travel____bonus_before_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc___3_bonus_before_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_travel____bonus_before_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_travel____bonus_before_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_travel____bonus_before_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_travel____bonus_before_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_travel____bonus_before_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel____bonus_before_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_bonus_before_gen",
    .tp_new = travel____bonus_before_gen_new,
    .tp_dealloc = (destructor)travel____bonus_before_gen_dealloc,
    .tp_traverse = (traverseproc)travel____bonus_before_gen_traverse,
    .tp_clear = (inquiry)CPyDef_travel____bonus_before_gen_clear,
    .tp_methods = travel____bonus_before_gen_methods,
    .tp_iter = CPyDef_travel____bonus_before_gen_____iter__,
    .tp_iternext = CPyDef_travel____bonus_before_gen_____next__,
    .tp_as_async = &travel____bonus_before_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel____bonus_before_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_bonus_before_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_travel____bonus_before_gen_template = &CPyType_travel____bonus_before_gen_template_;

PyObject *CPyDef_travel_____mypyc___3_bonus_before_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel____bonus_before_genObject *self;
    if (travel____bonus_before_gen_free_instance != NULL) {
        self = travel____bonus_before_gen_free_instance;
        travel____bonus_before_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel____bonus_before_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel____bonus_before_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_travel____bonus_before_gen(void)
{
    PyObject *self = CPyDef_travel_____mypyc___3_bonus_before_gen_setup((PyObject *)CPyType_travel____bonus_before_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
travel___deliver_env_traverse(serai___games___scholars___actions___travel___deliver_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__slot)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__slot));
    }
    Py_VISIT(self->___mypyc_generator_attribute__book);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_travel___deliver_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___deliver_envObject *self = (serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__slot)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__slot;
        self->___mypyc_generator_attribute__slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__book);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_travel___deliver_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___deliver_envObject *self = (serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
travel___deliver_env_dealloc(serai___games___scholars___actions___travel___deliver_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___deliver_env_free_instance == NULL) {
        travel___deliver_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__slot)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__slot;
            self->___mypyc_generator_attribute__slot = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__slot = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__book);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___deliver_env_dealloc)
    CPyDef_travel___deliver_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__deliver_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___deliver_env(void);

static PyObject *
travel___deliver_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___deliver_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__deliver_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___deliver_env_vtable[1];
static bool
CPyDef_travel___deliver_env_trait_vtable_setup(void)
{
    CPyVTableItem travel___deliver_env_vtable_scratch[] = {
        NULL
    };
    memcpy(travel___deliver_env_vtable, travel___deliver_env_vtable_scratch, sizeof(travel___deliver_env_vtable));
    return 1;
}

static bool
CPyDef_travel___deliver_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef travel___deliver_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__deliver_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___deliver_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "deliver_env",
    .tp_new = travel___deliver_env_new,
    .tp_dealloc = (destructor)travel___deliver_env_dealloc,
    .tp_traverse = (traverseproc)travel___deliver_env_traverse,
    .tp_clear = (inquiry)CPyDef_travel___deliver_env_clear,
    .tp_methods = travel___deliver_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___deliver_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("deliver_env()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___deliver_env_template = &CPyType_travel___deliver_env_template_;

PyObject *CPyDef_travel_____mypyc__deliver_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___deliver_envObject *self;
    if (travel___deliver_env_free_instance != NULL) {
        self = travel___deliver_env_free_instance;
        travel___deliver_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___deliver_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___deliver_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__slot = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___deliver_env(void)
{
    PyObject *self = CPyDef_travel_____mypyc__deliver_env_setup((PyObject *)CPyType_travel___deliver_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtravel___deliver_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_travel___deliver_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods travel___deliver_gen_as_async = {
    .am_send = CPyDunder_am_sendtravel___deliver_gen,
};
static int
travel___deliver_gen_traverse(serai___games___scholars___actions___travel___deliver_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__scroll));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__space);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_travel___deliver_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___deliver_genObject *self = (serai___games___scholars___actions___travel___deliver_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__space);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
        self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
        self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1;
        self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_travel___deliver_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___deliver_genObject *self = (serai___games___scholars___actions___travel___deliver_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__space);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
        self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
        self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1;
        self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
travel___deliver_gen_dealloc(serai___games___scholars___actions___travel___deliver_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___deliver_gen_free_instance == NULL) {
        travel___deliver_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__space);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
            self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
            self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1;
            self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___deliver_gen_dealloc)
    CPyDef_travel___deliver_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__deliver_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___deliver_gen(void);

static PyObject *
travel___deliver_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___deliver_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__deliver_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___deliver_gen_vtable[6];
static bool
CPyDef_travel___deliver_gen_trait_vtable_setup(void)
{
    CPyVTableItem travel___deliver_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___deliver_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_travel___deliver_gen_____next__,
        (CPyVTableItem)CPyDef_travel___deliver_gen___send,
        (CPyVTableItem)CPyDef_travel___deliver_gen_____iter__,
        (CPyVTableItem)CPyDef_travel___deliver_gen___throw,
        (CPyVTableItem)CPyDef_travel___deliver_gen___close,
    };
    memcpy(travel___deliver_gen_vtable, travel___deliver_gen_vtable_scratch, sizeof(travel___deliver_gen_vtable));
    return 1;
}

static bool
CPyDef_travel___deliver_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef travel___deliver_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__deliver_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_travel___deliver_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_travel___deliver_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_travel___deliver_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_travel___deliver_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_travel___deliver_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___deliver_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "deliver_gen",
    .tp_new = travel___deliver_gen_new,
    .tp_dealloc = (destructor)travel___deliver_gen_dealloc,
    .tp_traverse = (traverseproc)travel___deliver_gen_traverse,
    .tp_clear = (inquiry)CPyDef_travel___deliver_gen_clear,
    .tp_methods = travel___deliver_gen_methods,
    .tp_iter = CPyDef_travel___deliver_gen_____iter__,
    .tp_iternext = CPyDef_travel___deliver_gen_____next__,
    .tp_as_async = &travel___deliver_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___deliver_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("deliver_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___deliver_gen_template = &CPyType_travel___deliver_gen_template_;

PyObject *CPyDef_travel_____mypyc__deliver_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___deliver_genObject *self;
    if (travel___deliver_gen_free_instance != NULL) {
        self = travel___deliver_gen_free_instance;
        travel___deliver_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___deliver_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___deliver_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___deliver_gen(void)
{
    PyObject *self = CPyDef_travel_____mypyc__deliver_gen_setup((PyObject *)CPyType_travel___deliver_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__travel___obstacle_deliver_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_travel___obstacle_deliver_obj_____get__(self, instance, owner);
}
PyMemberDef travel___obstacle_deliver_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
travel___obstacle_deliver_obj_traverse(serai___games___scholars___actions___travel___obstacle_deliver_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject))));
    return rv;
}

static int32_t CPyDef_travel___obstacle_deliver_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___obstacle_deliver_objObject *self = (serai___games___scholars___actions___travel___obstacle_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject))));
    return 0;
}

static int32_t CPyDef_travel___obstacle_deliver_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___obstacle_deliver_objObject *self = (serai___games___scholars___actions___travel___obstacle_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject))));
    return 0;
}

static void
travel___obstacle_deliver_obj_dealloc(serai___games___scholars___actions___travel___obstacle_deliver_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___obstacle_deliver_obj_free_instance == NULL) {
        travel___obstacle_deliver_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___obstacle_deliver_obj_dealloc)
    CPyDef_travel___obstacle_deliver_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__obstacle_deliver_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___obstacle_deliver_obj(void);

static PyObject *
travel___obstacle_deliver_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___obstacle_deliver_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__obstacle_deliver_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___obstacle_deliver_obj_vtable[2];
static bool
CPyDef_travel___obstacle_deliver_obj_trait_vtable_setup(void)
{
    CPyVTableItem travel___obstacle_deliver_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___obstacle_deliver_obj_____call__,
        (CPyVTableItem)CPyDef_travel___obstacle_deliver_obj_____get__,
    };
    memcpy(travel___obstacle_deliver_obj_vtable, travel___obstacle_deliver_obj_vtable_scratch, sizeof(travel___obstacle_deliver_obj_vtable));
    return 1;
}

static bool
CPyDef_travel___obstacle_deliver_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
travel___obstacle_deliver_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___obstacle_deliver_objObject *self, void *closure);

static PyGetSetDef travel___obstacle_deliver_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)travel___obstacle_deliver_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef travel___obstacle_deliver_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__obstacle_deliver_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_travel___obstacle_deliver_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_travel___obstacle_deliver_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___obstacle_deliver_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_deliver_obj",
    .tp_new = travel___obstacle_deliver_obj_new,
    .tp_dealloc = (destructor)travel___obstacle_deliver_obj_dealloc,
    .tp_traverse = (traverseproc)travel___obstacle_deliver_obj_traverse,
    .tp_clear = (inquiry)CPyDef_travel___obstacle_deliver_obj_clear,
    .tp_getset = travel___obstacle_deliver_obj_getseters,
    .tp_methods = travel___obstacle_deliver_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__travel___obstacle_deliver_obj,
    .tp_members = travel___obstacle_deliver_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___travel___obstacle_deliver_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___travel___obstacle_deliver_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_deliver_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___obstacle_deliver_obj_template = &CPyType_travel___obstacle_deliver_obj_template_;

PyObject *CPyDef_travel_____mypyc__obstacle_deliver_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___obstacle_deliver_objObject *self;
    if (travel___obstacle_deliver_obj_free_instance != NULL) {
        self = travel___obstacle_deliver_obj_free_instance;
        travel___obstacle_deliver_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___obstacle_deliver_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___obstacle_deliver_obj_vtable;
    self->vectorcall = CPyPy_travel___obstacle_deliver_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___obstacle_deliver_obj(void)
{
    PyObject *self = CPyDef_travel_____mypyc__obstacle_deliver_obj_setup((PyObject *)CPyType_travel___obstacle_deliver_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
travel___obstacle_deliver_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___obstacle_deliver_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_deliver_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__travel___note_deliver_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_travel___note_deliver_obj_____get__(self, instance, owner);
}
PyMemberDef travel___note_deliver_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___note_deliver_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___travel___note_deliver_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
travel___note_deliver_obj_traverse(serai___games___scholars___actions___travel___note_deliver_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___note_deliver_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___note_deliver_objObject))));
    return rv;
}

static int32_t CPyDef_travel___note_deliver_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___note_deliver_objObject *self = (serai___games___scholars___actions___travel___note_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___note_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___note_deliver_objObject))));
    return 0;
}

static int32_t CPyDef_travel___note_deliver_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___note_deliver_objObject *self = (serai___games___scholars___actions___travel___note_deliver_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___travel___note_deliver_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___travel___note_deliver_objObject))));
    return 0;
}

static void
travel___note_deliver_obj_dealloc(serai___games___scholars___actions___travel___note_deliver_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___note_deliver_obj_free_instance == NULL) {
        travel___note_deliver_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___note_deliver_obj_dealloc)
    CPyDef_travel___note_deliver_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__note_deliver_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___note_deliver_obj(void);

static PyObject *
travel___note_deliver_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___note_deliver_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__note_deliver_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___note_deliver_obj_vtable[2];
static bool
CPyDef_travel___note_deliver_obj_trait_vtable_setup(void)
{
    CPyVTableItem travel___note_deliver_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___note_deliver_obj_____call__,
        (CPyVTableItem)CPyDef_travel___note_deliver_obj_____get__,
    };
    memcpy(travel___note_deliver_obj_vtable, travel___note_deliver_obj_vtable_scratch, sizeof(travel___note_deliver_obj_vtable));
    return 1;
}

static bool
CPyDef_travel___note_deliver_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
travel___note_deliver_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___note_deliver_objObject *self, void *closure);

static PyGetSetDef travel___note_deliver_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)travel___note_deliver_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef travel___note_deliver_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__note_deliver_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_travel___note_deliver_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_travel___note_deliver_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___note_deliver_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_deliver_obj",
    .tp_new = travel___note_deliver_obj_new,
    .tp_dealloc = (destructor)travel___note_deliver_obj_dealloc,
    .tp_traverse = (traverseproc)travel___note_deliver_obj_traverse,
    .tp_clear = (inquiry)CPyDef_travel___note_deliver_obj_clear,
    .tp_getset = travel___note_deliver_obj_getseters,
    .tp_methods = travel___note_deliver_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__travel___note_deliver_obj,
    .tp_members = travel___note_deliver_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___note_deliver_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___travel___note_deliver_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___travel___note_deliver_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___travel___note_deliver_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_deliver_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___note_deliver_obj_template = &CPyType_travel___note_deliver_obj_template_;

PyObject *CPyDef_travel_____mypyc__note_deliver_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___note_deliver_objObject *self;
    if (travel___note_deliver_obj_free_instance != NULL) {
        self = travel___note_deliver_obj_free_instance;
        travel___note_deliver_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___note_deliver_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___note_deliver_obj_vtable;
    self->vectorcall = CPyPy_travel___note_deliver_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___note_deliver_obj(void)
{
    PyObject *self = CPyDef_travel_____mypyc__note_deliver_obj_setup((PyObject *)CPyType_travel___note_deliver_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
travel___note_deliver_obj_get___3_mypyc_env__(serai___games___scholars___actions___travel___note_deliver_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_deliver_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendtravel___refill_map_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods travel___refill_map_gen_as_async = {
    .am_send = CPyDunder_am_sendtravel___refill_map_gen,
};
static int
travel___refill_map_gen_traverse(serai___games___scholars___actions___travel___refill_map_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__slot));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_travel___refill_map_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___refill_map_genObject *self = (serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__slot;
        self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0);
    return 0;
}

static int32_t CPyDef_travel___refill_map_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___travel___refill_map_genObject *self = (serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__slot;
        self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0);
    return 0;
}

static void
travel___refill_map_gen_dealloc(serai___games___scholars___actions___travel___refill_map_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (travel___refill_map_gen_free_instance == NULL) {
        travel___refill_map_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__slot;
            self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, travel___refill_map_gen_dealloc)
    CPyDef_travel___refill_map_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_travel_____mypyc__refill_map_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_travel___refill_map_gen(void);

static PyObject *
travel___refill_map_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_travel___refill_map_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_travel_____mypyc__refill_map_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem travel___refill_map_gen_vtable[6];
static bool
CPyDef_travel___refill_map_gen_trait_vtable_setup(void)
{
    CPyVTableItem travel___refill_map_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_travel___refill_map_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_travel___refill_map_gen_____next__,
        (CPyVTableItem)CPyDef_travel___refill_map_gen___send,
        (CPyVTableItem)CPyDef_travel___refill_map_gen_____iter__,
        (CPyVTableItem)CPyDef_travel___refill_map_gen___throw,
        (CPyVTableItem)CPyDef_travel___refill_map_gen___close,
    };
    memcpy(travel___refill_map_gen_vtable, travel___refill_map_gen_vtable_scratch, sizeof(travel___refill_map_gen_vtable));
    return 1;
}

static bool
CPyDef_travel___refill_map_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef travel___refill_map_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_travel_____mypyc__refill_map_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_travel___refill_map_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_travel___refill_map_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_travel___refill_map_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_travel___refill_map_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_travel___refill_map_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_travel___refill_map_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "refill_map_gen",
    .tp_new = travel___refill_map_gen_new,
    .tp_dealloc = (destructor)travel___refill_map_gen_dealloc,
    .tp_traverse = (traverseproc)travel___refill_map_gen_traverse,
    .tp_clear = (inquiry)CPyDef_travel___refill_map_gen_clear,
    .tp_methods = travel___refill_map_gen_methods,
    .tp_iter = CPyDef_travel___refill_map_gen_____iter__,
    .tp_iternext = CPyDef_travel___refill_map_gen_____next__,
    .tp_as_async = &travel___refill_map_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___travel___refill_map_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("refill_map_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_travel___refill_map_gen_template = &CPyType_travel___refill_map_gen_template_;

PyObject *CPyDef_travel_____mypyc__refill_map_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___travel___refill_map_genObject *self;
    if (travel___refill_map_gen_free_instance != NULL) {
        self = travel___refill_map_gen_free_instance;
        travel___refill_map_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___travel___refill_map_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = travel___refill_map_gen_vtable;
    self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_travel___refill_map_gen(void)
{
    PyObject *self = CPyDef_travel_____mypyc__refill_map_gen_setup((PyObject *)CPyType_travel___refill_map_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef travelmodule_methods[] = {
    {"travel", (PyCFunction)CPyPy_travel___travel, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("travel(t, me)\n--\n\n") /* docstring */},
    {"travel_note", (PyCFunction)CPyPy_travel___travel_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("travel_note(t, me, steps)\n--\n\n") /* docstring */},
    {"path_bonus", (PyCFunction)CPyPy_travel___path_bonus, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("path_bonus(t, start, steps)\n--\n\n") /* docstring */},
    {"_bonus_before", (PyCFunction)CPyPy_travel____bonus_before, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_bonus_before(t, me, bonus)\n--\n\n") /* docstring */},
    {"deliver_obstacle", (PyCFunction)CPyPy_travel___deliver_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deliver_obstacle(t, me, slot, guild)\n--\n\n") /* docstring */},
    {"_scroll_fee", (PyCFunction)CPyPy_travel____scroll_fee, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_scroll_fee(t, me, slot)\n--\n\n") /* docstring */},
    {"deliver", (PyCFunction)CPyPy_travel___deliver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deliver(t, me, slot)\n--\n\n") /* docstring */},
    {"refill_map", (PyCFunction)CPyPy_travel___refill_map, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refill_map(t, slot)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___actions___travel__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___actions___travel__internal, "__name__");
    CPyStatic_travel___globals = PyModule_GetDict(CPyModule_serai___games___scholars___actions___travel__internal);
    if (unlikely(CPyStatic_travel___globals == NULL))
        goto fail;
    CPyType_travel___travel_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___travel_env_template, NULL, modname);
    if (unlikely(!CPyType_travel___travel_env))
        goto fail;
    CPyDef_travel___travel_env_trait_vtable_setup();
    CPyType_travel___travel_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___travel_gen_template, NULL, modname);
    if (unlikely(!CPyType_travel___travel_gen))
        goto fail;
    CPyDef_travel___travel_gen_trait_vtable_setup();
    CPyType_travel___note_travel_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___note_travel_obj_template, NULL, modname);
    if (unlikely(!CPyType_travel___note_travel_obj))
        goto fail;
    CPyDef_travel___note_travel_obj_trait_vtable_setup();
    CPyType_travel___obstacle_travel_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___obstacle_travel_obj_template, NULL, modname);
    if (unlikely(!CPyType_travel___obstacle_travel_obj))
        goto fail;
    CPyDef_travel___obstacle_travel_obj_trait_vtable_setup();
    CPyType_travel_____mypyc_lambda__0_travel_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel_____mypyc_lambda__0_travel_obj_template, NULL, modname);
    if (unlikely(!CPyType_travel_____mypyc_lambda__0_travel_obj))
        goto fail;
    CPyDef_travel_____mypyc_lambda__0_travel_obj_trait_vtable_setup();
    CPyType_travel____bonus_before_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel____bonus_before_gen_template, NULL, modname);
    if (unlikely(!CPyType_travel____bonus_before_gen))
        goto fail;
    CPyDef_travel____bonus_before_gen_trait_vtable_setup();
    CPyType_travel___deliver_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___deliver_env_template, NULL, modname);
    if (unlikely(!CPyType_travel___deliver_env))
        goto fail;
    CPyDef_travel___deliver_env_trait_vtable_setup();
    CPyType_travel___deliver_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___deliver_gen_template, NULL, modname);
    if (unlikely(!CPyType_travel___deliver_gen))
        goto fail;
    CPyDef_travel___deliver_gen_trait_vtable_setup();
    CPyType_travel___obstacle_deliver_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___obstacle_deliver_obj_template, NULL, modname);
    if (unlikely(!CPyType_travel___obstacle_deliver_obj))
        goto fail;
    CPyDef_travel___obstacle_deliver_obj_trait_vtable_setup();
    CPyType_travel___note_deliver_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___note_deliver_obj_template, NULL, modname);
    if (unlikely(!CPyType_travel___note_deliver_obj))
        goto fail;
    CPyDef_travel___note_deliver_obj_trait_vtable_setup();
    CPyType_travel___refill_map_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_travel___refill_map_gen_template, NULL, modname);
    if (unlikely(!CPyType_travel___refill_map_gen))
        goto fail;
    CPyDef_travel___refill_map_gen_trait_vtable_setup();
    char result = CPyDef_travel_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___actions___travel__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_travel___travel_env);
    Py_CLEAR(CPyType_travel___travel_gen);
    Py_CLEAR(CPyType_travel___note_travel_obj);
    Py_CLEAR(CPyType_travel___obstacle_travel_obj);
    Py_CLEAR(CPyType_travel_____mypyc_lambda__0_travel_obj);
    Py_CLEAR(CPyType_travel____bonus_before_gen);
    Py_CLEAR(CPyType_travel___deliver_env);
    Py_CLEAR(CPyType_travel___deliver_gen);
    Py_CLEAR(CPyType_travel___obstacle_deliver_obj);
    Py_CLEAR(CPyType_travel___note_deliver_obj);
    Py_CLEAR(CPyType_travel___refill_map_gen);
    return -1;
}
int CPyExec_serai___games___scholars___actions___travel(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___actions___travel__impl, &CPyImportState_serai___games___scholars___actions___travel, &CPyModule_serai___games___scholars___actions___travel);
}
static struct PyModuleDef travelmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.actions.travel",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    travelmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___actions___travel(void)
{
    if (CPyModule_serai___games___scholars___actions___travel__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___travel__internal);
        return CPyModule_serai___games___scholars___actions___travel__internal;
    }
    CPyModule_serai___games___scholars___actions___travel__internal = PyModule_Create(&travelmodule);
    return CPyModule_serai___games___scholars___actions___travel__internal;
}

PyObject *CPyInit_serai___games___scholars___actions___travel(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___actions___travel__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___travel__internal);
        return CPyModule_serai___games___scholars___actions___travel__internal;
    }
    CPyModule_serai___games___scholars___actions___travel__internal = PyModule_Create(&travelmodule);
    if (unlikely(CPyModule_serai___games___scholars___actions___travel__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.actions.travel");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___actions___travel__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___actions___travel__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___actions___travel__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___actions___travel(CPyModule_serai___games___scholars___actions___travel__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___actions___travel__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.actions.travel");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___actions___travel__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_travel___note_travel_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_travel___note_travel_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___note_travel_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__get__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___note_travel_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___actions___travel___note_travel_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "note_travel_obj", "__mypyc_env__", 25, CPyStatic_travel___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "travel_env", "t", 26, CPyStatic_travel___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "travel_env", "me", 26, CPyStatic_travel___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_r2);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 26, CPyStatic_travel___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_travel___travel_note(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 26, CPyStatic_travel___globals);
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
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_travel___note_travel_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___note_travel_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 25, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___obstacle_travel_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_travel___obstacle_travel_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___obstacle_travel_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__get__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___obstacle_travel_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___games___scholars___actions___travel___obstacle_travel_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "obstacle_travel_obj", "__mypyc_env__", 28, CPyStatic_travel___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "travel_env", "t", 29, CPyStatic_travel___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_r2)->_value;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL18;
    }
CPyL3: ;
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r5 = PyObject_RichCompare(cpy_r_r1, cpy_r_r4, 4);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL17;
    }
    cpy_r_r6 = PyObject_IsTrue(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL17;
    }
    cpy_r_r8 = cpy_r_r6;
    if (!cpy_r_r8) goto CPyL15;
    cpy_r_r9 = CPyStatic_scholars___reasons___NEED_TRAVEL_VALUE;
    if (likely(cpy_r_r9 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_TRAVEL_VALUE\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r11 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "travel_env", "t", 29, CPyStatic_travel___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_value;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL19;
    }
CPyL11: ;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r15 = PyNumber_Subtract(cpy_r_r11, cpy_r_r14);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL17;
    }
    cpy_r_r17 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r9, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 29, CPyStatic_travel___globals);
        goto CPyL17;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL16;
CPyL15: ;
    cpy_r_r19 = Py_None;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r18 = cpy_r_r19;
CPyL16: ;
    return cpy_r_r18;
CPyL17: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL17;
}
        
        PyObject *CPyPy_travel___obstacle_travel_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___obstacle_travel_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 28, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel_____mypyc_lambda__0_travel_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_travel_____mypyc_lambda__0_travel_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel_____mypyc_lambda__0_travel_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__get__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel_____mypyc_lambda__0_travel_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "<lambda>", "__mypyc_lambda__0_travel_obj", "__mypyc_env__", 31, CPyStatic_travel___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "<lambda>", "travel_env", "book", 31, CPyStatic_travel___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_options;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "<lambda>", "Book", "options", 31, CPyStatic_travel___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r2)->_travel;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "<lambda>", "Options", "travel", 31, CPyStatic_travel___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "<lambda>", "travel_env", "t", 31, CPyStatic_travel___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_r4)->_value;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<lambda>", 31, CPyStatic_travel___globals);
        goto CPyL11;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetSlice(cpy_r_r3, cpy_r_r5, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<lambda>", 31, CPyStatic_travel___globals);
        goto CPyL9;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "<lambda>", 31, CPyStatic_travel___globals, "list", cpy_r_r6);
        goto CPyL9;
    }
    return cpy_r_r7;
CPyL9: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
}
        
        PyObject *CPyPy_travel_____mypyc_lambda__0_travel_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_travel_____mypyc_lambda__0_travel_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<lambda>", 31, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
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
    CPyTagged cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject **cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    tuple_T3OOO cpy_r_r156;
    PyObject **cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyTagged cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    CPyTagged cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    tuple_T3OOO cpy_r_r193;
    PyObject **cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject **cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    CPyTagged cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    CPyTagged cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject **cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    tuple_T3OOO cpy_r_r228;
    PyObject **cpy_r_r229;
    PyObject *cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject **cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    CPyTagged cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject **cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    char cpy_r_r259;
    tuple_T3OOO cpy_r_r260;
    PyObject **cpy_r_r261;
    PyObject *cpy_r_r262;
    char cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject **cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    int32_t cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    int32_t cpy_r_r276;
    int32_t cpy_r_r277;
    PyObject *cpy_r_r278;
    char cpy_r_r279;
    char cpy_r_r280;
    char cpy_r_r281;
    char cpy_r_r282;
    char cpy_r_r283;
    char cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    PyObject *cpy_r_r287;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = NULL;
    cpy_r_r17 = cpy_r_r16;
    CPy_XDECREF(cpy_r_r17);
    cpy_r_r18 = NULL;
    cpy_r_r19 = cpy_r_r18;
    cpy_r_r20 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "__mypyc_env__", 19, CPyStatic_travel___globals);
        goto CPyL224;
    }
CPyL1: ;
    cpy_r_r21 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL214;
CPyL2: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_type != cpy_r_r22;
    if (!cpy_r_r23) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r24 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 21, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r24);
CPyL6: ;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_r24)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 21, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL7: ;
    if (((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book);
    }
    ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 21, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r27 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 22, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r27);
CPyL9: ;
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_r27)->_players;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Table", "players", 22, CPyStatic_travel___globals);
        goto CPyL225;
    }
CPyL10: ;
    cpy_r_r29 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 22, CPyStatic_travel___globals);
        goto CPyL225;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL11: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r28, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 22, CPyStatic_travel___globals);
        goto CPyL225;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_scholars___table___Player))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel", 22, CPyStatic_travel___globals, "serai.games.scholars.table.Player", cpy_r_r30);
        goto CPyL225;
    }
    CPy_DECREF(cpy_r_r27);
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 22, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r33 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "player", 23, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL15: ;
    cpy_r_r34 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r33)->_place;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Player", "place", 23, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL16: ;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 23, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r36 = CPyDef_travel___note_travel_obj();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 25, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r20);
    ((serai___games___scholars___actions___travel___note_travel_objObject *)cpy_r_r36)->___mypyc_env__ = cpy_r_r20;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 25, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r38 = CPyDef_travel___obstacle_travel_obj();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 28, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r20);
    ((serai___games___scholars___actions___travel___obstacle_travel_objObject *)cpy_r_r38)->___mypyc_env__ = cpy_r_r20;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 28, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r40 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "book", 31, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r40);
CPyL22: ;
    cpy_r_r41 = ((serai___games___scholars___book___BookObject *)cpy_r_r40)->_options;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Book", "options", 31, CPyStatic_travel___globals);
        goto CPyL226;
    }
CPyL23: ;
    cpy_r_r42 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r41)->_travel;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Options", "travel", 31, CPyStatic_travel___globals);
        goto CPyL226;
    }
    CPy_INCREF(cpy_r_r42);
CPyL24: ;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 31, CPyStatic_travel___globals);
        goto CPyL227;
    }
    CPy_INCREF(cpy_r_r43);
CPyL25: ;
    cpy_r_r44 = ((serai___games___scholars___table___TableObject *)cpy_r_r43)->_value;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r44);
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 31, CPyStatic_travel___globals);
        goto CPyL227;
    }
CPyL26: ;
    cpy_r_r45 = CPyList_GetSlice(cpy_r_r42, 0, cpy_r_r44);
    CPy_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 31, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (likely(PyList_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel", 31, CPyStatic_travel___globals, "list", cpy_r_r45);
        goto CPyL213;
    }
    cpy_r_r47 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "obstacle", 31, CPyStatic_travel___globals);
        goto CPyL228;
    }
CPyL29: ;
    cpy_r_r48 = CPyDef_travel_____mypyc_lambda__0_travel_obj();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 31, CPyStatic_travel___globals);
        goto CPyL228;
    }
    CPy_INCREF(cpy_r_r20);
    ((serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject *)cpy_r_r48)->___mypyc_env__ = cpy_r_r20;
    cpy_r_r49 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "note", 31, CPyStatic_travel___globals);
        goto CPyL229;
    }
CPyL31: ;
    cpy_r_r50 = CPyDef_offer___Offer(cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r49);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 31, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r51 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 32, CPyStatic_travel___globals);
        goto CPyL230;
    }
    CPyTagged_INCREF(cpy_r_r51);
CPyL33: ;
    cpy_r_r52 = CPyStatics[2401]; /* 'travel' */
    cpy_r_r53 = CPyStatics[2402]; /* 'SC-TRAV-01' */
    cpy_r_r54 = CPyStatics[31]; /* 'n' */
    cpy_r_r55 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 32, CPyStatic_travel___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r55);
CPyL34: ;
    cpy_r_r56 = ((serai___games___scholars___table___TableObject *)cpy_r_r55)->_value;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r56);
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 32, CPyStatic_travel___globals);
        goto CPyL231;
    }
CPyL35: ;
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_r56);
    cpy_r_r58 = CPyDict_Build(1, cpy_r_r54, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 32, CPyStatic_travel___globals);
        goto CPyL231;
    }
    cpy_r_r59 = NULL;
    cpy_r_r60 = 2;
    cpy_r_r61 = CPyDef_decision___ask(cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r50, cpy_r_r58, cpy_r_r59, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 32, CPyStatic_travel___globals);
        goto CPyL213;
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r61;
CPyL38: ;
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = cpy_r_type != cpy_r_r63;
    if (!cpy_r_r64) goto CPyL41;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 32, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r65 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel", 32, CPyStatic_travel___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL213;
    }
    cpy_r_r66 = ((serai___kernel___option___OptionObject *)cpy_r_r65)->_value;
    CPy_INCREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 33, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 33, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r69 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "start", 34, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL45: ;
    cpy_r_r70 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "steps", 34, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL46: ;
    cpy_r_r71 = CPyTagged_Add(cpy_r_r69, cpy_r_r70);
    cpy_r_r72 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "book", 34, CPyStatic_travel___globals);
        goto CPyL232;
    }
    CPy_INCREF(cpy_r_r72);
CPyL47: ;
    cpy_r_r73 = ((serai___games___scholars___book___BookObject *)cpy_r_r72)->_map;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Book", "map", 34, CPyStatic_travel___globals);
        goto CPyL233;
    }
CPyL48: ;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyVarObject, ob_size));
    cpy_r_r75 = *(int64_t *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r75 << 1;
    CPy_DECREF(cpy_r_r72);
    cpy_r_r77 = CPyTagged_Remainder(cpy_r_r71, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 34, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r78 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "player", 34, CPyStatic_travel___globals);
        goto CPyL234;
    }
CPyL50: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_place);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r78)->_place = cpy_r_r77;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 34, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r80 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "book", 35, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r80);
CPyL52: ;
    cpy_r_r81 = ((serai___games___scholars___book___BookObject *)cpy_r_r80)->_map;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Book", "map", 35, CPyStatic_travel___globals);
        goto CPyL235;
    }
CPyL53: ;
    cpy_r_r82 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "player", 35, CPyStatic_travel___globals);
        goto CPyL235;
    }
CPyL54: ;
    cpy_r_r83 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r82)->_place;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Player", "place", 35, CPyStatic_travel___globals);
        goto CPyL235;
    }
CPyL55: ;
    cpy_r_r84 = CPyList_GetItem(cpy_r_r81, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 35, CPyStatic_travel___globals);
        goto CPyL235;
    }
    if (likely(PyTuple_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel", 35, CPyStatic_travel___globals, "tuple", cpy_r_r84);
        goto CPyL235;
    }
    cpy_r_r86 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "player", 35, CPyStatic_travel___globals);
        goto CPyL236;
    }
CPyL58: ;
    CPy_DECREF(cpy_r_r80);
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location = cpy_r_r85;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 35, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r88 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 36, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r88);
CPyL60: ;
    cpy_r_r89 = CPyStatics[2403]; /* 'event-travel' */
    cpy_r_r90 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 36, CPyStatic_travel___globals);
        goto CPyL237;
    }
    CPyTagged_INCREF(cpy_r_r90);
CPyL61: ;
    cpy_r_r91 = CPyStatics[2402]; /* 'SC-TRAV-01' */
    cpy_r_r92 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "location", 36, CPyStatic_travel___globals);
        goto CPyL238;
    }
CPyL62: ;
    cpy_r_r93 = CPySequenceTuple_GetItem(cpy_r_r92, 0);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 36, CPyStatic_travel___globals);
        goto CPyL238;
    }
    if (likely(PyUnicode_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel", 36, CPyStatic_travel___globals, "str", cpy_r_r93);
        goto CPyL238;
    }
    cpy_r_r95 = CPyStatics[31]; /* 'n' */
    cpy_r_r96 = CPyStatics[388]; /* 'location' */
    cpy_r_r97 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "steps", 33, CPyStatic_travel___globals);
        goto CPyL239;
    }
CPyL65: ;
    CPyTagged_INCREF(cpy_r_r97);
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r99 = CPyDict_Build(2, cpy_r_r95, cpy_r_r98, cpy_r_r96, cpy_r_r94);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 36, CPyStatic_travel___globals);
        goto CPyL238;
    }
    cpy_r_r100 = CPyDef_kernel___table___Table___tell(cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r91, cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r100 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 36, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r101 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "book", 37, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r101);
CPyL68: ;
    cpy_r_r102 = ((serai___games___scholars___book___BookObject *)cpy_r_r101)->_seams;
    CPy_INCREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 37, CPyStatic_travel___globals);
        goto CPyL240;
    }
    CPy_INCREF(cpy_r_r103);
CPyL69: ;
    cpy_r_r104 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 37, CPyStatic_travel___globals);
        goto CPyL241;
    }
    CPyTagged_INCREF(cpy_r_r104);
CPyL70: ;
    cpy_r_r105 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "start", 37, CPyStatic_travel___globals);
        goto CPyL242;
    }
CPyL71: ;
    cpy_r_r106 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "steps", 37, CPyStatic_travel___globals);
        goto CPyL242;
    }
CPyL72: ;
    cpy_r_r107 = CPY_GET_METHOD(cpy_r_r102, CPyType_scholars___seams___Seams, 13, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106); /* travelled */
    CPy_DECREF(cpy_r_r103);
    CPyTagged_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 37, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4 = cpy_r_r107;
    cpy_r_r108 = 1;
    if (!cpy_r_r108) goto CPyL213;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r111 = NULL;
    cpy_r_r1 = cpy_r_r111;
    cpy_r_r112 = (PyObject **)&cpy_r_r1;
    cpy_r_r113 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4;
    cpy_r_r114 = CPY_GET_METHOD(cpy_r_r113, CPyType_scholars___seams___travelled_Seams_gen, 0, serai___games___scholars___seams___travelled_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r113, cpy_r_r110, cpy_r_r110, cpy_r_r110, cpy_r_r109, cpy_r_r112); /* __mypyc_generator_helper__ */
    if (cpy_r_r114 != NULL) goto CPyL243;
    cpy_r_r115 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 37, CPyStatic_travel___globals);
        goto CPyL244;
    }
    cpy_r_r116 = cpy_r_r1;
    CPy_DECREF(cpy_r_r116);
    cpy_r_r117 = NULL;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4 = cpy_r_r117;
    cpy_r_r118 = 1;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 37, CPyStatic_travel___globals);
        goto CPyL213;
    } else
        goto CPyL93;
CPyL77: ;
    cpy_r_r119 = cpy_r_r114;
CPyL78: ;
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL79: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = cpy_r_type != cpy_r_r121;
    if (!cpy_r_r122) goto CPyL245;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 37, CPyStatic_travel___globals);
        goto CPyL83;
    } else
        goto CPyL246;
CPyL81: ;
    CPy_Unreachable();
CPyL82: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL89;
CPyL83: ;
    cpy_r_r123 = CPy_CatchError();
    cpy_r_r124 = (PyObject **)&cpy_r_r3;
    cpy_r_r125 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4;
    cpy_r_r126 = CPy_YieldFromErrorHandle(cpy_r_r125, cpy_r_r124);
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 37, CPyStatic_travel___globals);
        goto CPyL247;
    }
    if (cpy_r_r126) goto CPyL86;
    cpy_r_r119 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r123);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    goto CPyL78;
CPyL86: ;
    cpy_r_r116 = cpy_r_r3;
    CPy_DecRef(cpy_r_r116);
    CPy_RestoreExcInfo(cpy_r_r123);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    goto CPyL93;
CPyL87: ;
    CPy_RestoreExcInfo(cpy_r_r123);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    cpy_r_r127 = CPy_KeepPropagating();
    if (!cpy_r_r127) goto CPyL213;
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = NULL;
    cpy_r_r1 = cpy_r_r129;
    cpy_r_r130 = (PyObject **)&cpy_r_r1;
    cpy_r_r131 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4;
    cpy_r_r132 = CPY_GET_METHOD(cpy_r_r131, CPyType_scholars___seams___travelled_Seams_gen, 0, serai___games___scholars___seams___travelled_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r131, cpy_r_r128, cpy_r_r128, cpy_r_r128, cpy_r_arg, cpy_r_r130); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r132 == NULL) {
        goto CPyL91;
    } else
        goto CPyL248;
CPyL90: ;
    cpy_r_r119 = cpy_r_r132;
    goto CPyL78;
CPyL91: ;
    cpy_r_r133 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 37, CPyStatic_travel___globals);
        goto CPyL244;
    }
    cpy_r_r116 = cpy_r_r1;
    CPy_DECREF(cpy_r_r116);
CPyL93: ;
    cpy_r_r134 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 38, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r134);
CPyL94: ;
    cpy_r_r135 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start;
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "start", 38, CPyStatic_travel___globals);
        goto CPyL249;
    }
CPyL95: ;
    cpy_r_r136 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "steps", 38, CPyStatic_travel___globals);
        goto CPyL249;
    }
CPyL96: ;
    cpy_r_r137 = CPyDef_travel___path_bonus(cpy_r_r134, cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 38, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r138 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 39, CPyStatic_travel___globals);
        goto CPyL250;
    }
    CPy_INCREF(cpy_r_r138);
CPyL98: ;
    cpy_r_r139 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 39, CPyStatic_travel___globals);
        goto CPyL251;
    }
    CPyTagged_INCREF(cpy_r_r139);
CPyL99: ;
    cpy_r_r140 = CPyDef_travel____bonus_before(cpy_r_r138, cpy_r_r139, cpy_r_r137);
    CPy_DECREF(cpy_r_r138);
    CPyTagged_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5 = cpy_r_r140;
    cpy_r_r141 = 1;
    if (!cpy_r_r141) goto CPyL213;
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r144 = NULL;
    cpy_r_r5 = cpy_r_r144;
    cpy_r_r145 = (PyObject **)&cpy_r_r5;
    cpy_r_r146 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5;
    cpy_r_r147 = CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(cpy_r_r146, cpy_r_r143, cpy_r_r143, cpy_r_r143, cpy_r_r142, cpy_r_r145);
    if (cpy_r_r147 != NULL) goto CPyL252;
    cpy_r_r148 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL253;
    }
    cpy_r_r149 = cpy_r_r5;
    cpy_r_r150 = NULL;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5 = cpy_r_r150;
    cpy_r_r151 = 1;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL254;
    } else
        goto CPyL120;
CPyL104: ;
    cpy_r_r152 = cpy_r_r147;
CPyL105: ;
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r152;
CPyL106: ;
    cpy_r_r154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r155 = cpy_r_type != cpy_r_r154;
    if (!cpy_r_r155) goto CPyL255;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL110;
    } else
        goto CPyL256;
CPyL108: ;
    CPy_Unreachable();
CPyL109: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL116;
CPyL110: ;
    cpy_r_r156 = CPy_CatchError();
    cpy_r_r157 = (PyObject **)&cpy_r_r7;
    cpy_r_r158 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5;
    cpy_r_r159 = CPy_YieldFromErrorHandle(cpy_r_r158, cpy_r_r157);
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL257;
    }
    if (cpy_r_r159) goto CPyL113;
    cpy_r_r152 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r156);
    CPy_DecRef(cpy_r_r156.f0);
    CPy_DecRef(cpy_r_r156.f1);
    CPy_DecRef(cpy_r_r156.f2);
    goto CPyL105;
CPyL113: ;
    cpy_r_r149 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r156);
    CPy_DecRef(cpy_r_r156.f0);
    CPy_DecRef(cpy_r_r156.f1);
    CPy_DecRef(cpy_r_r156.f2);
    goto CPyL120;
CPyL114: ;
    CPy_RestoreExcInfo(cpy_r_r156);
    CPy_DecRef(cpy_r_r156.f0);
    CPy_DecRef(cpy_r_r156.f1);
    CPy_DecRef(cpy_r_r156.f2);
    cpy_r_r160 = CPy_KeepPropagating();
    if (!cpy_r_r160) goto CPyL213;
    CPy_Unreachable();
CPyL116: ;
    cpy_r_r161 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r162 = NULL;
    cpy_r_r5 = cpy_r_r162;
    cpy_r_r163 = (PyObject **)&cpy_r_r5;
    cpy_r_r164 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5;
    cpy_r_r165 = CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(cpy_r_r164, cpy_r_r161, cpy_r_r161, cpy_r_r161, cpy_r_arg, cpy_r_r163);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r165 == NULL) {
        goto CPyL118;
    } else
        goto CPyL258;
CPyL117: ;
    cpy_r_r152 = cpy_r_r165;
    goto CPyL105;
CPyL118: ;
    cpy_r_r166 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL253;
    }
    cpy_r_r149 = cpy_r_r5;
CPyL120: ;
    if (unlikely(!PyBool_Check(cpy_r_r149))) {
        CPy_TypeError("bool", cpy_r_r149); cpy_r_r167 = 2;
    } else
        cpy_r_r167 = cpy_r_r149 == Py_True;
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r167 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL213;
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waits = cpy_r_r167;
    cpy_r_r168 = 1;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 39, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r169 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location;
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "location", 40, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL123: ;
    cpy_r_r170 = CPySequenceTuple_GetItem(cpy_r_r169, 2);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 40, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (unlikely(!PyBool_Check(cpy_r_r170))) {
        CPy_TypeError("bool", cpy_r_r170); cpy_r_r171 = 2;
    } else
        cpy_r_r171 = cpy_r_r170 == Py_True;
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 40, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (!cpy_r_r171) goto CPyL152;
    cpy_r_r172 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 41, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r172);
CPyL127: ;
    cpy_r_r173 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r173 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 41, CPyStatic_travel___globals);
        goto CPyL259;
    }
    CPyTagged_INCREF(cpy_r_r173);
CPyL128: ;
    cpy_r_r174 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "location", 41, CPyStatic_travel___globals);
        goto CPyL260;
    }
CPyL129: ;
    cpy_r_r175 = CPySequenceTuple_GetItem(cpy_r_r174, 4);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL260;
    }
    if (likely(PyLong_Check(cpy_r_r175)))
        cpy_r_r176 = CPyTagged_FromObject(cpy_r_r175);
    else {
        CPy_TypeError("int", cpy_r_r175); cpy_r_r176 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL260;
    }
    cpy_r_r177 = CPyDef_travel___deliver(cpy_r_r172, cpy_r_r173, cpy_r_r176);
    CPy_DECREF(cpy_r_r172);
    CPyTagged_DECREF(cpy_r_r173);
    CPyTagged_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7 = cpy_r_r177;
    cpy_r_r178 = 1;
    if (!cpy_r_r178) goto CPyL213;
    cpy_r_r179 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r180 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r181 = NULL;
    cpy_r_r9 = cpy_r_r181;
    cpy_r_r182 = (PyObject **)&cpy_r_r9;
    cpy_r_r183 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7;
    cpy_r_r184 = CPyDef_travel___deliver_gen_____mypyc_generator_helper__(cpy_r_r183, cpy_r_r180, cpy_r_r180, cpy_r_r180, cpy_r_r179, cpy_r_r182);
    if (cpy_r_r184 != NULL) goto CPyL261;
    cpy_r_r185 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL262;
    }
    cpy_r_r186 = cpy_r_r9;
    CPy_DECREF(cpy_r_r186);
    cpy_r_r187 = NULL;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7 = cpy_r_r187;
    cpy_r_r188 = 1;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL213;
    } else
        goto CPyL181;
CPyL136: ;
    cpy_r_r189 = cpy_r_r184;
CPyL137: ;
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r189;
CPyL138: ;
    cpy_r_r191 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r192 = cpy_r_type != cpy_r_r191;
    if (!cpy_r_r192) goto CPyL263;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL142;
    } else
        goto CPyL264;
CPyL140: ;
    CPy_Unreachable();
CPyL141: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL148;
CPyL142: ;
    cpy_r_r193 = CPy_CatchError();
    cpy_r_r194 = (PyObject **)&cpy_r_r11;
    cpy_r_r195 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7;
    cpy_r_r196 = CPy_YieldFromErrorHandle(cpy_r_r195, cpy_r_r194);
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL265;
    }
    if (cpy_r_r196) goto CPyL145;
    cpy_r_r189 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r193);
    CPy_DecRef(cpy_r_r193.f0);
    CPy_DecRef(cpy_r_r193.f1);
    CPy_DecRef(cpy_r_r193.f2);
    goto CPyL137;
CPyL145: ;
    cpy_r_r186 = cpy_r_r11;
    CPy_DecRef(cpy_r_r186);
    CPy_RestoreExcInfo(cpy_r_r193);
    CPy_DecRef(cpy_r_r193.f0);
    CPy_DecRef(cpy_r_r193.f1);
    CPy_DecRef(cpy_r_r193.f2);
    goto CPyL181;
CPyL146: ;
    CPy_RestoreExcInfo(cpy_r_r193);
    CPy_DecRef(cpy_r_r193.f0);
    CPy_DecRef(cpy_r_r193.f1);
    CPy_DecRef(cpy_r_r193.f2);
    cpy_r_r197 = CPy_KeepPropagating();
    if (!cpy_r_r197) goto CPyL213;
    CPy_Unreachable();
CPyL148: ;
    cpy_r_r198 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r199 = NULL;
    cpy_r_r9 = cpy_r_r199;
    cpy_r_r200 = (PyObject **)&cpy_r_r9;
    cpy_r_r201 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7;
    cpy_r_r202 = CPyDef_travel___deliver_gen_____mypyc_generator_helper__(cpy_r_r201, cpy_r_r198, cpy_r_r198, cpy_r_r198, cpy_r_arg, cpy_r_r200);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r202 == NULL) {
        goto CPyL150;
    } else
        goto CPyL266;
CPyL149: ;
    cpy_r_r189 = cpy_r_r202;
    goto CPyL137;
CPyL150: ;
    cpy_r_r203 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 41, CPyStatic_travel___globals);
        goto CPyL262;
    }
    cpy_r_r186 = cpy_r_r9;
    CPy_DECREF(cpy_r_r186);
    goto CPyL181;
CPyL152: ;
    cpy_r_r204 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "book", 43, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r204);
CPyL153: ;
    cpy_r_r205 = ((serai___games___scholars___book___BookObject *)cpy_r_r204)->_performer;
    if (unlikely(cpy_r_r205 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'performer' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r205);
    }
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL154: ;
    cpy_r_r206 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 43, CPyStatic_travel___globals);
        goto CPyL267;
    }
    CPy_INCREF(cpy_r_r206);
CPyL155: ;
    cpy_r_r207 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r207 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 43, CPyStatic_travel___globals);
        goto CPyL268;
    }
    CPyTagged_INCREF(cpy_r_r207);
CPyL156: ;
    cpy_r_r208 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__location;
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "location", 43, CPyStatic_travel___globals);
        goto CPyL269;
    }
CPyL157: ;
    cpy_r_r209 = CPySequenceTuple_GetItem(cpy_r_r208, 6);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL269;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r209, CPyType_kernel___effects___Effect)))
        cpy_r_r210 = cpy_r_r209;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals, "serai.kernel.effects.Effect", cpy_r_r209);
        goto CPyL269;
    }
    cpy_r_r211 = CPY_INT_TAG;
    cpy_r_r212 = CPyDef_perform___Performer___perform(cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r206);
    CPyTagged_DECREF(cpy_r_r207);
    CPy_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL213;
    }
    cpy_r_r213 = PyObject_GetIter(cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8 = cpy_r_r213;
    cpy_r_r214 = 1;
    if (!cpy_r_r214) goto CPyL213;
    cpy_r_r215 = NULL;
    cpy_r_r13 = cpy_r_r215;
    cpy_r_r216 = (PyObject **)&cpy_r_r13;
    cpy_r_r217 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r218 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8;
    cpy_r_r219 = CPyIter_Send(cpy_r_r218, cpy_r_r217, cpy_r_r216);
    if (cpy_r_r219 != NULL) goto CPyL270;
    cpy_r_r220 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL271;
    }
    cpy_r_r221 = cpy_r_r13;
    CPy_DECREF(cpy_r_r221);
    cpy_r_r222 = NULL;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8 = cpy_r_r222;
    cpy_r_r223 = 1;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL213;
    } else
        goto CPyL181;
CPyL165: ;
    cpy_r_r224 = cpy_r_r219;
CPyL166: ;
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r224;
CPyL167: ;
    cpy_r_r226 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r227 = cpy_r_type != cpy_r_r226;
    if (!cpy_r_r227) goto CPyL272;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL171;
    } else
        goto CPyL273;
CPyL169: ;
    CPy_Unreachable();
CPyL170: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL177;
CPyL171: ;
    cpy_r_r228 = CPy_CatchError();
    cpy_r_r229 = (PyObject **)&cpy_r_r15;
    cpy_r_r230 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8;
    cpy_r_r231 = CPy_YieldFromErrorHandle(cpy_r_r230, cpy_r_r229);
    if (unlikely(cpy_r_r231 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL274;
    }
    if (cpy_r_r231) goto CPyL174;
    cpy_r_r224 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r228);
    CPy_DecRef(cpy_r_r228.f0);
    CPy_DecRef(cpy_r_r228.f1);
    CPy_DecRef(cpy_r_r228.f2);
    goto CPyL166;
CPyL174: ;
    cpy_r_r221 = cpy_r_r15;
    CPy_DecRef(cpy_r_r221);
    CPy_RestoreExcInfo(cpy_r_r228);
    CPy_DecRef(cpy_r_r228.f0);
    CPy_DecRef(cpy_r_r228.f1);
    CPy_DecRef(cpy_r_r228.f2);
    goto CPyL181;
CPyL175: ;
    CPy_RestoreExcInfo(cpy_r_r228);
    CPy_DecRef(cpy_r_r228.f0);
    CPy_DecRef(cpy_r_r228.f1);
    CPy_DecRef(cpy_r_r228.f2);
    cpy_r_r232 = CPy_KeepPropagating();
    if (!cpy_r_r232) goto CPyL213;
    CPy_Unreachable();
CPyL177: ;
    cpy_r_r233 = NULL;
    cpy_r_r13 = cpy_r_r233;
    cpy_r_r234 = (PyObject **)&cpy_r_r13;
    cpy_r_r235 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8;
    cpy_r_r236 = CPyIter_Send(cpy_r_r235, cpy_r_arg, cpy_r_r234);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r236 == NULL) {
        goto CPyL179;
    } else
        goto CPyL275;
CPyL178: ;
    cpy_r_r224 = cpy_r_r236;
    goto CPyL166;
CPyL179: ;
    cpy_r_r237 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 43, CPyStatic_travel___globals);
        goto CPyL271;
    }
    cpy_r_r221 = cpy_r_r13;
    CPy_DECREF(cpy_r_r221);
CPyL181: ;
    cpy_r_r238 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waits;
    if (unlikely(cpy_r_r238 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_gen", "waits", 39, CPyStatic_travel___globals);
        goto CPyL213;
    }
CPyL182: ;
    if (!cpy_r_r238) goto CPyL208;
CPyL183: ;
    cpy_r_r239 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "t", 45, CPyStatic_travel___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r239);
CPyL184: ;
    cpy_r_r240 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r240 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "me", 45, CPyStatic_travel___globals);
        goto CPyL276;
    }
    CPyTagged_INCREF(cpy_r_r240);
CPyL185: ;
    cpy_r_r241 = ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r20)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "travel_env", "book", 45, CPyStatic_travel___globals);
        goto CPyL277;
    }
    CPy_INCREF(cpy_r_r241);
CPyL186: ;
    cpy_r_r242 = ((serai___games___scholars___book___BookObject *)cpy_r_r241)->_options;
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel", "Book", "options", 45, CPyStatic_travel___globals);
        goto CPyL278;
    }
CPyL187: ;
    cpy_r_r243 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r242)->_skip;
    CPy_INCREF(cpy_r_r243);
    CPy_DECREF(cpy_r_r241);
    cpy_r_r244 = CPyDef_scholars___effects___influence___influence_scroll(cpy_r_r239, cpy_r_r240, cpy_r_r243);
    CPy_DECREF(cpy_r_r239);
    CPyTagged_DECREF(cpy_r_r240);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 45, CPyStatic_travel___globals);
        goto CPyL213;
    }
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9 = cpy_r_r244;
    cpy_r_r245 = 1;
    if (!cpy_r_r245) goto CPyL213;
    cpy_r_r246 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r247 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r248 = NULL;
    cpy_r_r17 = cpy_r_r248;
    cpy_r_r249 = (PyObject **)&cpy_r_r17;
    cpy_r_r250 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9;
    cpy_r_r251 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r_r250, cpy_r_r247, cpy_r_r247, cpy_r_r247, cpy_r_r246, cpy_r_r249);
    if (cpy_r_r251 != NULL) goto CPyL279;
    cpy_r_r252 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 45, CPyStatic_travel___globals);
        goto CPyL280;
    }
    cpy_r_r253 = cpy_r_r17;
    CPy_DECREF(cpy_r_r253);
    cpy_r_r254 = NULL;
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9 = cpy_r_r254;
    cpy_r_r255 = 1;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 45, CPyStatic_travel___globals);
        goto CPyL213;
    } else
        goto CPyL208;
CPyL192: ;
    cpy_r_r256 = cpy_r_r251;
CPyL193: ;
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 6;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r256;
CPyL194: ;
    cpy_r_r258 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r259 = cpy_r_type != cpy_r_r258;
    if (!cpy_r_r259) goto CPyL281;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 45, CPyStatic_travel___globals);
        goto CPyL198;
    } else
        goto CPyL282;
CPyL196: ;
    CPy_Unreachable();
CPyL197: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL204;
CPyL198: ;
    cpy_r_r260 = CPy_CatchError();
    cpy_r_r261 = (PyObject **)&cpy_r_r19;
    cpy_r_r262 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9;
    cpy_r_r263 = CPy_YieldFromErrorHandle(cpy_r_r262, cpy_r_r261);
    if (unlikely(cpy_r_r263 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 45, CPyStatic_travel___globals);
        goto CPyL283;
    }
    if (cpy_r_r263) goto CPyL201;
    cpy_r_r256 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r260);
    CPy_DecRef(cpy_r_r260.f0);
    CPy_DecRef(cpy_r_r260.f1);
    CPy_DecRef(cpy_r_r260.f2);
    goto CPyL193;
CPyL201: ;
    cpy_r_r253 = cpy_r_r19;
    CPy_DecRef(cpy_r_r253);
    CPy_RestoreExcInfo(cpy_r_r260);
    CPy_DecRef(cpy_r_r260.f0);
    CPy_DecRef(cpy_r_r260.f1);
    CPy_DecRef(cpy_r_r260.f2);
    goto CPyL208;
CPyL202: ;
    CPy_RestoreExcInfo(cpy_r_r260);
    CPy_DecRef(cpy_r_r260.f0);
    CPy_DecRef(cpy_r_r260.f1);
    CPy_DecRef(cpy_r_r260.f2);
    cpy_r_r264 = CPy_KeepPropagating();
    if (!cpy_r_r264) goto CPyL213;
    CPy_Unreachable();
CPyL204: ;
    cpy_r_r265 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r266 = NULL;
    cpy_r_r17 = cpy_r_r266;
    cpy_r_r267 = (PyObject **)&cpy_r_r17;
    cpy_r_r268 = ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9;
    cpy_r_r269 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r_r268, cpy_r_r265, cpy_r_r265, cpy_r_r265, cpy_r_arg, cpy_r_r267);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r269 == NULL) {
        goto CPyL206;
    } else
        goto CPyL284;
CPyL205: ;
    cpy_r_r256 = cpy_r_r269;
    goto CPyL193;
CPyL206: ;
    cpy_r_r270 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 45, CPyStatic_travel___globals);
        goto CPyL280;
    }
    cpy_r_r253 = cpy_r_r17;
    CPy_DECREF(cpy_r_r253);
CPyL208: ;
    cpy_r_r271 = Py_None;
    CPy_INCREF(cpy_r_r271);
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r273 = CPyDef_travel___travel_env_clear_on_completion(cpy_r_r20);
    cpy_r_r274 = CPyDef_travel___travel_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL212;
    CPyGen_SetStopIterationValue(cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    if (!0) goto CPyL223;
    CPy_Unreachable();
CPyL212: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r271;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL213: ;
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r276 = CPyDef_travel___travel_env_clear_on_completion(cpy_r_r20);
    cpy_r_r277 = CPyDef_travel___travel_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r278 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r278;
CPyL214: ;
    cpy_r_r279 = cpy_r_r21 == 0;
    if (cpy_r_r279) goto CPyL285;
    cpy_r_r280 = cpy_r_r21 == 1;
    if (cpy_r_r280) goto CPyL286;
    cpy_r_r281 = cpy_r_r21 == 2;
    if (cpy_r_r281) {
        goto CPyL287;
    } else
        goto CPyL288;
CPyL217: ;
    cpy_r_r282 = cpy_r_r21 == 3;
    if (cpy_r_r282) {
        goto CPyL289;
    } else
        goto CPyL290;
CPyL218: ;
    cpy_r_r283 = cpy_r_r21 == 4;
    if (cpy_r_r283) {
        goto CPyL291;
    } else
        goto CPyL292;
CPyL219: ;
    cpy_r_r284 = cpy_r_r21 == 5;
    if (cpy_r_r284) {
        goto CPyL293;
    } else
        goto CPyL294;
CPyL220: ;
    cpy_r_r285 = cpy_r_r21 == 6;
    if (cpy_r_r285) {
        goto CPyL194;
    } else
        goto CPyL295;
CPyL221: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r286 = 0;
    if (unlikely(!cpy_r_r286)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
        goto CPyL223;
    }
    CPy_Unreachable();
CPyL223: ;
    cpy_r_r287 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___travel_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r287;
CPyL224: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    CPy_XDecRef(cpy_r_r11);
    CPy_XDecRef(cpy_r_r15);
    CPy_XDecRef(cpy_r_r19);
    goto CPyL223;
CPyL225: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL213;
CPyL226: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL213;
CPyL227: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL213;
CPyL228: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL213;
CPyL229: ;
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL213;
CPyL230: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL213;
CPyL231: ;
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL213;
CPyL232: ;
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL213;
CPyL233: ;
    CPyTagged_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL213;
CPyL234: ;
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL213;
CPyL235: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL213;
CPyL236: ;
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r85);
    goto CPyL213;
CPyL237: ;
    CPy_DecRef(cpy_r_r88);
    goto CPyL213;
CPyL238: ;
    CPy_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL213;
CPyL239: ;
    CPy_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r94);
    goto CPyL213;
CPyL240: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL213;
CPyL241: ;
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    goto CPyL213;
CPyL242: ;
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL213;
CPyL243: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL77;
CPyL244: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL213;
CPyL245: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL82;
CPyL246: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL81;
CPyL247: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL87;
CPyL248: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL90;
CPyL249: ;
    CPy_DecRef(cpy_r_r134);
    goto CPyL213;
CPyL250: ;
    CPy_DecRef(cpy_r_r137);
    goto CPyL213;
CPyL251: ;
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r138);
    goto CPyL213;
CPyL252: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL104;
CPyL253: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL213;
CPyL254: ;
    CPy_DecRef(cpy_r_r149);
    goto CPyL213;
CPyL255: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL109;
CPyL256: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL108;
CPyL257: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL114;
CPyL258: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL117;
CPyL259: ;
    CPy_DecRef(cpy_r_r172);
    goto CPyL213;
CPyL260: ;
    CPy_DecRef(cpy_r_r172);
    CPyTagged_DecRef(cpy_r_r173);
    goto CPyL213;
CPyL261: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL136;
CPyL262: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL213;
CPyL263: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL141;
CPyL264: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL140;
CPyL265: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL146;
CPyL266: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL149;
CPyL267: ;
    CPy_DecRef(cpy_r_r205);
    goto CPyL213;
CPyL268: ;
    CPy_DecRef(cpy_r_r205);
    CPy_DecRef(cpy_r_r206);
    goto CPyL213;
CPyL269: ;
    CPy_DecRef(cpy_r_r205);
    CPy_DecRef(cpy_r_r206);
    CPyTagged_DecRef(cpy_r_r207);
    goto CPyL213;
CPyL270: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL165;
CPyL271: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL213;
CPyL272: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL170;
CPyL273: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL169;
CPyL274: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL175;
CPyL275: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL178;
CPyL276: ;
    CPy_DecRef(cpy_r_r239);
    goto CPyL213;
CPyL277: ;
    CPy_DecRef(cpy_r_r239);
    CPyTagged_DecRef(cpy_r_r240);
    goto CPyL213;
CPyL278: ;
    CPy_DecRef(cpy_r_r239);
    CPyTagged_DecRef(cpy_r_r240);
    CPy_DecRef(cpy_r_r241);
    goto CPyL213;
CPyL279: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL192;
CPyL280: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL213;
CPyL281: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL197;
CPyL282: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL196;
CPyL283: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL202;
CPyL284: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL205;
CPyL285: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL2;
CPyL286: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL38;
CPyL287: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL79;
CPyL288: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL217;
CPyL289: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL106;
CPyL290: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL218;
CPyL291: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    goto CPyL138;
CPyL292: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL219;
CPyL293: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL167;
CPyL294: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL220;
CPyL295: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL221;
}
        
PyObject *CPyDef_travel___travel_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel___travel_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel___travel_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___travel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.travel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___travel_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__next__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel___travel_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel___travel_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___travel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.travel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_travel___travel_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "send", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_travel___travel_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___travel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.travel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___travel_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__iter__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_travel___travel_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_travel___travel_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___travel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.travel_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_travel___travel_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "throw", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_travel___travel_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3978 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3978);
    PyObject *__tmp3979 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3979);
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
        
        PyObject *CPyPy_travel___travel_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___travel_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.travel_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___travel_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "close", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_travel___travel_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_travel___travel_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___actions___travel___travel_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___actions___travel___travel_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___actions___travel___travel_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
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
        
        PyObject *CPyPy_travel___travel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:travel", kwlist, 0};
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
            PyObject *retval = CPyDef_travel___travel(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel", 19, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___travel_note(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_along;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
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
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_here;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Table", "book", 50, CPyStatic_travel___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Book", "map", 51, CPyStatic_travel___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Table", "players", 51, CPyStatic_travel___globals);
        goto CPyL57;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 51, CPyStatic_travel___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 51, CPyStatic_travel___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL57;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_place;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Player", "place", 51, CPyStatic_travel___globals);
        goto CPyL57;
    }
CPyL6: ;
    cpy_r_r6 = CPyTagged_Add(cpy_r_r5, cpy_r_steps);
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Book", "map", 51, CPyStatic_travel___globals);
        goto CPyL58;
    }
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = CPyTagged_Remainder(cpy_r_r6, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 51, CPyStatic_travel___globals);
        goto CPyL57;
    }
    cpy_r_r12 = CPyList_GetItem(cpy_r_r1, cpy_r_r11);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 51, CPyStatic_travel___globals);
        goto CPyL56;
    }
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 51, CPyStatic_travel___globals, "tuple", cpy_r_r12);
        goto CPyL56;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Table", "players", 52, CPyStatic_travel___globals);
        goto CPyL59;
    }
CPyL11: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_me);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 52, CPyStatic_travel___globals);
        goto CPyL59;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_scholars___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 52, CPyStatic_travel___globals, "serai.games.scholars.table.Player", cpy_r_r15);
        goto CPyL59;
    }
    cpy_r_r17 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r16)->_place;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Player", "place", 52, CPyStatic_travel___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL14: ;
    cpy_r_r18 = CPyDef_travel___path_bonus(cpy_r_t, cpy_r_r17, cpy_r_steps);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 52, CPyStatic_travel___globals);
        goto CPyL59;
    }
    cpy_r_r19 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r19 == NULL)) {
        goto CPyL60;
    } else
        goto CPyL18;
CPyL16: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 53, CPyStatic_travel___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r21 = cpy_r_r18 == cpy_r_r19;
    cpy_r_r22 = cpy_r_r21 ^ 1;
    if (!cpy_r_r22) goto CPyL61;
    cpy_r_r23 = CPyStatics[2404]; /* 'note-path' */
    cpy_r_r24 = CPyStatics[602]; /* 'effect' */
    cpy_r_r25 = CPyDict_Build(1, cpy_r_r24, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 53, CPyStatic_travel___globals);
        goto CPyL59;
    }
    cpy_r_r26 = CPyDef_message___Message(cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 53, CPyStatic_travel___globals);
        goto CPyL59;
    }
    cpy_r_r27 = cpy_r_r26;
    goto CPyL23;
CPyL22: ;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r27 = cpy_r_r28;
CPyL23: ;
    cpy_r_along = cpy_r_r27;
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r13, 2);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 54, CPyStatic_travel___globals);
        goto CPyL62;
    }
    if (unlikely(!PyBool_Check(cpy_r_r29))) {
        CPy_TypeError("bool", cpy_r_r29); cpy_r_r30 = 2;
    } else
        cpy_r_r30 = cpy_r_r29 == Py_True;
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 54, CPyStatic_travel___globals);
        goto CPyL62;
    }
    if (!cpy_r_r30) goto CPyL63;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Table", "map_scrolls", 55, CPyStatic_travel___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r31);
CPyL27: ;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r13, 4);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 55, CPyStatic_travel___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 55, CPyStatic_travel___globals);
        goto CPyL64;
    }
    cpy_r_r34 = CPyList_GetItem(cpy_r_r31, cpy_r_r33);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 55, CPyStatic_travel___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 55, CPyStatic_travel___globals);
        goto CPyL65;
    }
    cpy_r_r36 = (Py_ssize_t)cpy_r_r35 != -2;
    if (!cpy_r_r36) goto CPyL66;
    cpy_r_r37 = CPyStatics[2405]; /* 'note-scroll-there' */
    cpy_r_r38 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r39 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "travel_note", "Book", "scrolls", 57, CPyStatic_travel___globals);
        goto CPyL67;
    }
CPyL33: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 57, CPyStatic_travel___globals);
        goto CPyL65;
    }
    if (likely(PyTuple_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 57, CPyStatic_travel___globals, "tuple", cpy_r_r40);
        goto CPyL65;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 57, CPyStatic_travel___globals);
        goto CPyL68;
    }
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 57, CPyStatic_travel___globals, "str", cpy_r_r42);
        goto CPyL68;
    }
    cpy_r_r44 = CPyDict_Build(1, cpy_r_r38, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 57, CPyStatic_travel___globals);
        goto CPyL68;
    }
    cpy_r_r45 = CPyDef_message___Message(cpy_r_r37, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 57, CPyStatic_travel___globals);
        goto CPyL68;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL42;
CPyL40: ;
    cpy_r_r47 = CPyStatics[2406]; /* 'note-no-scroll-there' */
    cpy_r_r48 = NULL;
    cpy_r_r49 = CPyDef_message___Message(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 59, CPyStatic_travel___globals);
        goto CPyL68;
    }
    cpy_r_r46 = cpy_r_r49;
CPyL42: ;
    cpy_r_here = cpy_r_r46;
    goto CPyL48;
CPyL43: ;
    cpy_r_r50 = CPyStatics[2407]; /* 'note-location' */
    cpy_r_r51 = CPyStatics[602]; /* 'effect' */
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r13, 6);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 62, CPyStatic_travel___globals);
        goto CPyL68;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r52, CPyType_kernel___effects___Effect)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 62, CPyStatic_travel___globals, "serai.kernel.effects.Effect", cpy_r_r52);
        goto CPyL68;
    }
    cpy_r_r54 = CPyDict_Build(1, cpy_r_r51, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 62, CPyStatic_travel___globals);
        goto CPyL68;
    }
    cpy_r_r55 = CPyDef_message___Message(cpy_r_r50, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 62, CPyStatic_travel___globals);
        goto CPyL68;
    }
    cpy_r_here = cpy_r_r55;
CPyL48: ;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = cpy_r_along == cpy_r_r56;
    if (cpy_r_r57) {
        goto CPyL69;
    } else
        goto CPyL50;
CPyL49: ;
    cpy_r_r58 = cpy_r_here;
    goto CPyL54;
CPyL50: ;
    cpy_r_r59 = CPyStatics[2408]; /* 'note-both' */
    cpy_r_r60 = CPyStatics[800]; /* 'first' */
    cpy_r_r61 = CPyStatics[801]; /* 'second' */
    if (likely(cpy_r_along != Py_None))
        cpy_r_r62 = cpy_r_along;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 63, CPyStatic_travel___globals, "serai.kernel.message.Message", cpy_r_along);
        goto CPyL70;
    }
    cpy_r_r63 = CPyDict_Build(2, cpy_r_r60, cpy_r_here, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_here);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 63, CPyStatic_travel___globals);
        goto CPyL55;
    }
    cpy_r_r64 = CPyDef_message___Message(cpy_r_r59, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 63, CPyStatic_travel___globals);
        goto CPyL55;
    }
    cpy_r_r58 = cpy_r_r64;
CPyL54: ;
    return cpy_r_r58;
CPyL55: ;
    cpy_r_r65 = NULL;
    return cpy_r_r65;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL55;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL55;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL55;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL55;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL16;
CPyL61: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL22;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_along);
    goto CPyL55;
CPyL63: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL43;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_along);
    CPy_DecRef(cpy_r_r31);
    goto CPyL55;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_along);
    goto CPyL55;
CPyL66: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL40;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_along);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL55;
CPyL68: ;
    CPy_DecRef(cpy_r_along);
    goto CPyL55;
CPyL69: ;
    CPy_DECREF(cpy_r_along);
    goto CPyL49;
CPyL70: ;
    CPy_DecRef(cpy_r_here);
    goto CPyL55;
}
        
        PyObject *CPyPy_travel___travel_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "steps", 0};
            static CPyArg_Parser parser = {"OOO:travel_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_steps)) {
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
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            PyObject *retval = CPyDef_travel___travel_note(arg_t, arg_me, arg_steps);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "travel_note", 48, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___path_bonus(PyObject *cpy_r_t, CPyTagged cpy_r_start, CPyTagged cpy_r_steps) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_step;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = 0;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_step = cpy_r_r0;
    CPyTagged_DECREF(cpy_r_step);
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = cpy_r_steps & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, cpy_r_steps);
    if (cpy_r_r5) {
        goto CPyL5;
    } else
        goto CPyL28;
CPyL4: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)cpy_r_steps;
    if (!cpy_r_r6) goto CPyL28;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_step = cpy_r_r0;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "path_bonus", "Table", "book", 69, CPyStatic_travel___globals);
        goto CPyL29;
    }
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_map;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "path_bonus", "Book", "map", 69, CPyStatic_travel___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = CPyTagged_Add(cpy_r_start, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "path_bonus", "Table", "book", 69, CPyStatic_travel___globals);
        goto CPyL30;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_map;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "path_bonus", "Book", "map", 69, CPyStatic_travel___globals);
        goto CPyL30;
    }
CPyL9: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = CPyTagged_Remainder(cpy_r_r9, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 69, CPyStatic_travel___globals);
        goto CPyL31;
    }
    cpy_r_r16 = CPyList_GetItem(cpy_r_r8, cpy_r_r15);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 69, CPyStatic_travel___globals);
        goto CPyL32;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 69, CPyStatic_travel___globals, "tuple", cpy_r_r16);
        goto CPyL32;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 10);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 70, CPyStatic_travel___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 70, CPyStatic_travel___globals);
        goto CPyL33;
    }
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "path_bonus", "Table", "colour", 70, CPyStatic_travel___globals);
        goto CPyL34;
    }
CPyL15: ;
    cpy_r_r21 = cpy_r_r19 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL17;
    cpy_r_r23 = CPyTagged_IsEq_(cpy_r_r19, cpy_r_r20);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL18;
CPyL17: ;
    cpy_r_r25 = cpy_r_r19 == cpy_r_r20;
    cpy_r_r24 = cpy_r_r25;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (cpy_r_r24) {
        goto CPyL35;
    } else
        goto CPyL36;
CPyL19: ;
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r17, 12);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 71, CPyStatic_travel___globals);
        goto CPyL27;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r26, CPyType_kernel___effects___Effect)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 71, CPyStatic_travel___globals, "serai.kernel.effects.Effect", cpy_r_r26);
        goto CPyL27;
    }
    return cpy_r_r27;
CPyL22: ;
    cpy_r_r28 = CPyTagged_Add(cpy_r_r0, 2);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r0 = cpy_r_r28;
    goto CPyL1;
CPyL23: ;
    cpy_r_r29 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r29 != NULL)) goto CPyL26;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 72, CPyStatic_travel___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL26: ;
    CPy_INCREF(cpy_r_r29);
    return cpy_r_r29;
CPyL27: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL23;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_step);
    goto CPyL27;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL27;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    goto CPyL27;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL19;
CPyL36: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL22;
}
        
        PyObject *CPyPy_travel___path_bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "start", "steps", 0};
            static CPyArg_Parser parser = {"OOO:path_bonus", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_start;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_start, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_start;
            if (likely(PyLong_Check(obj_start)))
                arg_start = CPyTagged_BorrowFromObject(obj_start);
            else {
                CPy_TypeError("int", obj_start); goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            PyObject *retval = CPyDef_travel___path_bonus(arg_t, arg_start, arg_steps);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "path_bonus", 66, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    tuple_T3OOO cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    int32_t cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    int32_t cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    tuple_T3OOO cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r4 = NULL;
    cpy_r_r5 = cpy_r_r4;
    cpy_r_r6 = NULL;
    cpy_r_r7 = cpy_r_r6;
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r8 = NULL;
    cpy_r_r9 = cpy_r_r8;
    cpy_r_r10 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL100;
CPyL1: ;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_type != cpy_r_r11;
    if (!cpy_r_r12) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r13 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bonus;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "bonus", 80, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL5: ;
    cpy_r_r14 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r14 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 80, CPyStatic_travel___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r16 = cpy_r_r13 == cpy_r_r14;
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r17);
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r19 = CPyDef_travel____bonus_before_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL13;
    CPyGen_SetStopIterationValue(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL13: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r17;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL14: ;
    cpy_r_r20 = 0;
    cpy_r_r21 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bonus;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "bonus", 82, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL15: ;
    cpy_r_r22 = CPyDef_kernel___effects___calls(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 82, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL16: ;
    cpy_r_r23 = NULL;
    cpy_r_r1 = cpy_r_r23;
    cpy_r_r24 = (PyObject **)&cpy_r_r1;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r22, cpy_r_r25, cpy_r_r25, cpy_r_r25, cpy_r_r25, cpy_r_r24);
    if (cpy_r_r26 == NULL) {
        goto CPyL106;
    } else
        goto CPyL107;
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_kernel___effects___Call))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 82, CPyStatic_travel___globals, "serai.kernel.effects.Call", cpy_r_r26);
        goto CPyL108;
    }
    cpy_r_r28 = ((serai___kernel___effects___CallObject *)cpy_r_r27)->_verb;
    cpy_r_r29 = ((serai___kernel___effects___VerbObject *)cpy_r_r28)->_name;
    CPy_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r30 = CPyStatics[2409]; /* 'influence_scroll' */
    cpy_r_r31 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r30, 16);
    CPy_DECREF(cpy_r_r29);
    if (cpy_r_r31) {
        goto CPyL109;
    } else
        goto CPyL16;
CPyL19: ;
    cpy_r_r20 = 1;
    goto CPyL21;
CPyL20: ;
    cpy_r_r32 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 82, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL21: ;
    if (cpy_r_r20) goto CPyL55;
    cpy_r_r33 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "t", 83, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL23: ;
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_r33)->_book;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "Table", "book", 83, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL24: ;
    cpy_r_r35 = ((serai___games___scholars___book___BookObject *)cpy_r_r34)->_performer;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "Book", "performer", 83, CPyStatic_travel___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r35);
CPyL25: ;
    cpy_r_r36 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "t", 83, CPyStatic_travel___globals);
        goto CPyL110;
    }
CPyL26: ;
    cpy_r_r37 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "me", 83, CPyStatic_travel___globals);
        goto CPyL110;
    }
CPyL27: ;
    cpy_r_r38 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__bonus;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "bonus", 83, CPyStatic_travel___globals);
        goto CPyL110;
    }
CPyL28: ;
    cpy_r_r39 = CPY_INT_TAG;
    cpy_r_r40 = CPyDef_perform___Performer___perform(cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL99;
    }
    cpy_r_r41 = PyObject_GetIter(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0 = cpy_r_r41;
    cpy_r_r42 = 1;
    if (!cpy_r_r42) goto CPyL99;
    cpy_r_r43 = NULL;
    cpy_r_r3 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r3;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0;
    cpy_r_r47 = CPyIter_Send(cpy_r_r46, cpy_r_r45, cpy_r_r44);
    if (cpy_r_r47 != NULL) goto CPyL111;
    cpy_r_r48 = cpy_r_r3 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL112;
    }
    cpy_r_r49 = cpy_r_r3;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL99;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r52 = cpy_r_r47;
CPyL35: ;
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL36: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL113;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL40;
    } else
        goto CPyL114;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r5;
    cpy_r_r58 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL115;
    }
    if (cpy_r_r59) goto CPyL43;
    cpy_r_r52 = cpy_r_r5;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL35;
CPyL43: ;
    cpy_r_r49 = cpy_r_r5;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL50;
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL99;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r61 = NULL;
    cpy_r_r3 = cpy_r_r61;
    cpy_r_r62 = (PyObject **)&cpy_r_r3;
    cpy_r_r63 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0;
    cpy_r_r64 = CPyIter_Send(cpy_r_r63, cpy_r_arg, cpy_r_r62);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r64 == NULL) {
        goto CPyL48;
    } else
        goto CPyL116;
CPyL47: ;
    cpy_r_r52 = cpy_r_r64;
    goto CPyL35;
CPyL48: ;
    cpy_r_r65 = cpy_r_r3 != 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 83, CPyStatic_travel___globals);
        goto CPyL112;
    }
    cpy_r_r49 = cpy_r_r3;
    CPy_DECREF(cpy_r_r49);
CPyL50: ;
    cpy_r_r66 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r66);
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r68 = CPyDef_travel____bonus_before_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL54;
    CPyGen_SetStopIterationValue(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL54: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r66;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL55: ;
    cpy_r_r69 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "t", 85, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL56: ;
    cpy_r_r70 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "me", 85, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL57: ;
    cpy_r_r71 = CPY_INT_TAG;
    cpy_r_r72 = CPyDef_scholars___influence___can_take_influence(cpy_r_r69, cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 85, CPyStatic_travel___globals);
        goto CPyL99;
    }
    if (!cpy_r_r72) goto CPyL62;
    cpy_r_r73 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "t", 85, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL60: ;
    cpy_r_r74 = CPyDef_scholars___influence___scrolls_without_influence(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 85, CPyStatic_travel___globals);
        goto CPyL99;
    }
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    CPy_DECREF(cpy_r_r74);
    cpy_r_r77 = cpy_r_r76 << 1;
    cpy_r_r78 = cpy_r_r77 != 0;
    if (cpy_r_r78) goto CPyL67;
CPyL62: ;
    cpy_r_r79 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r79);
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r81 = CPyDef_travel____bonus_before_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL66;
    CPyGen_SetStopIterationValue(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL66: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r79;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL67: ;
    cpy_r_r82 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "t", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL68: ;
    cpy_r_r83 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "me", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL69: ;
    cpy_r_r84 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "_bonus_before_gen", "t", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL70: ;
    cpy_r_r85 = ((serai___games___scholars___table___TableObject *)cpy_r_r84)->_book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "Table", "book", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL71: ;
    cpy_r_r86 = ((serai___games___scholars___book___BookObject *)cpy_r_r85)->_options;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_bonus_before", "Book", "options", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
CPyL72: ;
    cpy_r_r87 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r86)->_later;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyDef_scholars___effects___influence___influence_scroll(cpy_r_r82, cpy_r_r83, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1 = cpy_r_r88;
    cpy_r_r89 = 1;
    if (!cpy_r_r89) goto CPyL99;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = NULL;
    cpy_r_r7 = cpy_r_r92;
    cpy_r_r93 = (PyObject **)&cpy_r_r7;
    cpy_r_r94 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1;
    cpy_r_r95 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r_r94, cpy_r_r91, cpy_r_r91, cpy_r_r91, cpy_r_r90, cpy_r_r93);
    if (cpy_r_r95 != NULL) goto CPyL117;
    cpy_r_r96 = cpy_r_r7 != 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL118;
    }
    cpy_r_r97 = cpy_r_r7;
    cpy_r_r98 = NULL;
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL119;
    } else
        goto CPyL93;
CPyL77: ;
    cpy_r_r100 = cpy_r_r95;
CPyL78: ;
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL79: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL120;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL83;
    } else
        goto CPyL121;
CPyL81: ;
    CPy_Unreachable();
CPyL82: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL89;
CPyL83: ;
    cpy_r_r104 = CPy_CatchError();
    cpy_r_r105 = (PyObject **)&cpy_r_r9;
    cpy_r_r106 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1;
    cpy_r_r107 = CPy_YieldFromErrorHandle(cpy_r_r106, cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL122;
    }
    if (cpy_r_r107) goto CPyL86;
    cpy_r_r100 = cpy_r_r9;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL78;
CPyL86: ;
    cpy_r_r97 = cpy_r_r9;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL93;
CPyL87: ;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    cpy_r_r108 = CPy_KeepPropagating();
    if (!cpy_r_r108) goto CPyL99;
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = NULL;
    cpy_r_r7 = cpy_r_r110;
    cpy_r_r111 = (PyObject **)&cpy_r_r7;
    cpy_r_r112 = ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1;
    cpy_r_r113 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r_r112, cpy_r_r109, cpy_r_r109, cpy_r_r109, cpy_r_arg, cpy_r_r111);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r113 == NULL) {
        goto CPyL91;
    } else
        goto CPyL123;
CPyL90: ;
    cpy_r_r100 = cpy_r_r113;
    goto CPyL78;
CPyL91: ;
    cpy_r_r114 = cpy_r_r7 != 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL118;
    }
    cpy_r_r97 = cpy_r_r7;
CPyL93: ;
    if (unlikely(!PyBool_Check(cpy_r_r97))) {
        CPy_TypeError("bool", cpy_r_r97); cpy_r_r115 = 2;
    } else
        cpy_r_r115 = cpy_r_r97 == Py_True;
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 87, CPyStatic_travel___globals);
        goto CPyL99;
    }
    cpy_r_r116 = cpy_r_r115 ^ 1;
    cpy_r_r117 = cpy_r_r116 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r117);
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r119 = CPyDef_travel____bonus_before_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL98;
    CPyGen_SetStopIterationValue(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (!0) goto CPyL105;
    CPy_Unreachable();
CPyL98: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r117;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL99: ;
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_travel____bonus_before_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL100: ;
    cpy_r_r123 = cpy_r_r10 == 0;
    if (cpy_r_r123) goto CPyL124;
    cpy_r_r124 = cpy_r_r10 == 1;
    if (cpy_r_r124) {
        goto CPyL125;
    } else
        goto CPyL126;
CPyL102: ;
    cpy_r_r125 = cpy_r_r10 == 2;
    if (cpy_r_r125) {
        goto CPyL79;
    } else
        goto CPyL127;
CPyL103: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL106: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL20;
CPyL107: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL17;
CPyL108: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL99;
CPyL109: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL19;
CPyL110: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL99;
CPyL111: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
CPyL112: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL99;
CPyL113: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL39;
CPyL114: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL38;
CPyL115: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL44;
CPyL116: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL117: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL77;
CPyL118: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL99;
CPyL119: ;
    CPy_DecRef(cpy_r_r97);
    goto CPyL99;
CPyL120: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL82;
CPyL121: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL81;
CPyL122: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL87;
CPyL123: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL90;
CPyL124: ;
    CPy_XDECREF(cpy_r_r5);
    CPy_XDECREF(cpy_r_r9);
    goto CPyL1;
CPyL125: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL36;
CPyL126: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL102;
CPyL127: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL103;
}
        
PyObject *CPyDef_travel____bonus_before_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel____bonus_before_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel____bonus_before_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel._bonus_before_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel____bonus_before_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__next__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel____bonus_before_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel____bonus_before_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel____bonus_before_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel._bonus_before_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_travel____bonus_before_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "send", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel____bonus_before_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_travel____bonus_before_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel____bonus_before_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel._bonus_before_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel____bonus_before_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__iter__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel____bonus_before_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_travel____bonus_before_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_travel____bonus_before_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel____bonus_before_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel._bonus_before_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_travel____bonus_before_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "throw", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel____bonus_before_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_travel____bonus_before_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3980 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3980);
    PyObject *__tmp3981 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3981);
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
        
        PyObject *CPyPy_travel____bonus_before_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel____bonus_before_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel._bonus_before_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel____bonus_before_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "close", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel____bonus_before(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_bonus) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_travel____bonus_before_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_bonus);
    if (((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__bonus != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__bonus);
    }
    ((serai___games___scholars___actions___travel____bonus_before_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__bonus = cpy_r_bonus;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_travel____bonus_before(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "bonus", 0};
            static CPyArg_Parser parser = {"OOO:_bonus_before", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_bonus;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_bonus)) {
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
            PyObject *arg_bonus;
            if (likely(PyObject_TypeCheck(obj_bonus, CPyType_kernel___effects___Effect)))
                arg_bonus = obj_bonus;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_bonus); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel____bonus_before(arg_t, arg_me, arg_bonus);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_bonus_before", 75, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_slot, CPyTagged cpy_r_guild) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = CPyDef_scholars___table___Table___free_row(cpy_r_t, cpy_r_guild);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 95, CPyStatic_travel___globals);
        goto CPyL31;
    }
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, 0);
    if (cpy_r_r5) {
        goto CPyL32;
    } else
        goto CPyL9;
CPyL4: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)0;
    if (cpy_r_r6) {
        goto CPyL32;
    } else
        goto CPyL9;
CPyL5: ;
    cpy_r_r7 = CPyStatic_scholars___reasons___COLUMN_FULL;
    if (likely(cpy_r_r7 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMN_FULL\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 97, CPyStatic_travel___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL9: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", "Table", "players", 98, CPyStatic_travel___globals);
        goto CPyL33;
    }
CPyL10: ;
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_me);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 98, CPyStatic_travel___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_scholars___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 98, CPyStatic_travel___globals, "serai.games.scholars.table.Player", cpy_r_r10);
        goto CPyL33;
    }
    cpy_r_r12 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_silver;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", "Player", "silver", 98, CPyStatic_travel___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", "Table", "book", 99, CPyStatic_travel___globals);
        goto CPyL34;
    }
CPyL14: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_house;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", "Book", "house", 99, CPyStatic_travel___globals);
        goto CPyL34;
    }
CPyL15: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 99, CPyStatic_travel___globals);
        goto CPyL35;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 99, CPyStatic_travel___globals, "tuple", cpy_r_r15);
        goto CPyL35;
    }
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, 6);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 99, CPyStatic_travel___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 99, CPyStatic_travel___globals);
        goto CPyL35;
    }
    cpy_r_r19 = CPyDef_travel____scroll_fee(cpy_r_t, cpy_r_me, cpy_r_slot);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 99, CPyStatic_travel___globals);
        goto CPyL36;
    }
    cpy_r_r20 = CPyTagged_Add(cpy_r_r18, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r12 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL22;
    cpy_r_r23 = cpy_r_r20 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL23;
CPyL22: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r20);
    if (cpy_r_r25) {
        goto CPyL24;
    } else
        goto CPyL37;
CPyL23: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r20;
    if (!cpy_r_r26) goto CPyL37;
CPyL24: ;
    cpy_r_r27 = CPyStatic_scholars___reasons___NEED_SILVER;
    if (unlikely(cpy_r_r27 == NULL)) {
        goto CPyL38;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_SILVER\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 100, CPyStatic_travel___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r29 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r30 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r27, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 100, CPyStatic_travel___globals);
        goto CPyL31;
    }
    cpy_r_r31 = cpy_r_r30;
    goto CPyL30;
CPyL29: ;
    cpy_r_r32 = Py_None;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r31 = cpy_r_r32;
CPyL30: ;
    return cpy_r_r31;
CPyL31: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL31;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL29;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL25;
}
        
        PyObject *CPyPy_travel___deliver_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "slot", "guild", 0};
            static CPyArg_Parser parser = {"OOOO:deliver_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_slot;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_slot, &obj_guild)) {
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
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *retval = CPyDef_travel___deliver_obstacle(arg_t, arg_me, arg_slot, arg_guild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver_obstacle", 93, CPyStatic_travel___globals);
            return NULL;
        }
        
CPyTagged CPyDef_travel____scroll_fee(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_scroll_fee", "Table", "map_influence", 104, CPyStatic_travel___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_slot);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_scroll_fee", 104, CPyStatic_travel___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_scroll_fee", 104, CPyStatic_travel___globals);
        goto CPyL16;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    if (!cpy_r_r3) goto CPyL17;
    cpy_r_r4 = cpy_r_r2 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_me);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_r2 != cpy_r_me;
    cpy_r_r8 = cpy_r_r9;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r8) goto CPyL9;
    if (1) {
        goto CPyL10;
    } else
        goto CPyL14;
CPyL9: ;
    if (!0) goto CPyL14;
CPyL10: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "_scroll_fee", "Table", "book", 104, CPyStatic_travel___globals);
        goto CPyL16;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_constants;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_scroll_fee", 104, CPyStatic_travel___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_scroll_fee", 104, CPyStatic_travel___globals);
        goto CPyL16;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL15;
CPyL14: ;
    cpy_r_r15 = 0;
CPyL15: ;
    return cpy_r_r15;
CPyL16: ;
    cpy_r_r16 = CPY_INT_TAG;
    return cpy_r_r16;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_travel____scroll_fee(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "slot", 0};
            static CPyArg_Parser parser = {"OOO:_scroll_fee", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_slot)) {
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
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            CPyTagged retval = CPyDef_travel____scroll_fee(arg_t, arg_me, arg_slot);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "_scroll_fee", 103, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___obstacle_deliver_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_travel___obstacle_deliver_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___obstacle_deliver_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__get__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___obstacle_deliver_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___scholars___actions___travel___obstacle_deliver_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "obstacle_deliver_obj", "__mypyc_env__", 115, CPyStatic_travel___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "deliver_env", "options", 116, CPyStatic_travel___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_no_delivery;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'no_delivery' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 116, CPyStatic_travel___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL11;
CPyL5: ;
    cpy_r_r6 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "deliver_env", "t", 116, CPyStatic_travel___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "deliver_env", "me", 116, CPyStatic_travel___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "obstacle", "deliver_env", "slot", 116, CPyStatic_travel___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 116, CPyStatic_travel___globals);
        goto CPyL15;
    }
    cpy_r_r11 = CPyDef_travel___deliver_obstacle(cpy_r_r6, cpy_r_r7, cpy_r_r8, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 116, CPyStatic_travel___globals);
        goto CPyL12;
    }
    cpy_r_r5 = cpy_r_r11;
CPyL11: ;
    return cpy_r_r5;
CPyL12: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL13: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL12;
CPyL15: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL12;
}
        
        PyObject *CPyPy_travel___obstacle_deliver_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___obstacle_deliver_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "obstacle", 115, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___note_deliver_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_travel___note_deliver_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___note_deliver_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__get__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___note_deliver_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    cpy_r_r0 = ((serai___games___scholars___actions___travel___note_deliver_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "note_deliver_obj", "__mypyc_env__", 118, CPyStatic_travel___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "deliver_env", "options", 119, CPyStatic_travel___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_no_delivery;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'no_delivery' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 119, CPyStatic_travel___globals);
        goto CPyL27;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "deliver_env", "book", 121, CPyStatic_travel___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_house;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'house' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 121, CPyStatic_travel___globals);
        goto CPyL27;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "deliver_env", "t", 121, CPyStatic_travel___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 121, CPyStatic_travel___globals);
        goto CPyL29;
    }
    cpy_r_r10 = CPyDef_scholars___table___Table___free_row(cpy_r_r7, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 121, CPyStatic_travel___globals);
        goto CPyL28;
    }
    cpy_r_r11 = CPyList_GetItem(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 121, CPyStatic_travel___globals);
        goto CPyL27;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "note", 121, CPyStatic_travel___globals, "tuple", cpy_r_r11);
        goto CPyL27;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 6);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 122, CPyStatic_travel___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 122, CPyStatic_travel___globals);
        goto CPyL30;
    }
    cpy_r_r15 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "deliver_env", "t", 122, CPyStatic_travel___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r15);
CPyL15: ;
    cpy_r_r16 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "deliver_env", "me", 122, CPyStatic_travel___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL16: ;
    cpy_r_r17 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "note", "deliver_env", "slot", 122, CPyStatic_travel___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL17: ;
    cpy_r_r18 = CPyDef_travel____scroll_fee(cpy_r_r15, cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 122, CPyStatic_travel___globals);
        goto CPyL31;
    }
    cpy_r_r19 = CPyTagged_Add(cpy_r_r14, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r20 = CPyStatics[2410]; /* 'note-deliver' */
    cpy_r_r21 = CPyStatics[31]; /* 'n' */
    cpy_r_r22 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r12, 8);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL34;
    }
    cpy_r_r25 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r12, 10);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL35;
    }
    cpy_r_r28 = CPyStatics[1557]; /* 'white' */
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r12, 12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL36;
    }
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r35 = CPyDict_Build(4, cpy_r_r21, cpy_r_r31, cpy_r_r22, cpy_r_r32, cpy_r_r25, cpy_r_r33, cpy_r_r28, cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 124, CPyStatic_travel___globals);
        goto CPyL27;
    }
    cpy_r_r36 = CPyDef_message___Message(cpy_r_r20, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 123, CPyStatic_travel___globals);
        goto CPyL27;
    }
    return cpy_r_r36;
CPyL27: ;
    cpy_r_r37 = NULL;
    return cpy_r_r37;
CPyL28: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL27;
CPyL30: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL35: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL27;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL27;
}
        
        PyObject *CPyPy_travel___note_deliver_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_travel___note_deliver_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "note", 118, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    int32_t cpy_r_r36;
    int32_t cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    int32_t cpy_r_r78;
    int32_t cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_owner;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    CPyTagged cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyTagged cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    CPyTagged cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r178;
    CPyTagged cpy_r_r179;
    int64_t cpy_r_r180;
    char cpy_r_r181;
    int64_t cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    CPyTagged cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    CPyTagged cpy_r_r190;
    PyObject *cpy_r_r191;
    CPyTagged cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject **cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    tuple_T3OOO cpy_r_r209;
    PyObject **cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject **cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    char cpy_r_r219;
    CPyTagged cpy_r_r220;
    CPyTagged cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    CPyTagged cpy_r_r231;
    CPyTagged cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    CPyTagged cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    CPyTagged cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    CPyTagged cpy_r_r249;
    char cpy_r_r250;
    char cpy_r_r251;
    CPyTagged cpy_r_r252;
    PyObject *cpy_r_r253;
    CPyTagged cpy_r_r254;
    CPyTagged cpy_r_r255;
    int64_t cpy_r_r256;
    char cpy_r_r257;
    int64_t cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    char cpy_r_r262;
    CPyTagged cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    CPyTagged cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    char cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject **cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    char cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    char cpy_r_r283;
    tuple_T3OOO cpy_r_r284;
    PyObject **cpy_r_r285;
    PyObject *cpy_r_r286;
    char cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject **cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    char cpy_r_r294;
    CPyTagged cpy_r_r295;
    CPyTagged cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    CPyTagged cpy_r_r301;
    CPyTagged cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    CPyTagged cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    CPyTagged cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    CPyTagged cpy_r_r312;
    PyObject *cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject **cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    char cpy_r_r324;
    PyObject *cpy_r_r325;
    char cpy_r_r326;
    PyObject *cpy_r_r327;
    char cpy_r_r328;
    tuple_T3OOO cpy_r_r329;
    PyObject **cpy_r_r330;
    PyObject *cpy_r_r331;
    char cpy_r_r332;
    char cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject **cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    char cpy_r_r339;
    PyObject *cpy_r_r340;
    CPyTagged cpy_r_r341;
    PyObject *cpy_r_r342;
    char cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject **cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    char cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    char cpy_r_r353;
    PyObject *cpy_r_r354;
    char cpy_r_r355;
    PyObject *cpy_r_r356;
    char cpy_r_r357;
    tuple_T3OOO cpy_r_r358;
    PyObject **cpy_r_r359;
    PyObject *cpy_r_r360;
    char cpy_r_r361;
    char cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject **cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    char cpy_r_r368;
    PyObject *cpy_r_r369;
    char cpy_r_r370;
    int32_t cpy_r_r371;
    int32_t cpy_r_r372;
    char cpy_r_r373;
    int32_t cpy_r_r374;
    int32_t cpy_r_r375;
    PyObject *cpy_r_r376;
    char cpy_r_r377;
    char cpy_r_r378;
    char cpy_r_r379;
    char cpy_r_r380;
    char cpy_r_r381;
    char cpy_r_r382;
    char cpy_r_r383;
    PyObject *cpy_r_r384;
    CPyTagged cpy_r_r385;
    char cpy_r_r386;
    CPyTagged cpy_r_r387;
    char cpy_r_r388;
    CPyTagged cpy_r_r389;
    char cpy_r_r390;
    CPyTagged cpy_r_r391;
    char cpy_r_r392;
    CPyTagged cpy_r_r393;
    char cpy_r_r394;
    CPyTagged cpy_r_r395;
    char cpy_r_r396;
    CPyTagged cpy_r_r397;
    char cpy_r_r398;
    CPyTagged cpy_r_r399;
    char cpy_r_r400;
    CPyTagged cpy_r_r401;
    char cpy_r_r402;
    CPyTagged cpy_r_r403;
    char cpy_r_r404;
    CPyTagged cpy_r_r405;
    char cpy_r_r406;
    CPyTagged cpy_r_r407;
    char cpy_r_r408;
    CPyTagged cpy_r_r409;
    char cpy_r_r410;
    CPyTagged cpy_r_r411;
    char cpy_r_r412;
    CPyTagged cpy_r_r413;
    char cpy_r_r414;
    CPyTagged cpy_r_r415;
    char cpy_r_r416;
    CPyTagged cpy_r_r417;
    char cpy_r_r418;
    CPyTagged cpy_r_r419;
    char cpy_r_r420;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_env__", 107, CPyStatic_travel___globals);
        goto CPyL306;
    }
CPyL1: ;
    cpy_r_r17 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL297;
CPyL2: ;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_type != cpy_r_r18;
    if (!cpy_r_r19) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r20 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 109, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r20);
CPyL6: ;
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_r20)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r21);
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 109, CPyStatic_travel___globals);
        goto CPyL296;
    }
CPyL7: ;
    if (((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book);
    }
    ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 109, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r23 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 110, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r23);
CPyL9: ;
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_r23)->_options;
    if (unlikely(cpy_r_r24 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r24);
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 110, CPyStatic_travel___globals);
        goto CPyL296;
    }
CPyL10: ;
    if (((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__options = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 110, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r26 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 111, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r26);
CPyL12: ;
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_r26)->_map_scrolls;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Table", "map_scrolls", 111, CPyStatic_travel___globals);
        goto CPyL307;
    }
CPyL13: ;
    cpy_r_r28 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "slot", 111, CPyStatic_travel___globals);
        goto CPyL307;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL14: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r27, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 111, CPyStatic_travel___globals);
        goto CPyL307;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 111, CPyStatic_travel___globals);
        goto CPyL307;
    }
    CPy_DECREF(cpy_r_r26);
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 111, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r32 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "scroll", 112, CPyStatic_travel___globals);
        goto CPyL296;
    }
CPyL18: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r32 == -2;
    if (!cpy_r_r33) goto CPyL24;
    cpy_r_r34 = Py_None;
    CPy_INCREF(cpy_r_r34);
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r36 = CPyDef_travel___deliver_env_clear_on_completion(cpy_r_r16);
    cpy_r_r37 = CPyDef_travel___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL23;
    CPyGen_SetStopIterationValue(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (!0) goto CPyL305;
    CPy_Unreachable();
CPyL23: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r34;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL24: ;
    cpy_r_r38 = CPyDef_travel___obstacle_deliver_obj();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 115, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r16);
    ((serai___games___scholars___actions___travel___obstacle_deliver_objObject *)cpy_r_r38)->___mypyc_env__ = cpy_r_r16;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 115, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r40 = CPyDef_travel___note_deliver_obj();
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 118, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r16);
    ((serai___games___scholars___actions___travel___note_deliver_objObject *)cpy_r_r40)->___mypyc_env__ = cpy_r_r16;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 118, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r42 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "options", 127, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r42);
CPyL29: ;
    cpy_r_r43 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r42)->_deliver;
    if (unlikely(cpy_r_r43 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'deliver' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r43);
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 127, CPyStatic_travel___globals);
        goto CPyL296;
    }
CPyL30: ;
    cpy_r_r44 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "options", 127, CPyStatic_travel___globals);
        goto CPyL308;
    }
    CPy_INCREF(cpy_r_r44);
CPyL31: ;
    cpy_r_r45 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r44)->_no_delivery;
    if (unlikely(cpy_r_r45 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'no_delivery' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r45);
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 127, CPyStatic_travel___globals);
        goto CPyL308;
    }
CPyL32: ;
    cpy_r_r46 = PyList_New(0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 127, CPyStatic_travel___globals);
        goto CPyL309;
    }
    cpy_r_r47 = CPyList_Extend(cpy_r_r46, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 127, CPyStatic_travel___globals);
        goto CPyL310;
    } else
        goto CPyL311;
CPyL34: ;
    cpy_r_r48 = PyList_Append(cpy_r_r46, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 127, CPyStatic_travel___globals);
        goto CPyL312;
    }
    cpy_r_r50 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "obstacle", 127, CPyStatic_travel___globals);
        goto CPyL312;
    }
CPyL36: ;
    cpy_r_r51 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "note", 127, CPyStatic_travel___globals);
        goto CPyL312;
    }
CPyL37: ;
    cpy_r_r52 = NULL;
    cpy_r_r53 = CPyDef_offer___Offer(cpy_r_r46, cpy_r_r50, cpy_r_r52, cpy_r_r51);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 127, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r54 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 128, CPyStatic_travel___globals);
        goto CPyL313;
    }
    CPyTagged_INCREF(cpy_r_r54);
CPyL39: ;
    cpy_r_r55 = CPyStatics[2411]; /* 'deliver' */
    cpy_r_r56 = CPyStatics[2412]; /* 'SC-TRAV-04' */
    cpy_r_r57 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r58 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 128, CPyStatic_travel___globals);
        goto CPyL314;
    }
    CPy_INCREF(cpy_r_r58);
CPyL40: ;
    cpy_r_r59 = ((serai___games___scholars___book___BookObject *)cpy_r_r58)->_scrolls;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Book", "scrolls", 128, CPyStatic_travel___globals);
        goto CPyL315;
    }
CPyL41: ;
    cpy_r_r60 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "scroll", 128, CPyStatic_travel___globals);
        goto CPyL315;
    }
CPyL42: ;
    cpy_r_r61 = CPyList_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals);
        goto CPyL315;
    }
    if (likely(PyTuple_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals, "tuple", cpy_r_r61);
        goto CPyL315;
    }
    CPy_DECREF(cpy_r_r58);
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r62, 0);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals);
        goto CPyL314;
    }
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals, "str", cpy_r_r63);
        goto CPyL314;
    }
    cpy_r_r65 = CPyDict_Build(1, cpy_r_r57, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals);
        goto CPyL314;
    }
    cpy_r_r66 = NULL;
    cpy_r_r67 = 2;
    cpy_r_r68 = CPyDef_decision___ask(cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_r53, cpy_r_r65, cpy_r_r66, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals);
        goto CPyL296;
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r68;
CPyL49: ;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = cpy_r_type != cpy_r_r70;
    if (!cpy_r_r71) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r72 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 128, CPyStatic_travel___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL296;
    }
    cpy_r_r73 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "options", 129, CPyStatic_travel___globals);
        goto CPyL316;
    }
    CPy_INCREF(cpy_r_r73);
CPyL54: ;
    cpy_r_r74 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r73)->_no_delivery;
    if (unlikely(cpy_r_r74 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'no_delivery' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r74);
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 129, CPyStatic_travel___globals);
        goto CPyL316;
    }
CPyL55: ;
    cpy_r_r75 = cpy_r_r72 == cpy_r_r74;
    CPy_DECREF(cpy_r_r74);
    if (cpy_r_r75) {
        goto CPyL317;
    } else
        goto CPyL61;
CPyL56: ;
    cpy_r_r76 = Py_None;
    CPy_INCREF(cpy_r_r76);
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r78 = CPyDef_travel___deliver_env_clear_on_completion(cpy_r_r16);
    cpy_r_r79 = CPyDef_travel___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL60;
    CPyGen_SetStopIterationValue(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (!0) goto CPyL305;
    CPy_Unreachable();
CPyL60: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r76;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL61: ;
    cpy_r_r80 = ((serai___kernel___option___OptionObject *)cpy_r_r72)->_value;
    CPy_INCREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r72);
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 131, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 131, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r83 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 132, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r83);
CPyL64: ;
    cpy_r_r84 = ((serai___games___scholars___table___TableObject *)cpy_r_r83)->_map_influence;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Table", "map_influence", 132, CPyStatic_travel___globals);
        goto CPyL318;
    }
CPyL65: ;
    cpy_r_r85 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "slot", 132, CPyStatic_travel___globals);
        goto CPyL318;
    }
    CPyTagged_INCREF(cpy_r_r85);
CPyL66: ;
    cpy_r_r86 = CPyList_GetItem(cpy_r_r84, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 132, CPyStatic_travel___globals);
        goto CPyL318;
    }
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 132, CPyStatic_travel___globals);
        goto CPyL318;
    }
    CPy_DECREF(cpy_r_r83);
    cpy_r_owner = cpy_r_r87;
    cpy_r_r88 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 133, CPyStatic_travel___globals);
        goto CPyL319;
    }
    CPyTagged_INCREF(cpy_r_r88);
CPyL69: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_owner != -2;
    if (!cpy_r_r89) goto CPyL320;
    cpy_r_r90 = cpy_r_owner & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL72;
    cpy_r_r92 = CPyTagged_IsEq_(cpy_r_owner, cpy_r_r88);
    cpy_r_r93 = cpy_r_r92 ^ 1;
    cpy_r_r94 = cpy_r_r93;
    goto CPyL73;
CPyL72: ;
    cpy_r_r95 = cpy_r_owner != cpy_r_r88;
    cpy_r_r94 = cpy_r_r95;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r88);
    if (!cpy_r_r94) goto CPyL75;
    if (1) {
        goto CPyL76;
    } else
        goto CPyL85;
CPyL75: ;
    if (!0) goto CPyL85;
CPyL76: ;
    cpy_r_r96 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 134, CPyStatic_travel___globals);
        goto CPyL319;
    }
    CPy_INCREF(cpy_r_r96);
CPyL77: ;
    cpy_r_r97 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 134, CPyStatic_travel___globals);
        goto CPyL321;
    }
    CPyTagged_INCREF(cpy_r_r97);
CPyL78: ;
    cpy_r_r98 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 134, CPyStatic_travel___globals);
        goto CPyL322;
    }
    CPy_INCREF(cpy_r_r98);
CPyL79: ;
    cpy_r_r99 = ((serai___games___scholars___book___BookObject *)cpy_r_r98)->_constants;
    CPy_INCREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r101 = CPyDict_GetItem(cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 134, CPyStatic_travel___globals);
        goto CPyL322;
    }
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 134, CPyStatic_travel___globals);
        goto CPyL322;
    }
    cpy_r_r103 = CPyDef_gold___pay_silver(cpy_r_r96, cpy_r_r97, cpy_r_owner, cpy_r_r102);
    CPy_DECREF(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 134, CPyStatic_travel___globals);
        goto CPyL319;
    }
    cpy_r_r104 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 135, CPyStatic_travel___globals);
        goto CPyL319;
    }
    CPy_INCREF(cpy_r_r104);
CPyL83: ;
    cpy_r_r105 = CPyDef_scholars___influence___give_back(cpy_r_r104, cpy_r_owner);
    CPy_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_owner);
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 135, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_owner = -2;
CPyL85: ;
    cpy_r_r106 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 137, CPyStatic_travel___globals);
        goto CPyL319;
    }
    CPy_INCREF(cpy_r_r106);
CPyL86: ;
    cpy_r_r107 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "guild", 137, CPyStatic_travel___globals);
        goto CPyL323;
    }
CPyL87: ;
    cpy_r_r108 = CPyDef_scholars___table___Table___free_row(cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 137, CPyStatic_travel___globals);
        goto CPyL319;
    }
    cpy_r_r109 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 138, CPyStatic_travel___globals);
        goto CPyL324;
    }
    CPy_INCREF(cpy_r_r109);
CPyL89: ;
    cpy_r_r110 = ((serai___games___scholars___book___BookObject *)cpy_r_r109)->_house;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Book", "house", 138, CPyStatic_travel___globals);
        goto CPyL325;
    }
CPyL90: ;
    cpy_r_r111 = CPyList_GetItem(cpy_r_r110, cpy_r_r108);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 138, CPyStatic_travel___globals);
        goto CPyL325;
    }
    if (likely(PyTuple_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 138, CPyStatic_travel___globals, "tuple", cpy_r_r111);
        goto CPyL325;
    }
    CPy_DECREF(cpy_r_r109);
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space = cpy_r_r112;
    cpy_r_r113 = 1;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 138, CPyStatic_travel___globals);
        goto CPyL324;
    }
    cpy_r_r114 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 139, CPyStatic_travel___globals);
        goto CPyL324;
    }
    CPy_INCREF(cpy_r_r114);
CPyL94: ;
    cpy_r_r115 = ((serai___games___scholars___table___TableObject *)cpy_r_r114)->_map_scrolls;
    if (unlikely(cpy_r_r115 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'map_scrolls' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r115);
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 139, CPyStatic_travel___globals);
        goto CPyL324;
    }
CPyL95: ;
    cpy_r_r116 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "slot", 139, CPyStatic_travel___globals);
        goto CPyL326;
    }
    CPyTagged_INCREF(cpy_r_r116);
CPyL96: ;
    cpy_r_r117 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r117);
    cpy_r_r118 = CPyList_SetItem(cpy_r_r115, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r115);
    CPyTagged_DECREF(cpy_r_r116);
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 139, CPyStatic_travel___globals);
        goto CPyL324;
    }
    cpy_r_r119 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 140, CPyStatic_travel___globals);
        goto CPyL324;
    }
    CPy_INCREF(cpy_r_r119);
CPyL98: ;
    cpy_r_r120 = ((serai___games___scholars___table___TableObject *)cpy_r_r119)->_map_influence;
    if (unlikely(cpy_r_r120 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'map_influence' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r120);
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 140, CPyStatic_travel___globals);
        goto CPyL324;
    }
CPyL99: ;
    cpy_r_r121 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "slot", 140, CPyStatic_travel___globals);
        goto CPyL327;
    }
    CPyTagged_INCREF(cpy_r_r121);
CPyL100: ;
    cpy_r_r122 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r122);
    cpy_r_r123 = CPyList_SetItem(cpy_r_r120, cpy_r_r121, cpy_r_r122);
    CPy_DECREF(cpy_r_r120);
    CPyTagged_DECREF(cpy_r_r121);
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 140, CPyStatic_travel___globals);
        goto CPyL324;
    }
    cpy_r_r124 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 141, CPyStatic_travel___globals);
        goto CPyL324;
    }
    CPy_INCREF(cpy_r_r124);
CPyL102: ;
    cpy_r_r125 = ((serai___games___scholars___table___TableObject *)cpy_r_r124)->_house;
    if (unlikely(cpy_r_r125 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'house' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r125);
    }
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 141, CPyStatic_travel___globals);
        goto CPyL324;
    }
CPyL103: ;
    cpy_r_r126 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "scroll", 111, CPyStatic_travel___globals);
        goto CPyL328;
    }
CPyL104: ;
    CPyTagged_INCREF(cpy_r_r126);
    cpy_r_r127 = CPyTagged_StealAsObject(cpy_r_r126);
    cpy_r_r128 = CPyList_SetItem(cpy_r_r125, cpy_r_r108, cpy_r_r127);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 141, CPyStatic_travel___globals);
        goto CPyL324;
    }
    cpy_r_r129 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 142, CPyStatic_travel___globals);
        goto CPyL324;
    }
    CPy_INCREF(cpy_r_r129);
CPyL106: ;
    cpy_r_r130 = ((serai___games___scholars___table___TableObject *)cpy_r_r129)->_house_influence;
    if (unlikely(cpy_r_r130 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'house_influence' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r130);
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 142, CPyStatic_travel___globals);
        goto CPyL324;
    }
CPyL107: ;
    cpy_r_r131 = CPyTagged_StealAsObject(cpy_r_owner);
    cpy_r_r132 = CPyList_SetItem(cpy_r_r130, cpy_r_r108, cpy_r_r131);
    CPy_DECREF(cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r108);
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 142, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r133 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 143, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r133);
CPyL109: ;
    cpy_r_r134 = ((serai___games___scholars___table___TableObject *)cpy_r_r133)->_players;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Table", "players", 143, CPyStatic_travel___globals);
        goto CPyL329;
    }
CPyL110: ;
    cpy_r_r135 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 143, CPyStatic_travel___globals);
        goto CPyL329;
    }
    CPyTagged_INCREF(cpy_r_r135);
CPyL111: ;
    cpy_r_r136 = CPyList_GetItemBorrow(cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 143, CPyStatic_travel___globals);
        goto CPyL330;
    }
    if (likely(Py_TYPE(cpy_r_r136) == CPyType_scholars___table___Player))
        cpy_r_r137 = cpy_r_r136;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 143, CPyStatic_travel___globals, "serai.games.scholars.table.Player", cpy_r_r136);
        goto CPyL330;
    }
    cpy_r_r138 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r137)->_silver;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Player", "silver", 143, CPyStatic_travel___globals);
        goto CPyL330;
    }
    CPyTagged_INCREF(cpy_r_r138);
CPyL114: ;
    CPy_DECREF(cpy_r_r133);
    CPyTagged_DECREF(cpy_r_r135);
    cpy_r_r139 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "space", 143, CPyStatic_travel___globals);
        goto CPyL331;
    }
CPyL115: ;
    cpy_r_r140 = CPySequenceTuple_GetItem(cpy_r_r139, 6);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 143, CPyStatic_travel___globals);
        goto CPyL331;
    }
    if (likely(PyLong_Check(cpy_r_r140)))
        cpy_r_r141 = CPyTagged_FromObject(cpy_r_r140);
    else {
        CPy_TypeError("int", cpy_r_r140); cpy_r_r141 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 143, CPyStatic_travel___globals);
        goto CPyL331;
    }
    cpy_r_r142 = CPyTagged_Subtract(cpy_r_r138, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r138);
    CPyTagged_DECREF(cpy_r_r141);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r137)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r137)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r137)->_silver = cpy_r_r142;
    cpy_r_r143 = 1;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 143, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r144 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 144, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r144);
CPyL119: ;
    cpy_r_r145 = CPyStatics[2413]; /* 'event-deliver' */
    cpy_r_r146 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 144, CPyStatic_travel___globals);
        goto CPyL332;
    }
    CPyTagged_INCREF(cpy_r_r146);
CPyL120: ;
    cpy_r_r147 = CPyStatics[2414]; /* 'SC-TRAV-06' */
    cpy_r_r148 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 144, CPyStatic_travel___globals);
        goto CPyL333;
    }
    CPy_INCREF(cpy_r_r148);
CPyL121: ;
    cpy_r_r149 = ((serai___games___scholars___book___BookObject *)cpy_r_r148)->_scrolls;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Book", "scrolls", 144, CPyStatic_travel___globals);
        goto CPyL334;
    }
CPyL122: ;
    cpy_r_r150 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "scroll", 144, CPyStatic_travel___globals);
        goto CPyL334;
    }
CPyL123: ;
    cpy_r_r151 = CPyList_GetItem(cpy_r_r149, cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL334;
    }
    if (likely(PyTuple_Check(cpy_r_r151)))
        cpy_r_r152 = cpy_r_r151;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals, "tuple", cpy_r_r151);
        goto CPyL334;
    }
    CPy_DECREF(cpy_r_r148);
    cpy_r_r153 = CPySequenceTuple_GetItem(cpy_r_r152, 0);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL333;
    }
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals, "str", cpy_r_r153);
        goto CPyL333;
    }
    cpy_r_r155 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 144, CPyStatic_travel___globals);
        goto CPyL335;
    }
    CPy_INCREF(cpy_r_r155);
CPyL128: ;
    cpy_r_r156 = ((serai___games___scholars___book___BookObject *)cpy_r_r155)->_guilds;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Book", "guilds", 144, CPyStatic_travel___globals);
        goto CPyL336;
    }
CPyL129: ;
    cpy_r_r157 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "guild", 144, CPyStatic_travel___globals);
        goto CPyL336;
    }
CPyL130: ;
    cpy_r_r158 = CPyList_GetItem(cpy_r_r156, cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL336;
    }
    if (likely(PyTuple_Check(cpy_r_r158)))
        cpy_r_r159 = cpy_r_r158;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals, "tuple", cpy_r_r158);
        goto CPyL336;
    }
    CPy_DECREF(cpy_r_r155);
    cpy_r_r160 = CPySequenceTuple_GetItem(cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL335;
    }
    if (likely(PyUnicode_Check(cpy_r_r160)))
        cpy_r_r161 = cpy_r_r160;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals, "str", cpy_r_r160);
        goto CPyL335;
    }
    cpy_r_r162 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "space", 144, CPyStatic_travel___globals);
        goto CPyL337;
    }
CPyL135: ;
    cpy_r_r163 = CPySequenceTuple_GetItem(cpy_r_r162, 6);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL337;
    }
    if (likely(PyLong_Check(cpy_r_r163)))
        cpy_r_r164 = CPyTagged_FromObject(cpy_r_r163);
    else {
        CPy_TypeError("int", cpy_r_r163); cpy_r_r164 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL337;
    }
    cpy_r_r165 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r166 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r167 = CPyStatics[31]; /* 'n' */
    cpy_r_r168 = CPyTagged_StealAsObject(cpy_r_r164);
    cpy_r_r169 = CPyDict_Build(3, cpy_r_r165, cpy_r_r154, cpy_r_r166, cpy_r_r161, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r161);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL333;
    }
    cpy_r_r170 = CPyDef_kernel___table___Table___tell(cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r169);
    CPyTagged_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 144, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r171 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "space", 145, CPyStatic_travel___globals);
        goto CPyL296;
    }
CPyL140: ;
    cpy_r_r172 = CPySequenceTuple_GetItem(cpy_r_r171, 8);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 145, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (likely(PyLong_Check(cpy_r_r172)))
        cpy_r_r173 = CPyTagged_FromObject(cpy_r_r172);
    else {
        CPy_TypeError("int", cpy_r_r172); cpy_r_r173 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r173;
    cpy_r_r174 = 1;
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 145, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = 0;
    cpy_r_r175 = 1;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 145, CPyStatic_travel___globals);
        goto CPyL338;
    }
    cpy_r_r176 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
    if (unlikely(cpy_r_r176 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3", 145, CPyStatic_travel___globals);
        goto CPyL338;
    }
CPyL144: ;
    CPyTagged_INCREF(cpy_r_r176);
    cpy_r_r177 = CPyTagged_StealAsObject(cpy_r_r176);
    cpy_r__ = cpy_r_r177;
    CPy_DECREF(cpy_r__);
CPyL145: ;
    cpy_r_r178 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
    if (unlikely(cpy_r_r178 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3", 145, CPyStatic_travel___globals);
        goto CPyL338;
    }
CPyL146: ;
    cpy_r_r179 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0;
    if (unlikely(cpy_r_r179 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0' of 'deliver_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r179);
    }
    cpy_r_r180 = cpy_r_r178 & 1;
    cpy_r_r181 = cpy_r_r180 != 0;
    if (cpy_r_r181) goto CPyL148;
    cpy_r_r182 = cpy_r_r179 & 1;
    cpy_r_r183 = cpy_r_r182 != 0;
    if (!cpy_r_r183) goto CPyL149;
CPyL148: ;
    cpy_r_r184 = CPyTagged_IsLt_(cpy_r_r178, cpy_r_r179);
    cpy_r_r185 = cpy_r_r184;
    goto CPyL150;
CPyL149: ;
    cpy_r_r186 = (Py_ssize_t)cpy_r_r178 < (Py_ssize_t)cpy_r_r179;
    cpy_r_r185 = cpy_r_r186;
CPyL150: ;
    CPyTagged_DECREF(cpy_r_r179);
    if (!cpy_r_r185) goto CPyL339;
    cpy_r_r187 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
    if (unlikely(cpy_r_r187 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3", 145, CPyStatic_travel___globals);
        goto CPyL338;
    }
CPyL152: ;
    CPyTagged_INCREF(cpy_r_r187);
    cpy_r_r188 = CPyTagged_StealAsObject(cpy_r_r187);
    cpy_r__ = cpy_r_r188;
    CPy_DECREF(cpy_r__);
    cpy_r_r189 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 146, CPyStatic_travel___globals);
        goto CPyL338;
    }
    CPy_INCREF(cpy_r_r189);
CPyL153: ;
    cpy_r_r190 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r190 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 146, CPyStatic_travel___globals);
        goto CPyL340;
    }
    CPyTagged_INCREF(cpy_r_r190);
CPyL154: ;
    cpy_r_r191 = CPyStatics[2414]; /* 'SC-TRAV-06' */
    cpy_r_r192 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r192 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "guild", 146, CPyStatic_travel___globals);
        goto CPyL341;
    }
CPyL155: ;
    cpy_r_r193 = CPyDef_scholars___influence___influence_guild(cpy_r_r189, cpy_r_r190, cpy_r_r192, cpy_r_r191, 1);
    CPy_DECREF(cpy_r_r189);
    CPyTagged_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 146, CPyStatic_travel___globals);
        goto CPyL338;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4 = cpy_r_r193;
    cpy_r_r194 = 1;
    if (!cpy_r_r194) goto CPyL338;
    cpy_r_r195 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r196 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r197 = NULL;
    cpy_r_r1 = cpy_r_r197;
    cpy_r_r198 = (PyObject **)&cpy_r_r1;
    cpy_r_r199 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4;
    cpy_r_r200 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r_r199, cpy_r_r196, cpy_r_r196, cpy_r_r196, cpy_r_r195, cpy_r_r198);
    if (cpy_r_r200 != NULL) goto CPyL342;
    cpy_r_r201 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 146, CPyStatic_travel___globals);
        goto CPyL343;
    }
    cpy_r_r202 = cpy_r_r1;
    CPy_DECREF(cpy_r_r202);
    cpy_r_r203 = NULL;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4 = cpy_r_r203;
    cpy_r_r204 = 1;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 146, CPyStatic_travel___globals);
        goto CPyL338;
    } else
        goto CPyL176;
CPyL160: ;
    cpy_r_r205 = cpy_r_r200;
CPyL161: ;
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r205;
CPyL162: ;
    cpy_r_r207 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r208 = cpy_r_type != cpy_r_r207;
    if (!cpy_r_r208) goto CPyL344;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 146, CPyStatic_travel___globals);
        goto CPyL166;
    } else
        goto CPyL345;
CPyL164: ;
    CPy_Unreachable();
CPyL165: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL172;
CPyL166: ;
    cpy_r_r209 = CPy_CatchError();
    cpy_r_r210 = (PyObject **)&cpy_r_r3;
    cpy_r_r211 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4;
    cpy_r_r212 = CPy_YieldFromErrorHandle(cpy_r_r211, cpy_r_r210);
    if (unlikely(cpy_r_r212 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 146, CPyStatic_travel___globals);
        goto CPyL346;
    }
    if (cpy_r_r212) {
        goto CPyL169;
    } else
        goto CPyL347;
CPyL168: ;
    cpy_r_r205 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r209);
    CPy_DecRef(cpy_r_r209.f0);
    CPy_DecRef(cpy_r_r209.f1);
    CPy_DecRef(cpy_r_r209.f2);
    goto CPyL161;
CPyL169: ;
    cpy_r_r202 = cpy_r_r3;
    CPy_DecRef(cpy_r_r202);
    CPy_RestoreExcInfo(cpy_r_r209);
    CPy_DecRef(cpy_r_r209.f0);
    CPy_DecRef(cpy_r_r209.f1);
    CPy_DecRef(cpy_r_r209.f2);
    goto CPyL176;
CPyL170: ;
    CPy_RestoreExcInfo(cpy_r_r209);
    CPy_DecRef(cpy_r_r209.f0);
    CPy_DecRef(cpy_r_r209.f1);
    CPy_DecRef(cpy_r_r209.f2);
    cpy_r_r213 = CPy_KeepPropagating();
    if (!cpy_r_r213) goto CPyL296;
    CPy_Unreachable();
CPyL172: ;
    cpy_r_r214 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r215 = NULL;
    cpy_r_r1 = cpy_r_r215;
    cpy_r_r216 = (PyObject **)&cpy_r_r1;
    cpy_r_r217 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4;
    cpy_r_r218 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r_r217, cpy_r_r214, cpy_r_r214, cpy_r_r214, cpy_r_arg, cpy_r_r216);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r218 == NULL) {
        goto CPyL174;
    } else
        goto CPyL348;
CPyL173: ;
    cpy_r_r205 = cpy_r_r218;
    goto CPyL161;
CPyL174: ;
    cpy_r_r219 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 146, CPyStatic_travel___globals);
        goto CPyL343;
    }
    cpy_r_r202 = cpy_r_r1;
    CPy_DECREF(cpy_r_r202);
CPyL176: ;
    cpy_r_r220 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
    if (unlikely(cpy_r_r220 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3", 145, CPyStatic_travel___globals);
        goto CPyL338;
    }
CPyL177: ;
    cpy_r_r221 = CPyTagged_Add(cpy_r_r220, 2);
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3 = cpy_r_r221;
    cpy_r_r222 = 1;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 145, CPyStatic_travel___globals);
        goto CPyL338;
    } else
        goto CPyL145;
CPyL178: ;
    cpy_r_r223 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 147, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r223);
CPyL179: ;
    cpy_r_r224 = ((serai___games___scholars___table___TableObject *)cpy_r_r223)->_players;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Table", "players", 147, CPyStatic_travel___globals);
        goto CPyL349;
    }
CPyL180: ;
    cpy_r_r225 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r225 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 147, CPyStatic_travel___globals);
        goto CPyL349;
    }
    CPyTagged_INCREF(cpy_r_r225);
CPyL181: ;
    cpy_r_r226 = CPyList_GetItemBorrow(cpy_r_r224, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 147, CPyStatic_travel___globals);
        goto CPyL350;
    }
    if (likely(Py_TYPE(cpy_r_r226) == CPyType_scholars___table___Player))
        cpy_r_r227 = cpy_r_r226;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 147, CPyStatic_travel___globals, "serai.games.scholars.table.Player", cpy_r_r226);
        goto CPyL350;
    }
    cpy_r_r228 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r227)->_gold;
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Player", "gold", 147, CPyStatic_travel___globals);
        goto CPyL350;
    }
    CPyTagged_INCREF(cpy_r_r228);
CPyL184: ;
    CPy_DECREF(cpy_r_r223);
    CPyTagged_DECREF(cpy_r_r225);
    cpy_r_r229 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "space", 147, CPyStatic_travel___globals);
        goto CPyL351;
    }
CPyL185: ;
    cpy_r_r230 = CPySequenceTuple_GetItem(cpy_r_r229, 10);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 147, CPyStatic_travel___globals);
        goto CPyL351;
    }
    if (likely(PyLong_Check(cpy_r_r230)))
        cpy_r_r231 = CPyTagged_FromObject(cpy_r_r230);
    else {
        CPy_TypeError("int", cpy_r_r230); cpy_r_r231 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r231 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 147, CPyStatic_travel___globals);
        goto CPyL351;
    }
    cpy_r_r232 = CPyTagged_Add(cpy_r_r228, cpy_r_r231);
    CPyTagged_DECREF(cpy_r_r228);
    CPyTagged_DECREF(cpy_r_r231);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r227)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r227)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r227)->_gold = cpy_r_r232;
    cpy_r_r233 = 1;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 147, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r234 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 148, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r234);
CPyL189: ;
    cpy_r_r235 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r236 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r236 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 148, CPyStatic_travel___globals);
        goto CPyL352;
    }
    CPyTagged_INCREF(cpy_r_r236);
CPyL190: ;
    cpy_r_r237 = CPyStatics[2414]; /* 'SC-TRAV-06' */
    cpy_r_r238 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r239 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "space", 148, CPyStatic_travel___globals);
        goto CPyL353;
    }
CPyL191: ;
    cpy_r_r240 = CPySequenceTuple_GetItem(cpy_r_r239, 10);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 148, CPyStatic_travel___globals);
        goto CPyL353;
    }
    if (likely(PyLong_Check(cpy_r_r240)))
        cpy_r_r241 = CPyTagged_FromObject(cpy_r_r240);
    else {
        CPy_TypeError("int", cpy_r_r240); cpy_r_r241 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 148, CPyStatic_travel___globals);
        goto CPyL353;
    }
    cpy_r_r242 = CPyStatics[759]; /* 'resource' */
    cpy_r_r243 = CPyStatics[31]; /* 'n' */
    cpy_r_r244 = CPyTagged_StealAsObject(cpy_r_r241);
    cpy_r_r245 = CPyDict_Build(2, cpy_r_r242, cpy_r_r238, cpy_r_r243, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 148, CPyStatic_travel___globals);
        goto CPyL353;
    }
    cpy_r_r246 = CPyDef_kernel___table___Table___tell(cpy_r_r234, cpy_r_r235, cpy_r_r236, cpy_r_r237, cpy_r_r245);
    CPyTagged_DECREF(cpy_r_r236);
    CPy_DECREF(cpy_r_r245);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r246 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 148, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r247 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "space", 149, CPyStatic_travel___globals);
        goto CPyL296;
    }
CPyL196: ;
    cpy_r_r248 = CPySequenceTuple_GetItem(cpy_r_r247, 12);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 149, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (likely(PyLong_Check(cpy_r_r248)))
        cpy_r_r249 = CPyTagged_FromObject(cpy_r_r248);
    else {
        CPy_TypeError("int", cpy_r_r248); cpy_r_r249 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r249;
    cpy_r_r250 = 1;
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r249 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 149, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = 0;
    cpy_r_r251 = 1;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 149, CPyStatic_travel___globals);
        goto CPyL354;
    }
    cpy_r_r252 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
    if (unlikely(cpy_r_r252 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5", 149, CPyStatic_travel___globals);
        goto CPyL354;
    }
CPyL200: ;
    CPyTagged_INCREF(cpy_r_r252);
    cpy_r_r253 = CPyTagged_StealAsObject(cpy_r_r252);
    cpy_r__ = cpy_r_r253;
    CPy_DECREF(cpy_r__);
CPyL201: ;
    cpy_r_r254 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
    if (unlikely(cpy_r_r254 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5", 149, CPyStatic_travel___globals);
        goto CPyL354;
    }
CPyL202: ;
    cpy_r_r255 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1;
    if (unlikely(cpy_r_r255 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1' of 'deliver_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r255);
    }
    cpy_r_r256 = cpy_r_r254 & 1;
    cpy_r_r257 = cpy_r_r256 != 0;
    if (cpy_r_r257) goto CPyL204;
    cpy_r_r258 = cpy_r_r255 & 1;
    cpy_r_r259 = cpy_r_r258 != 0;
    if (!cpy_r_r259) goto CPyL205;
CPyL204: ;
    cpy_r_r260 = CPyTagged_IsLt_(cpy_r_r254, cpy_r_r255);
    cpy_r_r261 = cpy_r_r260;
    goto CPyL206;
CPyL205: ;
    cpy_r_r262 = (Py_ssize_t)cpy_r_r254 < (Py_ssize_t)cpy_r_r255;
    cpy_r_r261 = cpy_r_r262;
CPyL206: ;
    CPyTagged_DECREF(cpy_r_r255);
    if (!cpy_r_r261) goto CPyL355;
    cpy_r_r263 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
    if (unlikely(cpy_r_r263 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5", 149, CPyStatic_travel___globals);
        goto CPyL354;
    }
CPyL208: ;
    CPyTagged_INCREF(cpy_r_r263);
    cpy_r_r264 = CPyTagged_StealAsObject(cpy_r_r263);
    cpy_r__ = cpy_r_r264;
    CPy_DECREF(cpy_r__);
    cpy_r_r265 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 150, CPyStatic_travel___globals);
        goto CPyL354;
    }
    CPy_INCREF(cpy_r_r265);
CPyL209: ;
    cpy_r_r266 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r266 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 150, CPyStatic_travel___globals);
        goto CPyL356;
    }
    CPyTagged_INCREF(cpy_r_r266);
CPyL210: ;
    cpy_r_r267 = CPyStatics[2414]; /* 'SC-TRAV-06' */
    cpy_r_r268 = CPyDef_scholars___dice___gain_white(cpy_r_r265, cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r265);
    CPyTagged_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 150, CPyStatic_travel___globals);
        goto CPyL354;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6 = cpy_r_r268;
    cpy_r_r269 = 1;
    if (!cpy_r_r269) goto CPyL354;
    cpy_r_r270 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r271 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r272 = NULL;
    cpy_r_r5 = cpy_r_r272;
    cpy_r_r273 = (PyObject **)&cpy_r_r5;
    cpy_r_r274 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6;
    cpy_r_r275 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r274, cpy_r_r271, cpy_r_r271, cpy_r_r271, cpy_r_r270, cpy_r_r273);
    if (cpy_r_r275 != NULL) goto CPyL357;
    cpy_r_r276 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r276)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 150, CPyStatic_travel___globals);
        goto CPyL358;
    }
    cpy_r_r277 = cpy_r_r5;
    CPy_DECREF(cpy_r_r277);
    cpy_r_r278 = NULL;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6 = cpy_r_r278;
    cpy_r_r279 = 1;
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 150, CPyStatic_travel___globals);
        goto CPyL354;
    } else
        goto CPyL231;
CPyL215: ;
    cpy_r_r280 = cpy_r_r275;
CPyL216: ;
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r280;
CPyL217: ;
    cpy_r_r282 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r283 = cpy_r_type != cpy_r_r282;
    if (!cpy_r_r283) goto CPyL359;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 150, CPyStatic_travel___globals);
        goto CPyL221;
    } else
        goto CPyL360;
CPyL219: ;
    CPy_Unreachable();
CPyL220: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL227;
CPyL221: ;
    cpy_r_r284 = CPy_CatchError();
    cpy_r_r285 = (PyObject **)&cpy_r_r7;
    cpy_r_r286 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6;
    cpy_r_r287 = CPy_YieldFromErrorHandle(cpy_r_r286, cpy_r_r285);
    if (unlikely(cpy_r_r287 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 150, CPyStatic_travel___globals);
        goto CPyL361;
    }
    if (cpy_r_r287) {
        goto CPyL224;
    } else
        goto CPyL362;
CPyL223: ;
    cpy_r_r280 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r284);
    CPy_DecRef(cpy_r_r284.f0);
    CPy_DecRef(cpy_r_r284.f1);
    CPy_DecRef(cpy_r_r284.f2);
    goto CPyL216;
CPyL224: ;
    cpy_r_r277 = cpy_r_r7;
    CPy_DecRef(cpy_r_r277);
    CPy_RestoreExcInfo(cpy_r_r284);
    CPy_DecRef(cpy_r_r284.f0);
    CPy_DecRef(cpy_r_r284.f1);
    CPy_DecRef(cpy_r_r284.f2);
    goto CPyL231;
CPyL225: ;
    CPy_RestoreExcInfo(cpy_r_r284);
    CPy_DecRef(cpy_r_r284.f0);
    CPy_DecRef(cpy_r_r284.f1);
    CPy_DecRef(cpy_r_r284.f2);
    cpy_r_r288 = CPy_KeepPropagating();
    if (!cpy_r_r288) goto CPyL296;
    CPy_Unreachable();
CPyL227: ;
    cpy_r_r289 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r290 = NULL;
    cpy_r_r5 = cpy_r_r290;
    cpy_r_r291 = (PyObject **)&cpy_r_r5;
    cpy_r_r292 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6;
    cpy_r_r293 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r_r292, cpy_r_r289, cpy_r_r289, cpy_r_r289, cpy_r_arg, cpy_r_r291);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r293 == NULL) {
        goto CPyL229;
    } else
        goto CPyL363;
CPyL228: ;
    cpy_r_r280 = cpy_r_r293;
    goto CPyL216;
CPyL229: ;
    cpy_r_r294 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 150, CPyStatic_travel___globals);
        goto CPyL358;
    }
    cpy_r_r277 = cpy_r_r5;
    CPy_DECREF(cpy_r_r277);
CPyL231: ;
    cpy_r_r295 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
    if (unlikely(cpy_r_r295 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "__mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5", 149, CPyStatic_travel___globals);
        goto CPyL354;
    }
CPyL232: ;
    cpy_r_r296 = CPyTagged_Add(cpy_r_r295, 2);
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5 = cpy_r_r296;
    cpy_r_r297 = 1;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 149, CPyStatic_travel___globals);
        goto CPyL354;
    } else
        goto CPyL201;
CPyL233: ;
    cpy_r_r298 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 151, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r298);
CPyL234: ;
    cpy_r_r299 = ((serai___games___scholars___book___BookObject *)cpy_r_r298)->_seams;
    CPy_INCREF(cpy_r_r299);
    CPy_DECREF(cpy_r_r298);
    cpy_r_r300 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 151, CPyStatic_travel___globals);
        goto CPyL364;
    }
    CPy_INCREF(cpy_r_r300);
CPyL235: ;
    cpy_r_r301 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r301 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 151, CPyStatic_travel___globals);
        goto CPyL365;
    }
    CPyTagged_INCREF(cpy_r_r301);
CPyL236: ;
    cpy_r_r302 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r302 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "guild", 151, CPyStatic_travel___globals);
        goto CPyL366;
    }
CPyL237: ;
    cpy_r_r303 = CPY_GET_METHOD(cpy_r_r299, CPyType_scholars___seams___Seams, 21, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r299, cpy_r_r300, cpy_r_r301, cpy_r_r302); /* delivered */
    CPy_DECREF(cpy_r_r300);
    CPyTagged_DECREF(cpy_r_r301);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r303 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 151, CPyStatic_travel___globals);
        goto CPyL296;
    }
    cpy_r_r304 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 152, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r304);
CPyL239: ;
    cpy_r_r305 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r305 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "me", 152, CPyStatic_travel___globals);
        goto CPyL367;
    }
    CPyTagged_INCREF(cpy_r_r305);
CPyL240: ;
    cpy_r_r306 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "book", 152, CPyStatic_travel___globals);
        goto CPyL368;
    }
    CPy_INCREF(cpy_r_r306);
CPyL241: ;
    cpy_r_r307 = ((serai___games___scholars___book___BookObject *)cpy_r_r306)->_scrolls;
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "Book", "scrolls", 152, CPyStatic_travel___globals);
        goto CPyL369;
    }
CPyL242: ;
    cpy_r_r308 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r308 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_gen", "scroll", 152, CPyStatic_travel___globals);
        goto CPyL369;
    }
CPyL243: ;
    cpy_r_r309 = CPyList_GetItem(cpy_r_r307, cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL369;
    }
    if (likely(PyTuple_Check(cpy_r_r309)))
        cpy_r_r310 = cpy_r_r309;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals, "tuple", cpy_r_r309);
        goto CPyL369;
    }
    CPy_DECREF(cpy_r_r306);
    cpy_r_r311 = CPySequenceTuple_GetItem(cpy_r_r310, 6);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL368;
    }
    if (likely(PyLong_Check(cpy_r_r311)))
        cpy_r_r312 = CPyTagged_FromObject(cpy_r_r311);
    else {
        CPy_TypeError("int", cpy_r_r311); cpy_r_r312 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r311);
    if (unlikely(cpy_r_r312 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL368;
    }
    cpy_r_r313 = CPyDef_effects___research___advance(cpy_r_r304, cpy_r_r305, cpy_r_r312);
    CPy_DECREF(cpy_r_r304);
    CPyTagged_DECREF(cpy_r_r305);
    CPyTagged_DECREF(cpy_r_r312);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7 = cpy_r_r313;
    cpy_r_r314 = 1;
    if (!cpy_r_r314) goto CPyL296;
    cpy_r_r315 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r316 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r317 = NULL;
    cpy_r_r9 = cpy_r_r317;
    cpy_r_r318 = (PyObject **)&cpy_r_r9;
    cpy_r_r319 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7;
    cpy_r_r320 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r_r319, cpy_r_r316, cpy_r_r316, cpy_r_r316, cpy_r_r315, cpy_r_r318);
    if (cpy_r_r320 != NULL) goto CPyL370;
    cpy_r_r321 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL371;
    }
    cpy_r_r322 = cpy_r_r9;
    CPy_DECREF(cpy_r_r322);
    cpy_r_r323 = NULL;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7 = cpy_r_r323;
    cpy_r_r324 = 1;
    if (unlikely(!cpy_r_r324)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL296;
    } else
        goto CPyL268;
CPyL252: ;
    cpy_r_r325 = cpy_r_r320;
CPyL253: ;
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r325;
CPyL254: ;
    cpy_r_r327 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r328 = cpy_r_type != cpy_r_r327;
    if (!cpy_r_r328) goto CPyL372;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL258;
    } else
        goto CPyL373;
CPyL256: ;
    CPy_Unreachable();
CPyL257: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL264;
CPyL258: ;
    cpy_r_r329 = CPy_CatchError();
    cpy_r_r330 = (PyObject **)&cpy_r_r11;
    cpy_r_r331 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7;
    cpy_r_r332 = CPy_YieldFromErrorHandle(cpy_r_r331, cpy_r_r330);
    if (unlikely(cpy_r_r332 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL374;
    }
    if (cpy_r_r332) goto CPyL261;
    cpy_r_r325 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r329);
    CPy_DecRef(cpy_r_r329.f0);
    CPy_DecRef(cpy_r_r329.f1);
    CPy_DecRef(cpy_r_r329.f2);
    goto CPyL253;
CPyL261: ;
    cpy_r_r322 = cpy_r_r11;
    CPy_DecRef(cpy_r_r322);
    CPy_RestoreExcInfo(cpy_r_r329);
    CPy_DecRef(cpy_r_r329.f0);
    CPy_DecRef(cpy_r_r329.f1);
    CPy_DecRef(cpy_r_r329.f2);
    goto CPyL268;
CPyL262: ;
    CPy_RestoreExcInfo(cpy_r_r329);
    CPy_DecRef(cpy_r_r329.f0);
    CPy_DecRef(cpy_r_r329.f1);
    CPy_DecRef(cpy_r_r329.f2);
    cpy_r_r333 = CPy_KeepPropagating();
    if (!cpy_r_r333) goto CPyL296;
    CPy_Unreachable();
CPyL264: ;
    cpy_r_r334 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r335 = NULL;
    cpy_r_r9 = cpy_r_r335;
    cpy_r_r336 = (PyObject **)&cpy_r_r9;
    cpy_r_r337 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7;
    cpy_r_r338 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r_r337, cpy_r_r334, cpy_r_r334, cpy_r_r334, cpy_r_arg, cpy_r_r336);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r338 == NULL) {
        goto CPyL266;
    } else
        goto CPyL375;
CPyL265: ;
    cpy_r_r325 = cpy_r_r338;
    goto CPyL253;
CPyL266: ;
    cpy_r_r339 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 152, CPyStatic_travel___globals);
        goto CPyL371;
    }
    cpy_r_r322 = cpy_r_r9;
    CPy_DECREF(cpy_r_r322);
CPyL268: ;
    cpy_r_r340 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "t", 153, CPyStatic_travel___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r340);
CPyL269: ;
    cpy_r_r341 = ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r16)->___mypyc_generator_attribute__slot;
    if (unlikely(cpy_r_r341 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "deliver", "deliver_env", "slot", 153, CPyStatic_travel___globals);
        goto CPyL376;
    }
    CPyTagged_INCREF(cpy_r_r341);
CPyL270: ;
    cpy_r_r342 = CPyDef_travel___refill_map(cpy_r_r340, cpy_r_r341);
    CPy_DECREF(cpy_r_r340);
    CPyTagged_DECREF(cpy_r_r341);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 153, CPyStatic_travel___globals);
        goto CPyL296;
    }
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8 = cpy_r_r342;
    cpy_r_r343 = 1;
    if (!cpy_r_r343) goto CPyL296;
    cpy_r_r344 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r345 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r346 = NULL;
    cpy_r_r13 = cpy_r_r346;
    cpy_r_r347 = (PyObject **)&cpy_r_r13;
    cpy_r_r348 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8;
    cpy_r_r349 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r_r348, cpy_r_r345, cpy_r_r345, cpy_r_r345, cpy_r_r344, cpy_r_r347);
    if (cpy_r_r349 != NULL) goto CPyL377;
    cpy_r_r350 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r350)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 153, CPyStatic_travel___globals);
        goto CPyL378;
    }
    cpy_r_r351 = cpy_r_r13;
    CPy_DECREF(cpy_r_r351);
    cpy_r_r352 = NULL;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8 = cpy_r_r352;
    cpy_r_r353 = 1;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 153, CPyStatic_travel___globals);
        goto CPyL296;
    } else
        goto CPyL291;
CPyL275: ;
    cpy_r_r354 = cpy_r_r349;
CPyL276: ;
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r354;
CPyL277: ;
    cpy_r_r356 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r357 = cpy_r_type != cpy_r_r356;
    if (!cpy_r_r357) goto CPyL379;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 153, CPyStatic_travel___globals);
        goto CPyL281;
    } else
        goto CPyL380;
CPyL279: ;
    CPy_Unreachable();
CPyL280: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL287;
CPyL281: ;
    cpy_r_r358 = CPy_CatchError();
    cpy_r_r359 = (PyObject **)&cpy_r_r15;
    cpy_r_r360 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8;
    cpy_r_r361 = CPy_YieldFromErrorHandle(cpy_r_r360, cpy_r_r359);
    if (unlikely(cpy_r_r361 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 153, CPyStatic_travel___globals);
        goto CPyL381;
    }
    if (cpy_r_r361) goto CPyL284;
    cpy_r_r354 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r358);
    CPy_DecRef(cpy_r_r358.f0);
    CPy_DecRef(cpy_r_r358.f1);
    CPy_DecRef(cpy_r_r358.f2);
    goto CPyL276;
CPyL284: ;
    cpy_r_r351 = cpy_r_r15;
    CPy_DecRef(cpy_r_r351);
    CPy_RestoreExcInfo(cpy_r_r358);
    CPy_DecRef(cpy_r_r358.f0);
    CPy_DecRef(cpy_r_r358.f1);
    CPy_DecRef(cpy_r_r358.f2);
    goto CPyL291;
CPyL285: ;
    CPy_RestoreExcInfo(cpy_r_r358);
    CPy_DecRef(cpy_r_r358.f0);
    CPy_DecRef(cpy_r_r358.f1);
    CPy_DecRef(cpy_r_r358.f2);
    cpy_r_r362 = CPy_KeepPropagating();
    if (!cpy_r_r362) goto CPyL296;
    CPy_Unreachable();
CPyL287: ;
    cpy_r_r363 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r364 = NULL;
    cpy_r_r13 = cpy_r_r364;
    cpy_r_r365 = (PyObject **)&cpy_r_r13;
    cpy_r_r366 = ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8;
    cpy_r_r367 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r_r366, cpy_r_r363, cpy_r_r363, cpy_r_r363, cpy_r_arg, cpy_r_r365);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r367 == NULL) {
        goto CPyL289;
    } else
        goto CPyL382;
CPyL288: ;
    cpy_r_r354 = cpy_r_r367;
    goto CPyL276;
CPyL289: ;
    cpy_r_r368 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r368)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 153, CPyStatic_travel___globals);
        goto CPyL378;
    }
    cpy_r_r351 = cpy_r_r13;
    CPy_DECREF(cpy_r_r351);
CPyL291: ;
    cpy_r_r369 = Py_None;
    CPy_INCREF(cpy_r_r369);
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r371 = CPyDef_travel___deliver_env_clear_on_completion(cpy_r_r16);
    cpy_r_r372 = CPyDef_travel___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL295;
    CPyGen_SetStopIterationValue(cpy_r_r369);
    CPy_DECREF(cpy_r_r369);
    if (!0) goto CPyL305;
    CPy_Unreachable();
CPyL295: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r369;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL296: ;
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r374 = CPyDef_travel___deliver_env_clear_on_completion(cpy_r_r16);
    cpy_r_r375 = CPyDef_travel___deliver_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r376 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r376;
CPyL297: ;
    cpy_r_r377 = cpy_r_r17 == 0;
    if (cpy_r_r377) goto CPyL383;
    cpy_r_r378 = cpy_r_r17 == 1;
    if (cpy_r_r378) goto CPyL384;
    cpy_r_r379 = cpy_r_r17 == 2;
    if (cpy_r_r379) {
        goto CPyL385;
    } else
        goto CPyL386;
CPyL300: ;
    cpy_r_r380 = cpy_r_r17 == 3;
    if (cpy_r_r380) {
        goto CPyL387;
    } else
        goto CPyL388;
CPyL301: ;
    cpy_r_r381 = cpy_r_r17 == 4;
    if (cpy_r_r381) {
        goto CPyL389;
    } else
        goto CPyL390;
CPyL302: ;
    cpy_r_r382 = cpy_r_r17 == 5;
    if (cpy_r_r382) {
        goto CPyL277;
    } else
        goto CPyL391;
CPyL303: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r383 = 0;
    if (unlikely(!cpy_r_r383)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL305;
    }
    CPy_Unreachable();
CPyL305: ;
    cpy_r_r384 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r384;
CPyL306: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    CPy_XDecRef(cpy_r_r11);
    CPy_XDecRef(cpy_r_r15);
    goto CPyL305;
CPyL307: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL296;
CPyL308: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL296;
CPyL309: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    goto CPyL296;
CPyL310: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL296;
CPyL311: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL34;
CPyL312: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL296;
CPyL313: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL296;
CPyL314: ;
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL296;
CPyL315: ;
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r58);
    goto CPyL296;
CPyL316: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL296;
CPyL317: ;
    CPy_DECREF(cpy_r_r72);
    goto CPyL56;
CPyL318: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL296;
CPyL319: ;
    CPyTagged_DecRef(cpy_r_owner);
    goto CPyL296;
CPyL320: ;
    CPyTagged_DECREF(cpy_r_r88);
    goto CPyL75;
CPyL321: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r96);
    goto CPyL296;
CPyL322: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r97);
    goto CPyL296;
CPyL323: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPy_DecRef(cpy_r_r106);
    goto CPyL296;
CPyL324: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL296;
CPyL325: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    goto CPyL296;
CPyL326: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r115);
    goto CPyL296;
CPyL327: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r120);
    goto CPyL296;
CPyL328: ;
    CPyTagged_DecRef(cpy_r_owner);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r125);
    goto CPyL296;
CPyL329: ;
    CPy_DecRef(cpy_r_r133);
    goto CPyL296;
CPyL330: ;
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL296;
CPyL331: ;
    CPyTagged_DecRef(cpy_r_r138);
    goto CPyL296;
CPyL332: ;
    CPy_DecRef(cpy_r_r144);
    goto CPyL296;
CPyL333: ;
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r146);
    goto CPyL296;
CPyL334: ;
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r148);
    goto CPyL296;
CPyL335: ;
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r154);
    goto CPyL296;
CPyL336: ;
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r155);
    goto CPyL296;
CPyL337: ;
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r161);
    goto CPyL296;
CPyL338: ;
    cpy_r_r385 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r385;
    cpy_r_r386 = 1;
    goto CPyL296;
CPyL339: ;
    cpy_r_r387 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r387;
    cpy_r_r388 = 1;
    goto CPyL178;
CPyL340: ;
    cpy_r_r389 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r389;
    cpy_r_r390 = 1;
    CPy_DecRef(cpy_r_r189);
    goto CPyL296;
CPyL341: ;
    cpy_r_r391 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r391;
    cpy_r_r392 = 1;
    CPy_DecRef(cpy_r_r189);
    CPyTagged_DecRef(cpy_r_r190);
    goto CPyL296;
CPyL342: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL160;
CPyL343: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r393 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r393;
    cpy_r_r394 = 1;
    goto CPyL296;
CPyL344: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL165;
CPyL345: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL164;
CPyL346: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r395 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r395;
    cpy_r_r396 = 1;
    goto CPyL170;
CPyL347: ;
    goto CPyL168;
CPyL348: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL173;
CPyL349: ;
    CPy_DecRef(cpy_r_r223);
    goto CPyL296;
CPyL350: ;
    CPy_DecRef(cpy_r_r223);
    CPyTagged_DecRef(cpy_r_r225);
    goto CPyL296;
CPyL351: ;
    CPyTagged_DecRef(cpy_r_r228);
    goto CPyL296;
CPyL352: ;
    CPy_DecRef(cpy_r_r234);
    goto CPyL296;
CPyL353: ;
    CPy_DecRef(cpy_r_r234);
    CPyTagged_DecRef(cpy_r_r236);
    goto CPyL296;
CPyL354: ;
    cpy_r_r397 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r397;
    cpy_r_r398 = 1;
    goto CPyL296;
CPyL355: ;
    cpy_r_r399 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r399;
    cpy_r_r400 = 1;
    goto CPyL233;
CPyL356: ;
    cpy_r_r401 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r401;
    cpy_r_r402 = 1;
    CPy_DecRef(cpy_r_r265);
    goto CPyL296;
CPyL357: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL215;
CPyL358: ;
    CPy_XDecRef(cpy_r_r5);
    cpy_r_r403 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r403;
    cpy_r_r404 = 1;
    goto CPyL296;
CPyL359: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL220;
CPyL360: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL219;
CPyL361: ;
    CPy_XDecRef(cpy_r_r7);
    cpy_r_r405 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r405;
    cpy_r_r406 = 1;
    goto CPyL225;
CPyL362: ;
    goto CPyL223;
CPyL363: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL228;
CPyL364: ;
    CPy_DecRef(cpy_r_r299);
    goto CPyL296;
CPyL365: ;
    CPy_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    goto CPyL296;
CPyL366: ;
    CPy_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    CPyTagged_DecRef(cpy_r_r301);
    goto CPyL296;
CPyL367: ;
    CPy_DecRef(cpy_r_r304);
    goto CPyL296;
CPyL368: ;
    CPy_DecRef(cpy_r_r304);
    CPyTagged_DecRef(cpy_r_r305);
    goto CPyL296;
CPyL369: ;
    CPy_DecRef(cpy_r_r304);
    CPyTagged_DecRef(cpy_r_r305);
    CPy_DecRef(cpy_r_r306);
    goto CPyL296;
CPyL370: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL252;
CPyL371: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL296;
CPyL372: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL257;
CPyL373: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL256;
CPyL374: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL262;
CPyL375: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL265;
CPyL376: ;
    CPy_DecRef(cpy_r_r340);
    goto CPyL296;
CPyL377: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL275;
CPyL378: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL296;
CPyL379: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL280;
CPyL380: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL279;
CPyL381: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL285;
CPyL382: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL288;
CPyL383: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r407 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r407;
    cpy_r_r408 = 1;
    cpy_r_r409 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r409;
    cpy_r_r410 = 1;
    goto CPyL2;
CPyL384: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r411 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r411;
    cpy_r_r412 = 1;
    cpy_r_r413 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r413;
    cpy_r_r414 = 1;
    goto CPyL49;
CPyL385: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r415 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r415;
    cpy_r_r416 = 1;
    goto CPyL162;
CPyL386: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r417 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0 = cpy_r_r417;
    cpy_r_r418 = 1;
    goto CPyL300;
CPyL387: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL217;
CPyL388: ;
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r419 = CPY_INT_TAG;
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1 = cpy_r_r419;
    cpy_r_r420 = 1;
    goto CPyL301;
CPyL389: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL254;
CPyL390: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL302;
CPyL391: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL303;
}
        
PyObject *CPyDef_travel___deliver_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel___deliver_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel___deliver_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___deliver_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__next__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel___deliver_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel___deliver_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_travel___deliver_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "send", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_travel___deliver_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___deliver_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__iter__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_travel___deliver_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_travel___deliver_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.deliver_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_travel___deliver_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "throw", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_travel___deliver_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3982 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3982);
    PyObject *__tmp3983 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3983);
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
        
        PyObject *CPyPy_travel___deliver_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___deliver_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.deliver_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___deliver_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "close", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___deliver(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_travel___deliver_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_travel___deliver_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___actions___travel___deliver_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_slot);
    if (((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__slot != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__slot);
    }
    ((serai___games___scholars___actions___travel___deliver_envObject *)cpy_r_r0)->___mypyc_generator_attribute__slot = cpy_r_slot;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
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
        
        PyObject *CPyPy_travel___deliver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "slot", 0};
            static CPyArg_Parser parser = {"OOO:deliver", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_slot)) {
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
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            PyObject *retval = CPyDef_travel___deliver(arg_t, arg_me, arg_slot);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "deliver", 107, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    tuple_T3OOO cpy_r_r24;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
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
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    int32_t cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL50;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 156, CPyStatic_travel___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "refill_map_gen", "t", 158, CPyStatic_travel___globals);
        goto CPyL49;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_scholars___caliph___reveal_from_top(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL49;
    }
    if (((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0);
    }
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0 = cpy_r_r8;
    cpy_r_r9 = 1;
    if (!cpy_r_r9) goto CPyL49;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0;
    cpy_r_r15 = CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(cpy_r_r14, cpy_r_r11, cpy_r_r11, cpy_r_r11, cpy_r_r10, cpy_r_r13);
    if (cpy_r_r15 != NULL) goto CPyL55;
    cpy_r_r16 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL56;
    }
    cpy_r_r17 = cpy_r_r1;
    cpy_r_r18 = NULL;
    if (((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0);
    }
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0 = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL57;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r20 = cpy_r_r15;
CPyL11: ;
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r20;
CPyL12: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_type != cpy_r_r22;
    if (!cpy_r_r23) goto CPyL58;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL16;
    } else
        goto CPyL59;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r24 = CPy_CatchError();
    cpy_r_r25 = (PyObject **)&cpy_r_r3;
    cpy_r_r26 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0;
    cpy_r_r27 = CPy_YieldFromErrorHandle(cpy_r_r26, cpy_r_r25);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL60;
    }
    if (cpy_r_r27) goto CPyL19;
    cpy_r_r20 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r24);
    CPy_DecRef(cpy_r_r24.f0);
    CPy_DecRef(cpy_r_r24.f1);
    CPy_DecRef(cpy_r_r24.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r17 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r24);
    CPy_DecRef(cpy_r_r24.f0);
    CPy_DecRef(cpy_r_r24.f1);
    CPy_DecRef(cpy_r_r24.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r24);
    CPy_DecRef(cpy_r_r24.f0);
    CPy_DecRef(cpy_r_r24.f1);
    CPy_DecRef(cpy_r_r24.f2);
    cpy_r_r28 = CPy_KeepPropagating();
    if (!cpy_r_r28) goto CPyL49;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0;
    cpy_r_r33 = CPyDef_scholars___caliph___reveal_from_top_gen_____mypyc_generator_helper__(cpy_r_r32, cpy_r_r29, cpy_r_r29, cpy_r_r29, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL61;
CPyL23: ;
    cpy_r_r20 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL56;
    }
    cpy_r_r17 = cpy_r_r1;
CPyL26: ;
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 158, CPyStatic_travel___globals);
        goto CPyL49;
    }
    cpy_r_r36 = (Py_ssize_t)cpy_r_r35 != -2;
    if (!cpy_r_r36) goto CPyL62;
    cpy_r_r37 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "refill_map_gen", "t", 160, CPyStatic_travel___globals);
        goto CPyL63;
    }
CPyL29: ;
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_r37)->_map_scrolls;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "Table", "map_scrolls", 160, CPyStatic_travel___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r38);
CPyL30: ;
    cpy_r_r39 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__slot;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "refill_map_gen", "slot", 160, CPyStatic_travel___globals);
        goto CPyL64;
    }
CPyL31: ;
    CPyTagged_INCREF(cpy_r_r35);
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r41 = CPyList_SetItem(cpy_r_r38, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 160, CPyStatic_travel___globals);
        goto CPyL63;
    }
    cpy_r_r42 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "refill_map_gen", "t", 161, CPyStatic_travel___globals);
        goto CPyL63;
    }
CPyL33: ;
    cpy_r_r43 = CPyStatics[2416]; /* 'event-map-scroll' */
    cpy_r_r44 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "refill_map_gen", "t", 161, CPyStatic_travel___globals);
        goto CPyL63;
    }
CPyL34: ;
    cpy_r_r45 = ((serai___games___scholars___table___TableObject *)cpy_r_r44)->_seat;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "Table", "seat", 161, CPyStatic_travel___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL35: ;
    cpy_r_r46 = CPyStatics[2414]; /* 'SC-TRAV-06' */
    cpy_r_r47 = ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "refill_map_gen", "t", 161, CPyStatic_travel___globals);
        goto CPyL65;
    }
CPyL36: ;
    cpy_r_r48 = ((serai___games___scholars___table___TableObject *)cpy_r_r47)->_book;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "Table", "book", 161, CPyStatic_travel___globals);
        goto CPyL65;
    }
CPyL37: ;
    cpy_r_r49 = ((serai___games___scholars___book___BookObject *)cpy_r_r48)->_scrolls;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/travel.py", "refill_map", "Book", "scrolls", 161, CPyStatic_travel___globals);
        goto CPyL65;
    }
CPyL38: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 161, CPyStatic_travel___globals);
        goto CPyL66;
    }
    if (likely(PyTuple_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 161, CPyStatic_travel___globals, "tuple", cpy_r_r50);
        goto CPyL66;
    }
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r51, 0);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 161, CPyStatic_travel___globals);
        goto CPyL66;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 161, CPyStatic_travel___globals, "str", cpy_r_r52);
        goto CPyL66;
    }
    cpy_r_r54 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r55 = CPyDict_Build(1, cpy_r_r54, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 161, CPyStatic_travel___globals);
        goto CPyL66;
    }
    cpy_r_r56 = CPyDef_kernel___table___Table___tell(cpy_r_r42, cpy_r_r43, cpy_r_r45, cpy_r_r46, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 161, CPyStatic_travel___globals);
        goto CPyL49;
    }
CPyL44: ;
    cpy_r_r57 = Py_None;
    CPy_INCREF(cpy_r_r57);
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r59 = CPyDef_travel___refill_map_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (!0) goto CPyL54;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r57;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL49: ;
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r61 = CPyDef_travel___refill_map_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r62 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL50: ;
    cpy_r_r63 = cpy_r_r4 == 0;
    if (cpy_r_r63) goto CPyL67;
    cpy_r_r64 = cpy_r_r4 == 1;
    if (cpy_r_r64) {
        goto CPyL12;
    } else
        goto CPyL68;
CPyL52: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r65 = 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 156, CPyStatic_travel___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r66 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL55: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL56: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL49;
CPyL57: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL49;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL59: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL60: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL61: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL44;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL49;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL49;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL49;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL49;
CPyL67: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL68: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
}
        
PyObject *CPyDef_travel___refill_map_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel___refill_map_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___refill_map_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.refill_map_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___refill_map_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__next__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___refill_map_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_travel___refill_map_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___refill_map_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.refill_map_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_travel___refill_map_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "send", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___refill_map_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_travel___refill_map_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___refill_map_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.refill_map_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___refill_map_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "__iter__", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___refill_map_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_travel___refill_map_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_travel___refill_map_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___refill_map_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.refill_map_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_travel___refill_map_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "throw", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___refill_map_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_travel___refill_map_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3984 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3984);
    PyObject *__tmp3985 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3985);
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
        
        PyObject *CPyPy_travel___refill_map_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_travel___refill_map_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.travel.refill_map_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_travel___refill_map_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "close", -1, CPyStatic_travel___globals);
            return NULL;
        }
        
PyObject *CPyDef_travel___refill_map(PyObject *cpy_r_t, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_travel___refill_map_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 156, CPyStatic_travel___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 156, CPyStatic_travel___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_slot);
    if (((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__slot != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__slot);
    }
    ((serai___games___scholars___actions___travel___refill_map_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__slot = cpy_r_slot;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 156, CPyStatic_travel___globals);
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
        
        PyObject *CPyPy_travel___refill_map(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "slot", 0};
            static CPyArg_Parser parser = {"OO:refill_map", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_slot)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            PyObject *retval = CPyDef_travel___refill_map(arg_t, arg_slot);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "refill_map", 156, CPyStatic_travel___globals);
            return NULL;
        }
        
char CPyDef_travel_____top_level__(void) {
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
    char cpy_r_r275;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 1, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 1, CPyStatic_travel___globals);
        goto CPyL102;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_travel___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 3, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___caliph;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___caliph;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2363]; /* 'serai.games.scholars.caliph' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 5, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___caliph;
    cpy_r_r20 = CPyExec_serai___games___scholars___caliph;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___caliph__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 5, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 5, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2363]; /* 'serai.games.scholars.caliph' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 5, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5335]; /* ('reveal_from_top',) */
    cpy_r_r31 = CPyStatic_travel___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 5, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL103;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 6, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r42 = CPyExec_serai___games___scholars___dice;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 6, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 6, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 6, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5336]; /* ('gain_white',) */
    cpy_r_r53 = CPyStatic_travel___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 6, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL104;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___effects___gold;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___effects___gold;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 7, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___effects___gold;
    cpy_r_r64 = CPyExec_serai___games___scholars___effects___gold;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___effects___gold__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 7, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 7, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 7, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5337]; /* ('pay_silver',) */
    cpy_r_r75 = CPyStatic_travel___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 7, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL105;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___effects___influence;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___effects___influence;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2419]; /* 'serai.games.scholars.effects.influence' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 8, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___effects___influence;
    cpy_r_r86 = CPyExec_serai___games___scholars___effects___influence;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___effects___influence__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 8, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 8, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2419]; /* 'serai.games.scholars.effects.influence' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 8, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5338]; /* ('influence_scroll',) */
    cpy_r_r97 = CPyStatic_travel___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 8, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL106;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___effects___research;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___effects___research;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2420]; /* 'serai.games.scholars.effects.research' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 9, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___effects___research;
    cpy_r_r108 = CPyExec_serai___games___scholars___effects___research;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___effects___research__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 9, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 9, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2420]; /* 'serai.games.scholars.effects.research' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 9, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5053]; /* ('advance',) */
    cpy_r_r119 = CPyStatic_travel___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 9, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL107;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 10, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r130 = CPyExec_serai___games___scholars___influence;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 10, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 10, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 10, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5339]; /* ('can_take_influence', 'give_back', 'influence_guild', 'scrolls_without_influence') */
    cpy_r_r141 = CPyStatic_travel___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 10, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL108;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 11, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r152 = CPyExec_serai___games___scholars___names;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 11, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 11, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 11, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r163 = CPyStatic_travel___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 11, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL109;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 12, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r174 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 12, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 12, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 12, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5341]; /* ('COLUMN_FULL', 'NEED_SILVER', 'NEED_TRAVEL_VALUE') */
    cpy_r_r185 = CPyStatic_travel___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 12, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL110;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 13, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r196 = CPyExec_serai___games___scholars___table;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 13, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 13, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 13, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_travel___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 13, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL111;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r210 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 14, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r218 = CPyExec_serai___kernel___decision;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 14, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 14, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 14, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r229 = CPyStatic_travel___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 14, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL112;
CPyL85: ;
    cpy_r_r231 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r232 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL88;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 15, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL92;
CPyL88: ;
    cpy_r_r239 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r240 = CPyExec_serai___kernel___effects;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 15, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 15, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 15, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5342]; /* ('NOTHING', 'Effect', 'calls') */
    cpy_r_r251 = CPyStatic_travel___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 15, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL113;
CPyL93: ;
    cpy_r_r253 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r254 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL96;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 16, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL100;
CPyL96: ;
    cpy_r_r261 = CPyInitOnly_serai___kernel___message;
    cpy_r_r262 = CPyExec_serai___kernel___message;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 16, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 16, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 16, CPyStatic_travel___globals);
        goto CPyL102;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r273 = CPyStatic_travel___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/travel.py", "<module>", 16, CPyStatic_travel___globals);
        goto CPyL102;
    } else
        goto CPyL114;
CPyL101: ;
    return 1;
CPyL102: ;
    cpy_r_r275 = 2;
    return cpy_r_r275;
CPyL103: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL104: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL105: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL106: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL107: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL108: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL109: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL110: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL111: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL112: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL113: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL114: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
}

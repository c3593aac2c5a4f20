#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
place_worker___place_worker_env_traverse(serai___games___wayfarers___actions___place_worker___place_worker_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__colour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__colour));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_place_worker___place_worker_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker___place_worker_envObject *self = (serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__colour)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__colour;
        self->___mypyc_generator_attribute__colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_place_worker___place_worker_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker___place_worker_envObject *self = (serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
place_worker___place_worker_env_dealloc(serai___games___wayfarers___actions___place_worker___place_worker_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (place_worker___place_worker_env_free_instance == NULL) {
        place_worker___place_worker_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__colour)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__colour;
            self->___mypyc_generator_attribute__colour = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__colour = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, place_worker___place_worker_env_dealloc)
    CPyDef_place_worker___place_worker_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_worker_____mypyc__place_worker_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_worker___place_worker_env(void);

static PyObject *
place_worker___place_worker_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_worker___place_worker_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_worker_____mypyc__place_worker_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem place_worker___place_worker_env_vtable[1];
static bool
CPyDef_place_worker___place_worker_env_trait_vtable_setup(void)
{
    CPyVTableItem place_worker___place_worker_env_vtable_scratch[] = {
        NULL
    };
    memcpy(place_worker___place_worker_env_vtable, place_worker___place_worker_env_vtable_scratch, sizeof(place_worker___place_worker_env_vtable));
    return 1;
}

static bool
CPyDef_place_worker___place_worker_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef place_worker___place_worker_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_worker_____mypyc__place_worker_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_worker___place_worker_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_worker_env",
    .tp_new = place_worker___place_worker_env_new,
    .tp_dealloc = (destructor)place_worker___place_worker_env_dealloc,
    .tp_traverse = (traverseproc)place_worker___place_worker_env_traverse,
    .tp_clear = (inquiry)CPyDef_place_worker___place_worker_env_clear,
    .tp_methods = place_worker___place_worker_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_worker___place_worker_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_worker_env()\n--\n\n"),
};
static PyTypeObject *CPyType_place_worker___place_worker_env_template = &CPyType_place_worker___place_worker_env_template_;

PyObject *CPyDef_place_worker_____mypyc__place_worker_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_worker___place_worker_envObject *self;
    if (place_worker___place_worker_env_free_instance != NULL) {
        self = place_worker___place_worker_env_free_instance;
        place_worker___place_worker_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___place_worker___place_worker_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_worker___place_worker_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__colour = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_place_worker___place_worker_env(void)
{
    PyObject *self = CPyDef_place_worker_____mypyc__place_worker_env_setup((PyObject *)CPyType_place_worker___place_worker_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendplace_worker___place_worker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods place_worker___place_worker_gen_as_async = {
    .am_send = CPyDunder_am_sendplace_worker___place_worker_gen,
};
static int
place_worker___place_worker_gen_traverse(serai___games___wayfarers___actions___place_worker___place_worker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_place_worker___place_worker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker___place_worker_genObject *self = (serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4);
    return 0;
}

static int32_t CPyDef_place_worker___place_worker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker___place_worker_genObject *self = (serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4);
    return 0;
}

static void
place_worker___place_worker_gen_dealloc(serai___games___wayfarers___actions___place_worker___place_worker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (place_worker___place_worker_gen_free_instance == NULL) {
        place_worker___place_worker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, place_worker___place_worker_gen_dealloc)
    CPyDef_place_worker___place_worker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_worker_____mypyc__place_worker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_worker___place_worker_gen(void);

static PyObject *
place_worker___place_worker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_worker___place_worker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_worker_____mypyc__place_worker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem place_worker___place_worker_gen_vtable[6];
static bool
CPyDef_place_worker___place_worker_gen_trait_vtable_setup(void)
{
    CPyVTableItem place_worker___place_worker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_place_worker___place_worker_gen_____next__,
        (CPyVTableItem)CPyDef_place_worker___place_worker_gen___send,
        (CPyVTableItem)CPyDef_place_worker___place_worker_gen_____iter__,
        (CPyVTableItem)CPyDef_place_worker___place_worker_gen___throw,
        (CPyVTableItem)CPyDef_place_worker___place_worker_gen___close,
    };
    memcpy(place_worker___place_worker_gen_vtable, place_worker___place_worker_gen_vtable_scratch, sizeof(place_worker___place_worker_gen_vtable));
    return 1;
}

static bool
CPyDef_place_worker___place_worker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef place_worker___place_worker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_worker_____mypyc__place_worker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_place_worker___place_worker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_place_worker___place_worker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_place_worker___place_worker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_place_worker___place_worker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_place_worker___place_worker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_worker___place_worker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_worker_gen",
    .tp_new = place_worker___place_worker_gen_new,
    .tp_dealloc = (destructor)place_worker___place_worker_gen_dealloc,
    .tp_traverse = (traverseproc)place_worker___place_worker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_place_worker___place_worker_gen_clear,
    .tp_methods = place_worker___place_worker_gen_methods,
    .tp_iter = CPyDef_place_worker___place_worker_gen_____iter__,
    .tp_iternext = CPyDef_place_worker___place_worker_gen_____next__,
    .tp_as_async = &place_worker___place_worker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_worker___place_worker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_worker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_place_worker___place_worker_gen_template = &CPyType_place_worker___place_worker_gen_template_;

PyObject *CPyDef_place_worker_____mypyc__place_worker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_worker___place_worker_genObject *self;
    if (place_worker___place_worker_gen_free_instance != NULL) {
        self = place_worker___place_worker_gen_free_instance;
        place_worker___place_worker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___place_worker___place_worker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_worker___place_worker_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_place_worker___place_worker_gen(void)
{
    PyObject *self = CPyDef_place_worker_____mypyc__place_worker_gen_setup((PyObject *)CPyType_place_worker___place_worker_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__place_worker_____mypyc_lambda__0_place_worker_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____get__(self, instance, owner);
}
PyMemberDef place_worker_____mypyc_lambda__0_place_worker_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
place_worker_____mypyc_lambda__0_place_worker_obj_traverse(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject))));
    return rv;
}

static int32_t CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self = (serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject))));
    return 0;
}

static int32_t CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self = (serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject))));
    return 0;
}

static void
place_worker_____mypyc_lambda__0_place_worker_obj_dealloc(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (place_worker_____mypyc_lambda__0_place_worker_obj_free_instance == NULL) {
        place_worker_____mypyc_lambda__0_place_worker_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, place_worker_____mypyc_lambda__0_place_worker_obj_dealloc)
    CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_worker_____mypyc___3__mypyc_lambda__0_place_worker_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj(void);

static PyObject *
place_worker_____mypyc_lambda__0_place_worker_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_worker_____mypyc_lambda__0_place_worker_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_worker_____mypyc___3__mypyc_lambda__0_place_worker_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem place_worker_____mypyc_lambda__0_place_worker_obj_vtable[2];
static bool
CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_trait_vtable_setup(void)
{
    CPyVTableItem place_worker_____mypyc_lambda__0_place_worker_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____call__,
        (CPyVTableItem)CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____get__,
    };
    memcpy(place_worker_____mypyc_lambda__0_place_worker_obj_vtable, place_worker_____mypyc_lambda__0_place_worker_obj_vtable_scratch, sizeof(place_worker_____mypyc_lambda__0_place_worker_obj_vtable));
    return 1;
}

static bool
CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
place_worker_____mypyc_lambda__0_place_worker_obj_get___3_mypyc_env__(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self, void *closure);

static PyGetSetDef place_worker_____mypyc_lambda__0_place_worker_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)place_worker_____mypyc_lambda__0_place_worker_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef place_worker_____mypyc_lambda__0_place_worker_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_worker_____mypyc___3__mypyc_lambda__0_place_worker_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_place_worker_____mypyc_lambda__0_place_worker_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_place_worker_____mypyc_lambda__0_place_worker_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_worker_____mypyc_lambda__0_place_worker_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_place_worker_obj",
    .tp_new = place_worker_____mypyc_lambda__0_place_worker_obj_new,
    .tp_dealloc = (destructor)place_worker_____mypyc_lambda__0_place_worker_obj_dealloc,
    .tp_traverse = (traverseproc)place_worker_____mypyc_lambda__0_place_worker_obj_traverse,
    .tp_clear = (inquiry)CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_clear,
    .tp_getset = place_worker_____mypyc_lambda__0_place_worker_obj_getseters,
    .tp_methods = place_worker_____mypyc_lambda__0_place_worker_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__place_worker_____mypyc_lambda__0_place_worker_obj,
    .tp_members = place_worker_____mypyc_lambda__0_place_worker_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_place_worker_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_place_worker_____mypyc_lambda__0_place_worker_obj_template = &CPyType_place_worker_____mypyc_lambda__0_place_worker_obj_template_;

PyObject *CPyDef_place_worker_____mypyc___3__mypyc_lambda__0_place_worker_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self;
    if (place_worker_____mypyc_lambda__0_place_worker_obj_free_instance != NULL) {
        self = place_worker_____mypyc_lambda__0_place_worker_obj_free_instance;
        place_worker_____mypyc_lambda__0_place_worker_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_worker_____mypyc_lambda__0_place_worker_obj_vtable;
    self->vectorcall = CPyPy_place_worker_____mypyc_lambda__0_place_worker_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj(void)
{
    PyObject *self = CPyDef_place_worker_____mypyc___3__mypyc_lambda__0_place_worker_obj_setup((PyObject *)CPyType_place_worker_____mypyc_lambda__0_place_worker_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
place_worker_____mypyc_lambda__0_place_worker_obj_get___3_mypyc_env__(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_place_worker_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__place_worker_____mypyc_lambda__1_place_worker_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____get__(self, instance, owner);
}
PyMemberDef place_worker_____mypyc_lambda__1_place_worker_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
place_worker_____mypyc_lambda__1_place_worker_obj_traverse(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject))));
    return rv;
}

static int32_t CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self = (serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject))));
    return 0;
}

static int32_t CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self = (serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject))));
    return 0;
}

static void
place_worker_____mypyc_lambda__1_place_worker_obj_dealloc(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (place_worker_____mypyc_lambda__1_place_worker_obj_free_instance == NULL) {
        place_worker_____mypyc_lambda__1_place_worker_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, place_worker_____mypyc_lambda__1_place_worker_obj_dealloc)
    CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_worker_____mypyc___3__mypyc_lambda__1_place_worker_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj(void);

static PyObject *
place_worker_____mypyc_lambda__1_place_worker_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_worker_____mypyc_lambda__1_place_worker_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_worker_____mypyc___3__mypyc_lambda__1_place_worker_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem place_worker_____mypyc_lambda__1_place_worker_obj_vtable[2];
static bool
CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_trait_vtable_setup(void)
{
    CPyVTableItem place_worker_____mypyc_lambda__1_place_worker_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____call__,
        (CPyVTableItem)CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____get__,
    };
    memcpy(place_worker_____mypyc_lambda__1_place_worker_obj_vtable, place_worker_____mypyc_lambda__1_place_worker_obj_vtable_scratch, sizeof(place_worker_____mypyc_lambda__1_place_worker_obj_vtable));
    return 1;
}

static bool
CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
place_worker_____mypyc_lambda__1_place_worker_obj_get___3_mypyc_env__(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self, void *closure);

static PyGetSetDef place_worker_____mypyc_lambda__1_place_worker_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)place_worker_____mypyc_lambda__1_place_worker_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef place_worker_____mypyc_lambda__1_place_worker_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_worker_____mypyc___3__mypyc_lambda__1_place_worker_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_place_worker_____mypyc_lambda__1_place_worker_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_place_worker_____mypyc_lambda__1_place_worker_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_worker_____mypyc_lambda__1_place_worker_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_place_worker_obj",
    .tp_new = place_worker_____mypyc_lambda__1_place_worker_obj_new,
    .tp_dealloc = (destructor)place_worker_____mypyc_lambda__1_place_worker_obj_dealloc,
    .tp_traverse = (traverseproc)place_worker_____mypyc_lambda__1_place_worker_obj_traverse,
    .tp_clear = (inquiry)CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_clear,
    .tp_getset = place_worker_____mypyc_lambda__1_place_worker_obj_getseters,
    .tp_methods = place_worker_____mypyc_lambda__1_place_worker_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__place_worker_____mypyc_lambda__1_place_worker_obj,
    .tp_members = place_worker_____mypyc_lambda__1_place_worker_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_place_worker_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_place_worker_____mypyc_lambda__1_place_worker_obj_template = &CPyType_place_worker_____mypyc_lambda__1_place_worker_obj_template_;

PyObject *CPyDef_place_worker_____mypyc___3__mypyc_lambda__1_place_worker_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self;
    if (place_worker_____mypyc_lambda__1_place_worker_obj_free_instance != NULL) {
        self = place_worker_____mypyc_lambda__1_place_worker_obj_free_instance;
        place_worker_____mypyc_lambda__1_place_worker_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_worker_____mypyc_lambda__1_place_worker_obj_vtable;
    self->vectorcall = CPyPy_place_worker_____mypyc_lambda__1_place_worker_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj(void)
{
    PyObject *self = CPyDef_place_worker_____mypyc___3__mypyc_lambda__1_place_worker_obj_setup((PyObject *)CPyType_place_worker_____mypyc_lambda__1_place_worker_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
place_worker_____mypyc_lambda__1_place_worker_obj_get___3_mypyc_env__(serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_place_worker_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef place_workermodule_methods[] = {
    {"place_worker", (PyCFunction)CPyPy_place_worker___place_worker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_worker(t, me, colour)\n--\n\n") /* docstring */},
    {"colour_obstacle", (PyCFunction)CPyPy_place_worker___colour_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("colour_obstacle(t, me, colour)\n--\n\n") /* docstring */},
    {"_card_obstacle", (PyCFunction)CPyPy_place_worker____card_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_card_obstacle(t, me, colour, option)\n--\n\n") /* docstring */},
    {"worker_obstacle", (PyCFunction)CPyPy_place_worker___worker_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worker_obstacle(t, me, colour, place)\n--\n\n") /* docstring */},
    {"_places", (PyCFunction)CPyPy_place_worker____places, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_places(t, colour)\n--\n\n") /* docstring */},
    {"_put", (PyCFunction)CPyPy_place_worker____put, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_put(t, colour, place)\n--\n\n") /* docstring */},
    {"_action_possible", (PyCFunction)CPyPy_place_worker____action_possible, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_action_possible(t, me, colour, place)\n--\n\n") /* docstring */},
    {"_fee_obstacles", (PyCFunction)CPyPy_place_worker____fee_obstacles, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fee_obstacles(t, me, colour, place)\n--\n\n") /* docstring */},
    {"_note", (PyCFunction)CPyPy_place_worker____note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_note(t, me, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___actions___place_worker__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___actions___place_worker__internal, "__name__");
    CPyStatic_place_worker___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___actions___place_worker__internal);
    if (unlikely(CPyStatic_place_worker___globals == NULL))
        goto fail;
    CPyType_place_worker___place_worker_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_place_worker___place_worker_env_template, NULL, modname);
    if (unlikely(!CPyType_place_worker___place_worker_env))
        goto fail;
    CPyDef_place_worker___place_worker_env_trait_vtable_setup();
    CPyType_place_worker___place_worker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_place_worker___place_worker_gen_template, NULL, modname);
    if (unlikely(!CPyType_place_worker___place_worker_gen))
        goto fail;
    CPyDef_place_worker___place_worker_gen_trait_vtable_setup();
    CPyType_place_worker_____mypyc_lambda__0_place_worker_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_place_worker_____mypyc_lambda__0_place_worker_obj_template, NULL, modname);
    if (unlikely(!CPyType_place_worker_____mypyc_lambda__0_place_worker_obj))
        goto fail;
    CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_trait_vtable_setup();
    CPyType_place_worker_____mypyc_lambda__1_place_worker_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_place_worker_____mypyc_lambda__1_place_worker_obj_template, NULL, modname);
    if (unlikely(!CPyType_place_worker_____mypyc_lambda__1_place_worker_obj))
        goto fail;
    CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_trait_vtable_setup();
    char result = CPyDef_place_worker_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___place_worker__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_place_worker___place_worker_env);
    Py_CLEAR(CPyType_place_worker___place_worker_gen);
    Py_CLEAR(CPyType_place_worker_____mypyc_lambda__0_place_worker_obj);
    Py_CLEAR(CPyType_place_worker_____mypyc_lambda__1_place_worker_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___actions___place_worker(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___actions___place_worker__impl, &CPyImportState_serai___games___wayfarers___actions___place_worker, &CPyModule_serai___games___wayfarers___actions___place_worker);
}
static struct PyModuleDef place_workermodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.actions.place_worker",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    place_workermodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___actions___place_worker(void)
{
    if (CPyModule_serai___games___wayfarers___actions___place_worker__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___place_worker__internal);
        return CPyModule_serai___games___wayfarers___actions___place_worker__internal;
    }
    CPyModule_serai___games___wayfarers___actions___place_worker__internal = PyModule_Create(&place_workermodule);
    return CPyModule_serai___games___wayfarers___actions___place_worker__internal;
}

PyObject *CPyInit_serai___games___wayfarers___actions___place_worker(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___actions___place_worker__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___place_worker__internal);
        return CPyModule_serai___games___wayfarers___actions___place_worker__internal;
    }
    CPyModule_serai___games___wayfarers___actions___place_worker__internal = PyModule_Create(&place_workermodule);
    if (unlikely(CPyModule_serai___games___wayfarers___actions___place_worker__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.actions.place_worker");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___actions___place_worker__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___actions___place_worker__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___actions___place_worker__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___actions___place_worker(CPyModule_serai___games___wayfarers___actions___place_worker__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___actions___place_worker__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.actions.place_worker");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___place_worker__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_place_worker_____mypyc_lambda__0_place_worker_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "__get__", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "__mypyc_lambda__0_place_worker_obj", "__mypyc_env__", 29, CPyStatic_place_worker___globals);
        goto CPyL20;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "place_worker_env", "t", 29, CPyStatic_place_worker___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "place_worker_env", "colour", 29, CPyStatic_place_worker___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_place_worker____places(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
        goto CPyL20;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyList_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL23;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
        goto CPyL24;
    }
    cpy_r_r17 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "place_worker_env", "t", 29, CPyStatic_place_worker___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r17);
CPyL9: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "Table", "book", 29, CPyStatic_place_worker___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r19 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r18)->_options;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "Book", "options", 29, CPyStatic_place_worker___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r20 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r19)->_card;
    CPy_INCREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r21 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "place_worker_env", "t", 29, CPyStatic_place_worker___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r21);
CPyL12: ;
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r21)->_display;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "Table", "display", 29, CPyStatic_place_worker___globals);
        goto CPyL28;
    }
CPyL13: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_r16);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
        goto CPyL28;
    }
    cpy_r_r25 = CPyList_GetItem(cpy_r_r20, cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_option___Option))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals, "serai.kernel.option.Option", cpy_r_r25);
        goto CPyL29;
    }
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r16);
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r26);
    cpy_r_r27 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r27;
    goto CPyL6;
CPyL19: ;
    return cpy_r_r6;
CPyL20: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL20;
CPyL23: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL20;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    goto CPyL20;
}
        
        PyObject *CPyPy_place_worker_____mypyc_lambda__0_place_worker_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 29, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_place_worker_____mypyc_lambda__1_place_worker_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "__get__", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "__mypyc_lambda__1_place_worker_obj", "__mypyc_env__", 31, CPyStatic_place_worker___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "place_worker_env", "t", 31, CPyStatic_place_worker___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", "place_worker_env", "me", 31, CPyStatic_place_worker___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_place_worker____note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 31, CPyStatic_place_worker___globals);
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
        
        PyObject *CPyPy_place_worker_____mypyc_lambda__1_place_worker_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<lambda>", 31, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    tuple_T3OOO cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    tuple_T2OO cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyPtr cpy_r_r83;
    CPyPtr cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
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
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T3OOO cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    CPyTagged cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyPtr cpy_r_r160;
    int64_t cpy_r_r161;
    PyObject *cpy_r_r162;
    int64_t cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    tuple_T2OI cpy_r_r167;
    PyObject *cpy_r_r168;
    int64_t cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject **cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    tuple_T3OOO cpy_r_r189;
    PyObject **cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject **cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    int32_t cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    int32_t cpy_r_r205;
    int32_t cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "__mypyc_env__", 25, CPyStatic_place_worker___globals);
        goto CPyL159;
    }
CPyL1: ;
    cpy_r_r9 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL152;
CPyL2: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_type != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 27, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r12)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Table", "players", 27, CPyStatic_place_worker___globals);
        goto CPyL160;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 27, CPyStatic_place_worker___globals);
        goto CPyL160;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 27, CPyStatic_place_worker___globals);
        goto CPyL160;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_wayfarers___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 27, CPyStatic_place_worker___globals, "serai.games.wayfarers.table.Player", cpy_r_r15);
        goto CPyL160;
    }
    CPy_DECREF(cpy_r_r12);
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 27, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r18 = CPyDef_place_worker_____mypyc_lambda__0_place_worker_obj();
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 29, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject *)cpy_r_r18)->___mypyc_env__ = cpy_r_r8;
    cpy_r_r19 = CPyStatic_place_worker___globals;
    cpy_r_r20 = CPyStatics[3682]; /* '_card_obstacle' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 30, CPyStatic_place_worker___globals);
        goto CPyL161;
    }
    cpy_r_r22 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 30, CPyStatic_place_worker___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r22);
CPyL14: ;
    cpy_r_r23 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 30, CPyStatic_place_worker___globals);
        goto CPyL163;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL15: ;
    cpy_r_r24 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "colour", 30, CPyStatic_place_worker___globals);
        goto CPyL164;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL16: ;
    cpy_r_r25 = CPyStatic_place_worker___globals;
    cpy_r_r26 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 30, CPyStatic_place_worker___globals);
        goto CPyL165;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r24);
    PyObject *cpy_r_r30[4] = {cpy_r_r21, cpy_r_r22, cpy_r_r28, cpy_r_r29};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r31, 4, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 30, CPyStatic_place_worker___globals);
        goto CPyL166;
    }
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r33 = CPyDef_place_worker_____mypyc_lambda__1_place_worker_obj();
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 31, CPyStatic_place_worker___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject *)cpy_r_r33)->___mypyc_env__ = cpy_r_r8;
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_offer___Offer(cpy_r_r18, cpy_r_r32, cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 28, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r36 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 33, CPyStatic_place_worker___globals);
        goto CPyL168;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL21: ;
    cpy_r_r37 = CPyStatics[3683]; /* 'place-worker' */
    cpy_r_r38 = CPyStatics[3684]; /* 'WF-WRK-01' */
    cpy_r_r39 = CPyStatics[336]; /* 'colour' */
    cpy_r_r40 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r41 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r41.f0 == NULL)) {
        goto CPyL169;
    } else
        goto CPyL24;
CPyL22: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r43 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "colour", 33, CPyStatic_place_worker___globals);
        goto CPyL170;
    }
    CPyTagged_INCREF(cpy_r_r43);
CPyL25: ;
    CPy_INCREF(cpy_r_r41.f0);
    CPy_INCREF(cpy_r_r41.f1);
    CPy_INCREF(cpy_r_r41.f2);
    cpy_r_r44 = PyTuple_New(3);
    if (unlikely(cpy_r_r44 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6255 = cpy_r_r41.f0;
    PyTuple_SET_ITEM(cpy_r_r44, 0, __tmp6255);
    PyObject *__tmp6256 = cpy_r_r41.f1;
    PyTuple_SET_ITEM(cpy_r_r44, 1, __tmp6256);
    PyObject *__tmp6257 = cpy_r_r41.f2;
    PyTuple_SET_ITEM(cpy_r_r44, 2, __tmp6257);
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL170;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals, "str", cpy_r_r45);
        goto CPyL170;
    }
    cpy_r_r47 = CPyStr_Build(2, cpy_r_r40, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL170;
    }
    cpy_r_r48 = CPyDict_Build(1, cpy_r_r39, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL170;
    }
    cpy_r_r49 = NULL;
    cpy_r_r50 = 2;
    cpy_r_r51 = CPyDef_decision___ask(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r35, cpy_r_r48, cpy_r_r49, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL31: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = cpy_r_type != cpy_r_r53;
    if (!cpy_r_r54) goto CPyL34;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_Unreachable();
CPyL34: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r55 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL151;
    }
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 33, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r57 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 34, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r57);
CPyL37: ;
    cpy_r_r58 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "chosen", 34, CPyStatic_place_worker___globals);
        goto CPyL171;
    }
CPyL38: ;
    cpy_r_r59 = ((serai___kernel___option___OptionObject *)cpy_r_r58)->_value;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 34, CPyStatic_place_worker___globals);
        goto CPyL171;
    }
    cpy_r_r61 = CPyDef_wayfarers___table___Table___place_of(cpy_r_r57, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 34, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 34, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r63 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 35, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r63);
CPyL42: ;
    cpy_r_r64 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 35, CPyStatic_place_worker___globals);
        goto CPyL172;
    }
    CPyTagged_INCREF(cpy_r_r64);
CPyL43: ;
    cpy_r_r65 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "place", 35, CPyStatic_place_worker___globals);
        goto CPyL173;
    }
CPyL44: ;
    cpy_r_r66 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_r63, cpy_r_r64, cpy_r_r65);
    CPy_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 35, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    if (!cpy_r_r66) goto CPyL80;
    cpy_r_r67 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 36, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r67);
CPyL47: ;
    cpy_r_r68 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 36, CPyStatic_place_worker___globals);
        goto CPyL174;
    }
    CPyTagged_INCREF(cpy_r_r68);
CPyL48: ;
    cpy_r_r69 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 36, CPyStatic_place_worker___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r69);
CPyL49: ;
    cpy_r_r70 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 36, CPyStatic_place_worker___globals);
        goto CPyL176;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL50: ;
    cpy_r_r71 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "colour", 36, CPyStatic_place_worker___globals);
        goto CPyL177;
    }
    CPyTagged_INCREF(cpy_r_r71);
CPyL51: ;
    cpy_r_r72 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "place", 36, CPyStatic_place_worker___globals);
        goto CPyL178;
    }
CPyL52: ;
    cpy_r_r73 = CPyDef_place_worker____fee_obstacles(cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL175;
    }
    cpy_r_r74 = CPyStatic_place_worker___globals;
    cpy_r_r75 = CPyStatics[3685]; /* 'pay_fee' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL179;
    }
    cpy_r_r77 = PyList_New(3);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL180;
    }
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r79 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "place", 34, CPyStatic_place_worker___globals);
        goto CPyL181;
    }
CPyL56: ;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyListObject, ob_item));
    cpy_r_r82 = *(CPyPtr *)cpy_r_r81;
    *(PyObject * *)cpy_r_r82 = cpy_r_r67;
    cpy_r_r83 = cpy_r_r82 + 8;
    *(PyObject * *)cpy_r_r83 = cpy_r_r78;
    cpy_r_r84 = cpy_r_r82 + 16;
    *(PyObject * *)cpy_r_r84 = cpy_r_r80;
    cpy_r_r85 = PyTuple_New(2);
    if (unlikely(cpy_r_r85 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6258 = cpy_r_r73.f0;
    PyTuple_SET_ITEM(cpy_r_r85, 0, __tmp6258);
    PyObject *__tmp6259 = cpy_r_r73.f1;
    PyTuple_SET_ITEM(cpy_r_r85, 1, __tmp6259);
    cpy_r_r86 = CPyList_Extend(cpy_r_r77, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL182;
    } else
        goto CPyL183;
CPyL57: ;
    cpy_r_r87 = PyList_AsTuple(cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL184;
    }
    cpy_r_r88 = PyObject_CallObject(cpy_r_r76, cpy_r_r87);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r89 = PyObject_GetIter(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3 = cpy_r_r89;
    cpy_r_r90 = 1;
    if (!cpy_r_r90) goto CPyL151;
    cpy_r_r91 = NULL;
    cpy_r_r1 = cpy_r_r91;
    cpy_r_r92 = (PyObject **)&cpy_r_r1;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3;
    cpy_r_r95 = CPyIter_Send(cpy_r_r94, cpy_r_r93, cpy_r_r92);
    if (cpy_r_r95 != NULL) goto CPyL185;
    cpy_r_r96 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL186;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
    cpy_r_r98 = NULL;
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL151;
    } else
        goto CPyL80;
CPyL64: ;
    cpy_r_r100 = cpy_r_r95;
CPyL65: ;
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL66: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL187;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL70;
    } else
        goto CPyL188;
CPyL68: ;
    CPy_Unreachable();
CPyL69: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL76;
CPyL70: ;
    cpy_r_r104 = CPy_CatchError();
    cpy_r_r105 = (PyObject **)&cpy_r_r3;
    cpy_r_r106 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3;
    cpy_r_r107 = CPy_YieldFromErrorHandle(cpy_r_r106, cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL189;
    }
    if (cpy_r_r107) goto CPyL73;
    cpy_r_r100 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL65;
CPyL73: ;
    cpy_r_r97 = cpy_r_r3;
    CPy_DecRef(cpy_r_r97);
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL80;
CPyL74: ;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    cpy_r_r108 = CPy_KeepPropagating();
    if (!cpy_r_r108) goto CPyL151;
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r109 = NULL;
    cpy_r_r1 = cpy_r_r109;
    cpy_r_r110 = (PyObject **)&cpy_r_r1;
    cpy_r_r111 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3;
    cpy_r_r112 = CPyIter_Send(cpy_r_r111, cpy_r_arg, cpy_r_r110);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r112 == NULL) {
        goto CPyL78;
    } else
        goto CPyL190;
CPyL77: ;
    cpy_r_r100 = cpy_r_r112;
    goto CPyL65;
CPyL78: ;
    cpy_r_r113 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 36, CPyStatic_place_worker___globals);
        goto CPyL186;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
CPyL80: ;
    cpy_r_r114 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "player", 37, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
CPyL81: ;
    cpy_r_r115 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r114)->_workers;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Player", "workers", 37, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r115);
CPyL82: ;
    cpy_r_r116 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "colour", 37, CPyStatic_place_worker___globals);
        goto CPyL191;
    }
    CPyTagged_INCREF(cpy_r_r116);
CPyL83: ;
    cpy_r_r117 = CPyList_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 37, CPyStatic_place_worker___globals);
        goto CPyL192;
    }
    cpy_r_r118 = CPyStatics[4897]; /* 1 */
    cpy_r_r119 = PyNumber_InPlaceSubtract(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 37, CPyStatic_place_worker___globals);
        goto CPyL192;
    }
    cpy_r_r120 = CPyList_SetItem(cpy_r_r115, cpy_r_r116, cpy_r_r119);
    CPy_DECREF(cpy_r_r115);
    CPyTagged_DECREF(cpy_r_r116);
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 37, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r121 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 38, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r121);
CPyL87: ;
    cpy_r_r122 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "colour", 38, CPyStatic_place_worker___globals);
        goto CPyL193;
    }
    CPyTagged_INCREF(cpy_r_r122);
CPyL88: ;
    cpy_r_r123 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "place", 38, CPyStatic_place_worker___globals);
        goto CPyL194;
    }
CPyL89: ;
    cpy_r_r124 = CPyDef_place_worker____put(cpy_r_r121, cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 38, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r125 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 39, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r125);
CPyL91: ;
    cpy_r_r126 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r125)->_book;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Table", "book", 39, CPyStatic_place_worker___globals);
        goto CPyL195;
    }
CPyL92: ;
    cpy_r_r127 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r126)->_cards;
    cpy_r_r128 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "chosen", 39, CPyStatic_place_worker___globals);
        goto CPyL195;
    }
CPyL93: ;
    cpy_r_r129 = ((serai___kernel___option___OptionObject *)cpy_r_r128)->_value;
    cpy_r_r130 = PyObject_GetItem(cpy_r_r127, cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 39, CPyStatic_place_worker___globals);
        goto CPyL195;
    }
    cpy_r_r131 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "chosen", 39, CPyStatic_place_worker___globals);
        goto CPyL196;
    }
CPyL95: ;
    CPy_DECREF(cpy_r_r125);
    cpy_r_r132 = CPyStatics[571]; /* 'id' */
    cpy_r_r133 = CPyObject_GetAttr(cpy_r_r130, cpy_r_r132);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 39, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r134 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 40, CPyStatic_place_worker___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r134);
CPyL97: ;
    cpy_r_r135 = CPyStatics[3686]; /* 'event-place-worker' */
    cpy_r_r136 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 40, CPyStatic_place_worker___globals);
        goto CPyL198;
    }
    CPyTagged_INCREF(cpy_r_r136);
CPyL98: ;
    cpy_r_r137 = CPyStatics[3687]; /* 'WF-WRK-03' */
    cpy_r_r138 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r139 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r139.f0 == NULL)) {
        goto CPyL199;
    } else
        goto CPyL101;
CPyL99: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r140 = 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 40, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_Unreachable();
CPyL101: ;
    cpy_r_r141 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__colour;
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "colour", 40, CPyStatic_place_worker___globals);
        goto CPyL200;
    }
    CPyTagged_INCREF(cpy_r_r141);
CPyL102: ;
    CPy_INCREF(cpy_r_r139.f0);
    CPy_INCREF(cpy_r_r139.f1);
    CPy_INCREF(cpy_r_r139.f2);
    cpy_r_r142 = PyTuple_New(3);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6260 = cpy_r_r139.f0;
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp6260);
    PyObject *__tmp6261 = cpy_r_r139.f1;
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp6261);
    PyObject *__tmp6262 = cpy_r_r139.f2;
    PyTuple_SET_ITEM(cpy_r_r142, 2, __tmp6262);
    cpy_r_r143 = CPySequenceTuple_GetItem(cpy_r_r142, cpy_r_r141);
    CPy_DECREF(cpy_r_r142);
    CPyTagged_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 40, CPyStatic_place_worker___globals);
        goto CPyL200;
    }
    if (likely(PyUnicode_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 40, CPyStatic_place_worker___globals, "str", cpy_r_r143);
        goto CPyL200;
    }
    cpy_r_r145 = CPyStr_Build(2, cpy_r_r138, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 40, CPyStatic_place_worker___globals);
        goto CPyL200;
    }
    cpy_r_r146 = CPyStatics[336]; /* 'colour' */
    cpy_r_r147 = CPyStatics[390]; /* 'card' */
    cpy_r_r148 = CPyDict_Build(2, cpy_r_r146, cpy_r_r145, cpy_r_r147, cpy_r_r133);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 40, CPyStatic_place_worker___globals);
        goto CPyL201;
    }
    cpy_r_r149 = CPyDef_kernel___table___Table___tell(cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r148);
    CPyTagged_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r148);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 40, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    cpy_r_r150 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 41, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r150);
CPyL108: ;
    cpy_r_r151 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r150)->_book;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Table", "book", 41, CPyStatic_place_worker___globals);
        goto CPyL202;
    }
CPyL109: ;
    cpy_r_r152 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r151)->_performer;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Book", "performer", 41, CPyStatic_place_worker___globals);
        goto CPyL202;
    }
    CPy_INCREF(cpy_r_r152);
CPyL110: ;
    CPy_DECREF(cpy_r_r150);
    cpy_r_r153 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 42, CPyStatic_place_worker___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r153);
CPyL111: ;
    cpy_r_r154 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r153)->_book;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Table", "book", 42, CPyStatic_place_worker___globals);
        goto CPyL204;
    }
CPyL112: ;
    cpy_r_r155 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r154)->_slot_action;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "Book", "slot_action", 42, CPyStatic_place_worker___globals);
        goto CPyL204;
    }
CPyL113: ;
    cpy_r_r156 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r156 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_gen", "place", 42, CPyStatic_place_worker___globals);
        goto CPyL204;
    }
CPyL114: ;
    cpy_r_r157 = CPyList_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 42, CPyStatic_place_worker___globals);
        goto CPyL204;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r157, CPyType_kernel___effects___Effect)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 42, CPyStatic_place_worker___globals, "serai.kernel.effects.Effect", cpy_r_r157);
        goto CPyL204;
    }
    CPy_DECREF(cpy_r_r153);
    cpy_r_r159 = CPyDef_perform___Performer___flat(cpy_r_r152, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 42, CPyStatic_place_worker___globals);
        goto CPyL203;
    }
    cpy_r_r160 = (CPyPtr)((CPyPtr)cpy_r_r159 + offsetof(PyVarObject, ob_size));
    cpy_r_r161 = *(int64_t *)cpy_r_r160;
    cpy_r_r162 = PyList_New(cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 42, CPyStatic_place_worker___globals);
        goto CPyL205;
    }
    cpy_r_r163 = 0;
CPyL119: ;
    cpy_r_r164 = cpy_r_r163 < cpy_r_r161;
    if (!cpy_r_r164) goto CPyL206;
    cpy_r_r165 = CPySequenceTuple_GetItemUnsafe(cpy_r_r159, cpy_r_r163);
    if (likely(PyObject_TypeCheck(cpy_r_r165, CPyType_kernel___effects___Effect)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 42, CPyStatic_place_worker___globals, "serai.kernel.effects.Effect", cpy_r_r165);
        goto CPyL207;
    }
    cpy_r_r167.f0 = cpy_r_r166;
    cpy_r_r167.f1 = 0;
    cpy_r_r168 = PyTuple_New(2);
    if (unlikely(cpy_r_r168 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6263 = cpy_r_r167.f0;
    PyTuple_SET_ITEM(cpy_r_r168, 0, __tmp6263);
    PyObject *__tmp6264 = CPyTagged_StealAsObject(cpy_r_r167.f1);
    PyTuple_SET_ITEM(cpy_r_r168, 1, __tmp6264);
    CPyList_SetItemUnsafe(cpy_r_r162, cpy_r_r163, cpy_r_r168);
    cpy_r_r169 = cpy_r_r163 + 1;
    cpy_r_r163 = cpy_r_r169;
    goto CPyL119;
CPyL123: ;
    cpy_r_r170 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "t", 43, CPyStatic_place_worker___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r170);
CPyL124: ;
    cpy_r_r171 = ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", "place_worker_env", "me", 43, CPyStatic_place_worker___globals);
        goto CPyL209;
    }
    CPyTagged_INCREF(cpy_r_r171);
CPyL125: ;
    cpy_r_r172 = 2;
    cpy_r_r173 = CPyDef_perform___Performer___resolve(cpy_r_r152, cpy_r_r170, cpy_r_r171, cpy_r_r162, 1, cpy_r_r172);
    CPy_DECREF(cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r162);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 43, CPyStatic_place_worker___globals);
        goto CPyL151;
    }
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4 = cpy_r_r173;
    cpy_r_r174 = 1;
    if (!cpy_r_r174) goto CPyL151;
    cpy_r_r175 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r176 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r177 = NULL;
    cpy_r_r5 = cpy_r_r177;
    cpy_r_r178 = (PyObject **)&cpy_r_r5;
    cpy_r_r179 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4;
    cpy_r_r180 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r179, cpy_r_r176, cpy_r_r176, cpy_r_r176, cpy_r_r175, cpy_r_r178);
    if (cpy_r_r180 != NULL) goto CPyL210;
    cpy_r_r181 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 43, CPyStatic_place_worker___globals);
        goto CPyL211;
    }
    cpy_r_r182 = cpy_r_r5;
    CPy_DECREF(cpy_r_r182);
    cpy_r_r183 = NULL;
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4 = cpy_r_r183;
    cpy_r_r184 = 1;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 43, CPyStatic_place_worker___globals);
        goto CPyL151;
    } else
        goto CPyL146;
CPyL130: ;
    cpy_r_r185 = cpy_r_r180;
CPyL131: ;
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r185;
CPyL132: ;
    cpy_r_r187 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r188 = cpy_r_type != cpy_r_r187;
    if (!cpy_r_r188) goto CPyL212;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 43, CPyStatic_place_worker___globals);
        goto CPyL136;
    } else
        goto CPyL213;
CPyL134: ;
    CPy_Unreachable();
CPyL135: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL142;
CPyL136: ;
    cpy_r_r189 = CPy_CatchError();
    cpy_r_r190 = (PyObject **)&cpy_r_r7;
    cpy_r_r191 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4;
    cpy_r_r192 = CPy_YieldFromErrorHandle(cpy_r_r191, cpy_r_r190);
    if (unlikely(cpy_r_r192 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 43, CPyStatic_place_worker___globals);
        goto CPyL214;
    }
    if (cpy_r_r192) goto CPyL139;
    cpy_r_r185 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r189);
    CPy_DecRef(cpy_r_r189.f0);
    CPy_DecRef(cpy_r_r189.f1);
    CPy_DecRef(cpy_r_r189.f2);
    goto CPyL131;
CPyL139: ;
    cpy_r_r182 = cpy_r_r7;
    CPy_DecRef(cpy_r_r182);
    CPy_RestoreExcInfo(cpy_r_r189);
    CPy_DecRef(cpy_r_r189.f0);
    CPy_DecRef(cpy_r_r189.f1);
    CPy_DecRef(cpy_r_r189.f2);
    goto CPyL146;
CPyL140: ;
    CPy_RestoreExcInfo(cpy_r_r189);
    CPy_DecRef(cpy_r_r189.f0);
    CPy_DecRef(cpy_r_r189.f1);
    CPy_DecRef(cpy_r_r189.f2);
    cpy_r_r193 = CPy_KeepPropagating();
    if (!cpy_r_r193) goto CPyL151;
    CPy_Unreachable();
CPyL142: ;
    cpy_r_r194 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r195 = NULL;
    cpy_r_r5 = cpy_r_r195;
    cpy_r_r196 = (PyObject **)&cpy_r_r5;
    cpy_r_r197 = ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4;
    cpy_r_r198 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r197, cpy_r_r194, cpy_r_r194, cpy_r_r194, cpy_r_arg, cpy_r_r196);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r198 == NULL) {
        goto CPyL144;
    } else
        goto CPyL215;
CPyL143: ;
    cpy_r_r185 = cpy_r_r198;
    goto CPyL131;
CPyL144: ;
    cpy_r_r199 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 43, CPyStatic_place_worker___globals);
        goto CPyL211;
    }
    cpy_r_r182 = cpy_r_r5;
    CPy_DECREF(cpy_r_r182);
CPyL146: ;
    cpy_r_r200 = Py_None;
    CPy_INCREF(cpy_r_r200);
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r202 = CPyDef_place_worker___place_worker_env_clear_on_completion(cpy_r_r8);
    cpy_r_r203 = CPyDef_place_worker___place_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL150;
    CPyGen_SetStopIterationValue(cpy_r_r200);
    CPy_DECREF(cpy_r_r200);
    if (!0) goto CPyL158;
    CPy_Unreachable();
CPyL150: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r200;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL151: ;
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r205 = CPyDef_place_worker___place_worker_env_clear_on_completion(cpy_r_r8);
    cpy_r_r206 = CPyDef_place_worker___place_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r207 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r207;
CPyL152: ;
    cpy_r_r208 = cpy_r_r9 == 0;
    if (cpy_r_r208) goto CPyL216;
    cpy_r_r209 = cpy_r_r9 == 1;
    if (cpy_r_r209) goto CPyL217;
    cpy_r_r210 = cpy_r_r9 == 2;
    if (cpy_r_r210) {
        goto CPyL218;
    } else
        goto CPyL219;
CPyL155: ;
    cpy_r_r211 = cpy_r_r9 == 3;
    if (cpy_r_r211) {
        goto CPyL132;
    } else
        goto CPyL220;
CPyL156: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r212 = 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL158;
    }
    CPy_Unreachable();
CPyL158: ;
    cpy_r_r213 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r213;
CPyL159: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    goto CPyL158;
CPyL160: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL151;
CPyL161: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL151;
CPyL162: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL151;
CPyL163: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL151;
CPyL164: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL151;
CPyL165: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL151;
CPyL166: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL151;
CPyL167: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r32);
    goto CPyL151;
CPyL168: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL151;
CPyL169: ;
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL22;
CPyL170: ;
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL151;
CPyL171: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL151;
CPyL172: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL151;
CPyL173: ;
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL151;
CPyL174: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL151;
CPyL175: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL151;
CPyL176: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    goto CPyL151;
CPyL177: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL151;
CPyL178: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL151;
CPyL179: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    goto CPyL151;
CPyL180: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r76);
    goto CPyL151;
CPyL181: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL151;
CPyL182: ;
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    goto CPyL151;
CPyL183: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL57;
CPyL184: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL151;
CPyL185: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL64;
CPyL186: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL151;
CPyL187: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL69;
CPyL188: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL68;
CPyL189: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL74;
CPyL190: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL77;
CPyL191: ;
    CPy_DecRef(cpy_r_r115);
    goto CPyL151;
CPyL192: ;
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_r116);
    goto CPyL151;
CPyL193: ;
    CPy_DecRef(cpy_r_r121);
    goto CPyL151;
CPyL194: ;
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r122);
    goto CPyL151;
CPyL195: ;
    CPy_DecRef(cpy_r_r125);
    goto CPyL151;
CPyL196: ;
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r130);
    goto CPyL151;
CPyL197: ;
    CPy_DecRef(cpy_r_r133);
    goto CPyL151;
CPyL198: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    goto CPyL151;
CPyL199: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL99;
CPyL200: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL151;
CPyL201: ;
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL151;
CPyL202: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL151;
CPyL203: ;
    CPy_DecRef(cpy_r_r152);
    goto CPyL151;
CPyL204: ;
    CPy_DecRef(cpy_r_r152);
    CPy_DecRef(cpy_r_r153);
    goto CPyL151;
CPyL205: ;
    CPy_DecRef(cpy_r_r152);
    CPy_DecRef(cpy_r_r159);
    goto CPyL151;
CPyL206: ;
    CPy_DECREF(cpy_r_r159);
    goto CPyL123;
CPyL207: ;
    CPy_DecRef(cpy_r_r152);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r162);
    goto CPyL151;
CPyL208: ;
    CPy_DecRef(cpy_r_r152);
    CPy_DecRef(cpy_r_r162);
    goto CPyL151;
CPyL209: ;
    CPy_DecRef(cpy_r_r152);
    CPy_DecRef(cpy_r_r162);
    CPy_DecRef(cpy_r_r170);
    goto CPyL151;
CPyL210: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL130;
CPyL211: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL151;
CPyL212: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL135;
CPyL213: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL134;
CPyL214: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL140;
CPyL215: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL143;
CPyL216: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL2;
CPyL217: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL31;
CPyL218: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL219: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL155;
CPyL220: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL156;
}
        
PyObject *CPyDef_place_worker___place_worker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_place_worker___place_worker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_worker___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_worker.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_worker___place_worker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "__next__", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___place_worker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_place_worker___place_worker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_worker___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_worker.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_place_worker___place_worker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "send", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___place_worker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_place_worker___place_worker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_worker___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_worker.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_worker___place_worker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "__iter__", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___place_worker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_place_worker___place_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_place_worker___place_worker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_worker___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_worker.place_worker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_place_worker___place_worker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "throw", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___place_worker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_place_worker___place_worker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6265 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6265);
    PyObject *__tmp6266 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6266);
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
        
        PyObject *CPyPy_place_worker___place_worker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_worker___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_worker.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_worker___place_worker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "close", -1, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___place_worker(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_place_worker___place_worker_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_place_worker___place_worker_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_colour);
    if (((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__colour);
    }
    ((serai___games___wayfarers___actions___place_worker___place_worker_envObject *)cpy_r_r0)->___mypyc_generator_attribute__colour = cpy_r_colour;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
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
        
        PyObject *CPyPy_place_worker___place_worker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", 0};
            static CPyArg_Parser parser = {"OOO:place_worker", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_place_worker___place_worker(arg_t, arg_me, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "place_worker", 25, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___colour_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", "Table", "players", 48, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 48, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 48, CPyStatic_place_worker___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL30;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_workers;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", "Player", "workers", 48, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 48, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 48, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
    cpy_r_r6 = cpy_r_r5 != 0;
    CPyTagged_DECREF(cpy_r_r5);
    if (cpy_r_r6) goto CPyL11;
    cpy_r_r7 = CPyStatic_wayfarers___reasons___NO_WORKER;
    if (likely(cpy_r_r7 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_WORKER\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 49, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL11: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", "Table", "book", 50, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
CPyL12: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_worker_places;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", "Book", "worker_places", 50, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
CPyL13: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_colour);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 50, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 50, CPyStatic_place_worker___globals, "list", cpy_r_r11);
        goto CPyL30;
    }
    cpy_r_r13 = 0;
CPyL16: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL31;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 50, CPyStatic_place_worker___globals);
        goto CPyL32;
    }
    cpy_r_r23 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", "Table", "display", 51, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
CPyL19: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 51, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 51, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
    cpy_r_r26 = (Py_ssize_t)cpy_r_r25 != -2;
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r26) goto CPyL34;
    cpy_r_r27 = CPyDef_place_worker___worker_obstacle(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 51, CPyStatic_place_worker___globals);
        goto CPyL32;
    }
    cpy_r_r28 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r29 = cpy_r_r27 == cpy_r_r28;
    CPy_DECREF(cpy_r_r27);
    if (cpy_r_r29) {
        goto CPyL35;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r30 = Py_None;
    CPy_INCREF(cpy_r_r30);
    return cpy_r_r30;
CPyL25: ;
    cpy_r_r31 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r31;
    goto CPyL16;
CPyL26: ;
    cpy_r_r32 = CPyStatic_wayfarers___reasons___NO_WORKER_PLACE;
    if (likely(cpy_r_r32 != NULL)) goto CPyL29;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_WORKER_PLACE\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 53, CPyStatic_place_worker___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_r32);
    return cpy_r_r32;
CPyL30: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL31: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL30;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL25;
CPyL35: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL24;
}
        
        PyObject *CPyPy_place_worker___colour_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", 0};
            static CPyArg_Parser parser = {"OOO:colour_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_place_worker___colour_obstacle(arg_t, arg_me, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "colour_obstacle", 46, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker____card_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_card_obstacle", "Table", "display", 57, CPyStatic_place_worker___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyList_Index(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_card_obstacle", 57, CPyStatic_place_worker___globals);
        goto CPyL4;
    }
    cpy_r_r3 = CPyDef_place_worker___worker_obstacle(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_card_obstacle", 57, CPyStatic_place_worker___globals);
        goto CPyL4;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_place_worker____card_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", "option", 0};
            static CPyArg_Parser parser = {"OOOO:_card_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_option)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_worker____card_obstacle(arg_t, arg_me, arg_colour, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_card_obstacle", 56, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker___worker_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    tuple_T2OO cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", "Table", "display_workers", 62, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 62, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 62, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    cpy_r_r3 = CPyTagged_Rshift(cpy_r_r2, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 62, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    cpy_r_r4 = CPyTagged_And(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 != 0;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = CPyStatic_wayfarers___reasons___WORKER_THERE;
    if (likely(cpy_r_r6 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKER_THERE\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 63, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_r6);
    return cpy_r_r6;
CPyL9: ;
    cpy_r_r8 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_t, cpy_r_me, cpy_r_place);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 64, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    if (!cpy_r_r8) goto CPyL42;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", "Table", "players", 65, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
CPyL12: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_me);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 65, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 65, CPyStatic_place_worker___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL50;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", "Player", "silver", 66, CPyStatic_place_worker___globals);
        goto CPyL51;
    }
CPyL15: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", "Table", "book", 66, CPyStatic_place_worker___globals);
        goto CPyL51;
    }
CPyL16: ;
    cpy_r_r14 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_fee;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL18;
    cpy_r_r17 = cpy_r_r14 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL19;
CPyL18: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r14);
    if (cpy_r_r19) {
        goto CPyL20;
    } else
        goto CPyL52;
CPyL19: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r14;
    if (!cpy_r_r20) goto CPyL52;
CPyL20: ;
    cpy_r_r21 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", "Player", "provision", 66, CPyStatic_place_worker___globals);
        goto CPyL51;
    }
CPyL21: ;
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", "Table", "book", 66, CPyStatic_place_worker___globals);
        goto CPyL51;
    }
CPyL22: ;
    cpy_r_r23 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r22)->_fee;
    cpy_r_r24 = cpy_r_r21 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL24;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL25;
CPyL24: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL26;
CPyL25: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL26: ;
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r29) goto CPyL31;
    cpy_r_r31 = CPyStatic_wayfarers___reasons___NEED_FEE;
    if (likely(cpy_r_r31 != NULL)) goto CPyL30;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_FEE\" was not set");
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 67, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_r31);
    return cpy_r_r31;
CPyL31: ;
    cpy_r_r33 = CPyDef_place_worker____fee_obstacles(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_place);
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 68, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    cpy_r_r34 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r35 = CPyStatics[3054]; /* 'all' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 68, CPyStatic_place_worker___globals);
        goto CPyL53;
    }
    cpy_r_r37 = PyTuple_New(2);
    if (unlikely(cpy_r_r37 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6267 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r37, 0, __tmp6267);
    PyObject *__tmp6268 = cpy_r_r33.f1;
    PyTuple_SET_ITEM(cpy_r_r37, 1, __tmp6268);
    PyObject *cpy_r_r38[1] = {cpy_r_r37};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r36, cpy_r_r39, 1, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 68, CPyStatic_place_worker___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(!PyBool_Check(cpy_r_r40))) {
        CPy_TypeError("bool", cpy_r_r40); cpy_r_r41 = 2;
    } else
        cpy_r_r41 = cpy_r_r40 == Py_True;
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 68, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    if (!cpy_r_r41) goto CPyL40;
    cpy_r_r42 = CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION;
    if (likely(cpy_r_r42 != NULL)) goto CPyL39;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_FEE_AND_ACTION\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 68, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r42;
    goto CPyL41;
CPyL40: ;
    cpy_r_r45 = Py_None;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r44 = cpy_r_r45;
CPyL41: ;
    return cpy_r_r44;
CPyL42: ;
    cpy_r_r46 = CPyDef_place_worker____action_possible(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_place);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 69, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    if (!cpy_r_r46) goto CPyL45;
    cpy_r_r47 = Py_None;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = cpy_r_r47;
    goto CPyL49;
CPyL45: ;
    cpy_r_r49 = CPyStatic_wayfarers___reasons___ACTION_USELESS;
    if (likely(cpy_r_r49 != NULL)) goto CPyL48;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTION_USELESS\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 69, CPyStatic_place_worker___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL48: ;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r48 = cpy_r_r49;
CPyL49: ;
    return cpy_r_r48;
CPyL50: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL51: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL50;
CPyL52: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL31;
CPyL53: ;
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    goto CPyL50;
CPyL54: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL50;
}
        
        PyObject *CPyPy_place_worker___worker_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", "place", 0};
            static CPyArg_Parser parser = {"OOOO:worker_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_place)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_place_worker___worker_obstacle(arg_t, arg_me, arg_colour, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "worker_obstacle", 60, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker____places(PyObject *cpy_r_t, CPyTagged cpy_r_colour) {
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
    int32_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals);
        goto CPyL15;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_places", "Table", "book", 73, CPyStatic_place_worker___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r1)->_worker_places;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_places", "Book", "worker_places", 73, CPyStatic_place_worker___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_colour);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals);
        goto CPyL16;
    }
    if (likely(PyList_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals, "list", cpy_r_r3);
        goto CPyL16;
    }
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
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals);
        goto CPyL18;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_places", "Table", "display", 73, CPyStatic_place_worker___globals);
        goto CPyL19;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals);
        goto CPyL19;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 != -2;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r18) goto CPyL20;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r20 = PyList_Append(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 73, CPyStatic_place_worker___globals);
        goto CPyL18;
    }
CPyL13: ;
    cpy_r_r22 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r22;
    goto CPyL6;
CPyL14: ;
    return cpy_r_r0;
CPyL15: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL15;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL13;
}
        
        PyObject *CPyPy_place_worker____places(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "colour", 0};
            static CPyArg_Parser parser = {"OO:_places", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_place_worker____places(arg_t, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_places", 72, CPyStatic_place_worker___globals);
            return NULL;
        }
        
char CPyDef_place_worker____put(PyObject *cpy_r_t, CPyTagged cpy_r_colour, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_put", "Table", "display_workers", 77, CPyStatic_place_worker___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 77, CPyStatic_place_worker___globals);
        goto CPyL9;
    }
    cpy_r_r2 = CPyTagged_Lshift(2, cpy_r_colour);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 77, CPyStatic_place_worker___globals);
        goto CPyL10;
    }
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = PyNumber_InPlaceOr(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 77, CPyStatic_place_worker___globals);
        goto CPyL9;
    }
    cpy_r_r5 = CPyList_SetItem(cpy_r_r0, cpy_r_place, cpy_r_r4);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 77, CPyStatic_place_worker___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_place);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed = cpy_r_place;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 78, CPyStatic_place_worker___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_colour);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker = cpy_r_colour;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 79, CPyStatic_place_worker___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_place_worker____put(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "colour", "place", 0};
            static CPyArg_Parser parser = {"OOO:_put", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_colour;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_colour, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_place_worker____put(arg_t, arg_colour, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_put", 76, CPyStatic_place_worker___globals);
            return NULL;
        }
        
char CPyDef_place_worker____action_possible(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Table", "book", 84, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slot_always;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Book", "slot_always", 84, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 84, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    if (unlikely(!PyBool_Check(cpy_r_r2))) {
        CPy_TypeError("bool", cpy_r_r2); cpy_r_r3 = 2;
    } else
        cpy_r_r3 = cpy_r_r2 == Py_True;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 84, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    if (!cpy_r_r3) goto CPyL6;
    return 1;
CPyL6: ;
    cpy_r_r4 = CPyDef_place_worker____put(cpy_r_t, cpy_r_colour, cpy_r_place);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 86, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Table", "book", 87, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
CPyL8: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_performer;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Book", "performer", 87, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r6);
CPyL9: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Table", "book", 87, CPyStatic_place_worker___globals);
        goto CPyL23;
    }
CPyL10: ;
    cpy_r_r8 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r7)->_slot_action;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Book", "slot_action", 87, CPyStatic_place_worker___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_place);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 87, CPyStatic_place_worker___globals);
        goto CPyL23;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r9, CPyType_kernel___effects___Effect)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 87, CPyStatic_place_worker___globals, "serai.kernel.effects.Effect", cpy_r_r9);
        goto CPyL23;
    }
    cpy_r_r11 = CPY_GET_METHOD(cpy_r_r6, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r6, cpy_r_t, cpy_r_me, cpy_r_r10, 0); /* possible */
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 87, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", "Table", "display_workers", 88, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r12);
CPyL15: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_place);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 88, CPyStatic_place_worker___globals);
        goto CPyL24;
    }
    cpy_r_r14 = CPyTagged_Lshift(2, cpy_r_colour);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 88, CPyStatic_place_worker___globals);
        goto CPyL25;
    }
    cpy_r_r15 = CPyTagged_Invert(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r17 = PyNumber_InPlaceAnd(cpy_r_r13, cpy_r_r16);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 88, CPyStatic_place_worker___globals);
        goto CPyL24;
    }
    cpy_r_r18 = CPyList_SetItem(cpy_r_r12, cpy_r_place, cpy_r_r17);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 88, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed = -2;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 89, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker = -2;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 89, CPyStatic_place_worker___globals);
        goto CPyL22;
    }
    return cpy_r_r11;
CPyL22: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
CPyL23: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL22;
}
        
        PyObject *CPyPy_place_worker____action_possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", "place", 0};
            static CPyArg_Parser parser = {"OOOO:_action_possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_place)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_place_worker____action_possible(arg_t, arg_me, arg_colour, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_action_possible", 82, CPyStatic_place_worker___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_place_worker____fee_obstacles(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_in_silver;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_in_provisions;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T2OO cpy_r_r37;
    tuple_T2OO cpy_r_r38;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Table", "players", 95, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 95, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 95, CPyStatic_place_worker___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL33;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Table", "book", 96, CPyStatic_place_worker___globals);
        goto CPyL34;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_fee;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Player", "silver", 97, CPyStatic_place_worker___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = CPyDef_wayfarers___reasons___silver_obstacle(cpy_r_r5, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 97, CPyStatic_place_worker___globals);
        goto CPyL35;
    }
    cpy_r_in_silver = cpy_r_r6;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_in_silver == cpy_r_r7;
    if (cpy_r_r8) {
        goto CPyL36;
    } else
        goto CPyL18;
CPyL7: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Player", "silver", 99, CPyStatic_place_worker___globals);
        goto CPyL35;
    }
CPyL8: ;
    cpy_r_r10 = CPyTagged_Subtract(cpy_r_r9, cpy_r_r4);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 99, CPyStatic_place_worker___globals);
        goto CPyL35;
    }
    cpy_r_r12 = CPyDef_place_worker____action_possible(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_place);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 100, CPyStatic_place_worker___globals);
        goto CPyL35;
    }
    if (!cpy_r_r12) goto CPyL12;
    cpy_r_r13 = Py_None;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL16;
CPyL12: ;
    cpy_r_r15 = CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION;
    if (unlikely(cpy_r_r15 == NULL)) {
        goto CPyL37;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_FEE_AND_ACTION\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 100, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r14 = cpy_r_r15;
CPyL16: ;
    cpy_r_in_silver = cpy_r_r14;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Player", "silver", 101, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
CPyL17: ;
    cpy_r_r18 = CPyTagged_Add(cpy_r_r17, cpy_r_r4);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 101, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
CPyL18: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Player", "provision", 102, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL19: ;
    cpy_r_r21 = CPyDef_wayfarers___reasons___provision_obstacle(cpy_r_r20, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 102, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
    cpy_r_in_provisions = cpy_r_r21;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_in_provisions == cpy_r_r22;
    if (cpy_r_r23) {
        goto CPyL39;
    } else
        goto CPyL40;
CPyL21: ;
    cpy_r_r24 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Player", "provision", 104, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
CPyL22: ;
    cpy_r_r25 = CPyTagged_Subtract(cpy_r_r24, cpy_r_r4);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 104, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyDef_place_worker____action_possible(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_place);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 105, CPyStatic_place_worker___globals);
        goto CPyL38;
    }
    if (!cpy_r_r27) goto CPyL26;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL30;
CPyL26: ;
    cpy_r_r30 = CPyStatic_wayfarers___reasons___NEED_FEE_AND_ACTION;
    if (unlikely(cpy_r_r30 == NULL)) {
        goto CPyL41;
    } else
        goto CPyL29;
CPyL27: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_FEE_AND_ACTION\" was not set");
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 105, CPyStatic_place_worker___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r29 = cpy_r_r30;
CPyL30: ;
    cpy_r_in_provisions = cpy_r_r29;
    cpy_r_r32 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", "Player", "provision", 106, CPyStatic_place_worker___globals);
        goto CPyL42;
    }
CPyL31: ;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r32, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision = cpy_r_r33;
    cpy_r_r34 = 1;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 106, CPyStatic_place_worker___globals);
        goto CPyL43;
    }
CPyL32: ;
    cpy_r_r35 = cpy_r_in_silver;
    cpy_r_r36 = cpy_r_in_provisions;
    cpy_r_r37.f0 = cpy_r_r35;
    cpy_r_r37.f1 = cpy_r_r36;
    return cpy_r_r37;
CPyL33: ;
    tuple_T2OO __tmp6269 = { NULL, NULL };
    cpy_r_r38 = __tmp6269;
    return cpy_r_r38;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL33;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL33;
CPyL36: ;
    CPy_DECREF(cpy_r_in_silver);
    goto CPyL7;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL13;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_in_silver);
    goto CPyL33;
CPyL39: ;
    CPy_DECREF(cpy_r_in_provisions);
    goto CPyL21;
CPyL40: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL32;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_in_silver);
    goto CPyL27;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_in_silver);
    CPy_DecRef(cpy_r_in_provisions);
    goto CPyL33;
CPyL43: ;
    CPy_DecRef(cpy_r_in_silver);
    CPy_DecRef(cpy_r_in_provisions);
    goto CPyL33;
}
        
        PyObject *CPyPy_place_worker____fee_obstacles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", "place", 0};
            static CPyArg_Parser parser = {"OOOO:_fee_obstacles", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_place)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            tuple_T2OO retval = CPyDef_place_worker____fee_obstacles(arg_t, arg_me, arg_colour, arg_place);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp6270 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp6270);
            PyObject *__tmp6271 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp6271);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_fee_obstacles", 93, CPyStatic_place_worker___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_worker____note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 112, CPyStatic_place_worker___globals);
        goto CPyL16;
    }
    cpy_r_r2 = CPyDef_wayfarers___table___Table___place_of(cpy_r_t, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 112, CPyStatic_place_worker___globals);
        goto CPyL16;
    }
    cpy_r_r3 = CPyDef_wayfarers___effects___influence___has_fee(cpy_r_t, cpy_r_me, cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 113, CPyStatic_place_worker___globals);
        goto CPyL17;
    }
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = CPyStatics[3688]; /* 'note-worker-action-and-fee' */
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = CPyStatics[3689]; /* 'note-worker-action' */
    CPy_INCREF(cpy_r_r6);
    cpy_r_r5 = cpy_r_r6;
CPyL6: ;
    cpy_r_key = cpy_r_r5;
    cpy_r_r7 = CPyStatics[785]; /* 'slot' */
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_note", "Table", "book", 114, CPyStatic_place_worker___globals);
        goto CPyL18;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r8)->_slots;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_note", "Book", "slots", 114, CPyStatic_place_worker___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = CPyTagged_Remainder(cpy_r_r2, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 114, CPyStatic_place_worker___globals);
        goto CPyL18;
    }
    cpy_r_r11 = CPyTagged_Add(cpy_r_r10, 2);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r12 = CPyStatics[602]; /* 'effect' */
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_note", "Table", "book", 114, CPyStatic_place_worker___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_slot_action;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_worker.py", "_note", "Book", "slot_action", 114, CPyStatic_place_worker___globals);
        goto CPyL19;
    }
CPyL11: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 114, CPyStatic_place_worker___globals);
        goto CPyL20;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r15, CPyType_kernel___effects___Effect)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 114, CPyStatic_place_worker___globals, "serai.kernel.effects.Effect", cpy_r_r15);
        goto CPyL20;
    }
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r18 = CPyDict_Build(2, cpy_r_r7, cpy_r_r17, cpy_r_r12, cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 114, CPyStatic_place_worker___globals);
        goto CPyL21;
    }
    cpy_r_r19 = CPyDef_message___Message(cpy_r_key, cpy_r_r18);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 114, CPyStatic_place_worker___globals);
        goto CPyL16;
    }
    return cpy_r_r19;
CPyL16: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_key);
    goto CPyL16;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_key);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_key);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_key);
    goto CPyL16;
}
        
        PyObject *CPyPy_place_worker____note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_worker____note(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "_note", 110, CPyStatic_place_worker___globals);
            return NULL;
        }
        
char CPyDef_place_worker_____top_level__(void) {
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
    char cpy_r_r170;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 1, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 1, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_place_worker___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 3, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5273]; /* ('partial',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_place_worker___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 5, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 7, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 7, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 7, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 7, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5562]; /* ('has_fee', 'pay_fee') */
    cpy_r_r36 = CPyStatic_place_worker___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 7, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL64;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 8, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 8, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 8, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 8, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5563]; /* ('WORKERS',) */
    cpy_r_r58 = CPyStatic_place_worker___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 8, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL65;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 9, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 9, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 9, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 9, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5564]; /* ('ACTION_USELESS', 'NEED_FEE', 'NEED_FEE_AND_ACTION', 'NO_WORKER', 'NO_WORKER_PLACE', 'WORKER_THERE', 'provision_obstacle', 'silver_obstacle') */
    cpy_r_r80 = CPyStatic_place_worker___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 9, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL66;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 19, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 19, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 19, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 19, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5565]; /* ('NO_CARD', 'Table') */
    cpy_r_r102 = CPyStatic_place_worker___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 19, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL67;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 20, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r113 = CPyExec_serai___kernel___decision;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 20, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 20, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 20, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r124 = CPyStatic_place_worker___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 20, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL68;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 21, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___message;
    cpy_r_r135 = CPyExec_serai___kernel___message;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 21, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 21, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 21, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r146 = CPyStatic_place_worker___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 21, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL69;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 22, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r157 = CPyExec_serai___kernel___perform;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 22, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 22, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 22, CPyStatic_place_worker___globals);
        goto CPyL63;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5561]; /* ('Waiting',) */
    cpy_r_r168 = CPyStatic_place_worker___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_worker.py", "<module>", 22, CPyStatic_place_worker___globals);
        goto CPyL63;
    } else
        goto CPyL70;
CPyL62: ;
    return 1;
CPyL63: ;
    cpy_r_r170 = 2;
    return cpy_r_r170;
CPyL64: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL65: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL66: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL67: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL68: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL69: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL70: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
effects___upgrades___upgrade_env_traverse(serai___games___merv___effects___upgrades___upgrade_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__o);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___upgrades___upgrade_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___upgrade_envObject *self = (serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__o);
    return 0;
}

static int32_t CPyDef_effects___upgrades___upgrade_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___upgrade_envObject *self = (serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
effects___upgrades___upgrade_env_dealloc(serai___games___merv___effects___upgrades___upgrade_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades___upgrade_env_free_instance == NULL) {
        effects___upgrades___upgrade_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_generator_attribute__None = 2;
        self->___mypyc_generator_attribute__anywhere = 2;
        Py_CLEAR(self->___mypyc_generator_attribute__o);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades___upgrade_env_dealloc)
    CPyDef_effects___upgrades___upgrade_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc__upgrade_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades___upgrade_env(void);

static PyObject *
effects___upgrades___upgrade_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades___upgrade_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc__upgrade_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades___upgrade_env_vtable[1];
static bool
CPyDef_effects___upgrades___upgrade_env_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades___upgrade_env_vtable_scratch[] = {
        NULL
    };
    memcpy(effects___upgrades___upgrade_env_vtable, effects___upgrades___upgrade_env_vtable_scratch, sizeof(effects___upgrades___upgrade_env_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades___upgrade_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___upgrades___upgrade_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc__upgrade_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades___upgrade_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "upgrade_env",
    .tp_new = effects___upgrades___upgrade_env_new,
    .tp_dealloc = (destructor)effects___upgrades___upgrade_env_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades___upgrade_env_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades___upgrade_env_clear,
    .tp_methods = effects___upgrades___upgrade_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades___upgrade_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("upgrade_env()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades___upgrade_env_template = &CPyType_effects___upgrades___upgrade_env_template_;

PyObject *CPyDef_effects___upgrades_____mypyc__upgrade_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades___upgrade_envObject *self;
    if (effects___upgrades___upgrade_env_free_instance != NULL) {
        self = effects___upgrades___upgrade_env_free_instance;
        effects___upgrades___upgrade_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades___upgrade_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades___upgrade_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__None = 2;
    self->___mypyc_generator_attribute__anywhere = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades___upgrade_env(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc__upgrade_env_setup((PyObject *)CPyType_effects___upgrades___upgrade_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendeffects___upgrades___upgrade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___upgrades___upgrade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___upgrades___upgrade_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___upgrades___upgrade_gen,
};
static int
effects___upgrades___upgrade_gen_traverse(serai___games___merv___effects___upgrades___upgrade_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__source));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__places);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__tile)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__tile));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___upgrades___upgrade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___upgrade_genObject *self = (serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__places);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__tile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__tile;
        self->___mypyc_generator_frame_attribute__tile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___upgrade_genObject *self = (serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__places);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__tile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__tile;
        self->___mypyc_generator_frame_attribute__tile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
effects___upgrades___upgrade_gen_dealloc(serai___games___merv___effects___upgrades___upgrade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades___upgrade_gen_free_instance == NULL) {
        effects___upgrades___upgrade_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__places);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__tile)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__tile;
            self->___mypyc_generator_frame_attribute__tile = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__tile = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades___upgrade_gen_dealloc)
    CPyDef_effects___upgrades___upgrade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc__upgrade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades___upgrade_gen(void);

static PyObject *
effects___upgrades___upgrade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades___upgrade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc__upgrade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades___upgrade_gen_vtable[6];
static bool
CPyDef_effects___upgrades___upgrade_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades___upgrade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades___upgrade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___upgrades___upgrade_gen_____next__,
        (CPyVTableItem)CPyDef_effects___upgrades___upgrade_gen___send,
        (CPyVTableItem)CPyDef_effects___upgrades___upgrade_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___upgrades___upgrade_gen___throw,
        (CPyVTableItem)CPyDef_effects___upgrades___upgrade_gen___close,
    };
    memcpy(effects___upgrades___upgrade_gen_vtable, effects___upgrades___upgrade_gen_vtable_scratch, sizeof(effects___upgrades___upgrade_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades___upgrade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___upgrades___upgrade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc__upgrade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___upgrades___upgrade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___upgrades___upgrade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___upgrades___upgrade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___upgrades___upgrade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___upgrades___upgrade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades___upgrade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "upgrade_gen",
    .tp_new = effects___upgrades___upgrade_gen_new,
    .tp_dealloc = (destructor)effects___upgrades___upgrade_gen_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades___upgrade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades___upgrade_gen_clear,
    .tp_methods = effects___upgrades___upgrade_gen_methods,
    .tp_iter = CPyDef_effects___upgrades___upgrade_gen_____iter__,
    .tp_iternext = CPyDef_effects___upgrades___upgrade_gen_____next__,
    .tp_as_async = &effects___upgrades___upgrade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades___upgrade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("upgrade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades___upgrade_gen_template = &CPyType_effects___upgrades___upgrade_gen_template_;

PyObject *CPyDef_effects___upgrades_____mypyc__upgrade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades___upgrade_genObject *self;
    if (effects___upgrades___upgrade_gen_free_instance != NULL) {
        self = effects___upgrades___upgrade_gen_free_instance;
        effects___upgrades___upgrade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades___upgrade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades___upgrade_gen_vtable;
    self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__tile = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades___upgrade_gen(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc__upgrade_gen_setup((PyObject *)CPyType_effects___upgrades___upgrade_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__effects___upgrades_____mypyc_lambda__0_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef effects___upgrades_____mypyc_lambda__0_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___upgrades_____mypyc_lambda__0_upgrade_obj_traverse(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject))));
    return 0;
}

static void
effects___upgrades_____mypyc_lambda__0_upgrade_obj_dealloc(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades_____mypyc_lambda__0_upgrade_obj_free_instance == NULL) {
        effects___upgrades_____mypyc_lambda__0_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades_____mypyc_lambda__0_upgrade_obj_dealloc)
    CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__0_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj(void);

static PyObject *
effects___upgrades_____mypyc_lambda__0_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__0_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades_____mypyc_lambda__0_upgrade_obj_vtable[2];
static bool
CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades_____mypyc_lambda__0_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____get__,
    };
    memcpy(effects___upgrades_____mypyc_lambda__0_upgrade_obj_vtable, effects___upgrades_____mypyc_lambda__0_upgrade_obj_vtable_scratch, sizeof(effects___upgrades_____mypyc_lambda__0_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___upgrades_____mypyc_lambda__0_upgrade_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self, void *closure);

static PyGetSetDef effects___upgrades_____mypyc_lambda__0_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)effects___upgrades_____mypyc_lambda__0_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___upgrades_____mypyc_lambda__0_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__0_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_upgrade_obj",
    .tp_new = effects___upgrades_____mypyc_lambda__0_upgrade_obj_new,
    .tp_dealloc = (destructor)effects___upgrades_____mypyc_lambda__0_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades_____mypyc_lambda__0_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_clear,
    .tp_getset = effects___upgrades_____mypyc_lambda__0_upgrade_obj_getseters,
    .tp_methods = effects___upgrades_____mypyc_lambda__0_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__effects___upgrades_____mypyc_lambda__0_upgrade_obj,
    .tp_members = effects___upgrades_____mypyc_lambda__0_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj_template = &CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj_template_;

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__0_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self;
    if (effects___upgrades_____mypyc_lambda__0_upgrade_obj_free_instance != NULL) {
        self = effects___upgrades_____mypyc_lambda__0_upgrade_obj_free_instance;
        effects___upgrades_____mypyc_lambda__0_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades_____mypyc_lambda__0_upgrade_obj_vtable;
    self->vectorcall = CPyPy_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__0_upgrade_obj_setup((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___upgrades_____mypyc_lambda__0_upgrade_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__effects___upgrades_____mypyc_lambda__1_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef effects___upgrades_____mypyc_lambda__1_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___upgrades_____mypyc_lambda__1_upgrade_obj_traverse(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject))));
    return 0;
}

static void
effects___upgrades_____mypyc_lambda__1_upgrade_obj_dealloc(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades_____mypyc_lambda__1_upgrade_obj_free_instance == NULL) {
        effects___upgrades_____mypyc_lambda__1_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades_____mypyc_lambda__1_upgrade_obj_dealloc)
    CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__1_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj(void);

static PyObject *
effects___upgrades_____mypyc_lambda__1_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__1_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades_____mypyc_lambda__1_upgrade_obj_vtable[2];
static bool
CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades_____mypyc_lambda__1_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____get__,
    };
    memcpy(effects___upgrades_____mypyc_lambda__1_upgrade_obj_vtable, effects___upgrades_____mypyc_lambda__1_upgrade_obj_vtable_scratch, sizeof(effects___upgrades_____mypyc_lambda__1_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___upgrades_____mypyc_lambda__1_upgrade_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self, void *closure);

static PyGetSetDef effects___upgrades_____mypyc_lambda__1_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)effects___upgrades_____mypyc_lambda__1_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___upgrades_____mypyc_lambda__1_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__1_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_upgrade_obj",
    .tp_new = effects___upgrades_____mypyc_lambda__1_upgrade_obj_new,
    .tp_dealloc = (destructor)effects___upgrades_____mypyc_lambda__1_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades_____mypyc_lambda__1_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_clear,
    .tp_getset = effects___upgrades_____mypyc_lambda__1_upgrade_obj_getseters,
    .tp_methods = effects___upgrades_____mypyc_lambda__1_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__effects___upgrades_____mypyc_lambda__1_upgrade_obj,
    .tp_members = effects___upgrades_____mypyc_lambda__1_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj_template = &CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj_template_;

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__1_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self;
    if (effects___upgrades_____mypyc_lambda__1_upgrade_obj_free_instance != NULL) {
        self = effects___upgrades_____mypyc_lambda__1_upgrade_obj_free_instance;
        effects___upgrades_____mypyc_lambda__1_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades_____mypyc_lambda__1_upgrade_obj_vtable;
    self->vectorcall = CPyPy_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__1_upgrade_obj_setup((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___upgrades_____mypyc_lambda__1_upgrade_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__effects___upgrades_____mypyc_lambda__2_upgrade_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____get__(self, instance, owner);
}
PyMemberDef effects___upgrades_____mypyc_lambda__2_upgrade_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___upgrades_____mypyc_lambda__2_upgrade_obj_traverse(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject))));
    return rv;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject))));
    return 0;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject))));
    return 0;
}

static void
effects___upgrades_____mypyc_lambda__2_upgrade_obj_dealloc(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades_____mypyc_lambda__2_upgrade_obj_free_instance == NULL) {
        effects___upgrades_____mypyc_lambda__2_upgrade_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades_____mypyc_lambda__2_upgrade_obj_dealloc)
    CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__2_upgrade_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj(void);

static PyObject *
effects___upgrades_____mypyc_lambda__2_upgrade_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__2_upgrade_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades_____mypyc_lambda__2_upgrade_obj_vtable[2];
static bool
CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades_____mypyc_lambda__2_upgrade_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____call__,
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____get__,
    };
    memcpy(effects___upgrades_____mypyc_lambda__2_upgrade_obj_vtable, effects___upgrades_____mypyc_lambda__2_upgrade_obj_vtable_scratch, sizeof(effects___upgrades_____mypyc_lambda__2_upgrade_obj_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___upgrades_____mypyc_lambda__2_upgrade_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self, void *closure);

static PyGetSetDef effects___upgrades_____mypyc_lambda__2_upgrade_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)effects___upgrades_____mypyc_lambda__2_upgrade_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___upgrades_____mypyc_lambda__2_upgrade_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__2_upgrade_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_upgrade_obj",
    .tp_new = effects___upgrades_____mypyc_lambda__2_upgrade_obj_new,
    .tp_dealloc = (destructor)effects___upgrades_____mypyc_lambda__2_upgrade_obj_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades_____mypyc_lambda__2_upgrade_obj_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_clear,
    .tp_getset = effects___upgrades_____mypyc_lambda__2_upgrade_obj_getseters,
    .tp_methods = effects___upgrades_____mypyc_lambda__2_upgrade_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__effects___upgrades_____mypyc_lambda__2_upgrade_obj,
    .tp_members = effects___upgrades_____mypyc_lambda__2_upgrade_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_upgrade_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj_template = &CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj_template_;

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__2_upgrade_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self;
    if (effects___upgrades_____mypyc_lambda__2_upgrade_obj_free_instance != NULL) {
        self = effects___upgrades_____mypyc_lambda__2_upgrade_obj_free_instance;
        effects___upgrades_____mypyc_lambda__2_upgrade_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades_____mypyc_lambda__2_upgrade_obj_vtable;
    self->vectorcall = CPyPy_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__2_upgrade_obj_setup((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___upgrades_____mypyc_lambda__2_upgrade_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_upgrade_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
effects___upgrades___take_bonus_tile_env_traverse(serai___games___merv___effects___upgrades___take_bonus_tile_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___upgrades___take_bonus_tile_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___take_bonus_tile_envObject *self = (serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_effects___upgrades___take_bonus_tile_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___take_bonus_tile_envObject *self = (serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
effects___upgrades___take_bonus_tile_env_dealloc(serai___games___merv___effects___upgrades___take_bonus_tile_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades___take_bonus_tile_env_free_instance == NULL) {
        effects___upgrades___take_bonus_tile_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades___take_bonus_tile_env_dealloc)
    CPyDef_effects___upgrades___take_bonus_tile_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc__take_bonus_tile_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades___take_bonus_tile_env(void);

static PyObject *
effects___upgrades___take_bonus_tile_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades___take_bonus_tile_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc__take_bonus_tile_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades___take_bonus_tile_env_vtable[1];
static bool
CPyDef_effects___upgrades___take_bonus_tile_env_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades___take_bonus_tile_env_vtable_scratch[] = {
        NULL
    };
    memcpy(effects___upgrades___take_bonus_tile_env_vtable, effects___upgrades___take_bonus_tile_env_vtable_scratch, sizeof(effects___upgrades___take_bonus_tile_env_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades___take_bonus_tile_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___upgrades___take_bonus_tile_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc__take_bonus_tile_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades___take_bonus_tile_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_bonus_tile_env",
    .tp_new = effects___upgrades___take_bonus_tile_env_new,
    .tp_dealloc = (destructor)effects___upgrades___take_bonus_tile_env_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades___take_bonus_tile_env_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades___take_bonus_tile_env_clear,
    .tp_methods = effects___upgrades___take_bonus_tile_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades___take_bonus_tile_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_bonus_tile_env()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades___take_bonus_tile_env_template = &CPyType_effects___upgrades___take_bonus_tile_env_template_;

PyObject *CPyDef_effects___upgrades_____mypyc__take_bonus_tile_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades___take_bonus_tile_envObject *self;
    if (effects___upgrades___take_bonus_tile_env_free_instance != NULL) {
        self = effects___upgrades___take_bonus_tile_env_free_instance;
        effects___upgrades___take_bonus_tile_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades___take_bonus_tile_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades___take_bonus_tile_env(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc__take_bonus_tile_env_setup((PyObject *)CPyType_effects___upgrades___take_bonus_tile_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendeffects___upgrades___take_bonus_tile_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___upgrades___take_bonus_tile_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___upgrades___take_bonus_tile_gen,
};
static int
effects___upgrades___take_bonus_tile_gen_traverse(serai___games___merv___effects___upgrades___take_bonus_tile_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__source));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___upgrades___take_bonus_tile_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___take_bonus_tile_genObject *self = (serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_effects___upgrades___take_bonus_tile_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades___take_bonus_tile_genObject *self = (serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
effects___upgrades___take_bonus_tile_gen_dealloc(serai___games___merv___effects___upgrades___take_bonus_tile_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades___take_bonus_tile_gen_free_instance == NULL) {
        effects___upgrades___take_bonus_tile_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades___take_bonus_tile_gen_dealloc)
    CPyDef_effects___upgrades___take_bonus_tile_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc__take_bonus_tile_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen(void);

static PyObject *
effects___upgrades___take_bonus_tile_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades___take_bonus_tile_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc__take_bonus_tile_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades___take_bonus_tile_gen_vtable[6];
static bool
CPyDef_effects___upgrades___take_bonus_tile_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades___take_bonus_tile_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades___take_bonus_tile_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___upgrades___take_bonus_tile_gen_____next__,
        (CPyVTableItem)CPyDef_effects___upgrades___take_bonus_tile_gen___send,
        (CPyVTableItem)CPyDef_effects___upgrades___take_bonus_tile_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___upgrades___take_bonus_tile_gen___throw,
        (CPyVTableItem)CPyDef_effects___upgrades___take_bonus_tile_gen___close,
    };
    memcpy(effects___upgrades___take_bonus_tile_gen_vtable, effects___upgrades___take_bonus_tile_gen_vtable_scratch, sizeof(effects___upgrades___take_bonus_tile_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades___take_bonus_tile_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___upgrades___take_bonus_tile_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc__take_bonus_tile_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___upgrades___take_bonus_tile_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___upgrades___take_bonus_tile_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___upgrades___take_bonus_tile_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___upgrades___take_bonus_tile_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___upgrades___take_bonus_tile_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades___take_bonus_tile_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_bonus_tile_gen",
    .tp_new = effects___upgrades___take_bonus_tile_gen_new,
    .tp_dealloc = (destructor)effects___upgrades___take_bonus_tile_gen_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades___take_bonus_tile_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades___take_bonus_tile_gen_clear,
    .tp_methods = effects___upgrades___take_bonus_tile_gen_methods,
    .tp_iter = CPyDef_effects___upgrades___take_bonus_tile_gen_____iter__,
    .tp_iternext = CPyDef_effects___upgrades___take_bonus_tile_gen_____next__,
    .tp_as_async = &effects___upgrades___take_bonus_tile_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades___take_bonus_tile_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_bonus_tile_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades___take_bonus_tile_gen_template = &CPyType_effects___upgrades___take_bonus_tile_gen_template_;

PyObject *CPyDef_effects___upgrades_____mypyc__take_bonus_tile_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades___take_bonus_tile_genObject *self;
    if (effects___upgrades___take_bonus_tile_gen_free_instance != NULL) {
        self = effects___upgrades___take_bonus_tile_gen_free_instance;
        effects___upgrades___take_bonus_tile_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades___take_bonus_tile_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc__take_bonus_tile_gen_setup((PyObject *)CPyType_effects___upgrades___take_bonus_tile_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____get__(self, instance, owner);
}
PyMemberDef effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_traverse(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject))));
    return rv;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject))));
    return 0;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject))));
    return 0;
}

static void
effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_dealloc(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_free_instance == NULL) {
        effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_dealloc)
    CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__3_take_bonus_tile_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj(void);

static PyObject *
effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__3_take_bonus_tile_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_vtable[2];
static bool
CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____call__,
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____get__,
    };
    memcpy(effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_vtable, effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_vtable_scratch, sizeof(effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self, void *closure);

static PyGetSetDef effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__3_take_bonus_tile_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_take_bonus_tile_obj",
    .tp_new = effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_new,
    .tp_dealloc = (destructor)effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_clear,
    .tp_getset = effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_getseters,
    .tp_methods = effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj,
    .tp_members = effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_take_bonus_tile_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_template = &CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_template_;

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__3_take_bonus_tile_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self;
    if (effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_free_instance != NULL) {
        self = effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_free_instance;
        effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_vtable;
    self->vectorcall = CPyPy_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__3_take_bonus_tile_obj_setup((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_take_bonus_tile_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____get__(self, instance, owner);
}
PyMemberDef effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_traverse(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject))));
    return rv;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject))));
    return 0;
}

static int32_t CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self = (serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject))));
    return 0;
}

static void
effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_dealloc(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_free_instance == NULL) {
        effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_dealloc)
    CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__4_take_bonus_tile_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj(void);

static PyObject *
effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__4_take_bonus_tile_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_vtable[2];
static bool
CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_trait_vtable_setup(void)
{
    CPyVTableItem effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____call__,
        (CPyVTableItem)CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____get__,
    };
    memcpy(effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_vtable, effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_vtable_scratch, sizeof(effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_vtable));
    return 1;
}

static bool
CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self, void *closure);

static PyGetSetDef effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__4_take_bonus_tile_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_take_bonus_tile_obj",
    .tp_new = effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_new,
    .tp_dealloc = (destructor)effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_dealloc,
    .tp_traverse = (traverseproc)effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_traverse,
    .tp_clear = (inquiry)CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_clear,
    .tp_getset = effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_getseters,
    .tp_methods = effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj,
    .tp_members = effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_take_bonus_tile_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_template = &CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_template_;

PyObject *CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__4_take_bonus_tile_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self;
    if (effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_free_instance != NULL) {
        self = effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_free_instance;
        effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_vtable;
    self->vectorcall = CPyPy_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj(void)
{
    PyObject *self = CPyDef_effects___upgrades_____mypyc___3__mypyc_lambda__4_take_bonus_tile_obj_setup((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_get___3_mypyc_env__(serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_take_bonus_tile_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef effects___upgradesmodule_methods[] = {
    {"upgrade", (PyCFunction)CPyPy_effects___upgrades___upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("upgrade(t, me, call, source)\n--\n\n") /* docstring */},
    {"_district_note", (PyCFunction)CPyPy_effects___upgrades____district_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_district_note(t, option)\n--\n\n") /* docstring */},
    {"upgrade_tile_obstacle", (PyCFunction)CPyPy_effects___upgrades___upgrade_tile_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("upgrade_tile_obstacle(t, tile)\n--\n\n") /* docstring */},
    {"place_upgrade", (PyCFunction)CPyPy_effects___upgrades___place_upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_upgrade(t, me, square, tile)\n--\n\n") /* docstring */},
    {"upgrade_obstacle", (PyCFunction)CPyPy_effects___upgrades___upgrade_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("upgrade_obstacle(t, me, square, anywhere)\n--\n\n") /* docstring */},
    {"take_bonus_tile", (PyCFunction)CPyPy_effects___upgrades___take_bonus_tile, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_bonus_tile(t, me, call, source)\n--\n\n") /* docstring */},
    {"bonus_tile_obstacle", (PyCFunction)CPyPy_effects___upgrades___bonus_tile_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bonus_tile_obstacle(t, tile)\n--\n\n") /* docstring */},
    {"own_bonus_tile", (PyCFunction)CPyPy_effects___upgrades___own_bonus_tile, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("own_bonus_tile(t, seat, tile)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___effects___upgrades__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___effects___upgrades__internal, "__name__");
    CPyStatic_effects___upgrades___globals = PyModule_GetDict(CPyModule_serai___games___merv___effects___upgrades__internal);
    if (unlikely(CPyStatic_effects___upgrades___globals == NULL))
        goto fail;
    CPyType_effects___upgrades___upgrade_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades___upgrade_env_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades___upgrade_env))
        goto fail;
    CPyDef_effects___upgrades___upgrade_env_trait_vtable_setup();
    CPyType_effects___upgrades___upgrade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades___upgrade_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades___upgrade_gen))
        goto fail;
    CPyDef_effects___upgrades___upgrade_gen_trait_vtable_setup();
    CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj))
        goto fail;
    CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_trait_vtable_setup();
    CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj))
        goto fail;
    CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_trait_vtable_setup();
    CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj))
        goto fail;
    CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_trait_vtable_setup();
    CPyType_effects___upgrades___take_bonus_tile_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades___take_bonus_tile_env_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades___take_bonus_tile_env))
        goto fail;
    CPyDef_effects___upgrades___take_bonus_tile_env_trait_vtable_setup();
    CPyType_effects___upgrades___take_bonus_tile_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades___take_bonus_tile_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades___take_bonus_tile_gen))
        goto fail;
    CPyDef_effects___upgrades___take_bonus_tile_gen_trait_vtable_setup();
    CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj))
        goto fail;
    CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_trait_vtable_setup();
    CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_template, NULL, modname);
    if (unlikely(!CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj))
        goto fail;
    CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_trait_vtable_setup();
    char result = CPyDef_effects___upgrades_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___effects___upgrades__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_effects___upgrades___upgrade_env);
    Py_CLEAR(CPyType_effects___upgrades___upgrade_gen);
    Py_CLEAR(CPyType_effects___upgrades_____mypyc_lambda__0_upgrade_obj);
    Py_CLEAR(CPyType_effects___upgrades_____mypyc_lambda__1_upgrade_obj);
    Py_CLEAR(CPyType_effects___upgrades_____mypyc_lambda__2_upgrade_obj);
    Py_CLEAR(CPyType_effects___upgrades___take_bonus_tile_env);
    Py_CLEAR(CPyType_effects___upgrades___take_bonus_tile_gen);
    Py_CLEAR(CPyType_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj);
    Py_CLEAR(CPyType_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj);
    return -1;
}
int CPyExec_serai___games___merv___effects___upgrades(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___effects___upgrades__impl, &CPyImportState_serai___games___merv___effects___upgrades, &CPyModule_serai___games___merv___effects___upgrades);
}
static struct PyModuleDef effects___upgradesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.effects.upgrades",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    effects___upgradesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___effects___upgrades(void)
{
    if (CPyModule_serai___games___merv___effects___upgrades__internal) {
        Py_INCREF(CPyModule_serai___games___merv___effects___upgrades__internal);
        return CPyModule_serai___games___merv___effects___upgrades__internal;
    }
    CPyModule_serai___games___merv___effects___upgrades__internal = PyModule_Create(&effects___upgradesmodule);
    return CPyModule_serai___games___merv___effects___upgrades__internal;
}

PyObject *CPyInit_serai___games___merv___effects___upgrades(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___effects___upgrades__internal) {
        Py_INCREF(CPyModule_serai___games___merv___effects___upgrades__internal);
        return CPyModule_serai___games___merv___effects___upgrades__internal;
    }
    CPyModule_serai___games___merv___effects___upgrades__internal = PyModule_Create(&effects___upgradesmodule);
    if (unlikely(CPyModule_serai___games___merv___effects___upgrades__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.effects.upgrades");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___effects___upgrades__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___effects___upgrades__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___effects___upgrades__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___effects___upgrades(CPyModule_serai___games___merv___effects___upgrades__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___effects___upgrades__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.effects.upgrades");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___effects___upgrades__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__get__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "__mypyc_lambda__0_upgrade_obj", "__mypyc_env__", 19, CPyStatic_effects___upgrades___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "upgrade_env", "t", 19, CPyStatic_effects___upgrades___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "upgrade_env", "me", 19, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__anywhere;
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "upgrade_env", "anywhere", 19, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL4: ;
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 19, CPyStatic_effects___upgrades___globals);
        goto CPyL10;
    }
    cpy_r_r6 = CPyDef_effects___upgrades___upgrade_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r5, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 19, CPyStatic_effects___upgrades___globals);
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
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL7;
}
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 19, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__get__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "__mypyc_lambda__1_upgrade_obj", "__mypyc_env__", 20, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "upgrade_env", "o", 20, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___options___OptionsObject *)cpy_r_r1)->_decline;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'decline' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 20, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL8;
CPyL5: ;
    cpy_r_r6 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "upgrade_env", "t", 20, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyDef_effects___upgrades____district_note(cpy_r_r6, cpy_r_option);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 20, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r5 = cpy_r_r7;
CPyL8: ;
    return cpy_r_r5;
CPyL9: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 20, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__get__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "__mypyc_lambda__2_upgrade_obj", "__mypyc_env__", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "upgrade_env", "t", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_effects___upgrades___upgrade_tile_obstacle(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL5;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 30, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    int32_t cpy_r_r29;
    int32_t cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    int32_t cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    tuple_T5OOOOO cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_chosen;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    int32_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    tuple_T5OOOOO cpy_r_r112;
    char cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    int32_t cpy_r_r140;
    int32_t cpy_r_r141;
    PyObject *cpy_r_r142;
    CPyTagged cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    CPyTagged cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    int32_t cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    int32_t cpy_r_r153;
    int32_t cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "__mypyc_env__", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL137;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL131;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "t", 15, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_pepper_anywhere;
    if (unlikely(cpy_r_r5 == 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'pepper_anywhere' of 'Table' undefined");
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 15, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
CPyL7: ;
    if (cpy_r_r5) goto CPyL9;
CPyL8: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL11;
CPyL9: ;
    cpy_r_r7 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__source;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "source", 15, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
CPyL10: ;
    cpy_r_r8 = cpy_r_r7 == 18;
    cpy_r_r6 = cpy_r_r8;
CPyL11: ;
    ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__anywhere = cpy_r_r6;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 15, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r10 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "t", 16, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r10);
CPyL13: ;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "Table", "book", 16, CPyStatic_effects___upgrades___globals);
        goto CPyL138;
    }
CPyL14: ;
    cpy_r_r12 = ((serai___games___merv___book___BookObject *)cpy_r_r11)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "Book", "options", 16, CPyStatic_effects___upgrades___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r12);
CPyL15: ;
    CPy_DECREF(cpy_r_r10);
    if (((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o);
    }
    ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 16, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r14 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "o", 18, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r14);
CPyL17: ;
    cpy_r_r15 = ((serai___games___merv___options___OptionsObject *)cpy_r_r14)->_upgrade;
    if (unlikely(cpy_r_r15 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrade' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r15);
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 18, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
CPyL18: ;
    cpy_r_r16 = CPyDef_effects___upgrades_____mypyc_lambda__0_upgrade_obj();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 19, CPyStatic_effects___upgrades___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject *)cpy_r_r16)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r17 = CPyDef_effects___upgrades_____mypyc_lambda__1_upgrade_obj();
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 20, CPyStatic_effects___upgrades___globals);
        goto CPyL140;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject *)cpy_r_r17)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r18 = NULL;
    cpy_r_r19 = CPyDef_offer___Offer(cpy_r_r15, cpy_r_r16, cpy_r_r18, cpy_r_r17);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 17, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    if (((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__places != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__places);
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__places = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 17, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r21 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__places;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "places", 22, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
CPyL23: ;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_r21, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r21); /* options */
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 22, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL30;
    cpy_r_r27 = Py_None;
    CPy_INCREF(cpy_r_r27);
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r29 = CPyDef_effects___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r30 = CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL29;
    CPyGen_SetStopIterationValue(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL29: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r27;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL30: ;
    cpy_r_r31 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "call", 24, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
CPyL31: ;
    cpy_r_r32 = ((serai___kernel___effects___CallObject *)cpy_r_r31)->_words;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 24, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    if (PyLong_Check(cpy_r_r33))
        cpy_r_r34 = cpy_r_r33;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL2162;
    if (PyUnicode_Check(cpy_r_r33))
        cpy_r_r34 = cpy_r_r33;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL2162;
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        cpy_r_r34 = NULL;
        goto __LL2163;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r33, 0))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r33, 0);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL2163;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL2163;
    cpy_r_r34 = cpy_r_r33;
__LL2163: ;
    if (cpy_r_r34 != NULL) goto __LL2162;
    CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 24, CPyStatic_effects___upgrades___globals, "union[int, str, tuple[str, int]]", cpy_r_r33);
    goto CPyL130;
__LL2162: ;
    cpy_r_r35 = CPyStatics[1557]; /* 'white' */
    cpy_r_r36 = PyObject_RichCompare(cpy_r_r34, cpy_r_r35, 2);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 24, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    if (unlikely(!PyBool_Check(cpy_r_r36))) {
        CPy_TypeError("bool", cpy_r_r36); cpy_r_r37 = 2;
    } else
        cpy_r_r37 = cpy_r_r36 == Py_True;
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 24, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    if (!cpy_r_r37) goto CPyL65;
    cpy_r_r38 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "t", 25, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r38);
CPyL37: ;
    cpy_r_r39 = CPyDef_effects___upgrades___upgrade_tile_obstacle(cpy_r_r38, 8);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 25, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = cpy_r_r39 != cpy_r_r40;
    CPy_DECREF(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL44;
    cpy_r_r42 = Py_None;
    CPy_INCREF(cpy_r_r42);
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r44 = CPyDef_effects___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r45 = CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL43;
    CPyGen_SetStopIterationValue(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL43: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r42;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL44: ;
    if (((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile);
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile = 8;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 27, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r47 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "me", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPyTagged_INCREF(cpy_r_r47);
CPyL46: ;
    cpy_r_r48 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r49 = CPyStatics[1785]; /* 'MV-EFF-08' */
    cpy_r_r50 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "o", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r50);
CPyL47: ;
    cpy_r_r51 = ((serai___games___merv___options___OptionsObject *)cpy_r_r50)->_may_decline;
    if (unlikely(cpy_r_r51 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'may_decline' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r51);
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL141;
    }
CPyL48: ;
    cpy_r_r52 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__places;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "places", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL142;
    }
CPyL49: ;
    cpy_r_r53 = CPyDef_offer___Offer_____add__(cpy_r_r52, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL141;
    }
    cpy_r_r54 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r55 = CPyStatics[1786]; /* 'upgrade-' */
    cpy_r_r56 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r56.f0 == NULL)) {
        goto CPyL143;
    } else
        goto CPyL53;
CPyL51: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r57 = 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_r56.f0);
    CPy_INCREF(cpy_r_r56.f1);
    CPy_INCREF(cpy_r_r56.f2);
    CPy_INCREF(cpy_r_r56.f3);
    CPy_INCREF(cpy_r_r56.f4);
    cpy_r_r58 = PyTuple_New(5);
    if (unlikely(cpy_r_r58 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2164 = cpy_r_r56.f0;
    PyTuple_SET_ITEM(cpy_r_r58, 0, __tmp2164);
    PyObject *__tmp2165 = cpy_r_r56.f1;
    PyTuple_SET_ITEM(cpy_r_r58, 1, __tmp2165);
    PyObject *__tmp2166 = cpy_r_r56.f2;
    PyTuple_SET_ITEM(cpy_r_r58, 2, __tmp2166);
    PyObject *__tmp2167 = cpy_r_r56.f3;
    PyTuple_SET_ITEM(cpy_r_r58, 3, __tmp2167);
    PyObject *__tmp2168 = cpy_r_r56.f4;
    PyTuple_SET_ITEM(cpy_r_r58, 4, __tmp2168);
    cpy_r_r59 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "tile", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL144;
    }
CPyL54: ;
    cpy_r_r60 = CPySequenceTuple_GetItem(cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL145;
    }
    if (likely(PyUnicode_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals, "str", cpy_r_r60);
        goto CPyL145;
    }
    cpy_r_r62 = CPyStr_Build(2, cpy_r_r55, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL145;
    }
    cpy_r_r63 = CPyDict_Build(1, cpy_r_r54, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL145;
    }
    cpy_r_r64 = NULL;
    cpy_r_r65 = 2;
    cpy_r_r66 = CPyDef_decision___ask(cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r53, cpy_r_r63, cpy_r_r64, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL60: ;
    cpy_r_r68 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r69 = cpy_r_type != cpy_r_r68;
    if (!cpy_r_r69) goto CPyL63;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r70 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 28, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL130;
    }
    cpy_r_chosen = cpy_r_r70;
    goto CPyL108;
CPyL65: ;
    cpy_r_r71 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "o", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r71);
CPyL66: ;
    cpy_r_r72 = ((serai___games___merv___options___OptionsObject *)cpy_r_r71)->_upgrade_tile;
    if (unlikely(cpy_r_r72 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrade_tile' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r72);
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
CPyL67: ;
    cpy_r_r73 = CPyDef_effects___upgrades_____mypyc_lambda__2_upgrade_obj();
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject *)cpy_r_r73)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r74 = NULL;
    cpy_r_r75 = NULL;
    cpy_r_r76 = CPyDef_offer___Offer(cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 30, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r77 = CPY_GET_METHOD(cpy_r_r76, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r76); /* options */
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 31, CPyStatic_effects___upgrades___globals);
        goto CPyL147;
    }
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    CPy_DECREF(cpy_r_r77);
    cpy_r_r80 = cpy_r_r79 << 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (cpy_r_r81) {
        goto CPyL76;
    } else
        goto CPyL148;
CPyL71: ;
    cpy_r_r82 = Py_None;
    CPy_INCREF(cpy_r_r82);
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_effects___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r85 = CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL75;
    CPyGen_SetStopIterationValue(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL75: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r82;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL76: ;
    cpy_r_r86 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "me", 33, CPyStatic_effects___upgrades___globals);
        goto CPyL147;
    }
    CPyTagged_INCREF(cpy_r_r86);
CPyL77: ;
    cpy_r_r87 = CPyStatics[1787]; /* 'upgrade-tile' */
    cpy_r_r88 = CPyStatics[1788]; /* 'MV-EFF-09' */
    cpy_r_r89 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "o", 33, CPyStatic_effects___upgrades___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r89);
CPyL78: ;
    cpy_r_r90 = ((serai___games___merv___options___OptionsObject *)cpy_r_r89)->_may_decline;
    if (unlikely(cpy_r_r90 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'may_decline' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r90);
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 33, CPyStatic_effects___upgrades___globals);
        goto CPyL149;
    }
CPyL79: ;
    cpy_r_r91 = CPyDef_offer___Offer_____add__(cpy_r_r76, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 33, CPyStatic_effects___upgrades___globals);
        goto CPyL150;
    }
    cpy_r_r92 = NULL;
    cpy_r_r93 = NULL;
    cpy_r_r94 = 2;
    cpy_r_r95 = CPyDef_decision___ask(cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 33, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r95;
CPyL82: ;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = cpy_r_type != cpy_r_r97;
    if (!cpy_r_r98) goto CPyL85;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 33, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL85: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r99 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 33, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL130;
    }
    cpy_r_chosen = cpy_r_r99;
    cpy_r_r100 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "o", 34, CPyStatic_effects___upgrades___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r100);
CPyL87: ;
    cpy_r_r101 = ((serai___games___merv___options___OptionsObject *)cpy_r_r100)->_decline;
    if (unlikely(cpy_r_r101 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'decline' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r101);
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 34, CPyStatic_effects___upgrades___globals);
        goto CPyL151;
    }
CPyL88: ;
    cpy_r_r102 = cpy_r_chosen == cpy_r_r101;
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 ^ 1;
    if (!cpy_r_r103) goto CPyL108;
    cpy_r_r104 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r104);
    CPy_DECREF(cpy_r_chosen);
    if (likely(PyLong_Check(cpy_r_r104)))
        cpy_r_r105 = CPyTagged_FromObject(cpy_r_r104);
    else {
        CPy_TypeError("int", cpy_r_r104); cpy_r_r105 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 35, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    if (((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile);
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile = cpy_r_r105;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 35, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r107 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "me", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPyTagged_INCREF(cpy_r_r107);
CPyL92: ;
    cpy_r_r108 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r109 = CPyStatics[1788]; /* 'MV-EFF-09' */
    cpy_r_r110 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r111 = CPyStatics[1786]; /* 'upgrade-' */
    cpy_r_r112 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r112.f0 == NULL)) {
        goto CPyL152;
    } else
        goto CPyL95;
CPyL93: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r113 = 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL95: ;
    cpy_r_r114 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "tile", 27, CPyStatic_effects___upgrades___globals);
        goto CPyL153;
    }
CPyL96: ;
    CPyTagged_INCREF(cpy_r_r114);
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r114);
    CPy_INCREF(cpy_r_r112.f0);
    CPy_INCREF(cpy_r_r112.f1);
    CPy_INCREF(cpy_r_r112.f2);
    CPy_INCREF(cpy_r_r112.f3);
    CPy_INCREF(cpy_r_r112.f4);
    cpy_r_r116 = PyTuple_New(5);
    if (unlikely(cpy_r_r116 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2169 = cpy_r_r112.f0;
    PyTuple_SET_ITEM(cpy_r_r116, 0, __tmp2169);
    PyObject *__tmp2170 = cpy_r_r112.f1;
    PyTuple_SET_ITEM(cpy_r_r116, 1, __tmp2170);
    PyObject *__tmp2171 = cpy_r_r112.f2;
    PyTuple_SET_ITEM(cpy_r_r116, 2, __tmp2171);
    PyObject *__tmp2172 = cpy_r_r112.f3;
    PyTuple_SET_ITEM(cpy_r_r116, 3, __tmp2172);
    PyObject *__tmp2173 = cpy_r_r112.f4;
    PyTuple_SET_ITEM(cpy_r_r116, 4, __tmp2173);
    cpy_r_r117 = PyObject_GetItem(cpy_r_r116, cpy_r_r115);
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL153;
    }
    if (likely(PyUnicode_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals, "str", cpy_r_r117);
        goto CPyL153;
    }
    cpy_r_r119 = CPyStr_Build(2, cpy_r_r111, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL153;
    }
    cpy_r_r120 = CPyDict_Build(1, cpy_r_r110, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL153;
    }
    cpy_r_r121 = NULL;
    cpy_r_r122 = 2;
    cpy_r_r123 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__places;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "places", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL154;
    }
CPyL101: ;
    cpy_r_r124 = CPyDef_decision___ask(cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r123, cpy_r_r120, cpy_r_r121, cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL103: ;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = cpy_r_type != cpy_r_r126;
    if (!cpy_r_r127) goto CPyL106;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL106: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r128 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 36, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL130;
    }
    cpy_r_chosen = cpy_r_r128;
CPyL108: ;
    cpy_r_r129 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "o", 37, CPyStatic_effects___upgrades___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r129);
CPyL109: ;
    cpy_r_r130 = ((serai___games___merv___options___OptionsObject *)cpy_r_r129)->_decline;
    if (unlikely(cpy_r_r130 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'decline' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r130);
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 37, CPyStatic_effects___upgrades___globals);
        goto CPyL151;
    }
CPyL110: ;
    cpy_r_r131 = cpy_r_chosen == cpy_r_r130;
    CPy_DECREF(cpy_r_r130);
    if (cpy_r_r131) {
        goto CPyL155;
    } else
        goto CPyL120;
CPyL111: ;
    cpy_r_r132 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "t", 38, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r132);
CPyL112: ;
    cpy_r_r133 = CPyStatics[1157]; /* 'event-declined' */
    cpy_r_r134 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "me", 38, CPyStatic_effects___upgrades___globals);
        goto CPyL156;
    }
    CPyTagged_INCREF(cpy_r_r134);
CPyL113: ;
    cpy_r_r135 = CPyStatics[1213]; /* 'MV-EFF-17' */
    cpy_r_r136 = PyDict_New();
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 38, CPyStatic_effects___upgrades___globals);
        goto CPyL157;
    }
    cpy_r_r137 = CPyDef_kernel___table___Table___tell(cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r136);
    CPyTagged_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 38, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r138 = Py_None;
    CPy_INCREF(cpy_r_r138);
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r140 = CPyDef_effects___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r141 = CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL119;
    CPyGen_SetStopIterationValue(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL119: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r138;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL120: ;
    cpy_r_r142 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "t", 40, CPyStatic_effects___upgrades___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r142);
CPyL121: ;
    cpy_r_r143 = ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_env", "me", 40, CPyStatic_effects___upgrades___globals);
        goto CPyL158;
    }
    CPyTagged_INCREF(cpy_r_r143);
CPyL122: ;
    cpy_r_r144 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r144);
    CPy_DECREF(cpy_r_chosen);
    if (likely(PyLong_Check(cpy_r_r144)))
        cpy_r_r145 = CPyTagged_FromObject(cpy_r_r144);
    else {
        CPy_TypeError("int", cpy_r_r144); cpy_r_r145 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 40, CPyStatic_effects___upgrades___globals);
        goto CPyL159;
    }
    cpy_r_r146 = ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade", "upgrade_gen", "tile", 40, CPyStatic_effects___upgrades___globals);
        goto CPyL160;
    }
CPyL124: ;
    cpy_r_r147 = CPyDef_effects___upgrades___place_upgrade(cpy_r_r142, cpy_r_r143, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r142);
    CPyTagged_DECREF(cpy_r_r143);
    CPyTagged_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 40, CPyStatic_effects___upgrades___globals);
        goto CPyL130;
    }
    cpy_r_r148 = Py_None;
    CPy_INCREF(cpy_r_r148);
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r150 = CPyDef_effects___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r151 = CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL129;
    CPyGen_SetStopIterationValue(cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL129: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r148;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL130: ;
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r153 = CPyDef_effects___upgrades___upgrade_env_clear_on_completion(cpy_r_r0);
    cpy_r_r154 = CPyDef_effects___upgrades___upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r155 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r155;
CPyL131: ;
    cpy_r_r156 = cpy_r_r1 == 0;
    if (cpy_r_r156) goto CPyL2;
    cpy_r_r157 = cpy_r_r1 == 1;
    if (cpy_r_r157) goto CPyL60;
    cpy_r_r158 = cpy_r_r1 == 2;
    if (cpy_r_r158) goto CPyL82;
    cpy_r_r159 = cpy_r_r1 == 3;
    if (cpy_r_r159) goto CPyL103;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r160 = 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL137: ;
    cpy_r_r161 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r161;
CPyL138: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL130;
CPyL139: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL130;
CPyL140: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL130;
CPyL141: ;
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL130;
CPyL142: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r51);
    goto CPyL130;
CPyL143: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r53);
    goto CPyL51;
CPyL144: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r58);
    goto CPyL130;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r53);
    goto CPyL130;
CPyL146: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL130;
CPyL147: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL130;
CPyL148: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL71;
CPyL149: ;
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r86);
    goto CPyL130;
CPyL150: ;
    CPyTagged_DecRef(cpy_r_r86);
    goto CPyL130;
CPyL151: ;
    CPy_DecRef(cpy_r_chosen);
    goto CPyL130;
CPyL152: ;
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL93;
CPyL153: ;
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL130;
CPyL154: ;
    CPyTagged_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r120);
    goto CPyL130;
CPyL155: ;
    CPy_DECREF(cpy_r_chosen);
    goto CPyL111;
CPyL156: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL130;
CPyL157: ;
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r134);
    goto CPyL130;
CPyL158: ;
    CPy_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r142);
    goto CPyL130;
CPyL159: ;
    CPy_DecRef(cpy_r_r142);
    CPyTagged_DecRef(cpy_r_r143);
    goto CPyL130;
CPyL160: ;
    CPy_DecRef(cpy_r_r142);
    CPyTagged_DecRef(cpy_r_r143);
    CPyTagged_DecRef(cpy_r_r145);
    goto CPyL130;
}
        
PyObject *CPyDef_effects___upgrades___upgrade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___upgrades___upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___upgrades___upgrade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___upgrade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__next__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___upgrades___upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___upgrades___upgrade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___upgrades___upgrade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "send", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___upgrades___upgrade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___upgrade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__iter__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___upgrades___upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___upgrades___upgrade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.upgrade_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___upgrades___upgrade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "throw", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___upgrades___upgrade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2174 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2174);
    PyObject *__tmp2175 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2175);
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
        
        PyObject *CPyPy_effects___upgrades___upgrade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___upgrade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "close", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_effects___upgrades___upgrade_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_effects___upgrades___upgrade_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL10;
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___merv___effects___upgrades___upgrade_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_source);
    if (((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__source != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__source);
    }
    ((serai___games___merv___effects___upgrades___upgrade_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__source = cpy_r_source;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
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
        
        PyObject *CPyPy_effects___upgrades___upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "call", "source", 0};
            static CPyArg_Parser parser = {"OOOO:upgrade", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_source)) {
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___upgrade(arg_t, arg_me, arg_call, arg_source);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade", 13, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades____district_note(PyObject *cpy_r_t, PyObject *cpy_r_option) {
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
    cpy_r_r0 = CPyStatics[1744]; /* 'note-district' */
    cpy_r_r1 = CPyStatics[1745]; /* 'district' */
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "_district_note", "Table", "book", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_district_ids;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "_district_note", "Book", "district_ids", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "_district_note", "Table", "tiles", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r6 = PyObject_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "_district_note", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r7 = PyObject_GetItem(cpy_r_r3, cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "_district_note", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyDict_Build(1, cpy_r_r1, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "_district_note", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    cpy_r_r9 = CPyDef_message___Message(cpy_r_r0, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "_district_note", 44, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL9: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
}
        
        PyObject *CPyPy_effects___upgrades____district_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:_district_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades____district_note(arg_t, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "_district_note", 43, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_tile_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", "Table", "upgrades", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_tile);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_tile);
    cpy_r_r2 = CPyList_Count(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", "Table", "book", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_upgrade_count;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", "Book", "upgrade_count", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
CPyL4: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_tile);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
    cpy_r_r7 = cpy_r_r2 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL8;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL9;
CPyL8: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r6);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL10;
CPyL9: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r6;
    cpy_r_r12 = cpy_r_r13;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r12) goto CPyL12;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL15;
CPyL12: ;
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r17 = CPyStatics[1789]; /* 'NO_SUCH_UPGRADE' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", 49, CPyStatic_effects___upgrades___globals);
        goto CPyL16;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_option___Reason))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", 49, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Reason", cpy_r_r18);
        goto CPyL16;
    }
    cpy_r_r15 = cpy_r_r19;
CPyL15: ;
    return cpy_r_r15;
CPyL16: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
}
        
        PyObject *CPyPy_effects___upgrades___upgrade_tile_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "tile", 0};
            static CPyArg_Parser parser = {"OO:upgrade_tile_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_tile)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___upgrade_tile_obstacle(arg_t, arg_tile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_tile_obstacle", 47, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
char CPyDef_effects___upgrades___place_upgrade(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_square, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T5OOOOO cpy_r_r6;
    char cpy_r_r7;
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
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "place_upgrade", "Table", "upgrades", 54, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_tile);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_tile);
    cpy_r_r2 = CPyList_SetItem(cpy_r_r0, cpy_r_square, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 54, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r3 = CPyStatics[1790]; /* 'event-upgrade' */
    cpy_r_r4 = CPyStatics[1785]; /* 'MV-EFF-08' */
    cpy_r_r5 = CPyStatics[1786]; /* 'upgrade-' */
    cpy_r_r6 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r6.f0 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 59, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL5: ;
    CPy_INCREF(cpy_r_r6.f0);
    CPy_INCREF(cpy_r_r6.f1);
    CPy_INCREF(cpy_r_r6.f2);
    CPy_INCREF(cpy_r_r6.f3);
    CPy_INCREF(cpy_r_r6.f4);
    cpy_r_r8 = PyTuple_New(5);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2176 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp2176);
    PyObject *__tmp2177 = cpy_r_r6.f1;
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp2177);
    PyObject *__tmp2178 = cpy_r_r6.f2;
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp2178);
    PyObject *__tmp2179 = cpy_r_r6.f3;
    PyTuple_SET_ITEM(cpy_r_r8, 3, __tmp2179);
    PyObject *__tmp2180 = cpy_r_r6.f4;
    PyTuple_SET_ITEM(cpy_r_r8, 4, __tmp2180);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, cpy_r_tile);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 59, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 59, CPyStatic_effects___upgrades___globals, "str", cpy_r_r9);
        goto CPyL26;
    }
    cpy_r_r11 = CPyStr_Build(2, cpy_r_r5, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 59, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "place_upgrade", "Table", "book", 60, CPyStatic_effects___upgrades___globals);
        goto CPyL27;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_square_ids;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "place_upgrade", "Book", "square_ids", 60, CPyStatic_effects___upgrades___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, cpy_r_square);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 60, CPyStatic_effects___upgrades___globals);
        goto CPyL27;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 60, CPyStatic_effects___upgrades___globals, "str", cpy_r_r14);
        goto CPyL27;
    }
    cpy_r_r16 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r17 = CPyStatics[1450]; /* 'square' */
    cpy_r_r18 = CPyDict_Build(2, cpy_r_r16, cpy_r_r11, cpy_r_r17, cpy_r_r15);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 55, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r19 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_me, cpy_r_r4, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 55, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "place_upgrade", "Table", "soldiers", 62, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
CPyL15: ;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r20, cpy_r_square);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 62, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 62, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r23 = (Py_ssize_t)cpy_r_r22 != -2;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL25;
    cpy_r_r24 = CPyStatics[1791]; /* 'event-soldier-leaves' */
    cpy_r_r25 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "place_upgrade", "Table", "soldiers", 63, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
CPyL19: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_square);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 63, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 63, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r28 = CPyStatics[1785]; /* 'MV-EFF-08' */
    cpy_r_r29 = PyDict_New();
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 63, CPyStatic_effects___upgrades___globals);
        goto CPyL28;
    }
    cpy_r_r30 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r24, cpy_r_r27, cpy_r_r28, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 63, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "place_upgrade", "Table", "soldiers", 64, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r31);
CPyL24: ;
    cpy_r_r32 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = CPyList_SetItem(cpy_r_r31, cpy_r_square, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 64, CPyStatic_effects___upgrades___globals);
        goto CPyL26;
    }
CPyL25: ;
    return 1;
CPyL26: ;
    cpy_r_r34 = 2;
    return cpy_r_r34;
CPyL27: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL26;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL26;
}
        
        PyObject *CPyPy_effects___upgrades___place_upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "square", "tile", 0};
            static CPyArg_Parser parser = {"OOOO:place_upgrade", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_square;
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_square, &obj_tile)) {
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
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            char retval = CPyDef_effects___upgrades___place_upgrade(arg_t, arg_me, arg_square, arg_tile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "place_upgrade", 52, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___upgrade_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_square, char cpy_r_anywhere) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", "Table", "owners", 69, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_square);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 69, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 69, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_me);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL6;
    } else
        goto CPyL20;
CPyL5: ;
    cpy_r_r7 = cpy_r_r2 != cpy_r_me;
    if (!cpy_r_r7) goto CPyL20;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 == -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r8) goto CPyL8;
    if (cpy_r_anywhere) goto CPyL11;
CPyL8: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r10 = CPyStatics[1792]; /* 'UPGRADE_NOT_YOURS' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 71, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_option___Reason))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 71, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Reason", cpy_r_r11);
        goto CPyL19;
    }
    return cpy_r_r12;
CPyL11: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", "Table", "upgrades", 72, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
CPyL12: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_square);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 72, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 72, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 != -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL18;
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r18 = CPyStatics[1793]; /* 'UPGRADE_ALREADY' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 73, CPyStatic_effects___upgrades___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_option___Reason))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 73, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Reason", cpy_r_r19);
        goto CPyL19;
    }
    return cpy_r_r20;
CPyL18: ;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    return cpy_r_r21;
CPyL19: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL11;
}
        
        PyObject *CPyPy_effects___upgrades___upgrade_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "square", "anywhere", 0};
            static CPyArg_Parser parser = {"OOOO:upgrade_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_square;
            PyObject *obj_anywhere;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_square, &obj_anywhere)) {
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
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            char arg_anywhere;
            if (unlikely(!PyBool_Check(obj_anywhere))) {
                CPy_TypeError("bool", obj_anywhere); goto fail;
            } else
                arg_anywhere = obj_anywhere == Py_True;
            PyObject *retval = CPyDef_effects___upgrades___upgrade_obstacle(arg_t, arg_me, arg_square, arg_anywhere);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "upgrade_obstacle", 67, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__get__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "__mypyc_lambda__3_take_bonus_tile_obj", "__mypyc_env__", 81, CPyStatic_effects___upgrades___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "take_bonus_tile_env", "t", 81, CPyStatic_effects___upgrades___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 81, CPyStatic_effects___upgrades___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_effects___upgrades___bonus_tile_obstacle(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 81, CPyStatic_effects___upgrades___globals);
        goto CPyL5;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 81, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__get__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    cpy_r_r0 = ((serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "__mypyc_lambda__4_take_bonus_tile_obj", "__mypyc_env__", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[1794]; /* 'note-effect' */
    cpy_r_r2 = CPyStatics[602]; /* 'effect' */
    cpy_r_r3 = ((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "take_bonus_tile_env", "t", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "Table", "book", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_bonus_tile_effect;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "<lambda>", "Book", "bonus_tile_effect", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r7 = PyObject_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r8 = CPyDict_Build(1, cpy_r_r2, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    cpy_r_r9 = CPyDef_message___Message(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL9: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
}
        
        PyObject *CPyPy_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<lambda>", 82, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    int32_t cpy_r_r19;
    int32_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    int32_t cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    int32_t cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "take_bonus_tile_gen", "__mypyc_env__", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL40;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL36;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "take_bonus_tile_env", "t", 80, CPyStatic_effects___upgrades___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "Table", "book", 80, CPyStatic_effects___upgrades___globals);
        goto CPyL41;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "Book", "options", 80, CPyStatic_effects___upgrades___globals);
        goto CPyL41;
    }
CPyL8: ;
    cpy_r_r7 = ((serai___games___merv___options___OptionsObject *)cpy_r_r6)->_bonus_tile;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "Options", "bonus_tile", 80, CPyStatic_effects___upgrades___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r8 = CPyDef_effects___upgrades_____mypyc_lambda__3_take_bonus_tile_obj();
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 81, CPyStatic_effects___upgrades___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject *)cpy_r_r8)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r9 = CPyDef_effects___upgrades_____mypyc_lambda__4_take_bonus_tile_obj();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 82, CPyStatic_effects___upgrades___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject *)cpy_r_r9)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r10 = NULL;
    cpy_r_r11 = CPyDef_offer___Offer(cpy_r_r7, cpy_r_r8, cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 79, CPyStatic_effects___upgrades___globals);
        goto CPyL35;
    }
    cpy_r_r12 = CPY_GET_METHOD(cpy_r_r11, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r11); /* options */
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 84, CPyStatic_effects___upgrades___globals);
        goto CPyL44;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) {
        goto CPyL19;
    } else
        goto CPyL45;
CPyL14: ;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r19 = CPyDef_effects___upgrades___take_bonus_tile_env_clear_on_completion(cpy_r_r0);
    cpy_r_r20 = CPyDef_effects___upgrades___take_bonus_tile_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL18;
    CPyGen_SetStopIterationValue(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (!0) goto CPyL40;
    CPy_Unreachable();
CPyL18: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r17;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL19: ;
    cpy_r_r21 = ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "take_bonus_tile_gen", "me", 86, CPyStatic_effects___upgrades___globals);
        goto CPyL44;
    }
CPyL20: ;
    cpy_r_r22 = CPyStatics[1795]; /* 'bonus-tile' */
    cpy_r_r23 = CPyStatics[1796]; /* 'MV-EFF-10' */
    cpy_r_r24 = NULL;
    cpy_r_r25 = NULL;
    cpy_r_r26 = 2;
    cpy_r_r27 = CPyDef_decision___ask(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r11, cpy_r_r24, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 86, CPyStatic_effects___upgrades___globals);
        goto CPyL35;
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r27;
CPyL22: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_type != cpy_r_r29;
    if (!cpy_r_r30) goto CPyL25;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 86, CPyStatic_effects___upgrades___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r31 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 86, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL35;
    }
    cpy_r_r32 = ((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "take_bonus_tile_env", "t", 87, CPyStatic_effects___upgrades___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r32);
CPyL27: ;
    cpy_r_r33 = ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", "take_bonus_tile_gen", "me", 87, CPyStatic_effects___upgrades___globals);
        goto CPyL47;
    }
CPyL28: ;
    cpy_r_r34 = ((serai___kernel___option___OptionObject *)cpy_r_r31)->_value;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 87, CPyStatic_effects___upgrades___globals);
        goto CPyL48;
    }
    cpy_r_r36 = CPyDef_effects___upgrades___own_bonus_tile(cpy_r_r32, cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 87, CPyStatic_effects___upgrades___globals);
        goto CPyL35;
    }
    cpy_r_r37 = Py_None;
    CPy_INCREF(cpy_r_r37);
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r39 = CPyDef_effects___upgrades___take_bonus_tile_env_clear_on_completion(cpy_r_r0);
    cpy_r_r40 = CPyDef_effects___upgrades___take_bonus_tile_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL34;
    CPyGen_SetStopIterationValue(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (!0) goto CPyL40;
    CPy_Unreachable();
CPyL34: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r37;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL35: ;
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r42 = CPyDef_effects___upgrades___take_bonus_tile_env_clear_on_completion(cpy_r_r0);
    cpy_r_r43 = CPyDef_effects___upgrades___take_bonus_tile_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r44 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL36: ;
    cpy_r_r45 = cpy_r_r1 == 0;
    if (cpy_r_r45) goto CPyL2;
    cpy_r_r46 = cpy_r_r1 == 1;
    if (cpy_r_r46) goto CPyL22;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r48 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL41: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL35;
CPyL42: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL35;
CPyL44: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL35;
CPyL45: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL14;
CPyL46: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL35;
CPyL47: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL35;
CPyL48: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL35;
}
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___upgrades___take_bonus_tile_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___upgrades___take_bonus_tile_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___take_bonus_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.take_bonus_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__next__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___upgrades___take_bonus_tile_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___upgrades___take_bonus_tile_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___take_bonus_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.take_bonus_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "send", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___upgrades___take_bonus_tile_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___take_bonus_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.take_bonus_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "__iter__", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___upgrades___take_bonus_tile_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___upgrades___take_bonus_tile_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___take_bonus_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.take_bonus_tile_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "throw", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___upgrades___take_bonus_tile_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2181 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2181);
    PyObject *__tmp2182 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2182);
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
        
        PyObject *CPyPy_effects___upgrades___take_bonus_tile_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___upgrades___take_bonus_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.upgrades.take_bonus_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "close", -1, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___take_bonus_tile(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_effects___upgrades___take_bonus_tile_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_effects___upgrades___take_bonus_tile_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL10;
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_source);
    if (((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__source != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__source);
    }
    ((serai___games___merv___effects___upgrades___take_bonus_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__source = cpy_r_source;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
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
        
        PyObject *CPyPy_effects___upgrades___take_bonus_tile(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "call", "source", 0};
            static CPyArg_Parser parser = {"OOOO:take_bonus_tile", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_source)) {
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___take_bonus_tile(arg_t, arg_me, arg_call, arg_source);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "take_bonus_tile", 77, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___upgrades___bonus_tile_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "bonus_tile_obstacle", "Table", "bonus_tiles", 91, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_tile);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "bonus_tile_obstacle", 91, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "bonus_tile_obstacle", 91, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 == -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL8;
CPyL5: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r7 = CPyStatics[1797]; /* 'BONUS_TILE_TAKEN' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "bonus_tile_obstacle", 91, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Reason))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "bonus_tile_obstacle", 91, CPyStatic_effects___upgrades___globals, "serai.kernel.option.Reason", cpy_r_r8);
        goto CPyL9;
    }
    cpy_r_r5 = cpy_r_r9;
CPyL8: ;
    return cpy_r_r5;
CPyL9: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_effects___upgrades___bonus_tile_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "tile", 0};
            static CPyArg_Parser parser = {"OO:bonus_tile_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_tile)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            PyObject *retval = CPyDef_effects___upgrades___bonus_tile_obstacle(arg_t, arg_tile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "bonus_tile_obstacle", 90, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
char CPyDef_effects___upgrades___own_bonus_tile(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", "Table", "bonus_tiles", 95, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_SetItem(cpy_r_r0, cpy_r_tile, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", 95, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r3 = CPyStatics[1798]; /* 'event-bonus-tile' */
    cpy_r_r4 = CPyStatics[1796]; /* 'MV-EFF-10' */
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", "Table", "book", 96, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_bonus_tile_ids;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", "Book", "bonus_tile_ids", 96, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, cpy_r_tile);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", 96, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", 96, CPyStatic_effects___upgrades___globals, "str", cpy_r_r7);
        goto CPyL9;
    }
    cpy_r_r9 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r9, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", 96, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    cpy_r_r11 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_seat, cpy_r_r4, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", 96, CPyStatic_effects___upgrades___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_effects___upgrades___own_bonus_tile(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "tile", 0};
            static CPyArg_Parser parser = {"OOO:own_bonus_tile", kwlist, 0};
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
            char retval = CPyDef_effects___upgrades___own_bonus_tile(arg_t, arg_seat, arg_tile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "own_bonus_tile", 94, CPyStatic_effects___upgrades___globals);
            return NULL;
        }
        
char CPyDef_effects___upgrades_____top_level__(void) {
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
    char cpy_r_r144;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 1, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 1, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_effects___upgrades___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 3, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_effects___upgrades___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 5, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 5, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 5, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 5, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 5, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 6, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r43 = CPyExec_serai___games___merv___names;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 6, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 6, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 6, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5260]; /* ('CUBES', 'FROM_PAIRS', 'NOBODY', 'NONE', 'WHITE') */
    cpy_r_r54 = CPyStatic_effects___upgrades___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 6, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 7, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r65 = CPyExec_serai___games___merv___table;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 7, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 7, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 7, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r76 = CPyStatic_effects___upgrades___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 7, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    } else
        goto CPyL56;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r79 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 8, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r87 = CPyExec_serai___kernel___decision;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 8, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 8, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 8, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r98 = CPyStatic_effects___upgrades___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 8, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    } else
        goto CPyL57;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r101 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 9, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r109 = CPyExec_serai___kernel___effects;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 9, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 9, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 9, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r120 = CPyStatic_effects___upgrades___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 9, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    } else
        goto CPyL58;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r123 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 10, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___kernel___message;
    cpy_r_r131 = CPyExec_serai___kernel___message;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 10, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 10, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 10, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r142 = CPyStatic_effects___upgrades___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/upgrades.py", "<module>", 10, CPyStatic_effects___upgrades___globals);
        goto CPyL54;
    } else
        goto CPyL59;
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r144 = 2;
    return cpy_r_r144;
CPyL55: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL56: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL57: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL58: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL59: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
}

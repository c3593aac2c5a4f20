#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___dice___place_dice_env_traverse(serai___games___encyclopedia___dice___place_dice_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___dice___place_dice_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___dice___place_dice_envObject *self = (serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_encyclopedia___dice___place_dice_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___dice___place_dice_envObject *self = (serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___dice___place_dice_env_dealloc(serai___games___encyclopedia___dice___place_dice_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___dice___place_dice_env_free_instance == NULL) {
        encyclopedia___dice___place_dice_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___dice___place_dice_env_dealloc)
    CPyDef_encyclopedia___dice___place_dice_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___dice_____mypyc__place_dice_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___dice___place_dice_env(void);

static PyObject *
encyclopedia___dice___place_dice_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___dice___place_dice_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___dice_____mypyc__place_dice_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___dice___place_dice_env_vtable[1];
static bool
CPyDef_encyclopedia___dice___place_dice_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___dice___place_dice_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___dice___place_dice_env_vtable, encyclopedia___dice___place_dice_env_vtable_scratch, sizeof(encyclopedia___dice___place_dice_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___dice___place_dice_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___dice___place_dice_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___dice_____mypyc__place_dice_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___dice___place_dice_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_dice_env",
    .tp_new = encyclopedia___dice___place_dice_env_new,
    .tp_dealloc = (destructor)encyclopedia___dice___place_dice_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___dice___place_dice_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___dice___place_dice_env_clear,
    .tp_methods = encyclopedia___dice___place_dice_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___dice___place_dice_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_dice_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___dice___place_dice_env_template = &CPyType_encyclopedia___dice___place_dice_env_template_;

PyObject *CPyDef_encyclopedia___dice_____mypyc__place_dice_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___dice___place_dice_envObject *self;
    if (encyclopedia___dice___place_dice_env_free_instance != NULL) {
        self = encyclopedia___dice___place_dice_env_free_instance;
        encyclopedia___dice___place_dice_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___dice___place_dice_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___dice___place_dice_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___dice___place_dice_env(void)
{
    PyObject *self = CPyDef_encyclopedia___dice_____mypyc__place_dice_env_setup((PyObject *)CPyType_encyclopedia___dice___place_dice_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___dice___place_dice_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___dice___place_dice_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___dice___place_dice_gen,
};
static int
encyclopedia___dice___place_dice_gen_traverse(serai___games___encyclopedia___dice___place_dice_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rolled);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__die)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__die));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__slot));
    }
    Py_VISIT(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    Py_VISIT(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___dice___place_dice_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___dice___place_dice_genObject *self = (serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rolled);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__die)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__die;
        self->___mypyc_generator_frame_attribute__die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__slot;
        self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    return 0;
}

static int32_t CPyDef_encyclopedia___dice___place_dice_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___dice___place_dice_genObject *self = (serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rolled);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__die)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__die;
        self->___mypyc_generator_frame_attribute__die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__slot;
        self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    return 0;
}

static void
encyclopedia___dice___place_dice_gen_dealloc(serai___games___encyclopedia___dice___place_dice_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___dice___place_dice_gen_free_instance == NULL) {
        encyclopedia___dice___place_dice_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rolled);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__die)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__die;
            self->___mypyc_generator_frame_attribute__die = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__die = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        self->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__slot)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__slot;
            self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
        }
        self->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5 = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
        self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___dice___place_dice_gen_dealloc)
    CPyDef_encyclopedia___dice___place_dice_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___dice_____mypyc__place_dice_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___dice___place_dice_gen(void);

static PyObject *
encyclopedia___dice___place_dice_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___dice___place_dice_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___dice_____mypyc__place_dice_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___dice___place_dice_gen_vtable[6];
static bool
CPyDef_encyclopedia___dice___place_dice_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___dice___place_dice_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___dice___place_dice_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___dice___place_dice_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___dice___place_dice_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___dice___place_dice_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___dice___place_dice_gen___close,
    };
    memcpy(encyclopedia___dice___place_dice_gen_vtable, encyclopedia___dice___place_dice_gen_vtable_scratch, sizeof(encyclopedia___dice___place_dice_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___dice___place_dice_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___dice___place_dice_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___dice_____mypyc__place_dice_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___dice___place_dice_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___dice___place_dice_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___dice___place_dice_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___dice___place_dice_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___dice___place_dice_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___dice___place_dice_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_dice_gen",
    .tp_new = encyclopedia___dice___place_dice_gen_new,
    .tp_dealloc = (destructor)encyclopedia___dice___place_dice_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___dice___place_dice_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___dice___place_dice_gen_clear,
    .tp_methods = encyclopedia___dice___place_dice_gen_methods,
    .tp_iter = CPyDef_encyclopedia___dice___place_dice_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___dice___place_dice_gen_____next__,
    .tp_as_async = &encyclopedia___dice___place_dice_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___dice___place_dice_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_dice_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___dice___place_dice_gen_template = &CPyType_encyclopedia___dice___place_dice_gen_template_;

PyObject *CPyDef_encyclopedia___dice_____mypyc__place_dice_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___dice___place_dice_genObject *self;
    if (encyclopedia___dice___place_dice_gen_free_instance != NULL) {
        self = encyclopedia___dice___place_dice_gen_free_instance;
        encyclopedia___dice___place_dice_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___dice___place_dice_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___dice___place_dice_gen_vtable;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__die = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3 = -113;
    self->___mypyc_generator_frame_attribute__slot = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5 = -113;
    self->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___dice___place_dice_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___dice_____mypyc__place_dice_gen_setup((PyObject *)CPyType_encyclopedia___dice___place_dice_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___dice_____mypyc_lambda__0_place_dice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_traverse(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self = (serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self = (serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject))));
    return 0;
}

static void
encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_dealloc(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_free_instance == NULL) {
        encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_dealloc)
    CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___dice_____mypyc___3__mypyc_lambda__0_place_dice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj(void);

static PyObject *
encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___dice_____mypyc___3__mypyc_lambda__0_place_dice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_vtable[2];
static bool
CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____get__,
    };
    memcpy(encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_vtable, encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_vtable_scratch, sizeof(encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_get___3_mypyc_env__(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self, void *closure);

static PyGetSetDef encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___dice_____mypyc___3__mypyc_lambda__0_place_dice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_place_dice_obj",
    .tp_new = encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_new,
    .tp_dealloc = (destructor)encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_clear,
    .tp_getset = encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_getseters,
    .tp_methods = encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___dice_____mypyc_lambda__0_place_dice_obj,
    .tp_members = encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_place_dice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_template = &CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_template_;

PyObject *CPyDef_encyclopedia___dice_____mypyc___3__mypyc_lambda__0_place_dice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self;
    if (encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_free_instance != NULL) {
        self = encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_free_instance;
        encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___dice_____mypyc___3__mypyc_lambda__0_place_dice_obj_setup((PyObject *)CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_get___3_mypyc_env__(serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_place_dice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef encyclopedia___dicemodule_methods[] = {
    {"draw_and_roll", (PyCFunction)CPyPy_encyclopedia___dice___draw_and_roll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw_and_roll(t)\n--\n\n") /* docstring */},
    {"rolled_dice", (PyCFunction)CPyPy_encyclopedia___dice___rolled_dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rolled_dice(t, seat)\n--\n\n") /* docstring */},
    {"place_dice", (PyCFunction)CPyPy_encyclopedia___dice___place_dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_dice(t, seat, rolled)\n--\n\n") /* docstring */},
    {"_put", (PyCFunction)CPyPy_encyclopedia___dice____put, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_put(t, seat, die, slot)\n--\n\n") /* docstring */},
    {"take_die", (PyCFunction)CPyPy_encyclopedia___dice___take_die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_die(t, me, die)\n--\n\n") /* docstring */},
    {"roll_again", (PyCFunction)CPyPy_encyclopedia___dice___roll_again, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll_again(t, me, die)\n--\n\n") /* docstring */},
    {"return_dice", (PyCFunction)CPyPy_encyclopedia___dice___return_dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("return_dice(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___dice__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___dice__internal, "__name__");
    CPyStatic_encyclopedia___dice___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___dice__internal);
    if (unlikely(CPyStatic_encyclopedia___dice___globals == NULL))
        goto fail;
    CPyType_encyclopedia___dice___place_dice_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___dice___place_dice_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___dice___place_dice_env))
        goto fail;
    CPyDef_encyclopedia___dice___place_dice_env_trait_vtable_setup();
    CPyType_encyclopedia___dice___place_dice_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___dice___place_dice_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___dice___place_dice_gen))
        goto fail;
    CPyDef_encyclopedia___dice___place_dice_gen_trait_vtable_setup();
    CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj))
        goto fail;
    CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_trait_vtable_setup();
    char result = CPyDef_encyclopedia___dice_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___dice__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___dice___place_dice_env);
    Py_CLEAR(CPyType_encyclopedia___dice___place_dice_gen);
    Py_CLEAR(CPyType_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___dice(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___dice__impl, &CPyImportState_serai___games___encyclopedia___dice, &CPyModule_serai___games___encyclopedia___dice);
}
static struct PyModuleDef encyclopedia___dicemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.dice",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___dicemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___dice(void)
{
    if (CPyModule_serai___games___encyclopedia___dice__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___dice__internal);
        return CPyModule_serai___games___encyclopedia___dice__internal;
    }
    CPyModule_serai___games___encyclopedia___dice__internal = PyModule_Create(&encyclopedia___dicemodule);
    return CPyModule_serai___games___encyclopedia___dice__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___dice(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___dice__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___dice__internal);
        return CPyModule_serai___games___encyclopedia___dice__internal;
    }
    CPyModule_serai___games___encyclopedia___dice__internal = PyModule_Create(&encyclopedia___dicemodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___dice__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.dice");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___dice__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___dice__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___dice__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___dice(CPyModule_serai___games___encyclopedia___dice__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___dice__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.dice");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___dice__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___dice___draw_and_roll(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_seat;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r__;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    tuple_T2II cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    tuple_T2II cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
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
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 16, CPyStatic_encyclopedia___dice___globals);
        goto CPyL51;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "active", 17, CPyStatic_encyclopedia___dice___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_encyclopedia___table___Table___clockwise(cpy_r_t, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 17, CPyStatic_encyclopedia___dice___globals);
        goto CPyL52;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_left;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "left", 17, CPyStatic_encyclopedia___dice___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetSlice(cpy_r_r2, 0, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 17, CPyStatic_encyclopedia___dice___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 17, CPyStatic_encyclopedia___dice___globals, "list", cpy_r_r4);
        goto CPyL52;
    }
    cpy_r_r6 = 0;
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 17, CPyStatic_encyclopedia___dice___globals);
        goto CPyL55;
    }
    cpy_r_seat = cpy_r_r15;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "book", 18, CPyStatic_encyclopedia___dice___globals);
        goto CPyL56;
    }
CPyL10: ;
    cpy_r_r17 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r16)->_dice_drawn;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Book", "dice_drawn", 18, CPyStatic_encyclopedia___dice___globals);
        goto CPyL56;
    }
CPyL11: ;
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_extra_dice;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "extra_dice", 18, CPyStatic_encyclopedia___dice___globals);
        goto CPyL56;
    }
CPyL12: ;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r17, cpy_r_r18);
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "bag", 18, CPyStatic_encyclopedia___dice___globals);
        goto CPyL57;
    }
CPyL13: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r23 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL15;
    cpy_r_r26 = cpy_r_r19 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL16;
CPyL15: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_r19);
    if (cpy_r_r28) {
        goto CPyL58;
    } else
        goto CPyL18;
CPyL16: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r23 < (Py_ssize_t)cpy_r_r19;
    if (cpy_r_r29) {
        goto CPyL58;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r30 = cpy_r_r23;
    goto CPyL19;
CPyL18: ;
    cpy_r_r30 = cpy_r_r19;
CPyL19: ;
    cpy_r_r31 = 0;
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r__ = cpy_r_r32;
    CPy_DECREF(cpy_r__);
CPyL20: ;
    cpy_r_r33 = cpy_r_r31 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL22;
    cpy_r_r35 = cpy_r_r30 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL23;
CPyL22: ;
    cpy_r_r37 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r30);
    if (cpy_r_r37) {
        goto CPyL24;
    } else
        goto CPyL59;
CPyL23: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r31 < (Py_ssize_t)cpy_r_r30;
    if (!cpy_r_r38) goto CPyL59;
CPyL24: ;
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r__ = cpy_r_r39;
    CPy_DECREF(cpy_r__);
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r40 = cpy_r_seat;
    cpy_r_r41 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "bag", 19, CPyStatic_encyclopedia___dice___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r41);
CPyL25: ;
    cpy_r_r42 = CPyList_PopLast(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 19, CPyStatic_encyclopedia___dice___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 19, CPyStatic_encyclopedia___dice___globals);
        goto CPyL60;
    }
    cpy_r_r44.f0 = cpy_r_r40;
    cpy_r_r44.f1 = cpy_r_r43;
    cpy_r_r45 = PyTuple_New(2);
    if (unlikely(cpy_r_r45 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp624 = CPyTagged_StealAsObject(cpy_r_r44.f0);
    PyTuple_SET_ITEM(cpy_r_r45, 0, __tmp624);
    PyObject *__tmp625 = CPyTagged_StealAsObject(cpy_r_r44.f1);
    PyTuple_SET_ITEM(cpy_r_r45, 1, __tmp625);
    cpy_r_r46 = PyList_Append(cpy_r_r0, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 19, CPyStatic_encyclopedia___dice___globals);
        goto CPyL61;
    }
    cpy_r_r48 = CPyTagged_Add(cpy_r_r31, 2);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r31 = cpy_r_r48;
    goto CPyL20;
CPyL29: ;
    cpy_r_r49 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r49;
    goto CPyL7;
CPyL30: ;
    cpy_r_r50 = 0;
CPyL31: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r50 < cpy_r_r52;
    if (!cpy_r_r53) goto CPyL62;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r50 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    PyObject *__tmp626;
    if (unlikely(!(PyTuple_Check(cpy_r_r58) && PyTuple_GET_SIZE(cpy_r_r58) == 2))) {
        __tmp626 = NULL;
        goto __LL627;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r58, 0))))
        __tmp626 = PyTuple_GET_ITEM(cpy_r_r58, 0);
    else {
        __tmp626 = NULL;
    }
    if (__tmp626 == NULL) goto __LL627;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r58, 1))))
        __tmp626 = PyTuple_GET_ITEM(cpy_r_r58, 1);
    else {
        __tmp626 = NULL;
    }
    if (__tmp626 == NULL) goto __LL627;
    __tmp626 = cpy_r_r58;
__LL627: ;
    if (unlikely(__tmp626 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r58); cpy_r_r59 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp628 = PyTuple_GET_ITEM(cpy_r_r58, 0);
        CPyTagged __tmp629;
        if (likely(PyLong_Check(__tmp628)))
            __tmp629 = CPyTagged_FromObject(__tmp628);
        else {
            goto __LL630;
        }
        cpy_r_r59.f0 = __tmp629;
        PyObject *__tmp631 = PyTuple_GET_ITEM(cpy_r_r58, 1);
        CPyTagged __tmp632;
        if (likely(PyLong_Check(__tmp631)))
            __tmp632 = CPyTagged_FromObject(__tmp631);
        else {
            goto __LL633;
        }
        cpy_r_r59.f1 = __tmp632;
    }
    goto __LL634;
__LL630: ;
    cpy_r_r59 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL634;
__LL633: ;
    CPyTagged_DECREF(cpy_r_r59.f0);
    cpy_r_r59 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL634;
__LL634: ;
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 20, CPyStatic_encyclopedia___dice___globals);
        goto CPyL52;
    }
    cpy_r_r60 = cpy_r_r59.f0;
    CPyTagged_INCREF(cpy_r_r60);
    cpy_r_seat = cpy_r_r60;
    cpy_r_r61 = cpy_r_r59.f1;
    CPyTagged_INCREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r59.f0);
    CPyTagged_DECREF(cpy_r_r59.f1);
    cpy_r_r62 = CPyTagged_Subtract(-20, cpy_r_seat);
    cpy_r_r63 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "places", 21, CPyStatic_encyclopedia___dice___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r63);
CPyL34: ;
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r62);
    cpy_r_r65 = CPyList_SetItem(cpy_r_r63, cpy_r_r61, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 21, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
    cpy_r_r66 = CPyDef_kernel___table___Table___roll(cpy_r_t);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 22, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
    cpy_r_r67 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "values", 22, CPyStatic_encyclopedia___dice___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r67);
CPyL37: ;
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r69 = CPyList_SetItem(cpy_r_r67, cpy_r_r61, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 22, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
    cpy_r_r70 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "story", 23, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
CPyL39: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = cpy_r_r70 != cpy_r_r71;
    if (!cpy_r_r72) goto CPyL66;
    cpy_r_r73 = CPyStatics[780]; /* 'event-rolled' */
    cpy_r_r74 = CPyStatics[781]; /* 'EN-DICE-01' */
    cpy_r_r75 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "book", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
CPyL41: ;
    cpy_r_r76 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r75)->_die_ids;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Book", "die_ids", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r76);
CPyL42: ;
    cpy_r_r77 = CPySequenceTuple_GetItem(cpy_r_r76, cpy_r_r61);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL64;
    }
    if (likely(PyUnicode_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 24, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r77);
        goto CPyL64;
    }
    cpy_r_r79 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "draw_and_roll", "Table", "values", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL67;
    }
CPyL45: ;
    cpy_r_r80 = CPyList_GetItem(cpy_r_r79, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL68;
    }
    cpy_r_r82 = CPyStatics[543]; /* 'die' */
    cpy_r_r83 = CPyStatics[337]; /* 'value' */
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r81);
    cpy_r_r85 = CPyDict_Build(2, cpy_r_r82, cpy_r_r78, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL69;
    }
    cpy_r_r86 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r73, cpy_r_seat, cpy_r_r74, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 24, CPyStatic_encyclopedia___dice___globals);
        goto CPyL52;
    }
CPyL49: ;
    cpy_r_r87 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r87;
    goto CPyL31;
CPyL50: ;
    return 1;
CPyL51: ;
    cpy_r_r88 = 2;
    return cpy_r_r88;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL51;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL51;
CPyL54: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL30;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL51;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL51;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL51;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL17;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL29;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL51;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL51;
CPyL62: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL50;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL51;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL51;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL51;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r61);
    goto CPyL49;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r78);
    goto CPyL51;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r78);
    goto CPyL51;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL51;
}
        
        PyObject *CPyPy_encyclopedia___dice___draw_and_roll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:draw_and_roll", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___dice___draw_and_roll(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "draw_and_roll", 14, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___rolled_dice(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "rolled_dice", 29, CPyStatic_encyclopedia___dice___globals);
        goto CPyL12;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "rolled_dice", "Table", "places", 29, CPyStatic_encyclopedia___dice___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL14;
    cpy_r_die = cpy_r_r1;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "rolled_dice", 29, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
    cpy_r_r13 = CPyTagged_Subtract(-20, cpy_r_seat);
    cpy_r_r14 = cpy_r_r12 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL7;
    cpy_r_r16 = CPyTagged_IsEq_(cpy_r_r12, cpy_r_r13);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL8;
CPyL7: ;
    cpy_r_r18 = cpy_r_r12 == cpy_r_r13;
    cpy_r_r17 = cpy_r_r18;
CPyL8: ;
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r17) goto CPyL16;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r20 = PyList_Append(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "rolled_dice", 29, CPyStatic_encyclopedia___dice___globals);
        goto CPyL17;
    }
CPyL10: ;
    cpy_r_r22 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r22;
    cpy_r_r23 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r23;
    goto CPyL3;
CPyL11: ;
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL12;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_die);
    goto CPyL10;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
}
        
        PyObject *CPyPy_encyclopedia___dice___rolled_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:rolled_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___dice___rolled_dice(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "rolled_dice", 27, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "__get__", -1, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    cpy_r_r0 = ((serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "<lambda>", "__mypyc_lambda__0_place_dice_obj", "__mypyc_env__", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[782]; /* 'note-rolled' */
    cpy_r_r2 = CPyStatics[337]; /* 'value' */
    cpy_r_r3 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "<lambda>", "place_dice_env", "t", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_values;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "<lambda>", "Table", "values", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL8;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r6 = PyObject_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<lambda>", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r7 = CPyDict_Build(1, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<lambda>", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL7;
    }
    cpy_r_r8 = CPyDef_message___Message(cpy_r_r1, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<lambda>", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL7;
    }
    return cpy_r_r8;
CPyL7: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL8: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<lambda>", 48, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    int32_t cpy_r_r45;
    int32_t cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyTagged cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    int32_t cpy_r_r77;
    int32_t cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    CPyPtr cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_choice;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    CPyTagged cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    CPyTagged cpy_r_r122;
    char cpy_r_r123;
    int64_t cpy_r_r124;
    int64_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyPtr cpy_r_r131;
    int64_t cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    int64_t cpy_r_r135;
    PyObject *cpy_r_r136;
    CPyPtr cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    CPyPtr cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyTagged cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    CPyTagged cpy_r_r175;
    char cpy_r_r176;
    int64_t cpy_r_r177;
    int64_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    int32_t cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    int32_t cpy_r_r185;
    int32_t cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    char cpy_r_r228;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_env__", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL138;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL132;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 34, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r4)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Table", "players", 34, CPyStatic_encyclopedia___dice___globals);
        goto CPyL139;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 34, CPyStatic_encyclopedia___dice___globals);
        goto CPyL139;
    }
CPyL8: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 34, CPyStatic_encyclopedia___dice___globals);
        goto CPyL139;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 34, CPyStatic_encyclopedia___dice___globals, "serai.games.encyclopedia.table.Player", cpy_r_r7);
        goto CPyL139;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r9 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 34, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
CPyL11: ;
    if (!cpy_r_r9) goto CPyL39;
CPyL12: ;
    cpy_r_r10 = 0;
    cpy_r_r11 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 35, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r11);
CPyL13: ;
    cpy_r_r12 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 35, CPyStatic_encyclopedia___dice___globals);
        goto CPyL140;
    }
CPyL14: ;
    cpy_r_r13 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rolled;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "rolled", 35, CPyStatic_encyclopedia___dice___globals);
        goto CPyL140;
    }
CPyL15: ;
    cpy_r_r14 = CPyDef_encyclopedia___automa___choices___sort_dice(cpy_r_r11, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 35, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    cpy_r_r15 = 0;
CPyL17: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL141;
    cpy_r_place = cpy_r_r10;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 35, CPyStatic_encyclopedia___dice___globals);
        goto CPyL142;
    }
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 35, CPyStatic_encyclopedia___dice___globals);
        goto CPyL142;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r26);
CPyL21: ;
    cpy_r_r27 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL143;
    }
CPyL22: ;
    cpy_r_r28 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r28);
CPyL23: ;
    cpy_r_r29 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r28)->_book;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Table", "book", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL144;
    }
CPyL24: ;
    cpy_r_r30 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r29)->_slots;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Book", "slots", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL144;
    }
CPyL25: ;
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r30, 2);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL27;
    cpy_r_r34 = cpy_r_place & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL28;
CPyL27: ;
    cpy_r_r36 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_place);
    if (cpy_r_r36) {
        goto CPyL145;
    } else
        goto CPyL146;
CPyL28: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r31 < (Py_ssize_t)cpy_r_place;
    if (cpy_r_r37) {
        goto CPyL145;
    } else
        goto CPyL146;
CPyL29: ;
    cpy_r_r38 = cpy_r_r31;
    goto CPyL31;
CPyL30: ;
    cpy_r_r38 = cpy_r_place;
CPyL31: ;
    cpy_r_r39 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "die", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL147;
    }
CPyL32: ;
    cpy_r_r40 = CPyDef_encyclopedia___dice____put(cpy_r_r26, cpy_r_r27, cpy_r_r39, cpy_r_r38);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 36, CPyStatic_encyclopedia___dice___globals);
        goto CPyL148;
    }
    cpy_r_r41 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r41;
    cpy_r_r42 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r42;
    goto CPyL17;
CPyL34: ;
    cpy_r_r43 = Py_None;
    CPy_INCREF(cpy_r_r43);
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r45 = CPyDef_encyclopedia___dice___place_dice_env_clear_on_completion(cpy_r_r0);
    cpy_r_r46 = CPyDef_encyclopedia___dice___place_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL38;
    CPyGen_SetStopIterationValue(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL38: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r43;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL39: ;
    cpy_r_r47 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 38, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r47);
CPyL40: ;
    cpy_r_r48 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r47)->_book;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Table", "book", 38, CPyStatic_encyclopedia___dice___globals);
        goto CPyL149;
    }
CPyL41: ;
    cpy_r_r49 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r48)->_options;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Book", "options", 38, CPyStatic_encyclopedia___dice___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r49);
CPyL42: ;
    CPy_DECREF(cpy_r_r47);
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 38, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2 = 0;
    cpy_r_r51 = 1;
    if (!cpy_r_r51) goto CPyL131;
    cpy_r_r52 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r52);
CPyL45: ;
    cpy_r_r53 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r52)->_book;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Table", "book", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL150;
    }
CPyL46: ;
    cpy_r_r54 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r53)->_slot_ids;
    if (unlikely(cpy_r_r54 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'slot_ids' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r54);
    }
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL150;
    }
CPyL47: ;
    CPy_DECREF(cpy_r_r52);
    cpy_r_r56 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0;
    if (unlikely(cpy_r_r56 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0' of 'place_dice_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r56);
    }
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    CPy_DECREF(cpy_r_r56);
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_1 = cpy_r_r58;
    cpy_r_r59 = 1;
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3 = 0;
    cpy_r_r60 = 1;
    if (!cpy_r_r60) goto CPyL151;
CPyL48: ;
    cpy_r_r61 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3;
    if (unlikely(cpy_r_r61 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
CPyL49: ;
    cpy_r_r62 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_1;
    if (unlikely(cpy_r_r62 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_1' of 'place_dice_gen' undefined");
    }
    cpy_r_r63 = cpy_r_r61 < cpy_r_r62;
    if (!cpy_r_r63) goto CPyL152;
    cpy_r_r64 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
CPyL51: ;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__slot != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__slot);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__slot = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
    cpy_r_r66 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3;
    if (unlikely(cpy_r_r66 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
CPyL53: ;
    cpy_r_r67 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0;
    if (unlikely(cpy_r_r67 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0' of 'place_dice_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r67);
    }
    cpy_r_r68 = CPySequenceTuple_GetItemUnsafe(cpy_r_r67, cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    if (likely(PyUnicode_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 39, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r68);
        goto CPyL131;
    }
    cpy_r_r70 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rolled;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "rolled", 40, CPyStatic_encyclopedia___dice___globals);
        goto CPyL153;
    }
CPyL55: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r72 << 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (cpy_r_r74) {
        goto CPyL61;
    } else
        goto CPyL154;
CPyL56: ;
    cpy_r_r75 = Py_None;
    CPy_INCREF(cpy_r_r75);
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r77 = CPyDef_encyclopedia___dice___place_dice_env_clear_on_completion(cpy_r_r0);
    cpy_r_r78 = CPyDef_encyclopedia___dice___place_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL60;
    CPyGen_SetStopIterationValue(cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL60: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r75;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL61: ;
    cpy_r_r79 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 43, CPyStatic_encyclopedia___dice___globals);
        goto CPyL153;
    }
CPyL62: ;
    cpy_r_r80 = CPyStatics[783]; /* 'place-die' */
    cpy_r_r81 = CPyStatics[784]; /* 'EN-DICE-02' */
    cpy_r_r82 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rolled;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "rolled", 46, CPyStatic_encyclopedia___dice___globals);
        goto CPyL153;
    }
CPyL63: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = PyList_New(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 46, CPyStatic_encyclopedia___dice___globals);
        goto CPyL153;
    }
    cpy_r_r86 = 0;
CPyL65: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r86 < cpy_r_r88;
    if (!cpy_r_r89) goto CPyL73;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyListObject, ob_item));
    cpy_r_r91 = *(CPyPtr *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r86 * 8;
    cpy_r_r93 = cpy_r_r91 + cpy_r_r92;
    cpy_r_r94 = *(PyObject * *)cpy_r_r93;
    CPy_INCREF(cpy_r_r94);
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 46, CPyStatic_encyclopedia___dice___globals);
        goto CPyL155;
    }
    cpy_r_r96 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "o", 46, CPyStatic_encyclopedia___dice___globals);
        goto CPyL156;
    }
CPyL68: ;
    cpy_r_r97 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r96)->_die;
    cpy_r_r98 = CPyList_GetItem(cpy_r_r97, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 46, CPyStatic_encyclopedia___dice___globals);
        goto CPyL155;
    }
    if (likely(Py_TYPE(cpy_r_r98) == CPyType_option___Option))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 46, CPyStatic_encyclopedia___dice___globals, "serai.kernel.option.Option", cpy_r_r98);
        goto CPyL155;
    }
    cpy_r_r100 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "o", 46, CPyStatic_encyclopedia___dice___globals);
        goto CPyL157;
    }
CPyL71: ;
    CPyList_SetItemUnsafe(cpy_r_r85, cpy_r_r86, cpy_r_r99);
    cpy_r_r101 = cpy_r_r86 + 1;
    cpy_r_r86 = cpy_r_r101;
    goto CPyL65;
CPyL73: ;
    cpy_r_r102 = CPyStatics[785]; /* 'slot' */
    cpy_r_r103 = CPyDict_Build(1, cpy_r_r102, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 47, CPyStatic_encyclopedia___dice___globals);
        goto CPyL158;
    }
    cpy_r_r104 = CPyDef_encyclopedia___dice_____mypyc_lambda__0_place_dice_obj();
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 48, CPyStatic_encyclopedia___dice___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject *)cpy_r_r104)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r105 = 2;
    cpy_r_r106 = CPyDef_decision___ask(cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r85, cpy_r_r103, cpy_r_r104, cpy_r_r105);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 42, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r106;
CPyL77: ;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = cpy_r_type != cpy_r_r108;
    if (cpy_r_r109) {
        goto CPyL160;
    } else
        goto CPyL80;
CPyL78: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 42, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r110 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 42, CPyStatic_encyclopedia___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL151;
    }
    cpy_r_choice = cpy_r_r110;
    cpy_r_r111 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rolled;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "rolled", 50, CPyStatic_encyclopedia___dice___globals);
        goto CPyL161;
    }
CPyL82: ;
    cpy_r_r112 = ((serai___kernel___option___OptionObject *)cpy_r_choice)->_value;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = CPyList_Remove(cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 50, CPyStatic_encyclopedia___dice___globals);
        goto CPyL161;
    }
    cpy_r_r115 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 51, CPyStatic_encyclopedia___dice___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r115);
CPyL84: ;
    cpy_r_r116 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 51, CPyStatic_encyclopedia___dice___globals);
        goto CPyL162;
    }
CPyL85: ;
    cpy_r_r117 = ((serai___kernel___option___OptionObject *)cpy_r_choice)->_value;
    CPy_INCREF(cpy_r_r117);
    CPy_DECREF(cpy_r_choice);
    if (likely(PyLong_Check(cpy_r_r117)))
        cpy_r_r118 = CPyTagged_FromObject(cpy_r_r117);
    else {
        CPy_TypeError("int", cpy_r_r117); cpy_r_r118 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 51, CPyStatic_encyclopedia___dice___globals);
        goto CPyL163;
    }
    cpy_r_r119 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__slot;
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "slot", 51, CPyStatic_encyclopedia___dice___globals);
        goto CPyL164;
    }
CPyL87: ;
    cpy_r_r120 = CPyDef_encyclopedia___dice____put(cpy_r_r115, cpy_r_r116, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r115);
    CPyTagged_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 51, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
    cpy_r_r121 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
CPyL89: ;
    cpy_r_r122 = cpy_r_r121 + 2;
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r122;
    cpy_r_r123 = 1;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    }
    cpy_r_r124 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3;
    if (unlikely(cpy_r_r124 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3' of 'place_dice_gen' undefined");
    }
    if (cpy_r_r124 == -113) goto CPyL151;
CPyL91: ;
    cpy_r_r125 = cpy_r_r124 + 1;
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3 = cpy_r_r125;
    cpy_r_r126 = 1;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 39, CPyStatic_encyclopedia___dice___globals);
        goto CPyL151;
    } else
        goto CPyL48;
CPyL92: ;
    cpy_r_r127 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rolled;
    if (unlikely(cpy_r_r127 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rolled' of 'place_dice_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r127);
    }
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 52, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
CPyL93: ;
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5 = 0;
    cpy_r_r129 = 1;
    if (!cpy_r_r129) goto CPyL165;
CPyL94: ;
    cpy_r_r130 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2;
    if (unlikely(cpy_r_r130 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2' of 'place_dice_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r130);
    }
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r130 + offsetof(PyVarObject, ob_size));
    cpy_r_r132 = *(int64_t *)cpy_r_r131;
    CPy_DECREF(cpy_r_r130);
    cpy_r_r133 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5;
    if (unlikely(cpy_r_r133 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5", 52, CPyStatic_encyclopedia___dice___globals);
        goto CPyL165;
    }
CPyL95: ;
    cpy_r_r134 = cpy_r_r133 < cpy_r_r132;
    if (!cpy_r_r134) goto CPyL166;
    cpy_r_r135 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5;
    if (unlikely(cpy_r_r135 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5", 52, CPyStatic_encyclopedia___dice___globals);
        goto CPyL165;
    }
CPyL97: ;
    cpy_r_r136 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2;
    if (unlikely(cpy_r_r136 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2' of 'place_dice_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r136);
    }
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r136 + offsetof(PyListObject, ob_item));
    cpy_r_r138 = *(CPyPtr *)cpy_r_r137;
    cpy_r_r139 = cpy_r_r135 * 8;
    cpy_r_r140 = cpy_r_r138 + cpy_r_r139;
    cpy_r_r141 = *(PyObject * *)cpy_r_r140;
    CPy_INCREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r136);
    if (likely(PyLong_Check(cpy_r_r141)))
        cpy_r_r142 = CPyTagged_FromObject(cpy_r_r141);
    else {
        CPy_TypeError("int", cpy_r_r141); cpy_r_r142 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 52, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die = cpy_r_r142;
    cpy_r_r143 = 1;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 52, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    cpy_r_r144 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
CPyL100: ;
    cpy_r_r145 = CPyStatics[786]; /* 'place-extra-die' */
    cpy_r_r146 = CPyStatics[787]; /* 'EN-DICE-04' */
    cpy_r_r147 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "o", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
CPyL101: ;
    cpy_r_r148 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r147)->_slot;
    CPy_INCREF(cpy_r_r148);
    cpy_r_r149 = CPyStatics[543]; /* 'die' */
    cpy_r_r150 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r150);
CPyL102: ;
    cpy_r_r151 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r150)->_book;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Table", "book", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL168;
    }
CPyL103: ;
    cpy_r_r152 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r151)->_die_ids;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Book", "die_ids", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r152);
CPyL104: ;
    CPy_DECREF(cpy_r_r150);
    cpy_r_r153 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "die", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL169;
    }
CPyL105: ;
    cpy_r_r154 = CPySequenceTuple_GetItem(cpy_r_r152, cpy_r_r153);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL167;
    }
    if (likely(PyUnicode_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 54, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r154);
        goto CPyL167;
    }
    cpy_r_r156 = CPyStatics[337]; /* 'value' */
    cpy_r_r157 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r157);
CPyL108: ;
    cpy_r_r158 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r157)->_values;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "Table", "values", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL171;
    }
CPyL109: ;
    cpy_r_r159 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die;
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "die", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL171;
    }
CPyL110: ;
    cpy_r_r160 = CPyList_GetItem(cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL171;
    }
    if (likely(PyLong_Check(cpy_r_r160)))
        cpy_r_r161 = CPyTagged_FromObject(cpy_r_r160);
    else {
        CPy_TypeError("int", cpy_r_r160); cpy_r_r161 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL171;
    }
    CPy_DECREF(cpy_r_r157);
    cpy_r_r162 = CPyTagged_StealAsObject(cpy_r_r161);
    cpy_r_r163 = CPyDict_Build(2, cpy_r_r149, cpy_r_r155, cpy_r_r156, cpy_r_r162);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 54, CPyStatic_encyclopedia___dice___globals);
        goto CPyL167;
    }
    cpy_r_r164 = NULL;
    cpy_r_r165 = 2;
    cpy_r_r166 = CPyDef_decision___ask(cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r148, cpy_r_r163, cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r148);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 53, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r166;
CPyL115: ;
    cpy_r_r168 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r169 = cpy_r_type != cpy_r_r168;
    if (cpy_r_r169) {
        goto CPyL172;
    } else
        goto CPyL118;
CPyL116: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 53, CPyStatic_encyclopedia___dice___globals);
        goto CPyL131;
    }
    CPy_Unreachable();
CPyL118: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r170 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 53, CPyStatic_encyclopedia___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL165;
    }
    cpy_r_choice = cpy_r_r170;
    cpy_r_r171 = ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_env", "t", 56, CPyStatic_encyclopedia___dice___globals);
        goto CPyL173;
    }
    CPy_INCREF(cpy_r_r171);
CPyL120: ;
    cpy_r_r172 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "seat", 56, CPyStatic_encyclopedia___dice___globals);
        goto CPyL174;
    }
CPyL121: ;
    cpy_r_r173 = ((serai___kernel___option___OptionObject *)cpy_r_choice)->_value;
    CPy_INCREF(cpy_r_r173);
    CPy_DECREF(cpy_r_choice);
    if (likely(PyLong_Check(cpy_r_r173)))
        cpy_r_r174 = CPyTagged_FromObject(cpy_r_r173);
    else {
        CPy_TypeError("int", cpy_r_r173); cpy_r_r174 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 56, CPyStatic_encyclopedia___dice___globals);
        goto CPyL175;
    }
    cpy_r_r175 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__die;
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "place_dice", "place_dice_gen", "die", 56, CPyStatic_encyclopedia___dice___globals);
        goto CPyL176;
    }
CPyL123: ;
    cpy_r_r176 = CPyDef_encyclopedia___dice____put(cpy_r_r171, cpy_r_r172, cpy_r_r175, cpy_r_r174);
    CPy_DECREF(cpy_r_r171);
    CPyTagged_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r176 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 56, CPyStatic_encyclopedia___dice___globals);
        goto CPyL165;
    }
    cpy_r_r177 = ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5;
    if (unlikely(cpy_r_r177 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5' of 'place_dice_gen' undefined");
    }
    if (cpy_r_r177 == -113) goto CPyL165;
CPyL125: ;
    cpy_r_r178 = cpy_r_r177 + 1;
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5 = cpy_r_r178;
    cpy_r_r179 = 1;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 52, CPyStatic_encyclopedia___dice___globals);
        goto CPyL165;
    } else
        goto CPyL94;
CPyL126: ;
    cpy_r_r180 = Py_None;
    CPy_INCREF(cpy_r_r180);
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r182 = CPyDef_encyclopedia___dice___place_dice_env_clear_on_completion(cpy_r_r0);
    cpy_r_r183 = CPyDef_encyclopedia___dice___place_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL130;
    CPyGen_SetStopIterationValue(cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    if (!0) goto CPyL137;
    CPy_Unreachable();
CPyL130: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r180;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL131: ;
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r185 = CPyDef_encyclopedia___dice___place_dice_env_clear_on_completion(cpy_r_r0);
    cpy_r_r186 = CPyDef_encyclopedia___dice___place_dice_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r187 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r187;
CPyL132: ;
    cpy_r_r188 = cpy_r_r1 == 0;
    if (cpy_r_r188) goto CPyL177;
    cpy_r_r189 = cpy_r_r1 == 1;
    if (cpy_r_r189) {
        goto CPyL178;
    } else
        goto CPyL179;
CPyL134: ;
    cpy_r_r190 = cpy_r_r1 == 2;
    if (cpy_r_r190) {
        goto CPyL115;
    } else
        goto CPyL180;
CPyL135: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r191 = 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL137: ;
    cpy_r_r192 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r192;
CPyL138: ;
    goto CPyL137;
CPyL139: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL131;
CPyL140: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL131;
CPyL141: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL34;
CPyL142: ;
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL131;
CPyL143: ;
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r26);
    goto CPyL131;
CPyL144: ;
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    goto CPyL131;
CPyL145: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL29;
CPyL146: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL30;
CPyL147: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL131;
CPyL148: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL131;
CPyL149: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL131;
CPyL150: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL131;
CPyL151: ;
    cpy_r_r193 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r193;
    cpy_r_r194 = 1;
    goto CPyL131;
CPyL152: ;
    cpy_r_r195 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r195;
    cpy_r_r196 = 1;
    goto CPyL92;
CPyL153: ;
    CPy_DecRef(cpy_r_r69);
    goto CPyL131;
CPyL154: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL56;
CPyL155: ;
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r85);
    goto CPyL131;
CPyL156: ;
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL131;
CPyL157: ;
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r99);
    goto CPyL131;
CPyL158: ;
    CPy_DecRef(cpy_r_r85);
    goto CPyL131;
CPyL159: ;
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r103);
    goto CPyL131;
CPyL160: ;
    cpy_r_r197 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r197;
    cpy_r_r198 = 1;
    goto CPyL78;
CPyL161: ;
    cpy_r_r199 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r199;
    cpy_r_r200 = 1;
    CPy_DecRef(cpy_r_choice);
    goto CPyL131;
CPyL162: ;
    cpy_r_r201 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r201;
    cpy_r_r202 = 1;
    CPy_DecRef(cpy_r_choice);
    CPy_DecRef(cpy_r_r115);
    goto CPyL131;
CPyL163: ;
    cpy_r_r203 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r203;
    cpy_r_r204 = 1;
    CPy_DecRef(cpy_r_r115);
    goto CPyL131;
CPyL164: ;
    cpy_r_r205 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r205;
    cpy_r_r206 = 1;
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL131;
CPyL165: ;
    cpy_r_r207 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r207;
    cpy_r_r208 = 1;
    goto CPyL131;
CPyL166: ;
    cpy_r_r209 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r209;
    cpy_r_r210 = 1;
    goto CPyL126;
CPyL167: ;
    CPy_DecRef(cpy_r_r148);
    goto CPyL131;
CPyL168: ;
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r150);
    goto CPyL131;
CPyL169: ;
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r152);
    goto CPyL131;
CPyL170: ;
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r155);
    goto CPyL131;
CPyL171: ;
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r157);
    goto CPyL131;
CPyL172: ;
    cpy_r_r211 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r211;
    cpy_r_r212 = 1;
    goto CPyL116;
CPyL173: ;
    CPy_DecRef(cpy_r_choice);
    cpy_r_r213 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r213;
    cpy_r_r214 = 1;
    goto CPyL131;
CPyL174: ;
    CPy_DecRef(cpy_r_choice);
    cpy_r_r215 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r215;
    cpy_r_r216 = 1;
    CPy_DecRef(cpy_r_r171);
    goto CPyL131;
CPyL175: ;
    cpy_r_r217 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r217;
    cpy_r_r218 = 1;
    CPy_DecRef(cpy_r_r171);
    goto CPyL131;
CPyL176: ;
    cpy_r_r219 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r219;
    cpy_r_r220 = 1;
    CPy_DecRef(cpy_r_r171);
    CPyTagged_DecRef(cpy_r_r174);
    goto CPyL131;
CPyL177: ;
    cpy_r_r221 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r221;
    cpy_r_r222 = 1;
    cpy_r_r223 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r223;
    cpy_r_r224 = 1;
    goto CPyL2;
CPyL178: ;
    cpy_r_r225 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2 = cpy_r_r225;
    cpy_r_r226 = 1;
    goto CPyL77;
CPyL179: ;
    cpy_r_r227 = NULL;
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0 = cpy_r_r227;
    cpy_r_r228 = 1;
    goto CPyL134;
CPyL180: ;
    goto CPyL135;
}
        
PyObject *CPyDef_encyclopedia___dice___place_dice_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___dice___place_dice_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___dice___place_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.dice.place_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___dice___place_dice_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "__next__", -1, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___place_dice_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___dice___place_dice_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___dice___place_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.dice.place_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___dice___place_dice_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "send", -1, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___place_dice_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___dice___place_dice_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___dice___place_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.dice.place_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___dice___place_dice_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "__iter__", -1, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___place_dice_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___dice___place_dice_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___dice___place_dice_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___dice___place_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.dice.place_dice_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___dice___place_dice_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "throw", -1, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___place_dice_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___dice___place_dice_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp635 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp635);
    PyObject *__tmp636 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp636);
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
        
        PyObject *CPyPy_encyclopedia___dice___place_dice_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___dice___place_dice_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.dice.place_dice_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___dice___place_dice_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "close", -1, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___dice___place_dice(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_rolled) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_encyclopedia___dice___place_dice_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_encyclopedia___dice___place_dice_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL9;
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___encyclopedia___dice___place_dice_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__seat = cpy_r_seat;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_rolled);
    if (((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__rolled != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__rolled);
    }
    ((serai___games___encyclopedia___dice___place_dice_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__rolled = cpy_r_rolled;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
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
        
        PyObject *CPyPy_encyclopedia___dice___place_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "rolled", 0};
            static CPyArg_Parser parser = {"OOO:place_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_rolled;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_rolled)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_rolled;
            if (likely(PyList_Check(obj_rolled)))
                arg_rolled = obj_rolled;
            else {
                CPy_TypeError("list", obj_rolled); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___dice___place_dice(arg_t, arg_seat, arg_rolled);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "place_dice", 32, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___dice____put(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_die, CPyTagged cpy_r_slot) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
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
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = CPyTagged_Multiply(cpy_r_seat, 20);
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, cpy_r_slot);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "_put", "Table", "places", 60, CPyStatic_encyclopedia___dice___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r4 = CPyList_SetItem(cpy_r_r2, cpy_r_die, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "_put", 60, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "_put", "Table", "story", 61, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_r5 != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL14;
    cpy_r_r8 = CPyStatics[788]; /* 'event-die-placed' */
    cpy_r_r9 = CPyStatics[784]; /* 'EN-DICE-02' */
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "_put", "Table", "book", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
CPyL5: ;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r10)->_die_ids;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "_put", "Book", "die_ids", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r11);
CPyL6: ;
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r11, cpy_r_die);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "_put", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "_put", 62, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r12);
        goto CPyL15;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "_put", "Table", "book", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL17;
    }
CPyL9: ;
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r14)->_slot_ids;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "_put", "Book", "slot_ids", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r15);
CPyL10: ;
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, cpy_r_slot);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "_put", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "_put", 62, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r16);
        goto CPyL17;
    }
    cpy_r_r18 = CPyStatics[543]; /* 'die' */
    cpy_r_r19 = CPyStatics[785]; /* 'slot' */
    cpy_r_r20 = CPyDict_Build(2, cpy_r_r18, cpy_r_r13, cpy_r_r19, cpy_r_r17);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "_put", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
    cpy_r_r21 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r8, cpy_r_seat, cpy_r_r9, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "_put", 62, CPyStatic_encyclopedia___dice___globals);
        goto CPyL15;
    }
CPyL14: ;
    return 1;
CPyL15: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL15;
}
        
        PyObject *CPyPy_encyclopedia___dice____put(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "die", "slot", 0};
            static CPyArg_Parser parser = {"OOOO:_put", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_die;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_die, &obj_slot)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            char retval = CPyDef_encyclopedia___dice____put(arg_t, arg_seat, arg_die, arg_slot);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "_put", 59, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___dice___take_die(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T2II cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_face;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "places", 67, CPyStatic_encyclopedia___dice___globals);
        goto CPyL48;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_die);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 67, CPyStatic_encyclopedia___dice___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 67, CPyStatic_encyclopedia___dice___globals);
        goto CPyL48;
    }
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = CPyStatics[4895]; /* 10 */
    cpy_r_r5 = PyNumber_Divmod(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 67, CPyStatic_encyclopedia___dice___globals);
        goto CPyL48;
    }
    PyObject *__tmp637;
    if (unlikely(!(PyTuple_Check(cpy_r_r5) && PyTuple_GET_SIZE(cpy_r_r5) == 2))) {
        __tmp637 = NULL;
        goto __LL638;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 0))))
        __tmp637 = PyTuple_GET_ITEM(cpy_r_r5, 0);
    else {
        __tmp637 = NULL;
    }
    if (__tmp637 == NULL) goto __LL638;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 1))))
        __tmp637 = PyTuple_GET_ITEM(cpy_r_r5, 1);
    else {
        __tmp637 = NULL;
    }
    if (__tmp637 == NULL) goto __LL638;
    __tmp637 = cpy_r_r5;
__LL638: ;
    if (unlikely(__tmp637 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r5); cpy_r_r6 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp639 = PyTuple_GET_ITEM(cpy_r_r5, 0);
        CPyTagged __tmp640;
        if (likely(PyLong_Check(__tmp639)))
            __tmp640 = CPyTagged_FromObject(__tmp639);
        else {
            goto __LL641;
        }
        cpy_r_r6.f0 = __tmp640;
        PyObject *__tmp642 = PyTuple_GET_ITEM(cpy_r_r5, 1);
        CPyTagged __tmp643;
        if (likely(PyLong_Check(__tmp642)))
            __tmp643 = CPyTagged_FromObject(__tmp642);
        else {
            goto __LL644;
        }
        cpy_r_r6.f1 = __tmp643;
    }
    goto __LL645;
__LL641: ;
    cpy_r_r6 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL645;
__LL644: ;
    CPyTagged_DECREF(cpy_r_r6.f0);
    cpy_r_r6 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL645;
__LL645: ;
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 67, CPyStatic_encyclopedia___dice___globals);
        goto CPyL48;
    }
    cpy_r_r7 = cpy_r_r6.f0;
    cpy_r_r8 = cpy_r_r6.f1;
    cpy_r_r9 = cpy_r_r7;
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r11 = CPyDef_boosts___begin_to_use(cpy_r_t, cpy_r_die);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 68, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "story", 69, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL7: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_r12 != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL26;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "players", 69, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_me);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 69, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_encyclopedia___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 69, CPyStatic_encyclopedia___dice___globals, "serai.games.encyclopedia.table.Player", cpy_r_r16);
        goto CPyL49;
    }
    cpy_r_r18 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 69, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL12: ;
    if (cpy_r_r18) goto CPyL26;
CPyL13: ;
    cpy_r_r19 = CPyStatics[789]; /* 'event-die-taken' */
    cpy_r_r20 = CPyStatics[790]; /* 'EN-TURN-04' */
    cpy_r_r21 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "book", 74, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL14: ;
    cpy_r_r22 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_die_ids;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Book", "die_ids", 74, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r22);
CPyL15: ;
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, cpy_r_die);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 74, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 74, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r23);
        goto CPyL49;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "values", 75, CPyStatic_encyclopedia___dice___globals);
        goto CPyL50;
    }
CPyL18: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_die);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 75, CPyStatic_encyclopedia___dice___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 75, CPyStatic_encyclopedia___dice___globals);
        goto CPyL50;
    }
    cpy_r_r28 = CPyDef_message___SeatName(cpy_r_r9);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 76, CPyStatic_encyclopedia___dice___globals);
        goto CPyL51;
    }
    cpy_r_r29 = cpy_r_r9 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL23;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_me);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL24;
CPyL23: ;
    cpy_r_r33 = cpy_r_r9 == cpy_r_me;
    cpy_r_r32 = cpy_r_r33;
CPyL24: ;
    cpy_r_r34 = cpy_r_r32 << 1;
    cpy_r_r35 = cpy_r_r34;
    cpy_r_r36 = CPyStatics[543]; /* 'die' */
    cpy_r_r37 = CPyStatics[337]; /* 'value' */
    cpy_r_r38 = CPyStatics[544]; /* 'owner' */
    cpy_r_r39 = CPyStatics[545]; /* 'own' */
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r42 = CPyDict_Build(4, cpy_r_r36, cpy_r_r24, cpy_r_r37, cpy_r_r40, cpy_r_r38, cpy_r_r28, cpy_r_r39, cpy_r_r41);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 70, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
    cpy_r_r43 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r19, cpy_r_me, cpy_r_r20, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 70, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL26: ;
    cpy_r_r44 = cpy_r_r9 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL28;
    cpy_r_r46 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_me);
    cpy_r_r47 = cpy_r_r46 ^ 1;
    if (cpy_r_r47) {
        goto CPyL29;
    } else
        goto CPyL52;
CPyL28: ;
    cpy_r_r48 = cpy_r_r9 != cpy_r_me;
    if (!cpy_r_r48) goto CPyL52;
CPyL29: ;
    cpy_r_r49 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "players", 80, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL30: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_r9);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 80, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_encyclopedia___table___Player))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 80, CPyStatic_encyclopedia___dice___globals, "serai.games.encyclopedia.table.Player", cpy_r_r50);
        goto CPyL49;
    }
    cpy_r_r52 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 80, CPyStatic_encyclopedia___dice___globals);
        goto CPyL49;
    }
CPyL33: ;
    if (!cpy_r_r52) goto CPyL35;
CPyL34: ;
    cpy_r_r53 = 2;
    goto CPyL36;
CPyL35: ;
    cpy_r_r53 = 0;
CPyL36: ;
    cpy_r_face = cpy_r_r53;
    cpy_r_r54 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "book", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL53;
    }
CPyL37: ;
    cpy_r_r55 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r54)->_slot_gains;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Book", "slot_gains", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL53;
    }
CPyL38: ;
    cpy_r_r56 = CPyList_GetItemBorrow(cpy_r_r55, cpy_r_face);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL53;
    }
    if (likely(PyList_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals, "list", cpy_r_r56);
        goto CPyL53;
    }
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_r10);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL53;
    }
    if (likely(PyTuple_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals, "tuple", cpy_r_r58);
        goto CPyL53;
    }
    CPyTagged_DECREF(cpy_r_face);
    cpy_r_r60 = CPyStatics[790]; /* 'EN-TURN-04' */
    cpy_r_r61 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Table", "book", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL54;
    }
CPyL43: ;
    cpy_r_r62 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r61)->_slot_ids;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "take_die", "Book", "slot_ids", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r62);
CPyL44: ;
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r62, cpy_r_r10);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL55;
    }
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r63);
        goto CPyL55;
    }
    cpy_r_r65 = CPyDef_reputation___receive(cpy_r_t, cpy_r_r9, cpy_r_r59, cpy_r_r60, cpy_r_r64, 1);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 81, CPyStatic_encyclopedia___dice___globals);
        goto CPyL48;
    }
CPyL47: ;
    return 1;
CPyL48: ;
    cpy_r_r66 = 2;
    return cpy_r_r66;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL48;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r24);
    goto CPyL48;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL48;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL47;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_face);
    goto CPyL48;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r59);
    goto CPyL48;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r59);
    goto CPyL48;
}
        
        PyObject *CPyPy_encyclopedia___dice___take_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "die", 0};
            static CPyArg_Parser parser = {"OOO:take_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_die)) {
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
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_encyclopedia___dice___take_die(arg_t, arg_me, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "take_die", 65, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___dice___roll_again(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "roll_again", "Table", "places", 86, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_die);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 86, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 86, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = 200 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, 200);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    if (cpy_r_r8) {
        goto CPyL7;
    } else
        goto CPyL24;
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r2 >= (Py_ssize_t)200;
    if (!cpy_r_r9) goto CPyL24;
CPyL7: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spaces;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "roll_again", "Table", "spaces", 88, CPyStatic_encyclopedia___dice___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyTagged_Subtract(cpy_r_r2, 200);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r12 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyList_SetItem(cpy_r_r10, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 88, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r14 = CPyDef_kernel___table___Table___roll(cpy_r_t);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 89, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "roll_again", "Table", "values", 89, CPyStatic_encyclopedia___dice___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r17 = CPyList_SetItem(cpy_r_r15, cpy_r_die, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 89, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    cpy_r_r18 = CPyDef_boosts___begin_to_use(cpy_r_t, cpy_r_die);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 90, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    cpy_r_r19 = CPyStatics[791]; /* 'event-extra-action' */
    cpy_r_r20 = CPyStatics[792]; /* 'EN-SEAL-02' */
    cpy_r_r21 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "roll_again", "Table", "book", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
CPyL14: ;
    cpy_r_r22 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_die_ids;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "roll_again", "Book", "die_ids", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r22);
CPyL15: ;
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, cpy_r_die);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 91, CPyStatic_encyclopedia___dice___globals, "str", cpy_r_r23);
        goto CPyL23;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "roll_again", "Table", "values", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL27;
    }
CPyL18: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_die);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL27;
    }
    cpy_r_r28 = CPyStatics[543]; /* 'die' */
    cpy_r_r29 = CPyStatics[337]; /* 'value' */
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r31 = CPyDict_Build(2, cpy_r_r28, cpy_r_r24, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    cpy_r_r32 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r19, cpy_r_me, cpy_r_r20, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 91, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
    return 1;
CPyL23: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL23;
}
        
        PyObject *CPyPy_encyclopedia___dice___roll_again(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "die", 0};
            static CPyArg_Parser parser = {"OOO:roll_again", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_die)) {
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
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_encyclopedia___dice___roll_again(arg_t, arg_me, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "roll_again", 84, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___dice___return_dice(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "return_dice", "Table", "places", 96, CPyStatic_encyclopedia___dice___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_count = cpy_r_r3;
    cpy_r_r4 = (PyObject *)&PyRange_Type;
    CPyTagged_INCREF(cpy_r_count);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_count);
    PyObject *cpy_r_r6[1] = {cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 1, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 97, CPyStatic_encyclopedia___dice___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyRange_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 97, CPyStatic_encyclopedia___dice___globals, "range", cpy_r_r8);
        goto CPyL21;
    }
    cpy_r_r10 = PySequence_List(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 97, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 97, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "return_dice", "Table", "chance", 98, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "return_dice", "Table", "bag", 98, CPyStatic_encyclopedia___dice___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = CPyDef_chance___Chance___shuffle(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 98, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    cpy_r_r15 = PyList_New(1);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 99, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    cpy_r_r16 = CPyStatics[4908]; /* -1 */
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    CPy_INCREF(cpy_r_r16);
    *(PyObject * *)cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = CPySequence_Multiply(cpy_r_r15, cpy_r_count);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 99, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 99, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    cpy_r_r21 = PyList_New(1);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 100, CPyStatic_encyclopedia___dice___globals);
        goto CPyL21;
    }
    cpy_r_r22 = CPyStatics[4896]; /* 0 */
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r24 = *(CPyPtr *)cpy_r_r23;
    CPy_INCREF(cpy_r_r22);
    *(PyObject * *)cpy_r_r24 = cpy_r_r22;
    cpy_r_r25 = CPySequence_Multiply(cpy_r_r21, cpy_r_count);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 100, CPyStatic_encyclopedia___dice___globals);
        goto CPyL19;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 100, CPyStatic_encyclopedia___dice___globals);
        goto CPyL19;
    }
    cpy_r_r27 = PyList_New(1);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 101, CPyStatic_encyclopedia___dice___globals);
        goto CPyL19;
    }
    cpy_r_r28 = CPyStatics[4908]; /* -1 */
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    CPy_INCREF(cpy_r_r28);
    *(PyObject * *)cpy_r_r30 = cpy_r_r28;
    cpy_r_r31 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spaces;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/dice.py", "return_dice", "Table", "spaces", 101, CPyStatic_encyclopedia___dice___globals);
        goto CPyL23;
    }
CPyL16: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 << 1;
    cpy_r_r35 = CPySequence_Multiply(cpy_r_r27, cpy_r_r34);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 101, CPyStatic_encyclopedia___dice___globals);
        goto CPyL19;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spaces != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spaces);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spaces = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 101, CPyStatic_encyclopedia___dice___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r5);
    goto CPyL19;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL19;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r12);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL19;
}
        
        PyObject *CPyPy_encyclopedia___dice___return_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:return_dice", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___dice___return_dice(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "return_dice", 94, CPyStatic_encyclopedia___dice___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___dice_____top_level__(void) {
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
    char cpy_r_r165;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 1, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 1, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 3, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___automa___choices;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___automa___choices;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[515]; /* 'serai.games.encyclopedia.automa.choices' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 5, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___automa___choices;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___automa___choices;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___choices__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 5, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 5, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[515]; /* 'serai.games.encyclopedia.automa.choices' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 5, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5116]; /* ('sort_dice',) */
    cpy_r_r31 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 5, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL63;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 6, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 6, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 6, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 6, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5117]; /* ('begin_to_use',) */
    cpy_r_r53 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 6, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 7, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 7, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 7, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 7, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5118]; /* ('BAG', 'FIRST_SPACE', 'NOTHING_THERE', 'ROLLED', 'SEAT_STRIDE') */
    cpy_r_r75 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 7, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 8, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 8, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 8, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 8, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5119]; /* ('receive',) */
    cpy_r_r97 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 8, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 9, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 9, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 9, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 9, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 9, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL67;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 10, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r130 = CPyExec_serai___kernel___decision;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 10, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 10, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 10, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5120]; /* ('Rules', 'ask') */
    cpy_r_r141 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 10, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 11, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___message;
    cpy_r_r152 = CPyExec_serai___kernel___message;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 11, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 11, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 11, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5121]; /* ('Message', 'SeatName') */
    cpy_r_r163 = CPyStatic_encyclopedia___dice___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/dice.py", "<module>", 11, CPyStatic_encyclopedia___dice___globals);
        goto CPyL62;
    } else
        goto CPyL69;
CPyL61: ;
    return 1;
CPyL62: ;
    cpy_r_r165 = 2;
    return cpy_r_r165;
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
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
}

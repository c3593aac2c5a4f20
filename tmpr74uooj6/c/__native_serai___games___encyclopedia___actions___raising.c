#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendraising___raise_value_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods raising___raise_value_gen_as_async = {
    .am_send = CPyDunder_am_sendraising___raise_value_gen,
};
static int
raising___raise_value_gen_traverse(serai___games___encyclopedia___actions___raising___raise_value_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__table);
    Py_VISIT(self->___mypyc_generator_frame_attribute__key);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_generator_frame_attribute__done);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_raising___raise_value_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___raising___raise_value_genObject *self = (serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__done);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1);
    return 0;
}

static int32_t CPyDef_raising___raise_value_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___raising___raise_value_genObject *self = (serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__done);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1);
    return 0;
}

static void
raising___raise_value_gen_dealloc(serai___games___encyclopedia___actions___raising___raise_value_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (raising___raise_value_gen_free_instance == NULL) {
        raising___raise_value_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_generator_frame_attribute__can_recolour = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__done);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, raising___raise_value_gen_dealloc)
    CPyDef_raising___raise_value_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_raising_____mypyc__raise_value_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_raising___raise_value_gen(void);

static PyObject *
raising___raise_value_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_raising___raise_value_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_raising_____mypyc__raise_value_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem raising___raise_value_gen_vtable[6];
static bool
CPyDef_raising___raise_value_gen_trait_vtable_setup(void)
{
    CPyVTableItem raising___raise_value_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_raising___raise_value_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_raising___raise_value_gen_____next__,
        (CPyVTableItem)CPyDef_raising___raise_value_gen___send,
        (CPyVTableItem)CPyDef_raising___raise_value_gen_____iter__,
        (CPyVTableItem)CPyDef_raising___raise_value_gen___throw,
        (CPyVTableItem)CPyDef_raising___raise_value_gen___close,
    };
    memcpy(raising___raise_value_gen_vtable, raising___raise_value_gen_vtable_scratch, sizeof(raising___raise_value_gen_vtable));
    return 1;
}

static bool
CPyDef_raising___raise_value_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef raising___raise_value_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_raising_____mypyc__raise_value_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_raising___raise_value_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_raising___raise_value_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_raising___raise_value_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_raising___raise_value_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_raising___raise_value_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_raising___raise_value_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "raise_value_gen",
    .tp_new = raising___raise_value_gen_new,
    .tp_dealloc = (destructor)raising___raise_value_gen_dealloc,
    .tp_traverse = (traverseproc)raising___raise_value_gen_traverse,
    .tp_clear = (inquiry)CPyDef_raising___raise_value_gen_clear,
    .tp_methods = raising___raise_value_gen_methods,
    .tp_iter = CPyDef_raising___raise_value_gen_____iter__,
    .tp_iternext = CPyDef_raising___raise_value_gen_____next__,
    .tp_as_async = &raising___raise_value_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___raising___raise_value_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("raise_value_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_raising___raise_value_gen_template = &CPyType_raising___raise_value_gen_template_;

PyObject *CPyDef_raising_____mypyc__raise_value_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___raising___raise_value_genObject *self;
    if (raising___raise_value_gen_free_instance != NULL) {
        self = raising___raise_value_gen_free_instance;
        raising___raise_value_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___raising___raise_value_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = raising___raise_value_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__can_recolour = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_raising___raise_value_gen(void)
{
    PyObject *self = CPyDef_raising_____mypyc__raise_value_gen_setup((PyObject *)CPyType_raising___raise_value_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
raising____raises_env_traverse(serai___games___encyclopedia___actions___raising____raises_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_o);
    Py_VISIT(self->_player);
    if (CPyTagged_CheckLong(self->_reach)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reach));
    }
    if (CPyTagged_CheckLong(self->_wanted)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_wanted));
    }
    Py_VISIT(self->_obstacle);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_raising____raises_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___raising____raises_envObject *self = (serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_o);
    Py_CLEAR(self->_player);
    if (CPyTagged_CheckLong(self->_reach)) {
        CPyTagged __tmp = self->_reach;
        self->_reach = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_wanted)) {
        CPyTagged __tmp = self->_wanted;
        self->_wanted = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_obstacle);
    return 0;
}

static int32_t CPyDef_raising____raises_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___raising____raises_envObject *self = (serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_obstacle);
    return 0;
}

static void
raising____raises_env_dealloc(serai___games___encyclopedia___actions___raising____raises_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (raising____raises_env_free_instance == NULL) {
        raising____raises_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_o);
        Py_CLEAR(self->_player);
        if (CPyTagged_CheckLong(self->_reach)) {
            CPyTagged __tmp = self->_reach;
            self->_reach = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_reach = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_wanted)) {
            CPyTagged __tmp = self->_wanted;
            self->_wanted = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_wanted = CPY_INT_TAG;
        }
        Py_CLEAR(self->_obstacle);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, raising____raises_env_dealloc)
    CPyDef_raising____raises_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_raising_____mypyc___3_raises_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_raising____raises_env(void);

static PyObject *
raising____raises_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_raising____raises_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_raising_____mypyc___3_raises_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem raising____raises_env_vtable[1];
static bool
CPyDef_raising____raises_env_trait_vtable_setup(void)
{
    CPyVTableItem raising____raises_env_vtable_scratch[] = {
        NULL
    };
    memcpy(raising____raises_env_vtable, raising____raises_env_vtable_scratch, sizeof(raising____raises_env_vtable));
    return 1;
}

static bool
CPyDef_raising____raises_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef raising____raises_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_raising_____mypyc___3_raises_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_raising____raises_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_raises_env",
    .tp_new = raising____raises_env_new,
    .tp_dealloc = (destructor)raising____raises_env_dealloc,
    .tp_traverse = (traverseproc)raising____raises_env_traverse,
    .tp_clear = (inquiry)CPyDef_raising____raises_env_clear,
    .tp_methods = raising____raises_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___raising____raises_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_raises_env()\n--\n\n"),
};
static PyTypeObject *CPyType_raising____raises_env_template = &CPyType_raising____raises_env_template_;

PyObject *CPyDef_raising_____mypyc___3_raises_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___raising____raises_envObject *self;
    if (raising____raises_env_free_instance != NULL) {
        self = raising____raises_env_free_instance;
        raising____raises_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___raising____raises_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = raising____raises_env_vtable;
    self->_reach = CPY_INT_TAG;
    self->_wanted = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_raising____raises_env(void)
{
    PyObject *self = CPyDef_raising_____mypyc___3_raises_env_setup((PyObject *)CPyType_raising____raises_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__raising___obstacle__raises_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_raising___obstacle__raises_obj_____get__(self, instance, owner);
}
PyMemberDef raising___obstacle__raises_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
raising___obstacle__raises_obj_traverse(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject))));
    return rv;
}

static int32_t CPyDef_raising___obstacle__raises_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self = (serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject))));
    return 0;
}

static int32_t CPyDef_raising___obstacle__raises_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self = (serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject))));
    return 0;
}

static void
raising___obstacle__raises_obj_dealloc(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (raising___obstacle__raises_obj_free_instance == NULL) {
        raising___obstacle__raises_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, raising___obstacle__raises_obj_dealloc)
    CPyDef_raising___obstacle__raises_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_raising_____mypyc__obstacle__raises_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_raising___obstacle__raises_obj(void);

static PyObject *
raising___obstacle__raises_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_raising___obstacle__raises_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_raising_____mypyc__obstacle__raises_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem raising___obstacle__raises_obj_vtable[2];
static bool
CPyDef_raising___obstacle__raises_obj_trait_vtable_setup(void)
{
    CPyVTableItem raising___obstacle__raises_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_raising___obstacle__raises_obj_____call__,
        (CPyVTableItem)CPyDef_raising___obstacle__raises_obj_____get__,
    };
    memcpy(raising___obstacle__raises_obj_vtable, raising___obstacle__raises_obj_vtable_scratch, sizeof(raising___obstacle__raises_obj_vtable));
    return 1;
}

static bool
CPyDef_raising___obstacle__raises_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
raising___obstacle__raises_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self, void *closure);

static PyGetSetDef raising___obstacle__raises_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)raising___obstacle__raises_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef raising___obstacle__raises_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_raising_____mypyc__obstacle__raises_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_raising___obstacle__raises_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_raising___obstacle__raises_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_raising___obstacle__raises_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__raises_obj",
    .tp_new = raising___obstacle__raises_obj_new,
    .tp_dealloc = (destructor)raising___obstacle__raises_obj_dealloc,
    .tp_traverse = (traverseproc)raising___obstacle__raises_obj_traverse,
    .tp_clear = (inquiry)CPyDef_raising___obstacle__raises_obj_clear,
    .tp_getset = raising___obstacle__raises_obj_getseters,
    .tp_methods = raising___obstacle__raises_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__raising___obstacle__raises_obj,
    .tp_members = raising___obstacle__raises_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__raises_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_raising___obstacle__raises_obj_template = &CPyType_raising___obstacle__raises_obj_template_;

PyObject *CPyDef_raising_____mypyc__obstacle__raises_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self;
    if (raising___obstacle__raises_obj_free_instance != NULL) {
        self = raising___obstacle__raises_obj_free_instance;
        raising___obstacle__raises_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = raising___obstacle__raises_obj_vtable;
    self->vectorcall = CPyPy_raising___obstacle__raises_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_raising___obstacle__raises_obj(void)
{
    PyObject *self = CPyDef_raising_____mypyc__obstacle__raises_obj_setup((PyObject *)CPyType_raising___obstacle__raises_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
raising___obstacle__raises_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__raises_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef raisingmodule_methods[] = {
    {"raise_value", (PyCFunction)CPyPy_raising___raise_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("raise_value(t, me, table, key, rule, can_recolour)\n--\n\n") /* docstring */},
    {"_raises", (PyCFunction)CPyPy_raising____raises, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_raises(t, me, table, value, can_recolour)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___raising__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___raising__internal, "__name__");
    CPyStatic_raising___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___raising__internal);
    if (unlikely(CPyStatic_raising___globals == NULL))
        goto fail;
    CPyType_raising___raise_value_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_raising___raise_value_gen_template, NULL, modname);
    if (unlikely(!CPyType_raising___raise_value_gen))
        goto fail;
    CPyDef_raising___raise_value_gen_trait_vtable_setup();
    CPyType_raising____raises_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_raising____raises_env_template, NULL, modname);
    if (unlikely(!CPyType_raising____raises_env))
        goto fail;
    CPyDef_raising____raises_env_trait_vtable_setup();
    CPyType_raising___obstacle__raises_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_raising___obstacle__raises_obj_template, NULL, modname);
    if (unlikely(!CPyType_raising___obstacle__raises_obj))
        goto fail;
    CPyDef_raising___obstacle__raises_obj_trait_vtable_setup();
    char result = CPyDef_raising_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___raising__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_raising___raise_value_gen);
    Py_CLEAR(CPyType_raising____raises_env);
    Py_CLEAR(CPyType_raising___obstacle__raises_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___raising(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___raising__impl, &CPyImportState_serai___games___encyclopedia___actions___raising, &CPyModule_serai___games___encyclopedia___actions___raising);
}
static struct PyModuleDef raisingmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.raising",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    raisingmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___raising(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___raising__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___raising__internal);
        return CPyModule_serai___games___encyclopedia___actions___raising__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___raising__internal = PyModule_Create(&raisingmodule);
    return CPyModule_serai___games___encyclopedia___actions___raising__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___raising(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___raising__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___raising__internal);
        return CPyModule_serai___games___encyclopedia___actions___raising__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___raising__internal = PyModule_Create(&raisingmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___raising__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.raising");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___raising__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___raising__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___raising__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___raising(CPyModule_serai___games___encyclopedia___actions___raising__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___raising__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.raising");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___raising__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_value_2;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T1O cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
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
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    int32_t cpy_r_r127;
    char cpy_r_r128;
    int32_t cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL114;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 14, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "Table", "book", 14, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "Book", "options", 14, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r9)->_done;
    CPy_INCREF(cpy_r_r10);
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 14, CPyStatic_raising___globals);
        goto CPyL113;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 15, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 15, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "Table", "players", 15, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL11: ;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 15, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL12: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 15, CPyStatic_raising___globals);
        goto CPyL113;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_encyclopedia___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 15, CPyStatic_raising___globals, "serai.games.encyclopedia.table.Player", cpy_r_r16);
        goto CPyL113;
    }
    cpy_r_r18 = CPyDef_boosts___die_value(cpy_r_r12, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 15, CPyStatic_raising___globals);
        goto CPyL113;
    }
    cpy_r_value_2 = cpy_r_r18;
CPyL16: ;
    cpy_r_r19 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "table", 16, CPyStatic_raising___globals);
        goto CPyL120;
    }
CPyL17: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = CPyTagged_Subtract(cpy_r_r22, 2);
    cpy_r_r24 = cpy_r_value_2 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL19;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL20;
CPyL19: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_value_2, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL21;
CPyL20: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_value_2 < (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r29) goto CPyL121;
    cpy_r_r31 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 17, CPyStatic_raising___globals);
        goto CPyL120;
    }
CPyL23: ;
    cpy_r_r32 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 17, CPyStatic_raising___globals);
        goto CPyL120;
    }
CPyL24: ;
    cpy_r_r33 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "table", 17, CPyStatic_raising___globals);
        goto CPyL120;
    }
CPyL25: ;
    cpy_r_r34 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__can_recolour;
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "can_recolour", 17, CPyStatic_raising___globals);
        goto CPyL120;
    }
CPyL26: ;
    cpy_r_r35 = CPyDef_raising____raises(cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_value_2, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 17, CPyStatic_raising___globals);
        goto CPyL120;
    }
    cpy_r_r36 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "done", 18, CPyStatic_raising___globals);
        goto CPyL122;
    }
CPyL28: ;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37.f0 = cpy_r_r36;
    cpy_r_r38 = PyTuple_New(1);
    if (unlikely(cpy_r_r38 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp301 = cpy_r_r37.f0;
    PyTuple_SET_ITEM(cpy_r_r38, 0, __tmp301);
    cpy_r_r39 = NULL;
    cpy_r_r40 = NULL;
    cpy_r_r41 = NULL;
    cpy_r_r42 = CPyDef_offer___Offer(cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 18, CPyStatic_raising___globals);
        goto CPyL122;
    }
    cpy_r_r43 = CPyDef_offer___Offer_____add__(cpy_r_r42, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 18, CPyStatic_raising___globals);
        goto CPyL120;
    }
    cpy_r_r44 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r44 == NULL)) {
        goto CPyL123;
    } else
        goto CPyL33;
CPyL31: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 18, CPyStatic_raising___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r46 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 18, CPyStatic_raising___globals);
        goto CPyL124;
    }
CPyL34: ;
    cpy_r_r47 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 18, CPyStatic_raising___globals);
        goto CPyL124;
    }
CPyL35: ;
    cpy_r_r48 = CPyDef_free_steps___FreeSteps___offer(cpy_r_r44, cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 18, CPyStatic_raising___globals);
        goto CPyL124;
    }
    cpy_r_r49 = CPyDef_offer___Offer_____add__(cpy_r_r43, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 18, CPyStatic_raising___globals);
        goto CPyL120;
    }
    cpy_r_r50 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 19, CPyStatic_raising___globals);
        goto CPyL125;
    }
CPyL38: ;
    cpy_r_r51 = CPyStatics[494]; /* 'raise-' */
    cpy_r_r52 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__key;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "key", 19, CPyStatic_raising___globals);
        goto CPyL125;
    }
CPyL39: ;
    cpy_r_r53 = CPyStr_Build(2, cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 19, CPyStatic_raising___globals);
        goto CPyL125;
    }
    cpy_r_r54 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "rule", 19, CPyStatic_raising___globals);
        goto CPyL126;
    }
CPyL41: ;
    cpy_r_r55 = CPyStatics[337]; /* 'value' */
    cpy_r_r56 = CPyStatics[31]; /* 'n' */
    cpy_r_r57 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "table", 19, CPyStatic_raising___globals);
        goto CPyL126;
    }
CPyL42: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_value_2);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 19, CPyStatic_raising___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 19, CPyStatic_raising___globals);
        goto CPyL126;
    }
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_value_2);
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r62 = CPyDict_Build(2, cpy_r_r55, cpy_r_r60, cpy_r_r56, cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 19, CPyStatic_raising___globals);
        goto CPyL127;
    }
    cpy_r_r63 = NULL;
    cpy_r_r64 = 2;
    cpy_r_r65 = CPyDef_decision___ask(cpy_r_r50, cpy_r_r53, cpy_r_r54, cpy_r_r49, cpy_r_r62, cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 19, CPyStatic_raising___globals);
        goto CPyL113;
    }
    cpy_r_r66 = CPyDef_decision___Decision___options(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 20, CPyStatic_raising___globals);
        goto CPyL128;
    }
CPyL47: ;
    cpy_r_r67 = CPyObject_Size(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 20, CPyStatic_raising___globals);
        goto CPyL128;
    }
    cpy_r_r68 = cpy_r_r67 == 2;
    CPyTagged_DECREF(cpy_r_r67);
    if (cpy_r_r68) {
        goto CPyL129;
    } else
        goto CPyL54;
CPyL49: ;
    cpy_r_r69 = Py_None;
    CPy_INCREF(cpy_r_r69);
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r71 = CPyDef_raising___raise_value_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL53;
    CPyGen_SetStopIterationValue(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (!0) goto CPyL119;
    CPy_Unreachable();
CPyL53: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r69;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL54: ;
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r65;
CPyL55: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_type != cpy_r_r73;
    if (!cpy_r_r74) goto CPyL58;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 22, CPyStatic_raising___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL58: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r75 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 22, CPyStatic_raising___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL113;
    }
    cpy_r_r76 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__done;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "done", 23, CPyStatic_raising___globals);
        goto CPyL130;
    }
CPyL60: ;
    cpy_r_r77 = cpy_r_r75 == cpy_r_r76;
    if (cpy_r_r77) {
        goto CPyL131;
    } else
        goto CPyL66;
CPyL61: ;
    cpy_r_r78 = Py_None;
    CPy_INCREF(cpy_r_r78);
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_raising___raise_value_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL65;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL119;
    CPy_Unreachable();
CPyL65: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL66: ;
    cpy_r_r81 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r81 == NULL)) {
        goto CPyL132;
    } else
        goto CPyL69;
CPyL67: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r82 = 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 25, CPyStatic_raising___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r83 = CPyDef_free_steps___FreeSteps___holds(cpy_r_r81, cpy_r_r75);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 25, CPyStatic_raising___globals);
        goto CPyL130;
    }
    if (!cpy_r_r83) goto CPyL97;
    cpy_r_r84 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r84 == NULL)) {
        goto CPyL133;
    } else
        goto CPyL74;
CPyL72: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r85 = 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r86 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 26, CPyStatic_raising___globals);
        goto CPyL130;
    }
CPyL75: ;
    cpy_r_r87 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 26, CPyStatic_raising___globals);
        goto CPyL130;
    }
CPyL76: ;
    cpy_r_r88 = CPyDef_free_steps___FreeSteps___take(cpy_r_r84, cpy_r_r86, cpy_r_r87, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL113;
    }
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1 = cpy_r_r88;
    cpy_r_r89 = 1;
    if (!cpy_r_r89) goto CPyL113;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = NULL;
    cpy_r_r1 = cpy_r_r92;
    cpy_r_r93 = (PyObject **)&cpy_r_r1;
    cpy_r_r94 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1;
    cpy_r_r95 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r_r94, cpy_r_r91, cpy_r_r91, cpy_r_r91, cpy_r_r90, cpy_r_r93);
    if (cpy_r_r95 != NULL) goto CPyL134;
    cpy_r_r96 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL135;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
    cpy_r_r98 = NULL;
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL113;
    } else
        goto CPyL100;
CPyL81: ;
    cpy_r_r100 = cpy_r_r95;
CPyL82: ;
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL83: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL136;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL87;
    } else
        goto CPyL137;
CPyL85: ;
    CPy_Unreachable();
CPyL86: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL93;
CPyL87: ;
    cpy_r_r104 = CPy_CatchError();
    cpy_r_r105 = (PyObject **)&cpy_r_r3;
    cpy_r_r106 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1;
    cpy_r_r107 = CPy_YieldFromErrorHandle(cpy_r_r106, cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL138;
    }
    if (cpy_r_r107) goto CPyL90;
    cpy_r_r100 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL82;
CPyL90: ;
    cpy_r_r97 = cpy_r_r3;
    CPy_DecRef(cpy_r_r97);
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL100;
CPyL91: ;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    cpy_r_r108 = CPy_KeepPropagating();
    if (!cpy_r_r108) goto CPyL113;
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = NULL;
    cpy_r_r1 = cpy_r_r110;
    cpy_r_r111 = (PyObject **)&cpy_r_r1;
    cpy_r_r112 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1;
    cpy_r_r113 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r_r112, cpy_r_r109, cpy_r_r109, cpy_r_r109, cpy_r_arg, cpy_r_r111);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r113 == NULL) {
        goto CPyL95;
    } else
        goto CPyL139;
CPyL94: ;
    cpy_r_r100 = cpy_r_r113;
    goto CPyL82;
CPyL95: ;
    cpy_r_r114 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 26, CPyStatic_raising___globals);
        goto CPyL135;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
    goto CPyL100;
CPyL97: ;
    cpy_r_r115 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 28, CPyStatic_raising___globals);
        goto CPyL130;
    }
CPyL98: ;
    cpy_r_r116 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 28, CPyStatic_raising___globals);
        goto CPyL130;
    }
CPyL99: ;
    cpy_r_r117 = CPyDef_boosts___pay(cpy_r_r115, cpy_r_r116, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 28, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL100: ;
    cpy_r_r118 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 29, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL101: ;
    cpy_r_r119 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "t", 29, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL102: ;
    cpy_r_r120 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r119)->_players;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "Table", "players", 29, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL103: ;
    cpy_r_r121 = ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "raise_value", "raise_value_gen", "me", 29, CPyStatic_raising___globals);
        goto CPyL113;
    }
CPyL104: ;
    cpy_r_r122 = CPyList_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 29, CPyStatic_raising___globals);
        goto CPyL113;
    }
    if (likely(Py_TYPE(cpy_r_r122) == CPyType_encyclopedia___table___Player))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 29, CPyStatic_raising___globals, "serai.games.encyclopedia.table.Player", cpy_r_r122);
        goto CPyL113;
    }
    cpy_r_r124 = CPyDef_boosts___die_value(cpy_r_r118, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 29, CPyStatic_raising___globals);
        goto CPyL113;
    }
    cpy_r_value_2 = cpy_r_r124;
    goto CPyL16;
CPyL108: ;
    cpy_r_r125 = Py_None;
    CPy_INCREF(cpy_r_r125);
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r127 = CPyDef_raising___raise_value_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL112;
    CPyGen_SetStopIterationValue(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (!0) goto CPyL119;
    CPy_Unreachable();
CPyL112: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r125;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL113: ;
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r129 = CPyDef_raising___raise_value_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r130 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r130;
CPyL114: ;
    cpy_r_r131 = cpy_r_r4 == 0;
    if (cpy_r_r131) goto CPyL140;
    cpy_r_r132 = cpy_r_r4 == 1;
    if (cpy_r_r132) goto CPyL141;
    cpy_r_r133 = cpy_r_r4 == 2;
    if (cpy_r_r133) {
        goto CPyL83;
    } else
        goto CPyL142;
CPyL117: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r134 = 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL119;
    }
    CPy_Unreachable();
CPyL119: ;
    cpy_r_r135 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL120: ;
    CPyTagged_DecRef(cpy_r_value_2);
    goto CPyL113;
CPyL121: ;
    CPyTagged_DECREF(cpy_r_value_2);
    goto CPyL108;
CPyL122: ;
    CPyTagged_DecRef(cpy_r_value_2);
    CPy_DecRef(cpy_r_r35);
    goto CPyL113;
CPyL123: ;
    CPyTagged_DecRef(cpy_r_value_2);
    CPy_DecRef(cpy_r_r43);
    goto CPyL31;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_value_2);
    CPy_DecRef(cpy_r_r43);
    goto CPyL113;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_value_2);
    CPy_DecRef(cpy_r_r49);
    goto CPyL113;
CPyL126: ;
    CPyTagged_DecRef(cpy_r_value_2);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r53);
    goto CPyL113;
CPyL127: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r53);
    goto CPyL113;
CPyL128: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL113;
CPyL129: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL49;
CPyL130: ;
    CPy_DecRef(cpy_r_r75);
    goto CPyL113;
CPyL131: ;
    CPy_DECREF(cpy_r_r75);
    goto CPyL61;
CPyL132: ;
    CPy_DecRef(cpy_r_r75);
    goto CPyL67;
CPyL133: ;
    CPy_DecRef(cpy_r_r75);
    goto CPyL72;
CPyL134: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL81;
CPyL135: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL113;
CPyL136: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL86;
CPyL137: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL85;
CPyL138: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL91;
CPyL139: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL94;
CPyL140: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL55;
CPyL142: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL117;
}
        
PyObject *CPyDef_raising___raise_value_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_raising___raise_value_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_raising___raise_value_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.raising.raise_value_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_raising___raise_value_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "__next__", -1, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___raise_value_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_raising___raise_value_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_raising___raise_value_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.raising.raise_value_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_raising___raise_value_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "send", -1, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___raise_value_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_raising___raise_value_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_raising___raise_value_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.raising.raise_value_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_raising___raise_value_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "__iter__", -1, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___raise_value_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_raising___raise_value_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_raising___raise_value_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.raising.raise_value_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_raising___raise_value_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "throw", -1, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___raise_value_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_raising___raise_value_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp302 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp302);
    PyObject *__tmp303 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp303);
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
        
        PyObject *CPyPy_raising___raise_value_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_raising___raise_value_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.raising.raise_value_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_raising___raise_value_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "close", -1, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___raise_value(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_table, PyObject *cpy_r_key, PyObject *cpy_r_rule, char cpy_r_can_recolour) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_raising___raise_value_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL8;
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_table);
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__table != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__table);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__table = cpy_r_table;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_key);
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__key != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__key);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__key = cpy_r_key;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL9;
    }
    ((serai___games___encyclopedia___actions___raising___raise_value_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__can_recolour = cpy_r_can_recolour;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
        goto CPyL9;
    }
    return cpy_r_r0;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_raising___raise_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "table", "key", "rule", "can_recolour", 0};
            static CPyArg_Parser parser = {"OOOOOO:raise_value", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_table;
            PyObject *obj_key;
            PyObject *obj_rule;
            PyObject *obj_can_recolour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_table, &obj_key, &obj_rule, &obj_can_recolour)) {
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
            PyObject *arg_table;
            if (likely(PyList_Check(obj_table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("list", obj_table); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char arg_can_recolour;
            if (unlikely(!PyBool_Check(obj_can_recolour))) {
                CPy_TypeError("bool", obj_can_recolour); goto fail;
            } else
                arg_can_recolour = obj_can_recolour == Py_True;
            PyObject *retval = CPyDef_raising___raise_value(arg_t, arg_me, arg_table, arg_key, arg_rule, arg_can_recolour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "raise_value", 12, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___obstacle__raises_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_raising___obstacle__raises_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_raising___obstacle__raises_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "__get__", -1, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising___obstacle__raises_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_reason;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_useful;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "obstacle__raises_obj", "__mypyc_env__", 42, CPyStatic_raising___globals);
        goto CPyL55;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "o", 43, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_token;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = CPyStatic_encyclopedia___reasons___EXPEDITIONS_ONLY;
    if (likely(cpy_r_r4 != NULL)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"EXPEDITIONS_ONLY\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 44, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL6: ;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL7: ;
    cpy_r_r6 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "o", 45, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r6)->_boost_coin;
    CPy_INCREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_option == cpy_r_r7;
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r8) goto CPyL11;
    cpy_r_r9 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "o", 45, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r9)->_boost_seal;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_option == cpy_r_r10;
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r11) goto CPyL21;
CPyL11: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "t", 46, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "player", 46, CPyStatic_raising___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r13);
CPyL13: ;
    cpy_r_r14 = CPyDef_boosts___boost_obstacle(cpy_r_r12, cpy_r_r13, cpy_r_option);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 46, CPyStatic_raising___globals);
        goto CPyL55;
    }
    cpy_r_reason = cpy_r_r14;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_reach;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "reach", 47, CPyStatic_raising___globals);
        goto CPyL57;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL15: ;
    cpy_r_r16 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "wanted", 47, CPyStatic_raising___globals);
        goto CPyL58;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL16: ;
    cpy_r_r17 = cpy_r_r15 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL18;
    cpy_r_r19 = cpy_r_r16 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL19;
CPyL18: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r15, cpy_r_r16);
    cpy_r_r22 = cpy_r_r21 ^ 1;
    cpy_r_r23 = cpy_r_r22;
    goto CPyL20;
CPyL19: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r15 >= (Py_ssize_t)cpy_r_r16;
    cpy_r_r23 = cpy_r_r24;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_useful = cpy_r_r23;
    goto CPyL47;
CPyL21: ;
    cpy_r_r25 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "t", 49, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r25);
CPyL22: ;
    cpy_r_r26 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "player", 49, CPyStatic_raising___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r26);
CPyL23: ;
    cpy_r_r27 = CPyDef_boosts___recolour_obstacle(cpy_r_r25, cpy_r_r26, cpy_r_option);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 49, CPyStatic_raising___globals);
        goto CPyL55;
    }
    cpy_r_reason = cpy_r_r27;
    cpy_r_r28 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "t", 50, CPyStatic_raising___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r28);
CPyL25: ;
    cpy_r_r29 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "player", 50, CPyStatic_raising___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r29);
CPyL26: ;
    cpy_r_r30 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r30);
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 50, CPyStatic_raising___globals);
        goto CPyL61;
    }
    cpy_r_r32 = CPyDef_boosts___die_bonus(cpy_r_r28, cpy_r_r29, cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 50, CPyStatic_raising___globals);
        goto CPyL57;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "t", 50, CPyStatic_raising___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r33);
CPyL29: ;
    cpy_r_r34 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "player", 50, CPyStatic_raising___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r34);
CPyL30: ;
    cpy_r_r35 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "t", 50, CPyStatic_raising___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r35);
CPyL31: ;
    cpy_r_r36 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r35)->_colour;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'colour' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r36);
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 50, CPyStatic_raising___globals);
        goto CPyL64;
    }
CPyL32: ;
    cpy_r_r37 = CPyDef_boosts___die_bonus(cpy_r_r33, cpy_r_r34, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 50, CPyStatic_raising___globals);
        goto CPyL62;
    }
    cpy_r_r38 = CPyTagged_Subtract(cpy_r_r32, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (cpy_r_r40) goto CPyL35;
    cpy_r_r41 = 0 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (!cpy_r_r42) goto CPyL36;
CPyL35: ;
    cpy_r_r43 = CPyTagged_IsLt_(0, cpy_r_r38);
    cpy_r_r44 = cpy_r_r43;
    goto CPyL37;
CPyL36: ;
    cpy_r_r45 = (Py_ssize_t)cpy_r_r38 > (Py_ssize_t)0;
    cpy_r_r44 = cpy_r_r45;
CPyL37: ;
    if (cpy_r_r44) {
        goto CPyL39;
    } else
        goto CPyL65;
CPyL38: ;
    cpy_r_r46 = cpy_r_r44;
    goto CPyL46;
CPyL39: ;
    cpy_r_r47 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_reach;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "reach", 51, CPyStatic_raising___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r47);
CPyL40: ;
    cpy_r_r48 = CPyTagged_Add(cpy_r_r47, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r38);
    cpy_r_r49 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "obstacle", "_raises_env", "wanted", 51, CPyStatic_raising___globals);
        goto CPyL67;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL41: ;
    cpy_r_r50 = cpy_r_r48 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (cpy_r_r51) goto CPyL43;
    cpy_r_r52 = cpy_r_r49 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL44;
CPyL43: ;
    cpy_r_r54 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_r49);
    cpy_r_r55 = cpy_r_r54 ^ 1;
    cpy_r_r56 = cpy_r_r55;
    goto CPyL45;
CPyL44: ;
    cpy_r_r57 = (Py_ssize_t)cpy_r_r48 >= (Py_ssize_t)cpy_r_r49;
    cpy_r_r56 = cpy_r_r57;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r49);
    cpy_r_r46 = cpy_r_r56;
CPyL46: ;
    cpy_r_useful = cpy_r_r46;
CPyL47: ;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = cpy_r_reason != cpy_r_r58;
    if (cpy_r_r59) goto CPyL49;
    if (!cpy_r_useful) goto CPyL68;
CPyL49: ;
    cpy_r_r60 = cpy_r_reason;
    goto CPyL54;
CPyL50: ;
    cpy_r_r61 = CPyStatic_encyclopedia___reasons___NO_USE;
    if (likely(cpy_r_r61 != NULL)) goto CPyL53;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_USE\" was not set");
    cpy_r_r62 = 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 52, CPyStatic_raising___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r60 = cpy_r_r61;
CPyL54: ;
    return cpy_r_r60;
CPyL55: ;
    cpy_r_r63 = NULL;
    return cpy_r_r63;
CPyL56: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL55;
CPyL57: ;
    CPy_DecRef(cpy_r_reason);
    goto CPyL55;
CPyL58: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL55;
CPyL59: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL55;
CPyL60: ;
    CPy_DecRef(cpy_r_reason);
    CPy_DecRef(cpy_r_r28);
    goto CPyL55;
CPyL61: ;
    CPy_DecRef(cpy_r_reason);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL55;
CPyL62: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL55;
CPyL63: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL55;
CPyL64: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL55;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL38;
CPyL66: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL55;
CPyL67: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL55;
CPyL68: ;
    CPy_DECREF(cpy_r_reason);
    goto CPyL50;
}
        
        PyObject *CPyPy_raising___obstacle__raises_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_raising___obstacle__raises_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "obstacle", 42, CPyStatic_raising___globals);
            return NULL;
        }
        
PyObject *CPyDef_raising____raises(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_table, CPyTagged cpy_r_value, char cpy_r_can_recolour) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_obstacle;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    tuple_T2OO cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    tuple_T1O cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    CPyPtr cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    tuple_T1O cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    cpy_r_r0 = CPyDef_raising____raises_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 32, CPyStatic_raising___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 32, CPyStatic_raising___globals);
        goto CPyL62;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "t", 34, CPyStatic_raising___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "Table", "players", 34, CPyStatic_raising___globals);
        goto CPyL63;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_me);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 34, CPyStatic_raising___globals);
        goto CPyL63;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 34, CPyStatic_raising___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL63;
    }
    CPy_DECREF(cpy_r_r2);
    if (((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 34, CPyStatic_raising___globals);
        goto CPyL62;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "t", 35, CPyStatic_raising___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r8);
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 35, CPyStatic_raising___globals);
        goto CPyL62;
    }
CPyL9: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "Book", "options", 36, CPyStatic_raising___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    if (((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o);
    }
    ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 36, CPyStatic_raising___globals);
        goto CPyL64;
    }
    cpy_r_r11 = CPyTagged_Add(cpy_r_value, 2);
    if (((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted);
    }
    ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 37, CPyStatic_raising___globals);
        goto CPyL64;
    }
CPyL12: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "wanted", 38, CPyStatic_raising___globals);
        goto CPyL64;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL13: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = cpy_r_r13 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL15;
    cpy_r_r19 = cpy_r_r16 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL16;
CPyL15: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r13, cpy_r_r16);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL17;
CPyL16: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r13 < (Py_ssize_t)cpy_r_r16;
    cpy_r_r22 = cpy_r_r23;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r22) goto CPyL29;
    cpy_r_r24 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "wanted", 38, CPyStatic_raising___globals);
        goto CPyL64;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL19: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_table, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 38, CPyStatic_raising___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 38, CPyStatic_raising___globals);
        goto CPyL64;
    }
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_table, cpy_r_value);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 38, CPyStatic_raising___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 38, CPyStatic_raising___globals);
        goto CPyL65;
    }
    cpy_r_r29 = cpy_r_r26 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL25;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_r26, cpy_r_r28);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL26;
CPyL25: ;
    cpy_r_r33 = cpy_r_r26 == cpy_r_r28;
    cpy_r_r32 = cpy_r_r33;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r32) goto CPyL29;
    cpy_r_r34 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "wanted", 39, CPyStatic_raising___globals);
        goto CPyL64;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL28: ;
    cpy_r_r35 = CPyTagged_Add(cpy_r_r34, 2);
    CPyTagged_DECREF(cpy_r_r34);
    if (((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted);
    }
    ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_wanted = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 39, CPyStatic_raising___globals);
        goto CPyL64;
    } else
        goto CPyL12;
CPyL29: ;
    cpy_r_r37 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "player", 40, CPyStatic_raising___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r37);
CPyL30: ;
    cpy_r_r38 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r37)->_coins;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'coins' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r38);
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 40, CPyStatic_raising___globals);
        goto CPyL64;
    }
CPyL31: ;
    cpy_r_r39 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_coin_value;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "Book", "coin_value", 40, CPyStatic_raising___globals);
        goto CPyL66;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL32: ;
    cpy_r_r40 = CPyTagged_Multiply(cpy_r_r38, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r41 = CPyTagged_Add(cpy_r_value, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r42 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "player", 40, CPyStatic_raising___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r42);
CPyL33: ;
    cpy_r_r43 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r42)->_seals;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seals' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r43);
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 40, CPyStatic_raising___globals);
        goto CPyL67;
    }
CPyL34: ;
    cpy_r_r44 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_seal_value;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seal_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r44);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 40, CPyStatic_raising___globals);
        goto CPyL68;
    }
CPyL35: ;
    cpy_r_r45 = CPyTagged_Multiply(cpy_r_r43, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r46 = CPyTagged_Add(cpy_r_r41, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r45);
    if (((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_reach != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_reach);
    }
    ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_reach = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 40, CPyStatic_raising___globals);
        goto CPyL62;
    }
    cpy_r_r48 = CPyDef_raising___obstacle__raises_obj();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 42, CPyStatic_raising___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___raising___obstacle__raises_objObject *)cpy_r_r48)->___mypyc_env__ = cpy_r_r0;
    cpy_r_obstacle = cpy_r_r48;
    cpy_r_r49 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "o", 54, CPyStatic_raising___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r49);
CPyL38: ;
    cpy_r_r50 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r49)->_boost_coin;
    CPy_INCREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "o", 54, CPyStatic_raising___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r51);
CPyL39: ;
    cpy_r_r52 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r51)->_boost_seal;
    CPy_INCREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53.f0 = cpy_r_r50;
    cpy_r_r53.f1 = cpy_r_r52;
    if (!cpy_r_can_recolour) goto CPyL58;
    cpy_r_r54 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "player", 56, CPyStatic_raising___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r54);
CPyL41: ;
    cpy_r_r55 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r54)->_tokens;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tokens' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r55);
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 56, CPyStatic_raising___globals);
        goto CPyL71;
    }
CPyL42: ;
    cpy_r_r56 = cpy_r_r55 != 0;
    CPyTagged_DECREF(cpy_r_r55);
    if (!cpy_r_r56) goto CPyL51;
    cpy_r_r57 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "o", 57, CPyStatic_raising___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r57);
CPyL44: ;
    cpy_r_r58 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r57)->_recolour_token;
    CPy_INCREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 57, CPyStatic_raising___globals);
        goto CPyL72;
    }
    cpy_r_r60 = PyTuple_New(2);
    if (unlikely(cpy_r_r60 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp304 = cpy_r_r53.f0;
    PyTuple_SET_ITEM(cpy_r_r60, 0, __tmp304);
    PyObject *__tmp305 = cpy_r_r53.f1;
    PyTuple_SET_ITEM(cpy_r_r60, 1, __tmp305);
    cpy_r_r61 = CPyList_Extend(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 57, CPyStatic_raising___globals);
        goto CPyL73;
    } else
        goto CPyL74;
CPyL46: ;
    cpy_r_r62 = CPyList_Extend(cpy_r_r59, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 57, CPyStatic_raising___globals);
        goto CPyL75;
    } else
        goto CPyL76;
CPyL47: ;
    cpy_r_r63 = PyList_AsTuple(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 57, CPyStatic_raising___globals);
        goto CPyL69;
    }
    cpy_r_r64 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r64 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'o' of '_raises_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r64);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 57, CPyStatic_raising___globals);
        goto CPyL77;
    }
CPyL49: ;
    cpy_r_r65 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r64)->_boost_token;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66.f0 = cpy_r_r65;
    cpy_r_r67 = PyTuple_New(1);
    if (unlikely(cpy_r_r67 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp306 = cpy_r_r66.f0;
    PyTuple_SET_ITEM(cpy_r_r67, 0, __tmp306);
    cpy_r_r68 = NULL;
    cpy_r_r69 = CPyDef_offer___Offer(cpy_r_r63, cpy_r_obstacle, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_obstacle);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 57, CPyStatic_raising___globals);
        goto CPyL61;
    }
    return cpy_r_r69;
CPyL51: ;
    cpy_r_r70 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/raising.py", "_raises", "_raises_env", "o", 58, CPyStatic_raising___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r70);
CPyL52: ;
    cpy_r_r71 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r70)->_boost_token;
    CPy_INCREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r72 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'o' of '_raises_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r72);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 58, CPyStatic_raising___globals);
        goto CPyL78;
    }
CPyL53: ;
    cpy_r_r73 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r72)->_recolour_token;
    CPy_INCREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = PyList_New(1);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 58, CPyStatic_raising___globals);
        goto CPyL79;
    }
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyListObject, ob_item));
    cpy_r_r76 = *(CPyPtr *)cpy_r_r75;
    *(PyObject * *)cpy_r_r76 = cpy_r_r71;
    cpy_r_r77 = CPyList_Extend(cpy_r_r74, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 58, CPyStatic_raising___globals);
        goto CPyL80;
    } else
        goto CPyL81;
CPyL55: ;
    cpy_r_r78 = PyList_AsTuple(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 58, CPyStatic_raising___globals);
        goto CPyL82;
    }
    cpy_r_r79 = PyTuple_New(2);
    if (unlikely(cpy_r_r79 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp307 = cpy_r_r53.f0;
    PyTuple_SET_ITEM(cpy_r_r79, 0, __tmp307);
    PyObject *__tmp308 = cpy_r_r53.f1;
    PyTuple_SET_ITEM(cpy_r_r79, 1, __tmp308);
    cpy_r_r80 = NULL;
    cpy_r_r81 = CPyDef_offer___Offer(cpy_r_r79, cpy_r_obstacle, cpy_r_r78, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_obstacle);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 58, CPyStatic_raising___globals);
        goto CPyL61;
    }
    return cpy_r_r81;
CPyL58: ;
    cpy_r_r82 = ((serai___games___encyclopedia___actions___raising____raises_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r82 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'o' of '_raises_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r82);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 59, CPyStatic_raising___globals);
        goto CPyL82;
    }
CPyL59: ;
    cpy_r_r83 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r82)->_boost_token;
    CPy_INCREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84.f0 = cpy_r_r83;
    cpy_r_r85 = PyTuple_New(2);
    if (unlikely(cpy_r_r85 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp309 = cpy_r_r53.f0;
    PyTuple_SET_ITEM(cpy_r_r85, 0, __tmp309);
    PyObject *__tmp310 = cpy_r_r53.f1;
    PyTuple_SET_ITEM(cpy_r_r85, 1, __tmp310);
    cpy_r_r86 = PyTuple_New(1);
    if (unlikely(cpy_r_r86 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp311 = cpy_r_r84.f0;
    PyTuple_SET_ITEM(cpy_r_r86, 0, __tmp311);
    cpy_r_r87 = NULL;
    cpy_r_r88 = CPyDef_offer___Offer(cpy_r_r85, cpy_r_obstacle, cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_obstacle);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 59, CPyStatic_raising___globals);
        goto CPyL61;
    }
    return cpy_r_r88;
CPyL61: ;
    cpy_r_r89 = NULL;
    return cpy_r_r89;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL61;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL61;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL61;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL61;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL61;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL61;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL61;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    goto CPyL61;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r50);
    goto CPyL61;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    goto CPyL61;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r58);
    goto CPyL61;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r59);
    goto CPyL61;
CPyL74: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL46;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r59);
    goto CPyL61;
CPyL76: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL47;
CPyL77: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r63);
    goto CPyL61;
CPyL78: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r71);
    goto CPyL61;
CPyL79: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r73);
    goto CPyL61;
CPyL80: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    CPy_DecRef(cpy_r_r74);
    goto CPyL61;
CPyL81: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL55;
CPyL82: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r53.f0);
    CPy_DecRef(cpy_r_r53.f1);
    goto CPyL61;
}
        
        PyObject *CPyPy_raising____raises(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "table", "value", "can_recolour", 0};
            static CPyArg_Parser parser = {"OOOOO:_raises", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_table;
            PyObject *obj_value;
            PyObject *obj_can_recolour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_table, &obj_value, &obj_can_recolour)) {
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
            PyObject *arg_table;
            if (likely(PyList_Check(obj_table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("list", obj_table); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            char arg_can_recolour;
            if (unlikely(!PyBool_Check(obj_can_recolour))) {
                CPy_TypeError("bool", obj_can_recolour); goto fail;
            } else
                arg_can_recolour = obj_can_recolour == Py_True;
            PyObject *retval = CPyDef_raising____raises(arg_t, arg_me, arg_table, arg_value, arg_can_recolour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "_raises", 32, CPyStatic_raising___globals);
            return NULL;
        }
        
char CPyDef_raising_____top_level__(void) {
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
    char cpy_r_r122;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 1, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 1, CPyStatic_raising___globals);
        goto CPyL46;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_raising___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 3, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_raising___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 5, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL12;
CPyL8: ;
    cpy_r_r20 = CPyInitOnly_serai___games___encyclopedia___reasons;
    cpy_r_r21 = CPyExec_serai___games___encyclopedia___reasons;
    cpy_r_r22 = (PyObject **)&CPyModule_serai___games___encyclopedia___reasons__internal;
    cpy_r_r23 = PyImport_GetModuleDict();
    cpy_r_r24 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 5, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 5, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 5, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 5, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 6, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 6, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 6, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 6, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5072]; /* ('boost_obstacle', 'die_bonus', 'die_value', 'pay', 'recolour_obstacle') */
    cpy_r_r54 = CPyStatic_raising___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 6, CPyStatic_raising___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 7, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 7, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 7, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 7, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r76 = CPyStatic_raising___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 7, CPyStatic_raising___globals);
        goto CPyL46;
    } else
        goto CPyL48;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 8, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 8, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 8, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 8, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r98 = CPyStatic_raising___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 8, CPyStatic_raising___globals);
        goto CPyL46;
    } else
        goto CPyL49;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r101 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 9, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r109 = CPyExec_serai___kernel___decision;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 9, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 9, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 9, CPyStatic_raising___globals);
        goto CPyL46;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r120 = CPyStatic_raising___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/raising.py", "<module>", 9, CPyStatic_raising___globals);
        goto CPyL46;
    } else
        goto CPyL50;
CPyL45: ;
    return 1;
CPyL46: ;
    cpy_r_r122 = 2;
    return cpy_r_r122;
CPyL47: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL48: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL49: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL50: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
recruit___recruit_env_traverse(serai___games___scholars___actions___recruit___recruit_envObject *self, visitproc visit, void *arg)
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

static int32_t CPyDef_recruit___recruit_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___recruit_envObject *self = (serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_self;
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

static int32_t CPyDef_recruit___recruit_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___recruit_envObject *self = (serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
recruit___recruit_env_dealloc(serai___games___scholars___actions___recruit___recruit_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (recruit___recruit_env_free_instance == NULL) {
        recruit___recruit_env_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, recruit___recruit_env_dealloc)
    CPyDef_recruit___recruit_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_recruit_____mypyc__recruit_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_recruit___recruit_env(void);

static PyObject *
recruit___recruit_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_recruit___recruit_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_recruit_____mypyc__recruit_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem recruit___recruit_env_vtable[1];
static bool
CPyDef_recruit___recruit_env_trait_vtable_setup(void)
{
    CPyVTableItem recruit___recruit_env_vtable_scratch[] = {
        NULL
    };
    memcpy(recruit___recruit_env_vtable, recruit___recruit_env_vtable_scratch, sizeof(recruit___recruit_env_vtable));
    return 1;
}

static bool
CPyDef_recruit___recruit_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef recruit___recruit_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_recruit_____mypyc__recruit_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_recruit___recruit_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "recruit_env",
    .tp_new = recruit___recruit_env_new,
    .tp_dealloc = (destructor)recruit___recruit_env_dealloc,
    .tp_traverse = (traverseproc)recruit___recruit_env_traverse,
    .tp_clear = (inquiry)CPyDef_recruit___recruit_env_clear,
    .tp_methods = recruit___recruit_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___actions___recruit___recruit_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("recruit_env()\n--\n\n"),
};
static PyTypeObject *CPyType_recruit___recruit_env_template = &CPyType_recruit___recruit_env_template_;

PyObject *CPyDef_recruit_____mypyc__recruit_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___recruit___recruit_envObject *self;
    if (recruit___recruit_env_free_instance != NULL) {
        self = recruit___recruit_env_free_instance;
        recruit___recruit_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___recruit___recruit_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = recruit___recruit_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_recruit___recruit_env(void)
{
    PyObject *self = CPyDef_recruit_____mypyc__recruit_env_setup((PyObject *)CPyType_recruit___recruit_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendrecruit___recruit_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_recruit___recruit_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods recruit___recruit_gen_as_async = {
    .am_send = CPyDunder_am_sendrecruit___recruit_gen,
};
static int
recruit___recruit_gen_traverse(serai___games___scholars___actions___recruit___recruit_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_recruit___recruit_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___recruit_genObject *self = (serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1);
    return 0;
}

static int32_t CPyDef_recruit___recruit_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___recruit_genObject *self = (serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1);
    return 0;
}

static void
recruit___recruit_gen_dealloc(serai___games___scholars___actions___recruit___recruit_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (recruit___recruit_gen_free_instance == NULL) {
        recruit___recruit_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, recruit___recruit_gen_dealloc)
    CPyDef_recruit___recruit_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_recruit_____mypyc__recruit_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_recruit___recruit_gen(void);

static PyObject *
recruit___recruit_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_recruit___recruit_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_recruit_____mypyc__recruit_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem recruit___recruit_gen_vtable[6];
static bool
CPyDef_recruit___recruit_gen_trait_vtable_setup(void)
{
    CPyVTableItem recruit___recruit_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_recruit___recruit_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_recruit___recruit_gen_____next__,
        (CPyVTableItem)CPyDef_recruit___recruit_gen___send,
        (CPyVTableItem)CPyDef_recruit___recruit_gen_____iter__,
        (CPyVTableItem)CPyDef_recruit___recruit_gen___throw,
        (CPyVTableItem)CPyDef_recruit___recruit_gen___close,
    };
    memcpy(recruit___recruit_gen_vtable, recruit___recruit_gen_vtable_scratch, sizeof(recruit___recruit_gen_vtable));
    return 1;
}

static bool
CPyDef_recruit___recruit_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef recruit___recruit_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_recruit_____mypyc__recruit_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_recruit___recruit_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_recruit___recruit_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_recruit___recruit_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_recruit___recruit_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_recruit___recruit_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_recruit___recruit_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "recruit_gen",
    .tp_new = recruit___recruit_gen_new,
    .tp_dealloc = (destructor)recruit___recruit_gen_dealloc,
    .tp_traverse = (traverseproc)recruit___recruit_gen_traverse,
    .tp_clear = (inquiry)CPyDef_recruit___recruit_gen_clear,
    .tp_methods = recruit___recruit_gen_methods,
    .tp_iter = CPyDef_recruit___recruit_gen_____iter__,
    .tp_iternext = CPyDef_recruit___recruit_gen_____next__,
    .tp_as_async = &recruit___recruit_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___recruit___recruit_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("recruit_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_recruit___recruit_gen_template = &CPyType_recruit___recruit_gen_template_;

PyObject *CPyDef_recruit_____mypyc__recruit_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___recruit___recruit_genObject *self;
    if (recruit___recruit_gen_free_instance != NULL) {
        self = recruit___recruit_gen_free_instance;
        recruit___recruit_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___recruit___recruit_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = recruit___recruit_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_recruit___recruit_gen(void)
{
    PyObject *self = CPyDef_recruit_____mypyc__recruit_gen_setup((PyObject *)CPyType_recruit___recruit_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__recruit___obstacle_recruit_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_recruit___obstacle_recruit_obj_____get__(self, instance, owner);
}
PyMemberDef recruit___obstacle_recruit_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
recruit___obstacle_recruit_obj_traverse(serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject))));
    return rv;
}

static int32_t CPyDef_recruit___obstacle_recruit_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self = (serai___games___scholars___actions___recruit___obstacle_recruit_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject))));
    return 0;
}

static int32_t CPyDef_recruit___obstacle_recruit_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self = (serai___games___scholars___actions___recruit___obstacle_recruit_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject))));
    return 0;
}

static void
recruit___obstacle_recruit_obj_dealloc(serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (recruit___obstacle_recruit_obj_free_instance == NULL) {
        recruit___obstacle_recruit_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, recruit___obstacle_recruit_obj_dealloc)
    CPyDef_recruit___obstacle_recruit_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_recruit_____mypyc__obstacle_recruit_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_recruit___obstacle_recruit_obj(void);

static PyObject *
recruit___obstacle_recruit_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_recruit___obstacle_recruit_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_recruit_____mypyc__obstacle_recruit_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem recruit___obstacle_recruit_obj_vtable[2];
static bool
CPyDef_recruit___obstacle_recruit_obj_trait_vtable_setup(void)
{
    CPyVTableItem recruit___obstacle_recruit_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_recruit___obstacle_recruit_obj_____call__,
        (CPyVTableItem)CPyDef_recruit___obstacle_recruit_obj_____get__,
    };
    memcpy(recruit___obstacle_recruit_obj_vtable, recruit___obstacle_recruit_obj_vtable_scratch, sizeof(recruit___obstacle_recruit_obj_vtable));
    return 1;
}

static bool
CPyDef_recruit___obstacle_recruit_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
recruit___obstacle_recruit_obj_get___3_mypyc_env__(serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self, void *closure);

static PyGetSetDef recruit___obstacle_recruit_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)recruit___obstacle_recruit_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef recruit___obstacle_recruit_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_recruit_____mypyc__obstacle_recruit_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_recruit___obstacle_recruit_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_recruit___obstacle_recruit_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_recruit___obstacle_recruit_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_recruit_obj",
    .tp_new = recruit___obstacle_recruit_obj_new,
    .tp_dealloc = (destructor)recruit___obstacle_recruit_obj_dealloc,
    .tp_traverse = (traverseproc)recruit___obstacle_recruit_obj_traverse,
    .tp_clear = (inquiry)CPyDef_recruit___obstacle_recruit_obj_clear,
    .tp_getset = recruit___obstacle_recruit_obj_getseters,
    .tp_methods = recruit___obstacle_recruit_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__recruit___obstacle_recruit_obj,
    .tp_members = recruit___obstacle_recruit_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___recruit___obstacle_recruit_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_recruit_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_recruit___obstacle_recruit_obj_template = &CPyType_recruit___obstacle_recruit_obj_template_;

PyObject *CPyDef_recruit_____mypyc__obstacle_recruit_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self;
    if (recruit___obstacle_recruit_obj_free_instance != NULL) {
        self = recruit___obstacle_recruit_obj_free_instance;
        recruit___obstacle_recruit_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___recruit___obstacle_recruit_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = recruit___obstacle_recruit_obj_vtable;
    self->vectorcall = CPyPy_recruit___obstacle_recruit_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_recruit___obstacle_recruit_obj(void)
{
    PyObject *self = CPyDef_recruit_____mypyc__obstacle_recruit_obj_setup((PyObject *)CPyType_recruit___obstacle_recruit_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
recruit___obstacle_recruit_obj_get___3_mypyc_env__(serai___games___scholars___actions___recruit___obstacle_recruit_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_recruit_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__recruit___note_recruit_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_recruit___note_recruit_obj_____get__(self, instance, owner);
}
PyMemberDef recruit___note_recruit_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
recruit___note_recruit_obj_traverse(serai___games___scholars___actions___recruit___note_recruit_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject))));
    return rv;
}

static int32_t CPyDef_recruit___note_recruit_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___note_recruit_objObject *self = (serai___games___scholars___actions___recruit___note_recruit_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject))));
    return 0;
}

static int32_t CPyDef_recruit___note_recruit_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___note_recruit_objObject *self = (serai___games___scholars___actions___recruit___note_recruit_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject))));
    return 0;
}

static void
recruit___note_recruit_obj_dealloc(serai___games___scholars___actions___recruit___note_recruit_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (recruit___note_recruit_obj_free_instance == NULL) {
        recruit___note_recruit_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, recruit___note_recruit_obj_dealloc)
    CPyDef_recruit___note_recruit_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_recruit_____mypyc__note_recruit_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_recruit___note_recruit_obj(void);

static PyObject *
recruit___note_recruit_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_recruit___note_recruit_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_recruit_____mypyc__note_recruit_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem recruit___note_recruit_obj_vtable[2];
static bool
CPyDef_recruit___note_recruit_obj_trait_vtable_setup(void)
{
    CPyVTableItem recruit___note_recruit_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_recruit___note_recruit_obj_____call__,
        (CPyVTableItem)CPyDef_recruit___note_recruit_obj_____get__,
    };
    memcpy(recruit___note_recruit_obj_vtable, recruit___note_recruit_obj_vtable_scratch, sizeof(recruit___note_recruit_obj_vtable));
    return 1;
}

static bool
CPyDef_recruit___note_recruit_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
recruit___note_recruit_obj_get___3_mypyc_env__(serai___games___scholars___actions___recruit___note_recruit_objObject *self, void *closure);

static PyGetSetDef recruit___note_recruit_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)recruit___note_recruit_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef recruit___note_recruit_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_recruit_____mypyc__note_recruit_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_recruit___note_recruit_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_recruit___note_recruit_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_recruit___note_recruit_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_recruit_obj",
    .tp_new = recruit___note_recruit_obj_new,
    .tp_dealloc = (destructor)recruit___note_recruit_obj_dealloc,
    .tp_traverse = (traverseproc)recruit___note_recruit_obj_traverse,
    .tp_clear = (inquiry)CPyDef_recruit___note_recruit_obj_clear,
    .tp_getset = recruit___note_recruit_obj_getseters,
    .tp_methods = recruit___note_recruit_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__recruit___note_recruit_obj,
    .tp_members = recruit___note_recruit_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___recruit___note_recruit_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___recruit___note_recruit_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_recruit_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_recruit___note_recruit_obj_template = &CPyType_recruit___note_recruit_obj_template_;

PyObject *CPyDef_recruit_____mypyc__note_recruit_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___recruit___note_recruit_objObject *self;
    if (recruit___note_recruit_obj_free_instance != NULL) {
        self = recruit___note_recruit_obj_free_instance;
        recruit___note_recruit_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___recruit___note_recruit_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = recruit___note_recruit_obj_vtable;
    self->vectorcall = CPyPy_recruit___note_recruit_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_recruit___note_recruit_obj(void)
{
    PyObject *self = CPyDef_recruit_____mypyc__note_recruit_obj_setup((PyObject *)CPyType_recruit___note_recruit_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
recruit___note_recruit_obj_get___3_mypyc_env__(serai___games___scholars___actions___recruit___note_recruit_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_recruit_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendrecruit___dispatch_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods recruit___dispatch_gen_as_async = {
    .am_send = CPyDunder_am_sendrecruit___dispatch_gen,
};
static int
recruit___dispatch_gen_traverse(serai___games___scholars___actions___recruit___dispatch_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__pile));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__translator));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_recruit___dispatch_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___dispatch_genObject *self = (serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
        self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__translator;
        self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1);
    return 0;
}

static int32_t CPyDef_recruit___dispatch_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___recruit___dispatch_genObject *self = (serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
        self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__translator;
        self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1);
    return 0;
}

static void
recruit___dispatch_gen_dealloc(serai___games___scholars___actions___recruit___dispatch_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (recruit___dispatch_gen_free_instance == NULL) {
        recruit___dispatch_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
            self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__translator;
            self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, recruit___dispatch_gen_dealloc)
    CPyDef_recruit___dispatch_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_recruit_____mypyc__dispatch_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_recruit___dispatch_gen(void);

static PyObject *
recruit___dispatch_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_recruit___dispatch_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_recruit_____mypyc__dispatch_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem recruit___dispatch_gen_vtable[6];
static bool
CPyDef_recruit___dispatch_gen_trait_vtable_setup(void)
{
    CPyVTableItem recruit___dispatch_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_recruit___dispatch_gen_____next__,
        (CPyVTableItem)CPyDef_recruit___dispatch_gen___send,
        (CPyVTableItem)CPyDef_recruit___dispatch_gen_____iter__,
        (CPyVTableItem)CPyDef_recruit___dispatch_gen___throw,
        (CPyVTableItem)CPyDef_recruit___dispatch_gen___close,
    };
    memcpy(recruit___dispatch_gen_vtable, recruit___dispatch_gen_vtable_scratch, sizeof(recruit___dispatch_gen_vtable));
    return 1;
}

static bool
CPyDef_recruit___dispatch_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef recruit___dispatch_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_recruit_____mypyc__dispatch_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_recruit___dispatch_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_recruit___dispatch_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_recruit___dispatch_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_recruit___dispatch_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_recruit___dispatch_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_recruit___dispatch_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "dispatch_gen",
    .tp_new = recruit___dispatch_gen_new,
    .tp_dealloc = (destructor)recruit___dispatch_gen_dealloc,
    .tp_traverse = (traverseproc)recruit___dispatch_gen_traverse,
    .tp_clear = (inquiry)CPyDef_recruit___dispatch_gen_clear,
    .tp_methods = recruit___dispatch_gen_methods,
    .tp_iter = CPyDef_recruit___dispatch_gen_____iter__,
    .tp_iternext = CPyDef_recruit___dispatch_gen_____next__,
    .tp_as_async = &recruit___dispatch_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___recruit___dispatch_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("dispatch_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_recruit___dispatch_gen_template = &CPyType_recruit___dispatch_gen_template_;

PyObject *CPyDef_recruit_____mypyc__dispatch_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___recruit___dispatch_genObject *self;
    if (recruit___dispatch_gen_free_instance != NULL) {
        self = recruit___dispatch_gen_free_instance;
        recruit___dispatch_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___recruit___dispatch_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = recruit___dispatch_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_recruit___dispatch_gen(void)
{
    PyObject *self = CPyDef_recruit_____mypyc__dispatch_gen_setup((PyObject *)CPyType_recruit___dispatch_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef recruitmodule_methods[] = {
    {"recruit_obstacle", (PyCFunction)CPyPy_recruit___recruit_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("recruit_obstacle(t, me, value)\n--\n\n") /* docstring */},
    {"recruit", (PyCFunction)CPyPy_recruit___recruit, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("recruit(t, me)\n--\n\n") /* docstring */},
    {"recruit_note", (PyCFunction)CPyPy_recruit___recruit_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("recruit_note(t, option)\n--\n\n") /* docstring */},
    {"dispatch", (PyCFunction)CPyPy_recruit___dispatch, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dispatch(t, me, pile)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___actions___recruit__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___actions___recruit__internal, "__name__");
    CPyStatic_recruit___globals = PyModule_GetDict(CPyModule_serai___games___scholars___actions___recruit__internal);
    if (unlikely(CPyStatic_recruit___globals == NULL))
        goto fail;
    CPyType_recruit___recruit_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_recruit___recruit_env_template, NULL, modname);
    if (unlikely(!CPyType_recruit___recruit_env))
        goto fail;
    CPyDef_recruit___recruit_env_trait_vtable_setup();
    CPyType_recruit___recruit_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_recruit___recruit_gen_template, NULL, modname);
    if (unlikely(!CPyType_recruit___recruit_gen))
        goto fail;
    CPyDef_recruit___recruit_gen_trait_vtable_setup();
    CPyType_recruit___obstacle_recruit_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_recruit___obstacle_recruit_obj_template, NULL, modname);
    if (unlikely(!CPyType_recruit___obstacle_recruit_obj))
        goto fail;
    CPyDef_recruit___obstacle_recruit_obj_trait_vtable_setup();
    CPyType_recruit___note_recruit_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_recruit___note_recruit_obj_template, NULL, modname);
    if (unlikely(!CPyType_recruit___note_recruit_obj))
        goto fail;
    CPyDef_recruit___note_recruit_obj_trait_vtable_setup();
    CPyType_recruit___dispatch_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_recruit___dispatch_gen_template, NULL, modname);
    if (unlikely(!CPyType_recruit___dispatch_gen))
        goto fail;
    CPyDef_recruit___dispatch_gen_trait_vtable_setup();
    char result = CPyDef_recruit_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___actions___recruit__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_recruit___recruit_env);
    Py_CLEAR(CPyType_recruit___recruit_gen);
    Py_CLEAR(CPyType_recruit___obstacle_recruit_obj);
    Py_CLEAR(CPyType_recruit___note_recruit_obj);
    Py_CLEAR(CPyType_recruit___dispatch_gen);
    return -1;
}
int CPyExec_serai___games___scholars___actions___recruit(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___actions___recruit__impl, &CPyImportState_serai___games___scholars___actions___recruit, &CPyModule_serai___games___scholars___actions___recruit);
}
static struct PyModuleDef recruitmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.actions.recruit",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    recruitmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___actions___recruit(void)
{
    if (CPyModule_serai___games___scholars___actions___recruit__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___recruit__internal);
        return CPyModule_serai___games___scholars___actions___recruit__internal;
    }
    CPyModule_serai___games___scholars___actions___recruit__internal = PyModule_Create(&recruitmodule);
    return CPyModule_serai___games___scholars___actions___recruit__internal;
}

PyObject *CPyInit_serai___games___scholars___actions___recruit(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___actions___recruit__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___recruit__internal);
        return CPyModule_serai___games___scholars___actions___recruit__internal;
    }
    CPyModule_serai___games___scholars___actions___recruit__internal = PyModule_Create(&recruitmodule);
    if (unlikely(CPyModule_serai___games___scholars___actions___recruit__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.actions.recruit");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___actions___recruit__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___actions___recruit__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___actions___recruit__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___actions___recruit(CPyModule_serai___games___scholars___actions___recruit__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___actions___recruit__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.actions.recruit");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___actions___recruit__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2OO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", "Table", "piles", 16, CPyStatic_recruit___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", "Table", "book", 16, CPyStatic_recruit___globals);
        goto CPyL23;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_piles;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", "Book", "piles", 16, CPyStatic_recruit___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 16, CPyStatic_recruit___globals);
        goto CPyL24;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r7[3] = {cpy_r_r0, cpy_r_r2, cpy_r_r6};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 16, CPyStatic_recruit___globals);
        goto CPyL24;
    }
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 16, CPyStatic_recruit___globals);
        goto CPyL22;
    }
CPyL6: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL25;
    PyObject *__tmp3872;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp3872 = NULL;
        goto __LL3873;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp3872 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp3872 = NULL;
    }
    if (__tmp3872 == NULL) goto __LL3873;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp3872 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp3872 = NULL;
    }
    if (__tmp3872 == NULL) goto __LL3873;
    __tmp3872 = cpy_r_r12;
__LL3873: ;
    if (unlikely(__tmp3872 == NULL)) {
        CPy_TypeError("tuple[list, tuple]", cpy_r_r12); cpy_r_r13 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp3874 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPy_INCREF(__tmp3874);
        PyObject *__tmp3875;
        if (likely(PyList_Check(__tmp3874)))
            __tmp3875 = __tmp3874;
        else {
            CPy_TypeError("list", __tmp3874); 
            __tmp3875 = NULL;
        }
        cpy_r_r13.f0 = __tmp3875;
        PyObject *__tmp3876 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPy_INCREF(__tmp3876);
        PyObject * __tmp3877;
        if (likely(PyTuple_Check(__tmp3876)))
            __tmp3877 = __tmp3876;
        else {
            CPy_TypeError("tuple", __tmp3876); 
            __tmp3877 = NULL;
        }
        cpy_r_r13.f1 = __tmp3877;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 16, CPyStatic_recruit___globals);
        goto CPyL26;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r13.f1;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13.f0);
    CPy_DECREF(cpy_r_r13.f1);
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL27;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 17, CPyStatic_recruit___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 17, CPyStatic_recruit___globals);
        goto CPyL26;
    }
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL13;
    cpy_r_r24 = cpy_r_value & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL14;
CPyL13: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r21);
    cpy_r_r27 = cpy_r_r26 ^ 1;
    cpy_r_r28 = cpy_r_r27;
    goto CPyL15;
CPyL14: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r21 <= (Py_ssize_t)cpy_r_value;
    cpy_r_r28 = cpy_r_r29;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r21);
    if (cpy_r_r28) {
        goto CPyL28;
    } else
        goto CPyL6;
CPyL16: ;
    cpy_r_r30 = Py_None;
    CPy_INCREF(cpy_r_r30);
    return cpy_r_r30;
CPyL17: ;
    cpy_r_r31 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 16, CPyStatic_recruit___globals);
        goto CPyL22;
    }
    cpy_r_r32 = CPyStatic_scholars___reasons___NO_TRANSLATOR_IN_REACH;
    if (likely(cpy_r_r32 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_TRANSLATOR_IN_REACH\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 19, CPyStatic_recruit___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r32);
    return cpy_r_r32;
CPyL22: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL25: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL17;
CPyL26: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL22;
CPyL27: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL6;
CPyL28: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL16;
}
        
        PyObject *CPyPy_recruit___recruit_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:recruit_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_recruit___recruit_obstacle(arg_t, arg_me, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_obstacle", 14, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___obstacle_recruit_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_recruit___obstacle_recruit_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_recruit___obstacle_recruit_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "__get__", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___obstacle_recruit_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___games___scholars___actions___recruit___obstacle_recruit_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "obstacle_recruit_obj", "__mypyc_env__", 26, CPyStatic_recruit___globals);
        goto CPyL50;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r1);
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 27, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    cpy_r_r3 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "t", 28, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Table", "book", 28, CPyStatic_recruit___globals);
        goto CPyL52;
    }
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_piles;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Book", "piles", 28, CPyStatic_recruit___globals);
        goto CPyL52;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 28, CPyStatic_recruit___globals);
        goto CPyL52;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 28, CPyStatic_recruit___globals, "tuple", cpy_r_r6);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 28, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 28, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    cpy_r_r10 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "t", 28, CPyStatic_recruit___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_value;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Table", "value", 28, CPyStatic_recruit___globals);
        goto CPyL54;
    }
CPyL11: ;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL13;
    cpy_r_r14 = cpy_r_r11 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL14;
CPyL13: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r11, cpy_r_r9);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL15;
CPyL14: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r9 > (Py_ssize_t)cpy_r_r11;
    cpy_r_r17 = cpy_r_r18;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r17) goto CPyL30;
    cpy_r_r19 = CPyStatic_scholars___reasons___NEED_VALUE;
    if (unlikely(cpy_r_r19 == NULL)) {
        goto CPyL55;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_VALUE\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 29, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r21 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "t", 29, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r21);
CPyL20: ;
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_r21)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Table", "book", 29, CPyStatic_recruit___globals);
        goto CPyL56;
    }
CPyL21: ;
    cpy_r_r23 = ((serai___games___scholars___book___BookObject *)cpy_r_r22)->_piles;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Book", "piles", 29, CPyStatic_recruit___globals);
        goto CPyL56;
    }
CPyL22: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 29, CPyStatic_recruit___globals);
        goto CPyL57;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 29, CPyStatic_recruit___globals, "tuple", cpy_r_r24);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r21);
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, 2);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 29, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 29, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    cpy_r_r28 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "t", 29, CPyStatic_recruit___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r28);
CPyL27: ;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_r28)->_value;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Table", "value", 29, CPyStatic_recruit___globals);
        goto CPyL59;
    }
CPyL28: ;
    cpy_r_r30 = CPyTagged_Subtract(cpy_r_r27, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r19, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 29, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    return cpy_r_r31;
CPyL30: ;
    cpy_r_r32 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "options", 30, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r32);
CPyL31: ;
    cpy_r_r33 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r32)->_dispatch;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Options", "dispatch", 30, CPyStatic_recruit___globals);
        goto CPyL60;
    }
CPyL32: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r2);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 30, CPyStatic_recruit___globals);
        goto CPyL60;
    }
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Option))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 30, CPyStatic_recruit___globals, "serai.kernel.option.Option", cpy_r_r34);
        goto CPyL60;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r36 = cpy_r_option == cpy_r_r35;
    CPy_DECREF(cpy_r_r35);
    if (!cpy_r_r36) goto CPyL46;
    cpy_r_r37 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "t", 31, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r37);
CPyL36: ;
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_r37)->_piles;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "Table", "piles", 31, CPyStatic_recruit___globals);
        goto CPyL61;
    }
CPyL37: ;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 31, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 31, CPyStatic_recruit___globals, "list", cpy_r_r39);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r37);
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (!cpy_r_r44) goto CPyL41;
    cpy_r_r45 = Py_None;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_r45;
    goto CPyL45;
CPyL41: ;
    cpy_r_r47 = CPyStatic_scholars___reasons___PILE_EMPTY;
    if (likely(cpy_r_r47 != NULL)) goto CPyL44;
    PyErr_SetString(PyExc_NameError, "value for final name \"PILE_EMPTY\" was not set");
    cpy_r_r48 = 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 31, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r46 = cpy_r_r47;
CPyL45: ;
    return cpy_r_r46;
CPyL46: ;
    cpy_r_r49 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "t", 32, CPyStatic_recruit___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r49);
CPyL47: ;
    cpy_r_r50 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "obstacle", "recruit_env", "me", 32, CPyStatic_recruit___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_r50);
CPyL48: ;
    cpy_r_r51 = CPyDef_translators___employ_obstacle(cpy_r_r49, cpy_r_r50, cpy_r_r2);
    CPy_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 32, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    return cpy_r_r51;
CPyL50: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL50;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL50;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL50;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL50;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL50;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL50;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL50;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r32);
    goto CPyL50;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r37);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL50;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r49);
    goto CPyL50;
}
        
        PyObject *CPyPy_recruit___obstacle_recruit_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_recruit___obstacle_recruit_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "obstacle", 26, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___note_recruit_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_recruit___note_recruit_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_recruit___note_recruit_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "__get__", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___note_recruit_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___scholars___actions___recruit___note_recruit_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "note", "note_recruit_obj", "__mypyc_env__", 34, CPyStatic_recruit___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "note", "recruit_env", "t", 35, CPyStatic_recruit___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_recruit___recruit_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "note", 35, CPyStatic_recruit___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_recruit___note_recruit_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_recruit___note_recruit_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "note", 34, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
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
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    tuple_T3OOO cpy_r_r71;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject **cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    tuple_T3OOO cpy_r_r102;
    PyObject **cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    int32_t cpy_r_r118;
    int32_t cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_gen", "__mypyc_env__", 22, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL1: ;
    cpy_r_r9 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL91;
CPyL2: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_type != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "t", 24, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "Table", "book", 24, CPyStatic_recruit___globals);
        goto CPyL99;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "Book", "options", 24, CPyStatic_recruit___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r14);
CPyL8: ;
    CPy_DECREF(cpy_r_r12);
    if (((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 24, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    cpy_r_r16 = CPyDef_recruit___obstacle_recruit_obj();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 26, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___scholars___actions___recruit___obstacle_recruit_objObject *)cpy_r_r16)->___mypyc_env__ = cpy_r_r8;
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 26, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    cpy_r_r18 = CPyDef_recruit___note_recruit_obj();
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 34, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___scholars___actions___recruit___note_recruit_objObject *)cpy_r_r18)->___mypyc_env__ = cpy_r_r8;
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 34, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    cpy_r_r20 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "options", 37, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r20);
CPyL14: ;
    cpy_r_r21 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r20)->_dispatch;
    if (unlikely(cpy_r_r21 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dispatch' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r21);
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 37, CPyStatic_recruit___globals);
        goto CPyL90;
    }
CPyL15: ;
    cpy_r_r22 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "options", 37, CPyStatic_recruit___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r22);
CPyL16: ;
    cpy_r_r23 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r22)->_employ;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'employ' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 37, CPyStatic_recruit___globals);
        goto CPyL100;
    }
CPyL17: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 37, CPyStatic_recruit___globals);
        goto CPyL101;
    }
    cpy_r_r25 = CPyList_Extend(cpy_r_r24, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 37, CPyStatic_recruit___globals);
        goto CPyL102;
    } else
        goto CPyL103;
CPyL19: ;
    cpy_r_r26 = CPyList_Extend(cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 37, CPyStatic_recruit___globals);
        goto CPyL104;
    } else
        goto CPyL105;
CPyL20: ;
    cpy_r_r27 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_gen", "obstacle", 37, CPyStatic_recruit___globals);
        goto CPyL104;
    }
CPyL21: ;
    cpy_r_r28 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_gen", "note", 37, CPyStatic_recruit___globals);
        goto CPyL104;
    }
CPyL22: ;
    cpy_r_r29 = NULL;
    cpy_r_r30 = CPyDef_offer___Offer(cpy_r_r24, cpy_r_r27, cpy_r_r29, cpy_r_r28);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 37, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    cpy_r_r31 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "me", 38, CPyStatic_recruit___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL24: ;
    cpy_r_r32 = CPyStatics[2326]; /* 'recruit' */
    cpy_r_r33 = CPyStatics[2327]; /* 'SC-REC-02' */
    cpy_r_r34 = CPyStatics[31]; /* 'n' */
    cpy_r_r35 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "t", 38, CPyStatic_recruit___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r35);
CPyL25: ;
    cpy_r_r36 = ((serai___games___scholars___table___TableObject *)cpy_r_r35)->_value;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r36);
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 38, CPyStatic_recruit___globals);
        goto CPyL107;
    }
CPyL26: ;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = CPyDict_Build(1, cpy_r_r34, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 38, CPyStatic_recruit___globals);
        goto CPyL107;
    }
    cpy_r_r39 = NULL;
    cpy_r_r40 = 2;
    cpy_r_r41 = CPyDef_decision___ask(cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r30, cpy_r_r38, cpy_r_r39, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 38, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r41;
CPyL29: ;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = cpy_r_type != cpy_r_r43;
    if (!cpy_r_r44) goto CPyL32;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 38, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL32: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r45 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 38, CPyStatic_recruit___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL90;
    }
    cpy_r_r46 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "options", 39, CPyStatic_recruit___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r46);
CPyL34: ;
    cpy_r_r47 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r46)->_employ;
    if (unlikely(cpy_r_r47 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'employ' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r47);
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 39, CPyStatic_recruit___globals);
        goto CPyL108;
    }
CPyL35: ;
    cpy_r_r48 = PySequence_Contains(cpy_r_r47, cpy_r_r45);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 39, CPyStatic_recruit___globals);
        goto CPyL108;
    }
    cpy_r_r50 = cpy_r_r48;
    if (!cpy_r_r50) goto CPyL61;
    cpy_r_r51 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "t", 40, CPyStatic_recruit___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r51);
CPyL38: ;
    cpy_r_r52 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "me", 40, CPyStatic_recruit___globals);
        goto CPyL109;
    }
    CPyTagged_INCREF(cpy_r_r52);
CPyL39: ;
    cpy_r_r53 = ((serai___kernel___option___OptionObject *)cpy_r_r45)->_value;
    CPy_INCREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL110;
    }
    cpy_r_r55 = CPyDef_translators___employ(cpy_r_r51, cpy_r_r52, cpy_r_r54);
    CPy_DECREF(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0 = cpy_r_r55;
    cpy_r_r56 = 1;
    if (!cpy_r_r56) goto CPyL90;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = NULL;
    cpy_r_r1 = cpy_r_r59;
    cpy_r_r60 = (PyObject **)&cpy_r_r1;
    cpy_r_r61 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0;
    cpy_r_r62 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r_r61, cpy_r_r58, cpy_r_r58, cpy_r_r58, cpy_r_r57, cpy_r_r60);
    if (cpy_r_r62 != NULL) goto CPyL111;
    cpy_r_r63 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL112;
    }
    cpy_r_r64 = cpy_r_r1;
    CPy_DECREF(cpy_r_r64);
    cpy_r_r65 = NULL;
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0 = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL90;
    } else
        goto CPyL85;
CPyL45: ;
    cpy_r_r67 = cpy_r_r62;
CPyL46: ;
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r67;
CPyL47: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_type != cpy_r_r69;
    if (!cpy_r_r70) goto CPyL113;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL51;
    } else
        goto CPyL114;
CPyL49: ;
    CPy_Unreachable();
CPyL50: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL57;
CPyL51: ;
    cpy_r_r71 = CPy_CatchError();
    cpy_r_r72 = (PyObject **)&cpy_r_r3;
    cpy_r_r73 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0;
    cpy_r_r74 = CPy_YieldFromErrorHandle(cpy_r_r73, cpy_r_r72);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL115;
    }
    if (cpy_r_r74) goto CPyL54;
    cpy_r_r67 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r71);
    CPy_DecRef(cpy_r_r71.f0);
    CPy_DecRef(cpy_r_r71.f1);
    CPy_DecRef(cpy_r_r71.f2);
    goto CPyL46;
CPyL54: ;
    cpy_r_r64 = cpy_r_r3;
    CPy_DecRef(cpy_r_r64);
    CPy_RestoreExcInfo(cpy_r_r71);
    CPy_DecRef(cpy_r_r71.f0);
    CPy_DecRef(cpy_r_r71.f1);
    CPy_DecRef(cpy_r_r71.f2);
    goto CPyL85;
CPyL55: ;
    CPy_RestoreExcInfo(cpy_r_r71);
    CPy_DecRef(cpy_r_r71.f0);
    CPy_DecRef(cpy_r_r71.f1);
    CPy_DecRef(cpy_r_r71.f2);
    cpy_r_r75 = CPy_KeepPropagating();
    if (!cpy_r_r75) goto CPyL90;
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r76 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r77 = NULL;
    cpy_r_r1 = cpy_r_r77;
    cpy_r_r78 = (PyObject **)&cpy_r_r1;
    cpy_r_r79 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0;
    cpy_r_r80 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r_r79, cpy_r_r76, cpy_r_r76, cpy_r_r76, cpy_r_arg, cpy_r_r78);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r80 == NULL) {
        goto CPyL59;
    } else
        goto CPyL116;
CPyL58: ;
    cpy_r_r67 = cpy_r_r80;
    goto CPyL46;
CPyL59: ;
    cpy_r_r81 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 40, CPyStatic_recruit___globals);
        goto CPyL112;
    }
    cpy_r_r64 = cpy_r_r1;
    CPy_DECREF(cpy_r_r64);
    goto CPyL85;
CPyL61: ;
    cpy_r_r82 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "t", 42, CPyStatic_recruit___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r82);
CPyL62: ;
    cpy_r_r83 = ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit", "recruit_env", "me", 42, CPyStatic_recruit___globals);
        goto CPyL117;
    }
    CPyTagged_INCREF(cpy_r_r83);
CPyL63: ;
    cpy_r_r84 = ((serai___kernel___option___OptionObject *)cpy_r_r45)->_value;
    CPy_INCREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r85 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r85 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL118;
    }
    cpy_r_r86 = CPyDef_recruit___dispatch(cpy_r_r82, cpy_r_r83, cpy_r_r85);
    CPy_DECREF(cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL90;
    }
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1 = cpy_r_r86;
    cpy_r_r87 = 1;
    if (!cpy_r_r87) goto CPyL90;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = NULL;
    cpy_r_r5 = cpy_r_r90;
    cpy_r_r91 = (PyObject **)&cpy_r_r5;
    cpy_r_r92 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1;
    cpy_r_r93 = CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(cpy_r_r92, cpy_r_r89, cpy_r_r89, cpy_r_r89, cpy_r_r88, cpy_r_r91);
    if (cpy_r_r93 != NULL) goto CPyL119;
    cpy_r_r94 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL120;
    }
    cpy_r_r95 = cpy_r_r5;
    CPy_DECREF(cpy_r_r95);
    cpy_r_r96 = NULL;
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1 = cpy_r_r96;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL90;
    } else
        goto CPyL85;
CPyL69: ;
    cpy_r_r98 = cpy_r_r93;
CPyL70: ;
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r98;
CPyL71: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = cpy_r_type != cpy_r_r100;
    if (!cpy_r_r101) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL75;
    } else
        goto CPyL122;
CPyL73: ;
    CPy_Unreachable();
CPyL74: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL81;
CPyL75: ;
    cpy_r_r102 = CPy_CatchError();
    cpy_r_r103 = (PyObject **)&cpy_r_r7;
    cpy_r_r104 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1;
    cpy_r_r105 = CPy_YieldFromErrorHandle(cpy_r_r104, cpy_r_r103);
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL123;
    }
    if (cpy_r_r105) goto CPyL78;
    cpy_r_r98 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r102);
    CPy_DecRef(cpy_r_r102.f0);
    CPy_DecRef(cpy_r_r102.f1);
    CPy_DecRef(cpy_r_r102.f2);
    goto CPyL70;
CPyL78: ;
    cpy_r_r95 = cpy_r_r7;
    CPy_DecRef(cpy_r_r95);
    CPy_RestoreExcInfo(cpy_r_r102);
    CPy_DecRef(cpy_r_r102.f0);
    CPy_DecRef(cpy_r_r102.f1);
    CPy_DecRef(cpy_r_r102.f2);
    goto CPyL85;
CPyL79: ;
    CPy_RestoreExcInfo(cpy_r_r102);
    CPy_DecRef(cpy_r_r102.f0);
    CPy_DecRef(cpy_r_r102.f1);
    CPy_DecRef(cpy_r_r102.f2);
    cpy_r_r106 = CPy_KeepPropagating();
    if (!cpy_r_r106) goto CPyL90;
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = NULL;
    cpy_r_r5 = cpy_r_r108;
    cpy_r_r109 = (PyObject **)&cpy_r_r5;
    cpy_r_r110 = ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1;
    cpy_r_r111 = CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(cpy_r_r110, cpy_r_r107, cpy_r_r107, cpy_r_r107, cpy_r_arg, cpy_r_r109);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r111 == NULL) {
        goto CPyL83;
    } else
        goto CPyL124;
CPyL82: ;
    cpy_r_r98 = cpy_r_r111;
    goto CPyL70;
CPyL83: ;
    cpy_r_r112 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 42, CPyStatic_recruit___globals);
        goto CPyL120;
    }
    cpy_r_r95 = cpy_r_r5;
    CPy_DECREF(cpy_r_r95);
CPyL85: ;
    cpy_r_r113 = Py_None;
    CPy_INCREF(cpy_r_r113);
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_recruit___recruit_env_clear_on_completion(cpy_r_r8);
    cpy_r_r116 = CPyDef_recruit___recruit_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL89;
    CPyGen_SetStopIterationValue(cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (!0) goto CPyL97;
    CPy_Unreachable();
CPyL89: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r113;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL90: ;
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r118 = CPyDef_recruit___recruit_env_clear_on_completion(cpy_r_r8);
    cpy_r_r119 = CPyDef_recruit___recruit_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r120 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r120;
CPyL91: ;
    cpy_r_r121 = cpy_r_r9 == 0;
    if (cpy_r_r121) goto CPyL125;
    cpy_r_r122 = cpy_r_r9 == 1;
    if (cpy_r_r122) goto CPyL126;
    cpy_r_r123 = cpy_r_r9 == 2;
    if (cpy_r_r123) {
        goto CPyL127;
    } else
        goto CPyL128;
CPyL94: ;
    cpy_r_r124 = cpy_r_r9 == 3;
    if (cpy_r_r124) {
        goto CPyL71;
    } else
        goto CPyL129;
CPyL95: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r125 = 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL97: ;
    cpy_r_r126 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL98: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    goto CPyL97;
CPyL99: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL90;
CPyL100: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL90;
CPyL101: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL90;
CPyL102: ;
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r24);
    goto CPyL90;
CPyL103: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL19;
CPyL104: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL90;
CPyL105: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL20;
CPyL106: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL90;
CPyL107: ;
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL90;
CPyL108: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL90;
CPyL109: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r51);
    goto CPyL90;
CPyL110: ;
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL90;
CPyL111: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL45;
CPyL112: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL90;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL49;
CPyL115: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL55;
CPyL116: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL58;
CPyL117: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r82);
    goto CPyL90;
CPyL118: ;
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL90;
CPyL119: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL69;
CPyL120: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL90;
CPyL121: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL74;
CPyL122: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL73;
CPyL123: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL79;
CPyL124: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL82;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL2;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL29;
CPyL127: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL47;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL94;
CPyL129: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL95;
}
        
PyObject *CPyDef_recruit___recruit_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_recruit___recruit_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_recruit___recruit_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___recruit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.recruit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___recruit_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "__next__", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_recruit___recruit_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_recruit___recruit_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___recruit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.recruit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_recruit___recruit_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "send", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_recruit___recruit_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___recruit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.recruit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___recruit_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "__iter__", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_recruit___recruit_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_recruit___recruit_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___recruit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.recruit_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_recruit___recruit_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "throw", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_recruit___recruit_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3878 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3878);
    PyObject *__tmp3879 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3879);
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
        
        PyObject *CPyPy_recruit___recruit_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___recruit_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.recruit_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___recruit_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "close", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_recruit___recruit_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_recruit___recruit_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___actions___recruit___recruit_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___actions___recruit___recruit_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
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
        
        PyObject *CPyPy_recruit___recruit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:recruit", kwlist, 0};
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
            PyObject *retval = CPyDef_recruit___recruit(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit", 22, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___recruit_note(PyObject *cpy_r_t, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
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
    PyObject *cpy_r_r21;
    char cpy_r_r22;
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
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_note", "Table", "book", 47, CPyStatic_recruit___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_note", "Table", "piles", 48, CPyStatic_recruit___globals);
        goto CPyL45;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r3 = PyObject_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 48, CPyStatic_recruit___globals);
        goto CPyL45;
    }
    if (likely(PyList_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 48, CPyStatic_recruit___globals, "list", cpy_r_r3);
        goto CPyL45;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) {
        goto CPyL6;
    } else
        goto CPyL46;
CPyL5: ;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_note", "Book", "translators", 50, CPyStatic_recruit___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r10);
CPyL7: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_note", "Table", "piles", 50, CPyStatic_recruit___globals);
        goto CPyL47;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r13 = PyObject_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 50, CPyStatic_recruit___globals);
        goto CPyL47;
    }
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 50, CPyStatic_recruit___globals, "list", cpy_r_r13);
        goto CPyL47;
    }
    cpy_r_r15 = CPyList_GetItemShortBorrow(cpy_r_r14, -2);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 50, CPyStatic_recruit___globals);
        goto CPyL48;
    }
    cpy_r_r16 = PyObject_GetItem(cpy_r_r10, cpy_r_r15);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 50, CPyStatic_recruit___globals);
        goto CPyL49;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 50, CPyStatic_recruit___globals, "tuple", cpy_r_r16);
        goto CPyL49;
    }
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_note", "Book", "options", 51, CPyStatic_recruit___globals);
        goto CPyL50;
    }
CPyL14: ;
    cpy_r_r19 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r18)->_dispatch;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "recruit_note", "Options", "dispatch", 51, CPyStatic_recruit___globals);
        goto CPyL50;
    }
CPyL15: ;
    cpy_r_r20 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r21 = PyObject_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 51, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    cpy_r_r22 = cpy_r_option == cpy_r_r21;
    CPy_DECREF(cpy_r_r21);
    if (cpy_r_r22) {
        goto CPyL51;
    } else
        goto CPyL24;
CPyL17: ;
    cpy_r_r23 = CPyStatics[2328]; /* 'note-dispatch' */
    cpy_r_r24 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r17, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 52, CPyStatic_recruit___globals);
        goto CPyL52;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 52, CPyStatic_recruit___globals, "str", cpy_r_r25);
        goto CPyL52;
    }
    cpy_r_r27 = CPyStatics[602]; /* 'effect' */
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r17, 10);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 52, CPyStatic_recruit___globals);
        goto CPyL53;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r28, CPyType_kernel___effects___Effect)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 52, CPyStatic_recruit___globals, "serai.kernel.effects.Effect", cpy_r_r28);
        goto CPyL53;
    }
    cpy_r_r30 = CPyDict_Build(2, cpy_r_r24, cpy_r_r26, cpy_r_r27, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 52, CPyStatic_recruit___globals);
        goto CPyL44;
    }
    cpy_r_r31 = CPyDef_message___Message(cpy_r_r23, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 52, CPyStatic_recruit___globals);
        goto CPyL44;
    }
    return cpy_r_r31;
CPyL24: ;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r17, 6);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals);
        goto CPyL50;
    }
    if (likely(PyTuple_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals, "tuple", cpy_r_r32);
        goto CPyL50;
    }
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = PyTuple_New(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals);
        goto CPyL54;
    }
    cpy_r_r37 = 0;
CPyL28: ;
    cpy_r_r38 = cpy_r_r37 < cpy_r_r35;
    if (!cpy_r_r38) goto CPyL55;
    cpy_r_r39 = CPySequenceTuple_GetItemUnsafe(cpy_r_r33, cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals);
        goto CPyL56;
    }
    cpy_r_r41 = CPyStatics[2330]; /* 'language-' */
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r43 = ((serai___games___scholars___book___WordsObject *)cpy_r_r42)->_languages;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r43, cpy_r_r40);
    CPy_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals);
        goto CPyL56;
    }
    if (likely(PyUnicode_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals, "str", cpy_r_r44);
        goto CPyL56;
    }
    cpy_r_r46 = CPyStr_Build(2, cpy_r_r41, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 53, CPyStatic_recruit___globals);
        goto CPyL56;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r36, cpy_r_r37, cpy_r_r46);
    cpy_r_r47 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r47;
    goto CPyL28;
CPyL35: ;
    cpy_r_r48 = CPyStatics[2331]; /* 'note-employ' */
    cpy_r_r49 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r17, 0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals, "str", cpy_r_r50);
        goto CPyL57;
    }
    cpy_r_r52 = CPyStatics[2332]; /* 'languages' */
    cpy_r_r53 = CPyStatics[31]; /* 'n' */
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_r17, 8);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals);
        goto CPyL58;
    }
    cpy_r_r56 = CPyStatics[602]; /* 'effect' */
    cpy_r_r57 = CPySequenceTuple_GetItem(cpy_r_r17, 12);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals);
        goto CPyL59;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r57, CPyType_kernel___effects___Effect)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals, "serai.kernel.effects.Effect", cpy_r_r57);
        goto CPyL59;
    }
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r60 = CPyDict_Build(4, cpy_r_r49, cpy_r_r51, cpy_r_r52, cpy_r_r36, cpy_r_r53, cpy_r_r59, cpy_r_r56, cpy_r_r58);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals);
        goto CPyL44;
    }
    cpy_r_r61 = CPyDef_message___Message(cpy_r_r48, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 54, CPyStatic_recruit___globals);
        goto CPyL44;
    }
    return cpy_r_r61;
CPyL44: ;
    cpy_r_r62 = NULL;
    return cpy_r_r62;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL44;
CPyL46: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL44;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    goto CPyL44;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    goto CPyL44;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL17;
CPyL52: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL44;
CPyL53: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL44;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r33);
    goto CPyL44;
CPyL55: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r33);
    goto CPyL35;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL44;
CPyL57: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r36);
    goto CPyL44;
CPyL58: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r51);
    goto CPyL44;
CPyL59: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL44;
}
        
        PyObject *CPyPy_recruit___recruit_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:recruit_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___recruit_note(arg_t, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "recruit_note", 45, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    tuple_T3OOO cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    int64_t cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    CPyPtr cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    CPyTagged cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    CPyPtr cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
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
    PyObject *cpy_r_r126;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL93;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_piles;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Table", "piles", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "pile", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    if (likely(PyList_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 59, CPyStatic_recruit___globals, "list", cpy_r_r10);
        goto CPyL92;
    }
    cpy_r_r12 = CPyList_GetItemShort(cpy_r_r11, -2);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    if (((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator);
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 59, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    cpy_r_r15 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 60, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Table", "book", 60, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r16)->_translators;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Book", "translators", 60, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "translator", 60, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL16: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 60, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 60, CPyStatic_recruit___globals, "tuple", cpy_r_r19);
        goto CPyL92;
    }
    cpy_r_r21 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 61, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL19: ;
    cpy_r_r22 = CPyStatics[2333]; /* 'event-dispatch' */
    cpy_r_r23 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "me", 61, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL20: ;
    cpy_r_r24 = CPyStatics[2334]; /* 'SC-REC-03' */
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r20, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 61, CPyStatic_recruit___globals);
        goto CPyL98;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 61, CPyStatic_recruit___globals, "str", cpy_r_r25);
        goto CPyL98;
    }
    cpy_r_r27 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r28 = CPyDict_Build(1, cpy_r_r27, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 61, CPyStatic_recruit___globals);
        goto CPyL98;
    }
    cpy_r_r29 = CPyDef_kernel___table___Table___tell(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 61, CPyStatic_recruit___globals);
        goto CPyL98;
    }
    cpy_r_r30 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 62, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL25: ;
    cpy_r_r31 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "me", 62, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL26: ;
    cpy_r_r32 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "translator", 62, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL27: ;
    cpy_r_r33 = CPyDef_goals___interacted(cpy_r_r30, cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 62, CPyStatic_recruit___globals);
        goto CPyL98;
    }
    cpy_r_r34 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 63, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL29: ;
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_r34)->_book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Table", "book", 63, CPyStatic_recruit___globals);
        goto CPyL98;
    }
CPyL30: ;
    cpy_r_r36 = ((serai___games___scholars___book___BookObject *)cpy_r_r35)->_performer;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Book", "performer", 63, CPyStatic_recruit___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r36);
CPyL31: ;
    cpy_r_r37 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 63, CPyStatic_recruit___globals);
        goto CPyL99;
    }
CPyL32: ;
    cpy_r_r38 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "me", 63, CPyStatic_recruit___globals);
        goto CPyL99;
    }
CPyL33: ;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r20, 10);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL100;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r39, CPyType_kernel___effects___Effect)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals, "serai.kernel.effects.Effect", cpy_r_r39);
        goto CPyL100;
    }
    cpy_r_r41 = CPyDef_perform___Performer___perform(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r40, 2);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    cpy_r_r42 = PyObject_GetIter(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    if (((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1);
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (!cpy_r_r43) goto CPyL92;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1;
    cpy_r_r48 = CPyIter_Send(cpy_r_r47, cpy_r_r46, cpy_r_r45);
    if (cpy_r_r48 != NULL) goto CPyL101;
    cpy_r_r49 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL102;
    }
    cpy_r_r50 = cpy_r_r1;
    CPy_DECREF(cpy_r_r50);
    cpy_r_r51 = NULL;
    if (((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1);
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL92;
    } else
        goto CPyL57;
CPyL41: ;
    cpy_r_r53 = cpy_r_r48;
CPyL42: ;
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r53;
CPyL43: ;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = cpy_r_type != cpy_r_r55;
    if (!cpy_r_r56) goto CPyL103;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL47;
    } else
        goto CPyL104;
CPyL45: ;
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL53;
CPyL47: ;
    cpy_r_r57 = CPy_CatchError();
    cpy_r_r58 = (PyObject **)&cpy_r_r3;
    cpy_r_r59 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1;
    cpy_r_r60 = CPy_YieldFromErrorHandle(cpy_r_r59, cpy_r_r58);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL105;
    }
    if (cpy_r_r60) goto CPyL50;
    cpy_r_r53 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    goto CPyL42;
CPyL50: ;
    cpy_r_r50 = cpy_r_r3;
    CPy_DecRef(cpy_r_r50);
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    goto CPyL57;
CPyL51: ;
    CPy_RestoreExcInfo(cpy_r_r57);
    CPy_DecRef(cpy_r_r57.f0);
    CPy_DecRef(cpy_r_r57.f1);
    CPy_DecRef(cpy_r_r57.f2);
    cpy_r_r61 = CPy_KeepPropagating();
    if (!cpy_r_r61) goto CPyL92;
    CPy_Unreachable();
CPyL53: ;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1;
    cpy_r_r65 = CPyIter_Send(cpy_r_r64, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL55;
    } else
        goto CPyL106;
CPyL54: ;
    cpy_r_r53 = cpy_r_r65;
    goto CPyL42;
CPyL55: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 63, CPyStatic_recruit___globals);
        goto CPyL102;
    }
    cpy_r_r50 = cpy_r_r1;
    CPy_DECREF(cpy_r_r50);
CPyL57: ;
    cpy_r_r67 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 64, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL58: ;
    cpy_r_r68 = ((serai___games___scholars___table___TableObject *)cpy_r_r67)->_piles;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Table", "piles", 64, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL59: ;
    cpy_r_r69 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "pile", 64, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL60: ;
    cpy_r_r70 = CPyList_GetItem(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 64, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    if (likely(PyList_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 64, CPyStatic_recruit___globals, "list", cpy_r_r70);
        goto CPyL92;
    }
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r73 << 1;
    cpy_r_r75 = (Py_ssize_t)cpy_r_r74 > (Py_ssize_t)2;
    if (!cpy_r_r75) goto CPyL107;
    cpy_r_r76 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "translator", 59, CPyStatic_recruit___globals);
        goto CPyL108;
    }
CPyL64: ;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r_r78 = PySequence_Contains(cpy_r_r71, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 65, CPyStatic_recruit___globals);
        goto CPyL108;
    }
    cpy_r_r80 = cpy_r_r78;
    if (!cpy_r_r80) goto CPyL107;
    cpy_r_r81 = PyList_New(0);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL108;
    }
    cpy_r_r82 = 0;
CPyL68: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r82 < cpy_r_r84;
    if (!cpy_r_r85) goto CPyL109;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyListObject, ob_item));
    cpy_r_r87 = *(CPyPtr *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r82 * 8;
    cpy_r_r89 = cpy_r_r87 + cpy_r_r88;
    cpy_r_r90 = *(PyObject * *)cpy_r_r89;
    CPy_INCREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r90)))
        cpy_r_r91 = CPyTagged_FromObject(cpy_r_r90);
    else {
        CPy_TypeError("int", cpy_r_r90); cpy_r_r91 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL110;
    }
    cpy_r_r92 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "translator", 66, CPyStatic_recruit___globals);
        goto CPyL111;
    }
CPyL71: ;
    cpy_r_r93 = cpy_r_r91 & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (!cpy_r_r94) goto CPyL73;
    cpy_r_r95 = CPyTagged_IsEq_(cpy_r_r91, cpy_r_r92);
    cpy_r_r96 = cpy_r_r95 ^ 1;
    if (cpy_r_r96) {
        goto CPyL74;
    } else
        goto CPyL112;
CPyL73: ;
    cpy_r_r97 = cpy_r_r91 != cpy_r_r92;
    if (!cpy_r_r97) goto CPyL112;
CPyL74: ;
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r91);
    cpy_r_r99 = PyList_Append(cpy_r_r81, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL110;
    }
CPyL75: ;
    cpy_r_r101 = cpy_r_r82 + 1;
    cpy_r_r82 = cpy_r_r101;
    goto CPyL68;
CPyL76: ;
    cpy_r_r102 = PyObject_GetIter(cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    cpy_r_r103 = PyList_New(1);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL113;
    }
    cpy_r_r104 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "translator", 59, CPyStatic_recruit___globals);
        goto CPyL114;
    }
CPyL79: ;
    CPyTagged_INCREF(cpy_r_r104);
    cpy_r_r105 = CPyTagged_StealAsObject(cpy_r_r104);
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyListObject, ob_item));
    cpy_r_r107 = *(CPyPtr *)cpy_r_r106;
    *(PyObject * *)cpy_r_r107 = cpy_r_r105;
    cpy_r_r108 = CPyList_Extend(cpy_r_r103, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL115;
    } else
        goto CPyL116;
CPyL80: ;
    cpy_r_r109 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 66, CPyStatic_recruit___globals);
        goto CPyL115;
    }
CPyL81: ;
    cpy_r_r110 = ((serai___games___scholars___table___TableObject *)cpy_r_r109)->_piles;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Table", "piles", 66, CPyStatic_recruit___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r110);
CPyL82: ;
    cpy_r_r111 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "pile", 66, CPyStatic_recruit___globals);
        goto CPyL117;
    }
CPyL83: ;
    cpy_r_r112 = CPyList_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r103);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 66, CPyStatic_recruit___globals);
        goto CPyL92;
    }
    cpy_r_r113 = ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "dispatch_gen", "t", 67, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL85: ;
    cpy_r_r114 = ((serai___games___scholars___table___TableObject *)cpy_r_r113)->_reveals;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/recruit.py", "dispatch", "Table", "reveals", 67, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL86: ;
    cpy_r_r115 = CPyTagged_Add(cpy_r_r114, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r113)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r113)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r113)->_reveals = cpy_r_r115;
    cpy_r_r116 = 1;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 67, CPyStatic_recruit___globals);
        goto CPyL92;
    }
CPyL87: ;
    cpy_r_r117 = Py_None;
    CPy_INCREF(cpy_r_r117);
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r119 = CPyDef_recruit___dispatch_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL91;
    CPyGen_SetStopIterationValue(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (!0) goto CPyL97;
    CPy_Unreachable();
CPyL91: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r117;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL92: ;
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_recruit___dispatch_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL93: ;
    cpy_r_r123 = cpy_r_r4 == 0;
    if (cpy_r_r123) goto CPyL118;
    cpy_r_r124 = cpy_r_r4 == 1;
    if (cpy_r_r124) {
        goto CPyL43;
    } else
        goto CPyL119;
CPyL95: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r125 = 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL97: ;
    cpy_r_r126 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r126;
CPyL98: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL92;
CPyL99: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r36);
    goto CPyL92;
CPyL100: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL92;
CPyL101: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL41;
CPyL102: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL92;
CPyL103: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
CPyL105: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL51;
CPyL106: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL54;
CPyL107: ;
    CPy_DECREF(cpy_r_r71);
    goto CPyL87;
CPyL108: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL92;
CPyL109: ;
    CPy_DECREF(cpy_r_r71);
    goto CPyL76;
CPyL110: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r81);
    goto CPyL92;
CPyL111: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL92;
CPyL112: ;
    CPyTagged_DECREF(cpy_r_r91);
    goto CPyL75;
CPyL113: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL92;
CPyL114: ;
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    goto CPyL92;
CPyL115: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL92;
CPyL116: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL80;
CPyL117: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r110);
    goto CPyL92;
CPyL118: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL119: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL95;
}
        
PyObject *CPyDef_recruit___dispatch_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_recruit___dispatch_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___dispatch_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.dispatch_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___dispatch_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "__next__", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___dispatch_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_recruit___dispatch_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___dispatch_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.dispatch_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_recruit___dispatch_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "send", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___dispatch_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_recruit___dispatch_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___dispatch_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.dispatch_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___dispatch_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "__iter__", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___dispatch_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_recruit___dispatch_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_recruit___dispatch_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___dispatch_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.dispatch_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_recruit___dispatch_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "throw", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___dispatch_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_recruit___dispatch_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3880 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3880);
    PyObject *__tmp3881 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3881);
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
        
        PyObject *CPyPy_recruit___dispatch_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_recruit___dispatch_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.recruit.dispatch_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_recruit___dispatch_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "close", -1, CPyStatic_recruit___globals);
            return NULL;
        }
        
PyObject *CPyDef_recruit___dispatch(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_recruit___dispatch_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_pile);
    if (((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__pile != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__pile);
    }
    ((serai___games___scholars___actions___recruit___dispatch_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__pile = cpy_r_pile;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
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
        
        PyObject *CPyPy_recruit___dispatch(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "pile", 0};
            static CPyArg_Parser parser = {"OOO:dispatch", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *retval = CPyDef_recruit___dispatch(arg_t, arg_me, arg_pile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "dispatch", 57, CPyStatic_recruit___globals);
            return NULL;
        }
        
char CPyDef_recruit_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 1, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 1, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_recruit___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 3, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___effects___translators;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___effects___translators;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2335]; /* 'serai.games.scholars.effects.translators' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 5, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___effects___translators;
    cpy_r_r20 = CPyExec_serai___games___scholars___effects___translators;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___effects___translators__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 5, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 5, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2335]; /* 'serai.games.scholars.effects.translators' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 5, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5320]; /* ('employ', 'employ_obstacle') */
    cpy_r_r31 = CPyStatic_recruit___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 5, CPyStatic_recruit___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 6, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r42 = CPyExec_serai___games___scholars___goals;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 6, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 6, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 6, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5321]; /* ('interacted',) */
    cpy_r_r53 = CPyStatic_recruit___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 6, CPyStatic_recruit___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 7, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 7, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 7, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 7, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5322]; /* ('AT_WILL',) */
    cpy_r_r75 = CPyStatic_recruit___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 7, CPyStatic_recruit___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 8, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r86 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 8, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 8, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 8, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5323]; /* ('NEED_VALUE', 'NO_TRANSLATOR_IN_REACH', 'PILE_EMPTY') */
    cpy_r_r97 = CPyStatic_recruit___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 8, CPyStatic_recruit___globals);
        goto CPyL62;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 9, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r108 = CPyExec_serai___games___scholars___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 9, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 9, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 9, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_recruit___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 9, CPyStatic_recruit___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 10, CPyStatic_recruit___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 10, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 10, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 10, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r141 = CPyStatic_recruit___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 10, CPyStatic_recruit___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 11, CPyStatic_recruit___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 11, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 11, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 11, CPyStatic_recruit___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r163 = CPyStatic_recruit___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/recruit.py", "<module>", 11, CPyStatic_recruit___globals);
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

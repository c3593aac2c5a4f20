#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
actions___research___research_env_traverse(serai___games___scholars___actions___research___research_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_actions___research___research_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___research___research_envObject *self = (serai___games___scholars___actions___research___research_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_actions___research___research_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___research___research_envObject *self = (serai___games___scholars___actions___research___research_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
actions___research___research_env_dealloc(serai___games___scholars___actions___research___research_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (actions___research___research_env_free_instance == NULL) {
        actions___research___research_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, actions___research___research_env_dealloc)
    CPyDef_actions___research___research_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_actions___research_____mypyc__research_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_actions___research___research_env(void);

static PyObject *
actions___research___research_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_actions___research___research_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_actions___research_____mypyc__research_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem actions___research___research_env_vtable[1];
static bool
CPyDef_actions___research___research_env_trait_vtable_setup(void)
{
    CPyVTableItem actions___research___research_env_vtable_scratch[] = {
        NULL
    };
    memcpy(actions___research___research_env_vtable, actions___research___research_env_vtable_scratch, sizeof(actions___research___research_env_vtable));
    return 1;
}

static bool
CPyDef_actions___research___research_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef actions___research___research_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_actions___research_____mypyc__research_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_actions___research___research_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "research_env",
    .tp_new = actions___research___research_env_new,
    .tp_dealloc = (destructor)actions___research___research_env_dealloc,
    .tp_traverse = (traverseproc)actions___research___research_env_traverse,
    .tp_clear = (inquiry)CPyDef_actions___research___research_env_clear,
    .tp_methods = actions___research___research_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___actions___research___research_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("research_env()\n--\n\n"),
};
static PyTypeObject *CPyType_actions___research___research_env_template = &CPyType_actions___research___research_env_template_;

PyObject *CPyDef_actions___research_____mypyc__research_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___research___research_envObject *self;
    if (actions___research___research_env_free_instance != NULL) {
        self = actions___research___research_env_free_instance;
        actions___research___research_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___research___research_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = actions___research___research_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_actions___research___research_env(void)
{
    PyObject *self = CPyDef_actions___research_____mypyc__research_env_setup((PyObject *)CPyType_actions___research___research_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendactions___research___research_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_actions___research___research_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods actions___research___research_gen_as_async = {
    .am_send = CPyDunder_am_sendactions___research___research_gen,
};
static int
actions___research___research_gen_traverse(serai___games___scholars___actions___research___research_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_actions___research___research_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___research___research_genObject *self = (serai___games___scholars___actions___research___research_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1);
    return 0;
}

static int32_t CPyDef_actions___research___research_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___research___research_genObject *self = (serai___games___scholars___actions___research___research_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1);
    return 0;
}

static void
actions___research___research_gen_dealloc(serai___games___scholars___actions___research___research_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (actions___research___research_gen_free_instance == NULL) {
        actions___research___research_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, actions___research___research_gen_dealloc)
    CPyDef_actions___research___research_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_actions___research_____mypyc__research_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_actions___research___research_gen(void);

static PyObject *
actions___research___research_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_actions___research___research_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_actions___research_____mypyc__research_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem actions___research___research_gen_vtable[6];
static bool
CPyDef_actions___research___research_gen_trait_vtable_setup(void)
{
    CPyVTableItem actions___research___research_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_actions___research___research_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_actions___research___research_gen_____next__,
        (CPyVTableItem)CPyDef_actions___research___research_gen___send,
        (CPyVTableItem)CPyDef_actions___research___research_gen_____iter__,
        (CPyVTableItem)CPyDef_actions___research___research_gen___throw,
        (CPyVTableItem)CPyDef_actions___research___research_gen___close,
    };
    memcpy(actions___research___research_gen_vtable, actions___research___research_gen_vtable_scratch, sizeof(actions___research___research_gen_vtable));
    return 1;
}

static bool
CPyDef_actions___research___research_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef actions___research___research_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_actions___research_____mypyc__research_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_actions___research___research_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_actions___research___research_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_actions___research___research_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_actions___research___research_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_actions___research___research_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_actions___research___research_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "research_gen",
    .tp_new = actions___research___research_gen_new,
    .tp_dealloc = (destructor)actions___research___research_gen_dealloc,
    .tp_traverse = (traverseproc)actions___research___research_gen_traverse,
    .tp_clear = (inquiry)CPyDef_actions___research___research_gen_clear,
    .tp_methods = actions___research___research_gen_methods,
    .tp_iter = CPyDef_actions___research___research_gen_____iter__,
    .tp_iternext = CPyDef_actions___research___research_gen_____next__,
    .tp_as_async = &actions___research___research_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___research___research_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("research_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_actions___research___research_gen_template = &CPyType_actions___research___research_gen_template_;

PyObject *CPyDef_actions___research_____mypyc__research_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___research___research_genObject *self;
    if (actions___research___research_gen_free_instance != NULL) {
        self = actions___research___research_gen_free_instance;
        actions___research___research_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___research___research_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = actions___research___research_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_actions___research___research_gen(void)
{
    PyObject *self = CPyDef_actions___research_____mypyc__research_gen_setup((PyObject *)CPyType_actions___research___research_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__actions___research___obstacle_research_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_actions___research___obstacle_research_obj_____get__(self, instance, owner);
}
PyMemberDef actions___research___obstacle_research_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___research___obstacle_research_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___research___obstacle_research_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
actions___research___obstacle_research_obj_traverse(serai___games___scholars___actions___research___obstacle_research_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___research___obstacle_research_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___research___obstacle_research_objObject))));
    return rv;
}

static int32_t CPyDef_actions___research___obstacle_research_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___research___obstacle_research_objObject *self = (serai___games___scholars___actions___research___obstacle_research_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___research___obstacle_research_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___research___obstacle_research_objObject))));
    return 0;
}

static int32_t CPyDef_actions___research___obstacle_research_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___research___obstacle_research_objObject *self = (serai___games___scholars___actions___research___obstacle_research_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___research___obstacle_research_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___research___obstacle_research_objObject))));
    return 0;
}

static void
actions___research___obstacle_research_obj_dealloc(serai___games___scholars___actions___research___obstacle_research_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (actions___research___obstacle_research_obj_free_instance == NULL) {
        actions___research___obstacle_research_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, actions___research___obstacle_research_obj_dealloc)
    CPyDef_actions___research___obstacle_research_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_actions___research_____mypyc__obstacle_research_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_actions___research___obstacle_research_obj(void);

static PyObject *
actions___research___obstacle_research_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_actions___research___obstacle_research_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_actions___research_____mypyc__obstacle_research_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem actions___research___obstacle_research_obj_vtable[2];
static bool
CPyDef_actions___research___obstacle_research_obj_trait_vtable_setup(void)
{
    CPyVTableItem actions___research___obstacle_research_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_actions___research___obstacle_research_obj_____call__,
        (CPyVTableItem)CPyDef_actions___research___obstacle_research_obj_____get__,
    };
    memcpy(actions___research___obstacle_research_obj_vtable, actions___research___obstacle_research_obj_vtable_scratch, sizeof(actions___research___obstacle_research_obj_vtable));
    return 1;
}

static bool
CPyDef_actions___research___obstacle_research_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
actions___research___obstacle_research_obj_get___3_mypyc_env__(serai___games___scholars___actions___research___obstacle_research_objObject *self, void *closure);

static PyGetSetDef actions___research___obstacle_research_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)actions___research___obstacle_research_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef actions___research___obstacle_research_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_actions___research_____mypyc__obstacle_research_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_actions___research___obstacle_research_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_actions___research___obstacle_research_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_actions___research___obstacle_research_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_research_obj",
    .tp_new = actions___research___obstacle_research_obj_new,
    .tp_dealloc = (destructor)actions___research___obstacle_research_obj_dealloc,
    .tp_traverse = (traverseproc)actions___research___obstacle_research_obj_traverse,
    .tp_clear = (inquiry)CPyDef_actions___research___obstacle_research_obj_clear,
    .tp_getset = actions___research___obstacle_research_obj_getseters,
    .tp_methods = actions___research___obstacle_research_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__actions___research___obstacle_research_obj,
    .tp_members = actions___research___obstacle_research_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___research___obstacle_research_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___research___obstacle_research_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___research___obstacle_research_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___research___obstacle_research_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_research_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_actions___research___obstacle_research_obj_template = &CPyType_actions___research___obstacle_research_obj_template_;

PyObject *CPyDef_actions___research_____mypyc__obstacle_research_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___research___obstacle_research_objObject *self;
    if (actions___research___obstacle_research_obj_free_instance != NULL) {
        self = actions___research___obstacle_research_obj_free_instance;
        actions___research___obstacle_research_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___research___obstacle_research_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = actions___research___obstacle_research_obj_vtable;
    self->vectorcall = CPyPy_actions___research___obstacle_research_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_actions___research___obstacle_research_obj(void)
{
    PyObject *self = CPyDef_actions___research_____mypyc__obstacle_research_obj_setup((PyObject *)CPyType_actions___research___obstacle_research_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
actions___research___obstacle_research_obj_get___3_mypyc_env__(serai___games___scholars___actions___research___obstacle_research_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_research_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef actions___researchmodule_methods[] = {
    {"research", (PyCFunction)CPyPy_actions___research___research, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("research(t, me)\n--\n\n") /* docstring */},
    {"research_obstacle", (PyCFunction)CPyPy_actions___research___research_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("research_obstacle(t, me, way, colour, value)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___actions___research__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___actions___research__internal, "__name__");
    CPyStatic_actions___research___globals = PyModule_GetDict(CPyModule_serai___games___scholars___actions___research__internal);
    if (unlikely(CPyStatic_actions___research___globals == NULL))
        goto fail;
    CPyType_actions___research___research_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_actions___research___research_env_template, NULL, modname);
    if (unlikely(!CPyType_actions___research___research_env))
        goto fail;
    CPyDef_actions___research___research_env_trait_vtable_setup();
    CPyType_actions___research___research_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_actions___research___research_gen_template, NULL, modname);
    if (unlikely(!CPyType_actions___research___research_gen))
        goto fail;
    CPyDef_actions___research___research_gen_trait_vtable_setup();
    CPyType_actions___research___obstacle_research_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_actions___research___obstacle_research_obj_template, NULL, modname);
    if (unlikely(!CPyType_actions___research___obstacle_research_obj))
        goto fail;
    CPyDef_actions___research___obstacle_research_obj_trait_vtable_setup();
    char result = CPyDef_actions___research_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___actions___research__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_actions___research___research_env);
    Py_CLEAR(CPyType_actions___research___research_gen);
    Py_CLEAR(CPyType_actions___research___obstacle_research_obj);
    return -1;
}
int CPyExec_serai___games___scholars___actions___research(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___actions___research__impl, &CPyImportState_serai___games___scholars___actions___research, &CPyModule_serai___games___scholars___actions___research);
}
static struct PyModuleDef actions___researchmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.actions.research",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    actions___researchmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___actions___research(void)
{
    if (CPyModule_serai___games___scholars___actions___research__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___research__internal);
        return CPyModule_serai___games___scholars___actions___research__internal;
    }
    CPyModule_serai___games___scholars___actions___research__internal = PyModule_Create(&actions___researchmodule);
    return CPyModule_serai___games___scholars___actions___research__internal;
}

PyObject *CPyInit_serai___games___scholars___actions___research(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___actions___research__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___research__internal);
        return CPyModule_serai___games___scholars___actions___research__internal;
    }
    CPyModule_serai___games___scholars___actions___research__internal = PyModule_Create(&actions___researchmodule);
    if (unlikely(CPyModule_serai___games___scholars___actions___research__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.actions.research");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___actions___research__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___actions___research__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___actions___research__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___actions___research(CPyModule_serai___games___scholars___actions___research__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___actions___research__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.actions.research");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___actions___research__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_actions___research___obstacle_research_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_actions___research___obstacle_research_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_actions___research___obstacle_research_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "__get__", -1, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___obstacle_research_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___scholars___actions___research___obstacle_research_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "obstacle", "obstacle_research_obj", "__mypyc_env__", 14, CPyStatic_actions___research___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "obstacle", "research_env", "t", 15, CPyStatic_actions___research___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "obstacle", "research_env", "me", 15, CPyStatic_actions___research___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "obstacle", "research_env", "t", 15, CPyStatic_actions___research___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_r4)->_colour;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'colour' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "obstacle", 15, CPyStatic_actions___research___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "obstacle", "research_env", "t", 15, CPyStatic_actions___research___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_r6)->_value;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "obstacle", 15, CPyStatic_actions___research___globals);
        goto CPyL13;
    }
CPyL7: ;
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "obstacle", 15, CPyStatic_actions___research___globals);
        goto CPyL14;
    }
    cpy_r_r9 = CPyDef_actions___research___research_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r8, cpy_r_r5, cpy_r_r7);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "obstacle", 15, CPyStatic_actions___research___globals);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_actions___research___obstacle_research_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_actions___research___obstacle_research_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "obstacle", 14, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
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
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
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
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    tuple_T3OOO cpy_r_r112;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    int32_t cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    int32_t cpy_r_r127;
    int32_t cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "__mypyc_env__", 11, CPyStatic_actions___research___globals);
        goto CPyL102;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL96;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 12, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r9);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 12, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
CPyL7: ;
    if (((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 12, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    cpy_r_r11 = CPyDef_actions___research___obstacle_research_obj();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 14, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___actions___research___obstacle_research_objObject *)cpy_r_r11)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 14, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    cpy_r_r13 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "me", 18, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = CPyStatics[437]; /* 'research' */
    cpy_r_r15 = CPyStatics[2344]; /* 'SC-RES-01' */
    cpy_r_r16 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 21, CPyStatic_actions___research___globals);
        goto CPyL103;
    }
CPyL12: ;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Book", "options", 21, CPyStatic_actions___research___globals);
        goto CPyL103;
    }
CPyL13: ;
    cpy_r_r18 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r17)->_research;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Options", "research", 21, CPyStatic_actions___research___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r18);
CPyL14: ;
    cpy_r_r19 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 21, CPyStatic_actions___research___globals);
        goto CPyL104;
    }
CPyL15: ;
    cpy_r_r20 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "obstacle", 21, CPyStatic_actions___research___globals);
        goto CPyL104;
    }
CPyL16: ;
    cpy_r_r21 = NULL;
    cpy_r_r22 = NULL;
    cpy_r_r23 = CPyDef_offer___Offer(cpy_r_r18, cpy_r_r20, cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 21, CPyStatic_actions___research___globals);
        goto CPyL103;
    }
    cpy_r_r24 = CPyStatics[336]; /* 'colour' */
    cpy_r_r25 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 22, CPyStatic_actions___research___globals);
        goto CPyL105;
    }
CPyL18: ;
    cpy_r_r26 = ((serai___games___scholars___book___BookObject *)cpy_r_r25)->_colours;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Book", "colours", 22, CPyStatic_actions___research___globals);
        goto CPyL105;
    }
CPyL19: ;
    cpy_r_r27 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 22, CPyStatic_actions___research___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r27);
CPyL20: ;
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_r27)->_colour;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Table", "colour", 22, CPyStatic_actions___research___globals);
        goto CPyL106;
    }
CPyL21: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 22, CPyStatic_actions___research___globals);
        goto CPyL106;
    }
    if (likely(PyTuple_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research", 22, CPyStatic_actions___research___globals, "tuple", cpy_r_r29);
        goto CPyL106;
    }
    cpy_r_r31 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 22, CPyStatic_actions___research___globals);
        goto CPyL107;
    }
CPyL24: ;
    CPy_DECREF(cpy_r_r27);
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r30, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 22, CPyStatic_actions___research___globals);
        goto CPyL105;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research", 22, CPyStatic_actions___research___globals, "str", cpy_r_r32);
        goto CPyL105;
    }
    cpy_r_r34 = CPyStatics[31]; /* 'n' */
    cpy_r_r35 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 22, CPyStatic_actions___research___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r35);
CPyL27: ;
    cpy_r_r36 = ((serai___games___scholars___table___TableObject *)cpy_r_r35)->_value;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'value' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r36);
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 22, CPyStatic_actions___research___globals);
        goto CPyL108;
    }
CPyL28: ;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = CPyDict_Build(2, cpy_r_r24, cpy_r_r33, cpy_r_r34, cpy_r_r37);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 22, CPyStatic_actions___research___globals);
        goto CPyL105;
    }
    cpy_r_r39 = NULL;
    cpy_r_r40 = 2;
    cpy_r_r41 = CPyDef_decision___ask(cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r23, cpy_r_r38, cpy_r_r39, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 17, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r41;
CPyL31: ;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = cpy_r_type != cpy_r_r43;
    if (!cpy_r_r44) goto CPyL34;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 17, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    CPy_Unreachable();
CPyL34: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r45 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research", 17, CPyStatic_actions___research___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL95;
    }
    cpy_r_r46 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 24, CPyStatic_actions___research___globals);
        goto CPyL109;
    }
CPyL36: ;
    cpy_r_r47 = ((serai___games___scholars___book___BookObject *)cpy_r_r46)->_research_options;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Book", "research_options", 24, CPyStatic_actions___research___globals);
        goto CPyL109;
    }
CPyL37: ;
    cpy_r_r48 = ((serai___kernel___option___OptionObject *)cpy_r_r45)->_value;
    cpy_r_r49 = PyObject_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 24, CPyStatic_actions___research___globals);
        goto CPyL109;
    }
    cpy_r_r50 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 24, CPyStatic_actions___research___globals);
        goto CPyL110;
    }
CPyL39: ;
    CPy_DECREF(cpy_r_r45);
    cpy_r_r51 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r52 = CPyObject_GetAttr(cpy_r_r49, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 25, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    cpy_r_r53 = PyObject_IsTrue(cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 25, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    cpy_r_r55 = cpy_r_r53;
    if (!cpy_r_r55) goto CPyL57;
    cpy_r_r56 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 26, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r56);
CPyL43: ;
    cpy_r_r57 = ((serai___games___scholars___table___TableObject *)cpy_r_r56)->_players;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Table", "players", 26, CPyStatic_actions___research___globals);
        goto CPyL112;
    }
CPyL44: ;
    cpy_r_r58 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "me", 26, CPyStatic_actions___research___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r58);
CPyL45: ;
    cpy_r_r59 = CPyList_GetItemBorrow(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 26, CPyStatic_actions___research___globals);
        goto CPyL113;
    }
    if (likely(Py_TYPE(cpy_r_r59) == CPyType_scholars___table___Player))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research", 26, CPyStatic_actions___research___globals, "serai.games.scholars.table.Player", cpy_r_r59);
        goto CPyL113;
    }
    cpy_r_r61 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_gold;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Player", "gold", 26, CPyStatic_actions___research___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r61);
CPyL48: ;
    CPy_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r62 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r49, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 26, CPyStatic_actions___research___globals);
        goto CPyL114;
    }
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r65 = PyNumber_InPlaceSubtract(cpy_r_r64, cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 26, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 26, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_gold = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 26, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    cpy_r_r68 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 27, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r68);
CPyL53: ;
    cpy_r_r69 = CPyStatics[2346]; /* 'event-pay' */
    cpy_r_r70 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "me", 27, CPyStatic_actions___research___globals);
        goto CPyL115;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL54: ;
    cpy_r_r71 = CPyStatics[2344]; /* 'SC-RES-01' */
    cpy_r_r72 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r73 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r74 = CPyObject_GetAttr(cpy_r_r49, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 27, CPyStatic_actions___research___globals);
        goto CPyL116;
    }
    cpy_r_r75 = CPyStatics[759]; /* 'resource' */
    cpy_r_r76 = CPyStatics[31]; /* 'n' */
    cpy_r_r77 = CPyDict_Build(2, cpy_r_r75, cpy_r_r72, cpy_r_r76, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 27, CPyStatic_actions___research___globals);
        goto CPyL116;
    }
    cpy_r_r78 = CPyDef_kernel___table___Table___tell(cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 27, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
CPyL57: ;
    cpy_r_r79 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 28, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r79);
CPyL58: ;
    cpy_r_r80 = CPyStatics[2347]; /* 'event-research' */
    cpy_r_r81 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "me", 28, CPyStatic_actions___research___globals);
        goto CPyL117;
    }
    CPyTagged_INCREF(cpy_r_r81);
CPyL59: ;
    cpy_r_r82 = CPyStatics[2344]; /* 'SC-RES-01' */
    cpy_r_r83 = CPyStatics[602]; /* 'effect' */
    cpy_r_r84 = CPyObject_GetAttr(cpy_r_r49, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 28, CPyStatic_actions___research___globals);
        goto CPyL118;
    }
    cpy_r_r85 = CPyStatics[602]; /* 'effect' */
    cpy_r_r86 = CPyDict_Build(1, cpy_r_r85, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 28, CPyStatic_actions___research___globals);
        goto CPyL118;
    }
    cpy_r_r87 = CPyDef_kernel___table___Table___tell(cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r82, cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 28, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    cpy_r_r88 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_gen", "book", 29, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
CPyL63: ;
    cpy_r_r89 = ((serai___games___scholars___book___BookObject *)cpy_r_r88)->_performer;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "Book", "performer", 29, CPyStatic_actions___research___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r89);
CPyL64: ;
    cpy_r_r90 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "t", 29, CPyStatic_actions___research___globals);
        goto CPyL119;
    }
    CPy_INCREF(cpy_r_r90);
CPyL65: ;
    cpy_r_r91 = ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research", "research_env", "me", 29, CPyStatic_actions___research___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r91);
CPyL66: ;
    cpy_r_r92 = CPyStatics[602]; /* 'effect' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r49, cpy_r_r92);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL121;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r93, CPyType_kernel___effects___Effect)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals, "serai.kernel.effects.Effect", cpy_r_r93);
        goto CPyL121;
    }
    cpy_r_r95 = CPY_INT_TAG;
    cpy_r_r96 = CPyDef_perform___Performer___perform(cpy_r_r89, cpy_r_r90, cpy_r_r91, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    cpy_r_r97 = PyObject_GetIter(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL95;
    }
    if (((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1);
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1 = cpy_r_r97;
    cpy_r_r98 = 1;
    if (!cpy_r_r98) goto CPyL95;
    cpy_r_r99 = NULL;
    cpy_r_r1 = cpy_r_r99;
    cpy_r_r100 = (PyObject **)&cpy_r_r1;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1;
    cpy_r_r103 = CPyIter_Send(cpy_r_r102, cpy_r_r101, cpy_r_r100);
    if (cpy_r_r103 != NULL) goto CPyL122;
    cpy_r_r104 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL123;
    }
    cpy_r_r105 = cpy_r_r1;
    CPy_DECREF(cpy_r_r105);
    cpy_r_r106 = NULL;
    if (((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1);
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1 = cpy_r_r106;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL95;
    } else
        goto CPyL90;
CPyL74: ;
    cpy_r_r108 = cpy_r_r103;
CPyL75: ;
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r108;
CPyL76: ;
    cpy_r_r110 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r111 = cpy_r_type != cpy_r_r110;
    if (!cpy_r_r111) goto CPyL124;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL80;
    } else
        goto CPyL125;
CPyL78: ;
    CPy_Unreachable();
CPyL79: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL86;
CPyL80: ;
    cpy_r_r112 = CPy_CatchError();
    cpy_r_r113 = (PyObject **)&cpy_r_r3;
    cpy_r_r114 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1;
    cpy_r_r115 = CPy_YieldFromErrorHandle(cpy_r_r114, cpy_r_r113);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL126;
    }
    if (cpy_r_r115) goto CPyL83;
    cpy_r_r108 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r112);
    CPy_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f1);
    CPy_DecRef(cpy_r_r112.f2);
    goto CPyL75;
CPyL83: ;
    cpy_r_r105 = cpy_r_r3;
    CPy_DecRef(cpy_r_r105);
    CPy_RestoreExcInfo(cpy_r_r112);
    CPy_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f1);
    CPy_DecRef(cpy_r_r112.f2);
    goto CPyL90;
CPyL84: ;
    CPy_RestoreExcInfo(cpy_r_r112);
    CPy_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f1);
    CPy_DecRef(cpy_r_r112.f2);
    cpy_r_r116 = CPy_KeepPropagating();
    if (!cpy_r_r116) goto CPyL95;
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r117 = NULL;
    cpy_r_r1 = cpy_r_r117;
    cpy_r_r118 = (PyObject **)&cpy_r_r1;
    cpy_r_r119 = ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1;
    cpy_r_r120 = CPyIter_Send(cpy_r_r119, cpy_r_arg, cpy_r_r118);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r120 == NULL) {
        goto CPyL88;
    } else
        goto CPyL127;
CPyL87: ;
    cpy_r_r108 = cpy_r_r120;
    goto CPyL75;
CPyL88: ;
    cpy_r_r121 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 29, CPyStatic_actions___research___globals);
        goto CPyL123;
    }
    cpy_r_r105 = cpy_r_r1;
    CPy_DECREF(cpy_r_r105);
CPyL90: ;
    cpy_r_r122 = Py_None;
    CPy_INCREF(cpy_r_r122);
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r124 = CPyDef_actions___research___research_env_clear_on_completion(cpy_r_r4);
    cpy_r_r125 = CPyDef_actions___research___research_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL94;
    CPyGen_SetStopIterationValue(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (!0) goto CPyL101;
    CPy_Unreachable();
CPyL94: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r122;
    CPyGen_Exit(&((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL95: ;
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r127 = CPyDef_actions___research___research_env_clear_on_completion(cpy_r_r4);
    cpy_r_r128 = CPyDef_actions___research___research_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r129 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL96: ;
    cpy_r_r130 = cpy_r_r5 == 0;
    if (cpy_r_r130) goto CPyL128;
    cpy_r_r131 = cpy_r_r5 == 1;
    if (cpy_r_r131) goto CPyL129;
    cpy_r_r132 = cpy_r_r5 == 2;
    if (cpy_r_r132) {
        goto CPyL76;
    } else
        goto CPyL130;
CPyL99: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r133 = 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL101: ;
    cpy_r_r134 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___research___research_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r134;
CPyL102: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL101;
CPyL103: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL95;
CPyL104: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL95;
CPyL105: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r23);
    goto CPyL95;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r27);
    goto CPyL95;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL95;
CPyL108: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r33);
    goto CPyL95;
CPyL109: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL95;
CPyL110: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r49);
    goto CPyL95;
CPyL111: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL95;
CPyL112: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    goto CPyL95;
CPyL113: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL95;
CPyL114: ;
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL95;
CPyL115: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r68);
    goto CPyL95;
CPyL116: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL95;
CPyL117: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r79);
    goto CPyL95;
CPyL118: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL95;
CPyL119: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r89);
    goto CPyL95;
CPyL120: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    goto CPyL95;
CPyL121: ;
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL95;
CPyL122: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL74;
CPyL123: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL95;
CPyL124: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL78;
CPyL126: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL84;
CPyL127: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL87;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL99;
}
        
PyObject *CPyDef_actions___research___research_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_actions___research___research_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_actions___research___research_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_actions___research___research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.research.research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_actions___research___research_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "__next__", -1, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_actions___research___research_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_actions___research___research_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_actions___research___research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.research.research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_actions___research___research_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "send", -1, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_actions___research___research_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_actions___research___research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.research.research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_actions___research___research_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "__iter__", -1, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_actions___research___research_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_actions___research___research_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_actions___research___research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.research.research_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_actions___research___research_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "throw", -1, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_actions___research___research_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3882 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3882);
    PyObject *__tmp3883 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3883);
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
        
        PyObject *CPyPy_actions___research___research_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_actions___research___research_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.research.research_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_actions___research___research_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "close", -1, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_actions___research___research_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_actions___research___research_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___actions___research___research_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___research___research_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___actions___research___research_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___actions___research___research_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
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
        
        PyObject *CPyPy_actions___research___research(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:research", kwlist, 0};
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
            PyObject *retval = CPyDef_actions___research___research(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research", 11, CPyStatic_actions___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_actions___research___research_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_way, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Table", "book", 34, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_research_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Book", "research_options", 34, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_way);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 34, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 34, CPyStatic_actions___research___globals, "tuple", cpy_r_r2);
        goto CPyL56;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 35, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 35, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL8;
    cpy_r_r8 = cpy_r_value & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL9;
CPyL8: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r5);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL10;
CPyL9: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r5 > (Py_ssize_t)cpy_r_value;
    cpy_r_r11 = cpy_r_r12;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r11) goto CPyL18;
    cpy_r_r13 = CPyStatic_scholars___reasons___NEED_RESEARCH_VALUE;
    if (unlikely(cpy_r_r13 == NULL)) {
        goto CPyL58;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_RESEARCH_VALUE\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 36, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r3, 2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 36, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 36, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    cpy_r_r17 = CPyTagged_Subtract(cpy_r_r16, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r13, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 36, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    return cpy_r_r18;
CPyL18: ;
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r3, 4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    if (unlikely(!PyBool_Check(cpy_r_r19))) {
        CPy_TypeError("bool", cpy_r_r19); cpy_r_r20 = 2;
    } else
        cpy_r_r20 = cpy_r_r19 == Py_True;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    if (!cpy_r_r20) goto CPyL36;
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Table", "book", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
CPyL22: ;
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_r21)->_colours;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Book", "colours", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
CPyL23: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_colour);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    if (likely(PyTuple_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals, "tuple", cpy_r_r23);
        goto CPyL57;
    }
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r24, 2);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals, "str", cpy_r_r25);
        goto CPyL57;
    }
    cpy_r_r27 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r28 = CPyStr_EqualLiteral(cpy_r_r26, cpy_r_r27, 7);
    CPy_DECREF(cpy_r_r26);
    if (cpy_r_r28) goto CPyL59;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Table", "book", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
CPyL29: ;
    cpy_r_r30 = ((serai___games___scholars___book___BookObject *)cpy_r_r29)->_track_of_colour;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Book", "track_of_colour", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r30);
CPyL30: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r32 = PyDict_Contains(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 37, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = cpy_r_r34 ^ 1;
    if (cpy_r_r35) {
        goto CPyL59;
    } else
        goto CPyL36;
CPyL32: ;
    cpy_r_r36 = CPyStatic_scholars___reasons___NEED_COLOUR;
    if (likely(cpy_r_r36 != NULL)) goto CPyL35;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_COLOUR\" was not set");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 38, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_r36);
    return cpy_r_r36;
CPyL36: ;
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Table", "players", 39, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
CPyL37: ;
    cpy_r_r39 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_me);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 39, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r39) == CPyType_scholars___table___Player))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 39, CPyStatic_actions___research___globals, "serai.games.scholars.table.Player", cpy_r_r39);
        goto CPyL57;
    }
    cpy_r_r41 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r40)->_gold;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/research.py", "research_obstacle", "Player", "gold", 39, CPyStatic_actions___research___globals);
        goto CPyL57;
    }
    CPyTagged_INCREF(cpy_r_r41);
CPyL40: ;
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r3, 6);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 40, CPyStatic_actions___research___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 40, CPyStatic_actions___research___globals);
        goto CPyL60;
    }
    cpy_r_r44 = cpy_r_r41 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL44;
    cpy_r_r46 = cpy_r_r43 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL45;
CPyL44: ;
    cpy_r_r48 = CPyTagged_IsLt_(cpy_r_r41, cpy_r_r43);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL46;
CPyL45: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r41 < (Py_ssize_t)cpy_r_r43;
    cpy_r_r49 = cpy_r_r50;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r43);
    if (!cpy_r_r49) goto CPyL61;
    cpy_r_r51 = CPyStatic_scholars___reasons___NEED_GOLD;
    if (unlikely(cpy_r_r51 == NULL)) {
        goto CPyL62;
    } else
        goto CPyL50;
CPyL48: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_GOLD\" was not set");
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 40, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r53 = CPySequenceTuple_GetItem(cpy_r_r3, 6);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 40, CPyStatic_actions___research___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 40, CPyStatic_actions___research___globals);
        goto CPyL63;
    }
    cpy_r_r55 = CPyTagged_Subtract(cpy_r_r54, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r56 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r51, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 40, CPyStatic_actions___research___globals);
        goto CPyL56;
    }
    cpy_r_r57 = cpy_r_r56;
    goto CPyL55;
CPyL54: ;
    cpy_r_r58 = Py_None;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r57 = cpy_r_r58;
CPyL55: ;
    return cpy_r_r57;
CPyL56: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL57: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL56;
CPyL58: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL12;
CPyL59: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL32;
CPyL60: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL56;
CPyL61: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL54;
CPyL62: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL48;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL56;
}
        
        PyObject *CPyPy_actions___research___research_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "way", "colour", "value", 0};
            static CPyArg_Parser parser = {"OOOOO:research_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_way;
            PyObject *obj_colour;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_way, &obj_colour, &obj_value)) {
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
            CPyTagged arg_way;
            if (likely(PyLong_Check(obj_way)))
                arg_way = CPyTagged_BorrowFromObject(obj_way);
            else {
                CPy_TypeError("int", obj_way); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_actions___research___research_obstacle(arg_t, arg_me, arg_way, arg_colour, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "research_obstacle", 32, CPyStatic_actions___research___globals);
            return NULL;
        }
        
char CPyDef_actions___research_____top_level__(void) {
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
    char cpy_r_r99;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 1, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 1, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_actions___research___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 3, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 5, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r20 = CPyExec_serai___games___scholars___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 5, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 5, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 5, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5324]; /* ('NEUTRAL',) */
    cpy_r_r31 = CPyStatic_actions___research___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 5, CPyStatic_actions___research___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 6, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r42 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 6, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 6, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 6, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5325]; /* ('NEED_COLOUR', 'NEED_GOLD', 'NEED_RESEARCH_VALUE') */
    cpy_r_r53 = CPyStatic_actions___research___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 6, CPyStatic_actions___research___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 7, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r64 = CPyExec_serai___games___scholars___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 7, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 7, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 7, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_actions___research___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 7, CPyStatic_actions___research___globals);
        goto CPyL38;
    } else
        goto CPyL41;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r78 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 8, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r86 = CPyExec_serai___kernel___decision;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 8, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 8, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 8, CPyStatic_actions___research___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r97 = CPyStatic_actions___research___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/research.py", "<module>", 8, CPyStatic_actions___research___globals);
        goto CPyL38;
    } else
        goto CPyL42;
CPyL37: ;
    return 1;
CPyL38: ;
    cpy_r_r99 = 2;
    return cpy_r_r99;
CPyL39: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL40: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL41: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL42: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
}

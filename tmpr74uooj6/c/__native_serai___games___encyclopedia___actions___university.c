#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_senduniversity___visit_university_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_university___visit_university_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods university___visit_university_gen_as_async = {
    .am_send = CPyDunder_am_senduniversity___visit_university_gen,
};
static int
university___visit_university_gen_traverse(serai___games___encyclopedia___actions___university___visit_university_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3);
    Py_VISIT(self->___mypyc_generator_frame_attribute__choice);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_university___visit_university_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___university___visit_university_genObject *self = (serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6);
    return 0;
}

static int32_t CPyDef_university___visit_university_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___university___visit_university_genObject *self = (serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6);
    return 0;
}

static void
university___visit_university_gen_dealloc(serai___games___encyclopedia___actions___university___visit_university_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (university___visit_university_gen_free_instance == NULL) {
        university___visit_university_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, university___visit_university_gen_dealloc)
    CPyDef_university___visit_university_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_university_____mypyc__visit_university_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_university___visit_university_gen(void);

static PyObject *
university___visit_university_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_university___visit_university_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_university_____mypyc__visit_university_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem university___visit_university_gen_vtable[6];
static bool
CPyDef_university___visit_university_gen_trait_vtable_setup(void)
{
    CPyVTableItem university___visit_university_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_university___visit_university_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_university___visit_university_gen_____next__,
        (CPyVTableItem)CPyDef_university___visit_university_gen___send,
        (CPyVTableItem)CPyDef_university___visit_university_gen_____iter__,
        (CPyVTableItem)CPyDef_university___visit_university_gen___throw,
        (CPyVTableItem)CPyDef_university___visit_university_gen___close,
    };
    memcpy(university___visit_university_gen_vtable, university___visit_university_gen_vtable_scratch, sizeof(university___visit_university_gen_vtable));
    return 1;
}

static bool
CPyDef_university___visit_university_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef university___visit_university_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_university_____mypyc__visit_university_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_university___visit_university_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_university___visit_university_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_university___visit_university_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_university___visit_university_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_university___visit_university_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_university___visit_university_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "visit_university_gen",
    .tp_new = university___visit_university_gen_new,
    .tp_dealloc = (destructor)university___visit_university_gen_dealloc,
    .tp_traverse = (traverseproc)university___visit_university_gen_traverse,
    .tp_clear = (inquiry)CPyDef_university___visit_university_gen_clear,
    .tp_methods = university___visit_university_gen_methods,
    .tp_iter = CPyDef_university___visit_university_gen_____iter__,
    .tp_iternext = CPyDef_university___visit_university_gen_____next__,
    .tp_as_async = &university___visit_university_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___university___visit_university_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("visit_university_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_university___visit_university_gen_template = &CPyType_university___visit_university_gen_template_;

PyObject *CPyDef_university_____mypyc__visit_university_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___university___visit_university_genObject *self;
    if (university___visit_university_gen_free_instance != NULL) {
        self = university___visit_university_gen_free_instance;
        university___visit_university_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___university___visit_university_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = university___visit_university_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_university___visit_university_gen(void)
{
    PyObject *self = CPyDef_university_____mypyc__visit_university_gen_setup((PyObject *)CPyType_university___visit_university_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
university____experts_env_traverse(serai___games___encyclopedia___actions___university____experts_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_experts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_university____experts_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___university____experts_envObject *self = (serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_experts);
    return 0;
}

static int32_t CPyDef_university____experts_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___university____experts_envObject *self = (serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
university____experts_env_dealloc(serai___games___encyclopedia___actions___university____experts_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (university____experts_env_free_instance == NULL) {
        university____experts_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_experts);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, university____experts_env_dealloc)
    CPyDef_university____experts_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_university_____mypyc___3_experts_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_university____experts_env(void);

static PyObject *
university____experts_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_university____experts_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_university_____mypyc___3_experts_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem university____experts_env_vtable[1];
static bool
CPyDef_university____experts_env_trait_vtable_setup(void)
{
    CPyVTableItem university____experts_env_vtable_scratch[] = {
        NULL
    };
    memcpy(university____experts_env_vtable, university____experts_env_vtable_scratch, sizeof(university____experts_env_vtable));
    return 1;
}

static bool
CPyDef_university____experts_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef university____experts_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_university_____mypyc___3_experts_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_university____experts_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_experts_env",
    .tp_new = university____experts_env_new,
    .tp_dealloc = (destructor)university____experts_env_dealloc,
    .tp_traverse = (traverseproc)university____experts_env_traverse,
    .tp_clear = (inquiry)CPyDef_university____experts_env_clear,
    .tp_methods = university____experts_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___university____experts_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_experts_env()\n--\n\n"),
};
static PyTypeObject *CPyType_university____experts_env_template = &CPyType_university____experts_env_template_;

PyObject *CPyDef_university_____mypyc___3_experts_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___university____experts_envObject *self;
    if (university____experts_env_free_instance != NULL) {
        self = university____experts_env_free_instance;
        university____experts_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___university____experts_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = university____experts_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_university____experts_env(void)
{
    PyObject *self = CPyDef_university_____mypyc___3_experts_env_setup((PyObject *)CPyType_university____experts_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__university_____mypyc_lambda__0__experts_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_university_____mypyc_lambda__0__experts_obj_____get__(self, instance, owner);
}
PyMemberDef university_____mypyc_lambda__0__experts_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
university_____mypyc_lambda__0__experts_obj_traverse(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject))));
    return rv;
}

static int32_t CPyDef_university_____mypyc_lambda__0__experts_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self = (serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject))));
    return 0;
}

static int32_t CPyDef_university_____mypyc_lambda__0__experts_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self = (serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject))));
    return 0;
}

static void
university_____mypyc_lambda__0__experts_obj_dealloc(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (university_____mypyc_lambda__0__experts_obj_free_instance == NULL) {
        university_____mypyc_lambda__0__experts_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, university_____mypyc_lambda__0__experts_obj_dealloc)
    CPyDef_university_____mypyc_lambda__0__experts_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_university_____mypyc___3__mypyc_lambda__0__experts_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_university_____mypyc_lambda__0__experts_obj(void);

static PyObject *
university_____mypyc_lambda__0__experts_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_university_____mypyc_lambda__0__experts_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_university_____mypyc___3__mypyc_lambda__0__experts_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem university_____mypyc_lambda__0__experts_obj_vtable[2];
static bool
CPyDef_university_____mypyc_lambda__0__experts_obj_trait_vtable_setup(void)
{
    CPyVTableItem university_____mypyc_lambda__0__experts_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_university_____mypyc_lambda__0__experts_obj_____call__,
        (CPyVTableItem)CPyDef_university_____mypyc_lambda__0__experts_obj_____get__,
    };
    memcpy(university_____mypyc_lambda__0__experts_obj_vtable, university_____mypyc_lambda__0__experts_obj_vtable_scratch, sizeof(university_____mypyc_lambda__0__experts_obj_vtable));
    return 1;
}

static bool
CPyDef_university_____mypyc_lambda__0__experts_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
university_____mypyc_lambda__0__experts_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self, void *closure);

static PyGetSetDef university_____mypyc_lambda__0__experts_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)university_____mypyc_lambda__0__experts_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef university_____mypyc_lambda__0__experts_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_university_____mypyc___3__mypyc_lambda__0__experts_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_university_____mypyc_lambda__0__experts_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_university_____mypyc_lambda__0__experts_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_university_____mypyc_lambda__0__experts_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__experts_obj",
    .tp_new = university_____mypyc_lambda__0__experts_obj_new,
    .tp_dealloc = (destructor)university_____mypyc_lambda__0__experts_obj_dealloc,
    .tp_traverse = (traverseproc)university_____mypyc_lambda__0__experts_obj_traverse,
    .tp_clear = (inquiry)CPyDef_university_____mypyc_lambda__0__experts_obj_clear,
    .tp_getset = university_____mypyc_lambda__0__experts_obj_getseters,
    .tp_methods = university_____mypyc_lambda__0__experts_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__university_____mypyc_lambda__0__experts_obj,
    .tp_members = university_____mypyc_lambda__0__experts_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__experts_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_university_____mypyc_lambda__0__experts_obj_template = &CPyType_university_____mypyc_lambda__0__experts_obj_template_;

PyObject *CPyDef_university_____mypyc___3__mypyc_lambda__0__experts_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self;
    if (university_____mypyc_lambda__0__experts_obj_free_instance != NULL) {
        self = university_____mypyc_lambda__0__experts_obj_free_instance;
        university_____mypyc_lambda__0__experts_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = university_____mypyc_lambda__0__experts_obj_vtable;
    self->vectorcall = CPyPy_university_____mypyc_lambda__0__experts_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_university_____mypyc_lambda__0__experts_obj(void)
{
    PyObject *self = CPyDef_university_____mypyc___3__mypyc_lambda__0__experts_obj_setup((PyObject *)CPyType_university_____mypyc_lambda__0__experts_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
university_____mypyc_lambda__0__experts_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__experts_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef universitymodule_methods[] = {
    {"university_obstacle", (PyCFunction)CPyPy_university___university_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("university_obstacle(t, me)\n--\n\n") /* docstring */},
    {"visit_university", (PyCFunction)CPyPy_university___visit_university, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("visit_university(t, me)\n--\n\n") /* docstring */},
    {"_experts", (PyCFunction)CPyPy_university____experts, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_experts(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___university__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___university__internal, "__name__");
    CPyStatic_university___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___university__internal);
    if (unlikely(CPyStatic_university___globals == NULL))
        goto fail;
    CPyType_university___visit_university_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_university___visit_university_gen_template, NULL, modname);
    if (unlikely(!CPyType_university___visit_university_gen))
        goto fail;
    CPyDef_university___visit_university_gen_trait_vtable_setup();
    CPyType_university____experts_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_university____experts_env_template, NULL, modname);
    if (unlikely(!CPyType_university____experts_env))
        goto fail;
    CPyDef_university____experts_env_trait_vtable_setup();
    CPyType_university_____mypyc_lambda__0__experts_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_university_____mypyc_lambda__0__experts_obj_template, NULL, modname);
    if (unlikely(!CPyType_university_____mypyc_lambda__0__experts_obj))
        goto fail;
    CPyDef_university_____mypyc_lambda__0__experts_obj_trait_vtable_setup();
    char result = CPyDef_university_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___university__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_university___visit_university_gen);
    Py_CLEAR(CPyType_university____experts_env);
    Py_CLEAR(CPyType_university_____mypyc_lambda__0__experts_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___university(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___university__impl, &CPyImportState_serai___games___encyclopedia___actions___university, &CPyModule_serai___games___encyclopedia___actions___university);
}
static struct PyModuleDef universitymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.university",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    universitymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___university(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___university__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___university__internal);
        return CPyModule_serai___games___encyclopedia___actions___university__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___university__internal = PyModule_Create(&universitymodule);
    return CPyModule_serai___games___encyclopedia___actions___university__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___university(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___university__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___university__internal);
        return CPyModule_serai___games___encyclopedia___actions___university__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___university__internal = PyModule_Create(&universitymodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___university__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.university");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___university__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___university__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___university__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___university(CPyModule_serai___games___encyclopedia___actions___university__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___university__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.university");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___university__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_university___university_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T5IIIII cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "university_obstacle", "Table", "players", 22, CPyStatic_university___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "university_obstacle", 22, CPyStatic_university___globals);
        goto CPyL6;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/university.py", "university_obstacle", 22, CPyStatic_university___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyDef_completion___after_placing(cpy_r_t, cpy_r_r2, 4, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "university_obstacle", 22, CPyStatic_university___globals);
        goto CPyL6;
    }
    cpy_r_r4 = cpy_r_r3.f3;
    CPyTagged_INCREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r3.f0);
    CPyTagged_DECREF(cpy_r_r3.f1);
    CPyTagged_DECREF(cpy_r_r3.f2);
    CPyTagged_DECREF(cpy_r_r3.f3);
    CPyTagged_DECREF(cpy_r_r3.f4);
    cpy_r_r5 = CPyDef_completion___lacks_expert(cpy_r_t, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "university_obstacle", 22, CPyStatic_university___globals);
        goto CPyL6;
    }
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_university___university_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:university_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_university___university_obstacle(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "university_obstacle", 20, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university___visit_university_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    tuple_T3OOO cpy_r_r68;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    tuple_T3OOO cpy_r_r117;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    CPyTagged cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    int64_t cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject **cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    char cpy_r_r205;
    tuple_T3OOO cpy_r_r206;
    PyObject **cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject **cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyPtr cpy_r_r219;
    int64_t cpy_r_r220;
    CPyTagged cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    CPyTagged cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject **cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    char cpy_r_r240;
    tuple_T3OOO cpy_r_r241;
    PyObject **cpy_r_r242;
    PyObject *cpy_r_r243;
    char cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject **cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    int32_t cpy_r_r254;
    char cpy_r_r255;
    int32_t cpy_r_r256;
    PyObject *cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    char cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL188;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 25, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 27, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "book", 27, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r20);
CPyL6: ;
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 27, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "book", 28, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL8: ;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r22)->_options;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Book", "options", 28, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r23);
CPyL9: ;
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 28, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 29, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL11: ;
    cpy_r_r26 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r25)->_places;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "places", 29, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r26);
CPyL12: ;
    cpy_r_r27 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 29, CPyStatic_university___globals);
        goto CPyL196;
    }
CPyL13: ;
    cpy_r_r28 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r27)->_die;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "die", 29, CPyStatic_university___globals);
        goto CPyL196;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL14: ;
    cpy_r_r29 = CPyStatics[4906]; /* -6 */
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyList_SetItem(cpy_r_r26, cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 29, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r31 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 30, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL16: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_action = 4;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 30, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 31, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL18: ;
    cpy_r_r34 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r35 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 31, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL19: ;
    cpy_r_r36 = CPyStatics[498]; /* 'EN-UNI-01' */
    cpy_r_r37 = CPyStatics[499]; /* 'university' */
    cpy_r_r38 = CPyStatics[388]; /* 'location' */
    cpy_r_r39 = CPyDict_Build(1, cpy_r_r38, cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 31, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 31, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 32, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL22: ;
    cpy_r_r42 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 32, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL23: ;
    cpy_r_r43 = CPyDef_experts___die_placed(cpy_r_r41, cpy_r_r42, 4);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 32, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r44 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 33, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL25: ;
    cpy_r_r45 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r44)->_picks;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "picks", 33, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r45);
CPyL26: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    CPy_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL50;
    cpy_r_r50 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 34, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL28: ;
    cpy_r_r51 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 34, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL29: ;
    cpy_r_r52 = CPyDef_picks___take_picks(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 34, CPyStatic_university___globals);
        goto CPyL187;
    }
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2 = cpy_r_r52;
    cpy_r_r53 = 1;
    if (!cpy_r_r53) goto CPyL187;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = NULL;
    cpy_r_r1 = cpy_r_r56;
    cpy_r_r57 = (PyObject **)&cpy_r_r1;
    cpy_r_r58 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2;
    cpy_r_r59 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r58, cpy_r_r55, cpy_r_r55, cpy_r_r55, cpy_r_r54, cpy_r_r57);
    if (cpy_r_r59 != NULL) goto CPyL197;
    cpy_r_r60 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 34, CPyStatic_university___globals);
        goto CPyL198;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
    cpy_r_r62 = NULL;
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 34, CPyStatic_university___globals);
        goto CPyL187;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r64 = cpy_r_r59;
CPyL35: ;
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL36: ;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = cpy_r_type != cpy_r_r66;
    if (!cpy_r_r67) goto CPyL199;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 34, CPyStatic_university___globals);
        goto CPyL40;
    } else
        goto CPyL200;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r68 = CPy_CatchError();
    cpy_r_r69 = (PyObject **)&cpy_r_r3;
    cpy_r_r70 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2;
    cpy_r_r71 = CPy_YieldFromErrorHandle(cpy_r_r70, cpy_r_r69);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 34, CPyStatic_university___globals);
        goto CPyL201;
    }
    if (cpy_r_r71) goto CPyL43;
    cpy_r_r64 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    goto CPyL35;
CPyL43: ;
    cpy_r_r61 = cpy_r_r3;
    CPy_DecRef(cpy_r_r61);
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    goto CPyL50;
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    cpy_r_r72 = CPy_KeepPropagating();
    if (!cpy_r_r72) goto CPyL187;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = NULL;
    cpy_r_r1 = cpy_r_r74;
    cpy_r_r75 = (PyObject **)&cpy_r_r1;
    cpy_r_r76 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2;
    cpy_r_r77 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r76, cpy_r_r73, cpy_r_r73, cpy_r_r73, cpy_r_arg, cpy_r_r75);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r77 == NULL) {
        goto CPyL48;
    } else
        goto CPyL202;
CPyL47: ;
    cpy_r_r64 = cpy_r_r77;
    goto CPyL35;
CPyL48: ;
    cpy_r_r78 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 34, CPyStatic_university___globals);
        goto CPyL198;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
CPyL50: ;
    if (!1) goto CPyL100;
    cpy_r_r79 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 36, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL52: ;
    cpy_r_r80 = CPyDef_university____experts(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 36, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 36, CPyStatic_university___globals);
        goto CPyL203;
    }
CPyL54: ;
    cpy_r_r82 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 36, CPyStatic_university___globals);
        goto CPyL203;
    }
CPyL55: ;
    cpy_r_r83 = CPyDef_recolouring___RecolourOffer(cpy_r_r81, cpy_r_r82, 0);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 36, CPyStatic_university___globals);
        goto CPyL203;
    }
    cpy_r_r84 = CPyDef_offer___Offer_____add__(cpy_r_r80, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 36, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r85 = CPyStatics[336]; /* 'colour' */
    cpy_r_r86 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "book", 37, CPyStatic_university___globals);
        goto CPyL204;
    }
CPyL58: ;
    cpy_r_r87 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r86)->_colours;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Book", "colours", 37, CPyStatic_university___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r87);
CPyL59: ;
    cpy_r_r88 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 37, CPyStatic_university___globals);
        goto CPyL205;
    }
CPyL60: ;
    cpy_r_r89 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r88)->_colour;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "colour", 37, CPyStatic_university___globals);
        goto CPyL205;
    }
    CPyTagged_INCREF(cpy_r_r89);
CPyL61: ;
    cpy_r_r90 = CPySequenceTuple_GetItem(cpy_r_r87, cpy_r_r89);
    CPy_DECREF(cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 37, CPyStatic_university___globals);
        goto CPyL204;
    }
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 37, CPyStatic_university___globals, "str", cpy_r_r90);
        goto CPyL204;
    }
    cpy_r_r92 = CPyDict_Build(1, cpy_r_r85, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 37, CPyStatic_university___globals);
        goto CPyL204;
    }
    cpy_r_r93 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r93 == NULL)) {
        goto CPyL206;
    } else
        goto CPyL67;
CPyL65: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r94 = 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r95 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 38, CPyStatic_university___globals);
        goto CPyL207;
    }
CPyL68: ;
    cpy_r_r96 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 38, CPyStatic_university___globals);
        goto CPyL207;
    }
CPyL69: ;
    cpy_r_r97 = CPyStatics[499]; /* 'university' */
    cpy_r_r98 = CPyStatics[498]; /* 'EN-UNI-01' */
    cpy_r_r99 = 2;
    cpy_r_r100 = NULL;
    cpy_r_r101 = CPyDef_extras___ask_with(cpy_r_r93, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r84, cpy_r_r92, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL187;
    }
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3 = cpy_r_r101;
    cpy_r_r102 = 1;
    if (!cpy_r_r102) goto CPyL187;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = NULL;
    cpy_r_r5 = cpy_r_r105;
    cpy_r_r106 = (PyObject **)&cpy_r_r5;
    cpy_r_r107 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3;
    cpy_r_r108 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r107, cpy_r_r104, cpy_r_r104, cpy_r_r104, cpy_r_r103, cpy_r_r106);
    if (cpy_r_r108 != NULL) goto CPyL208;
    cpy_r_r109 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL209;
    }
    cpy_r_r110 = cpy_r_r5;
    cpy_r_r111 = NULL;
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3 = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL210;
    } else
        goto CPyL90;
CPyL74: ;
    cpy_r_r113 = cpy_r_r108;
CPyL75: ;
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r113;
CPyL76: ;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = cpy_r_type != cpy_r_r115;
    if (!cpy_r_r116) goto CPyL211;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL80;
    } else
        goto CPyL212;
CPyL78: ;
    CPy_Unreachable();
CPyL79: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL86;
CPyL80: ;
    cpy_r_r117 = CPy_CatchError();
    cpy_r_r118 = (PyObject **)&cpy_r_r7;
    cpy_r_r119 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3;
    cpy_r_r120 = CPy_YieldFromErrorHandle(cpy_r_r119, cpy_r_r118);
    if (unlikely(cpy_r_r120 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL213;
    }
    if (cpy_r_r120) goto CPyL83;
    cpy_r_r113 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r117);
    CPy_DecRef(cpy_r_r117.f0);
    CPy_DecRef(cpy_r_r117.f1);
    CPy_DecRef(cpy_r_r117.f2);
    goto CPyL75;
CPyL83: ;
    cpy_r_r110 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r117);
    CPy_DecRef(cpy_r_r117.f0);
    CPy_DecRef(cpy_r_r117.f1);
    CPy_DecRef(cpy_r_r117.f2);
    goto CPyL90;
CPyL84: ;
    CPy_RestoreExcInfo(cpy_r_r117);
    CPy_DecRef(cpy_r_r117.f0);
    CPy_DecRef(cpy_r_r117.f1);
    CPy_DecRef(cpy_r_r117.f2);
    cpy_r_r121 = CPy_KeepPropagating();
    if (!cpy_r_r121) goto CPyL187;
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = NULL;
    cpy_r_r5 = cpy_r_r123;
    cpy_r_r124 = (PyObject **)&cpy_r_r5;
    cpy_r_r125 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3;
    cpy_r_r126 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r125, cpy_r_r122, cpy_r_r122, cpy_r_r122, cpy_r_arg, cpy_r_r124);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r126 == NULL) {
        goto CPyL88;
    } else
        goto CPyL214;
CPyL87: ;
    cpy_r_r113 = cpy_r_r126;
    goto CPyL75;
CPyL88: ;
    cpy_r_r127 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL209;
    }
    cpy_r_r110 = cpy_r_r5;
CPyL90: ;
    if (likely(Py_TYPE(cpy_r_r110) == CPyType_option___Option))
        cpy_r_r128 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals, "serai.kernel.option.Option", cpy_r_r110);
        goto CPyL187;
    }
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice = cpy_r_r128;
    cpy_r_r129 = 1;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 38, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r130 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "o", 39, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL93: ;
    cpy_r_r131 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r130)->_recolours;
    CPy_INCREF(cpy_r_r131);
    cpy_r_r132 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "choice", 39, CPyStatic_university___globals);
        goto CPyL215;
    }
CPyL94: ;
    cpy_r_r133 = PySequence_Contains(cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 39, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r135 = cpy_r_r133;
    cpy_r_r136 = cpy_r_r135 ^ 1;
    if (cpy_r_r136) goto CPyL100;
    cpy_r_r137 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 41, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL97: ;
    cpy_r_r138 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 41, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL98: ;
    cpy_r_r139 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "choice", 41, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL99: ;
    cpy_r_r140 = CPyDef_boosts___pay(cpy_r_r137, cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 41, CPyStatic_university___globals);
        goto CPyL187;
    } else
        goto CPyL50;
CPyL100: ;
    cpy_r_r141 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "choice", 42, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL101: ;
    cpy_r_r142 = ((serai___kernel___option___OptionObject *)cpy_r_r141)->_value;
    CPy_INCREF(cpy_r_r142);
    if (likely(PyLong_Check(cpy_r_r142)))
        cpy_r_r143 = CPyTagged_FromObject(cpy_r_r142);
    else {
        CPy_TypeError("int", cpy_r_r142); cpy_r_r143 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 42, CPyStatic_university___globals);
        goto CPyL187;
    }
    cpy_r_r144 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 43, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL103: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r144)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r144)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r144)->_action = -2;
    cpy_r_r145 = 1;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 43, CPyStatic_university___globals);
        goto CPyL216;
    }
    cpy_r_r146 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 44, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL105: ;
    cpy_r_r147 = CPyDef_encyclopedia___cards___take_from_display(cpy_r_r146, 0, cpy_r_r143);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 44, CPyStatic_university___globals);
        goto CPyL216;
    }
    cpy_r_r148 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL107: ;
    cpy_r_r149 = CPyStatics[389]; /* 'event-card-taken' */
    cpy_r_r150 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL108: ;
    cpy_r_r151 = CPyStatics[498]; /* 'EN-UNI-01' */
    cpy_r_r152 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "book", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL109: ;
    cpy_r_r153 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r152)->_expert_ids;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Book", "expert_ids", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r153);
CPyL110: ;
    cpy_r_r154 = CPySequenceTuple_GetItem(cpy_r_r153, cpy_r_r143);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
    if (likely(PyUnicode_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 45, CPyStatic_university___globals, "str", cpy_r_r154);
        goto CPyL216;
    }
    cpy_r_r156 = CPyStatics[390]; /* 'card' */
    cpy_r_r157 = CPyDict_Build(1, cpy_r_r156, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
    cpy_r_r158 = CPyDef_kernel___table___Table___tell(cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 45, CPyStatic_university___globals);
        goto CPyL216;
    }
    cpy_r_r159 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "book", 46, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL115: ;
    cpy_r_r160 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r159)->_expert_continent;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Book", "expert_continent", 46, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL116: ;
    cpy_r_r161 = CPyList_GetItemBorrow(cpy_r_r160, cpy_r_r143);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 46, CPyStatic_university___globals);
        goto CPyL216;
    }
    if (likely(PyLong_Check(cpy_r_r161)))
        cpy_r_r162 = CPyTagged_FromObject(cpy_r_r161);
    else {
        CPy_TypeError("int", cpy_r_r161); cpy_r_r162 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 46, CPyStatic_university___globals);
        goto CPyL216;
    }
    cpy_r_r163 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 46, CPyStatic_university___globals);
        goto CPyL217;
    }
CPyL119: ;
    cpy_r_r164 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r163)->_colour;
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "colour", 46, CPyStatic_university___globals);
        goto CPyL217;
    }
CPyL120: ;
    cpy_r_r165 = cpy_r_r162 & 1;
    cpy_r_r166 = cpy_r_r165 != 0;
    if (!cpy_r_r166) goto CPyL122;
    cpy_r_r167 = CPyTagged_IsEq_(cpy_r_r162, cpy_r_r164);
    cpy_r_r168 = cpy_r_r167;
    goto CPyL123;
CPyL122: ;
    cpy_r_r169 = cpy_r_r162 == cpy_r_r164;
    cpy_r_r168 = cpy_r_r169;
CPyL123: ;
    CPyTagged_DECREF(cpy_r_r162);
    cpy_r_r170 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "book", 46, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL124: ;
    if (!cpy_r_r168) goto CPyL133;
    cpy_r_r171 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 47, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL126: ;
    cpy_r_r172 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 47, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL127: ;
    cpy_r_r173 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "book", 47, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL128: ;
    cpy_r_r174 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r173)->_university_tokens;
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Book", "university_tokens", 47, CPyStatic_university___globals);
        goto CPyL216;
    }
    CPyTagged_INCREF(cpy_r_r174);
CPyL129: ;
    cpy_r_r175 = CPyStatic_university___globals;
    cpy_r_r176 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 47, CPyStatic_university___globals);
        goto CPyL218;
    }
    cpy_r_r178 = CPyTagged_StealAsObject(cpy_r_r174);
    PyObject *cpy_r_r179[1] = {cpy_r_r178};
    cpy_r_r180 = (PyObject **)&cpy_r_r179;
    cpy_r_r181 = CPyStatics[5061]; /* ('tokens',) */
    cpy_r_r182 = PyObject_Vectorcall(cpy_r_r177, cpy_r_r180, 0, cpy_r_r181);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 47, CPyStatic_university___globals);
        goto CPyL219;
    }
    CPy_DECREF(cpy_r_r178);
    if (likely(PyTuple_Check(cpy_r_r182)))
        cpy_r_r183 = cpy_r_r182;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 47, CPyStatic_university___globals, "tuple", cpy_r_r182);
        goto CPyL216;
    }
    cpy_r_r184 = CPyStatics[500]; /* 'EN-UNI-02' */
    cpy_r_r185 = CPyStatics[499]; /* 'university' */
    cpy_r_r186 = 2;
    cpy_r_r187 = CPyDef_reputation___receive(cpy_r_r171, cpy_r_r172, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r187 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 47, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL133: ;
    cpy_r_r188 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 48, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL134: ;
    cpy_r_r189 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 48, CPyStatic_university___globals);
        goto CPyL216;
    }
CPyL135: ;
    cpy_r_r190 = CPyDef_experts___place_expert(cpy_r_r188, cpy_r_r189, cpy_r_r143);
    CPyTagged_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 48, CPyStatic_university___globals);
        goto CPyL187;
    }
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5 = cpy_r_r190;
    cpy_r_r191 = 1;
    if (!cpy_r_r191) goto CPyL187;
    cpy_r_r192 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r193 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r194 = NULL;
    cpy_r_r9 = cpy_r_r194;
    cpy_r_r195 = (PyObject **)&cpy_r_r9;
    cpy_r_r196 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5;
    cpy_r_r197 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r_r196, cpy_r_r193, cpy_r_r193, cpy_r_r193, cpy_r_r192, cpy_r_r195);
    if (cpy_r_r197 != NULL) goto CPyL220;
    cpy_r_r198 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 48, CPyStatic_university___globals);
        goto CPyL221;
    }
    cpy_r_r199 = cpy_r_r9;
    CPy_DECREF(cpy_r_r199);
    cpy_r_r200 = NULL;
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5 = cpy_r_r200;
    cpy_r_r201 = 1;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 48, CPyStatic_university___globals);
        goto CPyL187;
    } else
        goto CPyL156;
CPyL140: ;
    cpy_r_r202 = cpy_r_r197;
CPyL141: ;
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r202;
CPyL142: ;
    cpy_r_r204 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r205 = cpy_r_type != cpy_r_r204;
    if (!cpy_r_r205) goto CPyL222;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 48, CPyStatic_university___globals);
        goto CPyL146;
    } else
        goto CPyL223;
CPyL144: ;
    CPy_Unreachable();
CPyL145: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL152;
CPyL146: ;
    cpy_r_r206 = CPy_CatchError();
    cpy_r_r207 = (PyObject **)&cpy_r_r11;
    cpy_r_r208 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5;
    cpy_r_r209 = CPy_YieldFromErrorHandle(cpy_r_r208, cpy_r_r207);
    if (unlikely(cpy_r_r209 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 48, CPyStatic_university___globals);
        goto CPyL224;
    }
    if (cpy_r_r209) goto CPyL149;
    cpy_r_r202 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r206);
    CPy_DecRef(cpy_r_r206.f0);
    CPy_DecRef(cpy_r_r206.f1);
    CPy_DecRef(cpy_r_r206.f2);
    goto CPyL141;
CPyL149: ;
    cpy_r_r199 = cpy_r_r11;
    CPy_DecRef(cpy_r_r199);
    CPy_RestoreExcInfo(cpy_r_r206);
    CPy_DecRef(cpy_r_r206.f0);
    CPy_DecRef(cpy_r_r206.f1);
    CPy_DecRef(cpy_r_r206.f2);
    goto CPyL156;
CPyL150: ;
    CPy_RestoreExcInfo(cpy_r_r206);
    CPy_DecRef(cpy_r_r206.f0);
    CPy_DecRef(cpy_r_r206.f1);
    CPy_DecRef(cpy_r_r206.f2);
    cpy_r_r210 = CPy_KeepPropagating();
    if (!cpy_r_r210) goto CPyL187;
    CPy_Unreachable();
CPyL152: ;
    cpy_r_r211 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r212 = NULL;
    cpy_r_r9 = cpy_r_r212;
    cpy_r_r213 = (PyObject **)&cpy_r_r9;
    cpy_r_r214 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5;
    cpy_r_r215 = CPyDef_experts___place_expert_gen_____mypyc_generator_helper__(cpy_r_r214, cpy_r_r211, cpy_r_r211, cpy_r_r211, cpy_r_arg, cpy_r_r213);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r215 == NULL) {
        goto CPyL154;
    } else
        goto CPyL225;
CPyL153: ;
    cpy_r_r202 = cpy_r_r215;
    goto CPyL141;
CPyL154: ;
    cpy_r_r216 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 48, CPyStatic_university___globals);
        goto CPyL221;
    }
    cpy_r_r199 = cpy_r_r9;
    CPy_DECREF(cpy_r_r199);
CPyL156: ;
    cpy_r_r217 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 49, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL157: ;
    cpy_r_r218 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r217)->_picks;
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "Table", "picks", 49, CPyStatic_university___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r218);
CPyL158: ;
    cpy_r_r219 = (CPyPtr)((CPyPtr)cpy_r_r218 + offsetof(PyVarObject, ob_size));
    cpy_r_r220 = *(int64_t *)cpy_r_r219;
    CPy_DECREF(cpy_r_r218);
    cpy_r_r221 = cpy_r_r220 << 1;
    cpy_r_r222 = cpy_r_r221 != 0;
    if (!cpy_r_r222) goto CPyL182;
    cpy_r_r223 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "t", 50, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL160: ;
    cpy_r_r224 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r224 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "visit_university", "visit_university_gen", "me", 50, CPyStatic_university___globals);
        goto CPyL187;
    }
CPyL161: ;
    cpy_r_r225 = CPyDef_picks___take_picks(cpy_r_r223, cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 50, CPyStatic_university___globals);
        goto CPyL187;
    }
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6 = cpy_r_r225;
    cpy_r_r226 = 1;
    if (!cpy_r_r226) goto CPyL187;
    cpy_r_r227 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r228 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r229 = NULL;
    cpy_r_r13 = cpy_r_r229;
    cpy_r_r230 = (PyObject **)&cpy_r_r13;
    cpy_r_r231 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6;
    cpy_r_r232 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r231, cpy_r_r228, cpy_r_r228, cpy_r_r228, cpy_r_r227, cpy_r_r230);
    if (cpy_r_r232 != NULL) goto CPyL226;
    cpy_r_r233 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 50, CPyStatic_university___globals);
        goto CPyL227;
    }
    cpy_r_r234 = cpy_r_r13;
    CPy_DECREF(cpy_r_r234);
    cpy_r_r235 = NULL;
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6 = cpy_r_r235;
    cpy_r_r236 = 1;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 50, CPyStatic_university___globals);
        goto CPyL187;
    } else
        goto CPyL182;
CPyL166: ;
    cpy_r_r237 = cpy_r_r232;
CPyL167: ;
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r237;
CPyL168: ;
    cpy_r_r239 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r240 = cpy_r_type != cpy_r_r239;
    if (!cpy_r_r240) goto CPyL228;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 50, CPyStatic_university___globals);
        goto CPyL172;
    } else
        goto CPyL229;
CPyL170: ;
    CPy_Unreachable();
CPyL171: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL178;
CPyL172: ;
    cpy_r_r241 = CPy_CatchError();
    cpy_r_r242 = (PyObject **)&cpy_r_r15;
    cpy_r_r243 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6;
    cpy_r_r244 = CPy_YieldFromErrorHandle(cpy_r_r243, cpy_r_r242);
    if (unlikely(cpy_r_r244 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 50, CPyStatic_university___globals);
        goto CPyL230;
    }
    if (cpy_r_r244) goto CPyL175;
    cpy_r_r237 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r241);
    CPy_DecRef(cpy_r_r241.f0);
    CPy_DecRef(cpy_r_r241.f1);
    CPy_DecRef(cpy_r_r241.f2);
    goto CPyL167;
CPyL175: ;
    cpy_r_r234 = cpy_r_r15;
    CPy_DecRef(cpy_r_r234);
    CPy_RestoreExcInfo(cpy_r_r241);
    CPy_DecRef(cpy_r_r241.f0);
    CPy_DecRef(cpy_r_r241.f1);
    CPy_DecRef(cpy_r_r241.f2);
    goto CPyL182;
CPyL176: ;
    CPy_RestoreExcInfo(cpy_r_r241);
    CPy_DecRef(cpy_r_r241.f0);
    CPy_DecRef(cpy_r_r241.f1);
    CPy_DecRef(cpy_r_r241.f2);
    cpy_r_r245 = CPy_KeepPropagating();
    if (!cpy_r_r245) goto CPyL187;
    CPy_Unreachable();
CPyL178: ;
    cpy_r_r246 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r247 = NULL;
    cpy_r_r13 = cpy_r_r247;
    cpy_r_r248 = (PyObject **)&cpy_r_r13;
    cpy_r_r249 = ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6;
    cpy_r_r250 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r249, cpy_r_r246, cpy_r_r246, cpy_r_r246, cpy_r_arg, cpy_r_r248);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r250 == NULL) {
        goto CPyL180;
    } else
        goto CPyL231;
CPyL179: ;
    cpy_r_r237 = cpy_r_r250;
    goto CPyL167;
CPyL180: ;
    cpy_r_r251 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 50, CPyStatic_university___globals);
        goto CPyL227;
    }
    cpy_r_r234 = cpy_r_r13;
    CPy_DECREF(cpy_r_r234);
CPyL182: ;
    cpy_r_r252 = Py_None;
    CPy_INCREF(cpy_r_r252);
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r254 = CPyDef_university___visit_university_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL186;
    CPyGen_SetStopIterationValue(cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    if (!0) goto CPyL195;
    CPy_Unreachable();
CPyL186: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r252;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL187: ;
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r256 = CPyDef_university___visit_university_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r257 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r257;
CPyL188: ;
    cpy_r_r258 = cpy_r_r16 == 0;
    if (cpy_r_r258) goto CPyL232;
    cpy_r_r259 = cpy_r_r16 == 1;
    if (cpy_r_r259) {
        goto CPyL233;
    } else
        goto CPyL234;
CPyL190: ;
    cpy_r_r260 = cpy_r_r16 == 2;
    if (cpy_r_r260) {
        goto CPyL235;
    } else
        goto CPyL236;
CPyL191: ;
    cpy_r_r261 = cpy_r_r16 == 3;
    if (cpy_r_r261) {
        goto CPyL237;
    } else
        goto CPyL238;
CPyL192: ;
    cpy_r_r262 = cpy_r_r16 == 4;
    if (cpy_r_r262) {
        goto CPyL168;
    } else
        goto CPyL239;
CPyL193: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r263 = 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 25, CPyStatic_university___globals);
        goto CPyL195;
    }
    CPy_Unreachable();
CPyL195: ;
    cpy_r_r264 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r264;
CPyL196: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL187;
CPyL197: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL198: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL187;
CPyL199: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL200: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL201: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL44;
CPyL202: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL203: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL187;
CPyL204: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL187;
CPyL205: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r87);
    goto CPyL187;
CPyL206: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r92);
    goto CPyL65;
CPyL207: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r92);
    goto CPyL187;
CPyL208: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL74;
CPyL209: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL187;
CPyL210: ;
    CPy_DecRef(cpy_r_r110);
    goto CPyL187;
CPyL211: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL79;
CPyL212: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL78;
CPyL213: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL84;
CPyL214: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL87;
CPyL215: ;
    CPy_DecRef(cpy_r_r131);
    goto CPyL187;
CPyL216: ;
    CPyTagged_DecRef(cpy_r_r143);
    goto CPyL187;
CPyL217: ;
    CPyTagged_DecRef(cpy_r_r143);
    CPyTagged_DecRef(cpy_r_r162);
    goto CPyL187;
CPyL218: ;
    CPyTagged_DecRef(cpy_r_r143);
    CPyTagged_DecRef(cpy_r_r174);
    goto CPyL187;
CPyL219: ;
    CPyTagged_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r178);
    goto CPyL187;
CPyL220: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL140;
CPyL221: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL187;
CPyL222: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL145;
CPyL223: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL144;
CPyL224: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL150;
CPyL225: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL153;
CPyL226: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL166;
CPyL227: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL187;
CPyL228: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL171;
CPyL229: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL170;
CPyL230: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL176;
CPyL231: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL179;
CPyL232: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL233: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL36;
CPyL234: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL190;
CPyL235: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL76;
CPyL236: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL191;
CPyL237: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL142;
CPyL238: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL192;
CPyL239: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL193;
}
        
PyObject *CPyDef_university___visit_university_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_university___visit_university_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_university___visit_university_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_university___visit_university_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.university.visit_university_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_university___visit_university_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "__next__", -1, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university___visit_university_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_university___visit_university_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_university___visit_university_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_university___visit_university_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.university.visit_university_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_university___visit_university_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "send", -1, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university___visit_university_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_university___visit_university_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_university___visit_university_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.university.visit_university_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_university___visit_university_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "__iter__", -1, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university___visit_university_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_university___visit_university_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_university___visit_university_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_university___visit_university_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.university.visit_university_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_university___visit_university_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "throw", -1, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university___visit_university_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_university___visit_university_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp312 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp312);
    PyObject *__tmp313 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp313);
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
        
        PyObject *CPyPy_university___visit_university_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_university___visit_university_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.university.visit_university_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_university___visit_university_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "close", -1, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university___visit_university(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_university___visit_university_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 25, CPyStatic_university___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 25, CPyStatic_university___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___university___visit_university_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 25, CPyStatic_university___globals);
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
        
        PyObject *CPyPy_university___visit_university(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:visit_university", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_university___visit_university(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "visit_university", 25, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university_____mypyc_lambda__0__experts_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_university_____mypyc_lambda__0__experts_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_university_____mypyc_lambda__0__experts_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "__get__", -1, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university_____mypyc_lambda__0__experts_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
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
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "<lambda>", "__mypyc_lambda__0__experts_obj", "__mypyc_env__", 56, CPyStatic_university___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "<lambda>", "_experts_env", "t", 56, CPyStatic_university___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_experts;
    if (unlikely(cpy_r_r3 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'experts' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL16;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals);
        goto CPyL17;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 != -2;
    if (!cpy_r_r14) goto CPyL18;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_experts;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "<lambda>", "_experts_env", "experts", 56, CPyStatic_university___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_r13);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_option___Option))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals, "serai.kernel.option.Option", cpy_r_r16);
        goto CPyL17;
    }
    cpy_r_r18 = PyList_Append(cpy_r_r1, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals);
        goto CPyL17;
    }
CPyL12: ;
    cpy_r_r20 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r20;
    goto CPyL5;
CPyL13: ;
    return cpy_r_r1;
CPyL14: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL14;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL12;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL14;
}
        
        PyObject *CPyPy_university_____mypyc_lambda__0__experts_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_university_____mypyc_lambda__0__experts_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<lambda>", 56, CPyStatic_university___globals);
            return NULL;
        }
        
PyObject *CPyDef_university____experts(PyObject *cpy_r_t) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyDef_university____experts_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "_experts", 53, CPyStatic_university___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "_experts", 53, CPyStatic_university___globals);
        goto CPyL10;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "_experts", "_experts_env", "t", 55, CPyStatic_university___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "_experts", "Table", "book", 55, CPyStatic_university___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/university.py", "_experts", "Book", "options", 55, CPyStatic_university___globals);
        goto CPyL11;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_expert;
    CPy_INCREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r2);
    if (((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_experts != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_experts);
    }
    ((serai___games___encyclopedia___actions___university____experts_envObject *)cpy_r_r0)->_experts = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "_experts", 55, CPyStatic_university___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyDef_university_____mypyc_lambda__0__experts_obj();
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "_experts", 56, CPyStatic_university___globals);
        goto CPyL10;
    }
    ((serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject *)cpy_r_r7)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r8 = NULL;
    cpy_r_r9 = NULL;
    cpy_r_r10 = NULL;
    cpy_r_r11 = CPyDef_offer___Offer(cpy_r_r7, cpy_r_r8, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "_experts", 56, CPyStatic_university___globals);
        goto CPyL9;
    }
    return cpy_r_r11;
CPyL9: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_university____experts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_experts", kwlist, 0};
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
            PyObject *retval = CPyDef_university____experts(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "_experts", 53, CPyStatic_university___globals);
            return NULL;
        }
        
char CPyDef_university_____top_level__(void) {
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
    void *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    void *cpy_r_r283;
    void *cpy_r_r284;
    PyObject **cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    char cpy_r_r297;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 1, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 1, CPyStatic_university___globals);
        goto CPyL110;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_university___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 3, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[396]; /* 'serai.games.encyclopedia.actions.recolouring' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 5, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___recolouring__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 5, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 5, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[396]; /* 'serai.games.encyclopedia.actions.recolouring' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 5, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5045]; /* ('RecolourOffer',) */
    cpy_r_r31 = CPyStatic_university___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 5, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL111;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 6, CPyStatic_university___globals);
        goto CPyL110;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 6, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 6, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 6, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5080]; /* ('pay',) */
    cpy_r_r53 = CPyStatic_university___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 6, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL112;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 7, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 7, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 7, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 7, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5047]; /* ('take_from_display',) */
    cpy_r_r75 = CPyStatic_university___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 7, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL113;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 8, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 8, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 8, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 8, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5081]; /* ('after_placing', 'lacks_expert') */
    cpy_r_r97 = CPyStatic_university___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 8, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL114;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 9, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 9, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 9, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 9, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5082]; /* ('die_placed', 'place_expert') */
    cpy_r_r119 = CPyStatic_university___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 9, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL115;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 10, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r130 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 10, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 10, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 10, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r141 = CPyStatic_university___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 10, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL116;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 11, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r152 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 11, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 11, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 11, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5083]; /* ('AT_UNIVERSITY', 'EXPERT', 'NO_ACTION', 'NOTHING_THERE', 'UNIVERSITY') */
    cpy_r_r163 = CPyStatic_university___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 11, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL117;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 12, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r174 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 12, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 12, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 12, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r185 = CPyStatic_university___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 12, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL118;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 13, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r196 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 13, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 13, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 13, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5064]; /* ('Gains', 'receive') */
    cpy_r_r207 = CPyStatic_university___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 13, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL119;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r210 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 14, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r218 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 14, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 14, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 14, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r229 = CPyStatic_university___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 14, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL120;
CPyL85: ;
    cpy_r_r231 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r232 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL88;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 15, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL92;
CPyL88: ;
    cpy_r_r239 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r240 = CPyExec_serai___kernel___decision;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 15, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 15, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 15, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5054]; /* ('Offer', 'Reason', 'Rules') */
    cpy_r_r251 = CPyStatic_university___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 15, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL121;
CPyL93: ;
    cpy_r_r253 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r254 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL96;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 16, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL100;
CPyL96: ;
    cpy_r_r261 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r262 = CPyExec_serai___kernel___extras;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 16, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 16, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 16, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r273 = CPyStatic_university___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 16, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL122;
CPyL101: ;
    cpy_r_r275 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r276 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r277 = CPyModuleLockAPI_serai;
    cpy_r_r278 = CPyImport_IsInitialized(cpy_r_r276);
    if (!cpy_r_r278) goto CPyL104;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 17, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r282 = cpy_r_r281;
    goto CPyL108;
CPyL104: ;
    cpy_r_r283 = CPyInitOnly_serai___kernel___message;
    cpy_r_r284 = CPyExec_serai___kernel___message;
    cpy_r_r285 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r286 = PyImport_GetModuleDict();
    cpy_r_r287 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 17, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r289 = CPyStatics[8]; /* '__file__' */
    cpy_r_r290 = CPyObject_GetAttr(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 17, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r291 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r292 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r293 = CPyImport_ImportNative(cpy_r_r292, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r290, cpy_r_r291, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 17, CPyStatic_university___globals);
        goto CPyL110;
    }
    cpy_r_r282 = cpy_r_r293;
CPyL108: ;
    cpy_r_r294 = CPyStatics[5055]; /* ('Argument',) */
    cpy_r_r295 = CPyStatic_university___globals;
    cpy_r_r296 = CPyImport_GetNativeAttrs(cpy_r_r282, cpy_r_r294, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/university.py", "<module>", 17, CPyStatic_university___globals);
        goto CPyL110;
    } else
        goto CPyL123;
CPyL109: ;
    return 1;
CPyL110: ;
    cpy_r_r297 = 2;
    return cpy_r_r297;
CPyL111: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL112: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL113: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL114: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL115: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL116: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL117: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL118: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL119: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL120: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL121: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL122: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
CPyL123: ;
    CPy_DECREF(cpy_r_r296);
    goto CPyL109;
}

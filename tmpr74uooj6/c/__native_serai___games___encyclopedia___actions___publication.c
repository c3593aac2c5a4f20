#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
publication___publish_env_traverse(serai___games___encyclopedia___actions___publication___publish_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication___publish_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___publish_envObject *self = (serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_publication___publish_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___publish_envObject *self = (serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
publication___publish_env_dealloc(serai___games___encyclopedia___actions___publication___publish_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication___publish_env_free_instance == NULL) {
        publication___publish_env_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, publication___publish_env_dealloc)
    CPyDef_publication___publish_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc__publish_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication___publish_env(void);

static PyObject *
publication___publish_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication___publish_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc__publish_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication___publish_env_vtable[1];
static bool
CPyDef_publication___publish_env_trait_vtable_setup(void)
{
    CPyVTableItem publication___publish_env_vtable_scratch[] = {
        NULL
    };
    memcpy(publication___publish_env_vtable, publication___publish_env_vtable_scratch, sizeof(publication___publish_env_vtable));
    return 1;
}

static bool
CPyDef_publication___publish_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication___publish_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc__publish_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication___publish_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "publish_env",
    .tp_new = publication___publish_env_new,
    .tp_dealloc = (destructor)publication___publish_env_dealloc,
    .tp_traverse = (traverseproc)publication___publish_env_traverse,
    .tp_clear = (inquiry)CPyDef_publication___publish_env_clear,
    .tp_methods = publication___publish_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication___publish_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("publish_env()\n--\n\n"),
};
static PyTypeObject *CPyType_publication___publish_env_template = &CPyType_publication___publish_env_template_;

PyObject *CPyDef_publication_____mypyc__publish_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication___publish_envObject *self;
    if (publication___publish_env_free_instance != NULL) {
        self = publication___publish_env_free_instance;
        publication___publish_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication___publish_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication___publish_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_publication___publish_env(void)
{
    PyObject *self = CPyDef_publication_____mypyc__publish_env_setup((PyObject *)CPyType_publication___publish_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpublication___publish_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_publication___publish_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods publication___publish_gen_as_async = {
    .am_send = CPyDunder_am_sendpublication___publish_gen,
};
static int
publication___publish_gen_traverse(serai___games___encyclopedia___actions___publication___publish_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__reference)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__reference));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2);
    Py_VISIT(self->___mypyc_generator_frame_attribute__types);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication___publish_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___publish_genObject *self = (serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__reference)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__reference;
        self->___mypyc_generator_frame_attribute__reference = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__types);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4);
    return 0;
}

static int32_t CPyDef_publication___publish_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___publish_genObject *self = (serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__reference)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__reference;
        self->___mypyc_generator_frame_attribute__reference = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__types);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4);
    return 0;
}

static void
publication___publish_gen_dealloc(serai___games___encyclopedia___actions___publication___publish_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication___publish_gen_free_instance == NULL) {
        publication___publish_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__reference)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__reference;
            self->___mypyc_generator_frame_attribute__reference = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__reference = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__types);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication___publish_gen_dealloc)
    CPyDef_publication___publish_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc__publish_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication___publish_gen(void);

static PyObject *
publication___publish_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication___publish_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc__publish_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication___publish_gen_vtable[6];
static bool
CPyDef_publication___publish_gen_trait_vtable_setup(void)
{
    CPyVTableItem publication___publish_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication___publish_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_publication___publish_gen_____next__,
        (CPyVTableItem)CPyDef_publication___publish_gen___send,
        (CPyVTableItem)CPyDef_publication___publish_gen_____iter__,
        (CPyVTableItem)CPyDef_publication___publish_gen___throw,
        (CPyVTableItem)CPyDef_publication___publish_gen___close,
    };
    memcpy(publication___publish_gen_vtable, publication___publish_gen_vtable_scratch, sizeof(publication___publish_gen_vtable));
    return 1;
}

static bool
CPyDef_publication___publish_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication___publish_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc__publish_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_publication___publish_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_publication___publish_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_publication___publish_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_publication___publish_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_publication___publish_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication___publish_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "publish_gen",
    .tp_new = publication___publish_gen_new,
    .tp_dealloc = (destructor)publication___publish_gen_dealloc,
    .tp_traverse = (traverseproc)publication___publish_gen_traverse,
    .tp_clear = (inquiry)CPyDef_publication___publish_gen_clear,
    .tp_methods = publication___publish_gen_methods,
    .tp_iter = CPyDef_publication___publish_gen_____iter__,
    .tp_iternext = CPyDef_publication___publish_gen_____next__,
    .tp_as_async = &publication___publish_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication___publish_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("publish_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_publication___publish_gen_template = &CPyType_publication___publish_gen_template_;

PyObject *CPyDef_publication_____mypyc__publish_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication___publish_genObject *self;
    if (publication___publish_gen_free_instance != NULL) {
        self = publication___publish_gen_free_instance;
        publication___publish_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication___publish_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication___publish_gen_vtable;
    self->___mypyc_generator_frame_attribute__reference = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_publication___publish_gen(void)
{
    PyObject *self = CPyDef_publication_____mypyc__publish_gen_setup((PyObject *)CPyType_publication___publish_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__publication_____mypyc_lambda__0_publish_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication_____mypyc_lambda__0_publish_obj_____get__(self, instance, owner);
}
PyMemberDef publication_____mypyc_lambda__0_publish_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication_____mypyc_lambda__0_publish_obj_traverse(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject))));
    return rv;
}

static int32_t CPyDef_publication_____mypyc_lambda__0_publish_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject))));
    return 0;
}

static int32_t CPyDef_publication_____mypyc_lambda__0_publish_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject))));
    return 0;
}

static void
publication_____mypyc_lambda__0_publish_obj_dealloc(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication_____mypyc_lambda__0_publish_obj_free_instance == NULL) {
        publication_____mypyc_lambda__0_publish_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication_____mypyc_lambda__0_publish_obj_dealloc)
    CPyDef_publication_____mypyc_lambda__0_publish_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__0_publish_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication_____mypyc_lambda__0_publish_obj(void);

static PyObject *
publication_____mypyc_lambda__0_publish_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication_____mypyc_lambda__0_publish_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__0_publish_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication_____mypyc_lambda__0_publish_obj_vtable[2];
static bool
CPyDef_publication_____mypyc_lambda__0_publish_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication_____mypyc_lambda__0_publish_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__0_publish_obj_____call__,
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__0_publish_obj_____get__,
    };
    memcpy(publication_____mypyc_lambda__0_publish_obj_vtable, publication_____mypyc_lambda__0_publish_obj_vtable_scratch, sizeof(publication_____mypyc_lambda__0_publish_obj_vtable));
    return 1;
}

static bool
CPyDef_publication_____mypyc_lambda__0_publish_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication_____mypyc_lambda__0_publish_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self, void *closure);

static PyGetSetDef publication_____mypyc_lambda__0_publish_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication_____mypyc_lambda__0_publish_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication_____mypyc_lambda__0_publish_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3__mypyc_lambda__0_publish_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__0_publish_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__0_publish_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication_____mypyc_lambda__0_publish_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_publish_obj",
    .tp_new = publication_____mypyc_lambda__0_publish_obj_new,
    .tp_dealloc = (destructor)publication_____mypyc_lambda__0_publish_obj_dealloc,
    .tp_traverse = (traverseproc)publication_____mypyc_lambda__0_publish_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication_____mypyc_lambda__0_publish_obj_clear,
    .tp_getset = publication_____mypyc_lambda__0_publish_obj_getseters,
    .tp_methods = publication_____mypyc_lambda__0_publish_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication_____mypyc_lambda__0_publish_obj,
    .tp_members = publication_____mypyc_lambda__0_publish_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_publish_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication_____mypyc_lambda__0_publish_obj_template = &CPyType_publication_____mypyc_lambda__0_publish_obj_template_;

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__0_publish_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self;
    if (publication_____mypyc_lambda__0_publish_obj_free_instance != NULL) {
        self = publication_____mypyc_lambda__0_publish_obj_free_instance;
        publication_____mypyc_lambda__0_publish_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication_____mypyc_lambda__0_publish_obj_vtable;
    self->vectorcall = CPyPy_publication_____mypyc_lambda__0_publish_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication_____mypyc_lambda__0_publish_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__0_publish_obj_setup((PyObject *)CPyType_publication_____mypyc_lambda__0_publish_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication_____mypyc_lambda__0_publish_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_publish_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendpublication____highest_type_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods publication____highest_type_gen_as_async = {
    .am_send = CPyDunder_am_sendpublication____highest_type_gen,
};
static int
publication____highest_type_gen_traverse(serai___games___encyclopedia___actions___publication____highest_type_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication____highest_type_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____highest_type_genObject *self = (serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1);
    return 0;
}

static int32_t CPyDef_publication____highest_type_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____highest_type_genObject *self = (serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1);
    return 0;
}

static void
publication____highest_type_gen_dealloc(serai___games___encyclopedia___actions___publication____highest_type_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication____highest_type_gen_free_instance == NULL) {
        publication____highest_type_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication____highest_type_gen_dealloc)
    CPyDef_publication____highest_type_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3_highest_type_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication____highest_type_gen(void);

static PyObject *
publication____highest_type_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication____highest_type_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3_highest_type_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication____highest_type_gen_vtable[6];
static bool
CPyDef_publication____highest_type_gen_trait_vtable_setup(void)
{
    CPyVTableItem publication____highest_type_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication____highest_type_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_publication____highest_type_gen_____next__,
        (CPyVTableItem)CPyDef_publication____highest_type_gen___send,
        (CPyVTableItem)CPyDef_publication____highest_type_gen_____iter__,
        (CPyVTableItem)CPyDef_publication____highest_type_gen___throw,
        (CPyVTableItem)CPyDef_publication____highest_type_gen___close,
    };
    memcpy(publication____highest_type_gen_vtable, publication____highest_type_gen_vtable_scratch, sizeof(publication____highest_type_gen_vtable));
    return 1;
}

static bool
CPyDef_publication____highest_type_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication____highest_type_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3_highest_type_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_publication____highest_type_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_publication____highest_type_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_publication____highest_type_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_publication____highest_type_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_publication____highest_type_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication____highest_type_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_highest_type_gen",
    .tp_new = publication____highest_type_gen_new,
    .tp_dealloc = (destructor)publication____highest_type_gen_dealloc,
    .tp_traverse = (traverseproc)publication____highest_type_gen_traverse,
    .tp_clear = (inquiry)CPyDef_publication____highest_type_gen_clear,
    .tp_methods = publication____highest_type_gen_methods,
    .tp_iter = CPyDef_publication____highest_type_gen_____iter__,
    .tp_iternext = CPyDef_publication____highest_type_gen_____next__,
    .tp_as_async = &publication____highest_type_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication____highest_type_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_highest_type_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_publication____highest_type_gen_template = &CPyType_publication____highest_type_gen_template_;

PyObject *CPyDef_publication_____mypyc___3_highest_type_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication____highest_type_genObject *self;
    if (publication____highest_type_gen_free_instance != NULL) {
        self = publication____highest_type_gen_free_instance;
        publication____highest_type_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication____highest_type_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication____highest_type_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_publication____highest_type_gen(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3_highest_type_gen_setup((PyObject *)CPyType_publication____highest_type_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
publication____types_env_traverse(serai___games___encyclopedia___actions___publication____types_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    Py_VISIT(self->_needed);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication____types_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____types_envObject *self = (serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_needed);
    return 0;
}

static int32_t CPyDef_publication____types_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____types_envObject *self = (serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
publication____types_env_dealloc(serai___games___encyclopedia___actions___publication____types_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication____types_env_free_instance == NULL) {
        publication____types_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_me)) {
            CPyTagged __tmp = self->_me;
            self->_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_value)) {
            CPyTagged __tmp = self->_value;
            self->_value = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_value = CPY_INT_TAG;
        }
        Py_CLEAR(self->_needed);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication____types_env_dealloc)
    CPyDef_publication____types_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3_types_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication____types_env(void);

static PyObject *
publication____types_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication____types_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3_types_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication____types_env_vtable[1];
static bool
CPyDef_publication____types_env_trait_vtable_setup(void)
{
    CPyVTableItem publication____types_env_vtable_scratch[] = {
        NULL
    };
    memcpy(publication____types_env_vtable, publication____types_env_vtable_scratch, sizeof(publication____types_env_vtable));
    return 1;
}

static bool
CPyDef_publication____types_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication____types_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3_types_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication____types_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_types_env",
    .tp_new = publication____types_env_new,
    .tp_dealloc = (destructor)publication____types_env_dealloc,
    .tp_traverse = (traverseproc)publication____types_env_traverse,
    .tp_clear = (inquiry)CPyDef_publication____types_env_clear,
    .tp_methods = publication____types_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication____types_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_types_env()\n--\n\n"),
};
static PyTypeObject *CPyType_publication____types_env_template = &CPyType_publication____types_env_template_;

PyObject *CPyDef_publication_____mypyc___3_types_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication____types_envObject *self;
    if (publication____types_env_free_instance != NULL) {
        self = publication____types_env_free_instance;
        publication____types_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication____types_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication____types_env_vtable;
    self->_me = CPY_INT_TAG;
    self->_value = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_publication____types_env(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3_types_env_setup((PyObject *)CPyType_publication____types_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__publication_____mypyc_lambda__1__types_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication_____mypyc_lambda__1__types_obj_____get__(self, instance, owner);
}
PyMemberDef publication_____mypyc_lambda__1__types_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication_____mypyc_lambda__1__types_obj_traverse(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject))));
    return rv;
}

static int32_t CPyDef_publication_____mypyc_lambda__1__types_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject))));
    return 0;
}

static int32_t CPyDef_publication_____mypyc_lambda__1__types_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject))));
    return 0;
}

static void
publication_____mypyc_lambda__1__types_obj_dealloc(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication_____mypyc_lambda__1__types_obj_free_instance == NULL) {
        publication_____mypyc_lambda__1__types_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication_____mypyc_lambda__1__types_obj_dealloc)
    CPyDef_publication_____mypyc_lambda__1__types_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__1__types_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication_____mypyc_lambda__1__types_obj(void);

static PyObject *
publication_____mypyc_lambda__1__types_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication_____mypyc_lambda__1__types_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__1__types_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication_____mypyc_lambda__1__types_obj_vtable[2];
static bool
CPyDef_publication_____mypyc_lambda__1__types_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication_____mypyc_lambda__1__types_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__1__types_obj_____call__,
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__1__types_obj_____get__,
    };
    memcpy(publication_____mypyc_lambda__1__types_obj_vtable, publication_____mypyc_lambda__1__types_obj_vtable_scratch, sizeof(publication_____mypyc_lambda__1__types_obj_vtable));
    return 1;
}

static bool
CPyDef_publication_____mypyc_lambda__1__types_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication_____mypyc_lambda__1__types_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self, void *closure);

static PyGetSetDef publication_____mypyc_lambda__1__types_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication_____mypyc_lambda__1__types_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication_____mypyc_lambda__1__types_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3__mypyc_lambda__1__types_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__1__types_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__1__types_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication_____mypyc_lambda__1__types_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__types_obj",
    .tp_new = publication_____mypyc_lambda__1__types_obj_new,
    .tp_dealloc = (destructor)publication_____mypyc_lambda__1__types_obj_dealloc,
    .tp_traverse = (traverseproc)publication_____mypyc_lambda__1__types_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication_____mypyc_lambda__1__types_obj_clear,
    .tp_getset = publication_____mypyc_lambda__1__types_obj_getseters,
    .tp_methods = publication_____mypyc_lambda__1__types_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication_____mypyc_lambda__1__types_obj,
    .tp_members = publication_____mypyc_lambda__1__types_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__types_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication_____mypyc_lambda__1__types_obj_template = &CPyType_publication_____mypyc_lambda__1__types_obj_template_;

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__1__types_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self;
    if (publication_____mypyc_lambda__1__types_obj_free_instance != NULL) {
        self = publication_____mypyc_lambda__1__types_obj_free_instance;
        publication_____mypyc_lambda__1__types_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication_____mypyc_lambda__1__types_obj_vtable;
    self->vectorcall = CPyPy_publication_____mypyc_lambda__1__types_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication_____mypyc_lambda__1__types_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__1__types_obj_setup((PyObject *)CPyType_publication_____mypyc_lambda__1__types_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication_____mypyc_lambda__1__types_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__types_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__publication_____mypyc_lambda__2__types_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication_____mypyc_lambda__2__types_obj_____get__(self, instance, owner);
}
PyMemberDef publication_____mypyc_lambda__2__types_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication_____mypyc_lambda__2__types_obj_traverse(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject))));
    return rv;
}

static int32_t CPyDef_publication_____mypyc_lambda__2__types_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject))));
    return 0;
}

static int32_t CPyDef_publication_____mypyc_lambda__2__types_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject))));
    return 0;
}

static void
publication_____mypyc_lambda__2__types_obj_dealloc(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication_____mypyc_lambda__2__types_obj_free_instance == NULL) {
        publication_____mypyc_lambda__2__types_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication_____mypyc_lambda__2__types_obj_dealloc)
    CPyDef_publication_____mypyc_lambda__2__types_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__2__types_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication_____mypyc_lambda__2__types_obj(void);

static PyObject *
publication_____mypyc_lambda__2__types_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication_____mypyc_lambda__2__types_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__2__types_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication_____mypyc_lambda__2__types_obj_vtable[2];
static bool
CPyDef_publication_____mypyc_lambda__2__types_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication_____mypyc_lambda__2__types_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__2__types_obj_____call__,
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__2__types_obj_____get__,
    };
    memcpy(publication_____mypyc_lambda__2__types_obj_vtable, publication_____mypyc_lambda__2__types_obj_vtable_scratch, sizeof(publication_____mypyc_lambda__2__types_obj_vtable));
    return 1;
}

static bool
CPyDef_publication_____mypyc_lambda__2__types_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication_____mypyc_lambda__2__types_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self, void *closure);

static PyGetSetDef publication_____mypyc_lambda__2__types_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication_____mypyc_lambda__2__types_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication_____mypyc_lambda__2__types_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3__mypyc_lambda__2__types_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__2__types_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__2__types_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication_____mypyc_lambda__2__types_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2__types_obj",
    .tp_new = publication_____mypyc_lambda__2__types_obj_new,
    .tp_dealloc = (destructor)publication_____mypyc_lambda__2__types_obj_dealloc,
    .tp_traverse = (traverseproc)publication_____mypyc_lambda__2__types_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication_____mypyc_lambda__2__types_obj_clear,
    .tp_getset = publication_____mypyc_lambda__2__types_obj_getseters,
    .tp_methods = publication_____mypyc_lambda__2__types_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication_____mypyc_lambda__2__types_obj,
    .tp_members = publication_____mypyc_lambda__2__types_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2__types_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication_____mypyc_lambda__2__types_obj_template = &CPyType_publication_____mypyc_lambda__2__types_obj_template_;

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__2__types_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self;
    if (publication_____mypyc_lambda__2__types_obj_free_instance != NULL) {
        self = publication_____mypyc_lambda__2__types_obj_free_instance;
        publication_____mypyc_lambda__2__types_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication_____mypyc_lambda__2__types_obj_vtable;
    self->vectorcall = CPyPy_publication_____mypyc_lambda__2__types_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication_____mypyc_lambda__2__types_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__2__types_obj_setup((PyObject *)CPyType_publication_____mypyc_lambda__2__types_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication_____mypyc_lambda__2__types_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2__types_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
publication____boosts_env_traverse(serai___games___encyclopedia___actions___publication____boosts_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    Py_VISIT(self->_book);
    Py_VISIT(self->_o);
    Py_VISIT(self->_player);
    Py_VISIT(self->_obstacle);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication____boosts_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____boosts_envObject *self = (serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_book);
    Py_CLEAR(self->_o);
    Py_CLEAR(self->_player);
    Py_CLEAR(self->_obstacle);
    return 0;
}

static int32_t CPyDef_publication____boosts_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____boosts_envObject *self = (serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_obstacle);
    return 0;
}

static void
publication____boosts_env_dealloc(serai___games___encyclopedia___actions___publication____boosts_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication____boosts_env_free_instance == NULL) {
        publication____boosts_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_value)) {
            CPyTagged __tmp = self->_value;
            self->_value = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_value = CPY_INT_TAG;
        }
        Py_CLEAR(self->_book);
        Py_CLEAR(self->_o);
        Py_CLEAR(self->_player);
        Py_CLEAR(self->_obstacle);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication____boosts_env_dealloc)
    CPyDef_publication____boosts_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3_boosts_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication____boosts_env(void);

static PyObject *
publication____boosts_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication____boosts_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3_boosts_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication____boosts_env_vtable[1];
static bool
CPyDef_publication____boosts_env_trait_vtable_setup(void)
{
    CPyVTableItem publication____boosts_env_vtable_scratch[] = {
        NULL
    };
    memcpy(publication____boosts_env_vtable, publication____boosts_env_vtable_scratch, sizeof(publication____boosts_env_vtable));
    return 1;
}

static bool
CPyDef_publication____boosts_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication____boosts_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3_boosts_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication____boosts_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_boosts_env",
    .tp_new = publication____boosts_env_new,
    .tp_dealloc = (destructor)publication____boosts_env_dealloc,
    .tp_traverse = (traverseproc)publication____boosts_env_traverse,
    .tp_clear = (inquiry)CPyDef_publication____boosts_env_clear,
    .tp_methods = publication____boosts_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication____boosts_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_boosts_env()\n--\n\n"),
};
static PyTypeObject *CPyType_publication____boosts_env_template = &CPyType_publication____boosts_env_template_;

PyObject *CPyDef_publication_____mypyc___3_boosts_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication____boosts_envObject *self;
    if (publication____boosts_env_free_instance != NULL) {
        self = publication____boosts_env_free_instance;
        publication____boosts_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication____boosts_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication____boosts_env_vtable;
    self->_value = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_publication____boosts_env(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3_boosts_env_setup((PyObject *)CPyType_publication____boosts_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__publication___obstacle__boosts_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication___obstacle__boosts_obj_____get__(self, instance, owner);
}
PyMemberDef publication___obstacle__boosts_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication___obstacle__boosts_obj_traverse(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject))));
    return rv;
}

static int32_t CPyDef_publication___obstacle__boosts_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self = (serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject))));
    return 0;
}

static int32_t CPyDef_publication___obstacle__boosts_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self = (serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject))));
    return 0;
}

static void
publication___obstacle__boosts_obj_dealloc(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication___obstacle__boosts_obj_free_instance == NULL) {
        publication___obstacle__boosts_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication___obstacle__boosts_obj_dealloc)
    CPyDef_publication___obstacle__boosts_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc__obstacle__boosts_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication___obstacle__boosts_obj(void);

static PyObject *
publication___obstacle__boosts_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication___obstacle__boosts_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc__obstacle__boosts_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication___obstacle__boosts_obj_vtable[2];
static bool
CPyDef_publication___obstacle__boosts_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication___obstacle__boosts_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication___obstacle__boosts_obj_____call__,
        (CPyVTableItem)CPyDef_publication___obstacle__boosts_obj_____get__,
    };
    memcpy(publication___obstacle__boosts_obj_vtable, publication___obstacle__boosts_obj_vtable_scratch, sizeof(publication___obstacle__boosts_obj_vtable));
    return 1;
}

static bool
CPyDef_publication___obstacle__boosts_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication___obstacle__boosts_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self, void *closure);

static PyGetSetDef publication___obstacle__boosts_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication___obstacle__boosts_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication___obstacle__boosts_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc__obstacle__boosts_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication___obstacle__boosts_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication___obstacle__boosts_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication___obstacle__boosts_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__boosts_obj",
    .tp_new = publication___obstacle__boosts_obj_new,
    .tp_dealloc = (destructor)publication___obstacle__boosts_obj_dealloc,
    .tp_traverse = (traverseproc)publication___obstacle__boosts_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication___obstacle__boosts_obj_clear,
    .tp_getset = publication___obstacle__boosts_obj_getseters,
    .tp_methods = publication___obstacle__boosts_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication___obstacle__boosts_obj,
    .tp_members = publication___obstacle__boosts_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__boosts_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication___obstacle__boosts_obj_template = &CPyType_publication___obstacle__boosts_obj_template_;

PyObject *CPyDef_publication_____mypyc__obstacle__boosts_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self;
    if (publication___obstacle__boosts_obj_free_instance != NULL) {
        self = publication___obstacle__boosts_obj_free_instance;
        publication___obstacle__boosts_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication___obstacle__boosts_obj_vtable;
    self->vectorcall = CPyPy_publication___obstacle__boosts_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication___obstacle__boosts_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc__obstacle__boosts_obj_setup((PyObject *)CPyType_publication___obstacle__boosts_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication___obstacle__boosts_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__boosts_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
publication____joining_env_traverse(serai___games___encyclopedia___actions___publication____joining_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__reference)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__reference));
    }
    Py_VISIT(self->___mypyc_generator_attribute__types);
    Py_VISIT(self->___mypyc_generator_attribute__joining);
    Py_VISIT(self->___mypyc_generator_attribute__o);
    Py_VISIT(self->___mypyc_generator_attribute__player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication____joining_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____joining_envObject *self = (serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__reference)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__reference;
        self->___mypyc_generator_attribute__reference = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__types);
    Py_CLEAR(self->___mypyc_generator_attribute__joining);
    Py_CLEAR(self->___mypyc_generator_attribute__o);
    Py_CLEAR(self->___mypyc_generator_attribute__player);
    return 0;
}

static int32_t CPyDef_publication____joining_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____joining_envObject *self = (serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
publication____joining_env_dealloc(serai___games___encyclopedia___actions___publication____joining_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication____joining_env_free_instance == NULL) {
        publication____joining_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__reference)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__reference;
            self->___mypyc_generator_attribute__reference = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__reference = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__types);
        Py_CLEAR(self->___mypyc_generator_attribute__joining);
        Py_CLEAR(self->___mypyc_generator_attribute__o);
        Py_CLEAR(self->___mypyc_generator_attribute__player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication____joining_env_dealloc)
    CPyDef_publication____joining_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3_joining_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication____joining_env(void);

static PyObject *
publication____joining_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication____joining_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3_joining_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication____joining_env_vtable[1];
static bool
CPyDef_publication____joining_env_trait_vtable_setup(void)
{
    CPyVTableItem publication____joining_env_vtable_scratch[] = {
        NULL
    };
    memcpy(publication____joining_env_vtable, publication____joining_env_vtable_scratch, sizeof(publication____joining_env_vtable));
    return 1;
}

static bool
CPyDef_publication____joining_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication____joining_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3_joining_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication____joining_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_joining_env",
    .tp_new = publication____joining_env_new,
    .tp_dealloc = (destructor)publication____joining_env_dealloc,
    .tp_traverse = (traverseproc)publication____joining_env_traverse,
    .tp_clear = (inquiry)CPyDef_publication____joining_env_clear,
    .tp_methods = publication____joining_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication____joining_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_joining_env()\n--\n\n"),
};
static PyTypeObject *CPyType_publication____joining_env_template = &CPyType_publication____joining_env_template_;

PyObject *CPyDef_publication_____mypyc___3_joining_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication____joining_envObject *self;
    if (publication____joining_env_free_instance != NULL) {
        self = publication____joining_env_free_instance;
        publication____joining_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication____joining_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication____joining_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__reference = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_publication____joining_env(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3_joining_env_setup((PyObject *)CPyType_publication____joining_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpublication____joining_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_publication____joining_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods publication____joining_gen_as_async = {
    .am_send = CPyDunder_am_sendpublication____joining_gen,
};
static int
publication____joining_gen_traverse(serai___games___encyclopedia___actions___publication____joining_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_publication____joining_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____joining_genObject *self = (serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    return 0;
}

static int32_t CPyDef_publication____joining_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication____joining_genObject *self = (serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    return 0;
}

static void
publication____joining_gen_dealloc(serai___games___encyclopedia___actions___publication____joining_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication____joining_gen_free_instance == NULL) {
        publication____joining_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication____joining_gen_dealloc)
    CPyDef_publication____joining_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3_joining_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication____joining_gen(void);

static PyObject *
publication____joining_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication____joining_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3_joining_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication____joining_gen_vtable[6];
static bool
CPyDef_publication____joining_gen_trait_vtable_setup(void)
{
    CPyVTableItem publication____joining_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication____joining_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_publication____joining_gen_____next__,
        (CPyVTableItem)CPyDef_publication____joining_gen___send,
        (CPyVTableItem)CPyDef_publication____joining_gen_____iter__,
        (CPyVTableItem)CPyDef_publication____joining_gen___throw,
        (CPyVTableItem)CPyDef_publication____joining_gen___close,
    };
    memcpy(publication____joining_gen_vtable, publication____joining_gen_vtable_scratch, sizeof(publication____joining_gen_vtable));
    return 1;
}

static bool
CPyDef_publication____joining_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef publication____joining_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3_joining_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_publication____joining_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_publication____joining_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_publication____joining_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_publication____joining_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_publication____joining_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication____joining_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_joining_gen",
    .tp_new = publication____joining_gen_new,
    .tp_dealloc = (destructor)publication____joining_gen_dealloc,
    .tp_traverse = (traverseproc)publication____joining_gen_traverse,
    .tp_clear = (inquiry)CPyDef_publication____joining_gen_clear,
    .tp_methods = publication____joining_gen_methods,
    .tp_iter = CPyDef_publication____joining_gen_____iter__,
    .tp_iternext = CPyDef_publication____joining_gen_____next__,
    .tp_as_async = &publication____joining_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication____joining_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_joining_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_publication____joining_gen_template = &CPyType_publication____joining_gen_template_;

PyObject *CPyDef_publication_____mypyc___3_joining_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication____joining_genObject *self;
    if (publication____joining_gen_free_instance != NULL) {
        self = publication____joining_gen_free_instance;
        publication____joining_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication____joining_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication____joining_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_publication____joining_gen(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3_joining_gen_setup((PyObject *)CPyType_publication____joining_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__publication___obstacle__joining_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication___obstacle__joining_obj_____get__(self, instance, owner);
}
PyMemberDef publication___obstacle__joining_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication___obstacle__joining_obj_traverse(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject))));
    return rv;
}

static int32_t CPyDef_publication___obstacle__joining_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self = (serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject))));
    return 0;
}

static int32_t CPyDef_publication___obstacle__joining_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self = (serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject))));
    return 0;
}

static void
publication___obstacle__joining_obj_dealloc(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication___obstacle__joining_obj_free_instance == NULL) {
        publication___obstacle__joining_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication___obstacle__joining_obj_dealloc)
    CPyDef_publication___obstacle__joining_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc__obstacle__joining_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication___obstacle__joining_obj(void);

static PyObject *
publication___obstacle__joining_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication___obstacle__joining_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc__obstacle__joining_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication___obstacle__joining_obj_vtable[2];
static bool
CPyDef_publication___obstacle__joining_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication___obstacle__joining_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication___obstacle__joining_obj_____call__,
        (CPyVTableItem)CPyDef_publication___obstacle__joining_obj_____get__,
    };
    memcpy(publication___obstacle__joining_obj_vtable, publication___obstacle__joining_obj_vtable_scratch, sizeof(publication___obstacle__joining_obj_vtable));
    return 1;
}

static bool
CPyDef_publication___obstacle__joining_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication___obstacle__joining_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self, void *closure);

static PyGetSetDef publication___obstacle__joining_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication___obstacle__joining_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication___obstacle__joining_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc__obstacle__joining_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication___obstacle__joining_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication___obstacle__joining_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication___obstacle__joining_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__joining_obj",
    .tp_new = publication___obstacle__joining_obj_new,
    .tp_dealloc = (destructor)publication___obstacle__joining_obj_dealloc,
    .tp_traverse = (traverseproc)publication___obstacle__joining_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication___obstacle__joining_obj_clear,
    .tp_getset = publication___obstacle__joining_obj_getseters,
    .tp_methods = publication___obstacle__joining_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication___obstacle__joining_obj,
    .tp_members = publication___obstacle__joining_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__joining_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication___obstacle__joining_obj_template = &CPyType_publication___obstacle__joining_obj_template_;

PyObject *CPyDef_publication_____mypyc__obstacle__joining_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self;
    if (publication___obstacle__joining_obj_free_instance != NULL) {
        self = publication___obstacle__joining_obj_free_instance;
        publication___obstacle__joining_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication___obstacle__joining_obj_vtable;
    self->vectorcall = CPyPy_publication___obstacle__joining_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication___obstacle__joining_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc__obstacle__joining_obj_setup((PyObject *)CPyType_publication___obstacle__joining_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication___obstacle__joining_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__joining_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__publication_____mypyc_lambda__3__joining_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication_____mypyc_lambda__3__joining_obj_____get__(self, instance, owner);
}
PyMemberDef publication_____mypyc_lambda__3__joining_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication_____mypyc_lambda__3__joining_obj_traverse(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject))));
    return rv;
}

static int32_t CPyDef_publication_____mypyc_lambda__3__joining_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject))));
    return 0;
}

static int32_t CPyDef_publication_____mypyc_lambda__3__joining_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject))));
    return 0;
}

static void
publication_____mypyc_lambda__3__joining_obj_dealloc(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication_____mypyc_lambda__3__joining_obj_free_instance == NULL) {
        publication_____mypyc_lambda__3__joining_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication_____mypyc_lambda__3__joining_obj_dealloc)
    CPyDef_publication_____mypyc_lambda__3__joining_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__3__joining_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication_____mypyc_lambda__3__joining_obj(void);

static PyObject *
publication_____mypyc_lambda__3__joining_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication_____mypyc_lambda__3__joining_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__3__joining_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication_____mypyc_lambda__3__joining_obj_vtable[2];
static bool
CPyDef_publication_____mypyc_lambda__3__joining_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication_____mypyc_lambda__3__joining_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__3__joining_obj_____call__,
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__3__joining_obj_____get__,
    };
    memcpy(publication_____mypyc_lambda__3__joining_obj_vtable, publication_____mypyc_lambda__3__joining_obj_vtable_scratch, sizeof(publication_____mypyc_lambda__3__joining_obj_vtable));
    return 1;
}

static bool
CPyDef_publication_____mypyc_lambda__3__joining_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication_____mypyc_lambda__3__joining_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self, void *closure);

static PyGetSetDef publication_____mypyc_lambda__3__joining_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication_____mypyc_lambda__3__joining_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication_____mypyc_lambda__3__joining_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3__mypyc_lambda__3__joining_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__3__joining_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__3__joining_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication_____mypyc_lambda__3__joining_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3__joining_obj",
    .tp_new = publication_____mypyc_lambda__3__joining_obj_new,
    .tp_dealloc = (destructor)publication_____mypyc_lambda__3__joining_obj_dealloc,
    .tp_traverse = (traverseproc)publication_____mypyc_lambda__3__joining_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication_____mypyc_lambda__3__joining_obj_clear,
    .tp_getset = publication_____mypyc_lambda__3__joining_obj_getseters,
    .tp_methods = publication_____mypyc_lambda__3__joining_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication_____mypyc_lambda__3__joining_obj,
    .tp_members = publication_____mypyc_lambda__3__joining_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3__joining_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication_____mypyc_lambda__3__joining_obj_template = &CPyType_publication_____mypyc_lambda__3__joining_obj_template_;

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__3__joining_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self;
    if (publication_____mypyc_lambda__3__joining_obj_free_instance != NULL) {
        self = publication_____mypyc_lambda__3__joining_obj_free_instance;
        publication_____mypyc_lambda__3__joining_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication_____mypyc_lambda__3__joining_obj_vtable;
    self->vectorcall = CPyPy_publication_____mypyc_lambda__3__joining_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication_____mypyc_lambda__3__joining_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__3__joining_obj_setup((PyObject *)CPyType_publication_____mypyc_lambda__3__joining_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication_____mypyc_lambda__3__joining_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3__joining_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__publication_____mypyc_lambda__4__joining_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_publication_____mypyc_lambda__4__joining_obj_____get__(self, instance, owner);
}
PyMemberDef publication_____mypyc_lambda__4__joining_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
publication_____mypyc_lambda__4__joining_obj_traverse(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject))));
    return rv;
}

static int32_t CPyDef_publication_____mypyc_lambda__4__joining_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject))));
    return 0;
}

static int32_t CPyDef_publication_____mypyc_lambda__4__joining_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject))));
    return 0;
}

static void
publication_____mypyc_lambda__4__joining_obj_dealloc(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (publication_____mypyc_lambda__4__joining_obj_free_instance == NULL) {
        publication_____mypyc_lambda__4__joining_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, publication_____mypyc_lambda__4__joining_obj_dealloc)
    CPyDef_publication_____mypyc_lambda__4__joining_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__4__joining_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_publication_____mypyc_lambda__4__joining_obj(void);

static PyObject *
publication_____mypyc_lambda__4__joining_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_publication_____mypyc_lambda__4__joining_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__4__joining_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem publication_____mypyc_lambda__4__joining_obj_vtable[2];
static bool
CPyDef_publication_____mypyc_lambda__4__joining_obj_trait_vtable_setup(void)
{
    CPyVTableItem publication_____mypyc_lambda__4__joining_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__4__joining_obj_____call__,
        (CPyVTableItem)CPyDef_publication_____mypyc_lambda__4__joining_obj_____get__,
    };
    memcpy(publication_____mypyc_lambda__4__joining_obj_vtable, publication_____mypyc_lambda__4__joining_obj_vtable_scratch, sizeof(publication_____mypyc_lambda__4__joining_obj_vtable));
    return 1;
}

static bool
CPyDef_publication_____mypyc_lambda__4__joining_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
publication_____mypyc_lambda__4__joining_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self, void *closure);

static PyGetSetDef publication_____mypyc_lambda__4__joining_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)publication_____mypyc_lambda__4__joining_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef publication_____mypyc_lambda__4__joining_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_publication_____mypyc___3__mypyc_lambda__4__joining_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__4__joining_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_publication_____mypyc_lambda__4__joining_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_publication_____mypyc_lambda__4__joining_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4__joining_obj",
    .tp_new = publication_____mypyc_lambda__4__joining_obj_new,
    .tp_dealloc = (destructor)publication_____mypyc_lambda__4__joining_obj_dealloc,
    .tp_traverse = (traverseproc)publication_____mypyc_lambda__4__joining_obj_traverse,
    .tp_clear = (inquiry)CPyDef_publication_____mypyc_lambda__4__joining_obj_clear,
    .tp_getset = publication_____mypyc_lambda__4__joining_obj_getseters,
    .tp_methods = publication_____mypyc_lambda__4__joining_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__publication_____mypyc_lambda__4__joining_obj,
    .tp_members = publication_____mypyc_lambda__4__joining_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4__joining_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_publication_____mypyc_lambda__4__joining_obj_template = &CPyType_publication_____mypyc_lambda__4__joining_obj_template_;

PyObject *CPyDef_publication_____mypyc___3__mypyc_lambda__4__joining_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self;
    if (publication_____mypyc_lambda__4__joining_obj_free_instance != NULL) {
        self = publication_____mypyc_lambda__4__joining_obj_free_instance;
        publication_____mypyc_lambda__4__joining_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = publication_____mypyc_lambda__4__joining_obj_vtable;
    self->vectorcall = CPyPy_publication_____mypyc_lambda__4__joining_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_publication_____mypyc_lambda__4__joining_obj(void)
{
    PyObject *self = CPyDef_publication_____mypyc___3__mypyc_lambda__4__joining_obj_setup((PyObject *)CPyType_publication_____mypyc_lambda__4__joining_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
publication_____mypyc_lambda__4__joining_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4__joining_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef publicationmodule_methods[] = {
    {"publication_obstacle", (PyCFunction)CPyPy_publication___publication_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("publication_obstacle(t, me, continent)\n--\n\n") /* docstring */},
    {"publish", (PyCFunction)CPyPy_publication___publish, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("publish(t, me, reference)\n--\n\n") /* docstring */},
    {"_highest_type", (PyCFunction)CPyPy_publication____highest_type, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_highest_type(t, me)\n--\n\n") /* docstring */},
    {"_types", (PyCFunction)CPyPy_publication____types, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_types(t, me, value)\n--\n\n") /* docstring */},
    {"_boosts", (PyCFunction)CPyPy_publication____boosts, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_boosts(t, me, value)\n--\n\n") /* docstring */},
    {"published_types", (PyCFunction)CPyPy_publication___published_types, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("published_types(t, player, reference, highest)\n--\n\n") /* docstring */},
    {"_joining", (PyCFunction)CPyPy_publication____joining, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_joining(t, me, reference, types)\n--\n\n") /* docstring */},
    {"_can_join", (PyCFunction)CPyPy_publication____can_join, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_can_join(t, player, animal, reference, types)\n--\n\n") /* docstring */},
    {"_gives", (PyCFunction)CPyPy_publication____gives, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_gives(t, player, animal, reference, kind)\n--\n\n") /* docstring */},
    {"_resolve", (PyCFunction)CPyPy_publication____resolve, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_resolve(t, me, reference, types, joining)\n--\n\n") /* docstring */},
    {"exchange", (PyCFunction)CPyPy_publication___exchange, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("exchange(t, seat, category)\n--\n\n") /* docstring */},
    {"_type_note", (PyCFunction)CPyPy_publication____type_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_type_note(t, me, option)\n--\n\n") /* docstring */},
    {"_join_note", (PyCFunction)CPyPy_publication____join_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_join_note(t, me, option, reference, types)\n--\n\n") /* docstring */},
    {"_points", (PyCFunction)CPyPy_publication____points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_points(t, player, animal, reference, types)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___publication__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___publication__internal, "__name__");
    CPyStatic_publication___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___publication__internal);
    if (unlikely(CPyStatic_publication___globals == NULL))
        goto fail;
    CPyType_publication___publish_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication___publish_env_template, NULL, modname);
    if (unlikely(!CPyType_publication___publish_env))
        goto fail;
    CPyDef_publication___publish_env_trait_vtable_setup();
    CPyType_publication___publish_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication___publish_gen_template, NULL, modname);
    if (unlikely(!CPyType_publication___publish_gen))
        goto fail;
    CPyDef_publication___publish_gen_trait_vtable_setup();
    CPyType_publication_____mypyc_lambda__0_publish_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication_____mypyc_lambda__0_publish_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication_____mypyc_lambda__0_publish_obj))
        goto fail;
    CPyDef_publication_____mypyc_lambda__0_publish_obj_trait_vtable_setup();
    CPyType_publication____highest_type_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication____highest_type_gen_template, NULL, modname);
    if (unlikely(!CPyType_publication____highest_type_gen))
        goto fail;
    CPyDef_publication____highest_type_gen_trait_vtable_setup();
    CPyType_publication____types_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication____types_env_template, NULL, modname);
    if (unlikely(!CPyType_publication____types_env))
        goto fail;
    CPyDef_publication____types_env_trait_vtable_setup();
    CPyType_publication_____mypyc_lambda__1__types_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication_____mypyc_lambda__1__types_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication_____mypyc_lambda__1__types_obj))
        goto fail;
    CPyDef_publication_____mypyc_lambda__1__types_obj_trait_vtable_setup();
    CPyType_publication_____mypyc_lambda__2__types_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication_____mypyc_lambda__2__types_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication_____mypyc_lambda__2__types_obj))
        goto fail;
    CPyDef_publication_____mypyc_lambda__2__types_obj_trait_vtable_setup();
    CPyType_publication____boosts_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication____boosts_env_template, NULL, modname);
    if (unlikely(!CPyType_publication____boosts_env))
        goto fail;
    CPyDef_publication____boosts_env_trait_vtable_setup();
    CPyType_publication___obstacle__boosts_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication___obstacle__boosts_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication___obstacle__boosts_obj))
        goto fail;
    CPyDef_publication___obstacle__boosts_obj_trait_vtable_setup();
    CPyType_publication____joining_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication____joining_env_template, NULL, modname);
    if (unlikely(!CPyType_publication____joining_env))
        goto fail;
    CPyDef_publication____joining_env_trait_vtable_setup();
    CPyType_publication____joining_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication____joining_gen_template, NULL, modname);
    if (unlikely(!CPyType_publication____joining_gen))
        goto fail;
    CPyDef_publication____joining_gen_trait_vtable_setup();
    CPyType_publication___obstacle__joining_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication___obstacle__joining_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication___obstacle__joining_obj))
        goto fail;
    CPyDef_publication___obstacle__joining_obj_trait_vtable_setup();
    CPyType_publication_____mypyc_lambda__3__joining_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication_____mypyc_lambda__3__joining_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication_____mypyc_lambda__3__joining_obj))
        goto fail;
    CPyDef_publication_____mypyc_lambda__3__joining_obj_trait_vtable_setup();
    CPyType_publication_____mypyc_lambda__4__joining_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_publication_____mypyc_lambda__4__joining_obj_template, NULL, modname);
    if (unlikely(!CPyType_publication_____mypyc_lambda__4__joining_obj))
        goto fail;
    CPyDef_publication_____mypyc_lambda__4__joining_obj_trait_vtable_setup();
    char result = CPyDef_publication_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___publication__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_publication___publish_env);
    Py_CLEAR(CPyType_publication___publish_gen);
    Py_CLEAR(CPyType_publication_____mypyc_lambda__0_publish_obj);
    Py_CLEAR(CPyType_publication____highest_type_gen);
    Py_CLEAR(CPyType_publication____types_env);
    Py_CLEAR(CPyType_publication_____mypyc_lambda__1__types_obj);
    Py_CLEAR(CPyType_publication_____mypyc_lambda__2__types_obj);
    Py_CLEAR(CPyType_publication____boosts_env);
    Py_CLEAR(CPyType_publication___obstacle__boosts_obj);
    Py_CLEAR(CPyType_publication____joining_env);
    Py_CLEAR(CPyType_publication____joining_gen);
    Py_CLEAR(CPyType_publication___obstacle__joining_obj);
    Py_CLEAR(CPyType_publication_____mypyc_lambda__3__joining_obj);
    Py_CLEAR(CPyType_publication_____mypyc_lambda__4__joining_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___publication(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___publication__impl, &CPyImportState_serai___games___encyclopedia___actions___publication, &CPyModule_serai___games___encyclopedia___actions___publication);
}
static struct PyModuleDef publicationmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.publication",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    publicationmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___publication(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___publication__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___publication__internal);
        return CPyModule_serai___games___encyclopedia___actions___publication__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___publication__internal = PyModule_Create(&publicationmodule);
    return CPyModule_serai___games___encyclopedia___actions___publication__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___publication(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___publication__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___publication__internal);
        return CPyModule_serai___games___encyclopedia___actions___publication__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___publication__internal = PyModule_Create(&publicationmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___publication__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.publication");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___publication__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___publication__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___publication__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___publication(CPyModule_serai___games___encyclopedia___actions___publication__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___publication__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.publication");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___publication__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_publication___publication_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_reach;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T5IIIII cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "players", 20, CPyStatic_publication___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 20, CPyStatic_publication___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 20, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL34;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "colour", 21, CPyStatic_publication___globals);
        goto CPyL35;
    }
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r3, cpy_r_continent);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL15;
CPyL6: ;
    cpy_r_r8 = cpy_r_r3 != cpy_r_continent;
    if (!cpy_r_r8) goto CPyL15;
CPyL7: ;
    cpy_r_r9 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Player", "tokens", 21, CPyStatic_publication___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = cpy_r_r9 != 0;
    CPyTagged_DECREF(cpy_r_r9);
    if (cpy_r_r10) goto CPyL15;
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Player", "seals", 21, CPyStatic_publication___globals);
        goto CPyL35;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = cpy_r_r11 != 0;
    CPyTagged_DECREF(cpy_r_r11);
    if (cpy_r_r12) {
        goto CPyL15;
    } else
        goto CPyL36;
CPyL11: ;
    cpy_r_r13 = CPyStatic_encyclopedia___reasons___OTHER_COLOUR;
    if (likely(cpy_r_r13 != NULL)) goto CPyL14;
    PyErr_SetString(PyExc_NameError, "value for final name \"OTHER_COLOUR\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 22, CPyStatic_publication___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL14: ;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "values", 23, CPyStatic_publication___globals);
        goto CPyL35;
    }
CPyL16: ;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "die", 23, CPyStatic_publication___globals);
        goto CPyL35;
    }
CPyL17: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 23, CPyStatic_publication___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 23, CPyStatic_publication___globals);
        goto CPyL35;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "boost", 23, CPyStatic_publication___globals);
        goto CPyL37;
    }
CPyL20: ;
    cpy_r_r20 = CPyTagged_Add(cpy_r_r18, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_reach = cpy_r_r20;
    cpy_r_r21 = CPyDef_completion___lacks_value(cpy_r_t, cpy_r_reach);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 24, CPyStatic_publication___globals);
        goto CPyL38;
    }
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_r21 == cpy_r_r22;
    CPy_DECREF(cpy_r_r21);
    if (cpy_r_r23) {
        goto CPyL39;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r24 = Py_None;
    CPy_INCREF(cpy_r_r24);
    return cpy_r_r24;
CPyL23: ;
    cpy_r_r25 = CPyDef_completion___after_placing(cpy_r_t, cpy_r_r2, 8, 0);
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 26, CPyStatic_publication___globals);
        goto CPyL38;
    }
    cpy_r_r26 = cpy_r_r25.f0;
    cpy_r_r27 = cpy_r_r25.f1;
    cpy_r_r28 = cpy_r_r25.f2;
    cpy_r_r29 = cpy_r_r25.f3;
    cpy_r_r30 = cpy_r_r25.f4;
    cpy_r_r31 = cpy_r_r26;
    cpy_r_r32 = cpy_r_r27;
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r__ = cpy_r_r33;
    CPy_DECREF(cpy_r__);
    cpy_r_r34 = cpy_r_r28;
    cpy_r_r35 = cpy_r_r29;
    cpy_r_r36 = cpy_r_r30;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r__ = cpy_r_r37;
    CPy_DECREF(cpy_r__);
    cpy_r_r38 = CPyDef_boosts___die_bonus(cpy_r_t, cpy_r_r2, cpy_r_continent);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 27, CPyStatic_publication___globals);
        goto CPyL40;
    }
    cpy_r_r39 = CPyTagged_Add(cpy_r_reach, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r38);
    cpy_r_reach = cpy_r_r39;
    cpy_r_r40 = cpy_r_r35 != 0;
    if (!cpy_r_r40) goto CPyL41;
    cpy_r_r41 = CPyDef_completion___expert_reach(cpy_r_t, cpy_r_r2, cpy_r_continent, 0, cpy_r_r35);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 29, CPyStatic_publication___globals);
        goto CPyL42;
    }
    cpy_r_r42 = CPyTagged_Add(cpy_r_reach, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_reach = cpy_r_r42;
CPyL28: ;
    cpy_r_r43 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "book", 30, CPyStatic_publication___globals);
        goto CPyL42;
    }
CPyL29: ;
    cpy_r_r44 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r43)->_coin_value;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Book", "coin_value", 30, CPyStatic_publication___globals);
        goto CPyL42;
    }
    CPyTagged_INCREF(cpy_r_r44);
CPyL30: ;
    cpy_r_r45 = CPyTagged_Multiply(cpy_r_r31, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r46 = CPyTagged_Add(cpy_r_reach, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_reach);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r47 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Table", "book", 30, CPyStatic_publication___globals);
        goto CPyL43;
    }
CPyL31: ;
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r47)->_seal_value;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", "Book", "seal_value", 30, CPyStatic_publication___globals);
        goto CPyL43;
    }
    CPyTagged_INCREF(cpy_r_r48);
CPyL32: ;
    cpy_r_r49 = CPyTagged_Multiply(cpy_r_r34, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r50 = CPyTagged_Add(cpy_r_r46, cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r49);
    cpy_r_r51 = CPyDef_completion___lacks_value(cpy_r_t, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 30, CPyStatic_publication___globals);
        goto CPyL34;
    }
    return cpy_r_r51;
CPyL34: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL34;
CPyL36: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_reach);
    goto CPyL34;
CPyL39: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_reach);
    goto CPyL22;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL34;
CPyL41: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL28;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_reach);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL34;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL34;
}
        
        PyObject *CPyPy_publication___publication_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "continent", 0};
            static CPyArg_Parser parser = {"OOO:publication_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_continent)) {
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
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            PyObject *retval = CPyDef_publication___publication_obstacle(arg_t, arg_me, arg_continent);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publication_obstacle", 18, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__0_publish_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication_____mypyc_lambda__0_publish_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__0_publish_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__0_publish_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "__mypyc_lambda__0_publish_obj", "__mypyc_env__", 44, CPyStatic_publication___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "publish_env", "t", 44, CPyStatic_publication___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "publish_env", "t", 44, CPyStatic_publication___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "Table", "players", 44, CPyStatic_publication___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "publish_env", "me", 44, CPyStatic_publication___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r3, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 44, CPyStatic_publication___globals);
        goto CPyL11;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_encyclopedia___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 44, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r5);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r7 = CPyDef_boosts___recolour_obstacle(cpy_r_r1, cpy_r_r6, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 44, CPyStatic_publication___globals);
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
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_publication_____mypyc_lambda__0_publish_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__0_publish_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 44, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___publish_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
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
    tuple_T2OO cpy_r_r48;
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
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    tuple_T3OOO cpy_r_r120;
    PyObject **cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject **cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    tuple_T3OOO cpy_r_r149;
    PyObject **cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject **cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    CPyTagged cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyTagged cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyTagged cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyTagged cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    tuple_T3OOO cpy_r_r192;
    PyObject **cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject **cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    CPyTagged cpy_r_r205;
    CPyTagged cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    CPyTagged cpy_r_r210;
    PyObject *cpy_r_r211;
    CPyTagged cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject **cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    int32_t cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    int32_t cpy_r_r231;
    int32_t cpy_r_r232;
    PyObject *cpy_r_r233;
    char cpy_r_r234;
    char cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "__mypyc_env__", 33, CPyStatic_publication___globals);
        goto CPyL183;
    }
CPyL1: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL175;
CPyL2: ;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_type != cpy_r_r14;
    if (!cpy_r_r15) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r16 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 35, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r16);
CPyL6: ;
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r16)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 35, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL7: ;
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 35, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 36, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL9: ;
    cpy_r_r20 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r19)->_animal_continent;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Book", "animal_continent", 36, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL10: ;
    cpy_r_r21 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reference;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "reference", 36, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL11: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 36, CPyStatic_publication___globals);
        goto CPyL174;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 36, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 36, CPyStatic_publication___globals);
        goto CPyL184;
    }
CPyL14: ;
    cpy_r_r25 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 37, CPyStatic_publication___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r25);
CPyL15: ;
    cpy_r_r26 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r25)->_colour;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Table", "colour", 37, CPyStatic_publication___globals);
        goto CPyL186;
    }
CPyL16: ;
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL18;
    cpy_r_r29 = CPyTagged_IsEq_(cpy_r_r26, cpy_r_r23);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    cpy_r_r31 = cpy_r_r30;
    goto CPyL19;
CPyL18: ;
    cpy_r_r32 = cpy_r_r26 != cpy_r_r23;
    cpy_r_r31 = cpy_r_r32;
CPyL19: ;
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r31) goto CPyL187;
    cpy_r_r33 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 39, CPyStatic_publication___globals);
        goto CPyL185;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL21: ;
    cpy_r_r34 = CPyStatics[336]; /* 'colour' */
    cpy_r_r35 = CPyStatics[434]; /* 'EN-TURN-09' */
    cpy_r_r36 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 43, CPyStatic_publication___globals);
        goto CPyL188;
    }
CPyL22: ;
    cpy_r_r37 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r36)->_options;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Book", "options", 43, CPyStatic_publication___globals);
        goto CPyL188;
    }
CPyL23: ;
    cpy_r_r38 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r37)->_recolour_token;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_r23);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 43, CPyStatic_publication___globals);
        goto CPyL188;
    }
    if (likely(Py_TYPE(cpy_r_r39) == CPyType_option___Option))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 43, CPyStatic_publication___globals, "serai.kernel.option.Option", cpy_r_r39);
        goto CPyL188;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 43, CPyStatic_publication___globals);
        goto CPyL189;
    }
CPyL26: ;
    cpy_r_r42 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 43, CPyStatic_publication___globals);
        goto CPyL189;
    }
CPyL27: ;
    cpy_r_r43 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r42)->_options;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Book", "options", 43, CPyStatic_publication___globals);
        goto CPyL189;
    }
CPyL28: ;
    cpy_r_r44 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r43)->_recolour_seal;
    cpy_r_r45 = CPyList_GetItem(cpy_r_r44, cpy_r_r23);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 43, CPyStatic_publication___globals);
        goto CPyL189;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_option___Option))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 43, CPyStatic_publication___globals, "serai.kernel.option.Option", cpy_r_r45);
        goto CPyL189;
    }
    cpy_r_r47 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 43, CPyStatic_publication___globals);
        goto CPyL190;
    }
CPyL31: ;
    cpy_r_r48.f0 = cpy_r_r40;
    cpy_r_r48.f1 = cpy_r_r46;
    cpy_r_r49 = CPyDef_publication_____mypyc_lambda__0_publish_obj();
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 44, CPyStatic_publication___globals);
        goto CPyL191;
    }
    CPy_INCREF(cpy_r_r12);
    ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject *)cpy_r_r49)->___mypyc_env__ = cpy_r_r12;
    cpy_r_r50 = PyTuple_New(2);
    if (unlikely(cpy_r_r50 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp289 = cpy_r_r48.f0;
    PyTuple_SET_ITEM(cpy_r_r50, 0, __tmp289);
    PyObject *__tmp290 = cpy_r_r48.f1;
    PyTuple_SET_ITEM(cpy_r_r50, 1, __tmp290);
    cpy_r_r51 = NULL;
    cpy_r_r52 = NULL;
    cpy_r_r53 = CPyDef_offer___Offer(cpy_r_r50, cpy_r_r49, cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 42, CPyStatic_publication___globals);
        goto CPyL188;
    }
    cpy_r_r54 = CPyStatics[336]; /* 'colour' */
    cpy_r_r55 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 46, CPyStatic_publication___globals);
        goto CPyL192;
    }
CPyL34: ;
    cpy_r_r56 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r55)->_colours;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Book", "colours", 46, CPyStatic_publication___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r56);
CPyL35: ;
    cpy_r_r57 = CPySequenceTuple_GetItem(cpy_r_r56, cpy_r_r23);
    CPy_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 46, CPyStatic_publication___globals);
        goto CPyL193;
    }
    if (likely(PyUnicode_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 46, CPyStatic_publication___globals, "str", cpy_r_r57);
        goto CPyL193;
    }
    cpy_r_r59 = CPyDict_Build(1, cpy_r_r54, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 46, CPyStatic_publication___globals);
        goto CPyL193;
    }
    cpy_r_r60 = NULL;
    cpy_r_r61 = 2;
    cpy_r_r62 = CPyDef_decision___ask(cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r53, cpy_r_r59, cpy_r_r60, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 38, CPyStatic_publication___globals);
        goto CPyL174;
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL40: ;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = cpy_r_type != cpy_r_r64;
    if (!cpy_r_r65) goto CPyL43;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 38, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r66 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 38, CPyStatic_publication___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL174;
    }
    cpy_r_r67 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 48, CPyStatic_publication___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r67);
CPyL45: ;
    cpy_r_r68 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 48, CPyStatic_publication___globals);
        goto CPyL195;
    }
    CPyTagged_INCREF(cpy_r_r68);
CPyL46: ;
    cpy_r_r69 = CPyDef_boosts___pay(cpy_r_r67, cpy_r_r68, cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 48, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL47: ;
    cpy_r_r70 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 49, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r70);
CPyL48: ;
    cpy_r_r71 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r70)->_places;
    if (unlikely(cpy_r_r71 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'places' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r71);
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 49, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL49: ;
    cpy_r_r72 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 49, CPyStatic_publication___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r72);
CPyL50: ;
    cpy_r_r73 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r72)->_die;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'die' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r73);
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 49, CPyStatic_publication___globals);
        goto CPyL196;
    }
CPyL51: ;
    cpy_r_r74 = CPyStatics[4905]; /* -3 */
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = CPyList_SetItem(cpy_r_r71, cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r73);
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 49, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r76 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reference;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "reference", 50, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL53: ;
    cpy_r_r77 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 50, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r77);
CPyL54: ;
    CPyTagged_INCREF(cpy_r_r76);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r77)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r77)->_target);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r77)->_target = cpy_r_r76;
    cpy_r_r78 = 1;
    CPy_DECREF(cpy_r_r77);
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 50, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r79 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 51, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r79);
CPyL56: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r79)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r79)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r79)->_action = 8;
    cpy_r_r80 = 1;
    CPy_DECREF(cpy_r_r79);
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 51, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 52, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r81);
CPyL58: ;
    cpy_r_r82 = CPyStatics[465]; /* 'event-publishing' */
    cpy_r_r83 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 52, CPyStatic_publication___globals);
        goto CPyL197;
    }
    CPyTagged_INCREF(cpy_r_r83);
CPyL59: ;
    cpy_r_r84 = CPyStatics[466]; /* 'EN-PUB-01' */
    cpy_r_r85 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 52, CPyStatic_publication___globals);
        goto CPyL198;
    }
CPyL60: ;
    cpy_r_r86 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r85)->_animal_ids;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Book", "animal_ids", 52, CPyStatic_publication___globals);
        goto CPyL198;
    }
    CPy_INCREF(cpy_r_r86);
CPyL61: ;
    cpy_r_r87 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reference;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "reference", 52, CPyStatic_publication___globals);
        goto CPyL199;
    }
CPyL62: ;
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 52, CPyStatic_publication___globals);
        goto CPyL198;
    }
    if (likely(PyUnicode_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 52, CPyStatic_publication___globals, "str", cpy_r_r88);
        goto CPyL198;
    }
    cpy_r_r90 = CPyStatics[446]; /* 'animal' */
    cpy_r_r91 = CPyDict_Build(1, cpy_r_r90, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 52, CPyStatic_publication___globals);
        goto CPyL198;
    }
    cpy_r_r92 = CPyDef_kernel___table___Table___tell(cpy_r_r81, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 52, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r93 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 53, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r93);
CPyL67: ;
    cpy_r_r94 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 53, CPyStatic_publication___globals);
        goto CPyL200;
    }
    CPyTagged_INCREF(cpy_r_r94);
CPyL68: ;
    cpy_r_r95 = CPyDef_experts___die_placed(cpy_r_r93, cpy_r_r94, 8);
    CPy_DECREF(cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 53, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r96 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 54, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r96);
CPyL70: ;
    cpy_r_r97 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r96)->_picks;
    if (unlikely(cpy_r_r97 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'picks' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r97);
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 54, CPyStatic_publication___globals);
        goto CPyL174;
    }
CPyL71: ;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    CPy_DECREF(cpy_r_r97);
    cpy_r_r100 = cpy_r_r99 << 1;
    cpy_r_r101 = cpy_r_r100 != 0;
    if (!cpy_r_r101) goto CPyL95;
    cpy_r_r102 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 55, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r102);
CPyL73: ;
    cpy_r_r103 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 55, CPyStatic_publication___globals);
        goto CPyL201;
    }
    CPyTagged_INCREF(cpy_r_r103);
CPyL74: ;
    cpy_r_r104 = CPyDef_picks___take_picks(cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r102);
    CPyTagged_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 55, CPyStatic_publication___globals);
        goto CPyL174;
    }
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1 = cpy_r_r104;
    cpy_r_r105 = 1;
    if (!cpy_r_r105) goto CPyL174;
    cpy_r_r106 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = NULL;
    cpy_r_r1 = cpy_r_r108;
    cpy_r_r109 = (PyObject **)&cpy_r_r1;
    cpy_r_r110 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1;
    cpy_r_r111 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r110, cpy_r_r107, cpy_r_r107, cpy_r_r107, cpy_r_r106, cpy_r_r109);
    if (cpy_r_r111 != NULL) goto CPyL202;
    cpy_r_r112 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 55, CPyStatic_publication___globals);
        goto CPyL203;
    }
    cpy_r_r113 = cpy_r_r1;
    CPy_DECREF(cpy_r_r113);
    cpy_r_r114 = NULL;
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1 = cpy_r_r114;
    cpy_r_r115 = 1;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 55, CPyStatic_publication___globals);
        goto CPyL174;
    } else
        goto CPyL95;
CPyL79: ;
    cpy_r_r116 = cpy_r_r111;
CPyL80: ;
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r116;
CPyL81: ;
    cpy_r_r118 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r119 = cpy_r_type != cpy_r_r118;
    if (!cpy_r_r119) goto CPyL204;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 55, CPyStatic_publication___globals);
        goto CPyL85;
    } else
        goto CPyL205;
CPyL83: ;
    CPy_Unreachable();
CPyL84: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL91;
CPyL85: ;
    cpy_r_r120 = CPy_CatchError();
    cpy_r_r121 = (PyObject **)&cpy_r_r3;
    cpy_r_r122 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1;
    cpy_r_r123 = CPy_YieldFromErrorHandle(cpy_r_r122, cpy_r_r121);
    if (unlikely(cpy_r_r123 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 55, CPyStatic_publication___globals);
        goto CPyL206;
    }
    if (cpy_r_r123) goto CPyL88;
    cpy_r_r116 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r120);
    CPy_DecRef(cpy_r_r120.f0);
    CPy_DecRef(cpy_r_r120.f1);
    CPy_DecRef(cpy_r_r120.f2);
    goto CPyL80;
CPyL88: ;
    cpy_r_r113 = cpy_r_r3;
    CPy_DecRef(cpy_r_r113);
    CPy_RestoreExcInfo(cpy_r_r120);
    CPy_DecRef(cpy_r_r120.f0);
    CPy_DecRef(cpy_r_r120.f1);
    CPy_DecRef(cpy_r_r120.f2);
    goto CPyL95;
CPyL89: ;
    CPy_RestoreExcInfo(cpy_r_r120);
    CPy_DecRef(cpy_r_r120.f0);
    CPy_DecRef(cpy_r_r120.f1);
    CPy_DecRef(cpy_r_r120.f2);
    cpy_r_r124 = CPy_KeepPropagating();
    if (!cpy_r_r124) goto CPyL174;
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r125 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r126 = NULL;
    cpy_r_r1 = cpy_r_r126;
    cpy_r_r127 = (PyObject **)&cpy_r_r1;
    cpy_r_r128 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1;
    cpy_r_r129 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r128, cpy_r_r125, cpy_r_r125, cpy_r_r125, cpy_r_arg, cpy_r_r127);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r129 == NULL) {
        goto CPyL93;
    } else
        goto CPyL207;
CPyL92: ;
    cpy_r_r116 = cpy_r_r129;
    goto CPyL80;
CPyL93: ;
    cpy_r_r130 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 55, CPyStatic_publication___globals);
        goto CPyL203;
    }
    cpy_r_r113 = cpy_r_r1;
    CPy_DECREF(cpy_r_r113);
CPyL95: ;
    cpy_r_r131 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 56, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r131);
CPyL96: ;
    cpy_r_r132 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 56, CPyStatic_publication___globals);
        goto CPyL208;
    }
    CPyTagged_INCREF(cpy_r_r132);
CPyL97: ;
    cpy_r_r133 = CPyDef_publication____highest_type(cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    CPyTagged_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL174;
    }
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2 = cpy_r_r133;
    cpy_r_r134 = 1;
    if (!cpy_r_r134) goto CPyL174;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r137 = NULL;
    cpy_r_r5 = cpy_r_r137;
    cpy_r_r138 = (PyObject **)&cpy_r_r5;
    cpy_r_r139 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2;
    cpy_r_r140 = CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(cpy_r_r139, cpy_r_r136, cpy_r_r136, cpy_r_r136, cpy_r_r135, cpy_r_r138);
    if (cpy_r_r140 != NULL) goto CPyL209;
    cpy_r_r141 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL210;
    }
    cpy_r_r142 = cpy_r_r5;
    cpy_r_r143 = NULL;
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2 = cpy_r_r143;
    cpy_r_r144 = 1;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL211;
    } else
        goto CPyL118;
CPyL102: ;
    cpy_r_r145 = cpy_r_r140;
CPyL103: ;
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r145;
CPyL104: ;
    cpy_r_r147 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r148 = cpy_r_type != cpy_r_r147;
    if (!cpy_r_r148) goto CPyL212;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL108;
    } else
        goto CPyL213;
CPyL106: ;
    CPy_Unreachable();
CPyL107: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL114;
CPyL108: ;
    cpy_r_r149 = CPy_CatchError();
    cpy_r_r150 = (PyObject **)&cpy_r_r7;
    cpy_r_r151 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2;
    cpy_r_r152 = CPy_YieldFromErrorHandle(cpy_r_r151, cpy_r_r150);
    if (unlikely(cpy_r_r152 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL214;
    }
    if (cpy_r_r152) goto CPyL111;
    cpy_r_r145 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r149);
    CPy_DecRef(cpy_r_r149.f0);
    CPy_DecRef(cpy_r_r149.f1);
    CPy_DecRef(cpy_r_r149.f2);
    goto CPyL103;
CPyL111: ;
    cpy_r_r142 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r149);
    CPy_DecRef(cpy_r_r149.f0);
    CPy_DecRef(cpy_r_r149.f1);
    CPy_DecRef(cpy_r_r149.f2);
    goto CPyL118;
CPyL112: ;
    CPy_RestoreExcInfo(cpy_r_r149);
    CPy_DecRef(cpy_r_r149.f0);
    CPy_DecRef(cpy_r_r149.f1);
    CPy_DecRef(cpy_r_r149.f2);
    cpy_r_r153 = CPy_KeepPropagating();
    if (!cpy_r_r153) goto CPyL174;
    CPy_Unreachable();
CPyL114: ;
    cpy_r_r154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r155 = NULL;
    cpy_r_r5 = cpy_r_r155;
    cpy_r_r156 = (PyObject **)&cpy_r_r5;
    cpy_r_r157 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2;
    cpy_r_r158 = CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(cpy_r_r157, cpy_r_r154, cpy_r_r154, cpy_r_r154, cpy_r_arg, cpy_r_r156);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r158 == NULL) {
        goto CPyL116;
    } else
        goto CPyL215;
CPyL115: ;
    cpy_r_r145 = cpy_r_r158;
    goto CPyL103;
CPyL116: ;
    cpy_r_r159 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL210;
    }
    cpy_r_r142 = cpy_r_r5;
CPyL118: ;
    if (likely(PyLong_Check(cpy_r_r142)))
        cpy_r_r160 = CPyTagged_FromObject(cpy_r_r142);
    else {
        CPy_TypeError("int", cpy_r_r142); cpy_r_r160 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 56, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r161 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 57, CPyStatic_publication___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r161);
CPyL120: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r161)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r161)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r161)->_action = -2;
    cpy_r_r162 = 1;
    CPy_DECREF(cpy_r_r161);
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 57, CPyStatic_publication___globals);
        goto CPyL216;
    }
    cpy_r_r163 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 58, CPyStatic_publication___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r163);
CPyL122: ;
    cpy_r_r164 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 58, CPyStatic_publication___globals);
        goto CPyL217;
    }
    CPy_INCREF(cpy_r_r164);
CPyL123: ;
    cpy_r_r165 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r164)->_players;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Table", "players", 58, CPyStatic_publication___globals);
        goto CPyL218;
    }
CPyL124: ;
    cpy_r_r166 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r166 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 58, CPyStatic_publication___globals);
        goto CPyL218;
    }
    CPyTagged_INCREF(cpy_r_r166);
CPyL125: ;
    cpy_r_r167 = CPyList_GetItem(cpy_r_r165, cpy_r_r166);
    CPyTagged_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 58, CPyStatic_publication___globals);
        goto CPyL218;
    }
    if (likely(Py_TYPE(cpy_r_r167) == CPyType_encyclopedia___table___Player))
        cpy_r_r168 = cpy_r_r167;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 58, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r167);
        goto CPyL218;
    }
    CPy_DECREF(cpy_r_r164);
    cpy_r_r169 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reference;
    if (unlikely(cpy_r_r169 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "reference", 58, CPyStatic_publication___globals);
        goto CPyL219;
    }
CPyL128: ;
    cpy_r_r170 = CPyDef_publication___published_types(cpy_r_r163, cpy_r_r168, cpy_r_r169, cpy_r_r160);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 58, CPyStatic_publication___globals);
        goto CPyL174;
    }
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__types != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__types);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__types = cpy_r_r170;
    cpy_r_r171 = 1;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 58, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r172 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 59, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r172);
CPyL131: ;
    cpy_r_r173 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r173 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 59, CPyStatic_publication___globals);
        goto CPyL220;
    }
    CPyTagged_INCREF(cpy_r_r173);
CPyL132: ;
    cpy_r_r174 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reference;
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "reference", 59, CPyStatic_publication___globals);
        goto CPyL221;
    }
CPyL133: ;
    cpy_r_r175 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__types;
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "types", 59, CPyStatic_publication___globals);
        goto CPyL221;
    }
CPyL134: ;
    cpy_r_r176 = CPyDef_publication____joining(cpy_r_r172, cpy_r_r173, cpy_r_r174, cpy_r_r175);
    CPy_DECREF(cpy_r_r172);
    CPyTagged_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals);
        goto CPyL174;
    }
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4 = cpy_r_r176;
    cpy_r_r177 = 1;
    if (!cpy_r_r177) goto CPyL174;
    cpy_r_r178 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r179 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r180 = NULL;
    cpy_r_r9 = cpy_r_r180;
    cpy_r_r181 = (PyObject **)&cpy_r_r9;
    cpy_r_r182 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4;
    cpy_r_r183 = CPyDef_publication____joining_gen_____mypyc_generator_helper__(cpy_r_r182, cpy_r_r179, cpy_r_r179, cpy_r_r179, cpy_r_r178, cpy_r_r181);
    if (cpy_r_r183 != NULL) goto CPyL222;
    cpy_r_r184 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals);
        goto CPyL223;
    }
    cpy_r_r185 = cpy_r_r9;
    cpy_r_r186 = NULL;
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4 = cpy_r_r186;
    cpy_r_r187 = 1;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals);
        goto CPyL224;
    } else
        goto CPyL155;
CPyL139: ;
    cpy_r_r188 = cpy_r_r183;
CPyL140: ;
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r188;
CPyL141: ;
    cpy_r_r190 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r191 = cpy_r_type != cpy_r_r190;
    if (!cpy_r_r191) goto CPyL225;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals);
        goto CPyL145;
    } else
        goto CPyL226;
CPyL143: ;
    CPy_Unreachable();
CPyL144: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL151;
CPyL145: ;
    cpy_r_r192 = CPy_CatchError();
    cpy_r_r193 = (PyObject **)&cpy_r_r11;
    cpy_r_r194 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4;
    cpy_r_r195 = CPy_YieldFromErrorHandle(cpy_r_r194, cpy_r_r193);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals);
        goto CPyL227;
    }
    if (cpy_r_r195) goto CPyL148;
    cpy_r_r188 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r192);
    CPy_DecRef(cpy_r_r192.f0);
    CPy_DecRef(cpy_r_r192.f1);
    CPy_DecRef(cpy_r_r192.f2);
    goto CPyL140;
CPyL148: ;
    cpy_r_r185 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r192);
    CPy_DecRef(cpy_r_r192.f0);
    CPy_DecRef(cpy_r_r192.f1);
    CPy_DecRef(cpy_r_r192.f2);
    goto CPyL155;
CPyL149: ;
    CPy_RestoreExcInfo(cpy_r_r192);
    CPy_DecRef(cpy_r_r192.f0);
    CPy_DecRef(cpy_r_r192.f1);
    CPy_DecRef(cpy_r_r192.f2);
    cpy_r_r196 = CPy_KeepPropagating();
    if (!cpy_r_r196) goto CPyL174;
    CPy_Unreachable();
CPyL151: ;
    cpy_r_r197 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r198 = NULL;
    cpy_r_r9 = cpy_r_r198;
    cpy_r_r199 = (PyObject **)&cpy_r_r9;
    cpy_r_r200 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4;
    cpy_r_r201 = CPyDef_publication____joining_gen_____mypyc_generator_helper__(cpy_r_r200, cpy_r_r197, cpy_r_r197, cpy_r_r197, cpy_r_arg, cpy_r_r199);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r201 == NULL) {
        goto CPyL153;
    } else
        goto CPyL228;
CPyL152: ;
    cpy_r_r188 = cpy_r_r201;
    goto CPyL140;
CPyL153: ;
    cpy_r_r202 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals);
        goto CPyL223;
    }
    cpy_r_r185 = cpy_r_r9;
CPyL155: ;
    if (likely(PyList_Check(cpy_r_r185)))
        cpy_r_r203 = cpy_r_r185;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 59, CPyStatic_publication___globals, "list", cpy_r_r185);
        goto CPyL174;
    }
    cpy_r_r204 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 60, CPyStatic_publication___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r204);
CPyL157: ;
    cpy_r_r205 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r205 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 60, CPyStatic_publication___globals);
        goto CPyL230;
    }
    CPyTagged_INCREF(cpy_r_r205);
CPyL158: ;
    cpy_r_r206 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reference;
    if (unlikely(cpy_r_r206 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "reference", 60, CPyStatic_publication___globals);
        goto CPyL231;
    }
CPyL159: ;
    cpy_r_r207 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__types;
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "types", 60, CPyStatic_publication___globals);
        goto CPyL231;
    }
CPyL160: ;
    cpy_r_r208 = CPyDef_publication____resolve(cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r203);
    CPy_DECREF(cpy_r_r204);
    CPyTagged_DECREF(cpy_r_r205);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r208 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 60, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r209 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "t", 61, CPyStatic_publication___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r209);
CPyL162: ;
    cpy_r_r210 = ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r12)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r210 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_env", "me", 61, CPyStatic_publication___globals);
        goto CPyL232;
    }
    CPyTagged_INCREF(cpy_r_r210);
CPyL163: ;
    cpy_r_r211 = ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "publish_gen", "book", 61, CPyStatic_publication___globals);
        goto CPyL233;
    }
CPyL164: ;
    cpy_r_r212 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r211)->_publication_seals;
    if (unlikely(cpy_r_r212 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "publish", "Book", "publication_seals", 61, CPyStatic_publication___globals);
        goto CPyL233;
    }
    CPyTagged_INCREF(cpy_r_r212);
CPyL165: ;
    cpy_r_r213 = CPyStatic_publication___globals;
    cpy_r_r214 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 61, CPyStatic_publication___globals);
        goto CPyL234;
    }
    cpy_r_r216 = CPyTagged_StealAsObject(cpy_r_r212);
    PyObject *cpy_r_r217[1] = {cpy_r_r216};
    cpy_r_r218 = (PyObject **)&cpy_r_r217;
    cpy_r_r219 = CPyStatics[5071]; /* ('seals',) */
    cpy_r_r220 = PyObject_Vectorcall(cpy_r_r215, cpy_r_r218, 0, cpy_r_r219);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 61, CPyStatic_publication___globals);
        goto CPyL235;
    }
    CPy_DECREF(cpy_r_r216);
    if (likely(PyTuple_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 61, CPyStatic_publication___globals, "tuple", cpy_r_r220);
        goto CPyL233;
    }
    cpy_r_r222 = CPyStatics[468]; /* 'EN-PUB-11' */
    cpy_r_r223 = CPyStatics[469]; /* 'publication' */
    cpy_r_r224 = 2;
    cpy_r_r225 = CPyDef_reputation___receive(cpy_r_r209, cpy_r_r210, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r209);
    CPyTagged_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r225 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 61, CPyStatic_publication___globals);
        goto CPyL174;
    }
    cpy_r_r226 = Py_None;
    CPy_INCREF(cpy_r_r226);
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r228 = CPyDef_publication___publish_env_clear_on_completion(cpy_r_r12);
    cpy_r_r229 = CPyDef_publication___publish_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL173;
    CPyGen_SetStopIterationValue(cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    if (!0) goto CPyL182;
    CPy_Unreachable();
CPyL173: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r226;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL174: ;
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r231 = CPyDef_publication___publish_env_clear_on_completion(cpy_r_r12);
    cpy_r_r232 = CPyDef_publication___publish_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r233 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r233;
CPyL175: ;
    cpy_r_r234 = cpy_r_r13 == 0;
    if (cpy_r_r234) goto CPyL236;
    cpy_r_r235 = cpy_r_r13 == 1;
    if (cpy_r_r235) goto CPyL237;
    cpy_r_r236 = cpy_r_r13 == 2;
    if (cpy_r_r236) {
        goto CPyL238;
    } else
        goto CPyL239;
CPyL178: ;
    cpy_r_r237 = cpy_r_r13 == 3;
    if (cpy_r_r237) {
        goto CPyL240;
    } else
        goto CPyL241;
CPyL179: ;
    cpy_r_r238 = cpy_r_r13 == 4;
    if (cpy_r_r238) {
        goto CPyL141;
    } else
        goto CPyL242;
CPyL180: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r239 = 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL182;
    }
    CPy_Unreachable();
CPyL182: ;
    cpy_r_r240 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r240;
CPyL183: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    CPy_XDecRef(cpy_r_r11);
    goto CPyL182;
CPyL184: ;
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL174;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL174;
CPyL186: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL174;
CPyL187: ;
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL47;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL174;
CPyL189: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r40);
    goto CPyL174;
CPyL190: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    goto CPyL174;
CPyL191: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    goto CPyL174;
CPyL192: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r53);
    goto CPyL174;
CPyL193: ;
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r53);
    goto CPyL174;
CPyL194: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL174;
CPyL195: ;
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    goto CPyL174;
CPyL196: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL174;
CPyL197: ;
    CPy_DecRef(cpy_r_r81);
    goto CPyL174;
CPyL198: ;
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL174;
CPyL199: ;
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r86);
    goto CPyL174;
CPyL200: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL174;
CPyL201: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL174;
CPyL202: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL79;
CPyL203: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL174;
CPyL204: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL84;
CPyL205: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL83;
CPyL206: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL89;
CPyL207: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL92;
CPyL208: ;
    CPy_DecRef(cpy_r_r131);
    goto CPyL174;
CPyL209: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL102;
CPyL210: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL174;
CPyL211: ;
    CPy_DecRef(cpy_r_r142);
    goto CPyL174;
CPyL212: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL107;
CPyL213: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL106;
CPyL214: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL112;
CPyL215: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL115;
CPyL216: ;
    CPyTagged_DecRef(cpy_r_r160);
    goto CPyL174;
CPyL217: ;
    CPyTagged_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    goto CPyL174;
CPyL218: ;
    CPyTagged_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r164);
    goto CPyL174;
CPyL219: ;
    CPyTagged_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r168);
    goto CPyL174;
CPyL220: ;
    CPy_DecRef(cpy_r_r172);
    goto CPyL174;
CPyL221: ;
    CPy_DecRef(cpy_r_r172);
    CPyTagged_DecRef(cpy_r_r173);
    goto CPyL174;
CPyL222: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL139;
CPyL223: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL174;
CPyL224: ;
    CPy_DecRef(cpy_r_r185);
    goto CPyL174;
CPyL225: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL144;
CPyL226: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL143;
CPyL227: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL149;
CPyL228: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL152;
CPyL229: ;
    CPy_DecRef(cpy_r_r203);
    goto CPyL174;
CPyL230: ;
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r204);
    goto CPyL174;
CPyL231: ;
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r204);
    CPyTagged_DecRef(cpy_r_r205);
    goto CPyL174;
CPyL232: ;
    CPy_DecRef(cpy_r_r209);
    goto CPyL174;
CPyL233: ;
    CPy_DecRef(cpy_r_r209);
    CPyTagged_DecRef(cpy_r_r210);
    goto CPyL174;
CPyL234: ;
    CPy_DecRef(cpy_r_r209);
    CPyTagged_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r212);
    goto CPyL174;
CPyL235: ;
    CPy_DecRef(cpy_r_r209);
    CPyTagged_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r216);
    goto CPyL174;
CPyL236: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL2;
CPyL237: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL40;
CPyL238: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL81;
CPyL239: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL178;
CPyL240: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL104;
CPyL241: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL179;
CPyL242: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL180;
}
        
PyObject *CPyDef_publication___publish_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_publication___publish_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_publication___publish_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication___publish_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication.publish_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication___publish_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__next__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___publish_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_publication___publish_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_publication___publish_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication___publish_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication.publish_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_publication___publish_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "send", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___publish_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_publication___publish_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication___publish_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication.publish_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication___publish_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__iter__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___publish_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_publication___publish_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_publication___publish_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication___publish_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication.publish_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_publication___publish_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "throw", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___publish_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_publication___publish_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp291 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp291);
    PyObject *__tmp292 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp292);
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
        
        PyObject *CPyPy_publication___publish_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication___publish_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication.publish_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication___publish_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "close", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___publish(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_reference) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_publication___publish_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_publication___publish_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL9;
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___encyclopedia___actions___publication___publish_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_reference);
    if (((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__reference != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__reference);
    }
    ((serai___games___encyclopedia___actions___publication___publish_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__reference = cpy_r_reference;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
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
        
        PyObject *CPyPy_publication___publish(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "reference", 0};
            static CPyArg_Parser parser = {"OOO:publish", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_reference;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_reference)) {
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
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            PyObject *retval = CPyDef_publication___publish(arg_t, arg_me, arg_reference);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "publish", 33, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    tuple_T3OOO cpy_r_r73;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    int32_t cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    int32_t cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL94;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 64, CPyStatic_publication___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 66, CPyStatic_publication___globals);
        goto CPyL93;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "Table", "book", 66, CPyStatic_publication___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    if (((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 66, CPyStatic_publication___globals);
        goto CPyL93;
    }
CPyL7: ;
    if (!1) goto CPyL88;
    cpy_r_r10 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 68, CPyStatic_publication___globals);
        goto CPyL93;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 68, CPyStatic_publication___globals);
        goto CPyL93;
    }
CPyL10: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r11)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "Table", "players", 68, CPyStatic_publication___globals);
        goto CPyL93;
    }
CPyL11: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 68, CPyStatic_publication___globals);
        goto CPyL93;
    }
CPyL12: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 68, CPyStatic_publication___globals);
        goto CPyL93;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_encyclopedia___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 68, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r14);
        goto CPyL93;
    }
    cpy_r_r16 = CPyDef_boosts___die_value(cpy_r_r10, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 68, CPyStatic_publication___globals);
        goto CPyL93;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 70, CPyStatic_publication___globals);
        goto CPyL100;
    }
CPyL16: ;
    cpy_r_r18 = CPyStatics[470]; /* 'highest-type' */
    cpy_r_r19 = CPyStatics[471]; /* 'EN-PUB-02' */
    cpy_r_r20 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 73, CPyStatic_publication___globals);
        goto CPyL100;
    }
CPyL17: ;
    cpy_r_r21 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 73, CPyStatic_publication___globals);
        goto CPyL100;
    }
CPyL18: ;
    cpy_r_r22 = CPyDef_publication____types(cpy_r_r20, cpy_r_r21, cpy_r_r16);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 73, CPyStatic_publication___globals);
        goto CPyL100;
    }
    cpy_r_r23 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 73, CPyStatic_publication___globals);
        goto CPyL101;
    }
CPyL20: ;
    cpy_r_r24 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 73, CPyStatic_publication___globals);
        goto CPyL101;
    }
CPyL21: ;
    cpy_r_r25 = CPyDef_publication____boosts(cpy_r_r23, cpy_r_r24, cpy_r_r16);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 73, CPyStatic_publication___globals);
        goto CPyL101;
    }
    cpy_r_r26 = CPyDef_offer___Offer_____add__(cpy_r_r22, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 73, CPyStatic_publication___globals);
        goto CPyL100;
    }
    cpy_r_r27 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r27 == NULL)) {
        goto CPyL102;
    } else
        goto CPyL26;
CPyL24: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 73, CPyStatic_publication___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r29 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 73, CPyStatic_publication___globals);
        goto CPyL103;
    }
CPyL27: ;
    cpy_r_r30 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 73, CPyStatic_publication___globals);
        goto CPyL103;
    }
CPyL28: ;
    cpy_r_r31 = CPyDef_free_steps___FreeSteps___offer(cpy_r_r27, cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 73, CPyStatic_publication___globals);
        goto CPyL103;
    }
    cpy_r_r32 = CPyDef_offer___Offer_____add__(cpy_r_r26, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 73, CPyStatic_publication___globals);
        goto CPyL100;
    }
    cpy_r_r33 = CPyStatics[337]; /* 'value' */
    cpy_r_r34 = CPyStatics[446]; /* 'animal' */
    cpy_r_r35 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "book", 74, CPyStatic_publication___globals);
        goto CPyL104;
    }
CPyL31: ;
    cpy_r_r36 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r35)->_animal_ids;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "Book", "animal_ids", 74, CPyStatic_publication___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r36);
CPyL32: ;
    cpy_r_r37 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 74, CPyStatic_publication___globals);
        goto CPyL105;
    }
CPyL33: ;
    cpy_r_r38 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r37)->_target;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "Table", "target", 74, CPyStatic_publication___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL34: ;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r36, cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 74, CPyStatic_publication___globals);
        goto CPyL104;
    }
    if (likely(PyUnicode_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 74, CPyStatic_publication___globals, "str", cpy_r_r39);
        goto CPyL104;
    }
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r42 = CPyDict_Build(2, cpy_r_r33, cpy_r_r41, cpy_r_r34, cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 74, CPyStatic_publication___globals);
        goto CPyL106;
    }
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = CPyDef_decision___ask(cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 69, CPyStatic_publication___globals);
        goto CPyL93;
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL39: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_type != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL42;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 69, CPyStatic_publication___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 69, CPyStatic_publication___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL93;
    }
    cpy_r_r50 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r50 == NULL)) {
        goto CPyL107;
    } else
        goto CPyL46;
CPyL44: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 76, CPyStatic_publication___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r52 = CPyDef_free_steps___FreeSteps___holds(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 76, CPyStatic_publication___globals);
        goto CPyL108;
    }
    if (!cpy_r_r52) goto CPyL74;
    cpy_r_r53 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r53 == NULL)) {
        goto CPyL109;
    } else
        goto CPyL51;
CPyL49: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r55 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 77, CPyStatic_publication___globals);
        goto CPyL108;
    }
CPyL52: ;
    cpy_r_r56 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 77, CPyStatic_publication___globals);
        goto CPyL108;
    }
CPyL53: ;
    cpy_r_r57 = CPyDef_free_steps___FreeSteps___take(cpy_r_r53, cpy_r_r55, cpy_r_r56, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL93;
    }
    if (((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1);
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1 = cpy_r_r57;
    cpy_r_r58 = 1;
    if (!cpy_r_r58) goto CPyL93;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = NULL;
    cpy_r_r1 = cpy_r_r61;
    cpy_r_r62 = (PyObject **)&cpy_r_r1;
    cpy_r_r63 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1;
    cpy_r_r64 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r_r63, cpy_r_r60, cpy_r_r60, cpy_r_r60, cpy_r_r59, cpy_r_r62);
    if (cpy_r_r64 != NULL) goto CPyL110;
    cpy_r_r65 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL111;
    }
    cpy_r_r66 = cpy_r_r1;
    CPy_DECREF(cpy_r_r66);
    cpy_r_r67 = NULL;
    if (((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1);
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1 = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL93;
    } else
        goto CPyL7;
CPyL58: ;
    cpy_r_r69 = cpy_r_r64;
CPyL59: ;
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r69;
CPyL60: ;
    cpy_r_r71 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r72 = cpy_r_type != cpy_r_r71;
    if (!cpy_r_r72) goto CPyL112;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL64;
    } else
        goto CPyL113;
CPyL62: ;
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL70;
CPyL64: ;
    cpy_r_r73 = CPy_CatchError();
    cpy_r_r74 = (PyObject **)&cpy_r_r3;
    cpy_r_r75 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1;
    cpy_r_r76 = CPy_YieldFromErrorHandle(cpy_r_r75, cpy_r_r74);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL114;
    }
    if (cpy_r_r76) goto CPyL67;
    cpy_r_r69 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r73);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r73.f2);
    goto CPyL59;
CPyL67: ;
    cpy_r_r66 = cpy_r_r3;
    CPy_DecRef(cpy_r_r66);
    CPy_RestoreExcInfo(cpy_r_r73);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r73.f2);
    goto CPyL7;
CPyL68: ;
    CPy_RestoreExcInfo(cpy_r_r73);
    CPy_DecRef(cpy_r_r73.f0);
    CPy_DecRef(cpy_r_r73.f1);
    CPy_DecRef(cpy_r_r73.f2);
    cpy_r_r77 = CPy_KeepPropagating();
    if (!cpy_r_r77) goto CPyL93;
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = NULL;
    cpy_r_r1 = cpy_r_r79;
    cpy_r_r80 = (PyObject **)&cpy_r_r1;
    cpy_r_r81 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1;
    cpy_r_r82 = CPyDef_free_steps___take_FreeSteps_gen_____mypyc_generator_helper__(cpy_r_r81, cpy_r_r78, cpy_r_r78, cpy_r_r78, cpy_r_arg, cpy_r_r80);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r82 == NULL) {
        goto CPyL72;
    } else
        goto CPyL115;
CPyL71: ;
    cpy_r_r69 = cpy_r_r82;
    goto CPyL59;
CPyL72: ;
    cpy_r_r83 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 77, CPyStatic_publication___globals);
        goto CPyL111;
    }
    cpy_r_r66 = cpy_r_r1;
    CPy_DECREF(cpy_r_r66);
    goto CPyL7;
CPyL74: ;
    cpy_r_r84 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "book", 78, CPyStatic_publication___globals);
        goto CPyL108;
    }
CPyL75: ;
    cpy_r_r85 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r84)->_options;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "Book", "options", 78, CPyStatic_publication___globals);
        goto CPyL108;
    }
CPyL76: ;
    cpy_r_r86 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r85)->_type;
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "book", 78, CPyStatic_publication___globals);
        goto CPyL116;
    }
CPyL77: ;
    cpy_r_r88 = PySequence_Contains(cpy_r_r86, cpy_r_r49);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 78, CPyStatic_publication___globals);
        goto CPyL108;
    }
    cpy_r_r90 = cpy_r_r88;
    if (!cpy_r_r90) goto CPyL85;
    cpy_r_r91 = ((serai___kernel___option___OptionObject *)cpy_r_r49)->_value;
    CPy_INCREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 79, CPyStatic_publication___globals);
        goto CPyL93;
    }
    cpy_r_r93 = CPyTagged_StealAsObject(cpy_r_r92);
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r95 = CPyDef_publication____highest_type_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL84;
    CPyGen_SetStopIterationValue(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (!0) goto CPyL99;
    CPy_Unreachable();
CPyL84: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r93;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL85: ;
    cpy_r_r96 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "t", 82, CPyStatic_publication___globals);
        goto CPyL108;
    }
CPyL86: ;
    cpy_r_r97 = ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", "_highest_type_gen", "me", 82, CPyStatic_publication___globals);
        goto CPyL108;
    }
CPyL87: ;
    cpy_r_r98 = CPyDef_boosts___pay(cpy_r_r96, cpy_r_r97, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 82, CPyStatic_publication___globals);
        goto CPyL93;
    } else
        goto CPyL7;
CPyL88: ;
    cpy_r_r99 = Py_None;
    CPy_INCREF(cpy_r_r99);
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r101 = CPyDef_publication____highest_type_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL92;
    CPyGen_SetStopIterationValue(cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (!0) goto CPyL99;
    CPy_Unreachable();
CPyL92: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r99;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL93: ;
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r103 = CPyDef_publication____highest_type_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r104 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r104;
CPyL94: ;
    cpy_r_r105 = cpy_r_r4 == 0;
    if (cpy_r_r105) goto CPyL117;
    cpy_r_r106 = cpy_r_r4 == 1;
    if (cpy_r_r106) goto CPyL118;
    cpy_r_r107 = cpy_r_r4 == 2;
    if (cpy_r_r107) {
        goto CPyL60;
    } else
        goto CPyL119;
CPyL97: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r108 = 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 64, CPyStatic_publication___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r109 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r109;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL93;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r22);
    goto CPyL93;
CPyL102: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r26);
    goto CPyL24;
CPyL103: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r26);
    goto CPyL93;
CPyL104: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r32);
    goto CPyL93;
CPyL105: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL93;
CPyL106: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL93;
CPyL107: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL44;
CPyL108: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL93;
CPyL109: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL49;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL58;
CPyL111: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL93;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
CPyL114: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL68;
CPyL115: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL71;
CPyL116: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r86);
    goto CPyL93;
CPyL117: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL118: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL119: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL97;
}
        
PyObject *CPyDef_publication____highest_type_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_publication____highest_type_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____highest_type_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._highest_type_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____highest_type_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__next__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____highest_type_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_publication____highest_type_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____highest_type_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._highest_type_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_publication____highest_type_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "send", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____highest_type_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_publication____highest_type_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____highest_type_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._highest_type_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____highest_type_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__iter__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____highest_type_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_publication____highest_type_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_publication____highest_type_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____highest_type_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._highest_type_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_publication____highest_type_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "throw", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____highest_type_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_publication____highest_type_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp293 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp293);
    PyObject *__tmp294 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp294);
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
        
        PyObject *CPyPy_publication____highest_type_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____highest_type_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._highest_type_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____highest_type_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "close", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____highest_type(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_publication____highest_type_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 64, CPyStatic_publication___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 64, CPyStatic_publication___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___publication____highest_type_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 64, CPyStatic_publication___globals);
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
        
        PyObject *CPyPy_publication____highest_type(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_highest_type", kwlist, 0};
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
            PyObject *retval = CPyDef_publication____highest_type(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_highest_type", 64, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__1__types_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication_____mypyc_lambda__1__types_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__1__types_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__1__types_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
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
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "__mypyc_lambda__1__types_obj", "__mypyc_env__", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_needed;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_types_env", "needed", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r3 = PyObject_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_value;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_types_env", "value", 90, CPyStatic_publication___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r6 = PyObject_RichCompare(cpy_r_r3, cpy_r_r5, 1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
    cpy_r_r7 = PyObject_IsTrue(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
    cpy_r_r9 = cpy_r_r7;
    if (!cpy_r_r9) goto CPyL8;
    cpy_r_r10 = Py_None;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL14;
CPyL8: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_needed;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_types_env", "needed", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    cpy_r_r13 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r14 = PyObject_GetItem(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
        goto CPyL15;
    }
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_serai___games___encyclopedia___reasons);
    cpy_r_r16 = CPyStatics[472]; /* 'type_needs' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
        goto CPyL17;
    }
    PyObject *cpy_r_r18[1] = {cpy_r_r14};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_option___Reason))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals, "serai.kernel.option.Reason", cpy_r_r20);
        goto CPyL15;
    }
    cpy_r_r11 = cpy_r_r21;
CPyL14: ;
    return cpy_r_r11;
CPyL15: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL16: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL15;
}
        
        PyObject *CPyPy_publication_____mypyc_lambda__1__types_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__1__types_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 90, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__2__types_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication_____mypyc_lambda__2__types_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__2__types_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__2__types_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "__mypyc_lambda__2__types_obj", "__mypyc_env__", 91, CPyStatic_publication___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_types_env", "t", 91, CPyStatic_publication___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_types_env", "me", 91, CPyStatic_publication___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_publication____type_note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 91, CPyStatic_publication___globals);
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
        
        PyObject *CPyPy_publication_____mypyc_lambda__2__types_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__2__types_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 91, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____types(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
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
    cpy_r_r0 = CPyDef_publication____types_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 85, CPyStatic_publication___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 85, CPyStatic_publication___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_me = cpy_r_me;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 85, CPyStatic_publication___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_value);
    if (((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_value);
    }
    ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_value = cpy_r_value;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 85, CPyStatic_publication___globals);
        goto CPyL16;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_types", "_types_env", "t", 87, CPyStatic_publication___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_types", "Table", "book", 87, CPyStatic_publication___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r5)->_publication_value;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_types", "Book", "publication_value", 87, CPyStatic_publication___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    CPy_DECREF(cpy_r_r4);
    if (((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_needed != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_needed);
    }
    ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_needed = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 87, CPyStatic_publication___globals);
        goto CPyL16;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___actions___publication____types_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_types", "_types_env", "t", 89, CPyStatic_publication___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_types", "Table", "book", 89, CPyStatic_publication___globals);
        goto CPyL18;
    }
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_types", "Book", "options", 89, CPyStatic_publication___globals);
        goto CPyL18;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r10)->_type;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r12 = CPyDef_publication_____mypyc_lambda__1__types_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 90, CPyStatic_publication___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r13 = CPyDef_publication_____mypyc_lambda__2__types_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 91, CPyStatic_publication___globals);
        goto CPyL20;
    }
    ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r14 = NULL;
    cpy_r_r15 = CPyDef_offer___Offer(cpy_r_r11, cpy_r_r12, cpy_r_r14, cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 88, CPyStatic_publication___globals);
        goto CPyL15;
    }
    return cpy_r_r15;
CPyL15: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL15;
}
        
        PyObject *CPyPy_publication____types(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:_types", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_publication____types(arg_t, arg_me, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_types", 85, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___obstacle__boosts_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication___obstacle__boosts_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication___obstacle__boosts_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___obstacle__boosts_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_reason;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "obstacle__boosts_obj", "__mypyc_env__", 101, CPyStatic_publication___globals);
        goto CPyL45;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "o", 102, CPyStatic_publication___globals);
        goto CPyL45;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 103, CPyStatic_publication___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL6: ;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL7: ;
    cpy_r_r6 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "t", 104, CPyStatic_publication___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "player", 104, CPyStatic_publication___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    cpy_r_r8 = CPyDef_boosts___boost_obstacle(cpy_r_r6, cpy_r_r7, cpy_r_option);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 104, CPyStatic_publication___globals);
        goto CPyL45;
    }
    cpy_r_reason = cpy_r_r8;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_reason == cpy_r_r9;
    if (!cpy_r_r10) goto CPyL44;
    cpy_r_r11 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_value;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "value", 106, CPyStatic_publication___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "player", 106, CPyStatic_publication___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r12)->_coins;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'coins' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 106, CPyStatic_publication___globals);
        goto CPyL48;
    }
CPyL14: ;
    cpy_r_r14 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "book", 106, CPyStatic_publication___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r14);
CPyL15: ;
    cpy_r_r15 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r14)->_coin_value;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'coin_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r15);
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 106, CPyStatic_publication___globals);
        goto CPyL49;
    }
CPyL16: ;
    cpy_r_r16 = CPyTagged_Multiply(cpy_r_r13, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = CPyTagged_Add(cpy_r_r11, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "player", 106, CPyStatic_publication___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r18)->_seals;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seals' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r19);
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 106, CPyStatic_publication___globals);
        goto CPyL50;
    }
CPyL18: ;
    cpy_r_r20 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "book", 106, CPyStatic_publication___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r20);
CPyL19: ;
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_seal_value;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seal_value' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r21);
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 106, CPyStatic_publication___globals);
        goto CPyL51;
    }
CPyL20: ;
    cpy_r_r22 = CPyTagged_Multiply(cpy_r_r19, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = CPyTagged_Add(cpy_r_r17, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = 0;
    cpy_r_r25 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "book", 107, CPyStatic_publication___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r25);
CPyL21: ;
    cpy_r_r26 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r25)->_publication_value;
    if (unlikely(cpy_r_r26 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'publication_value' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r26);
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 107, CPyStatic_publication___globals);
        goto CPyL52;
    }
CPyL22: ;
    cpy_r_r27 = 0;
CPyL23: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL53;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 * 8;
    cpy_r_r34 = cpy_r_r32 + cpy_r_r33;
    cpy_r_r35 = *(PyObject * *)cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 107, CPyStatic_publication___globals);
        goto CPyL54;
    }
    cpy_r_r37 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_value;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_boosts_env", "value", 107, CPyStatic_publication___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL26: ;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL28;
    cpy_r_r40 = cpy_r_r36 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL29;
CPyL28: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r36);
    cpy_r_r43 = cpy_r_r42;
    goto CPyL30;
CPyL29: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r36;
    cpy_r_r43 = cpy_r_r44;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r37);
    if (cpy_r_r43) {
        goto CPyL32;
    } else
        goto CPyL56;
CPyL31: ;
    if (cpy_r_r43) {
        goto CPyL57;
    } else
        goto CPyL38;
CPyL32: ;
    cpy_r_r45 = cpy_r_r36 & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (cpy_r_r46) goto CPyL34;
    cpy_r_r47 = cpy_r_r23 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL35;
CPyL34: ;
    cpy_r_r49 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_r36);
    cpy_r_r50 = cpy_r_r49 ^ 1;
    cpy_r_r51 = cpy_r_r50;
    goto CPyL36;
CPyL35: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_r36 <= (Py_ssize_t)cpy_r_r23;
    cpy_r_r51 = cpy_r_r52;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r36);
    if (cpy_r_r51) {
        goto CPyL57;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r24 = 1;
    goto CPyL39;
CPyL38: ;
    cpy_r_r53 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r53;
    goto CPyL23;
CPyL39: ;
    if (cpy_r_r24) {
        goto CPyL44;
    } else
        goto CPyL58;
CPyL40: ;
    cpy_r_r54 = CPyStatic_encyclopedia___reasons___NO_USE;
    if (likely(cpy_r_r54 != NULL)) goto CPyL43;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_USE\" was not set");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 108, CPyStatic_publication___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_r54);
    cpy_r_reason = cpy_r_r54;
CPyL44: ;
    return cpy_r_reason;
CPyL45: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL46: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL45;
CPyL47: ;
    CPy_DecRef(cpy_r_reason);
    goto CPyL45;
CPyL48: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL51: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL45;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r26);
    goto CPyL39;
CPyL54: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    goto CPyL45;
CPyL55: ;
    CPy_DecRef(cpy_r_reason);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL45;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL31;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r26);
    goto CPyL37;
CPyL58: ;
    CPy_DECREF(cpy_r_reason);
    goto CPyL40;
}
        
        PyObject *CPyPy_publication___obstacle__boosts_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication___obstacle__boosts_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 101, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____boosts(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_obstacle;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2OO cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T1O cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = CPyDef_publication____boosts_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 95, CPyStatic_publication___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 95, CPyStatic_publication___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_value);
    if (((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_value);
    }
    ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_value = cpy_r_value;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 95, CPyStatic_publication___globals);
        goto CPyL21;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_boosts", "_boosts_env", "t", 97, CPyStatic_publication___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r4);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 97, CPyStatic_publication___globals);
        goto CPyL21;
    }
CPyL5: ;
    if (((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book);
    }
    ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 97, CPyStatic_publication___globals);
        goto CPyL21;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_boosts", "_boosts_env", "book", 98, CPyStatic_publication___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r6)->_options;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 98, CPyStatic_publication___globals);
        goto CPyL21;
    }
CPyL8: ;
    if (((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o);
    }
    ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 98, CPyStatic_publication___globals);
        goto CPyL21;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_boosts", "_boosts_env", "t", 99, CPyStatic_publication___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r9)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_boosts", "Table", "players", 99, CPyStatic_publication___globals);
        goto CPyL22;
    }
CPyL11: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_me);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 99, CPyStatic_publication___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_encyclopedia___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 99, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r11);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r9);
    if (((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_player = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 99, CPyStatic_publication___globals);
        goto CPyL21;
    }
    cpy_r_r14 = CPyDef_publication___obstacle__boosts_obj();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 101, CPyStatic_publication___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject *)cpy_r_r14)->___mypyc_env__ = cpy_r_r0;
    cpy_r_obstacle = cpy_r_r14;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_boosts", "_boosts_env", "o", 111, CPyStatic_publication___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r15)->_boost_coin;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_boosts", "_boosts_env", "o", 111, CPyStatic_publication___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r17);
CPyL17: ;
    cpy_r_r18 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r17)->_boost_seal;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19.f0 = cpy_r_r16;
    cpy_r_r19.f1 = cpy_r_r18;
    cpy_r_r20 = ((serai___games___encyclopedia___actions___publication____boosts_envObject *)cpy_r_r0)->_o;
    if (unlikely(cpy_r_r20 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'o' of '_boosts_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r20);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 111, CPyStatic_publication___globals);
        goto CPyL25;
    }
CPyL18: ;
    cpy_r_r21 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r20)->_boost_token;
    CPy_INCREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22.f0 = cpy_r_r21;
    cpy_r_r23 = PyTuple_New(2);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp295 = cpy_r_r19.f0;
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp295);
    PyObject *__tmp296 = cpy_r_r19.f1;
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp296);
    cpy_r_r24 = PyTuple_New(1);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp297 = cpy_r_r22.f0;
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp297);
    cpy_r_r25 = NULL;
    cpy_r_r26 = CPyDef_offer___Offer(cpy_r_r23, cpy_r_obstacle, cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_obstacle);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 111, CPyStatic_publication___globals);
        goto CPyL20;
    }
    return cpy_r_r26;
CPyL20: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL20;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r16);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_obstacle);
    CPy_DecRef(cpy_r_r19.f0);
    CPy_DecRef(cpy_r_r19.f1);
    goto CPyL20;
}
        
        PyObject *CPyPy_publication____boosts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:_boosts", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_publication____boosts(arg_t, arg_me, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_boosts", 95, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___published_types(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_reference, CPyTagged cpy_r_highest) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_kind;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "published_types", "Player", "cubes", 116, CPyStatic_publication___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_study;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "published_types", "Player", "study", 116, CPyStatic_publication___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_reference);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_reference);
    cpy_r_r3 = CPyList_Index(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 116, CPyStatic_publication___globals);
        goto CPyL21;
    }
    cpy_r_r4 = CPyList_GetItem(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 116, CPyStatic_publication___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 116, CPyStatic_publication___globals);
        goto CPyL20;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 117, CPyStatic_publication___globals);
        goto CPyL22;
    }
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_highest, 2);
    cpy_r_r8 = cpy_r_r7;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_kind = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_kind);
CPyL7: ;
    cpy_r_r9 = cpy_r_r8 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL9;
    cpy_r_r11 = -2 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL10;
CPyL9: ;
    cpy_r_r13 = CPyTagged_IsLt_(-2, cpy_r_r8);
    if (cpy_r_r13) {
        goto CPyL11;
    } else
        goto CPyL23;
CPyL10: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r8 > (Py_ssize_t)-2;
    if (!cpy_r_r14) goto CPyL23;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_kind = cpy_r_r8;
    cpy_r_r15 = CPyTagged_Rshift(cpy_r_r5, cpy_r_kind);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 117, CPyStatic_publication___globals);
        goto CPyL24;
    }
    cpy_r_r16 = CPyTagged_And(cpy_r_r15, 2);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL25;
    cpy_r_r18 = cpy_r_r16;
    goto CPyL16;
CPyL14: ;
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_reference_cube;
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "published_types", "Table", "reference_cube", 117, CPyStatic_publication___globals);
        goto CPyL24;
    }
CPyL15: ;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = cpy_r_r21;
    cpy_r_r18 = cpy_r_r22;
CPyL16: ;
    cpy_r_r23 = cpy_r_r18 != 0;
    CPyTagged_DECREF(cpy_r_r18);
    if (!cpy_r_r23) goto CPyL26;
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_kind);
    cpy_r_r25 = PyList_Append(cpy_r_r6, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 117, CPyStatic_publication___globals);
        goto CPyL27;
    }
CPyL18: ;
    cpy_r_r27 = CPyTagged_Add(cpy_r_r8, -2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r8 = cpy_r_r27;
    goto CPyL7;
CPyL19: ;
    return cpy_r_r6;
CPyL20: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL19;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL20;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL14;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL18;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL20;
}
        
        PyObject *CPyPy_publication___published_types(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "reference", "highest", 0};
            static CPyArg_Parser parser = {"OOOO:published_types", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_reference;
            PyObject *obj_highest;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_reference, &obj_highest)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            CPyTagged arg_highest;
            if (likely(PyLong_Check(obj_highest)))
                arg_highest = CPyTagged_BorrowFromObject(obj_highest);
            else {
                CPy_TypeError("int", obj_highest); goto fail;
            }
            PyObject *retval = CPyDef_publication___published_types(arg_t, arg_player, arg_reference, arg_highest);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "published_types", 114, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___obstacle__joining_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication___obstacle__joining_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication___obstacle__joining_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication___obstacle__joining_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "obstacle__joining_obj", "__mypyc_env__", 127, CPyStatic_publication___globals);
        goto CPyL26;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 128, CPyStatic_publication___globals);
        goto CPyL26;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_joining_env", "reference", 129, CPyStatic_publication___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = cpy_r_r2 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = cpy_r_r2 == cpy_r_r3;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r3);
    if (cpy_r_r7) goto CPyL28;
    cpy_r_r9 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_joining_env", "joining", 129, CPyStatic_publication___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r11 = PySequence_Contains(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 129, CPyStatic_publication___globals);
        goto CPyL27;
    }
    cpy_r_r13 = cpy_r_r11;
    if (cpy_r_r13) {
        goto CPyL28;
    } else
        goto CPyL14;
CPyL10: ;
    cpy_r_r14 = CPyStatic_encyclopedia___reasons___TAKES_PART;
    if (likely(cpy_r_r14 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAKES_PART\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 130, CPyStatic_publication___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r14);
    return cpy_r_r14;
CPyL14: ;
    cpy_r_r16 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_joining_env", "t", 131, CPyStatic_publication___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r16);
CPyL15: ;
    cpy_r_r17 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_joining_env", "player", 131, CPyStatic_publication___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r17);
CPyL16: ;
    cpy_r_r18 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_joining_env", "reference", 131, CPyStatic_publication___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__types;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "obstacle", "_joining_env", "types", 131, CPyStatic_publication___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r19);
CPyL18: ;
    cpy_r_r20 = CPyDef_publication____can_join(cpy_r_r16, cpy_r_r17, cpy_r_r2, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 131, CPyStatic_publication___globals);
        goto CPyL26;
    }
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL25;
CPyL21: ;
    cpy_r_r23 = CPyStatic_encyclopedia___reasons___CANNOT_TAKE_PART;
    if (likely(cpy_r_r23 != NULL)) goto CPyL24;
    PyErr_SetString(PyExc_NameError, "value for final name \"CANNOT_TAKE_PART\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 131, CPyStatic_publication___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL24: ;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r22 = cpy_r_r23;
CPyL25: ;
    return cpy_r_r22;
CPyL26: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL26;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    goto CPyL26;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL26;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL26;
}
        
        PyObject *CPyPy_publication___obstacle__joining_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication___obstacle__joining_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "obstacle", 127, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__3__joining_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication_____mypyc_lambda__3__joining_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__3__joining_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__3__joining_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "__mypyc_lambda__3__joining_obj", "__mypyc_env__", 139, CPyStatic_publication___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_joining_env", "player", 139, CPyStatic_publication___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r1)->_study;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 139, CPyStatic_publication___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyList_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 139, CPyStatic_publication___globals);
        goto CPyL14;
    }
    cpy_r_r6 = 0;
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL15;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 139, CPyStatic_publication___globals);
        goto CPyL16;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_joining_env", "o", 139, CPyStatic_publication___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r16);
CPyL8: ;
    cpy_r_r17 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r16)->_join;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 139, CPyStatic_publication___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_option___Option))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 139, CPyStatic_publication___globals, "serai.kernel.option.Option", cpy_r_r18);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r16);
    CPyList_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r19);
    cpy_r_r20 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r20;
    goto CPyL5;
CPyL12: ;
    return cpy_r_r5;
CPyL13: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL14: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL13;
CPyL15: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    goto CPyL13;
}
        
        PyObject *CPyPy_publication_____mypyc_lambda__3__joining_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_publication_____mypyc_lambda__3__joining_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 139, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__4__joining_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_publication_____mypyc_lambda__4__joining_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__4__joining_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__get__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication_____mypyc_lambda__4__joining_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "__mypyc_lambda__4__joining_obj", "__mypyc_env__", 141, CPyStatic_publication___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_joining_env", "t", 141, CPyStatic_publication___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_joining_env", "me", 141, CPyStatic_publication___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_joining_env", "reference", 141, CPyStatic_publication___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__types;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", "_joining_env", "types", 141, CPyStatic_publication___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_publication____join_note(cpy_r_r1, cpy_r_r2, cpy_r_option, cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 141, CPyStatic_publication___globals);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_publication_____mypyc_lambda__4__joining_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_publication_____mypyc_lambda__4__joining_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<lambda>", 141, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____joining_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T1O cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    int32_t cpy_r_r83;
    int32_t cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_gen", "__mypyc_env__", 120, CPyStatic_publication___globals);
        goto CPyL68;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL64;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "t", 122, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 122, CPyStatic_publication___globals);
        goto CPyL63;
    }
CPyL7: ;
    if (((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 122, CPyStatic_publication___globals);
        goto CPyL63;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_gen", "book", 123, CPyStatic_publication___globals);
        goto CPyL63;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r7)->_options;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "Book", "options", 123, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r8);
CPyL10: ;
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 123, CPyStatic_publication___globals);
        goto CPyL63;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "t", 124, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r10)->_players;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "Table", "players", 124, CPyStatic_publication___globals);
        goto CPyL69;
    }
CPyL13: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "me", 124, CPyStatic_publication___globals);
        goto CPyL69;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL14: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r11, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 124, CPyStatic_publication___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_encyclopedia___table___Player))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 124, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r13);
        goto CPyL69;
    }
    CPy_DECREF(cpy_r_r10);
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 124, CPyStatic_publication___globals);
        goto CPyL63;
    }
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 125, CPyStatic_publication___globals);
        goto CPyL63;
    }
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 125, CPyStatic_publication___globals);
        goto CPyL63;
    }
    cpy_r_r18 = CPyDef_publication___obstacle__joining_obj();
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 127, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___publication___obstacle__joining_objObject *)cpy_r_r18)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 127, CPyStatic_publication___globals);
        goto CPyL63;
    }
CPyL21: ;
    if (!1) goto CPyL57;
    cpy_r_r20 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "me", 135, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL23: ;
    cpy_r_r21 = CPyStatics[473]; /* 'join' */
    cpy_r_r22 = CPyStatics[474]; /* 'EN-PUB-03' */
    cpy_r_r23 = CPyDef_publication_____mypyc_lambda__3__joining_obj();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 139, CPyStatic_publication___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject *)cpy_r_r23)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r24 = ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_gen", "obstacle", 140, CPyStatic_publication___globals);
        goto CPyL71;
    }
CPyL25: ;
    cpy_r_r25 = CPyDef_publication_____mypyc_lambda__4__joining_obj();
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 141, CPyStatic_publication___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject *)cpy_r_r25)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_offer___Offer(cpy_r_r23, cpy_r_r24, cpy_r_r26, cpy_r_r25);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 138, CPyStatic_publication___globals);
        goto CPyL70;
    }
    cpy_r_r28 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "o", 143, CPyStatic_publication___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r28);
CPyL28: ;
    cpy_r_r29 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r28)->_done;
    CPy_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30.f0 = cpy_r_r29;
    cpy_r_r31 = PyTuple_New(1);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp298 = cpy_r_r30.f0;
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp298);
    cpy_r_r32 = NULL;
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_offer___Offer(cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 143, CPyStatic_publication___globals);
        goto CPyL72;
    }
    cpy_r_r36 = CPyDef_offer___Offer_____add__(cpy_r_r27, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 138, CPyStatic_publication___globals);
        goto CPyL70;
    }
    cpy_r_r37 = CPyStatics[446]; /* 'animal' */
    cpy_r_r38 = ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_gen", "book", 144, CPyStatic_publication___globals);
        goto CPyL73;
    }
CPyL31: ;
    cpy_r_r39 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r38)->_animal_ids;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "Book", "animal_ids", 144, CPyStatic_publication___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r39);
CPyL32: ;
    cpy_r_r40 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "reference", 144, CPyStatic_publication___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL33: ;
    cpy_r_r41 = CPySequenceTuple_GetItem(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 144, CPyStatic_publication___globals);
        goto CPyL73;
    }
    if (likely(PyUnicode_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 144, CPyStatic_publication___globals, "str", cpy_r_r41);
        goto CPyL73;
    }
    cpy_r_r43 = CPyStatics[31]; /* 'n' */
    cpy_r_r44 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "joining", 144, CPyStatic_publication___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r44);
CPyL36: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r49 = CPyDict_Build(2, cpy_r_r37, cpy_r_r42, cpy_r_r43, cpy_r_r48);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 144, CPyStatic_publication___globals);
        goto CPyL73;
    }
    cpy_r_r50 = NULL;
    cpy_r_r51 = 2;
    cpy_r_r52 = CPyDef_decision___ask(cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r36, cpy_r_r49, cpy_r_r50, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 134, CPyStatic_publication___globals);
        goto CPyL63;
    }
    cpy_r_r53 = CPyDef_decision___Decision___options(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 146, CPyStatic_publication___globals);
        goto CPyL76;
    }
CPyL39: ;
    cpy_r_r54 = CPyObject_Size(cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 146, CPyStatic_publication___globals);
        goto CPyL76;
    }
    cpy_r_r55 = cpy_r_r54 == 2;
    CPyTagged_DECREF(cpy_r_r54);
    if (cpy_r_r55) goto CPyL77;
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL42: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = cpy_r_type != cpy_r_r57;
    if (!cpy_r_r58) goto CPyL45;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 148, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_Unreachable();
CPyL45: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r59 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 148, CPyStatic_publication___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL63;
    }
    cpy_r_r60 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__o;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "o", 149, CPyStatic_publication___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r60);
CPyL47: ;
    cpy_r_r61 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r60)->_done;
    CPy_INCREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r59 == cpy_r_r61;
    CPy_DECREF(cpy_r_r61);
    if (cpy_r_r62) goto CPyL79;
    cpy_r_r63 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "joining", 151, CPyStatic_publication___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r63);
CPyL49: ;
    cpy_r_r64 = ((serai___kernel___option___OptionObject *)cpy_r_r59)->_value;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = PyList_Append(cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 151, CPyStatic_publication___globals);
        goto CPyL78;
    }
    cpy_r_r67 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "t", 152, CPyStatic_publication___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r67);
CPyL51: ;
    cpy_r_r68 = CPyStatics[475]; /* 'event-joins' */
    cpy_r_r69 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "me", 152, CPyStatic_publication___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r69);
CPyL52: ;
    cpy_r_r70 = CPyStatics[474]; /* 'EN-PUB-03' */
    cpy_r_r71 = ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_gen", "book", 152, CPyStatic_publication___globals);
        goto CPyL81;
    }
CPyL53: ;
    cpy_r_r72 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r71)->_animal_ids;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "Book", "animal_ids", 152, CPyStatic_publication___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r72);
CPyL54: ;
    cpy_r_r73 = ((serai___kernel___option___OptionObject *)cpy_r_r59)->_value;
    CPy_INCREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r74 = PyObject_GetItem(cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 152, CPyStatic_publication___globals);
        goto CPyL82;
    }
    cpy_r_r75 = CPyStatics[446]; /* 'animal' */
    cpy_r_r76 = CPyDict_Build(1, cpy_r_r75, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 152, CPyStatic_publication___globals);
        goto CPyL82;
    }
    cpy_r_r77 = CPyDef_kernel___table___Table___tell(cpy_r_r67, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 152, CPyStatic_publication___globals);
        goto CPyL63;
    } else
        goto CPyL21;
CPyL57: ;
    cpy_r_r78 = ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__joining;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_joining", "_joining_env", "joining", 153, CPyStatic_publication___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r78);
CPyL58: ;
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_publication____joining_env_clear_on_completion(cpy_r_r0);
    cpy_r_r81 = CPyDef_publication____joining_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL62;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL68;
    CPy_Unreachable();
CPyL62: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL63: ;
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r83 = CPyDef_publication____joining_env_clear_on_completion(cpy_r_r0);
    cpy_r_r84 = CPyDef_publication____joining_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r85 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL64: ;
    cpy_r_r86 = cpy_r_r1 == 0;
    if (cpy_r_r86) goto CPyL2;
    cpy_r_r87 = cpy_r_r1 == 1;
    if (cpy_r_r87) goto CPyL42;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r88 = 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL68: ;
    cpy_r_r89 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL69: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL63;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL63;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL63;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    goto CPyL63;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r36);
    goto CPyL63;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    goto CPyL63;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r42);
    goto CPyL63;
CPyL76: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL63;
CPyL77: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL57;
CPyL78: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL63;
CPyL79: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL57;
CPyL80: ;
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r67);
    goto CPyL63;
CPyL81: ;
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL63;
CPyL82: ;
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL63;
}
        
PyObject *CPyDef_publication____joining_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_publication____joining_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_publication____joining_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____joining_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._joining_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____joining_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__next__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____joining_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_publication____joining_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_publication____joining_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____joining_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._joining_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_publication____joining_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "send", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____joining_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_publication____joining_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____joining_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._joining_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____joining_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "__iter__", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____joining_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_publication____joining_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_publication____joining_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____joining_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._joining_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_publication____joining_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "throw", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____joining_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_publication____joining_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp299 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp299);
    PyObject *__tmp300 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp300);
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
        
        PyObject *CPyPy_publication____joining_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_publication____joining_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.publication._joining_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____joining_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "close", -1, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____joining(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_reference, PyObject *cpy_r_types) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_publication____joining_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_publication____joining_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL10;
    }
    ((serai___games___encyclopedia___actions___publication____joining_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_reference);
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__reference = cpy_r_reference;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_types);
    if (((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__types != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__types);
    }
    ((serai___games___encyclopedia___actions___publication____joining_envObject *)cpy_r_r0)->___mypyc_generator_attribute__types = cpy_r_types;
    cpy_r_r7 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
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
        
        PyObject *CPyPy_publication____joining(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "reference", "types", 0};
            static CPyArg_Parser parser = {"OOOO:_joining", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_reference;
            PyObject *obj_types;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_reference, &obj_types)) {
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
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            PyObject *arg_types;
            if (likely(PyList_Check(obj_types)))
                arg_types = obj_types;
            else {
                CPy_TypeError("list", obj_types); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____joining(arg_t, arg_me, arg_reference, arg_types);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_joining", 120, CPyStatic_publication___globals);
            return NULL;
        }
        
char CPyDef_publication____can_join(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_animal, CPyTagged cpy_r_reference, PyObject *cpy_r_types) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
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
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_can_join", "Table", "book", 158, CPyStatic_publication___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_can_join", "Book", "animal_continent", 159, CPyStatic_publication___globals);
        goto CPyL21;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_animal);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 159, CPyStatic_publication___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 159, CPyStatic_publication___globals);
        goto CPyL21;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_can_join", "Book", "animal_continent", 159, CPyStatic_publication___globals);
        goto CPyL22;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_reference);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 159, CPyStatic_publication___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 159, CPyStatic_publication___globals);
        goto CPyL22;
    }
    cpy_r_r7 = cpy_r_r3 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = CPyTagged_IsEq_(cpy_r_r3, cpy_r_r6);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL10;
CPyL9: ;
    cpy_r_r11 = cpy_r_r3 == cpy_r_r6;
    cpy_r_r10 = cpy_r_r11;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r10) goto CPyL12;
    return 1;
CPyL12: ;
    cpy_r_r12 = 0;
    cpy_r_r13 = 0;
CPyL13: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_types + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL19;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_types + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 161, CPyStatic_publication___globals);
        goto CPyL20;
    }
    cpy_r_r23 = CPyDef_publication____gives(cpy_r_t, cpy_r_player, cpy_r_animal, cpy_r_reference, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 161, CPyStatic_publication___globals);
        goto CPyL20;
    }
    if (!cpy_r_r23) goto CPyL18;
    cpy_r_r12 = 1;
    goto CPyL19;
CPyL18: ;
    cpy_r_r24 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r24;
    goto CPyL13;
CPyL19: ;
    return cpy_r_r12;
CPyL20: ;
    cpy_r_r25 = 2;
    return cpy_r_r25;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL20;
}
        
        PyObject *CPyPy_publication____can_join(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "animal", "reference", "types", 0};
            static CPyArg_Parser parser = {"OOOOO:_can_join", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_animal;
            PyObject *obj_reference;
            PyObject *obj_types;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_animal, &obj_reference, &obj_types)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_animal;
            if (likely(PyLong_Check(obj_animal)))
                arg_animal = CPyTagged_BorrowFromObject(obj_animal);
            else {
                CPy_TypeError("int", obj_animal); goto fail;
            }
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            PyObject *arg_types;
            if (likely(PyList_Check(obj_types)))
                arg_types = obj_types;
            else {
                CPy_TypeError("list", obj_types); 
                goto fail;
            }
            char retval = CPyDef_publication____can_join(arg_t, arg_player, arg_animal, arg_reference, arg_types);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_can_join", 156, CPyStatic_publication___globals);
            return NULL;
        }
        
char CPyDef_publication____gives(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_animal, CPyTagged cpy_r_reference, CPyTagged cpy_r_kind) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_gives", "Table", "book", 166, CPyStatic_publication___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_categories;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_gives", "Book", "animal_categories", 166, CPyStatic_publication___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_gives", "Player", "cubes", 167, CPyStatic_publication___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_study;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_gives", "Player", "study", 167, CPyStatic_publication___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_animal);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r5 = CPyList_Index(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 167, CPyStatic_publication___globals);
        goto CPyL25;
    }
    cpy_r_r6 = CPyList_GetItem(cpy_r_r2, cpy_r_r5);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 167, CPyStatic_publication___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 167, CPyStatic_publication___globals);
        goto CPyL24;
    }
    cpy_r_r8 = CPyTagged_Rshift(cpy_r_r7, cpy_r_kind);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL24;
    }
    cpy_r_r9 = CPyTagged_And(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 != 0;
    CPyTagged_DECREF(cpy_r_r9);
    if (cpy_r_r10) {
        goto CPyL10;
    } else
        goto CPyL26;
CPyL9: ;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL22;
CPyL10: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r1, cpy_r_animal);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL24;
    }
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals, "tuple", cpy_r_r12);
        goto CPyL24;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, cpy_r_kind);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL24;
    }
    cpy_r_r16 = CPyList_GetItem(cpy_r_r1, cpy_r_reference);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL27;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals, "tuple", cpy_r_r16);
        goto CPyL27;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_kind);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 168, CPyStatic_publication___globals);
        goto CPyL27;
    }
    cpy_r_r20 = cpy_r_r15 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL20;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r15, cpy_r_r19);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL21;
CPyL20: ;
    cpy_r_r24 = cpy_r_r15 == cpy_r_r19;
    cpy_r_r23 = cpy_r_r24;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r11 = cpy_r_r23;
CPyL22: ;
    return cpy_r_r11;
CPyL23: ;
    cpy_r_r25 = 2;
    return cpy_r_r25;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL26: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL23;
}
        
        PyObject *CPyPy_publication____gives(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "animal", "reference", "kind", 0};
            static CPyArg_Parser parser = {"OOOOO:_gives", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_animal;
            PyObject *obj_reference;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_animal, &obj_reference, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_animal;
            if (likely(PyLong_Check(obj_animal)))
                arg_animal = CPyTagged_BorrowFromObject(obj_animal);
            else {
                CPy_TypeError("int", obj_animal); goto fail;
            }
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            char retval = CPyDef_publication____gives(arg_t, arg_player, arg_animal, arg_reference, arg_kind);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_gives", 164, CPyStatic_publication___globals);
            return NULL;
        }
        
char CPyDef_publication____resolve(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_reference, PyObject *cpy_r_types, PyObject *cpy_r_joining) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_points;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_animal;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    int64_t cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_collected;
    int64_t cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    char cpy_r_r107;
    CPyPtr cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    CPyPtr cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    CPyTagged cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    int32_t cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    int64_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    int32_t cpy_r_r143;
    char cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    int64_t cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    CPyTagged cpy_r_r162;
    CPyTagged cpy_r_r163;
    CPyTagged cpy_r_r164;
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
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Table", "book", 173, CPyStatic_publication___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Table", "players", 174, CPyStatic_publication___globals);
        goto CPyL97;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 174, CPyStatic_publication___globals);
        goto CPyL97;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 174, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r2);
        goto CPyL97;
    }
    cpy_r_r4 = PyList_New(1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 175, CPyStatic_publication___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_reference);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_reference);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    *(PyObject * *)cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = CPyList_Extend(cpy_r_r4, cpy_r_joining);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 175, CPyStatic_publication___globals);
        goto CPyL99;
    } else
        goto CPyL100;
CPyL6: ;
    cpy_r_r9 = 0;
CPyL7: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_types + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL50;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_types + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 176, CPyStatic_publication___globals);
        goto CPyL101;
    }
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 177, CPyStatic_publication___globals);
        goto CPyL102;
    }
    cpy_r_r20 = 0;
CPyL11: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL17;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 177, CPyStatic_publication___globals);
        goto CPyL103;
    }
    cpy_r_r30 = CPyDef_publication____gives(cpy_r_t, cpy_r_r3, cpy_r_r29, cpy_r_reference, cpy_r_r18);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 177, CPyStatic_publication___globals);
        goto CPyL104;
    }
    if (!cpy_r_r30) goto CPyL105;
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r32 = PyList_Append(cpy_r_r19, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 177, CPyStatic_publication___globals);
        goto CPyL103;
    }
CPyL16: ;
    cpy_r_r34 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r34;
    goto CPyL11;
CPyL17: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL106;
    cpy_r_r39 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_categories;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "animal_categories", 179, CPyStatic_publication___globals);
        goto CPyL107;
    }
CPyL19: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_reference);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 179, CPyStatic_publication___globals);
        goto CPyL107;
    }
    if (likely(PyTuple_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 179, CPyStatic_publication___globals, "tuple", cpy_r_r40);
        goto CPyL107;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, cpy_r_r18);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 179, CPyStatic_publication___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 179, CPyStatic_publication___globals);
        goto CPyL107;
    }
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_r47 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_publication_points;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "publication_points", 180, CPyStatic_publication___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r47);
CPyL24: ;
    cpy_r_r48 = CPyTagged_Add(cpy_r_r18, 2);
    cpy_r_r49 = CPyList_GetItem(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 180, CPyStatic_publication___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 180, CPyStatic_publication___globals);
        goto CPyL108;
    }
    cpy_r_r51 = CPyTagged_Multiply(cpy_r_r46, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    cpy_r_points = cpy_r_r51;
    cpy_r_r52 = 0;
CPyL27: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r52 < cpy_r_r54;
    if (!cpy_r_r55) goto CPyL109;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r52 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 181, CPyStatic_publication___globals);
        goto CPyL110;
    }
    cpy_r_animal = cpy_r_r61;
    cpy_r_r62 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_cubes;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "cubes", 182, CPyStatic_publication___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r62);
CPyL30: ;
    cpy_r_r63 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_study;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "study", 182, CPyStatic_publication___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r63);
CPyL31: ;
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r65 = CPyList_Index(cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 182, CPyStatic_publication___globals);
        goto CPyL113;
    }
    cpy_r_r66 = CPyList_GetItem(cpy_r_r62, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 182, CPyStatic_publication___globals);
        goto CPyL114;
    }
    cpy_r_r67 = CPyTagged_Lshift(2, cpy_r_r18);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 182, CPyStatic_publication___globals);
        goto CPyL115;
    }
    cpy_r_r68 = CPyTagged_Invert(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r70 = PyNumber_InPlaceAnd(cpy_r_r66, cpy_r_r69);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 182, CPyStatic_publication___globals);
        goto CPyL114;
    }
    cpy_r_r71 = CPyList_SetItem(cpy_r_r62, cpy_r_r65, cpy_r_r70);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 182, CPyStatic_publication___globals);
        goto CPyL110;
    }
    cpy_r_r72 = cpy_r_r52 + 1;
    cpy_r_r52 = cpy_r_r72;
    goto CPyL27;
CPyL37: ;
    cpy_r_r73 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_loose;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "loose", 183, CPyStatic_publication___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r73);
CPyL38: ;
    cpy_r_r74 = CPyList_GetItem(cpy_r_r73, cpy_r_r43);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 183, CPyStatic_publication___globals);
        goto CPyL117;
    }
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r76 << 1;
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r77);
    cpy_r_r79 = PyNumber_InPlaceAdd(cpy_r_r74, cpy_r_r78);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 183, CPyStatic_publication___globals);
        goto CPyL117;
    }
    cpy_r_r80 = CPyList_SetItem(cpy_r_r73, cpy_r_r43, cpy_r_r79);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 183, CPyStatic_publication___globals);
        goto CPyL116;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "points", 184, CPyStatic_publication___globals);
        goto CPyL116;
    }
CPyL42: ;
    cpy_r_r82 = CPyTagged_Add(cpy_r_r81, cpy_r_points);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 184, CPyStatic_publication___globals);
        goto CPyL116;
    }
    cpy_r_r84 = CPyStatics[476]; /* 'event-published' */
    cpy_r_r85 = CPyStatics[477]; /* 'EN-PUB-06' */
    cpy_r_r86 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_category_ids;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "category_ids", 186, CPyStatic_publication___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r86);
CPyL44: ;
    cpy_r_r87 = CPySequenceTuple_GetItem(cpy_r_r86, cpy_r_r43);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 186, CPyStatic_publication___globals);
        goto CPyL116;
    }
    if (likely(PyUnicode_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 186, CPyStatic_publication___globals, "str", cpy_r_r87);
        goto CPyL116;
    }
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r91 = cpy_r_r90 << 1;
    cpy_r_r92 = CPyStatics[447]; /* 'category' */
    cpy_r_r93 = CPyStatics[31]; /* 'n' */
    cpy_r_r94 = CPyStatics[65]; /* 'points' */
    cpy_r_r95 = CPyTagged_StealAsObject(cpy_r_r91);
    cpy_r_r96 = CPyTagged_StealAsObject(cpy_r_points);
    cpy_r_r97 = CPyDict_Build(3, cpy_r_r92, cpy_r_r88, cpy_r_r93, cpy_r_r95, cpy_r_r94, cpy_r_r96);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 185, CPyStatic_publication___globals);
        goto CPyL118;
    }
    cpy_r_r98 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r84, cpy_r_me, cpy_r_r85, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 185, CPyStatic_publication___globals);
        goto CPyL118;
    }
    cpy_r_r99 = CPyDef_publication___exchange(cpy_r_t, cpy_r_me, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 188, CPyStatic_publication___globals);
        goto CPyL101;
    }
CPyL49: ;
    cpy_r_r100 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r100;
    goto CPyL7;
CPyL50: ;
    cpy_r_r101 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "animal_continent", 189, CPyStatic_publication___globals);
        goto CPyL101;
    }
CPyL51: ;
    cpy_r_r102 = CPyList_GetItem(cpy_r_r101, cpy_r_reference);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 189, CPyStatic_publication___globals);
        goto CPyL101;
    }
    if (likely(PyLong_Check(cpy_r_r102)))
        cpy_r_r103 = CPyTagged_FromObject(cpy_r_r102);
    else {
        CPy_TypeError("int", cpy_r_r102); cpy_r_r103 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 189, CPyStatic_publication___globals);
        goto CPyL101;
    }
    cpy_r_collected = 0;
    cpy_r_r104 = 0;
CPyL54: ;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r106 = *(int64_t *)cpy_r_r105;
    cpy_r_r107 = cpy_r_r104 < cpy_r_r106;
    if (!cpy_r_r107) goto CPyL119;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r109 = *(CPyPtr *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r104 * 8;
    cpy_r_r111 = cpy_r_r109 + cpy_r_r110;
    cpy_r_r112 = *(PyObject * *)cpy_r_r111;
    CPy_INCREF(cpy_r_r112);
    if (likely(PyLong_Check(cpy_r_r112)))
        cpy_r_r113 = CPyTagged_FromObject(cpy_r_r112);
    else {
        CPy_TypeError("int", cpy_r_r112); cpy_r_r113 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 191, CPyStatic_publication___globals);
        goto CPyL120;
    }
    cpy_r_animal = cpy_r_r113;
    cpy_r_r114 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_study;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "study", 192, CPyStatic_publication___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r114);
CPyL57: ;
    CPyTagged_INCREF(cpy_r_animal);
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r116 = CPyList_Index(cpy_r_r114, cpy_r_r115);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 192, CPyStatic_publication___globals);
        goto CPyL121;
    }
    cpy_r_r117 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "supply", 193, CPyStatic_publication___globals);
        goto CPyL122;
    }
    CPyTagged_INCREF(cpy_r_r117);
CPyL59: ;
    cpy_r_r118 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_cubes;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "cubes", 193, CPyStatic_publication___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r118);
CPyL60: ;
    cpy_r_r119 = CPyList_Pop(cpy_r_r118, cpy_r_r116);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 193, CPyStatic_publication___globals);
        goto CPyL123;
    }
    if (likely(PyLong_Check(cpy_r_r119)))
        cpy_r_r120 = CPyTagged_FromObject(cpy_r_r119);
    else {
        CPy_TypeError("int", cpy_r_r119); cpy_r_r120 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 193, CPyStatic_publication___globals);
        goto CPyL123;
    }
    cpy_r_r121 = CPyStatics[347]; /* 'bit_count' */
    cpy_r_r122 = CPyTagged_StealAsObject(cpy_r_r120);
    PyObject *cpy_r_r123[1] = {cpy_r_r122};
    cpy_r_r124 = (PyObject **)&cpy_r_r123;
    cpy_r_r125 = PyObject_VectorcallMethod(cpy_r_r121, cpy_r_r124, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 193, CPyStatic_publication___globals);
        goto CPyL124;
    }
    CPy_DECREF(cpy_r_r122);
    if (likely(PyLong_Check(cpy_r_r125)))
        cpy_r_r126 = CPyTagged_FromObject(cpy_r_r125);
    else {
        CPy_TypeError("int", cpy_r_r125); cpy_r_r126 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 193, CPyStatic_publication___globals);
        goto CPyL123;
    }
    cpy_r_r127 = CPyTagged_Add(cpy_r_r117, cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r126);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_supply = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 193, CPyStatic_publication___globals);
        goto CPyL122;
    }
    cpy_r_r129 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_study;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "study", 194, CPyStatic_publication___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r129);
CPyL66: ;
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r116);
    cpy_r_r131 = PyObject_DelItem(cpy_r_r129, cpy_r_r130);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r130);
    cpy_r_r132 = cpy_r_r131 >= 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 194, CPyStatic_publication___globals);
        goto CPyL121;
    }
    cpy_r_r133 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "animal_continent", 195, CPyStatic_publication___globals);
        goto CPyL121;
    }
CPyL68: ;
    cpy_r_r134 = CPyList_GetItemBorrow(cpy_r_r133, cpy_r_animal);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 195, CPyStatic_publication___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r134)))
        cpy_r_r135 = CPyTagged_FromObject(cpy_r_r134);
    else {
        CPy_TypeError("int", cpy_r_r134); cpy_r_r135 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 195, CPyStatic_publication___globals);
        goto CPyL121;
    }
    cpy_r_r136 = cpy_r_r135 & 1;
    cpy_r_r137 = cpy_r_r136 != 0;
    if (!cpy_r_r137) goto CPyL72;
    cpy_r_r138 = CPyTagged_IsEq_(cpy_r_r135, cpy_r_r103);
    cpy_r_r139 = cpy_r_r138;
    goto CPyL73;
CPyL72: ;
    cpy_r_r140 = cpy_r_r135 == cpy_r_r103;
    cpy_r_r139 = cpy_r_r140;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r135);
    if (!cpy_r_r139) goto CPyL77;
    cpy_r_r141 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_collection;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "collection", 196, CPyStatic_publication___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r141);
CPyL75: ;
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r143 = PyList_Append(cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r144 = cpy_r_r143 >= 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 196, CPyStatic_publication___globals);
        goto CPyL120;
    }
    cpy_r_r145 = CPyTagged_Add(cpy_r_collected, 2);
    CPyTagged_DECREF(cpy_r_collected);
    cpy_r_collected = cpy_r_r145;
    goto CPyL84;
CPyL77: ;
    cpy_r_r146 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_removed;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Table", "removed", 199, CPyStatic_publication___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r146);
CPyL78: ;
    CPyTagged_INCREF(cpy_r_animal);
    cpy_r_r147 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r148 = PyList_Append(cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 199, CPyStatic_publication___globals);
        goto CPyL121;
    }
    cpy_r_r150 = CPyStatics[478]; /* 'event-removed' */
    cpy_r_r151 = CPyStatics[479]; /* 'EN-PUB-10' */
    cpy_r_r152 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ids;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "animal_ids", 200, CPyStatic_publication___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r152);
CPyL80: ;
    cpy_r_r153 = CPySequenceTuple_GetItem(cpy_r_r152, cpy_r_animal);
    CPy_DECREF(cpy_r_r152);
    CPyTagged_DECREF(cpy_r_animal);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 200, CPyStatic_publication___globals);
        goto CPyL120;
    }
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 200, CPyStatic_publication___globals, "str", cpy_r_r153);
        goto CPyL120;
    }
    cpy_r_r155 = CPyStatics[446]; /* 'animal' */
    cpy_r_r156 = CPyDict_Build(1, cpy_r_r155, cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 200, CPyStatic_publication___globals);
        goto CPyL120;
    }
    cpy_r_r157 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r150, cpy_r_me, cpy_r_r151, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 200, CPyStatic_publication___globals);
        goto CPyL120;
    }
CPyL84: ;
    cpy_r_r158 = cpy_r_r104 + 1;
    cpy_r_r104 = cpy_r_r158;
    goto CPyL54;
CPyL85: ;
    cpy_r_r159 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_publication_points;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Book", "publication_points", 201, CPyStatic_publication___globals);
        goto CPyL125;
    }
CPyL86: ;
    cpy_r_r160 = CPyList_GetItemShort(cpy_r_r159, 0);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 201, CPyStatic_publication___globals);
        goto CPyL125;
    }
    if (likely(PyLong_Check(cpy_r_r160)))
        cpy_r_r161 = CPyTagged_FromObject(cpy_r_r160);
    else {
        CPy_TypeError("int", cpy_r_r160); cpy_r_r161 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 201, CPyStatic_publication___globals);
        goto CPyL125;
    }
    cpy_r_r162 = CPyTagged_Multiply(cpy_r_collected, cpy_r_r161);
    CPyTagged_DECREF(cpy_r_r161);
    cpy_r_points = cpy_r_r162;
    cpy_r_r163 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_resolve", "Player", "points", 202, CPyStatic_publication___globals);
        goto CPyL126;
    }
CPyL89: ;
    cpy_r_r164 = CPyTagged_Add(cpy_r_r163, cpy_r_points);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_points = cpy_r_r164;
    cpy_r_r165 = 1;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 202, CPyStatic_publication___globals);
        goto CPyL127;
    }
    cpy_r_r166 = CPyStatics[480]; /* 'event-collected' */
    cpy_r_r167 = CPyStatics[481]; /* 'EN-PUB-07' */
    cpy_r_r168 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r168 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'continents' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r168);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 203, CPyStatic_publication___globals);
        goto CPyL128;
    }
CPyL91: ;
    cpy_r_r169 = CPySequenceTuple_GetItem(cpy_r_r168, cpy_r_r103);
    CPy_DECREF(cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 203, CPyStatic_publication___globals);
        goto CPyL129;
    }
    if (likely(PyUnicode_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 203, CPyStatic_publication___globals, "str", cpy_r_r169);
        goto CPyL129;
    }
    cpy_r_r171 = CPyStatics[440]; /* 'continent' */
    cpy_r_r172 = CPyStatics[31]; /* 'n' */
    cpy_r_r173 = CPyStatics[65]; /* 'points' */
    cpy_r_r174 = CPyTagged_StealAsObject(cpy_r_collected);
    cpy_r_r175 = CPyTagged_StealAsObject(cpy_r_points);
    cpy_r_r176 = CPyDict_Build(3, cpy_r_r171, cpy_r_r170, cpy_r_r172, cpy_r_r174, cpy_r_r173, cpy_r_r175);
    CPy_DECREF(cpy_r_r170);
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 203, CPyStatic_publication___globals);
        goto CPyL96;
    }
    cpy_r_r177 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r166, cpy_r_me, cpy_r_r167, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 203, CPyStatic_publication___globals);
        goto CPyL96;
    }
    return 1;
CPyL96: ;
    cpy_r_r178 = 2;
    return cpy_r_r178;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL96;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL96;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL96;
CPyL100: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL6;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL96;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL96;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL96;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL96;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL16;
CPyL106: ;
    CPyTagged_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    goto CPyL49;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL96;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL96;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL37;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL96;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_animal);
    goto CPyL96;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_animal);
    CPy_DecRef(cpy_r_r62);
    goto CPyL96;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r62);
    goto CPyL96;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL96;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r66);
    goto CPyL96;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL96;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r73);
    goto CPyL96;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL96;
CPyL119: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL85;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_animal);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_animal);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    CPyTagged_DecRef(cpy_r_r116);
    goto CPyL96;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_animal);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    CPyTagged_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r117);
    goto CPyL96;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_animal);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    CPyTagged_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r122);
    goto CPyL96;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_collected);
    goto CPyL96;
}
        
        PyObject *CPyPy_publication____resolve(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "reference", "types", "joining", 0};
            static CPyArg_Parser parser = {"OOOOO:_resolve", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_reference;
            PyObject *obj_types;
            PyObject *obj_joining;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_reference, &obj_types, &obj_joining)) {
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
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            PyObject *arg_types;
            if (likely(PyList_Check(obj_types)))
                arg_types = obj_types;
            else {
                CPy_TypeError("list", obj_types); 
                goto fail;
            }
            PyObject *arg_joining;
            if (likely(PyList_Check(obj_joining)))
                arg_joining = obj_joining;
            else {
                CPy_TypeError("list", obj_joining); 
                goto fail;
            }
            char retval = CPyDef_publication____resolve(arg_t, arg_me, arg_reference, arg_types, arg_joining);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_resolve", 171, CPyStatic_publication___globals);
            return NULL;
        }
        
char CPyDef_publication___exchange(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_category) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
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
    char cpy_r_r57;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Table", "players", 208, CPyStatic_publication___globals);
        goto CPyL42;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 208, CPyStatic_publication___globals);
        goto CPyL42;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 208, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL42;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Table", "book", 209, CPyStatic_publication___globals);
        goto CPyL43;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_cubes_per_token;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Book", "cubes_per_token", 209, CPyStatic_publication___globals);
        goto CPyL43;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
CPyL6: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_loose;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Player", "loose", 210, CPyStatic_publication___globals);
        goto CPyL44;
    }
CPyL7: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r5, cpy_r_category);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 210, CPyStatic_publication___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 210, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL11;
    cpy_r_r10 = cpy_r_r4 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL12;
CPyL11: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_r4);
    cpy_r_r13 = cpy_r_r12 ^ 1;
    cpy_r_r14 = cpy_r_r13;
    goto CPyL13;
CPyL12: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r7 >= (Py_ssize_t)cpy_r_r4;
    cpy_r_r14 = cpy_r_r15;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r14) goto CPyL45;
    cpy_r_r16 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_fives;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Player", "fives", 210, CPyStatic_publication___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r16);
CPyL15: ;
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r18 = CPyStatics[105]; /* 'sum' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 210, CPyStatic_publication___globals);
        goto CPyL46;
    }
    PyObject *cpy_r_r20[1] = {cpy_r_r16};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 210, CPyStatic_publication___globals);
        goto CPyL46;
    }
    CPy_DECREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 210, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Table", "book", 210, CPyStatic_publication___globals);
        goto CPyL47;
    }
CPyL19: ;
    cpy_r_r25 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r24)->_five_cube_tokens;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Book", "five_cube_tokens", 210, CPyStatic_publication___globals);
        goto CPyL47;
    }
CPyL20: ;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL22;
    cpy_r_r28 = cpy_r_r25 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL23;
CPyL22: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_r25);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL24;
CPyL23: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r23 < (Py_ssize_t)cpy_r_r25;
    cpy_r_r31 = cpy_r_r32;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r31) goto CPyL45;
    cpy_r_r33 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_loose;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Player", "loose", 211, CPyStatic_publication___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r33);
CPyL26: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_category);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 211, CPyStatic_publication___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r36 = PyNumber_InPlaceSubtract(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 211, CPyStatic_publication___globals);
        goto CPyL48;
    }
    cpy_r_r37 = CPyList_SetItem(cpy_r_r33, cpy_r_category, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 211, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r38 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_fives;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Player", "fives", 212, CPyStatic_publication___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r38);
CPyL30: ;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_category);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 212, CPyStatic_publication___globals);
        goto CPyL49;
    }
    cpy_r_r40 = CPyStatics[4897]; /* 1 */
    cpy_r_r41 = PyNumber_InPlaceAdd(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 212, CPyStatic_publication___globals);
        goto CPyL49;
    }
    cpy_r_r42 = CPyList_SetItem(cpy_r_r38, cpy_r_category, cpy_r_r41);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 212, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r43 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_supply;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Player", "supply", 213, CPyStatic_publication___globals);
        goto CPyL44;
    }
CPyL34: ;
    cpy_r_r44 = CPyTagged_Add(cpy_r_r43, cpy_r_r4);
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_supply != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_supply);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_supply = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 213, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r46 = CPyStatics[482]; /* 'event-exchanged' */
    cpy_r_r47 = CPyStatics[483]; /* 'EN-COMP-09' */
    cpy_r_r48 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Table", "book", 214, CPyStatic_publication___globals);
        goto CPyL44;
    }
CPyL36: ;
    cpy_r_r49 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r48)->_category_ids;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "exchange", "Book", "category_ids", 214, CPyStatic_publication___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r49);
CPyL37: ;
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r49, cpy_r_category);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 214, CPyStatic_publication___globals);
        goto CPyL44;
    }
    if (likely(PyUnicode_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 214, CPyStatic_publication___globals, "str", cpy_r_r50);
        goto CPyL44;
    }
    cpy_r_r52 = CPyStatics[447]; /* 'category' */
    cpy_r_r53 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r55 = CPyDict_Build(2, cpy_r_r52, cpy_r_r51, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 214, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r56 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r46, cpy_r_seat, cpy_r_r47, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 214, CPyStatic_publication___globals);
        goto CPyL44;
    } else
        goto CPyL6;
CPyL41: ;
    return 1;
CPyL42: ;
    cpy_r_r57 = 2;
    return cpy_r_r57;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL42;
CPyL44: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL42;
CPyL45: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL41;
CPyL46: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r16);
    goto CPyL42;
CPyL47: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL42;
CPyL48: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r33);
    goto CPyL42;
CPyL49: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r38);
    goto CPyL42;
}
        
        PyObject *CPyPy_publication___exchange(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "category", 0};
            static CPyArg_Parser parser = {"OOO:exchange", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_category;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_category)) {
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
            CPyTagged arg_category;
            if (likely(PyLong_Check(obj_category)))
                arg_category = CPyTagged_BorrowFromObject(obj_category);
            else {
                CPy_TypeError("int", obj_category); goto fail;
            }
            char retval = CPyDef_publication___exchange(arg_t, arg_seat, arg_category);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "exchange", 206, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____type_note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_type_note", "Table", "book", 219, CPyStatic_publication___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_type_note", "Book", "options", 219, CPyStatic_publication___globals);
        goto CPyL37;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_type;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 219, CPyStatic_publication___globals);
        goto CPyL37;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL5;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_type_note", "Table", "players", 221, CPyStatic_publication___globals);
        goto CPyL37;
    }
CPyL6: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_me);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 221, CPyStatic_publication___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_encyclopedia___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 221, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r9);
        goto CPyL37;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_type_note", "Table", "target", 222, CPyStatic_publication___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 223, CPyStatic_publication___globals);
        goto CPyL39;
    }
    cpy_r_r14 = CPyDef_publication___published_types(cpy_r_t, cpy_r_r10, cpy_r_r11, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 223, CPyStatic_publication___globals);
        goto CPyL39;
    }
    cpy_r_r15 = CPyDef_publication____points(cpy_r_t, cpy_r_r10, cpy_r_r11, cpy_r_r11, cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 224, CPyStatic_publication___globals);
        goto CPyL40;
    }
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 225, CPyStatic_publication___globals);
        goto CPyL41;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r10)->_study;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_type_note", "Player", "study", 225, CPyStatic_publication___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r17);
CPyL14: ;
    cpy_r_r18 = 0;
CPyL15: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL43;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 225, CPyStatic_publication___globals);
        goto CPyL44;
    }
    cpy_r_r28 = cpy_r_r27 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL19;
    cpy_r_r30 = CPyTagged_IsEq_(cpy_r_r27, cpy_r_r11);
    cpy_r_r31 = cpy_r_r30 ^ 1;
    if (cpy_r_r31) {
        goto CPyL20;
    } else
        goto CPyL45;
CPyL19: ;
    cpy_r_r32 = cpy_r_r27 != cpy_r_r11;
    if (!cpy_r_r32) goto CPyL45;
CPyL20: ;
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r34 = PyList_Append(cpy_r_r16, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 225, CPyStatic_publication___globals);
        goto CPyL44;
    }
CPyL21: ;
    cpy_r_r36 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r36;
    goto CPyL15;
CPyL22: ;
    cpy_r_r37 = 0;
    cpy_r_r38 = 0;
CPyL23: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r38 < cpy_r_r40;
    if (!cpy_r_r41) goto CPyL46;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r43 = *(CPyPtr *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r38 * 8;
    cpy_r_r45 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r46 = *(PyObject * *)cpy_r_r45;
    CPy_INCREF(cpy_r_r46);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 226, CPyStatic_publication___globals);
        goto CPyL47;
    }
    cpy_r_r48 = CPyDef_publication____points(cpy_r_t, cpy_r_r10, cpy_r_r47, cpy_r_r11, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 226, CPyStatic_publication___globals);
        goto CPyL47;
    }
    cpy_r_r49 = CPyTagged_Add(cpy_r_r37, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r37 = cpy_r_r49;
    cpy_r_r50 = cpy_r_r38 + 1;
    cpy_r_r38 = cpy_r_r50;
    goto CPyL23;
CPyL28: ;
    cpy_r_r51 = CPyTagged_Add(cpy_r_r15, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r52 = cpy_r_r51 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (cpy_r_r53) goto CPyL30;
    cpy_r_r54 = cpy_r_r15 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (!cpy_r_r55) goto CPyL31;
CPyL30: ;
    cpy_r_r56 = CPyTagged_IsLt_(cpy_r_r15, cpy_r_r51);
    if (cpy_r_r56) {
        goto CPyL32;
    } else
        goto CPyL33;
CPyL31: ;
    cpy_r_r57 = (Py_ssize_t)cpy_r_r51 > (Py_ssize_t)cpy_r_r15;
    if (!cpy_r_r57) goto CPyL33;
CPyL32: ;
    cpy_r_r58 = CPyStatics[484]; /* 'note-publication' */
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = cpy_r_r58;
    goto CPyL34;
CPyL33: ;
    cpy_r_r60 = CPyStatics[485]; /* 'note-points' */
    CPy_INCREF(cpy_r_r60);
    cpy_r_r59 = cpy_r_r60;
CPyL34: ;
    cpy_r_r61 = CPyStatics[486]; /* 'alone' */
    cpy_r_r62 = CPyStatics[487]; /* 'most' */
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r51);
    cpy_r_r65 = CPyDict_Build(2, cpy_r_r61, cpy_r_r63, cpy_r_r62, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 227, CPyStatic_publication___globals);
        goto CPyL48;
    }
    cpy_r_r66 = CPyDef_message___Message(cpy_r_r59, cpy_r_r65);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 227, CPyStatic_publication___globals);
        goto CPyL37;
    }
    return cpy_r_r66;
CPyL37: ;
    cpy_r_r67 = NULL;
    return cpy_r_r67;
CPyL38: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL37;
CPyL39: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL37;
CPyL40: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL37;
CPyL41: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL37;
CPyL42: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL37;
CPyL43: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL22;
CPyL44: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL37;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL21;
CPyL46: ;
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    goto CPyL28;
CPyL47: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL37;
CPyL48: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL37;
}
        
        PyObject *CPyPy_publication____type_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_type_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____type_note(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_type_note", 217, CPyStatic_publication___globals);
            return NULL;
        }
        
PyObject *CPyDef_publication____join_note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option, CPyTagged cpy_r_reference, PyObject *cpy_r_types) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Table", "book", 231, CPyStatic_publication___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Book", "options", 231, CPyStatic_publication___globals);
        goto CPyL24;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_done;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Table", "players", 233, CPyStatic_publication___globals);
        goto CPyL24;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_me);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 233, CPyStatic_publication___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_encyclopedia___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 233, CPyStatic_publication___globals, "serai.games.encyclopedia.table.Player", cpy_r_r6);
        goto CPyL24;
    }
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 233, CPyStatic_publication___globals);
        goto CPyL25;
    }
    cpy_r_r10 = CPyDef_publication____points(cpy_r_t, cpy_r_r7, cpy_r_r9, cpy_r_reference, cpy_r_types);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 233, CPyStatic_publication___globals);
        goto CPyL24;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Table", "book", 234, CPyStatic_publication___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r11)->_animal_continent;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Book", "animal_continent", 234, CPyStatic_publication___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r13 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r14 = PyObject_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 234, CPyStatic_publication___globals);
        goto CPyL26;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Table", "book", 234, CPyStatic_publication___globals);
        goto CPyL27;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r15)->_animal_continent;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_join_note", "Book", "animal_continent", 234, CPyStatic_publication___globals);
        goto CPyL27;
    }
CPyL14: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_reference);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 234, CPyStatic_publication___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 234, CPyStatic_publication___globals);
        goto CPyL27;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r20 = PyObject_RichCompare(cpy_r_r14, cpy_r_r19, 2);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 234, CPyStatic_publication___globals);
        goto CPyL26;
    }
    cpy_r_r21 = PyObject_IsTrue(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 234, CPyStatic_publication___globals);
        goto CPyL26;
    }
    cpy_r_r23 = cpy_r_r21;
    if (!cpy_r_r23) goto CPyL20;
    cpy_r_r24 = CPyStatics[488]; /* 'note-joins' */
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL21;
CPyL20: ;
    cpy_r_r26 = CPyStatics[489]; /* 'note-joins-removed' */
    CPy_INCREF(cpy_r_r26);
    cpy_r_r25 = cpy_r_r26;
CPyL21: ;
    cpy_r_r27 = CPyStatics[65]; /* 'points' */
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r29 = CPyDict_Build(1, cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 235, CPyStatic_publication___globals);
        goto CPyL28;
    }
    cpy_r_r30 = CPyDef_message___Message(cpy_r_r25, cpy_r_r29);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 235, CPyStatic_publication___globals);
        goto CPyL24;
    }
    return cpy_r_r30;
CPyL24: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL25: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL24;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL24;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL24;
}
        
        PyObject *CPyPy_publication____join_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", "reference", "types", 0};
            static CPyArg_Parser parser = {"OOOOO:_join_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            PyObject *obj_reference;
            PyObject *obj_types;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option, &obj_reference, &obj_types)) {
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            PyObject *arg_types;
            if (likely(PyList_Check(obj_types)))
                arg_types = obj_types;
            else {
                CPy_TypeError("list", obj_types); 
                goto fail;
            }
            PyObject *retval = CPyDef_publication____join_note(arg_t, arg_me, arg_option, arg_reference, arg_types);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_join_note", 230, CPyStatic_publication___globals);
            return NULL;
        }
        
CPyTagged CPyDef_publication____points(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_animal, CPyTagged cpy_r_reference, PyObject *cpy_r_types) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_points", "Table", "book", 240, CPyStatic_publication___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_types + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL11;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_types + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 241, CPyStatic_publication___globals);
        goto CPyL27;
    }
    cpy_r_r12 = CPyDef_publication____gives(cpy_r_t, cpy_r_player, cpy_r_animal, cpy_r_reference, cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 241, CPyStatic_publication___globals);
        goto CPyL28;
    }
    if (!cpy_r_r12) goto CPyL29;
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_publication_points;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_points", "Book", "publication_points", 241, CPyStatic_publication___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r11, 2);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 241, CPyStatic_publication___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 241, CPyStatic_publication___globals);
        goto CPyL27;
    }
    cpy_r_r17 = CPyTagged_Add(cpy_r_r1, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r1 = cpy_r_r17;
CPyL10: ;
    cpy_r_r18 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r18;
    goto CPyL2;
CPyL11: ;
    cpy_r_points = cpy_r_r1;
    cpy_r_r19 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_points", "Book", "animal_continent", 242, CPyStatic_publication___globals);
        goto CPyL30;
    }
CPyL12: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_animal);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 242, CPyStatic_publication___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 242, CPyStatic_publication___globals);
        goto CPyL30;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_points", "Book", "animal_continent", 242, CPyStatic_publication___globals);
        goto CPyL31;
    }
CPyL15: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_reference);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 242, CPyStatic_publication___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 242, CPyStatic_publication___globals);
        goto CPyL31;
    }
    cpy_r_r25 = cpy_r_r21 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL19;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r21, cpy_r_r24);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL20;
CPyL19: ;
    cpy_r_r29 = cpy_r_r21 == cpy_r_r24;
    cpy_r_r28 = cpy_r_r29;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r28) goto CPyL32;
    cpy_r_r30 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_publication_points;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/publication.py", "_points", "Book", "publication_points", 243, CPyStatic_publication___globals);
        goto CPyL30;
    }
CPyL22: ;
    cpy_r_r31 = CPyList_GetItemShort(cpy_r_r30, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 243, CPyStatic_publication___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 243, CPyStatic_publication___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r33 = CPyTagged_Add(cpy_r_points, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_points = cpy_r_r33;
CPyL25: ;
    return cpy_r_points;
CPyL26: ;
    cpy_r_r34 = CPY_INT_TAG;
    return cpy_r_r34;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL26;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL26;
CPyL32: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL25;
}
        
        PyObject *CPyPy_publication____points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "animal", "reference", "types", 0};
            static CPyArg_Parser parser = {"OOOOO:_points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_animal;
            PyObject *obj_reference;
            PyObject *obj_types;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_animal, &obj_reference, &obj_types)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_animal;
            if (likely(PyLong_Check(obj_animal)))
                arg_animal = CPyTagged_BorrowFromObject(obj_animal);
            else {
                CPy_TypeError("int", obj_animal); goto fail;
            }
            CPyTagged arg_reference;
            if (likely(PyLong_Check(obj_reference)))
                arg_reference = CPyTagged_BorrowFromObject(obj_reference);
            else {
                CPy_TypeError("int", obj_reference); goto fail;
            }
            PyObject *arg_types;
            if (likely(PyList_Check(obj_types)))
                arg_types = obj_types;
            else {
                CPy_TypeError("list", obj_types); 
                goto fail;
            }
            CPyTagged retval = CPyDef_publication____points(arg_t, arg_player, arg_animal, arg_reference, arg_types);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "_points", 238, CPyStatic_publication___globals);
            return NULL;
        }
        
char CPyDef_publication_____top_level__(void) {
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
    void *cpy_r_r144;
    void *cpy_r_r145;
    void *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    void *cpy_r_r152;
    void *cpy_r_r153;
    PyObject **cpy_r_r154;
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
    PyObject *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    void *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    void *cpy_r_r174;
    void *cpy_r_r175;
    PyObject **cpy_r_r176;
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
    PyObject *cpy_r_r187;
    void *cpy_r_r188;
    void *cpy_r_r189;
    void *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    void *cpy_r_r196;
    void *cpy_r_r197;
    PyObject **cpy_r_r198;
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
    PyObject *cpy_r_r209;
    void *cpy_r_r210;
    void *cpy_r_r211;
    void *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    void *cpy_r_r218;
    void *cpy_r_r219;
    PyObject **cpy_r_r220;
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
    PyObject *cpy_r_r231;
    void *cpy_r_r232;
    void *cpy_r_r233;
    void *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    void *cpy_r_r240;
    void *cpy_r_r241;
    PyObject **cpy_r_r242;
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
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 1, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 1, CPyStatic_publication___globals);
        goto CPyL94;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_publication___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 3, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_publication___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 5, CPyStatic_publication___globals);
        goto CPyL94;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 5, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 5, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 5, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 5, CPyStatic_publication___globals);
        goto CPyL94;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 6, CPyStatic_publication___globals);
        goto CPyL94;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 6, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 6, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 6, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5072]; /* ('boost_obstacle', 'die_bonus', 'die_value', 'pay', 'recolour_obstacle') */
    cpy_r_r54 = CPyStatic_publication___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 6, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL95;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 7, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 7, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 7, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 7, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5073]; /* ('after_placing', 'expert_reach', 'lacks_value') */
    cpy_r_r76 = CPyStatic_publication___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 7, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL96;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 8, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 8, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 8, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 8, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5049]; /* ('die_placed',) */
    cpy_r_r98 = CPyStatic_publication___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 8, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL97;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r101 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 9, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r109 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 9, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 9, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 9, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r120 = CPyStatic_publication___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 9, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL98;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r123 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 10, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r131 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 10, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 10, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 10, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5074]; /* ('NO_ACTION', 'PUBLICATION', 'SPENT') */
    cpy_r_r142 = CPyStatic_publication___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 10, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL99;
CPyL53: ;
    cpy_r_r144 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r145 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r146 = CPyModuleLockAPI_serai;
    cpy_r_r147 = CPyImport_IsInitialized(cpy_r_r145);
    if (!cpy_r_r147) goto CPyL56;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 11, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r151 = cpy_r_r150;
    goto CPyL60;
CPyL56: ;
    cpy_r_r152 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r153 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r154 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r155 = PyImport_GetModuleDict();
    cpy_r_r156 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 11, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r158 = CPyStatics[8]; /* '__file__' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 11, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r160 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r161 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r162 = CPyImport_ImportNative(cpy_r_r161, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r159, cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 11, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r151 = cpy_r_r162;
CPyL60: ;
    cpy_r_r163 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r164 = CPyStatic_publication___globals;
    cpy_r_r165 = CPyImport_GetNativeAttrs(cpy_r_r151, cpy_r_r163, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 11, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL100;
CPyL61: ;
    cpy_r_r166 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r167 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r168 = CPyModuleLockAPI_serai;
    cpy_r_r169 = CPyImport_IsInitialized(cpy_r_r167);
    if (!cpy_r_r169) goto CPyL64;
    cpy_r_r170 = PyImport_GetModuleDict();
    cpy_r_r171 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 12, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r173 = cpy_r_r172;
    goto CPyL68;
CPyL64: ;
    cpy_r_r174 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r175 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r176 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r177 = PyImport_GetModuleDict();
    cpy_r_r178 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 12, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r180 = CPyStatics[8]; /* '__file__' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 12, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r182 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r183 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r184 = CPyImport_ImportNative(cpy_r_r183, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r181, cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 12, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r173 = cpy_r_r184;
CPyL68: ;
    cpy_r_r185 = CPyStatics[5064]; /* ('Gains', 'receive') */
    cpy_r_r186 = CPyStatic_publication___globals;
    cpy_r_r187 = CPyImport_GetNativeAttrs(cpy_r_r173, cpy_r_r185, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 12, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL101;
CPyL69: ;
    cpy_r_r188 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r189 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r190 = CPyModuleLockAPI_serai;
    cpy_r_r191 = CPyImport_IsInitialized(cpy_r_r189);
    if (!cpy_r_r191) goto CPyL72;
    cpy_r_r192 = PyImport_GetModuleDict();
    cpy_r_r193 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r194 = CPyDict_GetItem(cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 13, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r195 = cpy_r_r194;
    goto CPyL76;
CPyL72: ;
    cpy_r_r196 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r197 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r198 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r199 = PyImport_GetModuleDict();
    cpy_r_r200 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r201 = CPyDict_GetItem(cpy_r_r199, cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 13, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r202 = CPyStatics[8]; /* '__file__' */
    cpy_r_r203 = CPyObject_GetAttr(cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 13, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r204 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r205 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r206 = CPyImport_ImportNative(cpy_r_r205, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r203, cpy_r_r204, 0);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 13, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r195 = cpy_r_r206;
CPyL76: ;
    cpy_r_r207 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r208 = CPyStatic_publication___globals;
    cpy_r_r209 = CPyImport_GetNativeAttrs(cpy_r_r195, cpy_r_r207, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 13, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL102;
CPyL77: ;
    cpy_r_r210 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r211 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r212 = CPyModuleLockAPI_serai;
    cpy_r_r213 = CPyImport_IsInitialized(cpy_r_r211);
    if (!cpy_r_r213) goto CPyL80;
    cpy_r_r214 = PyImport_GetModuleDict();
    cpy_r_r215 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r216 = CPyDict_GetItem(cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 14, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r217 = cpy_r_r216;
    goto CPyL84;
CPyL80: ;
    cpy_r_r218 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r219 = CPyExec_serai___kernel___decision;
    cpy_r_r220 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r221 = PyImport_GetModuleDict();
    cpy_r_r222 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r223 = CPyDict_GetItem(cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 14, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r224 = CPyStatics[8]; /* '__file__' */
    cpy_r_r225 = CPyObject_GetAttr(cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 14, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r226 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r227 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r228 = CPyImport_ImportNative(cpy_r_r227, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r225, cpy_r_r226, 0);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 14, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r217 = cpy_r_r228;
CPyL84: ;
    cpy_r_r229 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r230 = CPyStatic_publication___globals;
    cpy_r_r231 = CPyImport_GetNativeAttrs(cpy_r_r217, cpy_r_r229, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 14, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL103;
CPyL85: ;
    cpy_r_r232 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r233 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r234 = CPyModuleLockAPI_serai;
    cpy_r_r235 = CPyImport_IsInitialized(cpy_r_r233);
    if (!cpy_r_r235) goto CPyL88;
    cpy_r_r236 = PyImport_GetModuleDict();
    cpy_r_r237 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r238 = CPyDict_GetItem(cpy_r_r236, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 15, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r239 = cpy_r_r238;
    goto CPyL92;
CPyL88: ;
    cpy_r_r240 = CPyInitOnly_serai___kernel___message;
    cpy_r_r241 = CPyExec_serai___kernel___message;
    cpy_r_r242 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r243 = PyImport_GetModuleDict();
    cpy_r_r244 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r245 = CPyDict_GetItem(cpy_r_r243, cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 15, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r246 = CPyStatics[8]; /* '__file__' */
    cpy_r_r247 = CPyObject_GetAttr(cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 15, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r248 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r249 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r250 = CPyImport_ImportNative(cpy_r_r249, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r247, cpy_r_r248, 0);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 15, CPyStatic_publication___globals);
        goto CPyL94;
    }
    cpy_r_r239 = cpy_r_r250;
CPyL92: ;
    cpy_r_r251 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r252 = CPyStatic_publication___globals;
    cpy_r_r253 = CPyImport_GetNativeAttrs(cpy_r_r239, cpy_r_r251, cpy_r_r251, cpy_r_r252);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/publication.py", "<module>", 15, CPyStatic_publication___globals);
        goto CPyL94;
    } else
        goto CPyL104;
CPyL93: ;
    return 1;
CPyL94: ;
    cpy_r_r254 = 2;
    return cpy_r_r254;
CPyL95: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL96: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL97: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL98: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL99: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL100: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL61;
CPyL101: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL69;
CPyL102: ;
    CPy_DECREF(cpy_r_r209);
    goto CPyL77;
CPyL103: ;
    CPy_DECREF(cpy_r_r231);
    goto CPyL85;
CPyL104: ;
    CPy_DECREF(cpy_r_r253);
    goto CPyL93;
}

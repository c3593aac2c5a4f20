#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
draft___draft_env_traverse(serai___games___scholars___draft___draft_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    Py_VISIT(self->___mypyc_generator_attribute__resource_of);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_draft___draft_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___draft___draft_envObject *self = (serai___games___scholars___draft___draft_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    Py_CLEAR(self->___mypyc_generator_attribute__resource_of);
    return 0;
}

static int32_t CPyDef_draft___draft_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___draft___draft_envObject *self = (serai___games___scholars___draft___draft_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
draft___draft_env_dealloc(serai___games___scholars___draft___draft_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (draft___draft_env_free_instance == NULL) {
        draft___draft_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        Py_CLEAR(self->___mypyc_generator_attribute__resource_of);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, draft___draft_env_dealloc)
    CPyDef_draft___draft_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_draft_____mypyc__draft_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_draft___draft_env(void);

static PyObject *
draft___draft_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_draft___draft_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_draft_____mypyc__draft_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem draft___draft_env_vtable[1];
static bool
CPyDef_draft___draft_env_trait_vtable_setup(void)
{
    CPyVTableItem draft___draft_env_vtable_scratch[] = {
        NULL
    };
    memcpy(draft___draft_env_vtable, draft___draft_env_vtable_scratch, sizeof(draft___draft_env_vtable));
    return 1;
}

static bool
CPyDef_draft___draft_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef draft___draft_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_draft_____mypyc__draft_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_draft___draft_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "draft_env",
    .tp_new = draft___draft_env_new,
    .tp_dealloc = (destructor)draft___draft_env_dealloc,
    .tp_traverse = (traverseproc)draft___draft_env_traverse,
    .tp_clear = (inquiry)CPyDef_draft___draft_env_clear,
    .tp_methods = draft___draft_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___draft___draft_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("draft_env()\n--\n\n"),
};
static PyTypeObject *CPyType_draft___draft_env_template = &CPyType_draft___draft_env_template_;

PyObject *CPyDef_draft_____mypyc__draft_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___draft___draft_envObject *self;
    if (draft___draft_env_free_instance != NULL) {
        self = draft___draft_env_free_instance;
        draft___draft_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___draft___draft_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = draft___draft_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_draft___draft_env(void)
{
    PyObject *self = CPyDef_draft_____mypyc__draft_env_setup((PyObject *)CPyType_draft___draft_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_senddraft___draft_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_draft___draft_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods draft___draft_gen_as_async = {
    .am_send = CPyDunder_am_senddraft___draft_gen,
};
static int
draft___draft_gen_traverse(serai___games___scholars___draft___draft_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rooms);
    Py_VISIT(self->___mypyc_generator_frame_attribute__cards);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_draft___draft_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___draft___draft_genObject *self = (serai___games___scholars___draft___draft_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rooms);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__cards);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4);
    return 0;
}

static int32_t CPyDef_draft___draft_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___draft___draft_genObject *self = (serai___games___scholars___draft___draft_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rooms);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__cards);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4);
    return 0;
}

static void
draft___draft_gen_dealloc(serai___games___scholars___draft___draft_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (draft___draft_gen_free_instance == NULL) {
        draft___draft_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rooms);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__cards);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, draft___draft_gen_dealloc)
    CPyDef_draft___draft_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_draft_____mypyc__draft_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_draft___draft_gen(void);

static PyObject *
draft___draft_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_draft___draft_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_draft_____mypyc__draft_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem draft___draft_gen_vtable[6];
static bool
CPyDef_draft___draft_gen_trait_vtable_setup(void)
{
    CPyVTableItem draft___draft_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_draft___draft_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_draft___draft_gen_____next__,
        (CPyVTableItem)CPyDef_draft___draft_gen___send,
        (CPyVTableItem)CPyDef_draft___draft_gen_____iter__,
        (CPyVTableItem)CPyDef_draft___draft_gen___throw,
        (CPyVTableItem)CPyDef_draft___draft_gen___close,
    };
    memcpy(draft___draft_gen_vtable, draft___draft_gen_vtable_scratch, sizeof(draft___draft_gen_vtable));
    return 1;
}

static bool
CPyDef_draft___draft_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef draft___draft_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_draft_____mypyc__draft_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_draft___draft_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_draft___draft_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_draft___draft_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_draft___draft_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_draft___draft_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_draft___draft_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "draft_gen",
    .tp_new = draft___draft_gen_new,
    .tp_dealloc = (destructor)draft___draft_gen_dealloc,
    .tp_traverse = (traverseproc)draft___draft_gen_traverse,
    .tp_clear = (inquiry)CPyDef_draft___draft_gen_clear,
    .tp_methods = draft___draft_gen_methods,
    .tp_iter = CPyDef_draft___draft_gen_____iter__,
    .tp_iternext = CPyDef_draft___draft_gen_____next__,
    .tp_as_async = &draft___draft_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___draft___draft_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("draft_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_draft___draft_gen_template = &CPyType_draft___draft_gen_template_;

PyObject *CPyDef_draft_____mypyc__draft_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___draft___draft_genObject *self;
    if (draft___draft_gen_free_instance != NULL) {
        self = draft___draft_gen_free_instance;
        draft___draft_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___draft___draft_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = draft___draft_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_draft___draft_gen(void)
{
    PyObject *self = CPyDef_draft_____mypyc__draft_gen_setup((PyObject *)CPyType_draft___draft_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__draft___note_draft_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_draft___note_draft_obj_____get__(self, instance, owner);
}
PyMemberDef draft___note_draft_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___draft___note_draft_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___draft___note_draft_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
draft___note_draft_obj_traverse(serai___games___scholars___draft___note_draft_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___draft___note_draft_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___draft___note_draft_objObject))));
    return rv;
}

static int32_t CPyDef_draft___note_draft_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___draft___note_draft_objObject *self = (serai___games___scholars___draft___note_draft_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___draft___note_draft_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___draft___note_draft_objObject))));
    return 0;
}

static int32_t CPyDef_draft___note_draft_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___draft___note_draft_objObject *self = (serai___games___scholars___draft___note_draft_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___draft___note_draft_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___draft___note_draft_objObject))));
    return 0;
}

static void
draft___note_draft_obj_dealloc(serai___games___scholars___draft___note_draft_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (draft___note_draft_obj_free_instance == NULL) {
        draft___note_draft_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, draft___note_draft_obj_dealloc)
    CPyDef_draft___note_draft_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_draft_____mypyc__note_draft_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_draft___note_draft_obj(void);

static PyObject *
draft___note_draft_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_draft___note_draft_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_draft_____mypyc__note_draft_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem draft___note_draft_obj_vtable[2];
static bool
CPyDef_draft___note_draft_obj_trait_vtable_setup(void)
{
    CPyVTableItem draft___note_draft_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_draft___note_draft_obj_____call__,
        (CPyVTableItem)CPyDef_draft___note_draft_obj_____get__,
    };
    memcpy(draft___note_draft_obj_vtable, draft___note_draft_obj_vtable_scratch, sizeof(draft___note_draft_obj_vtable));
    return 1;
}

static bool
CPyDef_draft___note_draft_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
draft___note_draft_obj_get___3_mypyc_env__(serai___games___scholars___draft___note_draft_objObject *self, void *closure);

static PyGetSetDef draft___note_draft_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)draft___note_draft_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef draft___note_draft_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_draft_____mypyc__note_draft_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_draft___note_draft_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_draft___note_draft_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_draft___note_draft_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_draft_obj",
    .tp_new = draft___note_draft_obj_new,
    .tp_dealloc = (destructor)draft___note_draft_obj_dealloc,
    .tp_traverse = (traverseproc)draft___note_draft_obj_traverse,
    .tp_clear = (inquiry)CPyDef_draft___note_draft_obj_clear,
    .tp_getset = draft___note_draft_obj_getseters,
    .tp_methods = draft___note_draft_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__draft___note_draft_obj,
    .tp_members = draft___note_draft_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___draft___note_draft_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___draft___note_draft_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___draft___note_draft_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___draft___note_draft_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_draft_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_draft___note_draft_obj_template = &CPyType_draft___note_draft_obj_template_;

PyObject *CPyDef_draft_____mypyc__note_draft_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___draft___note_draft_objObject *self;
    if (draft___note_draft_obj_free_instance != NULL) {
        self = draft___note_draft_obj_free_instance;
        draft___note_draft_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___draft___note_draft_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = draft___note_draft_obj_vtable;
    self->vectorcall = CPyPy_draft___note_draft_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_draft___note_draft_obj(void)
{
    PyObject *self = CPyDef_draft_____mypyc__note_draft_obj_setup((PyObject *)CPyType_draft___note_draft_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
draft___note_draft_obj_get___3_mypyc_env__(serai___games___scholars___draft___note_draft_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_draft_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_senddraft____resolve_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_draft____resolve_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods draft____resolve_gen_as_async = {
    .am_send = CPyDunder_am_senddraft____resolve_gen,
};
static int
draft____resolve_gen_traverse(serai___games___scholars___draft____resolve_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__card));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_draft____resolve_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___draft____resolve_genObject *self = (serai___games___scholars___draft____resolve_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0);
    return 0;
}

static int32_t CPyDef_draft____resolve_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___draft____resolve_genObject *self = (serai___games___scholars___draft____resolve_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
        self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0);
    return 0;
}

static void
draft____resolve_gen_dealloc(serai___games___scholars___draft____resolve_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (draft____resolve_gen_free_instance == NULL) {
        draft____resolve_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__card)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__card;
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, draft____resolve_gen_dealloc)
    CPyDef_draft____resolve_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_draft_____mypyc___3_resolve_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_draft____resolve_gen(void);

static PyObject *
draft____resolve_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_draft____resolve_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_draft_____mypyc___3_resolve_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem draft____resolve_gen_vtable[6];
static bool
CPyDef_draft____resolve_gen_trait_vtable_setup(void)
{
    CPyVTableItem draft____resolve_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_draft____resolve_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_draft____resolve_gen_____next__,
        (CPyVTableItem)CPyDef_draft____resolve_gen___send,
        (CPyVTableItem)CPyDef_draft____resolve_gen_____iter__,
        (CPyVTableItem)CPyDef_draft____resolve_gen___throw,
        (CPyVTableItem)CPyDef_draft____resolve_gen___close,
    };
    memcpy(draft____resolve_gen_vtable, draft____resolve_gen_vtable_scratch, sizeof(draft____resolve_gen_vtable));
    return 1;
}

static bool
CPyDef_draft____resolve_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef draft____resolve_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_draft_____mypyc___3_resolve_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_draft____resolve_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_draft____resolve_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_draft____resolve_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_draft____resolve_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_draft____resolve_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_draft____resolve_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_resolve_gen",
    .tp_new = draft____resolve_gen_new,
    .tp_dealloc = (destructor)draft____resolve_gen_dealloc,
    .tp_traverse = (traverseproc)draft____resolve_gen_traverse,
    .tp_clear = (inquiry)CPyDef_draft____resolve_gen_clear,
    .tp_methods = draft____resolve_gen_methods,
    .tp_iter = CPyDef_draft____resolve_gen_____iter__,
    .tp_iternext = CPyDef_draft____resolve_gen_____next__,
    .tp_as_async = &draft____resolve_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___draft____resolve_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_resolve_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_draft____resolve_gen_template = &CPyType_draft____resolve_gen_template_;

PyObject *CPyDef_draft_____mypyc___3_resolve_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___draft____resolve_genObject *self;
    if (draft____resolve_gen_free_instance != NULL) {
        self = draft____resolve_gen_free_instance;
        draft____resolve_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___draft____resolve_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = draft____resolve_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__card = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_draft____resolve_gen(void)
{
    PyObject *self = CPyDef_draft_____mypyc___3_resolve_gen_setup((PyObject *)CPyType_draft____resolve_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef draftmodule_methods[] = {
    {"draft", (PyCFunction)CPyPy_draft___draft, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draft(t)\n--\n\n") /* docstring */},
    {"pair_note", (PyCFunction)CPyPy_draft___pair_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pair_note(t, card)\n--\n\n") /* docstring */},
    {"_resolve", (PyCFunction)CPyPy_draft____resolve, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_resolve(t, me, card)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___draft__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___draft__internal, "__name__");
    CPyStatic_draft___globals = PyModule_GetDict(CPyModule_serai___games___scholars___draft__internal);
    if (unlikely(CPyStatic_draft___globals == NULL))
        goto fail;
    CPyType_draft___draft_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_draft___draft_env_template, NULL, modname);
    if (unlikely(!CPyType_draft___draft_env))
        goto fail;
    CPyDef_draft___draft_env_trait_vtable_setup();
    CPyType_draft___draft_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_draft___draft_gen_template, NULL, modname);
    if (unlikely(!CPyType_draft___draft_gen))
        goto fail;
    CPyDef_draft___draft_gen_trait_vtable_setup();
    CPyType_draft___note_draft_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_draft___note_draft_obj_template, NULL, modname);
    if (unlikely(!CPyType_draft___note_draft_obj))
        goto fail;
    CPyDef_draft___note_draft_obj_trait_vtable_setup();
    CPyType_draft____resolve_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_draft____resolve_gen_template, NULL, modname);
    if (unlikely(!CPyType_draft____resolve_gen))
        goto fail;
    CPyDef_draft____resolve_gen_trait_vtable_setup();
    char result = CPyDef_draft_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___draft__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_draft___draft_env);
    Py_CLEAR(CPyType_draft___draft_gen);
    Py_CLEAR(CPyType_draft___note_draft_obj);
    Py_CLEAR(CPyType_draft____resolve_gen);
    return -1;
}
int CPyExec_serai___games___scholars___draft(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___draft__impl, &CPyImportState_serai___games___scholars___draft, &CPyModule_serai___games___scholars___draft);
}
static struct PyModuleDef draftmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.draft",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    draftmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___draft(void)
{
    if (CPyModule_serai___games___scholars___draft__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___draft__internal);
        return CPyModule_serai___games___scholars___draft__internal;
    }
    CPyModule_serai___games___scholars___draft__internal = PyModule_Create(&draftmodule);
    return CPyModule_serai___games___scholars___draft__internal;
}

PyObject *CPyInit_serai___games___scholars___draft(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___draft__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___draft__internal);
        return CPyModule_serai___games___scholars___draft__internal;
    }
    CPyModule_serai___games___scholars___draft__internal = PyModule_Create(&draftmodule);
    if (unlikely(CPyModule_serai___games___scholars___draft__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.draft");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___draft__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___draft__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___draft__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___draft(CPyModule_serai___games___scholars___draft__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___draft__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.draft");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___draft__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_draft___note_draft_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_draft___note_draft_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_draft___note_draft_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "__get__", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___note_draft_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___scholars___draft___note_draft_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "note", "note_draft_obj", "__mypyc_env__", 20, CPyStatic_draft___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "note", "draft_env", "t", 21, CPyStatic_draft___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r0)->___mypyc_generator_attribute__resource_of;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "note", "draft_env", "resource_of", 21, CPyStatic_draft___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "note", 21, CPyStatic_draft___globals);
        goto CPyL8;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "note", 21, CPyStatic_draft___globals);
        goto CPyL8;
    }
    cpy_r_r6 = CPyDef_draft___pair_note(cpy_r_r1, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "note", 21, CPyStatic_draft___globals);
        goto CPyL7;
    }
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_draft___note_draft_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_draft___note_draft_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "note", 20, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___draft_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
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
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    tuple_T2II cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    PyObject *cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int64_t cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    CPyTagged cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_r137;
    char cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
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
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    tuple_T3OOO cpy_r_r188;
    PyObject **cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject **cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyTagged cpy_r_r200;
    CPyTagged cpy_r_r201;
    int64_t cpy_r_r202;
    char cpy_r_r203;
    char cpy_r_r204;
    char cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    CPyTagged cpy_r_r216;
    CPyTagged cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    CPyPtr cpy_r_r220;
    int64_t cpy_r_r221;
    CPyTagged cpy_r_r222;
    CPyTagged cpy_r_r223;
    PyObject *cpy_r_r224;
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
    PyObject *cpy_r_r238;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "__mypyc_env__", 13, CPyStatic_draft___globals);
        goto CPyL178;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL172;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 15, CPyStatic_draft___globals);
        goto CPyL171;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 15, CPyStatic_draft___globals);
        goto CPyL171;
    }
CPyL7: ;
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 15, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r11 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 16, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_r11)->_seat;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seat' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 16, CPyStatic_draft___globals);
        goto CPyL171;
    }
CPyL10: ;
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 16, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r14 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 17, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r14);
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_r14)->_pairs;
    if (unlikely(cpy_r_r15 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'pairs' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r15);
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL171;
    }
CPyL13: ;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = CPyStatics[4911]; /* 2 */
    cpy_r_r19 = PySlice_New(cpy_r_r16, cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL179;
    }
    cpy_r_r20 = PyObject_GetItem(cpy_r_r15, cpy_r_r19);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL171;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals, "list", cpy_r_r20);
        goto CPyL171;
    }
    cpy_r_r22 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 17, CPyStatic_draft___globals);
        goto CPyL180;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_r22)->_pairs;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'pairs' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL180;
    }
CPyL18: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = CPyStatics[4897]; /* 1 */
    cpy_r_r26 = CPyStatics[4911]; /* 2 */
    cpy_r_r27 = PySlice_New(cpy_r_r25, cpy_r_r24, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL181;
    }
    cpy_r_r28 = PyObject_GetItem(cpy_r_r23, cpy_r_r27);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL180;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals, "list", cpy_r_r28);
        goto CPyL180;
    }
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms = cpy_r_r21;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL182;
    }
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards = cpy_r_r29;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 17, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r32 = PyDict_New();
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r33 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r34 = CPyStatics[36]; /* 'zip' */
    cpy_r_r35 = CPyObject_GetAttr(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL183;
    }
    cpy_r_r36 = 1 ? Py_True : Py_False;
    cpy_r_r37 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 18, CPyStatic_draft___globals);
        goto CPyL184;
    }
CPyL26: ;
    cpy_r_r38 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "cards", 18, CPyStatic_draft___globals);
        goto CPyL184;
    }
CPyL27: ;
    PyObject *cpy_r_r39[3] = {cpy_r_r37, cpy_r_r38, cpy_r_r36};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r42 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r40, 2, cpy_r_r41);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL183;
    }
    cpy_r_r43 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 18, CPyStatic_draft___globals);
        goto CPyL185;
    }
CPyL29: ;
    cpy_r_r44 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "cards", 18, CPyStatic_draft___globals);
        goto CPyL185;
    }
CPyL30: ;
    cpy_r_r45 = PyObject_GetIter(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL183;
    }
CPyL31: ;
    cpy_r_r46 = PyIter_Next(cpy_r_r45);
    if (cpy_r_r46 == NULL) goto CPyL186;
    PyObject *__tmp4710;
    if (unlikely(!(PyTuple_Check(cpy_r_r46) && PyTuple_GET_SIZE(cpy_r_r46) == 2))) {
        __tmp4710 = NULL;
        goto __LL4711;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r46, 0))))
        __tmp4710 = PyTuple_GET_ITEM(cpy_r_r46, 0);
    else {
        __tmp4710 = NULL;
    }
    if (__tmp4710 == NULL) goto __LL4711;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r46, 1))))
        __tmp4710 = PyTuple_GET_ITEM(cpy_r_r46, 1);
    else {
        __tmp4710 = NULL;
    }
    if (__tmp4710 == NULL) goto __LL4711;
    __tmp4710 = cpy_r_r46;
__LL4711: ;
    if (unlikely(__tmp4710 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r46); cpy_r_r47 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4712 = PyTuple_GET_ITEM(cpy_r_r46, 0);
        CPyTagged __tmp4713;
        if (likely(PyLong_Check(__tmp4712)))
            __tmp4713 = CPyTagged_FromObject(__tmp4712);
        else {
            goto __LL4714;
        }
        cpy_r_r47.f0 = __tmp4713;
        PyObject *__tmp4715 = PyTuple_GET_ITEM(cpy_r_r46, 1);
        CPyTagged __tmp4716;
        if (likely(PyLong_Check(__tmp4715)))
            __tmp4716 = CPyTagged_FromObject(__tmp4715);
        else {
            goto __LL4717;
        }
        cpy_r_r47.f1 = __tmp4716;
    }
    goto __LL4718;
__LL4714: ;
    cpy_r_r47 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4718;
__LL4717: ;
    CPyTagged_DECREF(cpy_r_r47.f0);
    cpy_r_r47 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4718;
__LL4718: ;
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL187;
    }
    cpy_r_r48 = cpy_r_r47.f0;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_r49 = cpy_r_r47.f1;
    CPyTagged_INCREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r47.f0);
    CPyTagged_DECREF(cpy_r_r47.f1);
    cpy_r_r50 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 18, CPyStatic_draft___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r50);
CPyL34: ;
    cpy_r_r51 = ((serai___games___scholars___table___TableObject *)cpy_r_r50)->_rooms;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Table", "rooms", 18, CPyStatic_draft___globals);
        goto CPyL189;
    }
CPyL35: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_r51, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL190;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL190;
    }
    CPy_DECREF(cpy_r_r50);
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r49);
    cpy_r_r56 = PyDict_SetItem(cpy_r_r32, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL187;
    } else
        goto CPyL31;
CPyL38: ;
    cpy_r_r58 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL183;
    }
    if (((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__resource_of != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__resource_of);
    }
    ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__resource_of = cpy_r_r32;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 18, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r60 = CPyDef_draft___note_draft_obj();
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 20, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___draft___note_draft_objObject *)cpy_r_r60)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 20, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r62 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 23, CPyStatic_draft___globals);
        goto CPyL171;
    }
CPyL43: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r62 + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = PyList_New(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r66 = 0;
CPyL45: ;
    cpy_r_r67 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 23, CPyStatic_draft___globals);
        goto CPyL191;
    }
CPyL46: ;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r66 < cpy_r_r69;
    if (!cpy_r_r70) goto CPyL61;
    cpy_r_r71 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 23, CPyStatic_draft___globals);
        goto CPyL191;
    }
CPyL48: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r66 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals);
        goto CPyL191;
    }
    cpy_r_r78 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "book", 23, CPyStatic_draft___globals);
        goto CPyL192;
    }
CPyL50: ;
    cpy_r_r79 = ((serai___games___scholars___book___BookObject *)cpy_r_r78)->_options;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Book", "options", 23, CPyStatic_draft___globals);
        goto CPyL192;
    }
CPyL51: ;
    cpy_r_r80 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r79)->_pair;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Options", "pair", 23, CPyStatic_draft___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r80);
CPyL52: ;
    cpy_r_r81 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "book", 23, CPyStatic_draft___globals);
        goto CPyL193;
    }
CPyL53: ;
    cpy_r_r82 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 23, CPyStatic_draft___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r82);
CPyL54: ;
    cpy_r_r83 = ((serai___games___scholars___table___TableObject *)cpy_r_r82)->_rooms;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Table", "rooms", 23, CPyStatic_draft___globals);
        goto CPyL194;
    }
CPyL55: ;
    cpy_r_r84 = CPyList_GetItem(cpy_r_r83, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals);
        goto CPyL195;
    }
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r85 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r85 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals);
        goto CPyL195;
    }
    CPy_DECREF(cpy_r_r82);
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_r85);
    cpy_r_r87 = CPyDict_GetItem(cpy_r_r80, cpy_r_r86);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals);
        goto CPyL191;
    }
    if (likely(Py_TYPE(cpy_r_r87) == CPyType_option___Option))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals, "serai.kernel.option.Option", cpy_r_r87);
        goto CPyL191;
    }
    CPyList_SetItemUnsafe(cpy_r_r65, cpy_r_r66, cpy_r_r88);
    cpy_r_r89 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r89;
    goto CPyL45;
CPyL61: ;
    cpy_r_r90 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "note", 23, CPyStatic_draft___globals);
        goto CPyL191;
    }
CPyL62: ;
    cpy_r_r91 = NULL;
    cpy_r_r92 = NULL;
    cpy_r_r93 = CPyDef_offer___Offer(cpy_r_r65, cpy_r_r91, cpy_r_r92, cpy_r_r90);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 23, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r94 = CPyStatics[2735]; /* 'draft' */
    cpy_r_r95 = CPyStatics[2736]; /* 'SC-SET-11' */
    cpy_r_r96 = NULL;
    cpy_r_r97 = NULL;
    cpy_r_r98 = 2;
    cpy_r_r99 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 24, CPyStatic_draft___globals);
        goto CPyL196;
    }
CPyL64: ;
    cpy_r_r100 = CPyDef_decision___ask(cpy_r_r99, cpy_r_r94, cpy_r_r95, cpy_r_r93, cpy_r_r96, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 24, CPyStatic_draft___globals);
        goto CPyL171;
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL66: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL69;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 24, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL69: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r104 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 24, CPyStatic_draft___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL171;
    }
    cpy_r_r105 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 25, CPyStatic_draft___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r105);
CPyL71: ;
    cpy_r_r106 = ((serai___games___scholars___table___TableObject *)cpy_r_r105)->_rooms;
    if (unlikely(cpy_r_r106 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rooms' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r106);
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 25, CPyStatic_draft___globals);
        goto CPyL197;
    }
CPyL72: ;
    cpy_r_r107 = ((serai___kernel___option___OptionObject *)cpy_r_r104)->_value;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = CPyList_Index(cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 25, CPyStatic_draft___globals);
        goto CPyL197;
    }
    cpy_r_r109 = CPyTagged_StealAsObject(cpy_r_r108);
    cpy_r_r110 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 25, CPyStatic_draft___globals);
        goto CPyL198;
    }
CPyL74: ;
    cpy_r_r111 = CPyList_Index(cpy_r_r110, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 25, CPyStatic_draft___globals);
        goto CPyL197;
    }
    cpy_r_r112 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__cards;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "cards", 26, CPyStatic_draft___globals);
        goto CPyL199;
    }
CPyL76: ;
    cpy_r_r113 = CPyList_GetItem(cpy_r_r112, cpy_r_r111);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 26, CPyStatic_draft___globals);
        goto CPyL199;
    }
    if (likely(PyLong_Check(cpy_r_r113)))
        cpy_r_r114 = CPyTagged_FromObject(cpy_r_r113);
    else {
        CPy_TypeError("int", cpy_r_r113); cpy_r_r114 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 26, CPyStatic_draft___globals);
        goto CPyL199;
    }
    cpy_r_r115 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 27, CPyStatic_draft___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r115);
CPyL79: ;
    cpy_r_r116 = ((serai___games___scholars___table___TableObject *)cpy_r_r115)->_pairs;
    if (unlikely(cpy_r_r116 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'pairs' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r116);
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL200;
    }
CPyL80: ;
    cpy_r_r117 = CPyTagged_Multiply(cpy_r_r111, 4);
    cpy_r_r118 = CPyList_GetSlice(cpy_r_r116, 0, cpy_r_r117);
    CPy_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL200;
    }
    if (likely(PyList_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals, "list", cpy_r_r118);
        goto CPyL200;
    }
    cpy_r_r120 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 27, CPyStatic_draft___globals);
        goto CPyL201;
    }
    CPy_INCREF(cpy_r_r120);
CPyL83: ;
    cpy_r_r121 = ((serai___games___scholars___table___TableObject *)cpy_r_r120)->_pairs;
    if (unlikely(cpy_r_r121 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'pairs' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r121);
    }
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL201;
    }
CPyL84: ;
    cpy_r_r122 = CPyTagged_Multiply(cpy_r_r111, 4);
    cpy_r_r123 = CPyTagged_Add(cpy_r_r122, 4);
    CPyTagged_DECREF(cpy_r_r122);
    cpy_r_r124 = CPyList_GetSlice(cpy_r_r121, cpy_r_r123, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL201;
    }
    if (likely(PyList_Check(cpy_r_r124)))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals, "list", cpy_r_r124);
        goto CPyL201;
    }
    cpy_r_r126 = PyList_New(0);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL202;
    }
    cpy_r_r127 = CPyList_Extend(cpy_r_r126, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL203;
    } else
        goto CPyL204;
CPyL88: ;
    cpy_r_r128 = CPyList_Extend(cpy_r_r126, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL205;
    } else
        goto CPyL206;
CPyL89: ;
    cpy_r_r129 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 27, CPyStatic_draft___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r129);
CPyL90: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r129)->_pairs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r129)->_pairs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r129)->_pairs = cpy_r_r126;
    cpy_r_r130 = 1;
    CPy_DECREF(cpy_r_r129);
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 27, CPyStatic_draft___globals);
        goto CPyL200;
    }
    cpy_r_r131 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 28, CPyStatic_draft___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r131);
CPyL92: ;
    cpy_r_r132 = ((serai___games___scholars___table___TableObject *)cpy_r_r131)->_players;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Table", "players", 28, CPyStatic_draft___globals);
        goto CPyL207;
    }
CPyL93: ;
    cpy_r_r133 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r133 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 28, CPyStatic_draft___globals);
        goto CPyL207;
    }
CPyL94: ;
    cpy_r_r134 = CPyList_GetItemBorrow(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 28, CPyStatic_draft___globals);
        goto CPyL207;
    }
    if (likely(Py_TYPE(cpy_r_r134) == CPyType_scholars___table___Player))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 28, CPyStatic_draft___globals, "serai.games.scholars.table.Player", cpy_r_r134);
        goto CPyL207;
    }
    cpy_r_r136 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r135)->_influence;
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Player", "influence", 28, CPyStatic_draft___globals);
        goto CPyL207;
    }
CPyL97: ;
    cpy_r_r137 = CPyTagged_Subtract(cpy_r_r136, 2);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r135)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r135)->_influence);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r135)->_influence = cpy_r_r137;
    cpy_r_r138 = 1;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 28, CPyStatic_draft___globals);
        goto CPyL207;
    }
    cpy_r_r139 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 28, CPyStatic_draft___globals);
        goto CPyL207;
    }
CPyL99: ;
    CPy_DECREF(cpy_r_r131);
    cpy_r_r140 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 29, CPyStatic_draft___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r140);
CPyL100: ;
    cpy_r_r141 = ((serai___games___scholars___table___TableObject *)cpy_r_r140)->_owners;
    if (unlikely(cpy_r_r141 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'owners' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r141);
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 29, CPyStatic_draft___globals);
        goto CPyL200;
    }
CPyL101: ;
    cpy_r_r142 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rooms;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "rooms", 29, CPyStatic_draft___globals);
        goto CPyL208;
    }
CPyL102: ;
    cpy_r_r143 = CPyList_GetItem(cpy_r_r142, cpy_r_r111);
    CPyTagged_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 29, CPyStatic_draft___globals);
        goto CPyL209;
    }
    if (likely(PyLong_Check(cpy_r_r143)))
        cpy_r_r144 = CPyTagged_FromObject(cpy_r_r143);
    else {
        CPy_TypeError("int", cpy_r_r143); cpy_r_r144 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 29, CPyStatic_draft___globals);
        goto CPyL209;
    }
    cpy_r_r145 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 16, CPyStatic_draft___globals);
        goto CPyL210;
    }
CPyL105: ;
    CPyTagged_INCREF(cpy_r_r145);
    cpy_r_r146 = CPyTagged_StealAsObject(cpy_r_r145);
    cpy_r_r147 = CPyList_SetItem(cpy_r_r141, cpy_r_r144, cpy_r_r146);
    CPy_DECREF(cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r144);
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 29, CPyStatic_draft___globals);
        goto CPyL211;
    }
    cpy_r_r148 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "book", 30, CPyStatic_draft___globals);
        goto CPyL211;
    }
CPyL107: ;
    cpy_r_r149 = ((serai___games___scholars___book___BookObject *)cpy_r_r148)->_resource_cards;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Book", "resource_cards", 30, CPyStatic_draft___globals);
        goto CPyL211;
    }
CPyL108: ;
    cpy_r_r150 = CPyList_GetItem(cpy_r_r149, cpy_r_r114);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 30, CPyStatic_draft___globals);
        goto CPyL211;
    }
    if (likely(PyTuple_Check(cpy_r_r150)))
        cpy_r_r151 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 30, CPyStatic_draft___globals, "tuple", cpy_r_r150);
        goto CPyL211;
    }
    cpy_r_r152 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "book", 30, CPyStatic_draft___globals);
        goto CPyL212;
    }
CPyL111: ;
    cpy_r_r153 = CPySequenceTuple_GetItem(cpy_r_r151, 0);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 30, CPyStatic_draft___globals);
        goto CPyL211;
    }
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "draft", 30, CPyStatic_draft___globals, "str", cpy_r_r153);
        goto CPyL211;
    }
    cpy_r_r155 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 31, CPyStatic_draft___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r155);
CPyL114: ;
    cpy_r_r156 = CPyStatics[2737]; /* 'event-draft' */
    cpy_r_r157 = CPyStatics[2736]; /* 'SC-SET-11' */
    cpy_r_r158 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "book", 31, CPyStatic_draft___globals);
        goto CPyL214;
    }
CPyL115: ;
    cpy_r_r159 = ((serai___games___scholars___book___BookObject *)cpy_r_r158)->_translators;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Book", "translators", 31, CPyStatic_draft___globals);
        goto CPyL214;
    }
CPyL116: ;
    cpy_r_r160 = ((serai___kernel___option___OptionObject *)cpy_r_r104)->_value;
    cpy_r_r161 = PyObject_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 31, CPyStatic_draft___globals);
        goto CPyL214;
    }
    cpy_r_r162 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "book", 31, CPyStatic_draft___globals);
        goto CPyL215;
    }
CPyL118: ;
    CPy_DECREF(cpy_r_r104);
    cpy_r_r163 = CPyStatics[571]; /* 'id' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r163);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 31, CPyStatic_draft___globals);
        goto CPyL216;
    }
    cpy_r_r165 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r166 = CPyStatics[390]; /* 'card' */
    cpy_r_r167 = CPyDict_Build(2, cpy_r_r165, cpy_r_r164, cpy_r_r166, cpy_r_r154);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 31, CPyStatic_draft___globals);
        goto CPyL217;
    }
    cpy_r_r168 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 31, CPyStatic_draft___globals);
        goto CPyL218;
    }
CPyL121: ;
    cpy_r_r169 = CPyDef_kernel___table___Table___tell(cpy_r_r155, cpy_r_r156, cpy_r_r168, cpy_r_r157, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 31, CPyStatic_draft___globals);
        goto CPyL219;
    }
    cpy_r_r170 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 32, CPyStatic_draft___globals);
        goto CPyL219;
    }
    CPy_INCREF(cpy_r_r170);
CPyL123: ;
    cpy_r_r171 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 32, CPyStatic_draft___globals);
        goto CPyL220;
    }
CPyL124: ;
    cpy_r_r172 = CPyDef_draft____resolve(cpy_r_r170, cpy_r_r171, cpy_r_r114);
    CPy_DECREF(cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 32, CPyStatic_draft___globals);
        goto CPyL171;
    }
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4 = cpy_r_r172;
    cpy_r_r173 = 1;
    if (!cpy_r_r173) goto CPyL171;
    cpy_r_r174 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r175 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r176 = NULL;
    cpy_r_r1 = cpy_r_r176;
    cpy_r_r177 = (PyObject **)&cpy_r_r1;
    cpy_r_r178 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4;
    cpy_r_r179 = CPyDef_draft____resolve_gen_____mypyc_generator_helper__(cpy_r_r178, cpy_r_r175, cpy_r_r175, cpy_r_r175, cpy_r_r174, cpy_r_r177);
    if (cpy_r_r179 != NULL) goto CPyL221;
    cpy_r_r180 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 32, CPyStatic_draft___globals);
        goto CPyL222;
    }
    cpy_r_r181 = cpy_r_r1;
    CPy_DECREF(cpy_r_r181);
    cpy_r_r182 = NULL;
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4 = cpy_r_r182;
    cpy_r_r183 = 1;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 32, CPyStatic_draft___globals);
        goto CPyL171;
    } else
        goto CPyL145;
CPyL129: ;
    cpy_r_r184 = cpy_r_r179;
CPyL130: ;
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r184;
CPyL131: ;
    cpy_r_r186 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r187 = cpy_r_type != cpy_r_r186;
    if (!cpy_r_r187) goto CPyL223;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 32, CPyStatic_draft___globals);
        goto CPyL135;
    } else
        goto CPyL224;
CPyL133: ;
    CPy_Unreachable();
CPyL134: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL141;
CPyL135: ;
    cpy_r_r188 = CPy_CatchError();
    cpy_r_r189 = (PyObject **)&cpy_r_r3;
    cpy_r_r190 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4;
    cpy_r_r191 = CPy_YieldFromErrorHandle(cpy_r_r190, cpy_r_r189);
    if (unlikely(cpy_r_r191 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 32, CPyStatic_draft___globals);
        goto CPyL225;
    }
    if (cpy_r_r191) goto CPyL138;
    cpy_r_r184 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r188);
    CPy_DecRef(cpy_r_r188.f0);
    CPy_DecRef(cpy_r_r188.f1);
    CPy_DecRef(cpy_r_r188.f2);
    goto CPyL130;
CPyL138: ;
    cpy_r_r181 = cpy_r_r3;
    CPy_DecRef(cpy_r_r181);
    CPy_RestoreExcInfo(cpy_r_r188);
    CPy_DecRef(cpy_r_r188.f0);
    CPy_DecRef(cpy_r_r188.f1);
    CPy_DecRef(cpy_r_r188.f2);
    goto CPyL145;
CPyL139: ;
    CPy_RestoreExcInfo(cpy_r_r188);
    CPy_DecRef(cpy_r_r188.f0);
    CPy_DecRef(cpy_r_r188.f1);
    CPy_DecRef(cpy_r_r188.f2);
    cpy_r_r192 = CPy_KeepPropagating();
    if (!cpy_r_r192) goto CPyL171;
    CPy_Unreachable();
CPyL141: ;
    cpy_r_r193 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r194 = NULL;
    cpy_r_r1 = cpy_r_r194;
    cpy_r_r195 = (PyObject **)&cpy_r_r1;
    cpy_r_r196 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4;
    cpy_r_r197 = CPyDef_draft____resolve_gen_____mypyc_generator_helper__(cpy_r_r196, cpy_r_r193, cpy_r_r193, cpy_r_r193, cpy_r_arg, cpy_r_r195);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r197 == NULL) {
        goto CPyL143;
    } else
        goto CPyL226;
CPyL142: ;
    cpy_r_r184 = cpy_r_r197;
    goto CPyL130;
CPyL143: ;
    cpy_r_r198 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 32, CPyStatic_draft___globals);
        goto CPyL222;
    }
    cpy_r_r181 = cpy_r_r1;
    CPy_DECREF(cpy_r_r181);
CPyL145: ;
    cpy_r_r199 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 33, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r199);
CPyL146: ;
    cpy_r_r200 = ((serai___games___scholars___table___TableObject *)cpy_r_r199)->_first;
    if (unlikely(cpy_r_r200 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Table", "first", 33, CPyStatic_draft___globals);
        goto CPyL227;
    }
CPyL147: ;
    cpy_r_r201 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r201 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 33, CPyStatic_draft___globals);
        goto CPyL227;
    }
CPyL148: ;
    cpy_r_r202 = cpy_r_r201 & 1;
    cpy_r_r203 = cpy_r_r202 != 0;
    if (!cpy_r_r203) goto CPyL150;
    cpy_r_r204 = CPyTagged_IsEq_(cpy_r_r201, cpy_r_r200);
    cpy_r_r205 = cpy_r_r204;
    goto CPyL151;
CPyL150: ;
    cpy_r_r206 = cpy_r_r201 == cpy_r_r200;
    cpy_r_r205 = cpy_r_r206;
CPyL151: ;
    CPy_DECREF(cpy_r_r199);
    if (!cpy_r_r205) goto CPyL160;
    cpy_r_r207 = PyList_New(0);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 34, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r208 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 34, CPyStatic_draft___globals);
        goto CPyL228;
    }
    CPy_INCREF(cpy_r_r208);
CPyL154: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r208)->_pairs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r208)->_pairs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r208)->_pairs = cpy_r_r207;
    cpy_r_r209 = 1;
    CPy_DECREF(cpy_r_r208);
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 34, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r210 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 35, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r210);
CPyL156: ;
    cpy_r_r211 = ((serai___games___scholars___table___TableObject *)cpy_r_r210)->_automa;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Table", "automa", 35, CPyStatic_draft___globals);
        goto CPyL229;
    }
CPyL157: ;
    cpy_r_r212 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r213 = cpy_r_r211 != cpy_r_r212;
    CPy_DECREF(cpy_r_r210);
    if (!cpy_r_r213) goto CPyL166;
    cpy_r_r214 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 36, CPyStatic_draft___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r214);
CPyL159: ;
    cpy_r_r215 = CPyDef_automa___setup___apply_difficulty(cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 36, CPyStatic_draft___globals);
        goto CPyL171;
    } else
        goto CPyL166;
CPyL160: ;
    cpy_r_r216 = ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r216 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_gen", "me", 38, CPyStatic_draft___globals);
        goto CPyL171;
    }
CPyL161: ;
    cpy_r_r217 = CPyTagged_Subtract(cpy_r_r216, 2);
    cpy_r_r218 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 38, CPyStatic_draft___globals);
        goto CPyL230;
    }
    CPy_INCREF(cpy_r_r218);
CPyL162: ;
    cpy_r_r219 = ((serai___games___scholars___table___TableObject *)cpy_r_r218)->_players;
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "Table", "players", 38, CPyStatic_draft___globals);
        goto CPyL231;
    }
CPyL163: ;
    cpy_r_r220 = (CPyPtr)((CPyPtr)cpy_r_r219 + offsetof(PyVarObject, ob_size));
    cpy_r_r221 = *(int64_t *)cpy_r_r220;
    cpy_r_r222 = cpy_r_r221 << 1;
    CPy_DECREF(cpy_r_r218);
    cpy_r_r223 = CPyTagged_Remainder(cpy_r_r217, cpy_r_r222);
    CPyTagged_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r223 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 38, CPyStatic_draft___globals);
        goto CPyL171;
    }
    cpy_r_r224 = ((serai___games___scholars___draft___draft_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "draft", "draft_env", "t", 38, CPyStatic_draft___globals);
        goto CPyL232;
    }
    CPy_INCREF(cpy_r_r224);
CPyL165: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r224)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r224)->_seat);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r224)->_seat = cpy_r_r223;
    cpy_r_r225 = 1;
    CPy_DECREF(cpy_r_r224);
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 38, CPyStatic_draft___globals);
        goto CPyL171;
    }
CPyL166: ;
    cpy_r_r226 = Py_None;
    CPy_INCREF(cpy_r_r226);
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r228 = CPyDef_draft___draft_env_clear_on_completion(cpy_r_r4);
    cpy_r_r229 = CPyDef_draft___draft_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL170;
    CPyGen_SetStopIterationValue(cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    if (!0) goto CPyL177;
    CPy_Unreachable();
CPyL170: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r226;
    CPyGen_Exit(&((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL171: ;
    ((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r231 = CPyDef_draft___draft_env_clear_on_completion(cpy_r_r4);
    cpy_r_r232 = CPyDef_draft___draft_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r233 = NULL;
    CPyGen_Exit(&((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r233;
CPyL172: ;
    cpy_r_r234 = cpy_r_r5 == 0;
    if (cpy_r_r234) goto CPyL233;
    cpy_r_r235 = cpy_r_r5 == 1;
    if (cpy_r_r235) goto CPyL234;
    cpy_r_r236 = cpy_r_r5 == 2;
    if (cpy_r_r236) {
        goto CPyL131;
    } else
        goto CPyL235;
CPyL175: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r237 = 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
        goto CPyL177;
    }
    CPy_Unreachable();
CPyL177: ;
    cpy_r_r238 = NULL;
    CPyGen_Exit(&((serai___games___scholars___draft___draft_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r238;
CPyL178: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL177;
CPyL179: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL171;
CPyL180: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL171;
CPyL181: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL171;
CPyL182: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL171;
CPyL183: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL171;
CPyL184: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    goto CPyL171;
CPyL185: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r42);
    goto CPyL171;
CPyL186: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL38;
CPyL187: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r45);
    goto CPyL171;
CPyL188: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL171;
CPyL189: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL171;
CPyL190: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL171;
CPyL191: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL171;
CPyL192: ;
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL171;
CPyL193: ;
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r80);
    goto CPyL171;
CPyL194: ;
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r82);
    goto CPyL171;
CPyL195: ;
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r82);
    goto CPyL171;
CPyL196: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL171;
CPyL197: ;
    CPy_DecRef(cpy_r_r104);
    goto CPyL171;
CPyL198: ;
    CPy_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r109);
    goto CPyL171;
CPyL199: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    goto CPyL171;
CPyL200: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    goto CPyL171;
CPyL201: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r119);
    goto CPyL171;
CPyL202: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r125);
    goto CPyL171;
CPyL203: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r126);
    goto CPyL171;
CPyL204: ;
    CPy_DECREF(cpy_r_r127);
    goto CPyL88;
CPyL205: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r126);
    goto CPyL171;
CPyL206: ;
    CPy_DECREF(cpy_r_r128);
    goto CPyL89;
CPyL207: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r131);
    goto CPyL171;
CPyL208: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r141);
    goto CPyL171;
CPyL209: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r141);
    goto CPyL171;
CPyL210: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r141);
    CPyTagged_DecRef(cpy_r_r144);
    goto CPyL171;
CPyL211: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    goto CPyL171;
CPyL212: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r151);
    goto CPyL171;
CPyL213: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r154);
    goto CPyL171;
CPyL214: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r155);
    goto CPyL171;
CPyL215: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r161);
    goto CPyL171;
CPyL216: ;
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r155);
    goto CPyL171;
CPyL217: ;
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r155);
    goto CPyL171;
CPyL218: ;
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r167);
    goto CPyL171;
CPyL219: ;
    CPyTagged_DecRef(cpy_r_r114);
    goto CPyL171;
CPyL220: ;
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r170);
    goto CPyL171;
CPyL221: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL129;
CPyL222: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL171;
CPyL223: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL134;
CPyL224: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL133;
CPyL225: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL139;
CPyL226: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL142;
CPyL227: ;
    CPy_DecRef(cpy_r_r199);
    goto CPyL171;
CPyL228: ;
    CPy_DecRef(cpy_r_r207);
    goto CPyL171;
CPyL229: ;
    CPy_DecRef(cpy_r_r210);
    goto CPyL171;
CPyL230: ;
    CPyTagged_DecRef(cpy_r_r217);
    goto CPyL171;
CPyL231: ;
    CPyTagged_DecRef(cpy_r_r217);
    CPy_DecRef(cpy_r_r218);
    goto CPyL171;
CPyL232: ;
    CPyTagged_DecRef(cpy_r_r223);
    goto CPyL171;
CPyL233: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL234: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL66;
CPyL235: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL175;
}
        
PyObject *CPyDef_draft___draft_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_draft___draft_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_draft___draft_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft___draft_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft.draft_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft___draft_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "__next__", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___draft_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_draft___draft_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_draft___draft_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft___draft_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft.draft_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_draft___draft_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "send", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___draft_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_draft___draft_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft___draft_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft.draft_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft___draft_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "__iter__", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___draft_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_draft___draft_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_draft___draft_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft___draft_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft.draft_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_draft___draft_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "throw", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___draft_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_draft___draft_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4719 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4719);
    PyObject *__tmp4720 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4720);
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
        
        PyObject *CPyPy_draft___draft_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft___draft_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft.draft_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft___draft_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "close", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___draft(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_draft___draft_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyDef_draft___draft_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___draft___draft_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
        goto CPyL7;
    }
    ((serai___games___scholars___draft___draft_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___draft___draft_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___draft___draft_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___draft___draft_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
        goto CPyL8;
    }
    return cpy_r_r1;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_draft___draft(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:draft", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft___draft(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "draft", 13, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft___pair_note(PyObject *cpy_r_t, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OI cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_amounts;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    tuple_T2OI cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    tuple_T2OI cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_worker;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    tuple_T2OI cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    int64_t cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    tuple_T2OI cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "pair_note", "Table", "book", 43, CPyStatic_draft___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_resource_cards;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "pair_note", "Book", "resource_cards", 44, CPyStatic_draft___globals);
        goto CPyL61;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_card);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 44, CPyStatic_draft___globals);
        goto CPyL61;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 44, CPyStatic_draft___globals, "tuple", cpy_r_r2);
        goto CPyL61;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals);
        goto CPyL62;
    }
    cpy_r_r5 = 0;
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r3, 2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals);
        goto CPyL63;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals, "tuple", cpy_r_r6);
        goto CPyL63;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = 0;
CPyL8: ;
    cpy_r_r11 = cpy_r_r10 < cpy_r_r9;
    if (!cpy_r_r11) goto CPyL64;
    cpy_r_colour = cpy_r_r5;
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r7, cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals);
        goto CPyL65;
    }
    cpy_r_r14 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r16 = ((serai___games___scholars___book___WordsObject *)cpy_r_r15)->_colours;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, cpy_r_colour);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals);
        goto CPyL66;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals, "str", cpy_r_r17);
        goto CPyL66;
    }
    cpy_r_r19 = CPyStr_Build(2, cpy_r_r14, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals);
        goto CPyL66;
    }
    cpy_r_r20.f0 = cpy_r_r19;
    cpy_r_r20.f1 = cpy_r_r13;
    cpy_r_r21 = PyTuple_New(2);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4721 = cpy_r_r20.f0;
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp4721);
    PyObject *__tmp4722 = CPyTagged_StealAsObject(cpy_r_r20.f1);
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp4722);
    cpy_r_r22 = PyList_Append(cpy_r_r4, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 45, CPyStatic_draft___globals);
        goto CPyL67;
    }
    cpy_r_r24 = cpy_r_r5 + 2;
    cpy_r_r5 = cpy_r_r24;
    cpy_r_r25 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r25;
    goto CPyL8;
CPyL15: ;
    cpy_r_amounts = cpy_r_r4;
    cpy_r_r26 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r3, 6);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 46, CPyStatic_draft___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 46, CPyStatic_draft___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r26);
    cpy_r_r29.f0 = cpy_r_r26;
    cpy_r_r29.f1 = cpy_r_r28;
    cpy_r_r30 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r3, 8);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 46, CPyStatic_draft___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 46, CPyStatic_draft___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r30);
    cpy_r_r33.f0 = cpy_r_r30;
    cpy_r_r33.f1 = cpy_r_r32;
    cpy_r_r34 = PyList_New(2);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 46, CPyStatic_draft___globals);
        goto CPyL70;
    }
    cpy_r_r35 = PyTuple_New(2);
    if (unlikely(cpy_r_r35 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4723 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r35, 0, __tmp4723);
    PyObject *__tmp4724 = CPyTagged_StealAsObject(cpy_r_r29.f1);
    PyTuple_SET_ITEM(cpy_r_r35, 1, __tmp4724);
    cpy_r_r36 = PyTuple_New(2);
    if (unlikely(cpy_r_r36 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4725 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r36, 0, __tmp4725);
    PyObject *__tmp4726 = CPyTagged_StealAsObject(cpy_r_r33.f1);
    PyTuple_SET_ITEM(cpy_r_r36, 1, __tmp4726);
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    *(PyObject * *)cpy_r_r38 = cpy_r_r35;
    cpy_r_r39 = cpy_r_r38 + 8;
    *(PyObject * *)cpy_r_r39 = cpy_r_r36;
    cpy_r_r40 = PySequence_InPlaceConcat(cpy_r_amounts, cpy_r_r34);
    CPy_DECREF(cpy_r_amounts);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 46, CPyStatic_draft___globals);
        goto CPyL62;
    }
    cpy_r_amounts = cpy_r_r40;
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL68;
    }
    cpy_r_r42 = 0;
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r3, 10);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL71;
    }
    if (likely(PyTuple_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals, "tuple", cpy_r_r43);
        goto CPyL71;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = 0;
CPyL25: ;
    cpy_r_r48 = cpy_r_r47 < cpy_r_r46;
    if (!cpy_r_r48) goto CPyL72;
    cpy_r_worker = cpy_r_r42;
    cpy_r_r49 = CPySequenceTuple_GetItemUnsafe(cpy_r_r44, cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL73;
    }
    cpy_r_r51 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r52 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r53 = ((serai___games___scholars___book___WordsObject *)cpy_r_r52)->_workers;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_r53, cpy_r_worker);
    CPy_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_worker);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL74;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals, "str", cpy_r_r54);
        goto CPyL74;
    }
    cpy_r_r56 = CPyStr_Build(2, cpy_r_r51, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL74;
    }
    cpy_r_r57.f0 = cpy_r_r56;
    cpy_r_r57.f1 = cpy_r_r50;
    cpy_r_r58 = PyTuple_New(2);
    if (unlikely(cpy_r_r58 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4727 = cpy_r_r57.f0;
    PyTuple_SET_ITEM(cpy_r_r58, 0, __tmp4727);
    PyObject *__tmp4728 = CPyTagged_StealAsObject(cpy_r_r57.f1);
    PyTuple_SET_ITEM(cpy_r_r58, 1, __tmp4728);
    cpy_r_r59 = PyList_Append(cpy_r_r41, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL75;
    }
    cpy_r_r61 = cpy_r_r42 + 2;
    cpy_r_r42 = cpy_r_r61;
    cpy_r_r62 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r62;
    goto CPyL25;
CPyL32: ;
    cpy_r_r63 = PySequence_InPlaceConcat(cpy_r_amounts, cpy_r_r41);
    CPy_DECREF(cpy_r_amounts);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 47, CPyStatic_draft___globals);
        goto CPyL76;
    }
    cpy_r_amounts = cpy_r_r63;
    cpy_r_r64 = PyList_New(0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 48, CPyStatic_draft___globals);
        goto CPyL77;
    }
    cpy_r_r65 = 0;
CPyL35: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_amounts + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL78;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_amounts + offsetof(PyListObject, ob_item));
    cpy_r_r70 = *(CPyPtr *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r65 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(PyObject * *)cpy_r_r72;
    CPy_INCREF(cpy_r_r73);
    PyObject *__tmp4729;
    if (unlikely(!(PyTuple_Check(cpy_r_r73) && PyTuple_GET_SIZE(cpy_r_r73) == 2))) {
        __tmp4729 = NULL;
        goto __LL4730;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r73, 0))))
        __tmp4729 = PyTuple_GET_ITEM(cpy_r_r73, 0);
    else {
        __tmp4729 = NULL;
    }
    if (__tmp4729 == NULL) goto __LL4730;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r73, 1))))
        __tmp4729 = PyTuple_GET_ITEM(cpy_r_r73, 1);
    else {
        __tmp4729 = NULL;
    }
    if (__tmp4729 == NULL) goto __LL4730;
    __tmp4729 = cpy_r_r73;
__LL4730: ;
    if (unlikely(__tmp4729 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r73); cpy_r_r74 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4731 = PyTuple_GET_ITEM(cpy_r_r73, 0);
        CPy_INCREF(__tmp4731);
        PyObject *__tmp4732;
        if (likely(PyUnicode_Check(__tmp4731)))
            __tmp4732 = __tmp4731;
        else {
            CPy_TypeError("str", __tmp4731); 
            __tmp4732 = NULL;
        }
        cpy_r_r74.f0 = __tmp4732;
        PyObject *__tmp4733 = PyTuple_GET_ITEM(cpy_r_r73, 1);
        CPyTagged __tmp4734;
        if (likely(PyLong_Check(__tmp4733)))
            __tmp4734 = CPyTagged_FromObject(__tmp4733);
        else {
            goto __LL4735;
        }
        cpy_r_r74.f1 = __tmp4734;
    }
    goto __LL4736;
__LL4735: ;
    CPy_DECREF(cpy_r_r74.f0);
    cpy_r_r74 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4736;
__LL4736: ;
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 48, CPyStatic_draft___globals);
        goto CPyL79;
    }
    cpy_r_r75 = cpy_r_r74.f0;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = cpy_r_r74.f1;
    CPyTagged_INCREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r74.f0);
    CPyTagged_DECREF(cpy_r_r74.f1);
    cpy_r_r77 = cpy_r_r76 != 0;
    if (!cpy_r_r77) goto CPyL80;
    cpy_r_r78 = CPyStatics[619]; /* 'amount' */
    cpy_r_r79 = CPyStatics[31]; /* 'n' */
    cpy_r_r80 = CPyStatics[1337]; /* 'what' */
    cpy_r_r81 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r_r82 = CPyDict_Build(2, cpy_r_r79, cpy_r_r81, cpy_r_r80, cpy_r_r75);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 48, CPyStatic_draft___globals);
        goto CPyL79;
    }
    cpy_r_r83 = CPyDef_message___Message(cpy_r_r78, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 48, CPyStatic_draft___globals);
        goto CPyL79;
    }
    cpy_r_r84 = PyList_Append(cpy_r_r64, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 48, CPyStatic_draft___globals);
        goto CPyL79;
    }
CPyL41: ;
    cpy_r_r86 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r86;
    goto CPyL35;
CPyL42: ;
    cpy_r_r87 = PyList_AsTuple(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 48, CPyStatic_draft___globals);
        goto CPyL76;
    }
    cpy_r_r88 = CPyStatics[390]; /* 'card' */
    cpy_r_r89 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals);
        goto CPyL81;
    }
    if (likely(PyUnicode_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals, "str", cpy_r_r89);
        goto CPyL81;
    }
    cpy_r_r91 = CPyStatics[670]; /* 'gains' */
    cpy_r_r92 = CPyStatics[519]; /* 'draw' */
    cpy_r_r93 = CPySequenceTuple_GetItem(cpy_r_r3, 4);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals);
        goto CPyL82;
    }
    cpy_r_r95 = CPyStatics[602]; /* 'effect' */
    cpy_r_r96 = CPySequenceTuple_GetItem(cpy_r_r3, 12);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals);
        goto CPyL83;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r96, CPyType_kernel___effects___Effect)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals, "serai.kernel.effects.Effect", cpy_r_r96);
        goto CPyL83;
    }
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r94);
    cpy_r_r99 = CPyDict_Build(4, cpy_r_r88, cpy_r_r90, cpy_r_r91, cpy_r_r87, cpy_r_r92, cpy_r_r98, cpy_r_r95, cpy_r_r97);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 49, CPyStatic_draft___globals);
        goto CPyL76;
    }
    cpy_r_r100 = CPySequenceTuple_GetItem(cpy_r_r3, 12);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 50, CPyStatic_draft___globals);
        goto CPyL84;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r100, CPyType_kernel___effects___Effect)))
        cpy_r_r101 = cpy_r_r100;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "pair_note", 50, CPyStatic_draft___globals, "serai.kernel.effects.Effect", cpy_r_r100);
        goto CPyL84;
    }
    cpy_r_r102 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r102 == NULL)) {
        goto CPyL85;
    } else
        goto CPyL55;
CPyL53: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r103 = 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 50, CPyStatic_draft___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r104 = cpy_r_r101 == cpy_r_r102;
    CPy_DECREF(cpy_r_r101);
    cpy_r_r105 = cpy_r_r104 ^ 1;
    if (!cpy_r_r105) goto CPyL57;
    cpy_r_r106 = CPyStatics[2739]; /* 'note-pair-bonus' */
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = cpy_r_r106;
    goto CPyL58;
CPyL57: ;
    cpy_r_r108 = CPyStatics[2740]; /* 'note-pair' */
    CPy_INCREF(cpy_r_r108);
    cpy_r_r107 = cpy_r_r108;
CPyL58: ;
    cpy_r_r109 = CPyDef_message___Message(cpy_r_r107, cpy_r_r99);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 50, CPyStatic_draft___globals);
        goto CPyL60;
    }
    return cpy_r_r109;
CPyL60: ;
    cpy_r_r110 = NULL;
    return cpy_r_r110;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL60;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL60;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL60;
CPyL64: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL15;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL60;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL60;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL60;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    goto CPyL60;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r29.f0);
    CPyTagged_DecRef(cpy_r_r29.f1);
    goto CPyL60;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r29.f0);
    CPyTagged_DecRef(cpy_r_r29.f1);
    CPy_DecRef(cpy_r_r33.f0);
    CPyTagged_DecRef(cpy_r_r33.f1);
    goto CPyL60;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r41);
    goto CPyL60;
CPyL72: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r44);
    goto CPyL32;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_worker);
    goto CPyL60;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL60;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    goto CPyL60;
CPyL76: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL60;
CPyL77: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    goto CPyL60;
CPyL78: ;
    CPy_DECREF(cpy_r_amounts);
    goto CPyL42;
CPyL79: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_amounts);
    CPy_DecRef(cpy_r_r64);
    goto CPyL60;
CPyL80: ;
    CPy_DECREF(cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r76);
    goto CPyL41;
CPyL81: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r87);
    goto CPyL60;
CPyL82: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r90);
    goto CPyL60;
CPyL83: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL60;
CPyL84: ;
    CPy_DecRef(cpy_r_r99);
    goto CPyL60;
CPyL85: ;
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r101);
    goto CPyL53;
}
        
        PyObject *CPyPy_draft___pair_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "card", 0};
            static CPyArg_Parser parser = {"OO:pair_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_card)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_draft___pair_note(arg_t, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "pair_note", 41, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft____resolve_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_worker;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    int64_t cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
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
    char cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    int32_t cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL96;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
        goto CPyL95;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "t", 55, CPyStatic_draft___globals);
        goto CPyL95;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Table", "players", 55, CPyStatic_draft___globals);
        goto CPyL95;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "me", 55, CPyStatic_draft___globals);
        goto CPyL95;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 55, CPyStatic_draft___globals);
        goto CPyL95;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_scholars___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "_resolve", 55, CPyStatic_draft___globals, "serai.games.scholars.table.Player", cpy_r_r10);
        goto CPyL95;
    }
    cpy_r_r12 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "t", 56, CPyStatic_draft___globals);
        goto CPyL101;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Table", "book", 56, CPyStatic_draft___globals);
        goto CPyL101;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_resource_cards;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Book", "resource_cards", 56, CPyStatic_draft___globals);
        goto CPyL101;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "card", 56, CPyStatic_draft___globals);
        goto CPyL101;
    }
CPyL13: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 56, CPyStatic_draft___globals);
        goto CPyL101;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "_resolve", 56, CPyStatic_draft___globals, "tuple", cpy_r_r16);
        goto CPyL101;
    }
    cpy_r_r18 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "card", 57, CPyStatic_draft___globals);
        goto CPyL102;
    }
CPyL16: ;
    CPyTagged_INCREF(cpy_r_r18);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_resource);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_resource = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 57, CPyStatic_draft___globals);
        goto CPyL102;
    }
    cpy_r_r20 = 0;
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 58, CPyStatic_draft___globals);
        goto CPyL102;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "_resolve", 58, CPyStatic_draft___globals, "tuple", cpy_r_r21);
        goto CPyL102;
    }
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = 0;
CPyL20: ;
    cpy_r_r26 = cpy_r_r25 < cpy_r_r24;
    if (!cpy_r_r26) goto CPyL103;
    cpy_r_colour = cpy_r_r20;
    cpy_r_r27 = CPySequenceTuple_GetItemUnsafe(cpy_r_r22, cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 58, CPyStatic_draft___globals);
        goto CPyL104;
    }
    cpy_r_count = cpy_r_r28;
    cpy_r_r29 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_bag;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Player", "bag", 59, CPyStatic_draft___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r29);
CPyL23: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_colour);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 59, CPyStatic_draft___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_count);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r32 = PyNumber_InPlaceAdd(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 59, CPyStatic_draft___globals);
        goto CPyL106;
    }
    cpy_r_r33 = CPyList_SetItem(cpy_r_r29, cpy_r_colour, cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 59, CPyStatic_draft___globals);
        goto CPyL105;
    }
    cpy_r_r34 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "t", 60, CPyStatic_draft___globals);
        goto CPyL105;
    }
CPyL27: ;
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_r34)->_stock;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Table", "stock", 60, CPyStatic_draft___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r35);
CPyL28: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r35, cpy_r_colour);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 60, CPyStatic_draft___globals);
        goto CPyL107;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r38 = PyNumber_InPlaceSubtract(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 60, CPyStatic_draft___globals);
        goto CPyL108;
    }
    cpy_r_r39 = CPyList_SetItem(cpy_r_r35, cpy_r_colour, cpy_r_r38);
    CPy_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 60, CPyStatic_draft___globals);
        goto CPyL109;
    }
    cpy_r_r40 = cpy_r_r20 + 2;
    cpy_r_r20 = cpy_r_r40;
    cpy_r_r41 = cpy_r_r25 + 1;
    cpy_r_r25 = cpy_r_r41;
    goto CPyL20;
CPyL32: ;
    cpy_r_r42 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "t", 61, CPyStatic_draft___globals);
        goto CPyL102;
    }
CPyL33: ;
    cpy_r_r43 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "me", 61, CPyStatic_draft___globals);
        goto CPyL102;
    }
CPyL34: ;
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r17, 4);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 61, CPyStatic_draft___globals);
        goto CPyL102;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 61, CPyStatic_draft___globals);
        goto CPyL102;
    }
    cpy_r_r46 = CPyStatics[2741]; /* 'SC-SET-12' */
    cpy_r_r47 = CPyDef_scholars___dice___draw(cpy_r_r42, cpy_r_r43, cpy_r_r45, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 61, CPyStatic_draft___globals);
        goto CPyL102;
    } else
        goto CPyL110;
CPyL37: ;
    cpy_r_r48 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_gold;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Player", "gold", 62, CPyStatic_draft___globals);
        goto CPyL102;
    }
    CPyTagged_INCREF(cpy_r_r48);
CPyL38: ;
    cpy_r_r49 = CPySequenceTuple_GetItem(cpy_r_r17, 6);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 62, CPyStatic_draft___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 62, CPyStatic_draft___globals);
        goto CPyL111;
    }
    cpy_r_r51 = CPyTagged_Add(cpy_r_r48, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r50);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_gold = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 62, CPyStatic_draft___globals);
        goto CPyL102;
    }
    cpy_r_r53 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_silver;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Player", "silver", 63, CPyStatic_draft___globals);
        goto CPyL102;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL42: ;
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_r17, 8);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 63, CPyStatic_draft___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 63, CPyStatic_draft___globals);
        goto CPyL112;
    }
    cpy_r_r56 = CPyTagged_Add(cpy_r_r53, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r55);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_silver = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 63, CPyStatic_draft___globals);
        goto CPyL102;
    }
    cpy_r_r58 = 0;
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r17, 10);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 64, CPyStatic_draft___globals);
        goto CPyL102;
    }
    if (likely(PyTuple_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "_resolve", 64, CPyStatic_draft___globals, "tuple", cpy_r_r59);
        goto CPyL102;
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = 0;
CPyL48: ;
    cpy_r_r64 = cpy_r_r63 < cpy_r_r62;
    if (!cpy_r_r64) goto CPyL113;
    cpy_r_worker = cpy_r_r58;
    cpy_r_r65 = CPySequenceTuple_GetItemUnsafe(cpy_r_r60, cpy_r_r63);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 64, CPyStatic_draft___globals);
        goto CPyL114;
    }
    cpy_r_count = cpy_r_r66;
    cpy_r_r67 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_workers;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Player", "workers", 65, CPyStatic_draft___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r67);
CPyL51: ;
    cpy_r_r68 = CPyList_GetItem(cpy_r_r67, cpy_r_worker);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 65, CPyStatic_draft___globals);
        goto CPyL116;
    }
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r70 = PyNumber_InPlaceAdd(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 65, CPyStatic_draft___globals);
        goto CPyL117;
    }
    cpy_r_r71 = CPyList_SetItem(cpy_r_r67, cpy_r_worker, cpy_r_r70);
    CPy_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_worker);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 65, CPyStatic_draft___globals);
        goto CPyL118;
    }
    cpy_r_r72 = cpy_r_r58 + 2;
    cpy_r_r58 = cpy_r_r72;
    cpy_r_r73 = cpy_r_r63 + 1;
    cpy_r_r63 = cpy_r_r73;
    goto CPyL48;
CPyL55: ;
    cpy_r_r74 = CPySequenceTuple_GetItem(cpy_r_r17, 12);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 66, CPyStatic_draft___globals);
        goto CPyL119;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r74, CPyType_kernel___effects___Effect)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "_resolve", 66, CPyStatic_draft___globals, "serai.kernel.effects.Effect", cpy_r_r74);
        goto CPyL119;
    }
    cpy_r_r76 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r76 == NULL)) {
        goto CPyL120;
    } else
        goto CPyL60;
CPyL58: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r77 = 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 66, CPyStatic_draft___globals);
        goto CPyL95;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r78 = cpy_r_r75 == cpy_r_r76;
    CPy_DECREF(cpy_r_r75);
    cpy_r_r79 = cpy_r_r78 ^ 1;
    if (!cpy_r_r79) goto CPyL121;
    cpy_r_r80 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "t", 67, CPyStatic_draft___globals);
        goto CPyL119;
    }
CPyL62: ;
    cpy_r_r81 = ((serai___games___scholars___table___TableObject *)cpy_r_r80)->_book;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Table", "book", 67, CPyStatic_draft___globals);
        goto CPyL119;
    }
CPyL63: ;
    cpy_r_r82 = ((serai___games___scholars___book___BookObject *)cpy_r_r81)->_performer;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "Book", "performer", 67, CPyStatic_draft___globals);
        goto CPyL119;
    }
    CPy_INCREF(cpy_r_r82);
CPyL64: ;
    cpy_r_r83 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "t", 67, CPyStatic_draft___globals);
        goto CPyL122;
    }
CPyL65: ;
    cpy_r_r84 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/draft.py", "_resolve", "_resolve_gen", "me", 67, CPyStatic_draft___globals);
        goto CPyL122;
    }
CPyL66: ;
    cpy_r_r85 = CPySequenceTuple_GetItem(cpy_r_r17, 12);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL123;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r85, CPyType_kernel___effects___Effect)))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals, "serai.kernel.effects.Effect", cpy_r_r85);
        goto CPyL123;
    }
    cpy_r_r87 = CPY_INT_TAG;
    cpy_r_r88 = CPyDef_perform___Performer___perform(cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL95;
    }
    cpy_r_r89 = PyObject_GetIter(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL95;
    }
    if (((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0);
    }
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0 = cpy_r_r89;
    cpy_r_r90 = 1;
    if (!cpy_r_r90) goto CPyL95;
    cpy_r_r91 = NULL;
    cpy_r_r1 = cpy_r_r91;
    cpy_r_r92 = (PyObject **)&cpy_r_r1;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0;
    cpy_r_r95 = CPyIter_Send(cpy_r_r94, cpy_r_r93, cpy_r_r92);
    if (cpy_r_r95 != NULL) goto CPyL124;
    cpy_r_r96 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL125;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
    cpy_r_r98 = NULL;
    if (((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0);
    }
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL95;
    } else
        goto CPyL90;
CPyL74: ;
    cpy_r_r100 = cpy_r_r95;
CPyL75: ;
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL76: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL126;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL80;
    } else
        goto CPyL127;
CPyL78: ;
    CPy_Unreachable();
CPyL79: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL86;
CPyL80: ;
    cpy_r_r104 = CPy_CatchError();
    cpy_r_r105 = (PyObject **)&cpy_r_r3;
    cpy_r_r106 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0;
    cpy_r_r107 = CPy_YieldFromErrorHandle(cpy_r_r106, cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL128;
    }
    if (cpy_r_r107) goto CPyL83;
    cpy_r_r100 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL75;
CPyL83: ;
    cpy_r_r97 = cpy_r_r3;
    CPy_DecRef(cpy_r_r97);
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL90;
CPyL84: ;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    cpy_r_r108 = CPy_KeepPropagating();
    if (!cpy_r_r108) goto CPyL95;
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r109 = NULL;
    cpy_r_r1 = cpy_r_r109;
    cpy_r_r110 = (PyObject **)&cpy_r_r1;
    cpy_r_r111 = ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0;
    cpy_r_r112 = CPyIter_Send(cpy_r_r111, cpy_r_arg, cpy_r_r110);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r112 == NULL) {
        goto CPyL88;
    } else
        goto CPyL129;
CPyL87: ;
    cpy_r_r100 = cpy_r_r112;
    goto CPyL75;
CPyL88: ;
    cpy_r_r113 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 67, CPyStatic_draft___globals);
        goto CPyL125;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
CPyL90: ;
    cpy_r_r114 = Py_None;
    CPy_INCREF(cpy_r_r114);
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r116 = CPyDef_draft____resolve_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL94;
    CPyGen_SetStopIterationValue(cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (!0) goto CPyL100;
    CPy_Unreachable();
CPyL94: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r114;
    CPyGen_Exit(&((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL95: ;
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r118 = CPyDef_draft____resolve_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r119 = NULL;
    CPyGen_Exit(&((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL96: ;
    cpy_r_r120 = cpy_r_r4 == 0;
    if (cpy_r_r120) goto CPyL130;
    cpy_r_r121 = cpy_r_r4 == 1;
    if (cpy_r_r121) {
        goto CPyL76;
    } else
        goto CPyL131;
CPyL98: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r122 = 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r123 = NULL;
    CPyGen_Exit(&((serai___games___scholars___draft____resolve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r123;
CPyL101: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL95;
CPyL102: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    goto CPyL95;
CPyL103: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL32;
CPyL104: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL95;
CPyL105: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL95;
CPyL106: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r29);
    goto CPyL95;
CPyL107: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r35);
    goto CPyL95;
CPyL108: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r35);
    goto CPyL95;
CPyL109: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    goto CPyL95;
CPyL110: ;
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL37;
CPyL111: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL95;
CPyL112: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL95;
CPyL113: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r60);
    goto CPyL55;
CPyL114: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_worker);
    goto CPyL95;
CPyL115: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_worker);
    goto CPyL95;
CPyL116: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_worker);
    CPy_DecRef(cpy_r_r67);
    goto CPyL95;
CPyL117: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_worker);
    CPy_DecRef(cpy_r_r67);
    goto CPyL95;
CPyL118: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r60);
    goto CPyL95;
CPyL119: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL95;
CPyL120: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r75);
    goto CPyL58;
CPyL121: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL90;
CPyL122: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r82);
    goto CPyL95;
CPyL123: ;
    CPy_DecRef(cpy_r_r82);
    goto CPyL95;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL74;
CPyL125: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL95;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL78;
CPyL128: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL84;
CPyL129: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL87;
CPyL130: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL131: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL98;
}
        
PyObject *CPyDef_draft____resolve_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_draft____resolve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_draft____resolve_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft____resolve_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "__next__", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft____resolve_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_draft____resolve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_draft____resolve_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_draft____resolve_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "send", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft____resolve_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_draft____resolve_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft____resolve_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "__iter__", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft____resolve_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_draft____resolve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_draft____resolve_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft._resolve_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_draft____resolve_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "throw", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft____resolve_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_draft____resolve_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4737 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4737);
    PyObject *__tmp4738 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4738);
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
        
        PyObject *CPyPy_draft____resolve_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_draft____resolve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.draft._resolve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_draft____resolve_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "close", -1, CPyStatic_draft___globals);
            return NULL;
        }
        
PyObject *CPyDef_draft____resolve(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_draft____resolve_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_card);
    if (((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___scholars___draft____resolve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__card = cpy_r_card;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
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
        
        PyObject *CPyPy_draft____resolve(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "card", 0};
            static CPyArg_Parser parser = {"OOO:_resolve", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_card)) {
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
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_draft____resolve(arg_t, arg_me, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/draft.py", "_resolve", 53, CPyStatic_draft___globals);
            return NULL;
        }
        
char CPyDef_draft_____top_level__(void) {
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
    char cpy_r_r143;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 1, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 1, CPyStatic_draft___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_draft___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 3, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___automa___setup;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___automa___setup;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2742]; /* 'serai.games.scholars.automa.setup' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 5, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___automa___setup;
    cpy_r_r20 = CPyExec_serai___games___scholars___automa___setup;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___automa___setup__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 5, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 5, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2742]; /* 'serai.games.scholars.automa.setup' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 5, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5385]; /* ('apply_difficulty',) */
    cpy_r_r31 = CPyStatic_draft___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 5, CPyStatic_draft___globals);
        goto CPyL54;
    } else
        goto CPyL55;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 6, CPyStatic_draft___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 6, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 6, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 6, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5235]; /* ('draw',) */
    cpy_r_r53 = CPyStatic_draft___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 6, CPyStatic_draft___globals);
        goto CPyL54;
    } else
        goto CPyL56;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 7, CPyStatic_draft___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 7, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 7, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 7, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_draft___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 7, CPyStatic_draft___globals);
        goto CPyL54;
    } else
        goto CPyL57;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 8, CPyStatic_draft___globals);
        goto CPyL54;
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
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 8, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 8, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 8, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5282]; /* ('Offer', 'Option', 'Rules', 'ask') */
    cpy_r_r97 = CPyStatic_draft___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 8, CPyStatic_draft___globals);
        goto CPyL54;
    } else
        goto CPyL58;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 9, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r108 = CPyExec_serai___kernel___effects;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 9, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 9, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 9, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5214]; /* ('NOTHING',) */
    cpy_r_r119 = CPyStatic_draft___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 9, CPyStatic_draft___globals);
        goto CPyL54;
    } else
        goto CPyL59;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 10, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___message;
    cpy_r_r130 = CPyExec_serai___kernel___message;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 10, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 10, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 10, CPyStatic_draft___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r141 = CPyStatic_draft___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/draft.py", "<module>", 10, CPyStatic_draft___globals);
        goto CPyL54;
    } else
        goto CPyL60;
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r143 = 2;
    return cpy_r_r143;
CPyL55: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL56: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL57: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL58: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL59: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL60: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
}

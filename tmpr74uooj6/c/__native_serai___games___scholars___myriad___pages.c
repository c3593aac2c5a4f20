#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
pages___gain_page_env_traverse(serai___games___scholars___myriad___pages___gain_page_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    Py_VISIT(self->___mypyc_generator_attribute__author);
    Py_VISIT(self->___mypyc_generator_attribute__cost_of);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages___gain_page_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___gain_page_envObject *self = (serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    Py_CLEAR(self->___mypyc_generator_attribute__author);
    Py_CLEAR(self->___mypyc_generator_attribute__cost_of);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_pages___gain_page_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___gain_page_envObject *self = (serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
pages___gain_page_env_dealloc(serai___games___scholars___myriad___pages___gain_page_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___gain_page_env_free_instance == NULL) {
        pages___gain_page_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        Py_CLEAR(self->___mypyc_generator_attribute__author);
        Py_CLEAR(self->___mypyc_generator_attribute__cost_of);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___gain_page_env_dealloc)
    CPyDef_pages___gain_page_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__gain_page_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___gain_page_env(void);

static PyObject *
pages___gain_page_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___gain_page_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__gain_page_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___gain_page_env_vtable[1];
static bool
CPyDef_pages___gain_page_env_trait_vtable_setup(void)
{
    CPyVTableItem pages___gain_page_env_vtable_scratch[] = {
        NULL
    };
    memcpy(pages___gain_page_env_vtable, pages___gain_page_env_vtable_scratch, sizeof(pages___gain_page_env_vtable));
    return 1;
}

static bool
CPyDef_pages___gain_page_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages___gain_page_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__gain_page_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___gain_page_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gain_page_env",
    .tp_new = pages___gain_page_env_new,
    .tp_dealloc = (destructor)pages___gain_page_env_dealloc,
    .tp_traverse = (traverseproc)pages___gain_page_env_traverse,
    .tp_clear = (inquiry)CPyDef_pages___gain_page_env_clear,
    .tp_methods = pages___gain_page_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___gain_page_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("gain_page_env()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___gain_page_env_template = &CPyType_pages___gain_page_env_template_;

PyObject *CPyDef_pages_____mypyc__gain_page_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___gain_page_envObject *self;
    if (pages___gain_page_env_free_instance != NULL) {
        self = pages___gain_page_env_free_instance;
        pages___gain_page_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___gain_page_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___gain_page_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___gain_page_env(void)
{
    PyObject *self = CPyDef_pages_____mypyc__gain_page_env_setup((PyObject *)CPyType_pages___gain_page_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpages___gain_page_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_pages___gain_page_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods pages___gain_page_gen_as_async = {
    .am_send = CPyDunder_am_sendpages___gain_page_gen,
};
static int
pages___gain_page_gen_traverse(serai___games___scholars___myriad___pages___gain_page_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages___gain_page_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___gain_page_genObject *self = (serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0);
    return 0;
}

static int32_t CPyDef_pages___gain_page_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___gain_page_genObject *self = (serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0);
    return 0;
}

static void
pages___gain_page_gen_dealloc(serai___games___scholars___myriad___pages___gain_page_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___gain_page_gen_free_instance == NULL) {
        pages___gain_page_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___gain_page_gen_dealloc)
    CPyDef_pages___gain_page_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__gain_page_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___gain_page_gen(void);

static PyObject *
pages___gain_page_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___gain_page_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__gain_page_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___gain_page_gen_vtable[6];
static bool
CPyDef_pages___gain_page_gen_trait_vtable_setup(void)
{
    CPyVTableItem pages___gain_page_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages___gain_page_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_pages___gain_page_gen_____next__,
        (CPyVTableItem)CPyDef_pages___gain_page_gen___send,
        (CPyVTableItem)CPyDef_pages___gain_page_gen_____iter__,
        (CPyVTableItem)CPyDef_pages___gain_page_gen___throw,
        (CPyVTableItem)CPyDef_pages___gain_page_gen___close,
    };
    memcpy(pages___gain_page_gen_vtable, pages___gain_page_gen_vtable_scratch, sizeof(pages___gain_page_gen_vtable));
    return 1;
}

static bool
CPyDef_pages___gain_page_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages___gain_page_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__gain_page_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_pages___gain_page_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_pages___gain_page_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_pages___gain_page_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_pages___gain_page_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_pages___gain_page_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___gain_page_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gain_page_gen",
    .tp_new = pages___gain_page_gen_new,
    .tp_dealloc = (destructor)pages___gain_page_gen_dealloc,
    .tp_traverse = (traverseproc)pages___gain_page_gen_traverse,
    .tp_clear = (inquiry)CPyDef_pages___gain_page_gen_clear,
    .tp_methods = pages___gain_page_gen_methods,
    .tp_iter = CPyDef_pages___gain_page_gen_____iter__,
    .tp_iternext = CPyDef_pages___gain_page_gen_____next__,
    .tp_as_async = &pages___gain_page_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___gain_page_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("gain_page_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___gain_page_gen_template = &CPyType_pages___gain_page_gen_template_;

PyObject *CPyDef_pages_____mypyc__gain_page_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___gain_page_genObject *self;
    if (pages___gain_page_gen_free_instance != NULL) {
        self = pages___gain_page_gen_free_instance;
        pages___gain_page_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___gain_page_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___gain_page_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___gain_page_gen(void)
{
    PyObject *self = CPyDef_pages_____mypyc__gain_page_gen_setup((PyObject *)CPyType_pages___gain_page_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__pages___obstacle_gain_page_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_pages___obstacle_gain_page_obj_____get__(self, instance, owner);
}
PyMemberDef pages___obstacle_gain_page_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
pages___obstacle_gain_page_obj_traverse(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject))));
    return rv;
}

static int32_t CPyDef_pages___obstacle_gain_page_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self = (serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject))));
    return 0;
}

static int32_t CPyDef_pages___obstacle_gain_page_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self = (serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject))));
    return 0;
}

static void
pages___obstacle_gain_page_obj_dealloc(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___obstacle_gain_page_obj_free_instance == NULL) {
        pages___obstacle_gain_page_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___obstacle_gain_page_obj_dealloc)
    CPyDef_pages___obstacle_gain_page_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__obstacle_gain_page_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___obstacle_gain_page_obj(void);

static PyObject *
pages___obstacle_gain_page_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___obstacle_gain_page_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__obstacle_gain_page_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___obstacle_gain_page_obj_vtable[2];
static bool
CPyDef_pages___obstacle_gain_page_obj_trait_vtable_setup(void)
{
    CPyVTableItem pages___obstacle_gain_page_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages___obstacle_gain_page_obj_____call__,
        (CPyVTableItem)CPyDef_pages___obstacle_gain_page_obj_____get__,
    };
    memcpy(pages___obstacle_gain_page_obj_vtable, pages___obstacle_gain_page_obj_vtable_scratch, sizeof(pages___obstacle_gain_page_obj_vtable));
    return 1;
}

static bool
CPyDef_pages___obstacle_gain_page_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
pages___obstacle_gain_page_obj_get___3_mypyc_env__(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self, void *closure);

static PyGetSetDef pages___obstacle_gain_page_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)pages___obstacle_gain_page_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef pages___obstacle_gain_page_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__obstacle_gain_page_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_pages___obstacle_gain_page_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_pages___obstacle_gain_page_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___obstacle_gain_page_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_gain_page_obj",
    .tp_new = pages___obstacle_gain_page_obj_new,
    .tp_dealloc = (destructor)pages___obstacle_gain_page_obj_dealloc,
    .tp_traverse = (traverseproc)pages___obstacle_gain_page_obj_traverse,
    .tp_clear = (inquiry)CPyDef_pages___obstacle_gain_page_obj_clear,
    .tp_getset = pages___obstacle_gain_page_obj_getseters,
    .tp_methods = pages___obstacle_gain_page_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__pages___obstacle_gain_page_obj,
    .tp_members = pages___obstacle_gain_page_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_gain_page_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___obstacle_gain_page_obj_template = &CPyType_pages___obstacle_gain_page_obj_template_;

PyObject *CPyDef_pages_____mypyc__obstacle_gain_page_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self;
    if (pages___obstacle_gain_page_obj_free_instance != NULL) {
        self = pages___obstacle_gain_page_obj_free_instance;
        pages___obstacle_gain_page_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___obstacle_gain_page_obj_vtable;
    self->vectorcall = CPyPy_pages___obstacle_gain_page_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___obstacle_gain_page_obj(void)
{
    PyObject *self = CPyDef_pages_____mypyc__obstacle_gain_page_obj_setup((PyObject *)CPyType_pages___obstacle_gain_page_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
pages___obstacle_gain_page_obj_get___3_mypyc_env__(serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_gain_page_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__pages___note_gain_page_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_pages___note_gain_page_obj_____get__(self, instance, owner);
}
PyMemberDef pages___note_gain_page_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
pages___note_gain_page_obj_traverse(serai___games___scholars___myriad___pages___note_gain_page_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject))));
    return rv;
}

static int32_t CPyDef_pages___note_gain_page_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___note_gain_page_objObject *self = (serai___games___scholars___myriad___pages___note_gain_page_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject))));
    return 0;
}

static int32_t CPyDef_pages___note_gain_page_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___note_gain_page_objObject *self = (serai___games___scholars___myriad___pages___note_gain_page_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject))));
    return 0;
}

static void
pages___note_gain_page_obj_dealloc(serai___games___scholars___myriad___pages___note_gain_page_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___note_gain_page_obj_free_instance == NULL) {
        pages___note_gain_page_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___note_gain_page_obj_dealloc)
    CPyDef_pages___note_gain_page_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__note_gain_page_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___note_gain_page_obj(void);

static PyObject *
pages___note_gain_page_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___note_gain_page_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__note_gain_page_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___note_gain_page_obj_vtable[2];
static bool
CPyDef_pages___note_gain_page_obj_trait_vtable_setup(void)
{
    CPyVTableItem pages___note_gain_page_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages___note_gain_page_obj_____call__,
        (CPyVTableItem)CPyDef_pages___note_gain_page_obj_____get__,
    };
    memcpy(pages___note_gain_page_obj_vtable, pages___note_gain_page_obj_vtable_scratch, sizeof(pages___note_gain_page_obj_vtable));
    return 1;
}

static bool
CPyDef_pages___note_gain_page_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
pages___note_gain_page_obj_get___3_mypyc_env__(serai___games___scholars___myriad___pages___note_gain_page_objObject *self, void *closure);

static PyGetSetDef pages___note_gain_page_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)pages___note_gain_page_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef pages___note_gain_page_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__note_gain_page_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_pages___note_gain_page_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_pages___note_gain_page_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___note_gain_page_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_gain_page_obj",
    .tp_new = pages___note_gain_page_obj_new,
    .tp_dealloc = (destructor)pages___note_gain_page_obj_dealloc,
    .tp_traverse = (traverseproc)pages___note_gain_page_obj_traverse,
    .tp_clear = (inquiry)CPyDef_pages___note_gain_page_obj_clear,
    .tp_getset = pages___note_gain_page_obj_getseters,
    .tp_methods = pages___note_gain_page_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__pages___note_gain_page_obj,
    .tp_members = pages___note_gain_page_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___pages___note_gain_page_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___pages___note_gain_page_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_gain_page_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___note_gain_page_obj_template = &CPyType_pages___note_gain_page_obj_template_;

PyObject *CPyDef_pages_____mypyc__note_gain_page_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___note_gain_page_objObject *self;
    if (pages___note_gain_page_obj_free_instance != NULL) {
        self = pages___note_gain_page_obj_free_instance;
        pages___note_gain_page_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___note_gain_page_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___note_gain_page_obj_vtable;
    self->vectorcall = CPyPy_pages___note_gain_page_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___note_gain_page_obj(void)
{
    PyObject *self = CPyDef_pages_____mypyc__note_gain_page_obj_setup((PyObject *)CPyType_pages___note_gain_page_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
pages___note_gain_page_obj_get___3_mypyc_env__(serai___games___scholars___myriad___pages___note_gain_page_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_gain_page_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendpages___tuck_page_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_pages___tuck_page_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods pages___tuck_page_gen_as_async = {
    .am_send = CPyDunder_am_sendpages___tuck_page_gen,
};
static int
pages___tuck_page_gen_traverse(serai___games___scholars___myriad___pages___tuck_page_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__page));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__own);
    Py_VISIT(self->___mypyc_generator_frame_attribute__printed);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages___tuck_page_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___tuck_page_genObject *self = (serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__page;
        self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4);
    return 0;
}

static int32_t CPyDef_pages___tuck_page_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___tuck_page_genObject *self = (serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__page;
        self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4);
    return 0;
}

static void
pages___tuck_page_gen_dealloc(serai___games___scholars___myriad___pages___tuck_page_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___tuck_page_gen_free_instance == NULL) {
        pages___tuck_page_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__page;
            self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___tuck_page_gen_dealloc)
    CPyDef_pages___tuck_page_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__tuck_page_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___tuck_page_gen(void);

static PyObject *
pages___tuck_page_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___tuck_page_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__tuck_page_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___tuck_page_gen_vtable[6];
static bool
CPyDef_pages___tuck_page_gen_trait_vtable_setup(void)
{
    CPyVTableItem pages___tuck_page_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages___tuck_page_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_pages___tuck_page_gen_____next__,
        (CPyVTableItem)CPyDef_pages___tuck_page_gen___send,
        (CPyVTableItem)CPyDef_pages___tuck_page_gen_____iter__,
        (CPyVTableItem)CPyDef_pages___tuck_page_gen___throw,
        (CPyVTableItem)CPyDef_pages___tuck_page_gen___close,
    };
    memcpy(pages___tuck_page_gen_vtable, pages___tuck_page_gen_vtable_scratch, sizeof(pages___tuck_page_gen_vtable));
    return 1;
}

static bool
CPyDef_pages___tuck_page_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages___tuck_page_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__tuck_page_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_pages___tuck_page_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_pages___tuck_page_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_pages___tuck_page_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_pages___tuck_page_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_pages___tuck_page_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___tuck_page_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tuck_page_gen",
    .tp_new = pages___tuck_page_gen_new,
    .tp_dealloc = (destructor)pages___tuck_page_gen_dealloc,
    .tp_traverse = (traverseproc)pages___tuck_page_gen_traverse,
    .tp_clear = (inquiry)CPyDef_pages___tuck_page_gen_clear,
    .tp_methods = pages___tuck_page_gen_methods,
    .tp_iter = CPyDef_pages___tuck_page_gen_____iter__,
    .tp_iternext = CPyDef_pages___tuck_page_gen_____next__,
    .tp_as_async = &pages___tuck_page_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___tuck_page_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("tuck_page_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___tuck_page_gen_template = &CPyType_pages___tuck_page_gen_template_;

PyObject *CPyDef_pages_____mypyc__tuck_page_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___tuck_page_genObject *self;
    if (pages___tuck_page_gen_free_instance != NULL) {
        self = pages___tuck_page_gen_free_instance;
        pages___tuck_page_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___tuck_page_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___tuck_page_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___tuck_page_gen(void)
{
    PyObject *self = CPyDef_pages_____mypyc__tuck_page_gen_setup((PyObject *)CPyType_pages___tuck_page_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
pages___page_steps_env_traverse(serai___games___scholars___myriad___pages___page_steps_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages___page_steps_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___page_steps_envObject *self = (serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_pages___page_steps_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___page_steps_envObject *self = (serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
pages___page_steps_env_dealloc(serai___games___scholars___myriad___pages___page_steps_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___page_steps_env_free_instance == NULL) {
        pages___page_steps_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_me)) {
            CPyTagged __tmp = self->_me;
            self->_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_me = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___page_steps_env_dealloc)
    CPyDef_pages___page_steps_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__page_steps_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___page_steps_env(void);

static PyObject *
pages___page_steps_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___page_steps_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__page_steps_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___page_steps_env_vtable[1];
static bool
CPyDef_pages___page_steps_env_trait_vtable_setup(void)
{
    CPyVTableItem pages___page_steps_env_vtable_scratch[] = {
        NULL
    };
    memcpy(pages___page_steps_env_vtable, pages___page_steps_env_vtable_scratch, sizeof(pages___page_steps_env_vtable));
    return 1;
}

static bool
CPyDef_pages___page_steps_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages___page_steps_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__page_steps_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___page_steps_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "page_steps_env",
    .tp_new = pages___page_steps_env_new,
    .tp_dealloc = (destructor)pages___page_steps_env_dealloc,
    .tp_traverse = (traverseproc)pages___page_steps_env_traverse,
    .tp_clear = (inquiry)CPyDef_pages___page_steps_env_clear,
    .tp_methods = pages___page_steps_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___page_steps_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("page_steps_env()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___page_steps_env_template = &CPyType_pages___page_steps_env_template_;

PyObject *CPyDef_pages_____mypyc__page_steps_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___page_steps_envObject *self;
    if (pages___page_steps_env_free_instance != NULL) {
        self = pages___page_steps_env_free_instance;
        pages___page_steps_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___page_steps_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___page_steps_env_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___page_steps_env(void)
{
    PyObject *self = CPyDef_pages_____mypyc__page_steps_env_setup((PyObject *)CPyType_pages___page_steps_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__pages_____mypyc_lambda__0_page_steps_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____get__(self, instance, owner);
}
PyMemberDef pages_____mypyc_lambda__0_page_steps_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
pages_____mypyc_lambda__0_page_steps_obj_traverse(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject))));
    return rv;
}

static int32_t CPyDef_pages_____mypyc_lambda__0_page_steps_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self = (serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject))));
    return 0;
}

static int32_t CPyDef_pages_____mypyc_lambda__0_page_steps_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self = (serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject))));
    return 0;
}

static void
pages_____mypyc_lambda__0_page_steps_obj_dealloc(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages_____mypyc_lambda__0_page_steps_obj_free_instance == NULL) {
        pages_____mypyc_lambda__0_page_steps_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages_____mypyc_lambda__0_page_steps_obj_dealloc)
    CPyDef_pages_____mypyc_lambda__0_page_steps_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc___3__mypyc_lambda__0_page_steps_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages_____mypyc_lambda__0_page_steps_obj(void);

static PyObject *
pages_____mypyc_lambda__0_page_steps_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages_____mypyc_lambda__0_page_steps_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc___3__mypyc_lambda__0_page_steps_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages_____mypyc_lambda__0_page_steps_obj_vtable[2];
static bool
CPyDef_pages_____mypyc_lambda__0_page_steps_obj_trait_vtable_setup(void)
{
    CPyVTableItem pages_____mypyc_lambda__0_page_steps_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____call__,
        (CPyVTableItem)CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____get__,
    };
    memcpy(pages_____mypyc_lambda__0_page_steps_obj_vtable, pages_____mypyc_lambda__0_page_steps_obj_vtable_scratch, sizeof(pages_____mypyc_lambda__0_page_steps_obj_vtable));
    return 1;
}

static bool
CPyDef_pages_____mypyc_lambda__0_page_steps_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
pages_____mypyc_lambda__0_page_steps_obj_get___3_mypyc_env__(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self, void *closure);

static PyGetSetDef pages_____mypyc_lambda__0_page_steps_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)pages_____mypyc_lambda__0_page_steps_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef pages_____mypyc_lambda__0_page_steps_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc___3__mypyc_lambda__0_page_steps_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_pages_____mypyc_lambda__0_page_steps_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_pages_____mypyc_lambda__0_page_steps_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages_____mypyc_lambda__0_page_steps_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_page_steps_obj",
    .tp_new = pages_____mypyc_lambda__0_page_steps_obj_new,
    .tp_dealloc = (destructor)pages_____mypyc_lambda__0_page_steps_obj_dealloc,
    .tp_traverse = (traverseproc)pages_____mypyc_lambda__0_page_steps_obj_traverse,
    .tp_clear = (inquiry)CPyDef_pages_____mypyc_lambda__0_page_steps_obj_clear,
    .tp_getset = pages_____mypyc_lambda__0_page_steps_obj_getseters,
    .tp_methods = pages_____mypyc_lambda__0_page_steps_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__pages_____mypyc_lambda__0_page_steps_obj,
    .tp_members = pages_____mypyc_lambda__0_page_steps_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_page_steps_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_pages_____mypyc_lambda__0_page_steps_obj_template = &CPyType_pages_____mypyc_lambda__0_page_steps_obj_template_;

PyObject *CPyDef_pages_____mypyc___3__mypyc_lambda__0_page_steps_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self;
    if (pages_____mypyc_lambda__0_page_steps_obj_free_instance != NULL) {
        self = pages_____mypyc_lambda__0_page_steps_obj_free_instance;
        pages_____mypyc_lambda__0_page_steps_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages_____mypyc_lambda__0_page_steps_obj_vtable;
    self->vectorcall = CPyPy_pages_____mypyc_lambda__0_page_steps_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_pages_____mypyc_lambda__0_page_steps_obj(void)
{
    PyObject *self = CPyDef_pages_____mypyc___3__mypyc_lambda__0_page_steps_obj_setup((PyObject *)CPyType_pages_____mypyc_lambda__0_page_steps_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
pages_____mypyc_lambda__0_page_steps_obj_get___3_mypyc_env__(serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_page_steps_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendpages___use_page_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_pages___use_page_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods pages___use_page_gen_as_async = {
    .am_send = CPyDunder_am_sendpages___use_page_gen,
};
static int
pages___use_page_gen_traverse(serai___games___scholars___myriad___pages___use_page_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__page));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__printed);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__times));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages___use_page_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___use_page_genObject *self = (serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__page;
        self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__times;
        self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4);
    return 0;
}

static int32_t CPyDef_pages___use_page_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___use_page_genObject *self = (serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__page;
        self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__times;
        self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4);
    return 0;
}

static void
pages___use_page_gen_dealloc(serai___games___scholars___myriad___pages___use_page_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___use_page_gen_free_instance == NULL) {
        pages___use_page_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__page)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__page;
            self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__times)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__times;
            self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___use_page_gen_dealloc)
    CPyDef_pages___use_page_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__use_page_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___use_page_gen(void);

static PyObject *
pages___use_page_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___use_page_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__use_page_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___use_page_gen_vtable[6];
static bool
CPyDef_pages___use_page_gen_trait_vtable_setup(void)
{
    CPyVTableItem pages___use_page_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages___use_page_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_pages___use_page_gen_____next__,
        (CPyVTableItem)CPyDef_pages___use_page_gen___send,
        (CPyVTableItem)CPyDef_pages___use_page_gen_____iter__,
        (CPyVTableItem)CPyDef_pages___use_page_gen___throw,
        (CPyVTableItem)CPyDef_pages___use_page_gen___close,
    };
    memcpy(pages___use_page_gen_vtable, pages___use_page_gen_vtable_scratch, sizeof(pages___use_page_gen_vtable));
    return 1;
}

static bool
CPyDef_pages___use_page_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages___use_page_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__use_page_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_pages___use_page_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_pages___use_page_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_pages___use_page_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_pages___use_page_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_pages___use_page_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___use_page_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "use_page_gen",
    .tp_new = pages___use_page_gen_new,
    .tp_dealloc = (destructor)pages___use_page_gen_dealloc,
    .tp_traverse = (traverseproc)pages___use_page_gen_traverse,
    .tp_clear = (inquiry)CPyDef_pages___use_page_gen_clear,
    .tp_methods = pages___use_page_gen_methods,
    .tp_iter = CPyDef_pages___use_page_gen_____iter__,
    .tp_iternext = CPyDef_pages___use_page_gen_____next__,
    .tp_as_async = &pages___use_page_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___use_page_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("use_page_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___use_page_gen_template = &CPyType_pages___use_page_gen_template_;

PyObject *CPyDef_pages_____mypyc__use_page_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___use_page_genObject *self;
    if (pages___use_page_gen_free_instance != NULL) {
        self = pages___use_page_gen_free_instance;
        pages___use_page_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___use_page_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___use_page_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__page = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__times = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___use_page_gen(void)
{
    PyObject *self = CPyDef_pages_____mypyc__use_page_gen_setup((PyObject *)CPyType_pages___use_page_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpages____fix_colour_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods pages____fix_colour_gen_as_async = {
    .am_send = CPyDunder_am_sendpages____fix_colour_gen,
};
static int
pages____fix_colour_gen_traverse(serai___games___scholars___myriad___pages____fix_colour_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__condition);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages____fix_colour_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages____fix_colour_genObject *self = (serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__condition);
    return 0;
}

static int32_t CPyDef_pages____fix_colour_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages____fix_colour_genObject *self = (serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__condition);
    return 0;
}

static void
pages____fix_colour_gen_dealloc(serai___games___scholars___myriad___pages____fix_colour_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages____fix_colour_gen_free_instance == NULL) {
        pages____fix_colour_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__condition);
        self->___mypyc_next_label__ = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages____fix_colour_gen_dealloc)
    CPyDef_pages____fix_colour_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc___3_fix_colour_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages____fix_colour_gen(void);

static PyObject *
pages____fix_colour_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages____fix_colour_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc___3_fix_colour_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages____fix_colour_gen_vtable[6];
static bool
CPyDef_pages____fix_colour_gen_trait_vtable_setup(void)
{
    CPyVTableItem pages____fix_colour_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_pages____fix_colour_gen_____next__,
        (CPyVTableItem)CPyDef_pages____fix_colour_gen___send,
        (CPyVTableItem)CPyDef_pages____fix_colour_gen_____iter__,
        (CPyVTableItem)CPyDef_pages____fix_colour_gen___throw,
        (CPyVTableItem)CPyDef_pages____fix_colour_gen___close,
    };
    memcpy(pages____fix_colour_gen_vtable, pages____fix_colour_gen_vtable_scratch, sizeof(pages____fix_colour_gen_vtable));
    return 1;
}

static bool
CPyDef_pages____fix_colour_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages____fix_colour_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc___3_fix_colour_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_pages____fix_colour_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_pages____fix_colour_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_pages____fix_colour_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_pages____fix_colour_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_pages____fix_colour_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages____fix_colour_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_fix_colour_gen",
    .tp_new = pages____fix_colour_gen_new,
    .tp_dealloc = (destructor)pages____fix_colour_gen_dealloc,
    .tp_traverse = (traverseproc)pages____fix_colour_gen_traverse,
    .tp_clear = (inquiry)CPyDef_pages____fix_colour_gen_clear,
    .tp_methods = pages____fix_colour_gen_methods,
    .tp_iter = CPyDef_pages____fix_colour_gen_____iter__,
    .tp_iternext = CPyDef_pages____fix_colour_gen_____next__,
    .tp_as_async = &pages____fix_colour_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages____fix_colour_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_fix_colour_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_pages____fix_colour_gen_template = &CPyType_pages____fix_colour_gen_template_;

PyObject *CPyDef_pages_____mypyc___3_fix_colour_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages____fix_colour_genObject *self;
    if (pages____fix_colour_gen_free_instance != NULL) {
        self = pages____fix_colour_gen_free_instance;
        pages____fix_colour_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages____fix_colour_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages____fix_colour_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_pages____fix_colour_gen(void)
{
    PyObject *self = CPyDef_pages_____mypyc___3_fix_colour_gen_setup((PyObject *)CPyType_pages____fix_colour_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendpages___meeting_pages_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods pages___meeting_pages_gen_as_async = {
    .am_send = CPyDunder_am_sendpages___meeting_pages_gen,
};
static int
pages___meeting_pages_gen_traverse(serai___games___scholars___myriad___pages___meeting_pages_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__own);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__skip);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_pages___meeting_pages_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___meeting_pages_genObject *self = (serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__skip);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3);
    return 0;
}

static int32_t CPyDef_pages___meeting_pages_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___pages___meeting_pages_genObject *self = (serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__skip);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3);
    return 0;
}

static void
pages___meeting_pages_gen_dealloc(serai___games___scholars___myriad___pages___meeting_pages_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (pages___meeting_pages_gen_free_instance == NULL) {
        pages___meeting_pages_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__own);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__skip);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, pages___meeting_pages_gen_dealloc)
    CPyDef_pages___meeting_pages_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_pages_____mypyc__meeting_pages_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_pages___meeting_pages_gen(void);

static PyObject *
pages___meeting_pages_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_pages___meeting_pages_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_pages_____mypyc__meeting_pages_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem pages___meeting_pages_gen_vtable[6];
static bool
CPyDef_pages___meeting_pages_gen_trait_vtable_setup(void)
{
    CPyVTableItem pages___meeting_pages_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_pages___meeting_pages_gen_____next__,
        (CPyVTableItem)CPyDef_pages___meeting_pages_gen___send,
        (CPyVTableItem)CPyDef_pages___meeting_pages_gen_____iter__,
        (CPyVTableItem)CPyDef_pages___meeting_pages_gen___throw,
        (CPyVTableItem)CPyDef_pages___meeting_pages_gen___close,
    };
    memcpy(pages___meeting_pages_gen_vtable, pages___meeting_pages_gen_vtable_scratch, sizeof(pages___meeting_pages_gen_vtable));
    return 1;
}

static bool
CPyDef_pages___meeting_pages_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef pages___meeting_pages_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_pages_____mypyc__meeting_pages_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_pages___meeting_pages_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_pages___meeting_pages_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_pages___meeting_pages_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_pages___meeting_pages_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_pages___meeting_pages_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_pages___meeting_pages_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "meeting_pages_gen",
    .tp_new = pages___meeting_pages_gen_new,
    .tp_dealloc = (destructor)pages___meeting_pages_gen_dealloc,
    .tp_traverse = (traverseproc)pages___meeting_pages_gen_traverse,
    .tp_clear = (inquiry)CPyDef_pages___meeting_pages_gen_clear,
    .tp_methods = pages___meeting_pages_gen_methods,
    .tp_iter = CPyDef_pages___meeting_pages_gen_____iter__,
    .tp_iternext = CPyDef_pages___meeting_pages_gen_____next__,
    .tp_as_async = &pages___meeting_pages_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___pages___meeting_pages_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("meeting_pages_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_pages___meeting_pages_gen_template = &CPyType_pages___meeting_pages_gen_template_;

PyObject *CPyDef_pages_____mypyc__meeting_pages_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___pages___meeting_pages_genObject *self;
    if (pages___meeting_pages_gen_free_instance != NULL) {
        self = pages___meeting_pages_gen_free_instance;
        pages___meeting_pages_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___pages___meeting_pages_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = pages___meeting_pages_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_pages___meeting_pages_gen(void)
{
    PyObject *self = CPyDef_pages_____mypyc__meeting_pages_gen_setup((PyObject *)CPyType_pages___meeting_pages_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef pagesmodule_methods[] = {
    {"gain_xp", (PyCFunction)CPyPy_pages___gain_xp, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_xp(t, me, amount, rule)\n--\n\n") /* docstring */},
    {"page_cost", (PyCFunction)CPyPy_pages___page_cost, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page_cost(t, space)\n--\n\n") /* docstring */},
    {"gain_page", (PyCFunction)CPyPy_pages___gain_page, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_page(t, me)\n--\n\n") /* docstring */},
    {"page_number", (PyCFunction)CPyPy_pages___page_number, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page_number(option)\n--\n\n") /* docstring */},
    {"take_from_book", (PyCFunction)CPyPy_pages___take_from_book, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_from_book(t, page)\n--\n\n") /* docstring */},
    {"_fill", (PyCFunction)CPyPy_pages____fill, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fill(t, places)\n--\n\n") /* docstring */},
    {"page_places", (PyCFunction)CPyPy_pages___page_places, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page_places(t, me, page)\n--\n\n") /* docstring */},
    {"tuck_page", (PyCFunction)CPyPy_pages___tuck_page, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_page(t, me, page)\n--\n\n") /* docstring */},
    {"put_page", (PyCFunction)CPyPy_pages___put_page, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put_page(t, me, page, place)\n--\n\n") /* docstring */},
    {"usable_pages", (PyCFunction)CPyPy_pages___usable_pages, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("usable_pages(t, me)\n--\n\n") /* docstring */},
    {"page_obstacle", (PyCFunction)CPyPy_pages___page_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page_obstacle(t, me, page)\n--\n\n") /* docstring */},
    {"page_steps", (PyCFunction)CPyPy_pages___page_steps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page_steps(t, me)\n--\n\n") /* docstring */},
    {"use_page", (PyCFunction)CPyPy_pages___use_page, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("use_page(t, me, page)\n--\n\n") /* docstring */},
    {"_context", (PyCFunction)CPyPy_pages____context, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_context(gain)\n--\n\n") /* docstring */},
    {"_fix_colour", (PyCFunction)CPyPy_pages____fix_colour, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fix_colour(t, me, condition)\n--\n\n") /* docstring */},
    {"meeting_pages", (PyCFunction)CPyPy_pages___meeting_pages, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("meeting_pages(t, me)\n--\n\n") /* docstring */},
    {"_meets", (PyCFunction)CPyPy_pages____meets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_meets(page)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___pages__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___pages__internal, "__name__");
    CPyStatic_pages___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___pages__internal);
    if (unlikely(CPyStatic_pages___globals == NULL))
        goto fail;
    CPyType_pages___gain_page_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___gain_page_env_template, NULL, modname);
    if (unlikely(!CPyType_pages___gain_page_env))
        goto fail;
    CPyDef_pages___gain_page_env_trait_vtable_setup();
    CPyType_pages___gain_page_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___gain_page_gen_template, NULL, modname);
    if (unlikely(!CPyType_pages___gain_page_gen))
        goto fail;
    CPyDef_pages___gain_page_gen_trait_vtable_setup();
    CPyType_pages___obstacle_gain_page_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___obstacle_gain_page_obj_template, NULL, modname);
    if (unlikely(!CPyType_pages___obstacle_gain_page_obj))
        goto fail;
    CPyDef_pages___obstacle_gain_page_obj_trait_vtable_setup();
    CPyType_pages___note_gain_page_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___note_gain_page_obj_template, NULL, modname);
    if (unlikely(!CPyType_pages___note_gain_page_obj))
        goto fail;
    CPyDef_pages___note_gain_page_obj_trait_vtable_setup();
    CPyType_pages___tuck_page_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___tuck_page_gen_template, NULL, modname);
    if (unlikely(!CPyType_pages___tuck_page_gen))
        goto fail;
    CPyDef_pages___tuck_page_gen_trait_vtable_setup();
    CPyType_pages___page_steps_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___page_steps_env_template, NULL, modname);
    if (unlikely(!CPyType_pages___page_steps_env))
        goto fail;
    CPyDef_pages___page_steps_env_trait_vtable_setup();
    CPyType_pages_____mypyc_lambda__0_page_steps_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages_____mypyc_lambda__0_page_steps_obj_template, NULL, modname);
    if (unlikely(!CPyType_pages_____mypyc_lambda__0_page_steps_obj))
        goto fail;
    CPyDef_pages_____mypyc_lambda__0_page_steps_obj_trait_vtable_setup();
    CPyType_pages___use_page_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___use_page_gen_template, NULL, modname);
    if (unlikely(!CPyType_pages___use_page_gen))
        goto fail;
    CPyDef_pages___use_page_gen_trait_vtable_setup();
    CPyType_pages____fix_colour_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages____fix_colour_gen_template, NULL, modname);
    if (unlikely(!CPyType_pages____fix_colour_gen))
        goto fail;
    CPyDef_pages____fix_colour_gen_trait_vtable_setup();
    CPyType_pages___meeting_pages_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_pages___meeting_pages_gen_template, NULL, modname);
    if (unlikely(!CPyType_pages___meeting_pages_gen))
        goto fail;
    CPyDef_pages___meeting_pages_gen_trait_vtable_setup();
    char result = CPyDef_pages_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___pages__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_pages___gain_page_env);
    Py_CLEAR(CPyType_pages___gain_page_gen);
    Py_CLEAR(CPyType_pages___obstacle_gain_page_obj);
    Py_CLEAR(CPyType_pages___note_gain_page_obj);
    Py_CLEAR(CPyType_pages___tuck_page_gen);
    Py_CLEAR(CPyType_pages___page_steps_env);
    Py_CLEAR(CPyType_pages_____mypyc_lambda__0_page_steps_obj);
    Py_CLEAR(CPyType_pages___use_page_gen);
    Py_CLEAR(CPyType_pages____fix_colour_gen);
    Py_CLEAR(CPyType_pages___meeting_pages_gen);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___pages(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___pages__impl, &CPyImportState_serai___games___scholars___myriad___pages, &CPyModule_serai___games___scholars___myriad___pages);
}
static struct PyModuleDef pagesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.pages",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    pagesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___pages(void)
{
    if (CPyModule_serai___games___scholars___myriad___pages__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___pages__internal);
        return CPyModule_serai___games___scholars___myriad___pages__internal;
    }
    CPyModule_serai___games___scholars___myriad___pages__internal = PyModule_Create(&pagesmodule);
    return CPyModule_serai___games___scholars___myriad___pages__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___pages(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___pages__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___pages__internal);
        return CPyModule_serai___games___scholars___myriad___pages__internal;
    }
    CPyModule_serai___games___scholars___myriad___pages__internal = PyModule_Create(&pagesmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___pages__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.pages");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___pages__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___pages__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___pages__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___pages(CPyModule_serai___games___scholars___myriad___pages__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___pages__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.pages");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___pages__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_pages___gain_xp(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_amount, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 23, CPyStatic_pages___globals);
        goto CPyL11;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_xp", "Myriad", "authors", 23, CPyStatic_pages___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 23, CPyStatic_pages___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 23, CPyStatic_pages___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL12;
    }
    cpy_r_r4 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_xp;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_xp", "Author", "xp", 23, CPyStatic_pages___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r5 = CPyTagged_Add(cpy_r_r4, cpy_r_amount);
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_xp);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_xp = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 23, CPyStatic_pages___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_xp", "Table", "story", 24, CPyStatic_pages___globals);
        goto CPyL11;
    }
CPyL7: ;
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = cpy_r_r7 != cpy_r_r8;
    if (!cpy_r_r9) goto CPyL10;
    cpy_r_r10 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r11 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r12 = CPyStatics[759]; /* 'resource' */
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r15 = CPyDict_Build(2, cpy_r_r12, cpy_r_r11, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 25, CPyStatic_pages___globals);
        goto CPyL11;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_me, cpy_r_rule, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 25, CPyStatic_pages___globals);
        goto CPyL11;
    }
CPyL10: ;
    return 1;
CPyL11: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
}
        
        PyObject *CPyPy_pages___gain_xp(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "amount", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:gain_xp", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_amount;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_amount, &obj_rule)) {
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
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_pages___gain_xp(arg_t, arg_me, arg_amount, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_xp", 21, CPyStatic_pages___globals);
            return NULL;
        }
        
CPyTagged CPyDef_pages___page_cost(PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_there;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 33, CPyStatic_pages___globals);
        goto CPyL41;
    }
    cpy_r_r1 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 34, CPyStatic_pages___globals);
        goto CPyL42;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_spaces;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_space);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 35, CPyStatic_pages___globals);
        goto CPyL43;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 35, CPyStatic_pages___globals, "tuple", cpy_r_r3);
        goto CPyL43;
    }
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 2);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 35, CPyStatic_pages___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 35, CPyStatic_pages___globals);
        goto CPyL43;
    }
    cpy_r_there = 0;
    cpy_r_r7 = 0;
    cpy_r_r8 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_cost", "Myriad", "books", 37, CPyStatic_pages___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = 0;
CPyL8: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL45;
    cpy_r_place = cpy_r_r7;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 37, CPyStatic_pages___globals);
        goto CPyL46;
    }
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 != -2;
    CPyTagged_DECREF(cpy_r_r18);
    if (!cpy_r_r19) goto CPyL47;
    cpy_r_r20 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_spaces;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 38, CPyStatic_pages___globals);
        goto CPyL48;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 38, CPyStatic_pages___globals, "tuple", cpy_r_r21);
        goto CPyL48;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 38, CPyStatic_pages___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 38, CPyStatic_pages___globals);
        goto CPyL48;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL17;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_r6);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL18;
CPyL17: ;
    cpy_r_r29 = cpy_r_r24 == cpy_r_r6;
    cpy_r_r28 = cpy_r_r29;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r28) goto CPyL20;
    cpy_r_r30 = CPyTagged_Add(cpy_r_there, 2);
    CPyTagged_DECREF(cpy_r_there);
    cpy_r_there = cpy_r_r30;
CPyL20: ;
    cpy_r_r31 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r31;
    cpy_r_r32 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r32;
    goto CPyL8;
CPyL21: ;
    cpy_r_r33 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_pages;
    CPy_INCREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r34 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_cost", "Myriad", "books", 40, CPyStatic_pages___globals);
        goto CPyL49;
    }
CPyL22: ;
    cpy_r_r35 = CPyList_GetItemBorrow(cpy_r_r34, cpy_r_space);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 40, CPyStatic_pages___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 40, CPyStatic_pages___globals);
        goto CPyL49;
    }
    cpy_r_r37 = CPyList_GetItem(cpy_r_r33, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 40, CPyStatic_pages___globals);
        goto CPyL50;
    }
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 40, CPyStatic_pages___globals, "tuple", cpy_r_r37);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r38, 6);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 40, CPyStatic_pages___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 40, CPyStatic_pages___globals);
        goto CPyL51;
    }
    cpy_r_r41 = cpy_r_there == 2;
    CPyTagged_DECREF(cpy_r_there);
    if (!cpy_r_r41) goto CPyL39;
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_cost", "Table", "book", 41, CPyStatic_pages___globals);
        goto CPyL52;
    }
CPyL30: ;
    cpy_r_r43 = ((serai___games___scholars___book___BookObject *)cpy_r_r42)->_constants;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyStatics[3048]; /* 'page_alone_discount' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 41, CPyStatic_pages___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 41, CPyStatic_pages___globals);
        goto CPyL52;
    }
    cpy_r_r47 = CPyTagged_Subtract(cpy_r_r40, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (cpy_r_r49) goto CPyL34;
    cpy_r_r50 = 0 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL35;
CPyL34: ;
    cpy_r_r52 = CPyTagged_IsLt_(0, cpy_r_r47);
    if (cpy_r_r52) {
        goto CPyL36;
    } else
        goto CPyL53;
CPyL35: ;
    cpy_r_r53 = (Py_ssize_t)cpy_r_r47 > (Py_ssize_t)0;
    if (!cpy_r_r53) goto CPyL53;
CPyL36: ;
    cpy_r_r54 = cpy_r_r47;
    goto CPyL38;
CPyL37: ;
    cpy_r_r54 = 0;
CPyL38: ;
    cpy_r_r55 = cpy_r_r54;
    goto CPyL40;
CPyL39: ;
    cpy_r_r55 = cpy_r_r40;
CPyL40: ;
    return cpy_r_r55;
CPyL41: ;
    cpy_r_r56 = CPY_INT_TAG;
    return cpy_r_r56;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_there);
    goto CPyL41;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r8);
    goto CPyL21;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_there);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL41;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL20;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_there);
    CPy_DecRef(cpy_r_r8);
    goto CPyL41;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_there);
    CPy_DecRef(cpy_r_r33);
    goto CPyL41;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_there);
    goto CPyL41;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_there);
    goto CPyL41;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL41;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL37;
}
        
        PyObject *CPyPy_pages___page_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:page_cost", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            CPyTagged retval = CPyDef_pages___page_cost(arg_t, arg_space);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_cost", 31, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___obstacle_gain_page_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_pages___obstacle_gain_page_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_pages___obstacle_gain_page_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__get__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___obstacle_gain_page_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "obstacle_gain_page_obj", "__mypyc_env__", 51, CPyStatic_pages___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "gain_page_env", "options", 52, CPyStatic_pages___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r1)->_two_xp;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__cost_of;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "gain_page_env", "cost_of", 54, CPyStatic_pages___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "obstacle", 54, CPyStatic_pages___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "obstacle", 54, CPyStatic_pages___globals);
        goto CPyL24;
    }
    cpy_r_r9 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__author;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "gain_page_env", "author", 55, CPyStatic_pages___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r9)->_xp;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "Author", "xp", 55, CPyStatic_pages___globals);
        goto CPyL26;
    }
CPyL9: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = cpy_r_r8 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_r8);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL13;
CPyL12: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r8;
    cpy_r_r16 = cpy_r_r17;
CPyL13: ;
    CPy_DECREF(cpy_r_r9);
    if (!cpy_r_r16) goto CPyL27;
    cpy_r_r18 = CPyStatic_myriad___reasons___NEED_XP;
    if (unlikely(cpy_r_r18 == NULL)) {
        goto CPyL28;
    } else
        goto CPyL17;
CPyL15: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_XP\" was not set");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "obstacle", 55, CPyStatic_pages___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r20 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__author;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "gain_page_env", "author", 55, CPyStatic_pages___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r20);
CPyL18: ;
    cpy_r_r21 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r20)->_xp;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "obstacle", "Author", "xp", 55, CPyStatic_pages___globals);
        goto CPyL29;
    }
CPyL19: ;
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_r8, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r23 = CPyList_GetItem(cpy_r_r18, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "obstacle", 55, CPyStatic_pages___globals);
        goto CPyL30;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_option___Reason))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "obstacle", 55, CPyStatic_pages___globals, "serai.kernel.option.Reason", cpy_r_r23);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r20);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL23;
CPyL22: ;
    cpy_r_r26 = Py_None;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r25 = cpy_r_r26;
CPyL23: ;
    return cpy_r_r25;
CPyL24: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL24;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL22;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r20);
    goto CPyL24;
CPyL30: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL24;
}
        
        PyObject *CPyPy_pages___obstacle_gain_page_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_pages___obstacle_gain_page_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "obstacle", 51, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___note_gain_page_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_pages___note_gain_page_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_pages___note_gain_page_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__get__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___note_gain_page_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
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
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
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
    cpy_r_r0 = ((serai___games___scholars___myriad___pages___note_gain_page_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "note", "note_gain_page_obj", "__mypyc_env__", 57, CPyStatic_pages___globals);
        goto CPyL21;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "note", "gain_page_env", "options", 58, CPyStatic_pages___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r1)->_two_xp;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "note", "gain_page_env", "t", 60, CPyStatic_pages___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = CPyDef_myriad___book___shelf(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 60, CPyStatic_pages___globals);
        goto CPyL21;
    }
    cpy_r_r7 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r6)->_pages;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r9 = PyObject_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 60, CPyStatic_pages___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r10 = CPyStatics[2937]; /* 'is_golden' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 61, CPyStatic_pages___globals);
        goto CPyL23;
    }
    cpy_r_r12 = PyObject_IsTrue(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 61, CPyStatic_pages___globals);
        goto CPyL23;
    }
    cpy_r_r14 = cpy_r_r12;
    if (!cpy_r_r14) goto CPyL11;
    cpy_r_r15 = CPyStatics[3049]; /* 'note-page-golden' */
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL12;
CPyL11: ;
    cpy_r_r17 = CPyStatics[3050]; /* 'note-page' */
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL12: ;
    cpy_r_key = cpy_r_r16;
    cpy_r_r18 = CPyStatics[31]; /* 'n' */
    cpy_r_r19 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__cost_of;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "note", "gain_page_env", "cost_of", 62, CPyStatic_pages___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r19);
CPyL13: ;
    cpy_r_r20 = CPyDef_pages___page_number(cpy_r_option);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL25;
    }
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r19, cpy_r_r21);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL24;
    }
    cpy_r_r24 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r25 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL26;
    }
    cpy_r_r27 = CPyStatics[602]; /* 'effect' */
    cpy_r_r28 = CPyStatics[602]; /* 'effect' */
    cpy_r_r29 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r28);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL27;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r31 = CPyDict_Build(3, cpy_r_r18, cpy_r_r30, cpy_r_r24, cpy_r_r26, cpy_r_r27, cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL28;
    }
    cpy_r_r32 = CPyDef_message___Message(cpy_r_key, cpy_r_r31);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 62, CPyStatic_pages___globals);
        goto CPyL21;
    }
    return cpy_r_r32;
CPyL21: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL21;
CPyL24: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_key);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r19);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_key);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL21;
CPyL27: ;
    CPy_DecRef(cpy_r_key);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    goto CPyL21;
CPyL28: ;
    CPy_DecRef(cpy_r_key);
    goto CPyL21;
}
        
        PyObject *CPyPy_pages___note_gain_page_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_pages___note_gain_page_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "note", 57, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___gain_page_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_space;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    tuple_T3CIO cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    int32_t cpy_r_r104;
    int32_t cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    tuple_T3OOO cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    int32_t cpy_r_r174;
    int32_t cpy_r_r175;
    char cpy_r_r176;
    int32_t cpy_r_r177;
    int32_t cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "__mypyc_env__", 44, CPyStatic_pages___globals);
        goto CPyL141;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL135;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 46, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyDef_myriad___table___part(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 46, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 47, CPyStatic_pages___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyDef_myriad___book___shelf(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 47, CPyStatic_pages___globals);
        goto CPyL142;
    }
    cpy_r_r12 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r11)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 47, CPyStatic_pages___globals);
        goto CPyL142;
    }
CPyL10: ;
    if (((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 47, CPyStatic_pages___globals);
        goto CPyL142;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_authors;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Myriad", "authors", 48, CPyStatic_pages___globals);
        goto CPyL142;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "me", 48, CPyStatic_pages___globals);
        goto CPyL142;
    }
CPyL13: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 48, CPyStatic_pages___globals);
        goto CPyL142;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_myriad___table___Author))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 48, CPyStatic_pages___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r16);
        goto CPyL142;
    }
    if (((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__author != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__author);
    }
    ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__author = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 48, CPyStatic_pages___globals);
        goto CPyL142;
    }
    cpy_r_r19 = PyDict_New();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL142;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_books;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Myriad", "books", 49, CPyStatic_pages___globals);
        goto CPyL143;
    }
CPyL18: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = 0;
    cpy_r_space = cpy_r_r24;
    CPyTagged_DECREF(cpy_r_space);
CPyL19: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)cpy_r_r23;
    if (!cpy_r_r25) goto CPyL144;
    cpy_r_space = cpy_r_r24;
    cpy_r_r26 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_books;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Myriad", "books", 49, CPyStatic_pages___globals);
        goto CPyL145;
    }
CPyL21: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_space);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL145;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL145;
    }
    cpy_r_r29 = (Py_ssize_t)cpy_r_r28 != -2;
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r29) goto CPyL146;
    cpy_r_r30 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_books;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Myriad", "books", 49, CPyStatic_pages___globals);
        goto CPyL145;
    }
CPyL25: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_space);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL145;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL145;
    }
    cpy_r_r33 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 49, CPyStatic_pages___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r33);
CPyL28: ;
    cpy_r_r34 = CPyDef_pages___page_cost(cpy_r_r33, cpy_r_space);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_space);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL148;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r37 = PyDict_SetItem(cpy_r_r19, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL143;
    }
CPyL30: ;
    cpy_r_r39 = cpy_r_r24 + 2;
    cpy_r_r24 = cpy_r_r39;
    goto CPyL19;
CPyL31: ;
    if (((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost_of != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost_of);
    }
    ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost_of = cpy_r_r19;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 49, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r41 = CPyDef_pages___obstacle_gain_page_obj();
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 51, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___pages___obstacle_gain_page_objObject *)cpy_r_r41)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 51, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r43 = CPyDef_pages___note_gain_page_obj();
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 57, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___pages___note_gain_page_objObject *)cpy_r_r43)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 57, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r45 = PyList_New(0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r46 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost_of;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "cost_of", 64, CPyStatic_pages___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r46);
CPyL38: ;
    cpy_r_r47 = 0;
    cpy_r_r48 = PyDict_Size(cpy_r_r46);
    cpy_r_r49 = CPyDict_GetKeysIter(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL150;
    }
CPyL39: ;
    cpy_r_r50 = CPyDict_NextKey(cpy_r_r49, cpy_r_r47);
    cpy_r_r51 = cpy_r_r50.f1;
    cpy_r_r47 = cpy_r_r51;
    cpy_r_r52 = cpy_r_r50.f0;
    if (!cpy_r_r52) goto CPyL151;
    cpy_r_r53 = cpy_r_r50.f2;
    CPy_INCREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r50.f2);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL152;
    }
    cpy_r_r55 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "options", 64, CPyStatic_pages___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r55);
CPyL42: ;
    cpy_r_r56 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r55)->_take_page;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL154;
    }
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_option___Option))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_r57);
        goto CPyL154;
    }
    CPy_DECREF(cpy_r_r55);
    cpy_r_r59 = PyList_Append(cpy_r_r45, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL152;
    }
    cpy_r_r61 = CPyDict_CheckSize(cpy_r_r46, cpy_r_r48);
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL152;
    } else
        goto CPyL39;
CPyL46: ;
    cpy_r_r62 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL149;
    }
    cpy_r_r63 = PyObject_GetIter(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r64 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "options", 64, CPyStatic_pages___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r64);
CPyL49: ;
    cpy_r_r65 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r64)->_two_xp;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = PyList_New(0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL156;
    }
    cpy_r_r67 = CPyList_Extend(cpy_r_r66, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL157;
    } else
        goto CPyL158;
CPyL51: ;
    cpy_r_r68 = PyList_Append(cpy_r_r66, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL159;
    }
    cpy_r_r70 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "obstacle", 64, CPyStatic_pages___globals);
        goto CPyL159;
    }
CPyL53: ;
    cpy_r_r71 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "note", 64, CPyStatic_pages___globals);
        goto CPyL159;
    }
CPyL54: ;
    cpy_r_r72 = NULL;
    cpy_r_r73 = CPyDef_offer___Offer(cpy_r_r66, cpy_r_r70, cpy_r_r72, cpy_r_r71);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 64, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r74 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "me", 65, CPyStatic_pages___globals);
        goto CPyL160;
    }
CPyL56: ;
    cpy_r_r75 = CPyStatics[3051]; /* 'gain-page' */
    cpy_r_r76 = CPyStatics[3052]; /* 'MB-PAGE-01' */
    cpy_r_r77 = CPyStatics[31]; /* 'n' */
    cpy_r_r78 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__author;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "author", 65, CPyStatic_pages___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r78);
CPyL57: ;
    cpy_r_r79 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r78)->_xp;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'xp' of 'Author' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r79);
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 65, CPyStatic_pages___globals);
        goto CPyL160;
    }
CPyL58: ;
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r_r81 = CPyDict_Build(1, cpy_r_r77, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 65, CPyStatic_pages___globals);
        goto CPyL160;
    }
    cpy_r_r82 = NULL;
    cpy_r_r83 = 2;
    cpy_r_r84 = CPyDef_decision___ask(cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r73, cpy_r_r81, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 65, CPyStatic_pages___globals);
        goto CPyL134;
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r84;
CPyL61: ;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = cpy_r_type != cpy_r_r86;
    if (!cpy_r_r87) goto CPyL64;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 65, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r88 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 65, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL134;
    }
    cpy_r_r89 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "options", 66, CPyStatic_pages___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r89);
CPyL66: ;
    cpy_r_r90 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r89)->_two_xp;
    CPy_INCREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r88 == cpy_r_r90;
    CPy_DECREF(cpy_r_r90);
    if (cpy_r_r91) {
        goto CPyL162;
    } else
        goto CPyL79;
CPyL67: ;
    cpy_r_r92 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 67, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r92);
CPyL68: ;
    cpy_r_r93 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "me", 67, CPyStatic_pages___globals);
        goto CPyL163;
    }
CPyL69: ;
    cpy_r_r94 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 67, CPyStatic_pages___globals);
        goto CPyL163;
    }
    CPy_INCREF(cpy_r_r94);
CPyL70: ;
    cpy_r_r95 = ((serai___games___scholars___table___TableObject *)cpy_r_r94)->_book;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Table", "book", 67, CPyStatic_pages___globals);
        goto CPyL164;
    }
CPyL71: ;
    cpy_r_r96 = ((serai___games___scholars___book___BookObject *)cpy_r_r95)->_constants;
    CPy_INCREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r97 = CPyStatics[3030]; /* 'xp_instead_of_page' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 67, CPyStatic_pages___globals);
        goto CPyL163;
    }
    if (likely(PyLong_Check(cpy_r_r98)))
        cpy_r_r99 = CPyTagged_FromObject(cpy_r_r98);
    else {
        CPy_TypeError("int", cpy_r_r98); cpy_r_r99 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 67, CPyStatic_pages___globals);
        goto CPyL163;
    }
    cpy_r_r100 = CPyStatics[3052]; /* 'MB-PAGE-01' */
    cpy_r_r101 = CPyDef_pages___gain_xp(cpy_r_r92, cpy_r_r93, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 67, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r102 = Py_None;
    CPy_INCREF(cpy_r_r102);
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r104 = CPyDef_pages___gain_page_env_clear_on_completion(cpy_r_r4);
    cpy_r_r105 = CPyDef_pages___gain_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL78;
    CPyGen_SetStopIterationValue(cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (!0) goto CPyL140;
    CPy_Unreachable();
CPyL78: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r102;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL79: ;
    cpy_r_r106 = CPyDef_pages___page_number(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 69, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r107 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__author;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "author", 70, CPyStatic_pages___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r107);
CPyL81: ;
    cpy_r_r108 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r107)->_xp;
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Author", "xp", 70, CPyStatic_pages___globals);
        goto CPyL166;
    }
    CPyTagged_INCREF(cpy_r_r108);
CPyL82: ;
    cpy_r_r109 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost_of;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "cost_of", 70, CPyStatic_pages___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r109);
CPyL83: ;
    CPyTagged_INCREF(cpy_r_r106);
    cpy_r_r110 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 70, CPyStatic_pages___globals);
        goto CPyL167;
    }
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 70, CPyStatic_pages___globals);
        goto CPyL167;
    }
    cpy_r_r113 = CPyTagged_Subtract(cpy_r_r108, cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r112);
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r107)->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r107)->_xp);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r107)->_xp = cpy_r_r113;
    cpy_r_r114 = 1;
    CPy_DECREF(cpy_r_r107);
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 70, CPyStatic_pages___globals);
        goto CPyL165;
    }
    cpy_r_r115 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__author;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "author", 71, CPyStatic_pages___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r115);
CPyL87: ;
    cpy_r_r116 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r115)->_aside;
    if (unlikely(cpy_r_r116 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'aside' of 'Author' undefined");
    } else {
        CPy_INCREF(cpy_r_r116);
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 71, CPyStatic_pages___globals);
        goto CPyL165;
    }
CPyL88: ;
    CPyTagged_INCREF(cpy_r_r106);
    cpy_r_r117 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r118 = PyList_Append(cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r119 = cpy_r_r118 >= 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 71, CPyStatic_pages___globals);
        goto CPyL165;
    }
    cpy_r_r120 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 72, CPyStatic_pages___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r120);
CPyL90: ;
    cpy_r_r121 = CPyStatics[3053]; /* 'event-take-page' */
    cpy_r_r122 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_gen", "me", 72, CPyStatic_pages___globals);
        goto CPyL168;
    }
CPyL91: ;
    cpy_r_r123 = CPyStatics[3052]; /* 'MB-PAGE-01' */
    cpy_r_r124 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 72, CPyStatic_pages___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r124);
CPyL92: ;
    cpy_r_r125 = CPyDef_myriad___book___shelf(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL168;
    }
    cpy_r_r126 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r125)->_pages;
    cpy_r_r127 = CPyList_GetItem(cpy_r_r126, cpy_r_r106);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL169;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals, "tuple", cpy_r_r127);
        goto CPyL169;
    }
    CPy_DECREF(cpy_r_r125);
    cpy_r_r129 = CPySequenceTuple_GetItem(cpy_r_r128, 0);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL168;
    }
    if (likely(PyUnicode_Check(cpy_r_r129)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals, "str", cpy_r_r129);
        goto CPyL168;
    }
    cpy_r_r131 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__cost_of;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "cost_of", 72, CPyStatic_pages___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r131);
CPyL98: ;
    CPyTagged_INCREF(cpy_r_r106);
    cpy_r_r132 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL170;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL170;
    }
    cpy_r_r135 = CPyStatics[2887]; /* 'page' */
    cpy_r_r136 = CPyStatics[31]; /* 'n' */
    cpy_r_r137 = CPyTagged_StealAsObject(cpy_r_r134);
    cpy_r_r138 = CPyDict_Build(2, cpy_r_r135, cpy_r_r130, cpy_r_r136, cpy_r_r137);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL168;
    }
    cpy_r_r139 = CPyDef_kernel___table___Table___tell(cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r139 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 72, CPyStatic_pages___globals);
        goto CPyL165;
    }
    cpy_r_r140 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 73, CPyStatic_pages___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r140);
CPyL103: ;
    cpy_r_r141 = CPyDef_pages___take_from_book(cpy_r_r140, cpy_r_r106);
    CPy_DECREF(cpy_r_r140);
    CPyTagged_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r141 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 73, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r142 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 74, CPyStatic_pages___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r142);
CPyL105: ;
    cpy_r_r143 = ((serai___games___scholars___table___TableObject *)cpy_r_r142)->_book;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "Table", "book", 74, CPyStatic_pages___globals);
        goto CPyL171;
    }
CPyL106: ;
    cpy_r_r144 = ((serai___games___scholars___book___BookObject *)cpy_r_r143)->_seams;
    CPy_INCREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r145 = ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "gain_page", "gain_page_env", "t", 74, CPyStatic_pages___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r145);
CPyL107: ;
    cpy_r_r146 = CPY_GET_METHOD(cpy_r_r144, CPyType_scholars___seams___Seams, 24, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r144, cpy_r_r145); /* cards_may_leave */
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r147 = PyObject_GetIter(cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL134;
    }
    if (((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0);
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0 = cpy_r_r147;
    cpy_r_r148 = 1;
    if (!cpy_r_r148) goto CPyL134;
    cpy_r_r149 = NULL;
    cpy_r_r1 = cpy_r_r149;
    cpy_r_r150 = (PyObject **)&cpy_r_r1;
    cpy_r_r151 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r152 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0;
    cpy_r_r153 = CPyIter_Send(cpy_r_r152, cpy_r_r151, cpy_r_r150);
    if (cpy_r_r153 != NULL) goto CPyL173;
    cpy_r_r154 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL174;
    }
    cpy_r_r155 = cpy_r_r1;
    CPy_DECREF(cpy_r_r155);
    cpy_r_r156 = NULL;
    if (((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0);
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0 = cpy_r_r156;
    cpy_r_r157 = 1;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL134;
    } else
        goto CPyL129;
CPyL113: ;
    cpy_r_r158 = cpy_r_r153;
CPyL114: ;
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r158;
CPyL115: ;
    cpy_r_r160 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r161 = cpy_r_type != cpy_r_r160;
    if (!cpy_r_r161) goto CPyL175;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL119;
    } else
        goto CPyL176;
CPyL117: ;
    CPy_Unreachable();
CPyL118: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL125;
CPyL119: ;
    cpy_r_r162 = CPy_CatchError();
    cpy_r_r163 = (PyObject **)&cpy_r_r3;
    cpy_r_r164 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0;
    cpy_r_r165 = CPy_YieldFromErrorHandle(cpy_r_r164, cpy_r_r163);
    if (unlikely(cpy_r_r165 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL177;
    }
    if (cpy_r_r165) goto CPyL122;
    cpy_r_r158 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r162);
    CPy_DecRef(cpy_r_r162.f0);
    CPy_DecRef(cpy_r_r162.f1);
    CPy_DecRef(cpy_r_r162.f2);
    goto CPyL114;
CPyL122: ;
    cpy_r_r155 = cpy_r_r3;
    CPy_DecRef(cpy_r_r155);
    CPy_RestoreExcInfo(cpy_r_r162);
    CPy_DecRef(cpy_r_r162.f0);
    CPy_DecRef(cpy_r_r162.f1);
    CPy_DecRef(cpy_r_r162.f2);
    goto CPyL129;
CPyL123: ;
    CPy_RestoreExcInfo(cpy_r_r162);
    CPy_DecRef(cpy_r_r162.f0);
    CPy_DecRef(cpy_r_r162.f1);
    CPy_DecRef(cpy_r_r162.f2);
    cpy_r_r166 = CPy_KeepPropagating();
    if (!cpy_r_r166) goto CPyL134;
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r167 = NULL;
    cpy_r_r1 = cpy_r_r167;
    cpy_r_r168 = (PyObject **)&cpy_r_r1;
    cpy_r_r169 = ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0;
    cpy_r_r170 = CPyIter_Send(cpy_r_r169, cpy_r_arg, cpy_r_r168);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r170 == NULL) {
        goto CPyL127;
    } else
        goto CPyL178;
CPyL126: ;
    cpy_r_r158 = cpy_r_r170;
    goto CPyL114;
CPyL127: ;
    cpy_r_r171 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 74, CPyStatic_pages___globals);
        goto CPyL174;
    }
    cpy_r_r155 = cpy_r_r1;
    CPy_DECREF(cpy_r_r155);
CPyL129: ;
    cpy_r_r172 = Py_None;
    CPy_INCREF(cpy_r_r172);
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r174 = CPyDef_pages___gain_page_env_clear_on_completion(cpy_r_r4);
    cpy_r_r175 = CPyDef_pages___gain_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL133;
    CPyGen_SetStopIterationValue(cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (!0) goto CPyL140;
    CPy_Unreachable();
CPyL133: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r172;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL134: ;
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r177 = CPyDef_pages___gain_page_env_clear_on_completion(cpy_r_r4);
    cpy_r_r178 = CPyDef_pages___gain_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r179 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r179;
CPyL135: ;
    cpy_r_r180 = cpy_r_r5 == 0;
    if (cpy_r_r180) goto CPyL179;
    cpy_r_r181 = cpy_r_r5 == 1;
    if (cpy_r_r181) goto CPyL180;
    cpy_r_r182 = cpy_r_r5 == 2;
    if (cpy_r_r182) {
        goto CPyL115;
    } else
        goto CPyL181;
CPyL138: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r183 = 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
        goto CPyL140;
    }
    CPy_Unreachable();
CPyL140: ;
    cpy_r_r184 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r184;
CPyL141: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL140;
CPyL142: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL134;
CPyL143: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    goto CPyL134;
CPyL144: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL31;
CPyL145: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_space);
    goto CPyL134;
CPyL146: ;
    CPyTagged_DECREF(cpy_r_space);
    goto CPyL30;
CPyL147: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL134;
CPyL148: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL134;
CPyL149: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL134;
CPyL150: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL134;
CPyL151: ;
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50.f2);
    goto CPyL46;
CPyL152: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    goto CPyL134;
CPyL153: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL134;
CPyL154: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r55);
    goto CPyL134;
CPyL155: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL134;
CPyL156: ;
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    goto CPyL134;
CPyL157: ;
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r66);
    goto CPyL134;
CPyL158: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL51;
CPyL159: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL134;
CPyL160: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL134;
CPyL161: ;
    CPy_DecRef(cpy_r_r88);
    goto CPyL134;
CPyL162: ;
    CPy_DECREF(cpy_r_r88);
    goto CPyL67;
CPyL163: ;
    CPy_DecRef(cpy_r_r92);
    goto CPyL134;
CPyL164: ;
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r94);
    goto CPyL134;
CPyL165: ;
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL134;
CPyL166: ;
    CPyTagged_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r107);
    goto CPyL134;
CPyL167: ;
    CPyTagged_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL134;
CPyL168: ;
    CPyTagged_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    goto CPyL134;
CPyL169: ;
    CPyTagged_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r125);
    goto CPyL134;
CPyL170: ;
    CPyTagged_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r130);
    goto CPyL134;
CPyL171: ;
    CPy_DecRef(cpy_r_r142);
    goto CPyL134;
CPyL172: ;
    CPy_DecRef(cpy_r_r144);
    goto CPyL134;
CPyL173: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL113;
CPyL174: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL134;
CPyL175: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL118;
CPyL176: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL117;
CPyL177: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL123;
CPyL178: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL126;
CPyL179: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL180: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL61;
CPyL181: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL138;
}
        
PyObject *CPyDef_pages___gain_page_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___gain_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___gain_page_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___gain_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.gain_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___gain_page_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__next__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___gain_page_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___gain_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___gain_page_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___gain_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.gain_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_pages___gain_page_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "send", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___gain_page_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_pages___gain_page_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___gain_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.gain_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___gain_page_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__iter__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___gain_page_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_pages___gain_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_pages___gain_page_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___gain_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.gain_page_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_pages___gain_page_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "throw", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___gain_page_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_pages___gain_page_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5115 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5115);
    PyObject *__tmp5116 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5116);
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
        
        PyObject *CPyPy_pages___gain_page_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___gain_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.gain_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___gain_page_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "close", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___gain_page(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_pages___gain_page_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_pages___gain_page_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___myriad___pages___gain_page_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___pages___gain_page_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
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
        
        PyObject *CPyPy_pages___gain_page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:gain_page", kwlist, 0};
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
            PyObject *retval = CPyDef_pages___gain_page(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "gain_page", 44, CPyStatic_pages___globals);
            return NULL;
        }
        
CPyTagged CPyDef_pages___page_number(PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_number", 78, CPyStatic_pages___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___page_number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:page_number", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            CPyTagged retval = CPyDef_pages___page_number(arg_option);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_number", 77, CPyStatic_pages___globals);
            return NULL;
        }
        
char CPyDef_pages___take_from_book(PyObject *cpy_r_t, CPyTagged cpy_r_page) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T3CIO cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyPtr cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    int64_t cpy_r_r75;
    PyObject *cpy_r_r76;
    tuple_T3CIO cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    int64_t cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    CPyPtr cpy_r_r114;
    int64_t cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 84, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_r1 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 85, CPyStatic_pages___globals);
        goto CPyL63;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_spaces;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "take_from_book", "Myriad", "books", 86, CPyStatic_pages___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "take_from_book", "Myriad", "books", 86, CPyStatic_pages___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_page);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_page);
    cpy_r_r6 = CPyList_Index(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 86, CPyStatic_pages___globals);
        goto CPyL65;
    }
    cpy_r_r7 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyList_SetItem(cpy_r_r3, cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 86, CPyStatic_pages___globals);
        goto CPyL64;
    }
    cpy_r_r9 = PyDict_New();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 87, CPyStatic_pages___globals);
        goto CPyL64;
    }
    cpy_r_r10 = 0;
    cpy_r_r11 = 0;
CPyL8: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL16;
    cpy_r_place = cpy_r_r10;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 88, CPyStatic_pages___globals, "tuple", cpy_r_r19);
        goto CPyL66;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, 2);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 89, CPyStatic_pages___globals);
        goto CPyL66;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 89, CPyStatic_pages___globals);
        goto CPyL66;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = CPyDict_SetDefaultWithEmptyDatatype(cpy_r_r9, cpy_r_r23, 1);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 89, CPyStatic_pages___globals);
        goto CPyL66;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 89, CPyStatic_pages___globals, "list", cpy_r_r24);
        goto CPyL66;
    }
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r27 = PyList_Append(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 89, CPyStatic_pages___globals);
        goto CPyL67;
    }
    cpy_r_r29 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r29;
    cpy_r_r30 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r30;
    goto CPyL8;
CPyL16: ;
    cpy_r_r31 = PyList_New(0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL67;
    }
    cpy_r_r32 = 0;
    cpy_r_r33 = PyDict_Size(cpy_r_r9);
    cpy_r_r34 = CPyDict_GetValuesIter(cpy_r_r9);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL68;
    }
CPyL18: ;
    cpy_r_r35 = CPyDict_NextValue(cpy_r_r34, cpy_r_r32);
    cpy_r_r36 = cpy_r_r35.f1;
    cpy_r_r32 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r35.f0;
    if (!cpy_r_r37) goto CPyL69;
    cpy_r_r38 = cpy_r_r35.f2;
    CPy_INCREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r35.f2);
    if (likely(PyList_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals, "list", cpy_r_r38);
        goto CPyL70;
    }
    cpy_r_r40 = 1;
    cpy_r_r41 = 0;
CPyL21: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL29;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r41 * 8;
    cpy_r_r48 = cpy_r_r46 + cpy_r_r47;
    cpy_r_r49 = *(PyObject * *)cpy_r_r48;
    CPy_INCREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL71;
    }
    cpy_r_r51 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "take_from_book", "Myriad", "books", 90, CPyStatic_pages___globals);
        goto CPyL72;
    }
CPyL24: ;
    cpy_r_r52 = CPyList_GetItemBorrow(cpy_r_r51, cpy_r_r50);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL72;
    }
    cpy_r_r54 = (Py_ssize_t)cpy_r_r53 == -2;
    CPyTagged_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r50);
    cpy_r_r55 = cpy_r_r54 ^ 1;
    if (!cpy_r_r55) goto CPyL28;
    cpy_r_r40 = 0;
    goto CPyL29;
CPyL28: ;
    cpy_r_r56 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r56;
    goto CPyL21;
CPyL29: ;
    if (!cpy_r_r40) goto CPyL73;
    cpy_r_r57 = PyList_Append(cpy_r_r31, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL70;
    }
CPyL31: ;
    cpy_r_r59 = CPyDict_CheckSize(cpy_r_r9, cpy_r_r33);
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL70;
    } else
        goto CPyL18;
CPyL32: ;
    cpy_r_r60 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 90, CPyStatic_pages___globals);
        goto CPyL68;
    }
    cpy_r_r61 = 0;
CPyL34: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r61 < cpy_r_r63;
    if (!cpy_r_r64) goto CPyL74;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r61 * 8;
    cpy_r_r68 = cpy_r_r66 + cpy_r_r67;
    cpy_r_r69 = *(PyObject * *)cpy_r_r68;
    CPy_INCREF(cpy_r_r69);
    if (likely(PyList_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 91, CPyStatic_pages___globals, "list", cpy_r_r69);
        goto CPyL75;
    }
    cpy_r_r71 = CPyDef_pages____fill(cpy_r_t, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 92, CPyStatic_pages___globals);
        goto CPyL75;
    }
    cpy_r_r72 = cpy_r_r61 + 1;
    cpy_r_r61 = cpy_r_r72;
    goto CPyL34;
CPyL38: ;
    cpy_r_r73 = PyList_New(0);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL67;
    }
    cpy_r_r74 = 0;
    cpy_r_r75 = PyDict_Size(cpy_r_r9);
    cpy_r_r76 = CPyDict_GetValuesIter(cpy_r_r9);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL76;
    }
CPyL40: ;
    cpy_r_r77 = CPyDict_NextValue(cpy_r_r76, cpy_r_r74);
    cpy_r_r78 = cpy_r_r77.f1;
    cpy_r_r74 = cpy_r_r78;
    cpy_r_r79 = cpy_r_r77.f0;
    if (!cpy_r_r79) goto CPyL77;
    cpy_r_r80 = cpy_r_r77.f2;
    CPy_INCREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r77.f2);
    if (likely(PyList_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals, "list", cpy_r_r80);
        goto CPyL78;
    }
    cpy_r_r82 = 0;
    cpy_r_r83 = 0;
CPyL43: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r83 < cpy_r_r85;
    if (!cpy_r_r86) goto CPyL79;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r83 * 8;
    cpy_r_r90 = cpy_r_r88 + cpy_r_r89;
    cpy_r_r91 = *(PyObject * *)cpy_r_r90;
    CPy_INCREF(cpy_r_r91);
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL80;
    }
    cpy_r_r93 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "take_from_book", "Myriad", "books", 93, CPyStatic_pages___globals);
        goto CPyL81;
    }
CPyL46: ;
    cpy_r_r94 = CPyList_GetItemBorrow(cpy_r_r93, cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL81;
    }
    cpy_r_r96 = (Py_ssize_t)cpy_r_r95 != -2;
    CPyTagged_DECREF(cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r92);
    cpy_r_r97 = cpy_r_r96 << 1;
    cpy_r_r98 = cpy_r_r97;
    cpy_r_r99 = CPyTagged_Add(cpy_r_r82, cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r98);
    cpy_r_r82 = cpy_r_r99;
    cpy_r_r100 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r100;
    goto CPyL43;
CPyL50: ;
    cpy_r_r101 = cpy_r_r82 == 2;
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_r102 = cpy_r_r101 ? Py_True : Py_False;
    cpy_r_r103 = PyList_Append(cpy_r_r73, cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL78;
    }
    cpy_r_r105 = CPyDict_CheckSize(cpy_r_r9, cpy_r_r75);
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL78;
    } else
        goto CPyL40;
CPyL52: ;
    cpy_r_r106 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 93, CPyStatic_pages___globals);
        goto CPyL82;
    }
    cpy_r_r107 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r108 = CPyStatics[3054]; /* 'all' */
    cpy_r_r109 = CPyObject_GetAttr(cpy_r_r107, cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 94, CPyStatic_pages___globals);
        goto CPyL83;
    }
    PyObject *cpy_r_r110[1] = {cpy_r_r73};
    cpy_r_r111 = (PyObject **)&cpy_r_r110;
    cpy_r_r112 = PyObject_Vectorcall(cpy_r_r109, cpy_r_r111, 1, 0);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 94, CPyStatic_pages___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(!PyBool_Check(cpy_r_r112))) {
        CPy_TypeError("bool", cpy_r_r112); cpy_r_r113 = 2;
    } else
        cpy_r_r113 = cpy_r_r112 == Py_True;
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 94, CPyStatic_pages___globals);
        goto CPyL84;
    }
    if (!cpy_r_r113) goto CPyL85;
    cpy_r_r114 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r115 = *(int64_t *)cpy_r_r114;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r116 = cpy_r_r115 << 1;
    cpy_r_r117 = (PyObject *)&PyRange_Type;
    cpy_r_r118 = CPyTagged_StealAsObject(cpy_r_r116);
    PyObject *cpy_r_r119[1] = {cpy_r_r118};
    cpy_r_r120 = (PyObject **)&cpy_r_r119;
    cpy_r_r121 = PyObject_Vectorcall(cpy_r_r117, cpy_r_r120, 1, 0);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 95, CPyStatic_pages___globals);
        goto CPyL86;
    }
    CPy_DECREF(cpy_r_r118);
    if (likely(PyRange_Check(cpy_r_r121)))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 95, CPyStatic_pages___globals, "range", cpy_r_r121);
        goto CPyL62;
    }
    cpy_r_r123 = PySequence_List(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 95, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_r124 = CPyDef_pages____fill(cpy_r_t, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 95, CPyStatic_pages___globals);
        goto CPyL62;
    }
CPyL61: ;
    return 1;
CPyL62: ;
    cpy_r_r125 = 2;
    return cpy_r_r125;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL62;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL62;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL62;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL62;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    goto CPyL62;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    goto CPyL62;
CPyL69: ;
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35.f2);
    goto CPyL32;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r34);
    goto CPyL62;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r39);
    goto CPyL62;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL62;
CPyL73: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL31;
CPyL74: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL38;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    goto CPyL62;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r73);
    goto CPyL62;
CPyL77: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77.f2);
    goto CPyL52;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r76);
    goto CPyL62;
CPyL79: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL50;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL62;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL62;
CPyL82: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r73);
    goto CPyL62;
CPyL83: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r73);
    goto CPyL62;
CPyL84: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL62;
CPyL85: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL61;
CPyL86: ;
    CPy_DecRef(cpy_r_r118);
    goto CPyL62;
}
        
        PyObject *CPyPy_pages___take_from_book(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "page", 0};
            static CPyArg_Parser parser = {"OO:take_from_book", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_page)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            char retval = CPyDef_pages___take_from_book(arg_t, arg_page);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "take_from_book", 82, CPyStatic_pages___globals);
            return NULL;
        }
        
char CPyDef_pages____fill(PyObject *cpy_r_t, PyObject *cpy_r_places) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
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
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 99, CPyStatic_pages___globals);
        goto CPyL34;
    }
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_places + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL35;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_places + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 100, CPyStatic_pages___globals);
        goto CPyL36;
    }
    cpy_r_r11 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Myriad", "books", 101, CPyStatic_pages___globals);
        goto CPyL37;
    }
CPyL5: ;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r11, cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 101, CPyStatic_pages___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 101, CPyStatic_pages___globals);
        goto CPyL37;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 == -2;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL38;
    cpy_r_r15 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Myriad", "deck", 101, CPyStatic_pages___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL38;
    cpy_r_r20 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Myriad", "deck", 102, CPyStatic_pages___globals);
        goto CPyL37;
    }
CPyL11: ;
    cpy_r_r21 = CPyList_GetItemShort(cpy_r_r20, -2);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 102, CPyStatic_pages___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 102, CPyStatic_pages___globals);
        goto CPyL37;
    }
    cpy_r_r23 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Myriad", "books", 102, CPyStatic_pages___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r23);
CPyL14: ;
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r25 = CPyList_SetItem(cpy_r_r23, cpy_r_r10, cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 102, CPyStatic_pages___globals);
        goto CPyL37;
    }
    cpy_r_r26 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Myriad", "deck", 103, CPyStatic_pages___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r26);
CPyL16: ;
    cpy_r_r27 = CPyList_GetSlice(cpy_r_r26, 0, -2);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 103, CPyStatic_pages___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 103, CPyStatic_pages___globals, "list", cpy_r_r27);
        goto CPyL37;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 103, CPyStatic_pages___globals);
        goto CPyL37;
    }
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Table", "reveals", 104, CPyStatic_pages___globals);
        goto CPyL37;
    }
CPyL20: ;
    cpy_r_r31 = CPyTagged_Add(cpy_r_r30, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 104, CPyStatic_pages___globals);
        goto CPyL37;
    }
    cpy_r_r33 = CPyStatics[3055]; /* 'event-new-page' */
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Table", "seat", 105, CPyStatic_pages___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL22: ;
    cpy_r_r35 = CPyStatics[3056]; /* 'MB-PAGE-04' */
    cpy_r_r36 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL40;
    }
    cpy_r_r37 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r36)->_pages;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fill", "Myriad", "books", 105, CPyStatic_pages___globals);
        goto CPyL41;
    }
CPyL24: ;
    cpy_r_r39 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_r10);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL41;
    }
    cpy_r_r41 = CPyList_GetItem(cpy_r_r37, cpy_r_r40);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL40;
    }
    if (likely(PyTuple_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals, "tuple", cpy_r_r41);
        goto CPyL40;
    }
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals, "str", cpy_r_r43);
        goto CPyL42;
    }
    cpy_r_r45 = CPyStatics[2887]; /* 'page' */
    cpy_r_r46 = CPyDict_Build(1, cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL42;
    }
    cpy_r_r47 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 105, CPyStatic_pages___globals);
        goto CPyL36;
    }
CPyL32: ;
    cpy_r_r48 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r48;
    goto CPyL2;
CPyL33: ;
    return 1;
CPyL34: ;
    cpy_r_r49 = 2;
    return cpy_r_r49;
CPyL35: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL33;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL34;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL32;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r37);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL34;
}
        
        PyObject *CPyPy_pages____fill(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "places", 0};
            static CPyArg_Parser parser = {"OO:_fill", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_places;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_places)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_places;
            if (likely(PyList_Check(obj_places)))
                arg_places = obj_places;
            else {
                CPy_TypeError("list", obj_places); 
                goto fail;
            }
            char retval = CPyDef_pages____fill(arg_t, arg_places);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fill", 98, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___page_places(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page) {
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
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    PyObject *cpy_r_r63;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 113, CPyStatic_pages___globals);
        goto CPyL45;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_page);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 114, CPyStatic_pages___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 114, CPyStatic_pages___globals, "tuple", cpy_r_r2);
        goto CPyL46;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 114, CPyStatic_pages___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 114, CPyStatic_pages___globals);
        goto CPyL46;
    }
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL7;
    cpy_r_r8 = 0 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL8;
CPyL7: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_r5, 0);
    if (cpy_r_r10) {
        goto CPyL47;
    } else
        goto CPyL11;
CPyL8: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)0;
    if (cpy_r_r11) {
        goto CPyL47;
    } else
        goto CPyL11;
CPyL9: ;
    cpy_r_r12 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'columns' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 116, CPyStatic_pages___globals);
        goto CPyL45;
    }
CPyL10: ;
    return cpy_r_r12;
CPyL11: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_places", "Table", "players", 117, CPyStatic_pages___globals);
        goto CPyL48;
    }
CPyL12: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_me);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 117, CPyStatic_pages___globals);
        goto CPyL48;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_scholars___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 117, CPyStatic_pages___globals, "serai.games.scholars.table.Player", cpy_r_r14);
        goto CPyL48;
    }
    cpy_r_r16 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_tucked;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_places", "Player", "tucked", 117, CPyStatic_pages___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r16);
CPyL15: ;
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 118, CPyStatic_pages___globals);
        goto CPyL49;
    }
    cpy_r_r18 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_places", "Shelf", "columns", 120, CPyStatic_pages___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = 0;
CPyL18: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r19 < cpy_r_r21;
    if (!cpy_r_r22) goto CPyL51;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r24 = *(CPyPtr *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r19 * 8;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = *(PyObject * *)cpy_r_r26;
    CPy_INCREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 118, CPyStatic_pages___globals);
        goto CPyL52;
    }
    cpy_r_r29 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_places", "Shelf", "places", 121, CPyStatic_pages___globals);
        goto CPyL53;
    }
CPyL21: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r5);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals);
        goto CPyL53;
    }
    if (likely(PyList_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals, "list", cpy_r_r30);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r28);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r33 = PySequence_Contains(cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals);
        goto CPyL53;
    }
    cpy_r_r35 = cpy_r_r33;
    if (!cpy_r_r35) goto CPyL26;
    if (cpy_r_r35) {
        goto CPyL42;
    } else
        goto CPyL58;
CPyL26: ;
    cpy_r_r36 = 0;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r16, cpy_r_r28);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals);
        goto CPyL53;
    }
    if (likely(PyList_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals, "list", cpy_r_r37);
        goto CPyL53;
    }
    cpy_r_r39 = 0;
CPyL29: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r39 < cpy_r_r41;
    if (!cpy_r_r42) goto CPyL54;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r39 * 8;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals);
        goto CPyL55;
    }
    cpy_r_r49 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_places", "Table", "book", 121, CPyStatic_pages___globals);
        goto CPyL56;
    }
CPyL32: ;
    cpy_r_r50 = ((serai___games___scholars___book___BookObject *)cpy_r_r49)->_alternative;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_places", "Book", "alternative", 121, CPyStatic_pages___globals);
        goto CPyL56;
    }
CPyL33: ;
    cpy_r_r51 = CPyList_GetItemBorrow(cpy_r_r50, cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 121, CPyStatic_pages___globals);
        goto CPyL56;
    }
    cpy_r_r53 = cpy_r_r52 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (!cpy_r_r54) goto CPyL37;
    cpy_r_r55 = CPyTagged_IsEq_(cpy_r_r52, cpy_r_r5);
    cpy_r_r56 = cpy_r_r55;
    goto CPyL38;
CPyL37: ;
    cpy_r_r57 = cpy_r_r52 == cpy_r_r5;
    cpy_r_r56 = cpy_r_r57;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r48);
    if (cpy_r_r56) {
        goto CPyL57;
    } else
        goto CPyL40;
CPyL39: ;
    cpy_r_r36 = 1;
    goto CPyL41;
CPyL40: ;
    cpy_r_r58 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r58;
    goto CPyL29;
CPyL41: ;
    if (!cpy_r_r36) goto CPyL58;
CPyL42: ;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r60 = PyList_Append(cpy_r_r17, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 118, CPyStatic_pages___globals);
        goto CPyL52;
    }
CPyL43: ;
    cpy_r_r62 = cpy_r_r19 + 1;
    cpy_r_r19 = cpy_r_r62;
    goto CPyL18;
CPyL44: ;
    return cpy_r_r17;
CPyL45: ;
    cpy_r_r63 = NULL;
    return cpy_r_r63;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL45;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL9;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r18);
    goto CPyL44;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL45;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL45;
CPyL54: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL41;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r38);
    goto CPyL45;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL45;
CPyL57: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL39;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r28);
    goto CPyL43;
}
        
        PyObject *CPyPy_pages___page_places(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", 0};
            static CPyArg_Parser parser = {"OOO:page_places", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page)) {
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
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            PyObject *retval = CPyDef_pages___page_places(arg_t, arg_me, arg_page);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_places", 111, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___tuck_page_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
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
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    tuple_T3OOO cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    tuple_T3OOO cpy_r_r146;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject **cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    int32_t cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL127;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
        goto CPyL126;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 127, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL5: ;
    cpy_r_r12 = CPyDef_myriad___table___part(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 127, CPyStatic_pages___globals);
        goto CPyL126;
    }
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 127, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 128, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL8: ;
    cpy_r_r15 = CPyDef_myriad___book___shelf(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 128, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r16 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r15)->_pages;
    cpy_r_r17 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "page", 128, CPyStatic_pages___globals);
        goto CPyL134;
    }
CPyL10: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 128, CPyStatic_pages___globals);
        goto CPyL134;
    }
    if (likely(PyTuple_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 128, CPyStatic_pages___globals, "tuple", cpy_r_r18);
        goto CPyL134;
    }
    CPy_DECREF(cpy_r_r15);
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 128, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r21 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL14: ;
    cpy_r_r22 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL15: ;
    cpy_r_r23 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL16: ;
    cpy_r_r24 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "page", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL18: ;
    cpy_r_r26 = CPyDef_pages___page_places(cpy_r_r23, cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r27 = CPyDef_retirement___tuck_offer(cpy_r_r21, cpy_r_r22, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 129, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r28 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 130, CPyStatic_pages___globals);
        goto CPyL135;
    }
CPyL21: ;
    cpy_r_r29 = CPyStatics[3057]; /* 'tuck-page' */
    cpy_r_r30 = CPyStatics[3058]; /* 'MB-PAGE-02' */
    cpy_r_r31 = CPyStatics[2887]; /* 'page' */
    cpy_r_r32 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "printed", 130, CPyStatic_pages___globals);
        goto CPyL135;
    }
CPyL22: ;
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r32, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals);
        goto CPyL135;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals, "str", cpy_r_r33);
        goto CPyL135;
    }
    cpy_r_r35 = CPyStatics[602]; /* 'effect' */
    cpy_r_r36 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "printed", 130, CPyStatic_pages___globals);
        goto CPyL136;
    }
CPyL25: ;
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r36, 10);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals);
        goto CPyL136;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r37, CPyType_kernel___effects___Effect)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals, "serai.kernel.effects.Effect", cpy_r_r37);
        goto CPyL136;
    }
    cpy_r_r39 = CPyDict_Build(2, cpy_r_r31, cpy_r_r34, cpy_r_r35, cpy_r_r38);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals);
        goto CPyL135;
    }
    cpy_r_r40 = NULL;
    cpy_r_r41 = 2;
    cpy_r_r42 = CPyDef_decision___ask(cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r27, cpy_r_r39, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals);
        goto CPyL126;
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL30: ;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = cpy_r_type != cpy_r_r44;
    if (!cpy_r_r45) goto CPyL33;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals);
        goto CPyL126;
    }
    CPy_Unreachable();
CPyL33: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r46 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 130, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL126;
    }
    cpy_r_r47 = ((serai___kernel___option___OptionObject *)cpy_r_r46)->_value;
    CPy_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 131, CPyStatic_pages___globals);
        goto CPyL126;
    }
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 131, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r50 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 132, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL37: ;
    cpy_r_r51 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 132, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL38: ;
    cpy_r_r52 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "place", 132, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL39: ;
    cpy_r_r53 = CPyDef_retirement___pay_tuck(cpy_r_r50, cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL126;
    }
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (!cpy_r_r54) goto CPyL126;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = NULL;
    cpy_r_r1 = cpy_r_r57;
    cpy_r_r58 = (PyObject **)&cpy_r_r1;
    cpy_r_r59 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3;
    cpy_r_r60 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r_r59, cpy_r_r56, cpy_r_r56, cpy_r_r56, cpy_r_r55, cpy_r_r58);
    if (cpy_r_r60 != NULL) goto CPyL137;
    cpy_r_r61 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL138;
    }
    cpy_r_r62 = cpy_r_r1;
    cpy_r_r63 = NULL;
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL139;
    } else
        goto CPyL60;
CPyL44: ;
    cpy_r_r65 = cpy_r_r60;
CPyL45: ;
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r65;
CPyL46: ;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = cpy_r_type != cpy_r_r67;
    if (!cpy_r_r68) goto CPyL140;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL50;
    } else
        goto CPyL141;
CPyL48: ;
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL56;
CPyL50: ;
    cpy_r_r69 = CPy_CatchError();
    cpy_r_r70 = (PyObject **)&cpy_r_r3;
    cpy_r_r71 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3;
    cpy_r_r72 = CPy_YieldFromErrorHandle(cpy_r_r71, cpy_r_r70);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL142;
    }
    if (cpy_r_r72) goto CPyL53;
    cpy_r_r65 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL45;
CPyL53: ;
    cpy_r_r62 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL60;
CPyL54: ;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    cpy_r_r73 = CPy_KeepPropagating();
    if (!cpy_r_r73) goto CPyL126;
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = NULL;
    cpy_r_r1 = cpy_r_r75;
    cpy_r_r76 = (PyObject **)&cpy_r_r1;
    cpy_r_r77 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3;
    cpy_r_r78 = CPyDef_retirement___pay_tuck_gen_____mypyc_generator_helper__(cpy_r_r77, cpy_r_r74, cpy_r_r74, cpy_r_r74, cpy_r_arg, cpy_r_r76);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r78 == NULL) {
        goto CPyL58;
    } else
        goto CPyL143;
CPyL57: ;
    cpy_r_r65 = cpy_r_r78;
    goto CPyL45;
CPyL58: ;
    cpy_r_r79 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL138;
    }
    cpy_r_r62 = cpy_r_r1;
CPyL60: ;
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 132, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r81 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "own", 133, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL62: ;
    cpy_r_r82 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r81)->_authors;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "Myriad", "authors", 133, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL63: ;
    cpy_r_r83 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 133, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL64: ;
    cpy_r_r84 = CPyList_GetItemBorrow(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 133, CPyStatic_pages___globals);
        goto CPyL144;
    }
    if (likely(Py_TYPE(cpy_r_r84) == CPyType_myriad___table___Author))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 133, CPyStatic_pages___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r84);
        goto CPyL144;
    }
    cpy_r_r86 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r85)->_aside;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "Author", "aside", 133, CPyStatic_pages___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r86);
CPyL67: ;
    cpy_r_r87 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "own", 133, CPyStatic_pages___globals);
        goto CPyL145;
    }
CPyL68: ;
    cpy_r_r88 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "page", 133, CPyStatic_pages___globals);
        goto CPyL145;
    }
CPyL69: ;
    CPyTagged_INCREF(cpy_r_r88);
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r90 = CPyList_Remove(cpy_r_r86, cpy_r_r89);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 133, CPyStatic_pages___globals);
        goto CPyL144;
    }
    cpy_r_r92 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 134, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL71: ;
    cpy_r_r93 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 134, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL72: ;
    cpy_r_r94 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "page", 134, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL73: ;
    cpy_r_r95 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "place", 134, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL74: ;
    cpy_r_r96 = CPyDef_pages___put_page(cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 134, CPyStatic_pages___globals);
        goto CPyL144;
    }
    cpy_r_r97 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "own", 135, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL76: ;
    cpy_r_r98 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r97)->_fresh;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "Myriad", "fresh", 135, CPyStatic_pages___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r98);
CPyL77: ;
    cpy_r_r99 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "page", 135, CPyStatic_pages___globals);
        goto CPyL146;
    }
CPyL78: ;
    CPyTagged_INCREF(cpy_r_r99);
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r99);
    cpy_r_r101 = PyList_Append(cpy_r_r98, cpy_r_r100);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 135, CPyStatic_pages___globals);
        goto CPyL144;
    }
    cpy_r_r103 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 136, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL80: ;
    cpy_r_r104 = CPyStatics[3059]; /* 'event-tuck-page' */
    cpy_r_r105 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 136, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL81: ;
    cpy_r_r106 = CPyStatics[3058]; /* 'MB-PAGE-02' */
    cpy_r_r107 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "printed", 136, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL82: ;
    cpy_r_r108 = CPySequenceTuple_GetItem(cpy_r_r107, 0);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals);
        goto CPyL144;
    }
    if (likely(PyUnicode_Check(cpy_r_r108)))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals, "str", cpy_r_r108);
        goto CPyL144;
    }
    cpy_r_r110 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 136, CPyStatic_pages___globals);
        goto CPyL147;
    }
CPyL85: ;
    cpy_r_r111 = ((serai___games___scholars___table___TableObject *)cpy_r_r110)->_book;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "Table", "book", 136, CPyStatic_pages___globals);
        goto CPyL147;
    }
CPyL86: ;
    cpy_r_r112 = ((serai___games___scholars___book___BookObject *)cpy_r_r111)->_board;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "Book", "board", 136, CPyStatic_pages___globals);
        goto CPyL147;
    }
CPyL87: ;
    cpy_r_r113 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "place", 136, CPyStatic_pages___globals);
        goto CPyL147;
    }
CPyL88: ;
    cpy_r_r114 = CPyList_GetItem(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals);
        goto CPyL147;
    }
    if (likely(PyTuple_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals, "tuple", cpy_r_r114);
        goto CPyL147;
    }
    cpy_r_r116 = CPySequenceTuple_GetItem(cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals);
        goto CPyL147;
    }
    if (likely(PyUnicode_Check(cpy_r_r116)))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals, "str", cpy_r_r116);
        goto CPyL147;
    }
    cpy_r_r118 = CPyStatics[2887]; /* 'page' */
    cpy_r_r119 = CPyStatics[785]; /* 'slot' */
    cpy_r_r120 = CPyStatics[31]; /* 'n' */
    cpy_r_r121 = CPyTagged_StealAsObject(cpy_r_r80);
    cpy_r_r122 = CPyDict_Build(3, cpy_r_r118, cpy_r_r109, cpy_r_r119, cpy_r_r117, cpy_r_r120, cpy_r_r121);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r123 = CPyDef_kernel___table___Table___tell(cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 136, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r124 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 137, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL95: ;
    cpy_r_r125 = ((serai___games___scholars___table___TableObject *)cpy_r_r124)->_book;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "Table", "book", 137, CPyStatic_pages___globals);
        goto CPyL126;
    }
CPyL96: ;
    cpy_r_r126 = ((serai___games___scholars___book___BookObject *)cpy_r_r125)->_seams;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "t", 137, CPyStatic_pages___globals);
        goto CPyL148;
    }
CPyL97: ;
    cpy_r_r128 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "me", 137, CPyStatic_pages___globals);
        goto CPyL148;
    }
CPyL98: ;
    cpy_r_r129 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "tuck_page", "tuck_page_gen", "place", 137, CPyStatic_pages___globals);
        goto CPyL148;
    }
CPyL99: ;
    cpy_r_r130 = CPY_GET_METHOD(cpy_r_r126, CPyType_scholars___seams___Seams, 30, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129); /* tucked */
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL126;
    }
    cpy_r_r131 = PyObject_GetIter(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL126;
    }
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4 = cpy_r_r131;
    cpy_r_r132 = 1;
    if (!cpy_r_r132) goto CPyL126;
    cpy_r_r133 = NULL;
    cpy_r_r5 = cpy_r_r133;
    cpy_r_r134 = (PyObject **)&cpy_r_r5;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4;
    cpy_r_r137 = CPyIter_Send(cpy_r_r136, cpy_r_r135, cpy_r_r134);
    if (cpy_r_r137 != NULL) goto CPyL149;
    cpy_r_r138 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL150;
    }
    cpy_r_r139 = cpy_r_r5;
    CPy_DECREF(cpy_r_r139);
    cpy_r_r140 = NULL;
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4 = cpy_r_r140;
    cpy_r_r141 = 1;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL126;
    } else
        goto CPyL121;
CPyL105: ;
    cpy_r_r142 = cpy_r_r137;
CPyL106: ;
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r142;
CPyL107: ;
    cpy_r_r144 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r145 = cpy_r_type != cpy_r_r144;
    if (!cpy_r_r145) goto CPyL151;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL111;
    } else
        goto CPyL152;
CPyL109: ;
    CPy_Unreachable();
CPyL110: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL117;
CPyL111: ;
    cpy_r_r146 = CPy_CatchError();
    cpy_r_r147 = (PyObject **)&cpy_r_r7;
    cpy_r_r148 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4;
    cpy_r_r149 = CPy_YieldFromErrorHandle(cpy_r_r148, cpy_r_r147);
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL153;
    }
    if (cpy_r_r149) goto CPyL114;
    cpy_r_r142 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r146);
    CPy_DecRef(cpy_r_r146.f0);
    CPy_DecRef(cpy_r_r146.f1);
    CPy_DecRef(cpy_r_r146.f2);
    goto CPyL106;
CPyL114: ;
    cpy_r_r139 = cpy_r_r7;
    CPy_DecRef(cpy_r_r139);
    CPy_RestoreExcInfo(cpy_r_r146);
    CPy_DecRef(cpy_r_r146.f0);
    CPy_DecRef(cpy_r_r146.f1);
    CPy_DecRef(cpy_r_r146.f2);
    goto CPyL121;
CPyL115: ;
    CPy_RestoreExcInfo(cpy_r_r146);
    CPy_DecRef(cpy_r_r146.f0);
    CPy_DecRef(cpy_r_r146.f1);
    CPy_DecRef(cpy_r_r146.f2);
    cpy_r_r150 = CPy_KeepPropagating();
    if (!cpy_r_r150) goto CPyL126;
    CPy_Unreachable();
CPyL117: ;
    cpy_r_r151 = NULL;
    cpy_r_r5 = cpy_r_r151;
    cpy_r_r152 = (PyObject **)&cpy_r_r5;
    cpy_r_r153 = ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4;
    cpy_r_r154 = CPyIter_Send(cpy_r_r153, cpy_r_arg, cpy_r_r152);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r154 == NULL) {
        goto CPyL119;
    } else
        goto CPyL154;
CPyL118: ;
    cpy_r_r142 = cpy_r_r154;
    goto CPyL106;
CPyL119: ;
    cpy_r_r155 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 137, CPyStatic_pages___globals);
        goto CPyL150;
    }
    cpy_r_r139 = cpy_r_r5;
    CPy_DECREF(cpy_r_r139);
CPyL121: ;
    cpy_r_r156 = Py_None;
    CPy_INCREF(cpy_r_r156);
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r158 = CPyDef_pages___tuck_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL125;
    CPyGen_SetStopIterationValue(cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    if (!0) goto CPyL133;
    CPy_Unreachable();
CPyL125: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r156;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL126: ;
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r160 = CPyDef_pages___tuck_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r161 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r161;
CPyL127: ;
    cpy_r_r162 = cpy_r_r8 == 0;
    if (cpy_r_r162) goto CPyL155;
    cpy_r_r163 = cpy_r_r8 == 1;
    if (cpy_r_r163) goto CPyL156;
    cpy_r_r164 = cpy_r_r8 == 2;
    if (cpy_r_r164) {
        goto CPyL157;
    } else
        goto CPyL158;
CPyL130: ;
    cpy_r_r165 = cpy_r_r8 == 3;
    if (cpy_r_r165) {
        goto CPyL107;
    } else
        goto CPyL159;
CPyL131: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r166 = 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
        goto CPyL133;
    }
    CPy_Unreachable();
CPyL133: ;
    cpy_r_r167 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r167;
CPyL134: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL126;
CPyL135: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL126;
CPyL136: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r34);
    goto CPyL126;
CPyL137: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL44;
CPyL138: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL126;
CPyL139: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL126;
CPyL140: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL49;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL142: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL54;
CPyL143: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL57;
CPyL144: ;
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL126;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r86);
    goto CPyL126;
CPyL146: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r98);
    goto CPyL126;
CPyL147: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r109);
    goto CPyL126;
CPyL148: ;
    CPy_DecRef(cpy_r_r126);
    goto CPyL126;
CPyL149: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL105;
CPyL150: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL126;
CPyL151: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL110;
CPyL152: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL109;
CPyL153: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL115;
CPyL154: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL118;
CPyL155: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL156: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL30;
CPyL157: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL46;
CPyL158: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL130;
CPyL159: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL131;
}
        
PyObject *CPyDef_pages___tuck_page_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___tuck_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___tuck_page_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___tuck_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.tuck_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___tuck_page_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__next__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___tuck_page_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___tuck_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___tuck_page_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___tuck_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.tuck_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_pages___tuck_page_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "send", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___tuck_page_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_pages___tuck_page_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___tuck_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.tuck_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___tuck_page_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__iter__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___tuck_page_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_pages___tuck_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_pages___tuck_page_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___tuck_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.tuck_page_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_pages___tuck_page_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "throw", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___tuck_page_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_pages___tuck_page_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5117 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5117);
    PyObject *__tmp5118 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5118);
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
        
        PyObject *CPyPy_pages___tuck_page_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___tuck_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.tuck_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___tuck_page_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "close", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___tuck_page(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_pages___tuck_page_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_page);
    if (((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__page != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__page);
    }
    ((serai___games___scholars___myriad___pages___tuck_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__page = cpy_r_page;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
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
        
        PyObject *CPyPy_pages___tuck_page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", 0};
            static CPyArg_Parser parser = {"OOO:tuck_page", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page)) {
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
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            PyObject *retval = CPyDef_pages___tuck_page(arg_t, arg_me, arg_page);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "tuck_page", 125, CPyStatic_pages___globals);
            return NULL;
        }
        
char CPyDef_pages___put_page(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
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
    int32_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 142, CPyStatic_pages___globals);
        goto CPyL34;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "put_page", "Myriad", "authors", 142, CPyStatic_pages___globals);
        goto CPyL35;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 142, CPyStatic_pages___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 142, CPyStatic_pages___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL35;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r4 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "put_page", "Author", "pages", 143, CPyStatic_pages___globals);
        goto CPyL36;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_place);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 143, CPyStatic_pages___globals);
        goto CPyL36;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 143, CPyStatic_pages___globals, "list", cpy_r_r5);
        goto CPyL36;
    }
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "put_page", "Table", "players", 143, CPyStatic_pages___globals);
        goto CPyL36;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_me);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 143, CPyStatic_pages___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_scholars___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 143, CPyStatic_pages___globals, "serai.games.scholars.table.Player", cpy_r_r11);
        goto CPyL36;
    }
    cpy_r_r13 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r12)->_tucked;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "put_page", "Player", "tucked", 143, CPyStatic_pages___globals);
        goto CPyL36;
    }
CPyL11: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_place);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 143, CPyStatic_pages___globals);
        goto CPyL36;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 143, CPyStatic_pages___globals, "list", cpy_r_r14);
        goto CPyL36;
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r9, cpy_r_r18);
    cpy_r_r20 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "put_page", "Author", "pages", 144, CPyStatic_pages___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r20);
CPyL14: ;
    cpy_r_r21 = CPyList_GetSlice(cpy_r_r20, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 144, CPyStatic_pages___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 144, CPyStatic_pages___globals, "list", cpy_r_r21);
        goto CPyL37;
    }
    cpy_r_r23 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_page_rows;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "put_page", "Author", "page_rows", 144, CPyStatic_pages___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = CPyList_GetSlice(cpy_r_r23, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 144, CPyStatic_pages___globals);
        goto CPyL38;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 144, CPyStatic_pages___globals, "list", cpy_r_r24);
        goto CPyL38;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r22, cpy_r_place);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 145, CPyStatic_pages___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 145, CPyStatic_pages___globals, "list", cpy_r_r26);
        goto CPyL39;
    }
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 145, CPyStatic_pages___globals);
        goto CPyL40;
    }
    cpy_r_r29 = CPyList_Extend(cpy_r_r28, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 145, CPyStatic_pages___globals);
        goto CPyL41;
    } else
        goto CPyL42;
CPyL23: ;
    CPyTagged_INCREF(cpy_r_page);
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_page);
    cpy_r_r31 = PyList_Append(cpy_r_r28, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 145, CPyStatic_pages___globals);
        goto CPyL41;
    }
    cpy_r_r33 = CPyList_SetItem(cpy_r_r22, cpy_r_place, cpy_r_r28);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 145, CPyStatic_pages___globals);
        goto CPyL39;
    }
    cpy_r_r34 = CPyList_GetItem(cpy_r_r25, cpy_r_place);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 146, CPyStatic_pages___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 146, CPyStatic_pages___globals, "list", cpy_r_r34);
        goto CPyL39;
    }
    cpy_r_r36 = PyList_New(0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 146, CPyStatic_pages___globals);
        goto CPyL43;
    }
    cpy_r_r37 = CPyList_Extend(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 146, CPyStatic_pages___globals);
        goto CPyL44;
    } else
        goto CPyL45;
CPyL29: ;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r39 = PyList_Append(cpy_r_r36, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 146, CPyStatic_pages___globals);
        goto CPyL46;
    }
    cpy_r_r41 = CPyList_SetItem(cpy_r_r25, cpy_r_place, cpy_r_r36);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 146, CPyStatic_pages___globals);
        goto CPyL47;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages = cpy_r_r22;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 147, CPyStatic_pages___globals);
        goto CPyL48;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_page_rows != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_page_rows);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_page_rows = cpy_r_r25;
    cpy_r_r43 = 1;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 147, CPyStatic_pages___globals);
        goto CPyL34;
    }
    return 1;
CPyL34: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    goto CPyL34;
CPyL39: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r28);
    goto CPyL34;
CPyL42: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL23;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r35);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r36);
    goto CPyL34;
CPyL45: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL29;
CPyL46: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r36);
    goto CPyL34;
CPyL47: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL34;
CPyL48: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r25);
    goto CPyL34;
}
        
        PyObject *CPyPy_pages___put_page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", "place", 0};
            static CPyArg_Parser parser = {"OOOO:put_page", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page, &obj_place)) {
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
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_pages___put_page(arg_t, arg_me, arg_page, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "put_page", 140, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___usable_pages(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 155, CPyStatic_pages___globals);
        goto CPyL32;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "usable_pages", "Myriad", "authors", 156, CPyStatic_pages___globals);
        goto CPyL33;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 156, CPyStatic_pages___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 156, CPyStatic_pages___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL33;
    }
    cpy_r_r4 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "usable_pages", "Author", "pages", 156, CPyStatic_pages___globals);
        goto CPyL33;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "usable_pages", "Table", "working", 156, CPyStatic_pages___globals);
        goto CPyL33;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 156, CPyStatic_pages___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 156, CPyStatic_pages___globals, "list", cpy_r_r6);
        goto CPyL33;
    }
    cpy_r_r8 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 157, CPyStatic_pages___globals);
        goto CPyL34;
    }
    cpy_r_r9 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r8)->_pages;
    CPy_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL35;
    }
    cpy_r_r11 = 0;
CPyL11: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL36;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL37;
    }
    cpy_r_r21 = CPyList_GetItem(cpy_r_r9, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL38;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals, "tuple", cpy_r_r21);
        goto CPyL38;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL38;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL38;
    }
    cpy_r_r25 = cpy_r_r24 ^ 1;
    if (cpy_r_r25) goto CPyL19;
    if (cpy_r_r25) {
        goto CPyL29;
    } else
        goto CPyL39;
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_fresh;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "usable_pages", "Myriad", "fresh", 158, CPyStatic_pages___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r26);
CPyL20: ;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r28 = PySequence_Contains(cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL38;
    }
    cpy_r_r30 = cpy_r_r28;
    cpy_r_r31 = cpy_r_r30 ^ 1;
    if (cpy_r_r31) goto CPyL23;
    cpy_r_r32 = cpy_r_r31;
    goto CPyL28;
CPyL23: ;
    cpy_r_r33 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL38;
    }
    cpy_r_r34 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r33)->_start;
    cpy_r_r35 = cpy_r_r20 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL26;
    cpy_r_r37 = CPyTagged_IsEq_(cpy_r_r20, cpy_r_r34);
    cpy_r_r38 = cpy_r_r37 ^ 1;
    cpy_r_r39 = cpy_r_r38;
    goto CPyL27;
CPyL26: ;
    cpy_r_r40 = cpy_r_r20 != cpy_r_r34;
    cpy_r_r39 = cpy_r_r40;
CPyL27: ;
    CPy_DECREF(cpy_r_r33);
    cpy_r_r32 = cpy_r_r39;
CPyL28: ;
    if (!cpy_r_r32) goto CPyL39;
CPyL29: ;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r42 = PyList_Append(cpy_r_r10, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 158, CPyStatic_pages___globals);
        goto CPyL37;
    }
CPyL30: ;
    cpy_r_r44 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r44;
    goto CPyL11;
CPyL31: ;
    return cpy_r_r10;
CPyL32: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL32;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL32;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL32;
CPyL36: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL32;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL32;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL30;
}
        
        PyObject *CPyPy_pages___usable_pages(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:usable_pages", kwlist, 0};
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
            PyObject *retval = CPyDef_pages___usable_pages(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "usable_pages", 153, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___page_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page) {
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
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = CPyDef_memory___condition_obstacle(cpy_r_t, cpy_r_me, cpy_r_page);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 163, CPyStatic_pages___globals);
        goto CPyL20;
    }
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL21;
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r3 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 165, CPyStatic_pages___globals, "serai.kernel.option.Reason", cpy_r_r0);
        goto CPyL20;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 166, CPyStatic_pages___globals);
        goto CPyL20;
    }
    cpy_r_r5 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r4)->_pages;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_page);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 166, CPyStatic_pages___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 166, CPyStatic_pages___globals, "tuple", cpy_r_r6);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 14);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 166, CPyStatic_pages___globals);
        goto CPyL20;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r8, CPyType_kernel___effects___Effect)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 166, CPyStatic_pages___globals, "serai.kernel.effects.Effect", cpy_r_r8);
        goto CPyL20;
    }
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_obstacle", "Table", "book", 167, CPyStatic_pages___globals);
        goto CPyL23;
    }
CPyL10: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_performer;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_obstacle", "Book", "performer", 167, CPyStatic_pages___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r11);
CPyL11: ;
    cpy_r_r12 = CPyDef_pages____context(cpy_r_r9);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 167, CPyStatic_pages___globals);
        goto CPyL24;
    }
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_r11, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r11, cpy_r_t, cpy_r_me, cpy_r_r9, cpy_r_r12); /* possible */
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 167, CPyStatic_pages___globals);
        goto CPyL20;
    }
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL19;
CPyL15: ;
    cpy_r_r16 = CPyStatic_scholars___reasons___EFFECT_IN_VAIN;
    if (likely(cpy_r_r16 != NULL)) goto CPyL18;
    PyErr_SetString(PyExc_NameError, "value for final name \"EFFECT_IN_VAIN\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 167, CPyStatic_pages___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL19: ;
    return cpy_r_r15;
CPyL20: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
CPyL21: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL22: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL20;
CPyL23: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
}
        
        PyObject *CPyPy_pages___page_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", 0};
            static CPyArg_Parser parser = {"OOO:page_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page)) {
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
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            PyObject *retval = CPyDef_pages___page_obstacle(arg_t, arg_me, arg_page);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_obstacle", 161, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_pages_____mypyc_lambda__0_page_steps_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__get__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "<lambda>", "__mypyc_lambda__0_page_steps_obj", "__mypyc_env__", 176, CPyStatic_pages___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "<lambda>", "page_steps_env", "t", 176, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "<lambda>", "page_steps_env", "me", 176, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<lambda>", 176, CPyStatic_pages___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_pages___page_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<lambda>", 176, CPyStatic_pages___globals);
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
        
        PyObject *CPyPy_pages_____mypyc_lambda__0_page_steps_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_pages_____mypyc_lambda__0_page_steps_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<lambda>", 176, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___page_steps(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = CPyDef_pages___page_steps_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 170, CPyStatic_pages___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 170, CPyStatic_pages___globals);
        goto CPyL23;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_me = cpy_r_me;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 170, CPyStatic_pages___globals);
        goto CPyL23;
    }
    cpy_r_r3 = ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_steps", "page_steps_env", "t", 172, CPyStatic_pages___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_steps", "page_steps_env", "me", 172, CPyStatic_pages___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_pages___usable_pages(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 172, CPyStatic_pages___globals);
        goto CPyL23;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) {
        goto CPyL8;
    } else
        goto CPyL25;
CPyL7: ;
    cpy_r_r10 = Py_None;
    CPy_INCREF(cpy_r_r10);
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___myriad___pages___page_steps_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "page_steps", "page_steps_env", "t", 175, CPyStatic_pages___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyDef_myriad___book___shelf(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 175, CPyStatic_pages___globals);
        goto CPyL26;
    }
    cpy_r_r13 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 175, CPyStatic_pages___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = PyList_New(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 176, CPyStatic_pages___globals);
        goto CPyL27;
    }
    cpy_r_r17 = 0;
CPyL13: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL28;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 176, CPyStatic_pages___globals);
        goto CPyL29;
    }
    cpy_r_r27 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r13)->_use_page;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 176, CPyStatic_pages___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_option___Option))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 176, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_r29);
        goto CPyL29;
    }
    CPyList_SetItemUnsafe(cpy_r_r16, cpy_r_r17, cpy_r_r30);
    cpy_r_r31 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r31;
    goto CPyL13;
CPyL19: ;
    cpy_r_r32 = CPyDef_pages_____mypyc_lambda__0_page_steps_obj();
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 176, CPyStatic_pages___globals);
        goto CPyL30;
    }
    ((serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject *)cpy_r_r32)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_offer___Offer(cpy_r_r16, cpy_r_r32, cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 176, CPyStatic_pages___globals);
        goto CPyL22;
    }
    return cpy_r_r35;
CPyL22: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    goto CPyL22;
CPyL28: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r13);
    goto CPyL19;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    goto CPyL22;
}
        
        PyObject *CPyPy_pages___page_steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:page_steps", kwlist, 0};
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
            PyObject *retval = CPyDef_pages___page_steps(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "page_steps", 170, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___use_page_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    tuple_T3OOO cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    PyObject *cpy_r_r115;
    int64_t cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    tuple_T2OI cpy_r_r121;
    PyObject *cpy_r_r122;
    int64_t cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    tuple_T3OOO cpy_r_r145;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject **cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    int32_t cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL125;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
        goto CPyL124;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 181, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL5: ;
    cpy_r_r12 = CPyDef_myriad___book___shelf(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 181, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r13 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r12)->_pages;
    cpy_r_r14 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "page", 181, CPyStatic_pages___globals);
        goto CPyL131;
    }
CPyL7: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 181, CPyStatic_pages___globals);
        goto CPyL131;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 181, CPyStatic_pages___globals, "tuple", cpy_r_r15);
        goto CPyL131;
    }
    CPy_DECREF(cpy_r_r12);
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 181, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r18 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 182, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL11: ;
    cpy_r_r19 = CPyDef_myriad___table___part(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 182, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r19)->_used;
    if (unlikely(cpy_r_r20 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'used' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r20);
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 182, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL13: ;
    cpy_r_r21 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__page;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "page", 182, CPyStatic_pages___globals);
        goto CPyL132;
    }
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = PyList_Append(cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 182, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r25 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 183, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL16: ;
    cpy_r_r26 = CPyStatics[3060]; /* 'event-use-page' */
    cpy_r_r27 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "me", 183, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL17: ;
    cpy_r_r28 = CPyStatics[3061]; /* 'MB-PAGE-06' */
    cpy_r_r29 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 183, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL18: ;
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 183, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 183, CPyStatic_pages___globals, "str", cpy_r_r30);
        goto CPyL124;
    }
    cpy_r_r32 = CPyStatics[2887]; /* 'page' */
    cpy_r_r33 = CPyDict_Build(1, cpy_r_r32, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 183, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r34 = CPyDef_kernel___table___Table___tell(cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 183, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times = 2;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 184, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r36 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 185, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL24: ;
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r36, 14);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 185, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r37, CPyType_kernel___effects___Effect)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 185, CPyStatic_pages___globals, "serai.kernel.effects.Effect", cpy_r_r37);
        goto CPyL124;
    }
    cpy_r_r39 = CPyDef_pages____context(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 185, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 185, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r41 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 186, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL29: ;
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, 12);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 186, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (Py_TYPE(cpy_r_r42) == CPyType_kernel___effects___Call)
        cpy_r_r43 = cpy_r_r42;
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 != NULL) goto __LL5119;
    if (cpy_r_r42 == Py_None)
        cpy_r_r43 = cpy_r_r42;
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 != NULL) goto __LL5119;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 186, CPyStatic_pages___globals, "serai.kernel.effects.Call or None", cpy_r_r42);
    goto CPyL124;
__LL5119: ;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = cpy_r_r43 != cpy_r_r44;
    CPy_DECREF(cpy_r_r43);
    if (!cpy_r_r45) goto CPyL80;
    cpy_r_r46 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 187, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL33: ;
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_r46, 12);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 187, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (likely(Py_TYPE(cpy_r_r47) == CPyType_kernel___effects___Call))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 187, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_r47);
        goto CPyL124;
    }
    cpy_r_r49 = ((serai___kernel___effects___CallObject *)cpy_r_r48)->_verb;
    cpy_r_r50 = ((serai___kernel___effects___VerbObject *)cpy_r_r49)->_name;
    CPy_INCREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r51 = CPyStatics[2955]; /* 'if_colour' */
    cpy_r_r52 = CPyStr_EqualLiteral(cpy_r_r50, cpy_r_r51, 9);
    CPy_DECREF(cpy_r_r50);
    if (!cpy_r_r52) goto CPyL62;
    cpy_r_r53 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 188, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL37: ;
    cpy_r_r54 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "me", 188, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL38: ;
    cpy_r_r55 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 188, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL39: ;
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, 12);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_kernel___effects___Call))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_r56);
        goto CPyL124;
    }
    cpy_r_r58 = CPyDef_pages____fix_colour(cpy_r_r53, cpy_r_r54, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3 = cpy_r_r58;
    cpy_r_r59 = 1;
    if (!cpy_r_r59) goto CPyL124;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3;
    cpy_r_r65 = CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_r60, cpy_r_r63);
    if (cpy_r_r65 != NULL) goto CPyL133;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
    cpy_r_r68 = NULL;
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL124;
    } else
        goto CPyL80;
CPyL46: ;
    cpy_r_r70 = cpy_r_r65;
CPyL47: ;
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL48: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = cpy_r_type != cpy_r_r72;
    if (!cpy_r_r73) goto CPyL135;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL52;
    } else
        goto CPyL136;
CPyL50: ;
    CPy_Unreachable();
CPyL51: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL58;
CPyL52: ;
    cpy_r_r74 = CPy_CatchError();
    cpy_r_r75 = (PyObject **)&cpy_r_r3;
    cpy_r_r76 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3;
    cpy_r_r77 = CPy_YieldFromErrorHandle(cpy_r_r76, cpy_r_r75);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL137;
    }
    if (cpy_r_r77) goto CPyL55;
    cpy_r_r70 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL47;
CPyL55: ;
    cpy_r_r67 = cpy_r_r3;
    CPy_DecRef(cpy_r_r67);
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL80;
CPyL56: ;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    cpy_r_r78 = CPy_KeepPropagating();
    if (!cpy_r_r78) goto CPyL124;
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = NULL;
    cpy_r_r1 = cpy_r_r80;
    cpy_r_r81 = (PyObject **)&cpy_r_r1;
    cpy_r_r82 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3;
    cpy_r_r83 = CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(cpy_r_r82, cpy_r_r79, cpy_r_r79, cpy_r_r79, cpy_r_arg, cpy_r_r81);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r83 == NULL) {
        goto CPyL60;
    } else
        goto CPyL138;
CPyL59: ;
    cpy_r_r70 = cpy_r_r83;
    goto CPyL47;
CPyL60: ;
    cpy_r_r84 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 188, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
    goto CPyL80;
CPyL62: ;
    cpy_r_r85 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 189, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL63: ;
    cpy_r_r86 = CPySequenceTuple_GetItem(cpy_r_r85, 12);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 189, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (likely(Py_TYPE(cpy_r_r86) == CPyType_kernel___effects___Call))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 189, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_r86);
        goto CPyL124;
    }
    cpy_r_r88 = ((serai___kernel___effects___CallObject *)cpy_r_r87)->_verb;
    cpy_r_r89 = ((serai___kernel___effects___VerbObject *)cpy_r_r88)->_name;
    CPy_INCREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r90 = CPyStatics[2962]; /* 'times_markers' */
    cpy_r_r91 = CPyStr_EqualLiteral(cpy_r_r89, cpy_r_r90, 13);
    CPy_DECREF(cpy_r_r89);
    if (!cpy_r_r91) goto CPyL80;
    cpy_r_r92 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 190, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL67: ;
    cpy_r_r93 = CPySequenceTuple_GetItem(cpy_r_r92, 12);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 190, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (likely(Py_TYPE(cpy_r_r93) == CPyType_kernel___effects___Call))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 190, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_r93);
        goto CPyL124;
    }
    cpy_r_r95 = ((serai___kernel___effects___CallObject *)cpy_r_r94)->_words;
    CPy_INCREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = CPySequenceTuple_GetItem(cpy_r_r95, 0);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 190, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (PyLong_Check(cpy_r_r96))
        cpy_r_r97 = cpy_r_r96;
    else {
        cpy_r_r97 = NULL;
    }
    if (cpy_r_r97 != NULL) goto __LL5120;
    if (PyUnicode_Check(cpy_r_r96))
        cpy_r_r97 = cpy_r_r96;
    else {
        cpy_r_r97 = NULL;
    }
    if (cpy_r_r97 != NULL) goto __LL5120;
    if (unlikely(!(PyTuple_Check(cpy_r_r96) && PyTuple_GET_SIZE(cpy_r_r96) == 2))) {
        cpy_r_r97 = NULL;
        goto __LL5121;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r96, 0))))
        cpy_r_r97 = PyTuple_GET_ITEM(cpy_r_r96, 0);
    else {
        cpy_r_r97 = NULL;
    }
    if (cpy_r_r97 == NULL) goto __LL5121;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r96, 1))))
        cpy_r_r97 = PyTuple_GET_ITEM(cpy_r_r96, 1);
    else {
        cpy_r_r97 = NULL;
    }
    if (cpy_r_r97 == NULL) goto __LL5121;
    cpy_r_r97 = cpy_r_r96;
__LL5121: ;
    if (cpy_r_r97 != NULL) goto __LL5120;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 190, CPyStatic_pages___globals, "union[int, str, tuple[str, int]]", cpy_r_r96);
    goto CPyL124;
__LL5120: ;
    cpy_r_r98 = PyLong_Check(cpy_r_r97);
    if (cpy_r_r98) {
        goto CPyL74;
    } else
        goto CPyL139;
CPyL72: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r99 = 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 191, CPyStatic_pages___globals);
        goto CPyL124;
    }
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r100 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 192, CPyStatic_pages___globals);
        goto CPyL140;
    }
CPyL75: ;
    cpy_r_r101 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "me", 192, CPyStatic_pages___globals);
        goto CPyL140;
    }
CPyL76: ;
    if (likely(PyLong_Check(cpy_r_r97)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r97);
    else {
        CPy_TypeError("int", cpy_r_r97); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 192, CPyStatic_pages___globals);
        goto CPyL124;
    }
    cpy_r_r103 = CPyDef_memory___markers(cpy_r_r100, cpy_r_r101, cpy_r_r102);
    CPyTagged_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 192, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 192, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context = 2;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 193, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL80: ;
    cpy_r_r106 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 194, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL81: ;
    cpy_r_r107 = ((serai___games___scholars___table___TableObject *)cpy_r_r106)->_book;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "Table", "book", 194, CPyStatic_pages___globals);
        goto CPyL124;
    }
CPyL82: ;
    cpy_r_r108 = ((serai___games___scholars___book___BookObject *)cpy_r_r107)->_performer;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "Book", "performer", 194, CPyStatic_pages___globals);
        goto CPyL124;
    }
    CPy_INCREF(cpy_r_r108);
CPyL83: ;
    cpy_r_r109 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "printed", 195, CPyStatic_pages___globals);
        goto CPyL141;
    }
CPyL84: ;
    cpy_r_r110 = CPySequenceTuple_GetItem(cpy_r_r109, 14);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 195, CPyStatic_pages___globals);
        goto CPyL141;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r110, CPyType_kernel___effects___Effect)))
        cpy_r_r111 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 195, CPyStatic_pages___globals, "serai.kernel.effects.Effect", cpy_r_r110);
        goto CPyL141;
    }
    cpy_r_r112 = CPyDef_perform___Performer___flat(cpy_r_r108, cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 195, CPyStatic_pages___globals);
        goto CPyL141;
    }
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyVarObject, ob_size));
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = PyList_New(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 195, CPyStatic_pages___globals);
        goto CPyL142;
    }
    cpy_r_r116 = 0;
CPyL89: ;
    cpy_r_r117 = cpy_r_r116 < cpy_r_r114;
    if (!cpy_r_r117) goto CPyL143;
    cpy_r_r118 = CPySequenceTuple_GetItemUnsafe(cpy_r_r112, cpy_r_r116);
    if (likely(PyObject_TypeCheck(cpy_r_r118, CPyType_kernel___effects___Effect)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 195, CPyStatic_pages___globals, "serai.kernel.effects.Effect", cpy_r_r118);
        goto CPyL144;
    }
    cpy_r_r120 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "context", 195, CPyStatic_pages___globals);
        goto CPyL145;
    }
CPyL92: ;
    CPyTagged_INCREF(cpy_r_r120);
    cpy_r_r121.f0 = cpy_r_r119;
    cpy_r_r121.f1 = cpy_r_r120;
    cpy_r_r122 = PyTuple_New(2);
    if (unlikely(cpy_r_r122 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5122 = cpy_r_r121.f0;
    PyTuple_SET_ITEM(cpy_r_r122, 0, __tmp5122);
    PyObject *__tmp5123 = CPyTagged_StealAsObject(cpy_r_r121.f1);
    PyTuple_SET_ITEM(cpy_r_r122, 1, __tmp5123);
    CPyList_SetItemUnsafe(cpy_r_r115, cpy_r_r116, cpy_r_r122);
    cpy_r_r123 = cpy_r_r116 + 1;
    cpy_r_r116 = cpy_r_r123;
    goto CPyL89;
CPyL94: ;
    cpy_r_r124 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__times;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "times", 195, CPyStatic_pages___globals);
        goto CPyL146;
    }
CPyL95: ;
    cpy_r_r125 = CPySequence_Multiply(cpy_r_r115, cpy_r_r124);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 195, CPyStatic_pages___globals);
        goto CPyL141;
    }
    cpy_r_r126 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "t", 196, CPyStatic_pages___globals);
        goto CPyL147;
    }
CPyL97: ;
    cpy_r_r127 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "use_page", "use_page_gen", "me", 196, CPyStatic_pages___globals);
        goto CPyL147;
    }
CPyL98: ;
    cpy_r_r128 = 2;
    cpy_r_r129 = CPyDef_perform___Performer___resolve(cpy_r_r108, cpy_r_r126, cpy_r_r127, cpy_r_r125, 1, cpy_r_r128);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 196, CPyStatic_pages___globals);
        goto CPyL124;
    }
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4 = cpy_r_r129;
    cpy_r_r130 = 1;
    if (!cpy_r_r130) goto CPyL124;
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r133 = NULL;
    cpy_r_r5 = cpy_r_r133;
    cpy_r_r134 = (PyObject **)&cpy_r_r5;
    cpy_r_r135 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4;
    cpy_r_r136 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r135, cpy_r_r132, cpy_r_r132, cpy_r_r132, cpy_r_r131, cpy_r_r134);
    if (cpy_r_r136 != NULL) goto CPyL148;
    cpy_r_r137 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 196, CPyStatic_pages___globals);
        goto CPyL149;
    }
    cpy_r_r138 = cpy_r_r5;
    CPy_DECREF(cpy_r_r138);
    cpy_r_r139 = NULL;
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4 = cpy_r_r139;
    cpy_r_r140 = 1;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 196, CPyStatic_pages___globals);
        goto CPyL124;
    } else
        goto CPyL119;
CPyL103: ;
    cpy_r_r141 = cpy_r_r136;
CPyL104: ;
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r141;
CPyL105: ;
    cpy_r_r143 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r144 = cpy_r_type != cpy_r_r143;
    if (!cpy_r_r144) goto CPyL150;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 196, CPyStatic_pages___globals);
        goto CPyL109;
    } else
        goto CPyL151;
CPyL107: ;
    CPy_Unreachable();
CPyL108: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL115;
CPyL109: ;
    cpy_r_r145 = CPy_CatchError();
    cpy_r_r146 = (PyObject **)&cpy_r_r7;
    cpy_r_r147 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4;
    cpy_r_r148 = CPy_YieldFromErrorHandle(cpy_r_r147, cpy_r_r146);
    if (unlikely(cpy_r_r148 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 196, CPyStatic_pages___globals);
        goto CPyL152;
    }
    if (cpy_r_r148) goto CPyL112;
    cpy_r_r141 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r145);
    CPy_DecRef(cpy_r_r145.f0);
    CPy_DecRef(cpy_r_r145.f1);
    CPy_DecRef(cpy_r_r145.f2);
    goto CPyL104;
CPyL112: ;
    cpy_r_r138 = cpy_r_r7;
    CPy_DecRef(cpy_r_r138);
    CPy_RestoreExcInfo(cpy_r_r145);
    CPy_DecRef(cpy_r_r145.f0);
    CPy_DecRef(cpy_r_r145.f1);
    CPy_DecRef(cpy_r_r145.f2);
    goto CPyL119;
CPyL113: ;
    CPy_RestoreExcInfo(cpy_r_r145);
    CPy_DecRef(cpy_r_r145.f0);
    CPy_DecRef(cpy_r_r145.f1);
    CPy_DecRef(cpy_r_r145.f2);
    cpy_r_r149 = CPy_KeepPropagating();
    if (!cpy_r_r149) goto CPyL124;
    CPy_Unreachable();
CPyL115: ;
    cpy_r_r150 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r151 = NULL;
    cpy_r_r5 = cpy_r_r151;
    cpy_r_r152 = (PyObject **)&cpy_r_r5;
    cpy_r_r153 = ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4;
    cpy_r_r154 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r153, cpy_r_r150, cpy_r_r150, cpy_r_r150, cpy_r_arg, cpy_r_r152);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r154 == NULL) {
        goto CPyL117;
    } else
        goto CPyL153;
CPyL116: ;
    cpy_r_r141 = cpy_r_r154;
    goto CPyL104;
CPyL117: ;
    cpy_r_r155 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 196, CPyStatic_pages___globals);
        goto CPyL149;
    }
    cpy_r_r138 = cpy_r_r5;
    CPy_DECREF(cpy_r_r138);
CPyL119: ;
    cpy_r_r156 = Py_None;
    CPy_INCREF(cpy_r_r156);
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r158 = CPyDef_pages___use_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL123;
    CPyGen_SetStopIterationValue(cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    if (!0) goto CPyL130;
    CPy_Unreachable();
CPyL123: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r156;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL124: ;
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r160 = CPyDef_pages___use_page_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r161 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r161;
CPyL125: ;
    cpy_r_r162 = cpy_r_r8 == 0;
    if (cpy_r_r162) goto CPyL154;
    cpy_r_r163 = cpy_r_r8 == 1;
    if (cpy_r_r163) {
        goto CPyL155;
    } else
        goto CPyL156;
CPyL127: ;
    cpy_r_r164 = cpy_r_r8 == 2;
    if (cpy_r_r164) {
        goto CPyL105;
    } else
        goto CPyL157;
CPyL128: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r165 = 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL130: ;
    cpy_r_r166 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r166;
CPyL131: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL124;
CPyL132: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL124;
CPyL133: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL46;
CPyL134: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL124;
CPyL135: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL51;
CPyL136: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
CPyL137: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL56;
CPyL138: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL139: ;
    CPy_DECREF(cpy_r_r97);
    goto CPyL72;
CPyL140: ;
    CPy_DecRef(cpy_r_r97);
    goto CPyL124;
CPyL141: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL124;
CPyL142: ;
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r112);
    goto CPyL124;
CPyL143: ;
    CPy_DECREF(cpy_r_r112);
    goto CPyL94;
CPyL144: ;
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    goto CPyL124;
CPyL145: ;
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r119);
    goto CPyL124;
CPyL146: ;
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r115);
    goto CPyL124;
CPyL147: ;
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r125);
    goto CPyL124;
CPyL148: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL103;
CPyL149: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL124;
CPyL150: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL108;
CPyL151: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL107;
CPyL152: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL113;
CPyL153: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL116;
CPyL154: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL155: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL48;
CPyL156: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL127;
CPyL157: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL128;
}
        
PyObject *CPyDef_pages___use_page_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___use_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___use_page_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___use_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.use_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___use_page_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__next__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___use_page_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___use_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___use_page_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___use_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.use_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_pages___use_page_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "send", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___use_page_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_pages___use_page_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___use_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.use_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___use_page_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__iter__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___use_page_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_pages___use_page_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_pages___use_page_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___use_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.use_page_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_pages___use_page_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "throw", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___use_page_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_pages___use_page_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5124 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5124);
    PyObject *__tmp5125 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5125);
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
        
        PyObject *CPyPy_pages___use_page_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___use_page_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.use_page_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___use_page_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "close", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___use_page(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_pages___use_page_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_page);
    if (((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__page != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__page);
    }
    ((serai___games___scholars___myriad___pages___use_page_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__page = cpy_r_page;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
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
        
        PyObject *CPyPy_pages___use_page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", 0};
            static CPyArg_Parser parser = {"OOO:use_page", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page)) {
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
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            PyObject *retval = CPyDef_pages___use_page(arg_t, arg_me, arg_page);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "use_page", 179, CPyStatic_pages___globals);
            return NULL;
        }
        
CPyTagged CPyDef_pages____context(PyObject *cpy_r_gain) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_several;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_gain + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (cpy_r_r3) goto CPyL2;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL12;
CPyL2: ;
    if (likely(Py_TYPE(cpy_r_gain) == CPyType_kernel___effects___Call))
        cpy_r_r5 = cpy_r_gain;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 201, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_gain);
        goto CPyL16;
    }
    cpy_r_r6 = ((serai___kernel___effects___CallObject *)cpy_r_r5)->_verb;
    cpy_r_r7 = ((serai___kernel___effects___VerbObject *)cpy_r_r6)->_name;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[2750]; /* 'destroy_white' */
    cpy_r_r9 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r8, 13);
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r9) goto CPyL5;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL11;
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_gain) == CPyType_kernel___effects___Call))
        cpy_r_r11 = cpy_r_gain;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 201, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_gain);
        goto CPyL16;
    }
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_r11)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 201, CPyStatic_pages___globals);
        goto CPyL16;
    }
    if (PyLong_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL5126;
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL5126;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL5127;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL5127;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL5127;
    cpy_r_r14 = cpy_r_r13;
__LL5127: ;
    if (cpy_r_r14 != NULL) goto __LL5126;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 201, CPyStatic_pages___globals, "union[int, str, tuple[str, int]]", cpy_r_r13);
    goto CPyL16;
__LL5126: ;
    cpy_r_r15 = CPyStatics[4897]; /* 1 */
    cpy_r_r16 = PyObject_RichCompare(cpy_r_r14, cpy_r_r15, 3);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 201, CPyStatic_pages___globals);
        goto CPyL16;
    }
    if (unlikely(!PyBool_Check(cpy_r_r16))) {
        CPy_TypeError("bool", cpy_r_r16); cpy_r_r17 = 2;
    } else
        cpy_r_r17 = cpy_r_r16 == Py_True;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 201, CPyStatic_pages___globals);
        goto CPyL16;
    }
    cpy_r_r10 = cpy_r_r17;
CPyL11: ;
    cpy_r_r4 = cpy_r_r10;
CPyL12: ;
    cpy_r_several = cpy_r_r4;
    if (!cpy_r_several) goto CPyL14;
    cpy_r_r18 = 4;
    goto CPyL15;
CPyL14: ;
    cpy_r_r18 = 0;
CPyL15: ;
    return cpy_r_r18;
CPyL16: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_pages____context(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"gain", 0};
            static CPyArg_Parser parser = {"O:_context", kwlist, 0};
            PyObject *obj_gain;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_gain)) {
                return NULL;
            }
            PyObject *arg_gain;
            if (likely(PyObject_TypeCheck(obj_gain, CPyType_kernel___effects___Effect)))
                arg_gain = obj_gain;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_gain); 
                goto fail;
            }
            CPyTagged retval = CPyDef_pages____context(arg_gain);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_context", 199, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    int32_t cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_colour;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
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
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
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
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL63;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "t", 207, CPyStatic_pages___globals);
        goto CPyL62;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_colour;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "Table", "colour", 207, CPyStatic_pages___globals);
        goto CPyL62;
    }
CPyL6: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL8;
    cpy_r_r7 = 0 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL9;
CPyL8: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, 0);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    if (cpy_r_r10) {
        goto CPyL10;
    } else
        goto CPyL15;
CPyL9: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r4 >= (Py_ssize_t)0;
    if (!cpy_r_r11) goto CPyL15;
CPyL10: ;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r14 = CPyDef_pages____fix_colour_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL14;
    CPyGen_SetStopIterationValue(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL14: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r12;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL15: ;
    cpy_r_r15 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "t", 209, CPyStatic_pages___globals);
        goto CPyL62;
    }
CPyL16: ;
    cpy_r_r16 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "me", 209, CPyStatic_pages___globals);
        goto CPyL62;
    }
CPyL17: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__condition;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "condition", 209, CPyStatic_pages___globals);
        goto CPyL62;
    }
CPyL18: ;
    cpy_r_r18 = CPyDef_memory___page_colours(cpy_r_r15, cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 209, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_r19 = CPyList_GetItemShort(cpy_r_r18, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 210, CPyStatic_pages___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 210, CPyStatic_pages___globals);
        goto CPyL68;
    }
    cpy_r_colour = cpy_r_r20;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r23 > (Py_ssize_t)2;
    if (cpy_r_r24) {
        goto CPyL69;
    } else
        goto CPyL70;
CPyL22: ;
    cpy_r_r25 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "me", 212, CPyStatic_pages___globals);
        goto CPyL68;
    }
CPyL23: ;
    cpy_r_r26 = CPyStatics[336]; /* 'colour' */
    cpy_r_r27 = CPyStatics[3062]; /* 'MB-PAGE-07' */
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = PyList_New(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals);
        goto CPyL68;
    }
    cpy_r_r31 = 0;
CPyL25: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL71;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals);
        goto CPyL72;
    }
    cpy_r_r41 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "t", 212, CPyStatic_pages___globals);
        goto CPyL73;
    }
CPyL28: ;
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_r41)->_book;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "Table", "book", 212, CPyStatic_pages___globals);
        goto CPyL73;
    }
CPyL29: ;
    cpy_r_r43 = ((serai___games___scholars___book___BookObject *)cpy_r_r42)->_options;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "Book", "options", 212, CPyStatic_pages___globals);
        goto CPyL73;
    }
CPyL30: ;
    cpy_r_r44 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r43)->_colour;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "Options", "colour", 212, CPyStatic_pages___globals);
        goto CPyL73;
    }
CPyL31: ;
    cpy_r_r45 = CPyList_GetItem(cpy_r_r44, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals);
        goto CPyL72;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_option___Option))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_r45);
        goto CPyL72;
    }
    CPyList_SetItemUnsafe(cpy_r_r30, cpy_r_r31, cpy_r_r46);
    cpy_r_r47 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r47;
    goto CPyL25;
CPyL35: ;
    cpy_r_r48 = NULL;
    cpy_r_r49 = NULL;
    cpy_r_r50 = NULL;
    cpy_r_r51 = CPyDef_offer___Offer(cpy_r_r30, cpy_r_r48, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_r52 = NULL;
    cpy_r_r53 = NULL;
    cpy_r_r54 = 2;
    cpy_r_r55 = CPyDef_decision___ask(cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals);
        goto CPyL62;
    }
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL38: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = cpy_r_type != cpy_r_r57;
    if (!cpy_r_r58) goto CPyL41;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r59 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 212, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL62;
    }
    cpy_r_r60 = ((serai___kernel___option___OptionObject *)cpy_r_r59)->_value;
    CPy_INCREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 213, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_colour = cpy_r_r61;
CPyL44: ;
    cpy_r_r62 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "t", 214, CPyStatic_pages___globals);
        goto CPyL74;
    }
CPyL45: ;
    CPyTagged_INCREF(cpy_r_colour);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r62)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r62)->_colour);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r62)->_colour = cpy_r_colour;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 214, CPyStatic_pages___globals);
        goto CPyL74;
    }
    cpy_r_r64 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "t", 215, CPyStatic_pages___globals);
        goto CPyL74;
    }
CPyL47: ;
    cpy_r_r65 = CPyStatics[3063]; /* 'event-colour-fixed' */
    cpy_r_r66 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "me", 215, CPyStatic_pages___globals);
        goto CPyL74;
    }
CPyL48: ;
    cpy_r_r67 = CPyStatics[3062]; /* 'MB-PAGE-07' */
    cpy_r_r68 = ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "_fix_colour_gen", "t", 215, CPyStatic_pages___globals);
        goto CPyL74;
    }
CPyL49: ;
    cpy_r_r69 = ((serai___games___scholars___table___TableObject *)cpy_r_r68)->_book;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "Table", "book", 215, CPyStatic_pages___globals);
        goto CPyL74;
    }
CPyL50: ;
    cpy_r_r70 = ((serai___games___scholars___book___BookObject *)cpy_r_r69)->_colours;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "_fix_colour", "Book", "colours", 215, CPyStatic_pages___globals);
        goto CPyL74;
    }
CPyL51: ;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r70, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 215, CPyStatic_pages___globals);
        goto CPyL62;
    }
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 215, CPyStatic_pages___globals, "tuple", cpy_r_r71);
        goto CPyL62;
    }
    cpy_r_r73 = CPySequenceTuple_GetItem(cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 215, CPyStatic_pages___globals);
        goto CPyL62;
    }
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 215, CPyStatic_pages___globals, "str", cpy_r_r73);
        goto CPyL62;
    }
    cpy_r_r75 = CPyStatics[336]; /* 'colour' */
    cpy_r_r76 = CPyDict_Build(1, cpy_r_r75, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 215, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_r77 = CPyDef_kernel___table___Table___tell(cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 215, CPyStatic_pages___globals);
        goto CPyL62;
    }
    cpy_r_r78 = Py_None;
    CPy_INCREF(cpy_r_r78);
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_pages____fix_colour_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL61;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL67;
    CPy_Unreachable();
CPyL61: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL62: ;
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r82 = CPyDef_pages____fix_colour_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r83 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r83;
CPyL63: ;
    cpy_r_r84 = cpy_r_r0 == 0;
    if (cpy_r_r84) goto CPyL1;
    cpy_r_r85 = cpy_r_r0 == 1;
    if (cpy_r_r85) goto CPyL38;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r87 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL68: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL62;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL22;
CPyL70: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL44;
CPyL71: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL35;
CPyL72: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r30);
    goto CPyL62;
CPyL73: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL62;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL62;
}
        
PyObject *CPyDef_pages____fix_colour_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages____fix_colour_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages____fix_colour_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages._fix_colour_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages____fix_colour_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__next__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages____fix_colour_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages____fix_colour_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages____fix_colour_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages._fix_colour_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_pages____fix_colour_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "send", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages____fix_colour_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_pages____fix_colour_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages____fix_colour_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages._fix_colour_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages____fix_colour_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__iter__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages____fix_colour_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_pages____fix_colour_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_pages____fix_colour_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages____fix_colour_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages._fix_colour_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_pages____fix_colour_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "throw", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages____fix_colour_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_pages____fix_colour_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5128 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5128);
    PyObject *__tmp5129 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5129);
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
        
        PyObject *CPyPy_pages____fix_colour_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages____fix_colour_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages._fix_colour_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages____fix_colour_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "close", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages____fix_colour(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_condition) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_pages____fix_colour_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_condition);
    if (((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__condition != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__condition);
    }
    ((serai___games___scholars___myriad___pages____fix_colour_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__condition = cpy_r_condition;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
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
        
        PyObject *CPyPy_pages____fix_colour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "condition", 0};
            static CPyArg_Parser parser = {"OOO:_fix_colour", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_condition;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_condition)) {
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
            PyObject *arg_condition;
            if (likely(Py_TYPE(obj_condition) == CPyType_kernel___effects___Call))
                arg_condition = obj_condition;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_condition); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages____fix_colour(arg_t, arg_me, arg_condition);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_fix_colour", 205, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_pages;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    PyObject *cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyPtr cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int64_t cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    tuple_T3OOO cpy_r_r129;
    PyObject **cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyPtr cpy_r_r142;
    CPyPtr cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    CPyPtr cpy_r_r146;
    int64_t cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int64_t cpy_r_r156;
    CPyPtr cpy_r_r157;
    int64_t cpy_r_r158;
    char cpy_r_r159;
    CPyPtr cpy_r_r160;
    CPyPtr cpy_r_r161;
    int64_t cpy_r_r162;
    CPyPtr cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    int32_t cpy_r_r174;
    char cpy_r_r175;
    int64_t cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    int32_t cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL119;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 218, CPyStatic_pages___globals);
        goto CPyL118;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 220, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_myriad___table___part(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 220, CPyStatic_pages___globals);
        goto CPyL118;
    }
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 220, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 221, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL8: ;
    cpy_r_r11 = CPyDef_myriad___book___shelf(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 221, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r12 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r11)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'options' of 'Shelf' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 221, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL10: ;
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 221, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 222, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "Table", "book", 222, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___book___BookObject *)cpy_r_r15)->_options;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "Book", "options", 222, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r16)->_skip;
    CPy_INCREF(cpy_r_r17);
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__skip != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__skip);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__skip = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 222, CPyStatic_pages___globals);
        goto CPyL118;
    }
CPyL15: ;
    if (!1) goto CPyL90;
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 224, CPyStatic_pages___globals);
        goto CPyL125;
    }
CPyL18: ;
    cpy_r_r21 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "me", 224, CPyStatic_pages___globals);
        goto CPyL125;
    }
CPyL19: ;
    cpy_r_r22 = CPyDef_pages___usable_pages(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL125;
    }
    cpy_r_r23 = 0;
CPyL21: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL126;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r23 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL127;
    }
    cpy_r_r33 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 224, CPyStatic_pages___globals);
        goto CPyL128;
    }
CPyL24: ;
    cpy_r_r34 = CPyDef_myriad___book___shelf(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL128;
    }
    cpy_r_r35 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r34)->_pages;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r35, cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL129;
    }
    if (likely(PyTuple_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals, "tuple", cpy_r_r36);
        goto CPyL129;
    }
    CPy_DECREF(cpy_r_r34);
    cpy_r_r38 = CPyDef_pages____meets(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL128;
    }
    if (!cpy_r_r38) goto CPyL130;
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r40 = PyList_Append(cpy_r_r19, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 224, CPyStatic_pages___globals);
        goto CPyL127;
    }
CPyL30: ;
    cpy_r_r42 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r42;
    goto CPyL21;
CPyL31: ;
    cpy_r_pages = cpy_r_r19;
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 225, CPyStatic_pages___globals);
        goto CPyL131;
    }
    cpy_r_r44 = 0;
CPyL33: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r44 < cpy_r_r46;
    if (!cpy_r_r47) goto CPyL132;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r44 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 225, CPyStatic_pages___globals);
        goto CPyL133;
    }
    cpy_r_r54 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 225, CPyStatic_pages___globals);
        goto CPyL134;
    }
CPyL36: ;
    cpy_r_r55 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "me", 225, CPyStatic_pages___globals);
        goto CPyL134;
    }
CPyL37: ;
    cpy_r_r56 = CPyDef_pages___page_obstacle(cpy_r_r54, cpy_r_r55, cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 225, CPyStatic_pages___globals);
        goto CPyL134;
    }
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = cpy_r_r56 == cpy_r_r57;
    CPy_DECREF(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL135;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r60 = PyList_Append(cpy_r_r43, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 225, CPyStatic_pages___globals);
        goto CPyL133;
    }
CPyL40: ;
    cpy_r_r62 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r62;
    goto CPyL33;
CPyL41: ;
    cpy_r_pages = cpy_r_r43;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 << 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL136;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyVarObject, ob_size));
    cpy_r_r68 = *(int64_t *)cpy_r_r67;
    cpy_r_r69 = PyList_New(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL131;
    }
    cpy_r_r70 = 0;
CPyL44: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r70 < cpy_r_r72;
    if (!cpy_r_r73) goto CPyL137;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r70 * 8;
    cpy_r_r77 = cpy_r_r75 + cpy_r_r76;
    cpy_r_r78 = *(PyObject * *)cpy_r_r77;
    CPy_INCREF(cpy_r_r78);
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL138;
    }
    cpy_r_r80 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "options", 228, CPyStatic_pages___globals);
        goto CPyL139;
    }
CPyL47: ;
    cpy_r_r81 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r80)->_use_page;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL138;
    }
    if (likely(Py_TYPE(cpy_r_r83) == CPyType_option___Option))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_r83);
        goto CPyL138;
    }
    CPyList_SetItemUnsafe(cpy_r_r69, cpy_r_r70, cpy_r_r84);
    cpy_r_r85 = cpy_r_r70 + 1;
    cpy_r_r70 = cpy_r_r85;
    goto CPyL44;
CPyL51: ;
    cpy_r_r86 = PyObject_GetIter(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r87 = PyList_New(0);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL140;
    }
    cpy_r_r88 = CPyList_Extend(cpy_r_r87, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL141;
    } else
        goto CPyL142;
CPyL54: ;
    cpy_r_r89 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__skip;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "skip", 228, CPyStatic_pages___globals);
        goto CPyL141;
    }
CPyL55: ;
    cpy_r_r90 = PyList_Append(cpy_r_r87, cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL141;
    }
    cpy_r_r92 = NULL;
    cpy_r_r93 = NULL;
    cpy_r_r94 = NULL;
    cpy_r_r95 = CPyDef_offer___Offer(cpy_r_r87, cpy_r_r92, cpy_r_r93, cpy_r_r94);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 228, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r96 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "me", 229, CPyStatic_pages___globals);
        goto CPyL143;
    }
CPyL58: ;
    cpy_r_r97 = CPyStatics[3064]; /* 'meeting-page' */
    cpy_r_r98 = CPyStatics[3065]; /* 'MB-PAGE-08' */
    cpy_r_r99 = NULL;
    cpy_r_r100 = NULL;
    cpy_r_r101 = 2;
    cpy_r_r102 = CPyDef_decision___ask(cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r95, cpy_r_r99, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 229, CPyStatic_pages___globals);
        goto CPyL118;
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL60: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = cpy_r_type != cpy_r_r104;
    if (!cpy_r_r105) goto CPyL63;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 229, CPyStatic_pages___globals);
        goto CPyL118;
    }
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r106 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 229, CPyStatic_pages___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL118;
    }
    cpy_r_r107 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__skip;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "skip", 230, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL65: ;
    cpy_r_r108 = cpy_r_r106 == cpy_r_r107;
    if (cpy_r_r108) goto CPyL145;
    cpy_r_r109 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 232, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL67: ;
    cpy_r_r110 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "me", 232, CPyStatic_pages___globals);
        goto CPyL144;
    }
CPyL68: ;
    cpy_r_r111 = ((serai___kernel___option___OptionObject *)cpy_r_r106)->_value;
    CPy_INCREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r106);
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r113 = CPyDef_pages___use_page(cpy_r_r109, cpy_r_r110, cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL118;
    }
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3 = cpy_r_r113;
    cpy_r_r114 = 1;
    if (!cpy_r_r114) goto CPyL118;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r117 = NULL;
    cpy_r_r1 = cpy_r_r117;
    cpy_r_r118 = (PyObject **)&cpy_r_r1;
    cpy_r_r119 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3;
    cpy_r_r120 = CPyDef_pages___use_page_gen_____mypyc_generator_helper__(cpy_r_r119, cpy_r_r116, cpy_r_r116, cpy_r_r116, cpy_r_r115, cpy_r_r118);
    if (cpy_r_r120 != NULL) goto CPyL146;
    cpy_r_r121 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL147;
    }
    cpy_r_r122 = cpy_r_r1;
    CPy_DECREF(cpy_r_r122);
    cpy_r_r123 = NULL;
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3 = cpy_r_r123;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL118;
    } else
        goto CPyL15;
CPyL74: ;
    cpy_r_r125 = cpy_r_r120;
CPyL75: ;
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r125;
CPyL76: ;
    cpy_r_r127 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r128 = cpy_r_type != cpy_r_r127;
    if (!cpy_r_r128) goto CPyL148;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL80;
    } else
        goto CPyL149;
CPyL78: ;
    CPy_Unreachable();
CPyL79: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL86;
CPyL80: ;
    cpy_r_r129 = CPy_CatchError();
    cpy_r_r130 = (PyObject **)&cpy_r_r3;
    cpy_r_r131 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3;
    cpy_r_r132 = CPy_YieldFromErrorHandle(cpy_r_r131, cpy_r_r130);
    if (unlikely(cpy_r_r132 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL150;
    }
    if (cpy_r_r132) goto CPyL83;
    cpy_r_r125 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r129);
    CPy_DecRef(cpy_r_r129.f0);
    CPy_DecRef(cpy_r_r129.f1);
    CPy_DecRef(cpy_r_r129.f2);
    goto CPyL75;
CPyL83: ;
    cpy_r_r122 = cpy_r_r3;
    CPy_DecRef(cpy_r_r122);
    CPy_RestoreExcInfo(cpy_r_r129);
    CPy_DecRef(cpy_r_r129.f0);
    CPy_DecRef(cpy_r_r129.f1);
    CPy_DecRef(cpy_r_r129.f2);
    goto CPyL15;
CPyL84: ;
    CPy_RestoreExcInfo(cpy_r_r129);
    CPy_DecRef(cpy_r_r129.f0);
    CPy_DecRef(cpy_r_r129.f1);
    CPy_DecRef(cpy_r_r129.f2);
    cpy_r_r133 = CPy_KeepPropagating();
    if (!cpy_r_r133) goto CPyL118;
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r134 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r135 = NULL;
    cpy_r_r1 = cpy_r_r135;
    cpy_r_r136 = (PyObject **)&cpy_r_r1;
    cpy_r_r137 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3;
    cpy_r_r138 = CPyDef_pages___use_page_gen_____mypyc_generator_helper__(cpy_r_r137, cpy_r_r134, cpy_r_r134, cpy_r_r134, cpy_r_arg, cpy_r_r136);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r138 == NULL) {
        goto CPyL88;
    } else
        goto CPyL151;
CPyL87: ;
    cpy_r_r125 = cpy_r_r138;
    goto CPyL75;
CPyL88: ;
    cpy_r_r139 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 232, CPyStatic_pages___globals);
        goto CPyL147;
    }
    cpy_r_r122 = cpy_r_r1;
    CPy_DECREF(cpy_r_r122);
    goto CPyL15;
CPyL90: ;
    cpy_r_r140 = PyList_New(1);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 233, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r141 = CPyStatics[4896]; /* 0 */
    cpy_r_r142 = (CPyPtr)((CPyPtr)cpy_r_r140 + offsetof(PyListObject, ob_item));
    cpy_r_r143 = *(CPyPtr *)cpy_r_r142;
    CPy_INCREF(cpy_r_r141);
    *(PyObject * *)cpy_r_r143 = cpy_r_r141;
    cpy_r_r144 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "own", 233, CPyStatic_pages___globals);
        goto CPyL152;
    }
CPyL92: ;
    cpy_r_r145 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r144)->_met;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "Myriad", "met", 233, CPyStatic_pages___globals);
        goto CPyL152;
    }
CPyL93: ;
    cpy_r_r146 = (CPyPtr)((CPyPtr)cpy_r_r145 + offsetof(PyVarObject, ob_size));
    cpy_r_r147 = *(int64_t *)cpy_r_r146;
    cpy_r_r148 = cpy_r_r147 << 1;
    cpy_r_r149 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "own", 233, CPyStatic_pages___globals);
        goto CPyL152;
    }
CPyL94: ;
    cpy_r_r150 = CPySequence_Multiply(cpy_r_r140, cpy_r_r148);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 233, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r151 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "own", 233, CPyStatic_pages___globals);
        goto CPyL153;
    }
CPyL96: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r151)->_met != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r151)->_met);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r151)->_met = cpy_r_r150;
    cpy_r_r152 = 1;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 233, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r153 = PyList_New(0);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r154 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "own", 234, CPyStatic_pages___globals);
        goto CPyL154;
    }
CPyL99: ;
    cpy_r_r155 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r154)->_used;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "Myriad", "used", 234, CPyStatic_pages___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r155);
CPyL100: ;
    cpy_r_r156 = 0;
CPyL101: ;
    cpy_r_r157 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r158 = *(int64_t *)cpy_r_r157;
    cpy_r_r159 = cpy_r_r156 < cpy_r_r158;
    if (!cpy_r_r159) goto CPyL155;
    cpy_r_r160 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyListObject, ob_item));
    cpy_r_r161 = *(CPyPtr *)cpy_r_r160;
    cpy_r_r162 = cpy_r_r156 * 8;
    cpy_r_r163 = cpy_r_r161 + cpy_r_r162;
    cpy_r_r164 = *(PyObject * *)cpy_r_r163;
    CPy_INCREF(cpy_r_r164);
    if (likely(PyLong_Check(cpy_r_r164)))
        cpy_r_r165 = CPyTagged_FromObject(cpy_r_r164);
    else {
        CPy_TypeError("int", cpy_r_r164); cpy_r_r165 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL156;
    }
    cpy_r_r166 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "t", 234, CPyStatic_pages___globals);
        goto CPyL157;
    }
CPyL104: ;
    cpy_r_r167 = CPyDef_myriad___book___shelf(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL157;
    }
    cpy_r_r168 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r167)->_pages;
    cpy_r_r169 = CPyList_GetItem(cpy_r_r168, cpy_r_r165);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL158;
    }
    if (likely(PyTuple_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals, "tuple", cpy_r_r169);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r167);
    cpy_r_r171 = CPyDef_pages____meets(cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL157;
    }
    cpy_r_r172 = cpy_r_r171 ^ 1;
    if (!cpy_r_r172) goto CPyL159;
    cpy_r_r173 = CPyTagged_StealAsObject(cpy_r_r165);
    cpy_r_r174 = PyList_Append(cpy_r_r153, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    cpy_r_r175 = cpy_r_r174 >= 0;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL156;
    }
CPyL110: ;
    cpy_r_r176 = cpy_r_r156 + 1;
    cpy_r_r156 = cpy_r_r176;
    goto CPyL101;
CPyL111: ;
    cpy_r_r177 = ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__own;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/pages.py", "meeting_pages", "meeting_pages_gen", "own", 234, CPyStatic_pages___globals);
        goto CPyL154;
    }
CPyL112: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r177)->_used != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r177)->_used);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r177)->_used = cpy_r_r153;
    cpy_r_r178 = 1;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 234, CPyStatic_pages___globals);
        goto CPyL118;
    }
    cpy_r_r179 = Py_None;
    CPy_INCREF(cpy_r_r179);
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r181 = CPyDef_pages___meeting_pages_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL117;
    CPyGen_SetStopIterationValue(cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    if (!0) goto CPyL124;
    CPy_Unreachable();
CPyL117: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r179;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL118: ;
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r183 = CPyDef_pages___meeting_pages_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r184 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r184;
CPyL119: ;
    cpy_r_r185 = cpy_r_r4 == 0;
    if (cpy_r_r185) goto CPyL160;
    cpy_r_r186 = cpy_r_r4 == 1;
    if (cpy_r_r186) goto CPyL161;
    cpy_r_r187 = cpy_r_r4 == 2;
    if (cpy_r_r187) {
        goto CPyL76;
    } else
        goto CPyL162;
CPyL122: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r188 = 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 218, CPyStatic_pages___globals);
        goto CPyL124;
    }
    CPy_Unreachable();
CPyL124: ;
    cpy_r_r189 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r189;
CPyL125: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL118;
CPyL126: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL31;
CPyL127: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    goto CPyL118;
CPyL128: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL118;
CPyL129: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    goto CPyL118;
CPyL130: ;
    CPyTagged_DECREF(cpy_r_r32);
    goto CPyL30;
CPyL131: ;
    CPy_DecRef(cpy_r_pages);
    goto CPyL118;
CPyL132: ;
    CPy_DECREF(cpy_r_pages);
    goto CPyL41;
CPyL133: ;
    CPy_DecRef(cpy_r_pages);
    CPy_DecRef(cpy_r_r43);
    goto CPyL118;
CPyL134: ;
    CPy_DecRef(cpy_r_pages);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL118;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_r53);
    goto CPyL40;
CPyL136: ;
    CPy_DECREF(cpy_r_pages);
    goto CPyL90;
CPyL137: ;
    CPy_DECREF(cpy_r_pages);
    goto CPyL51;
CPyL138: ;
    CPy_DecRef(cpy_r_pages);
    CPy_DecRef(cpy_r_r69);
    goto CPyL118;
CPyL139: ;
    CPy_DecRef(cpy_r_pages);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL118;
CPyL140: ;
    CPy_DecRef(cpy_r_r86);
    goto CPyL118;
CPyL141: ;
    CPy_DecRef(cpy_r_r87);
    goto CPyL118;
CPyL142: ;
    CPy_DECREF(cpy_r_r88);
    goto CPyL54;
CPyL143: ;
    CPy_DecRef(cpy_r_r95);
    goto CPyL118;
CPyL144: ;
    CPy_DecRef(cpy_r_r106);
    goto CPyL118;
CPyL145: ;
    CPy_DECREF(cpy_r_r106);
    goto CPyL90;
CPyL146: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL74;
CPyL147: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL118;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL149: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL78;
CPyL150: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL84;
CPyL151: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL87;
CPyL152: ;
    CPy_DecRef(cpy_r_r140);
    goto CPyL118;
CPyL153: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL118;
CPyL154: ;
    CPy_DecRef(cpy_r_r153);
    goto CPyL118;
CPyL155: ;
    CPy_DECREF(cpy_r_r155);
    goto CPyL111;
CPyL156: ;
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r155);
    goto CPyL118;
CPyL157: ;
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r155);
    CPyTagged_DecRef(cpy_r_r165);
    goto CPyL118;
CPyL158: ;
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r155);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r167);
    goto CPyL118;
CPyL159: ;
    CPyTagged_DECREF(cpy_r_r165);
    goto CPyL110;
CPyL160: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL161: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL60;
CPyL162: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL122;
}
        
PyObject *CPyDef_pages___meeting_pages_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___meeting_pages_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___meeting_pages_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.meeting_pages_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___meeting_pages_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__next__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___meeting_pages_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_pages___meeting_pages_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___meeting_pages_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.meeting_pages_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_pages___meeting_pages_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "send", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___meeting_pages_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_pages___meeting_pages_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___meeting_pages_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.meeting_pages_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___meeting_pages_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "__iter__", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___meeting_pages_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_pages___meeting_pages_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_pages___meeting_pages_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___meeting_pages_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.meeting_pages_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_pages___meeting_pages_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "throw", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___meeting_pages_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_pages___meeting_pages_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5130 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5130);
    PyObject *__tmp5131 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5131);
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
        
        PyObject *CPyPy_pages___meeting_pages_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_pages___meeting_pages_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.pages.meeting_pages_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_pages___meeting_pages_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "close", -1, CPyStatic_pages___globals);
            return NULL;
        }
        
PyObject *CPyDef_pages___meeting_pages(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_pages___meeting_pages_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 218, CPyStatic_pages___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 218, CPyStatic_pages___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___pages___meeting_pages_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 218, CPyStatic_pages___globals);
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
        
        PyObject *CPyPy_pages___meeting_pages(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:meeting_pages", kwlist, 0};
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
            PyObject *retval = CPyDef_pages___meeting_pages(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "meeting_pages", 218, CPyStatic_pages___globals);
            return NULL;
        }
        
char CPyDef_pages____meets(PyObject *cpy_r_page) {
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
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_page, 12);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_meets", 238, CPyStatic_pages___globals);
        goto CPyL8;
    }
    if (Py_TYPE(cpy_r_r0) == CPyType_kernel___effects___Call)
        cpy_r_r1 = cpy_r_r0;
    else {
        cpy_r_r1 = NULL;
    }
    if (cpy_r_r1 != NULL) goto __LL5132;
    if (cpy_r_r0 == Py_None)
        cpy_r_r1 = cpy_r_r0;
    else {
        cpy_r_r1 = NULL;
    }
    if (cpy_r_r1 != NULL) goto __LL5132;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_meets", 238, CPyStatic_pages___globals, "serai.kernel.effects.Call or None", cpy_r_r0);
    goto CPyL8;
__LL5132: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL7;
CPyL4: ;
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_page, 12);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_meets", 238, CPyStatic_pages___globals);
        goto CPyL8;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_kernel___effects___Call))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/pages.py", "_meets", 238, CPyStatic_pages___globals, "serai.kernel.effects.Call", cpy_r_r5);
        goto CPyL8;
    }
    cpy_r_r7 = ((serai___kernel___effects___CallObject *)cpy_r_r6)->_verb;
    cpy_r_r8 = ((serai___kernel___effects___VerbObject *)cpy_r_r7)->_name;
    CPy_INCREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r9 = CPyStatics[2960]; /* 'each_interaction' */
    cpy_r_r10 = CPyStr_EqualLiteral(cpy_r_r8, cpy_r_r9, 16);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r4 = cpy_r_r10;
CPyL7: ;
    return cpy_r_r4;
CPyL8: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
}
        
        PyObject *CPyPy_pages____meets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"page", 0};
            static CPyArg_Parser parser = {"O:_meets", kwlist, 0};
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_page)) {
                return NULL;
            }
            PyObject * arg_page;
            if (likely(PyTuple_Check(obj_page)))
                arg_page = obj_page;
            else {
                CPy_TypeError("tuple", obj_page); 
                goto fail;
            }
            char retval = CPyDef_pages____meets(arg_page);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "_meets", 237, CPyStatic_pages___globals);
            return NULL;
        }
        
char CPyDef_pages_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 1, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 1, CPyStatic_pages___globals);
        goto CPyL102;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_pages___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 3, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 5, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 5, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 5, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 5, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5461]; /* ('Page', 'shelf') */
    cpy_r_r31 = CPyStatic_pages___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 5, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL103;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___myriad___memory;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___myriad___memory;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 6, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___myriad___memory;
    cpy_r_r42 = CPyExec_serai___games___scholars___myriad___memory;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___myriad___memory__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 6, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 6, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 6, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5462]; /* ('condition_obstacle', 'markers', 'page_colours') */
    cpy_r_r53 = CPyStatic_pages___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 6, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL104;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 7, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 7, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 7, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 7, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5463]; /* ('EACH_INTERACTION', 'IF_COLOUR', 'TIMES_MARKERS') */
    cpy_r_r75 = CPyStatic_pages___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 7, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL105;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___myriad___reasons;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___myriad___reasons;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 8, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___myriad___reasons;
    cpy_r_r86 = CPyExec_serai___games___scholars___myriad___reasons;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___myriad___reasons__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 8, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 8, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 8, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5464]; /* ('NEED_XP',) */
    cpy_r_r97 = CPyStatic_pages___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 8, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL106;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 9, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r108 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 9, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 9, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 9, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r119 = CPyStatic_pages___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 9, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL107;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 10, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r130 = CPyExec_serai___games___scholars___names;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 10, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 10, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 10, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5465]; /* ('AT_WILL', 'NO_CARD', 'PAID') */
    cpy_r_r141 = CPyStatic_pages___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 10, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL108;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 11, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r152 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 11, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 11, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 11, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5454]; /* ('EFFECT_IN_VAIN',) */
    cpy_r_r163 = CPyStatic_pages___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 11, CPyStatic_pages___globals);
        goto CPyL102;
    } else
        goto CPyL109;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___retirement;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___retirement;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[3015]; /* 'serai.games.scholars.retirement' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 12, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___retirement;
    cpy_r_r174 = CPyExec_serai___games___scholars___retirement;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___retirement__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 12, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 12, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[3015]; /* 'serai.games.scholars.retirement' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 12, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5466]; /* ('pay_tuck', 'tuck_offer') */
    cpy_r_r185 = CPyStatic_pages___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 12, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 13, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 13, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 13, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 13, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_pages___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 13, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 14, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 14, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 14, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 14, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r229 = CPyStatic_pages___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 14, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 15, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 15, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 15, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 15, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5409]; /* ('Call', 'Effect') */
    cpy_r_r251 = CPyStatic_pages___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 15, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 16, CPyStatic_pages___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 16, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 16, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 16, CPyStatic_pages___globals);
        goto CPyL102;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r273 = CPyStatic_pages___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/pages.py", "<module>", 16, CPyStatic_pages___globals);
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

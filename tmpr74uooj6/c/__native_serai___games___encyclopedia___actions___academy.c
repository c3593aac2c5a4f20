#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendacademy___visit_academy_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods academy___visit_academy_gen_as_async = {
    .am_send = CPyDunder_am_sendacademy___visit_academy_gen,
};
static int
academy___visit_academy_gen_traverse(serai___games___encyclopedia___actions___academy___visit_academy_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3);
    Py_VISIT(self->___mypyc_generator_frame_attribute__choice);
    Py_VISIT(self->___mypyc_generator_frame_attribute__table);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_academy___visit_academy_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy___visit_academy_genObject *self = (serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7);
    return 0;
}

static int32_t CPyDef_academy___visit_academy_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy___visit_academy_genObject *self = (serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7);
    return 0;
}

static void
academy___visit_academy_gen_dealloc(serai___games___encyclopedia___actions___academy___visit_academy_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (academy___visit_academy_gen_free_instance == NULL) {
        academy___visit_academy_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__choice);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, academy___visit_academy_gen_dealloc)
    CPyDef_academy___visit_academy_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_academy_____mypyc__visit_academy_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_academy___visit_academy_gen(void);

static PyObject *
academy___visit_academy_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_academy___visit_academy_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_academy_____mypyc__visit_academy_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem academy___visit_academy_gen_vtable[6];
static bool
CPyDef_academy___visit_academy_gen_trait_vtable_setup(void)
{
    CPyVTableItem academy___visit_academy_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_academy___visit_academy_gen_____next__,
        (CPyVTableItem)CPyDef_academy___visit_academy_gen___send,
        (CPyVTableItem)CPyDef_academy___visit_academy_gen_____iter__,
        (CPyVTableItem)CPyDef_academy___visit_academy_gen___throw,
        (CPyVTableItem)CPyDef_academy___visit_academy_gen___close,
    };
    memcpy(academy___visit_academy_gen_vtable, academy___visit_academy_gen_vtable_scratch, sizeof(academy___visit_academy_gen_vtable));
    return 1;
}

static bool
CPyDef_academy___visit_academy_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef academy___visit_academy_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_academy_____mypyc__visit_academy_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_academy___visit_academy_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_academy___visit_academy_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_academy___visit_academy_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_academy___visit_academy_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_academy___visit_academy_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_academy___visit_academy_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "visit_academy_gen",
    .tp_new = academy___visit_academy_gen_new,
    .tp_dealloc = (destructor)academy___visit_academy_gen_dealloc,
    .tp_traverse = (traverseproc)academy___visit_academy_gen_traverse,
    .tp_clear = (inquiry)CPyDef_academy___visit_academy_gen_clear,
    .tp_methods = academy___visit_academy_gen_methods,
    .tp_iter = CPyDef_academy___visit_academy_gen_____iter__,
    .tp_iternext = CPyDef_academy___visit_academy_gen_____next__,
    .tp_as_async = &academy___visit_academy_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___academy___visit_academy_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("visit_academy_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_academy___visit_academy_gen_template = &CPyType_academy___visit_academy_gen_template_;

PyObject *CPyDef_academy_____mypyc__visit_academy_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___academy___visit_academy_genObject *self;
    if (academy___visit_academy_gen_free_instance != NULL) {
        self = academy___visit_academy_gen_free_instance;
        academy___visit_academy_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___academy___visit_academy_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = academy___visit_academy_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_academy___visit_academy_gen(void)
{
    PyObject *self = CPyDef_academy_____mypyc__visit_academy_gen_setup((PyObject *)CPyType_academy___visit_academy_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
academy____animals_env_traverse(serai___games___encyclopedia___actions___academy____animals_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_book);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_academy____animals_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy____animals_envObject *self = (serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_book);
    return 0;
}

static int32_t CPyDef_academy____animals_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy____animals_envObject *self = (serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
academy____animals_env_dealloc(serai___games___encyclopedia___actions___academy____animals_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (academy____animals_env_free_instance == NULL) {
        academy____animals_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_book);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, academy____animals_env_dealloc)
    CPyDef_academy____animals_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_academy_____mypyc___3_animals_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_academy____animals_env(void);

static PyObject *
academy____animals_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_academy____animals_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_academy_____mypyc___3_animals_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem academy____animals_env_vtable[1];
static bool
CPyDef_academy____animals_env_trait_vtable_setup(void)
{
    CPyVTableItem academy____animals_env_vtable_scratch[] = {
        NULL
    };
    memcpy(academy____animals_env_vtable, academy____animals_env_vtable_scratch, sizeof(academy____animals_env_vtable));
    return 1;
}

static bool
CPyDef_academy____animals_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef academy____animals_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_academy_____mypyc___3_animals_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_academy____animals_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_animals_env",
    .tp_new = academy____animals_env_new,
    .tp_dealloc = (destructor)academy____animals_env_dealloc,
    .tp_traverse = (traverseproc)academy____animals_env_traverse,
    .tp_clear = (inquiry)CPyDef_academy____animals_env_clear,
    .tp_methods = academy____animals_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___academy____animals_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_animals_env()\n--\n\n"),
};
static PyTypeObject *CPyType_academy____animals_env_template = &CPyType_academy____animals_env_template_;

PyObject *CPyDef_academy_____mypyc___3_animals_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___academy____animals_envObject *self;
    if (academy____animals_env_free_instance != NULL) {
        self = academy____animals_env_free_instance;
        academy____animals_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___academy____animals_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = academy____animals_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_academy____animals_env(void)
{
    PyObject *self = CPyDef_academy_____mypyc___3_animals_env_setup((PyObject *)CPyType_academy____animals_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__academy_____mypyc_lambda__0__animals_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_academy_____mypyc_lambda__0__animals_obj_____get__(self, instance, owner);
}
PyMemberDef academy_____mypyc_lambda__0__animals_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
academy_____mypyc_lambda__0__animals_obj_traverse(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject))));
    return rv;
}

static int32_t CPyDef_academy_____mypyc_lambda__0__animals_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject))));
    return 0;
}

static int32_t CPyDef_academy_____mypyc_lambda__0__animals_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject))));
    return 0;
}

static void
academy_____mypyc_lambda__0__animals_obj_dealloc(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (academy_____mypyc_lambda__0__animals_obj_free_instance == NULL) {
        academy_____mypyc_lambda__0__animals_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, academy_____mypyc_lambda__0__animals_obj_dealloc)
    CPyDef_academy_____mypyc_lambda__0__animals_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_academy_____mypyc___3__mypyc_lambda__0__animals_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_academy_____mypyc_lambda__0__animals_obj(void);

static PyObject *
academy_____mypyc_lambda__0__animals_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_academy_____mypyc_lambda__0__animals_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_academy_____mypyc___3__mypyc_lambda__0__animals_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem academy_____mypyc_lambda__0__animals_obj_vtable[2];
static bool
CPyDef_academy_____mypyc_lambda__0__animals_obj_trait_vtable_setup(void)
{
    CPyVTableItem academy_____mypyc_lambda__0__animals_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_academy_____mypyc_lambda__0__animals_obj_____call__,
        (CPyVTableItem)CPyDef_academy_____mypyc_lambda__0__animals_obj_____get__,
    };
    memcpy(academy_____mypyc_lambda__0__animals_obj_vtable, academy_____mypyc_lambda__0__animals_obj_vtable_scratch, sizeof(academy_____mypyc_lambda__0__animals_obj_vtable));
    return 1;
}

static bool
CPyDef_academy_____mypyc_lambda__0__animals_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
academy_____mypyc_lambda__0__animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self, void *closure);

static PyGetSetDef academy_____mypyc_lambda__0__animals_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)academy_____mypyc_lambda__0__animals_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef academy_____mypyc_lambda__0__animals_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_academy_____mypyc___3__mypyc_lambda__0__animals_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_academy_____mypyc_lambda__0__animals_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_academy_____mypyc_lambda__0__animals_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_academy_____mypyc_lambda__0__animals_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__animals_obj",
    .tp_new = academy_____mypyc_lambda__0__animals_obj_new,
    .tp_dealloc = (destructor)academy_____mypyc_lambda__0__animals_obj_dealloc,
    .tp_traverse = (traverseproc)academy_____mypyc_lambda__0__animals_obj_traverse,
    .tp_clear = (inquiry)CPyDef_academy_____mypyc_lambda__0__animals_obj_clear,
    .tp_getset = academy_____mypyc_lambda__0__animals_obj_getseters,
    .tp_methods = academy_____mypyc_lambda__0__animals_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__academy_____mypyc_lambda__0__animals_obj,
    .tp_members = academy_____mypyc_lambda__0__animals_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__animals_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_academy_____mypyc_lambda__0__animals_obj_template = &CPyType_academy_____mypyc_lambda__0__animals_obj_template_;

PyObject *CPyDef_academy_____mypyc___3__mypyc_lambda__0__animals_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self;
    if (academy_____mypyc_lambda__0__animals_obj_free_instance != NULL) {
        self = academy_____mypyc_lambda__0__animals_obj_free_instance;
        academy_____mypyc_lambda__0__animals_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = academy_____mypyc_lambda__0__animals_obj_vtable;
    self->vectorcall = CPyPy_academy_____mypyc_lambda__0__animals_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_academy_____mypyc_lambda__0__animals_obj(void)
{
    PyObject *self = CPyDef_academy_____mypyc___3__mypyc_lambda__0__animals_obj_setup((PyObject *)CPyType_academy_____mypyc_lambda__0__animals_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
academy_____mypyc_lambda__0__animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__animals_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__academy_____mypyc_lambda__1__animals_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_academy_____mypyc_lambda__1__animals_obj_____get__(self, instance, owner);
}
PyMemberDef academy_____mypyc_lambda__1__animals_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
academy_____mypyc_lambda__1__animals_obj_traverse(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject))));
    return rv;
}

static int32_t CPyDef_academy_____mypyc_lambda__1__animals_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject))));
    return 0;
}

static int32_t CPyDef_academy_____mypyc_lambda__1__animals_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject))));
    return 0;
}

static void
academy_____mypyc_lambda__1__animals_obj_dealloc(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (academy_____mypyc_lambda__1__animals_obj_free_instance == NULL) {
        academy_____mypyc_lambda__1__animals_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, academy_____mypyc_lambda__1__animals_obj_dealloc)
    CPyDef_academy_____mypyc_lambda__1__animals_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_academy_____mypyc___3__mypyc_lambda__1__animals_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_academy_____mypyc_lambda__1__animals_obj(void);

static PyObject *
academy_____mypyc_lambda__1__animals_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_academy_____mypyc_lambda__1__animals_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_academy_____mypyc___3__mypyc_lambda__1__animals_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem academy_____mypyc_lambda__1__animals_obj_vtable[2];
static bool
CPyDef_academy_____mypyc_lambda__1__animals_obj_trait_vtable_setup(void)
{
    CPyVTableItem academy_____mypyc_lambda__1__animals_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_academy_____mypyc_lambda__1__animals_obj_____call__,
        (CPyVTableItem)CPyDef_academy_____mypyc_lambda__1__animals_obj_____get__,
    };
    memcpy(academy_____mypyc_lambda__1__animals_obj_vtable, academy_____mypyc_lambda__1__animals_obj_vtable_scratch, sizeof(academy_____mypyc_lambda__1__animals_obj_vtable));
    return 1;
}

static bool
CPyDef_academy_____mypyc_lambda__1__animals_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
academy_____mypyc_lambda__1__animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self, void *closure);

static PyGetSetDef academy_____mypyc_lambda__1__animals_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)academy_____mypyc_lambda__1__animals_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef academy_____mypyc_lambda__1__animals_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_academy_____mypyc___3__mypyc_lambda__1__animals_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_academy_____mypyc_lambda__1__animals_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_academy_____mypyc_lambda__1__animals_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_academy_____mypyc_lambda__1__animals_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__animals_obj",
    .tp_new = academy_____mypyc_lambda__1__animals_obj_new,
    .tp_dealloc = (destructor)academy_____mypyc_lambda__1__animals_obj_dealloc,
    .tp_traverse = (traverseproc)academy_____mypyc_lambda__1__animals_obj_traverse,
    .tp_clear = (inquiry)CPyDef_academy_____mypyc_lambda__1__animals_obj_clear,
    .tp_getset = academy_____mypyc_lambda__1__animals_obj_getseters,
    .tp_methods = academy_____mypyc_lambda__1__animals_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__academy_____mypyc_lambda__1__animals_obj,
    .tp_members = academy_____mypyc_lambda__1__animals_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__animals_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_academy_____mypyc_lambda__1__animals_obj_template = &CPyType_academy_____mypyc_lambda__1__animals_obj_template_;

PyObject *CPyDef_academy_____mypyc___3__mypyc_lambda__1__animals_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self;
    if (academy_____mypyc_lambda__1__animals_obj_free_instance != NULL) {
        self = academy_____mypyc_lambda__1__animals_obj_free_instance;
        academy_____mypyc_lambda__1__animals_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = academy_____mypyc_lambda__1__animals_obj_vtable;
    self->vectorcall = CPyPy_academy_____mypyc_lambda__1__animals_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_academy_____mypyc_lambda__1__animals_obj(void)
{
    PyObject *self = CPyDef_academy_____mypyc___3__mypyc_lambda__1__animals_obj_setup((PyObject *)CPyType_academy_____mypyc_lambda__1__animals_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
academy_____mypyc_lambda__1__animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__animals_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__academy_____mypyc_lambda__2__animals_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_academy_____mypyc_lambda__2__animals_obj_____get__(self, instance, owner);
}
PyMemberDef academy_____mypyc_lambda__2__animals_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
academy_____mypyc_lambda__2__animals_obj_traverse(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject))));
    return rv;
}

static int32_t CPyDef_academy_____mypyc_lambda__2__animals_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject))));
    return 0;
}

static int32_t CPyDef_academy_____mypyc_lambda__2__animals_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject))));
    return 0;
}

static void
academy_____mypyc_lambda__2__animals_obj_dealloc(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (academy_____mypyc_lambda__2__animals_obj_free_instance == NULL) {
        academy_____mypyc_lambda__2__animals_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, academy_____mypyc_lambda__2__animals_obj_dealloc)
    CPyDef_academy_____mypyc_lambda__2__animals_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_academy_____mypyc___3__mypyc_lambda__2__animals_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_academy_____mypyc_lambda__2__animals_obj(void);

static PyObject *
academy_____mypyc_lambda__2__animals_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_academy_____mypyc_lambda__2__animals_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_academy_____mypyc___3__mypyc_lambda__2__animals_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem academy_____mypyc_lambda__2__animals_obj_vtable[2];
static bool
CPyDef_academy_____mypyc_lambda__2__animals_obj_trait_vtable_setup(void)
{
    CPyVTableItem academy_____mypyc_lambda__2__animals_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_academy_____mypyc_lambda__2__animals_obj_____call__,
        (CPyVTableItem)CPyDef_academy_____mypyc_lambda__2__animals_obj_____get__,
    };
    memcpy(academy_____mypyc_lambda__2__animals_obj_vtable, academy_____mypyc_lambda__2__animals_obj_vtable_scratch, sizeof(academy_____mypyc_lambda__2__animals_obj_vtable));
    return 1;
}

static bool
CPyDef_academy_____mypyc_lambda__2__animals_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
academy_____mypyc_lambda__2__animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self, void *closure);

static PyGetSetDef academy_____mypyc_lambda__2__animals_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)academy_____mypyc_lambda__2__animals_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef academy_____mypyc_lambda__2__animals_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_academy_____mypyc___3__mypyc_lambda__2__animals_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_academy_____mypyc_lambda__2__animals_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_academy_____mypyc_lambda__2__animals_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_academy_____mypyc_lambda__2__animals_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2__animals_obj",
    .tp_new = academy_____mypyc_lambda__2__animals_obj_new,
    .tp_dealloc = (destructor)academy_____mypyc_lambda__2__animals_obj_dealloc,
    .tp_traverse = (traverseproc)academy_____mypyc_lambda__2__animals_obj_traverse,
    .tp_clear = (inquiry)CPyDef_academy_____mypyc_lambda__2__animals_obj_clear,
    .tp_getset = academy_____mypyc_lambda__2__animals_obj_getseters,
    .tp_methods = academy_____mypyc_lambda__2__animals_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__academy_____mypyc_lambda__2__animals_obj,
    .tp_members = academy_____mypyc_lambda__2__animals_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2__animals_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_academy_____mypyc_lambda__2__animals_obj_template = &CPyType_academy_____mypyc_lambda__2__animals_obj_template_;

PyObject *CPyDef_academy_____mypyc___3__mypyc_lambda__2__animals_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self;
    if (academy_____mypyc_lambda__2__animals_obj_free_instance != NULL) {
        self = academy_____mypyc_lambda__2__animals_obj_free_instance;
        academy_____mypyc_lambda__2__animals_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = academy_____mypyc_lambda__2__animals_obj_vtable;
    self->vectorcall = CPyPy_academy_____mypyc_lambda__2__animals_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_academy_____mypyc_lambda__2__animals_obj(void)
{
    PyObject *self = CPyDef_academy_____mypyc___3__mypyc_lambda__2__animals_obj_setup((PyObject *)CPyType_academy_____mypyc_lambda__2__animals_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
academy_____mypyc_lambda__2__animals_obj_get___3_mypyc_env__(serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2__animals_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef academymodule_methods[] = {
    {"academy_obstacle", (PyCFunction)CPyPy_academy___academy_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("academy_obstacle(t, me)\n--\n\n") /* docstring */},
    {"visit_academy", (PyCFunction)CPyPy_academy___visit_academy, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("visit_academy(t, me)\n--\n\n") /* docstring */},
    {"_animals", (PyCFunction)CPyPy_academy____animals, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_animals(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___academy__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___academy__internal, "__name__");
    CPyStatic_academy___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___academy__internal);
    if (unlikely(CPyStatic_academy___globals == NULL))
        goto fail;
    CPyType_academy___visit_academy_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_academy___visit_academy_gen_template, NULL, modname);
    if (unlikely(!CPyType_academy___visit_academy_gen))
        goto fail;
    CPyDef_academy___visit_academy_gen_trait_vtable_setup();
    CPyType_academy____animals_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_academy____animals_env_template, NULL, modname);
    if (unlikely(!CPyType_academy____animals_env))
        goto fail;
    CPyDef_academy____animals_env_trait_vtable_setup();
    CPyType_academy_____mypyc_lambda__0__animals_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_academy_____mypyc_lambda__0__animals_obj_template, NULL, modname);
    if (unlikely(!CPyType_academy_____mypyc_lambda__0__animals_obj))
        goto fail;
    CPyDef_academy_____mypyc_lambda__0__animals_obj_trait_vtable_setup();
    CPyType_academy_____mypyc_lambda__1__animals_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_academy_____mypyc_lambda__1__animals_obj_template, NULL, modname);
    if (unlikely(!CPyType_academy_____mypyc_lambda__1__animals_obj))
        goto fail;
    CPyDef_academy_____mypyc_lambda__1__animals_obj_trait_vtable_setup();
    CPyType_academy_____mypyc_lambda__2__animals_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_academy_____mypyc_lambda__2__animals_obj_template, NULL, modname);
    if (unlikely(!CPyType_academy_____mypyc_lambda__2__animals_obj))
        goto fail;
    CPyDef_academy_____mypyc_lambda__2__animals_obj_trait_vtable_setup();
    char result = CPyDef_academy_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___academy__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_academy___visit_academy_gen);
    Py_CLEAR(CPyType_academy____animals_env);
    Py_CLEAR(CPyType_academy_____mypyc_lambda__0__animals_obj);
    Py_CLEAR(CPyType_academy_____mypyc_lambda__1__animals_obj);
    Py_CLEAR(CPyType_academy_____mypyc_lambda__2__animals_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___academy(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___academy__impl, &CPyImportState_serai___games___encyclopedia___actions___academy, &CPyModule_serai___games___encyclopedia___actions___academy);
}
static struct PyModuleDef academymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.academy",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    academymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___academy(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___academy__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___academy__internal);
        return CPyModule_serai___games___encyclopedia___actions___academy__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___academy__internal = PyModule_Create(&academymodule);
    return CPyModule_serai___games___encyclopedia___actions___academy__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___academy(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___academy__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___academy__internal);
        return CPyModule_serai___games___encyclopedia___actions___academy__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___academy__internal = PyModule_Create(&academymodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___academy__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.academy");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___academy__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___academy__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___academy__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___academy(CPyModule_serai___games___encyclopedia___actions___academy__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___academy__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.academy");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___academy__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_academy___academy_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T5IIIII cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", "Table", "players", 25, CPyStatic_academy___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", 25, CPyStatic_academy___globals);
        goto CPyL11;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", 25, CPyStatic_academy___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL11;
    }
    cpy_r_r3 = CPyDef_completion___after_placing(cpy_r_t, cpy_r_r2, 6, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", 25, CPyStatic_academy___globals);
        goto CPyL11;
    }
    cpy_r_r4 = cpy_r_r3.f0;
    cpy_r_r5 = cpy_r_r3.f1;
    cpy_r_r6 = cpy_r_r3.f2;
    cpy_r_r7 = cpy_r_r3.f3;
    cpy_r_r8 = cpy_r_r3.f4;
    cpy_r_r9 = cpy_r_r4;
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r__ = cpy_r_r10;
    CPy_DECREF(cpy_r__);
    cpy_r_r11 = cpy_r_r5;
    cpy_r_r12 = cpy_r_r6;
    cpy_r_r13 = cpy_r_r7;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r__ = cpy_r_r14;
    CPy_DECREF(cpy_r__);
    cpy_r_r15 = cpy_r_r8;
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", "Table", "colour", 26, CPyStatic_academy___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL5: ;
    cpy_r_r17 = CPyTagged_Add(cpy_r_r11, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL7;
    cpy_r_r20 = 0 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL8;
CPyL7: ;
    cpy_r_r22 = CPyTagged_IsLt_(0, cpy_r_r17);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL9;
CPyL8: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r17 > (Py_ssize_t)0;
    cpy_r_r23 = cpy_r_r24;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r25 = CPyDef_completion___lacks_animal(cpy_r_t, cpy_r_r16, cpy_r_r23, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", 26, CPyStatic_academy___globals);
        goto CPyL11;
    }
    return cpy_r_r25;
CPyL11: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL11;
}
        
        PyObject *CPyPy_academy___academy_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:academy_obstacle", kwlist, 0};
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
            PyObject *retval = CPyDef_academy___academy_obstacle(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "academy_obstacle", 23, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyPtr cpy_r_r173;
    int64_t cpy_r_r174;
    CPyTagged cpy_r_r175;
    CPyTagged cpy_r_r176;
    int64_t cpy_r_r177;
    char cpy_r_r178;
    int64_t cpy_r_r179;
    char cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject **cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    tuple_T3OOO cpy_r_r205;
    PyObject **cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject **cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyTagged cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    CPyTagged cpy_r_r222;
    PyObject *cpy_r_r223;
    CPyPtr cpy_r_r224;
    int64_t cpy_r_r225;
    CPyTagged cpy_r_r226;
    CPyTagged cpy_r_r227;
    int64_t cpy_r_r228;
    char cpy_r_r229;
    int64_t cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    CPyTagged cpy_r_r234;
    CPyTagged cpy_r_value_2;
    PyObject *cpy_r_r235;
    CPyTagged cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    CPyTagged cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    char cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    CPyPtr cpy_r_r246;
    int64_t cpy_r_r247;
    CPyTagged cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    CPyTagged cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject **cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    tuple_T3OOO cpy_r_r268;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    char cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject **cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    char cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    int32_t cpy_r_r283;
    PyObject *cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    char cpy_r_r288;
    char cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL209;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 29, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 31, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "book", 31, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r20);
CPyL6: ;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 31, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "book", 32, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL8: ;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r22)->_options;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Book", "options", 32, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r23);
CPyL9: ;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 32, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 33, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL11: ;
    cpy_r_r26 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r25)->_places;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "places", 33, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r26);
CPyL12: ;
    cpy_r_r27 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 33, CPyStatic_academy___globals);
        goto CPyL217;
    }
CPyL13: ;
    cpy_r_r28 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r27)->_die;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "die", 33, CPyStatic_academy___globals);
        goto CPyL217;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL14: ;
    cpy_r_r29 = CPyStatics[4902]; /* -7 */
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyList_SetItem(cpy_r_r26, cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 33, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r31 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 34, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL16: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_action = 6;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 34, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 35, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL18: ;
    cpy_r_r34 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r35 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 35, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL19: ;
    cpy_r_r36 = CPyStatics[386]; /* 'EN-ACA-01' */
    cpy_r_r37 = CPyStatics[387]; /* 'academy' */
    cpy_r_r38 = CPyStatics[388]; /* 'location' */
    cpy_r_r39 = CPyDict_Build(1, cpy_r_r38, cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 35, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 35, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 36, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL22: ;
    cpy_r_r42 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 36, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL23: ;
    cpy_r_r43 = CPyDef_experts___die_placed(cpy_r_r41, cpy_r_r42, 6);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 36, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r44 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 37, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL25: ;
    cpy_r_r45 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r44)->_picks;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "picks", 37, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r45);
CPyL26: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    CPy_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL50;
    cpy_r_r50 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 38, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL28: ;
    cpy_r_r51 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 38, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL29: ;
    cpy_r_r52 = CPyDef_picks___take_picks(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 38, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2 = cpy_r_r52;
    cpy_r_r53 = 1;
    if (!cpy_r_r53) goto CPyL208;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = NULL;
    cpy_r_r1 = cpy_r_r56;
    cpy_r_r57 = (PyObject **)&cpy_r_r1;
    cpy_r_r58 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2;
    cpy_r_r59 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r58, cpy_r_r55, cpy_r_r55, cpy_r_r55, cpy_r_r54, cpy_r_r57);
    if (cpy_r_r59 != NULL) goto CPyL218;
    cpy_r_r60 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 38, CPyStatic_academy___globals);
        goto CPyL219;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
    cpy_r_r62 = NULL;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 38, CPyStatic_academy___globals);
        goto CPyL208;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r64 = cpy_r_r59;
CPyL35: ;
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL36: ;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = cpy_r_type != cpy_r_r66;
    if (!cpy_r_r67) goto CPyL220;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 38, CPyStatic_academy___globals);
        goto CPyL40;
    } else
        goto CPyL221;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r68 = CPy_CatchError();
    cpy_r_r69 = (PyObject **)&cpy_r_r3;
    cpy_r_r70 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2;
    cpy_r_r71 = CPy_YieldFromErrorHandle(cpy_r_r70, cpy_r_r69);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 38, CPyStatic_academy___globals);
        goto CPyL222;
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
    if (!cpy_r_r72) goto CPyL208;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = NULL;
    cpy_r_r1 = cpy_r_r74;
    cpy_r_r75 = (PyObject **)&cpy_r_r1;
    cpy_r_r76 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2;
    cpy_r_r77 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r76, cpy_r_r73, cpy_r_r73, cpy_r_r73, cpy_r_arg, cpy_r_r75);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r77 == NULL) {
        goto CPyL48;
    } else
        goto CPyL223;
CPyL47: ;
    cpy_r_r64 = cpy_r_r77;
    goto CPyL35;
CPyL48: ;
    cpy_r_r78 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 38, CPyStatic_academy___globals);
        goto CPyL219;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
CPyL50: ;
    if (!1) goto CPyL100;
    cpy_r_r79 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 40, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL52: ;
    cpy_r_r80 = CPyDef_academy____animals(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 40, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 40, CPyStatic_academy___globals);
        goto CPyL224;
    }
CPyL54: ;
    cpy_r_r82 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 40, CPyStatic_academy___globals);
        goto CPyL224;
    }
CPyL55: ;
    cpy_r_r83 = CPyDef_recolouring___RecolourOffer(cpy_r_r81, cpy_r_r82, 2);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 40, CPyStatic_academy___globals);
        goto CPyL224;
    }
    cpy_r_r84 = CPyDef_offer___Offer_____add__(cpy_r_r80, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 40, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r85 = CPyStatics[336]; /* 'colour' */
    cpy_r_r86 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "book", 41, CPyStatic_academy___globals);
        goto CPyL225;
    }
CPyL58: ;
    cpy_r_r87 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r86)->_colours;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Book", "colours", 41, CPyStatic_academy___globals);
        goto CPyL225;
    }
    CPy_INCREF(cpy_r_r87);
CPyL59: ;
    cpy_r_r88 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 41, CPyStatic_academy___globals);
        goto CPyL226;
    }
CPyL60: ;
    cpy_r_r89 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r88)->_colour;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "colour", 41, CPyStatic_academy___globals);
        goto CPyL226;
    }
    CPyTagged_INCREF(cpy_r_r89);
CPyL61: ;
    cpy_r_r90 = CPySequenceTuple_GetItem(cpy_r_r87, cpy_r_r89);
    CPy_DECREF(cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 41, CPyStatic_academy___globals);
        goto CPyL225;
    }
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 41, CPyStatic_academy___globals, "str", cpy_r_r90);
        goto CPyL225;
    }
    cpy_r_r92 = CPyDict_Build(1, cpy_r_r85, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 41, CPyStatic_academy___globals);
        goto CPyL225;
    }
    cpy_r_r93 = CPyStatic_free_steps___FREE_STEPS;
    if (unlikely(cpy_r_r93 == NULL)) {
        goto CPyL227;
    } else
        goto CPyL67;
CPyL65: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r94 = 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r95 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 42, CPyStatic_academy___globals);
        goto CPyL228;
    }
CPyL68: ;
    cpy_r_r96 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 42, CPyStatic_academy___globals);
        goto CPyL228;
    }
CPyL69: ;
    cpy_r_r97 = CPyStatics[387]; /* 'academy' */
    cpy_r_r98 = CPyStatics[386]; /* 'EN-ACA-01' */
    cpy_r_r99 = 2;
    cpy_r_r100 = NULL;
    cpy_r_r101 = CPyDef_extras___ask_with(cpy_r_r93, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r84, cpy_r_r92, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3 = cpy_r_r101;
    cpy_r_r102 = 1;
    if (!cpy_r_r102) goto CPyL208;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = NULL;
    cpy_r_r5 = cpy_r_r105;
    cpy_r_r106 = (PyObject **)&cpy_r_r5;
    cpy_r_r107 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3;
    cpy_r_r108 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r107, cpy_r_r104, cpy_r_r104, cpy_r_r104, cpy_r_r103, cpy_r_r106);
    if (cpy_r_r108 != NULL) goto CPyL229;
    cpy_r_r109 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL230;
    }
    cpy_r_r110 = cpy_r_r5;
    cpy_r_r111 = NULL;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3 = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL231;
    } else
        goto CPyL90;
CPyL74: ;
    cpy_r_r113 = cpy_r_r108;
CPyL75: ;
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r113;
CPyL76: ;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = cpy_r_type != cpy_r_r115;
    if (!cpy_r_r116) goto CPyL232;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL80;
    } else
        goto CPyL233;
CPyL78: ;
    CPy_Unreachable();
CPyL79: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL86;
CPyL80: ;
    cpy_r_r117 = CPy_CatchError();
    cpy_r_r118 = (PyObject **)&cpy_r_r7;
    cpy_r_r119 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3;
    cpy_r_r120 = CPy_YieldFromErrorHandle(cpy_r_r119, cpy_r_r118);
    if (unlikely(cpy_r_r120 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL234;
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
    if (!cpy_r_r121) goto CPyL208;
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = NULL;
    cpy_r_r5 = cpy_r_r123;
    cpy_r_r124 = (PyObject **)&cpy_r_r5;
    cpy_r_r125 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3;
    cpy_r_r126 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r125, cpy_r_r122, cpy_r_r122, cpy_r_r122, cpy_r_arg, cpy_r_r124);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r126 == NULL) {
        goto CPyL88;
    } else
        goto CPyL235;
CPyL87: ;
    cpy_r_r113 = cpy_r_r126;
    goto CPyL75;
CPyL88: ;
    cpy_r_r127 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL230;
    }
    cpy_r_r110 = cpy_r_r5;
CPyL90: ;
    if (likely(Py_TYPE(cpy_r_r110) == CPyType_option___Option))
        cpy_r_r128 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals, "serai.kernel.option.Option", cpy_r_r110);
        goto CPyL208;
    }
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice = cpy_r_r128;
    cpy_r_r129 = 1;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 42, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r130 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "o", 43, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL93: ;
    cpy_r_r131 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r130)->_recolours;
    CPy_INCREF(cpy_r_r131);
    cpy_r_r132 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "choice", 43, CPyStatic_academy___globals);
        goto CPyL236;
    }
CPyL94: ;
    cpy_r_r133 = PySequence_Contains(cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 43, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r135 = cpy_r_r133;
    cpy_r_r136 = cpy_r_r135 ^ 1;
    if (cpy_r_r136) goto CPyL100;
    cpy_r_r137 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 45, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL97: ;
    cpy_r_r138 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 45, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL98: ;
    cpy_r_r139 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "choice", 45, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL99: ;
    cpy_r_r140 = CPyDef_boosts___pay(cpy_r_r137, cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 45, CPyStatic_academy___globals);
        goto CPyL208;
    } else
        goto CPyL50;
CPyL100: ;
    cpy_r_r141 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choice;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "choice", 46, CPyStatic_academy___globals);
        goto CPyL208;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 46, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r144 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 47, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL103: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r144)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r144)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r144)->_action = -2;
    cpy_r_r145 = 1;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 47, CPyStatic_academy___globals);
        goto CPyL237;
    }
    cpy_r_r146 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 48, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL105: ;
    cpy_r_r147 = CPyDef_encyclopedia___cards___take_from_display(cpy_r_r146, 2, cpy_r_r143);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 48, CPyStatic_academy___globals);
        goto CPyL237;
    }
    cpy_r_r148 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 49, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL107: ;
    cpy_r_r149 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 49, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL108: ;
    cpy_r_r150 = CPyDef_picks___add_to_study(cpy_r_r148, cpy_r_r149, cpy_r_r143);
    if (unlikely(cpy_r_r150 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 49, CPyStatic_academy___globals);
        goto CPyL237;
    }
    cpy_r_r151 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 50, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL110: ;
    cpy_r_r152 = CPyStatics[389]; /* 'event-card-taken' */
    cpy_r_r153 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 50, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL111: ;
    cpy_r_r154 = CPyStatics[386]; /* 'EN-ACA-01' */
    cpy_r_r155 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "book", 50, CPyStatic_academy___globals);
        goto CPyL237;
    }
CPyL112: ;
    cpy_r_r156 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r155)->_animal_ids;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Book", "animal_ids", 50, CPyStatic_academy___globals);
        goto CPyL237;
    }
    CPy_INCREF(cpy_r_r156);
CPyL113: ;
    cpy_r_r157 = CPySequenceTuple_GetItem(cpy_r_r156, cpy_r_r143);
    CPy_DECREF(cpy_r_r156);
    CPyTagged_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 50, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (likely(PyUnicode_Check(cpy_r_r157)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 50, CPyStatic_academy___globals, "str", cpy_r_r157);
        goto CPyL208;
    }
    cpy_r_r159 = CPyStatics[390]; /* 'card' */
    cpy_r_r160 = CPyDict_Build(1, cpy_r_r159, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 50, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r161 = CPyDef_kernel___table___Table___tell(cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 50, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r162 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "book", 51, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL118: ;
    cpy_r_r163 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r162)->_academy_reputation;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Book", "academy_reputation", 51, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r163);
CPyL119: ;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table = cpy_r_r163;
    cpy_r_r164 = 1;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 51, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r165 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 52, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL121: ;
    cpy_r_r166 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 52, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL122: ;
    cpy_r_r167 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r166)->_players;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "players", 52, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL123: ;
    cpy_r_r168 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 52, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL124: ;
    cpy_r_r169 = CPyList_GetItem(cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 52, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (likely(Py_TYPE(cpy_r_r169) == CPyType_encyclopedia___table___Player))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 52, CPyStatic_academy___globals, "serai.games.encyclopedia.table.Player", cpy_r_r169);
        goto CPyL208;
    }
    cpy_r_r171 = CPyDef_boosts___die_value(cpy_r_r165, cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 52, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r172 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "table", 52, CPyStatic_academy___globals);
        goto CPyL238;
    }
CPyL128: ;
    cpy_r_r173 = (CPyPtr)((CPyPtr)cpy_r_r172 + offsetof(PyVarObject, ob_size));
    cpy_r_r174 = *(int64_t *)cpy_r_r173;
    cpy_r_r175 = cpy_r_r174 << 1;
    cpy_r_r176 = CPyTagged_Subtract(cpy_r_r175, 2);
    cpy_r_r177 = cpy_r_r171 & 1;
    cpy_r_r178 = cpy_r_r177 != 0;
    if (cpy_r_r178) goto CPyL130;
    cpy_r_r179 = cpy_r_r176 & 1;
    cpy_r_r180 = cpy_r_r179 != 0;
    if (!cpy_r_r180) goto CPyL131;
CPyL130: ;
    cpy_r_r181 = CPyTagged_IsLt_(cpy_r_r171, cpy_r_r176);
    cpy_r_r182 = cpy_r_r181;
    goto CPyL132;
CPyL131: ;
    cpy_r_r183 = (Py_ssize_t)cpy_r_r171 < (Py_ssize_t)cpy_r_r176;
    cpy_r_r182 = cpy_r_r183;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_r171);
    CPyTagged_DECREF(cpy_r_r176);
    if (!cpy_r_r182) goto CPyL157;
    cpy_r_r184 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 53, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL134: ;
    cpy_r_r185 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 53, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL135: ;
    cpy_r_r186 = CPyStatics[387]; /* 'academy' */
    cpy_r_r187 = CPyStatics[391]; /* 'EN-ACA-02' */
    cpy_r_r188 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "table", 53, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL136: ;
    cpy_r_r189 = CPyDef_raising___raise_value(cpy_r_r184, cpy_r_r185, cpy_r_r188, cpy_r_r186, cpy_r_r187, 0);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 53, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6 = cpy_r_r189;
    cpy_r_r190 = 1;
    if (!cpy_r_r190) goto CPyL208;
    cpy_r_r191 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r192 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r193 = NULL;
    cpy_r_r9 = cpy_r_r193;
    cpy_r_r194 = (PyObject **)&cpy_r_r9;
    cpy_r_r195 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6;
    cpy_r_r196 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r_r195, cpy_r_r192, cpy_r_r192, cpy_r_r192, cpy_r_r191, cpy_r_r194);
    if (cpy_r_r196 != NULL) goto CPyL239;
    cpy_r_r197 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 53, CPyStatic_academy___globals);
        goto CPyL240;
    }
    cpy_r_r198 = cpy_r_r9;
    CPy_DECREF(cpy_r_r198);
    cpy_r_r199 = NULL;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6 = cpy_r_r199;
    cpy_r_r200 = 1;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 53, CPyStatic_academy___globals);
        goto CPyL208;
    } else
        goto CPyL157;
CPyL141: ;
    cpy_r_r201 = cpy_r_r196;
CPyL142: ;
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r201;
CPyL143: ;
    cpy_r_r203 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r204 = cpy_r_type != cpy_r_r203;
    if (!cpy_r_r204) goto CPyL241;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 53, CPyStatic_academy___globals);
        goto CPyL147;
    } else
        goto CPyL242;
CPyL145: ;
    CPy_Unreachable();
CPyL146: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL153;
CPyL147: ;
    cpy_r_r205 = CPy_CatchError();
    cpy_r_r206 = (PyObject **)&cpy_r_r11;
    cpy_r_r207 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6;
    cpy_r_r208 = CPy_YieldFromErrorHandle(cpy_r_r207, cpy_r_r206);
    if (unlikely(cpy_r_r208 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 53, CPyStatic_academy___globals);
        goto CPyL243;
    }
    if (cpy_r_r208) goto CPyL150;
    cpy_r_r201 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r205);
    CPy_DecRef(cpy_r_r205.f0);
    CPy_DecRef(cpy_r_r205.f1);
    CPy_DecRef(cpy_r_r205.f2);
    goto CPyL142;
CPyL150: ;
    cpy_r_r198 = cpy_r_r11;
    CPy_DecRef(cpy_r_r198);
    CPy_RestoreExcInfo(cpy_r_r205);
    CPy_DecRef(cpy_r_r205.f0);
    CPy_DecRef(cpy_r_r205.f1);
    CPy_DecRef(cpy_r_r205.f2);
    goto CPyL157;
CPyL151: ;
    CPy_RestoreExcInfo(cpy_r_r205);
    CPy_DecRef(cpy_r_r205.f0);
    CPy_DecRef(cpy_r_r205.f1);
    CPy_DecRef(cpy_r_r205.f2);
    cpy_r_r209 = CPy_KeepPropagating();
    if (!cpy_r_r209) goto CPyL208;
    CPy_Unreachable();
CPyL153: ;
    cpy_r_r210 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r211 = NULL;
    cpy_r_r9 = cpy_r_r211;
    cpy_r_r212 = (PyObject **)&cpy_r_r9;
    cpy_r_r213 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6;
    cpy_r_r214 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r_r213, cpy_r_r210, cpy_r_r210, cpy_r_r210, cpy_r_arg, cpy_r_r212);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r214 == NULL) {
        goto CPyL155;
    } else
        goto CPyL244;
CPyL154: ;
    cpy_r_r201 = cpy_r_r214;
    goto CPyL142;
CPyL155: ;
    cpy_r_r215 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 53, CPyStatic_academy___globals);
        goto CPyL240;
    }
    cpy_r_r198 = cpy_r_r9;
    CPy_DECREF(cpy_r_r198);
CPyL157: ;
    cpy_r_r216 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 54, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL158: ;
    cpy_r_r217 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 54, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL159: ;
    cpy_r_r218 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r217)->_players;
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "players", 54, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL160: ;
    cpy_r_r219 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r219 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 54, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL161: ;
    cpy_r_r220 = CPyList_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 54, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (likely(Py_TYPE(cpy_r_r220) == CPyType_encyclopedia___table___Player))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 54, CPyStatic_academy___globals, "serai.games.encyclopedia.table.Player", cpy_r_r220);
        goto CPyL208;
    }
    cpy_r_r222 = CPyDef_boosts___die_value(cpy_r_r216, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r222 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 54, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r223 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "table", 54, CPyStatic_academy___globals);
        goto CPyL245;
    }
CPyL165: ;
    cpy_r_r224 = (CPyPtr)((CPyPtr)cpy_r_r223 + offsetof(PyVarObject, ob_size));
    cpy_r_r225 = *(int64_t *)cpy_r_r224;
    cpy_r_r226 = cpy_r_r225 << 1;
    cpy_r_r227 = CPyTagged_Subtract(cpy_r_r226, 2);
    cpy_r_r228 = cpy_r_r227 & 1;
    cpy_r_r229 = cpy_r_r228 != 0;
    if (cpy_r_r229) goto CPyL167;
    cpy_r_r230 = cpy_r_r222 & 1;
    cpy_r_r231 = cpy_r_r230 != 0;
    if (!cpy_r_r231) goto CPyL168;
CPyL167: ;
    cpy_r_r232 = CPyTagged_IsLt_(cpy_r_r227, cpy_r_r222);
    if (cpy_r_r232) {
        goto CPyL246;
    } else
        goto CPyL247;
CPyL168: ;
    cpy_r_r233 = (Py_ssize_t)cpy_r_r227 < (Py_ssize_t)cpy_r_r222;
    if (cpy_r_r233) {
        goto CPyL246;
    } else
        goto CPyL247;
CPyL169: ;
    cpy_r_r234 = cpy_r_r227;
    goto CPyL171;
CPyL170: ;
    cpy_r_r234 = cpy_r_r222;
CPyL171: ;
    cpy_r_value_2 = cpy_r_r234;
    cpy_r_r235 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 55, CPyStatic_academy___globals);
        goto CPyL248;
    }
CPyL172: ;
    cpy_r_r236 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r236 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 55, CPyStatic_academy___globals);
        goto CPyL248;
    }
CPyL173: ;
    cpy_r_r237 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "table", 55, CPyStatic_academy___globals);
        goto CPyL248;
    }
CPyL174: ;
    cpy_r_r238 = CPyList_GetItem(cpy_r_r237, cpy_r_value_2);
    CPyTagged_DECREF(cpy_r_value_2);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 55, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (likely(PyLong_Check(cpy_r_r238)))
        cpy_r_r239 = CPyTagged_FromObject(cpy_r_r238);
    else {
        CPy_TypeError("int", cpy_r_r238); cpy_r_r239 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r239 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 55, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r240 = CPyStatics[391]; /* 'EN-ACA-02' */
    cpy_r_r241 = CPyStatics[387]; /* 'academy' */
    cpy_r_r242 = 2;
    cpy_r_r243 = CPyDef_reputation___advance(cpy_r_r235, cpy_r_r236, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242);
    CPyTagged_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r243 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 55, CPyStatic_academy___globals);
        goto CPyL208;
    }
    cpy_r_r244 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 56, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL178: ;
    cpy_r_r245 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r244)->_picks;
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "Table", "picks", 56, CPyStatic_academy___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r245);
CPyL179: ;
    cpy_r_r246 = (CPyPtr)((CPyPtr)cpy_r_r245 + offsetof(PyVarObject, ob_size));
    cpy_r_r247 = *(int64_t *)cpy_r_r246;
    CPy_DECREF(cpy_r_r245);
    cpy_r_r248 = cpy_r_r247 << 1;
    cpy_r_r249 = cpy_r_r248 != 0;
    if (!cpy_r_r249) goto CPyL203;
    cpy_r_r250 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "t", 57, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL181: ;
    cpy_r_r251 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r251 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", "visit_academy_gen", "me", 57, CPyStatic_academy___globals);
        goto CPyL208;
    }
CPyL182: ;
    cpy_r_r252 = CPyDef_picks___take_picks(cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 57, CPyStatic_academy___globals);
        goto CPyL208;
    }
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7 = cpy_r_r252;
    cpy_r_r253 = 1;
    if (!cpy_r_r253) goto CPyL208;
    cpy_r_r254 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r255 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r256 = NULL;
    cpy_r_r13 = cpy_r_r256;
    cpy_r_r257 = (PyObject **)&cpy_r_r13;
    cpy_r_r258 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7;
    cpy_r_r259 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r258, cpy_r_r255, cpy_r_r255, cpy_r_r255, cpy_r_r254, cpy_r_r257);
    if (cpy_r_r259 != NULL) goto CPyL249;
    cpy_r_r260 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 57, CPyStatic_academy___globals);
        goto CPyL250;
    }
    cpy_r_r261 = cpy_r_r13;
    CPy_DECREF(cpy_r_r261);
    cpy_r_r262 = NULL;
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7 = cpy_r_r262;
    cpy_r_r263 = 1;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 57, CPyStatic_academy___globals);
        goto CPyL208;
    } else
        goto CPyL203;
CPyL187: ;
    cpy_r_r264 = cpy_r_r259;
CPyL188: ;
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r264;
CPyL189: ;
    cpy_r_r266 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r267 = cpy_r_type != cpy_r_r266;
    if (!cpy_r_r267) goto CPyL251;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 57, CPyStatic_academy___globals);
        goto CPyL193;
    } else
        goto CPyL252;
CPyL191: ;
    CPy_Unreachable();
CPyL192: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL199;
CPyL193: ;
    cpy_r_r268 = CPy_CatchError();
    cpy_r_r269 = (PyObject **)&cpy_r_r15;
    cpy_r_r270 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7;
    cpy_r_r271 = CPy_YieldFromErrorHandle(cpy_r_r270, cpy_r_r269);
    if (unlikely(cpy_r_r271 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 57, CPyStatic_academy___globals);
        goto CPyL253;
    }
    if (cpy_r_r271) goto CPyL196;
    cpy_r_r264 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r268);
    CPy_DecRef(cpy_r_r268.f0);
    CPy_DecRef(cpy_r_r268.f1);
    CPy_DecRef(cpy_r_r268.f2);
    goto CPyL188;
CPyL196: ;
    cpy_r_r261 = cpy_r_r15;
    CPy_DecRef(cpy_r_r261);
    CPy_RestoreExcInfo(cpy_r_r268);
    CPy_DecRef(cpy_r_r268.f0);
    CPy_DecRef(cpy_r_r268.f1);
    CPy_DecRef(cpy_r_r268.f2);
    goto CPyL203;
CPyL197: ;
    CPy_RestoreExcInfo(cpy_r_r268);
    CPy_DecRef(cpy_r_r268.f0);
    CPy_DecRef(cpy_r_r268.f1);
    CPy_DecRef(cpy_r_r268.f2);
    cpy_r_r272 = CPy_KeepPropagating();
    if (!cpy_r_r272) goto CPyL208;
    CPy_Unreachable();
CPyL199: ;
    cpy_r_r273 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r274 = NULL;
    cpy_r_r13 = cpy_r_r274;
    cpy_r_r275 = (PyObject **)&cpy_r_r13;
    cpy_r_r276 = ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7;
    cpy_r_r277 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r276, cpy_r_r273, cpy_r_r273, cpy_r_r273, cpy_r_arg, cpy_r_r275);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r277 == NULL) {
        goto CPyL201;
    } else
        goto CPyL254;
CPyL200: ;
    cpy_r_r264 = cpy_r_r277;
    goto CPyL188;
CPyL201: ;
    cpy_r_r278 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 57, CPyStatic_academy___globals);
        goto CPyL250;
    }
    cpy_r_r261 = cpy_r_r13;
    CPy_DECREF(cpy_r_r261);
CPyL203: ;
    cpy_r_r279 = Py_None;
    CPy_INCREF(cpy_r_r279);
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r281 = CPyDef_academy___visit_academy_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL207;
    CPyGen_SetStopIterationValue(cpy_r_r279);
    CPy_DECREF(cpy_r_r279);
    if (!0) goto CPyL216;
    CPy_Unreachable();
CPyL207: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r279;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL208: ;
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r283 = CPyDef_academy___visit_academy_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r284 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r284;
CPyL209: ;
    cpy_r_r285 = cpy_r_r16 == 0;
    if (cpy_r_r285) goto CPyL255;
    cpy_r_r286 = cpy_r_r16 == 1;
    if (cpy_r_r286) {
        goto CPyL256;
    } else
        goto CPyL257;
CPyL211: ;
    cpy_r_r287 = cpy_r_r16 == 2;
    if (cpy_r_r287) {
        goto CPyL258;
    } else
        goto CPyL259;
CPyL212: ;
    cpy_r_r288 = cpy_r_r16 == 3;
    if (cpy_r_r288) {
        goto CPyL260;
    } else
        goto CPyL261;
CPyL213: ;
    cpy_r_r289 = cpy_r_r16 == 4;
    if (cpy_r_r289) {
        goto CPyL189;
    } else
        goto CPyL262;
CPyL214: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r290 = 0;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 29, CPyStatic_academy___globals);
        goto CPyL216;
    }
    CPy_Unreachable();
CPyL216: ;
    cpy_r_r291 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r291;
CPyL217: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL208;
CPyL218: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL219: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL208;
CPyL220: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL221: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL222: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL44;
CPyL223: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL224: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL208;
CPyL225: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL208;
CPyL226: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r87);
    goto CPyL208;
CPyL227: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r92);
    goto CPyL65;
CPyL228: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r92);
    goto CPyL208;
CPyL229: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL74;
CPyL230: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL208;
CPyL231: ;
    CPy_DecRef(cpy_r_r110);
    goto CPyL208;
CPyL232: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL79;
CPyL233: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL78;
CPyL234: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL84;
CPyL235: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL87;
CPyL236: ;
    CPy_DecRef(cpy_r_r131);
    goto CPyL208;
CPyL237: ;
    CPyTagged_DecRef(cpy_r_r143);
    goto CPyL208;
CPyL238: ;
    CPyTagged_DecRef(cpy_r_r171);
    goto CPyL208;
CPyL239: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL141;
CPyL240: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL208;
CPyL241: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL146;
CPyL242: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL145;
CPyL243: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL151;
CPyL244: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL154;
CPyL245: ;
    CPyTagged_DecRef(cpy_r_r222);
    goto CPyL208;
CPyL246: ;
    CPyTagged_DECREF(cpy_r_r222);
    goto CPyL169;
CPyL247: ;
    CPyTagged_DECREF(cpy_r_r227);
    goto CPyL170;
CPyL248: ;
    CPyTagged_DecRef(cpy_r_value_2);
    goto CPyL208;
CPyL249: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL187;
CPyL250: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL208;
CPyL251: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL192;
CPyL252: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL191;
CPyL253: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL197;
CPyL254: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL200;
CPyL255: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL256: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL36;
CPyL257: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL211;
CPyL258: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL76;
CPyL259: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL212;
CPyL260: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL143;
CPyL261: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL213;
CPyL262: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL214;
}
        
PyObject *CPyDef_academy___visit_academy_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_academy___visit_academy_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_academy___visit_academy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.academy.visit_academy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_academy___visit_academy_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "__next__", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy___visit_academy_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_academy___visit_academy_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_academy___visit_academy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.academy.visit_academy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_academy___visit_academy_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "send", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy___visit_academy_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_academy___visit_academy_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_academy___visit_academy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.academy.visit_academy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_academy___visit_academy_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "__iter__", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy___visit_academy_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_academy___visit_academy_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_academy___visit_academy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.academy.visit_academy_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_academy___visit_academy_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "throw", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy___visit_academy_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_academy___visit_academy_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp277 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp277);
    PyObject *__tmp278 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp278);
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
        
        PyObject *CPyPy_academy___visit_academy_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_academy___visit_academy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.academy.visit_academy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_academy___visit_academy_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "close", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy___visit_academy(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_academy___visit_academy_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 29, CPyStatic_academy___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 29, CPyStatic_academy___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___academy___visit_academy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 29, CPyStatic_academy___globals);
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
        
        PyObject *CPyPy_academy___visit_academy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:visit_academy", kwlist, 0};
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
            PyObject *retval = CPyDef_academy___visit_academy(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "visit_academy", 29, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy_____mypyc_lambda__0__animals_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_academy_____mypyc_lambda__0__animals_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_academy_____mypyc_lambda__0__animals_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "__get__", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy_____mypyc_lambda__0__animals_obj_____call__(PyObject *cpy_r___mypyc_self__) {
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
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "__mypyc_lambda__0__animals_obj", "__mypyc_env__", 64, CPyStatic_academy___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "_animals_env", "t", 64, CPyStatic_academy___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_animals;
    if (unlikely(cpy_r_r3 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'animals' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals);
        goto CPyL16;
    }
CPyL4: ;
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL17;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals);
        goto CPyL18;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 != -2;
    if (!cpy_r_r14) goto CPyL19;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "_animals_env", "book", 64, CPyStatic_academy___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r15)->_options;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "Book", "options", 64, CPyStatic_academy___globals);
        goto CPyL21;
    }
CPyL10: ;
    cpy_r_r17 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r16)->_animal;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_option___Option))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals, "serai.kernel.option.Option", cpy_r_r18);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r15);
    cpy_r_r20 = PyList_Append(cpy_r_r1, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals);
        goto CPyL18;
    }
CPyL13: ;
    cpy_r_r22 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r22;
    goto CPyL5;
CPyL14: ;
    return cpy_r_r1;
CPyL15: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL13;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL15;
CPyL22: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r15);
    goto CPyL15;
}
        
        PyObject *CPyPy_academy_____mypyc_lambda__0__animals_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_academy_____mypyc_lambda__0__animals_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 64, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy_____mypyc_lambda__1__animals_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_academy_____mypyc_lambda__1__animals_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_academy_____mypyc_lambda__1__animals_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "__get__", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy_____mypyc_lambda__1__animals_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "__mypyc_lambda__1__animals_obj", "__mypyc_env__", 65, CPyStatic_academy___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "_animals_env", "book", 65, CPyStatic_academy___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_animal_continent;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "Book", "animal_continent", 65, CPyStatic_academy___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 65, CPyStatic_academy___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "_animals_env", "t", 65, CPyStatic_academy___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r5)->_colour;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'colour' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 65, CPyStatic_academy___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r8 = PyObject_RichCompare(cpy_r_r4, cpy_r_r7, 2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 65, CPyStatic_academy___globals);
        goto CPyL15;
    }
    cpy_r_r9 = PyObject_IsTrue(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 65, CPyStatic_academy___globals);
        goto CPyL15;
    }
    cpy_r_r11 = cpy_r_r9;
    if (!cpy_r_r11) goto CPyL10;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL14;
CPyL10: ;
    cpy_r_r14 = CPyStatic_encyclopedia___reasons___OTHER_COLOUR;
    if (likely(cpy_r_r14 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"OTHER_COLOUR\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 65, CPyStatic_academy___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r14;
CPyL14: ;
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
}
        
        PyObject *CPyPy_academy_____mypyc_lambda__1__animals_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_academy_____mypyc_lambda__1__animals_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 65, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy_____mypyc_lambda__2__animals_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_academy_____mypyc_lambda__2__animals_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_academy_____mypyc_lambda__2__animals_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "__get__", -1, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy_____mypyc_lambda__2__animals_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "__mypyc_lambda__2__animals_obj", "__mypyc_env__", 66, CPyStatic_academy___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", "_animals_env", "t", 66, CPyStatic_academy___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_notes___animal_note(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 66, CPyStatic_academy___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_academy_____mypyc_lambda__2__animals_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_academy_____mypyc_lambda__2__animals_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<lambda>", 66, CPyStatic_academy___globals);
            return NULL;
        }
        
PyObject *CPyDef_academy____animals(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = CPyDef_academy____animals_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 60, CPyStatic_academy___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 60, CPyStatic_academy___globals);
        goto CPyL11;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/academy.py", "_animals", "_animals_env", "t", 62, CPyStatic_academy___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 62, CPyStatic_academy___globals);
        goto CPyL11;
    }
CPyL4: ;
    if (((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_book);
    }
    ((serai___games___encyclopedia___actions___academy____animals_envObject *)cpy_r_r0)->_book = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 62, CPyStatic_academy___globals);
        goto CPyL11;
    }
    cpy_r_r5 = CPyDef_academy_____mypyc_lambda__0__animals_obj();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 64, CPyStatic_academy___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject *)cpy_r_r5)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r6 = CPyDef_academy_____mypyc_lambda__1__animals_obj();
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 65, CPyStatic_academy___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject *)cpy_r_r6)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r7 = CPyDef_academy_____mypyc_lambda__2__animals_obj();
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 66, CPyStatic_academy___globals);
        goto CPyL13;
    }
    ((serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject *)cpy_r_r7)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_offer___Offer(cpy_r_r5, cpy_r_r6, cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 63, CPyStatic_academy___globals);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL10;
}
        
        PyObject *CPyPy_academy____animals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_animals", kwlist, 0};
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
            PyObject *retval = CPyDef_academy____animals(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "_animals", 60, CPyStatic_academy___globals);
            return NULL;
        }
        
char CPyDef_academy_____top_level__(void) {
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
    void *cpy_r_r254;
    void *cpy_r_r255;
    void *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    void *cpy_r_r262;
    void *cpy_r_r263;
    PyObject **cpy_r_r264;
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
    PyObject *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    void *cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    void *cpy_r_r284;
    void *cpy_r_r285;
    PyObject **cpy_r_r286;
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
    PyObject *cpy_r_r297;
    void *cpy_r_r298;
    void *cpy_r_r299;
    void *cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    void *cpy_r_r306;
    void *cpy_r_r307;
    PyObject **cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    void *cpy_r_r320;
    void *cpy_r_r321;
    void *cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    void *cpy_r_r328;
    void *cpy_r_r329;
    PyObject **cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    void *cpy_r_r342;
    void *cpy_r_r343;
    void *cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    void *cpy_r_r350;
    void *cpy_r_r351;
    PyObject **cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    char cpy_r_r364;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 1, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 1, CPyStatic_academy___globals);
        goto CPyL134;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_academy___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 3, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_academy___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 5, CPyStatic_academy___globals);
        goto CPyL134;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 5, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 5, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 5, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 5, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___encyclopedia___actions___raising;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___encyclopedia___actions___raising;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[394]; /* 'serai.games.encyclopedia.actions.raising' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 6, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___encyclopedia___actions___raising;
    cpy_r_r43 = CPyExec_serai___games___encyclopedia___actions___raising;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___raising__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 6, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 6, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[394]; /* 'serai.games.encyclopedia.actions.raising' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 6, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5044]; /* ('raise_value',) */
    cpy_r_r54 = CPyStatic_academy___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 6, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL135;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[396]; /* 'serai.games.encyclopedia.actions.recolouring' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 7, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r65 = CPyExec_serai___games___encyclopedia___actions___recolouring;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___recolouring__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 7, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 7, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[396]; /* 'serai.games.encyclopedia.actions.recolouring' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 7, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5045]; /* ('RecolourOffer',) */
    cpy_r_r76 = CPyStatic_academy___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 7, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL136;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 8, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r87 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 8, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 8, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 8, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5046]; /* ('die_value', 'pay') */
    cpy_r_r98 = CPyStatic_academy___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 8, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL137;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r101 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 9, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r109 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 9, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 9, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 9, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5047]; /* ('take_from_display',) */
    cpy_r_r120 = CPyStatic_academy___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 9, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL138;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r123 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 10, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r131 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 10, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 10, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 10, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5048]; /* ('after_placing', 'lacks_animal') */
    cpy_r_r142 = CPyStatic_academy___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 10, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL139;
CPyL53: ;
    cpy_r_r144 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r145 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r146 = CPyModuleLockAPI_serai;
    cpy_r_r147 = CPyImport_IsInitialized(cpy_r_r145);
    if (!cpy_r_r147) goto CPyL56;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 11, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r151 = cpy_r_r150;
    goto CPyL60;
CPyL56: ;
    cpy_r_r152 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r153 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r154 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r155 = PyImport_GetModuleDict();
    cpy_r_r156 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 11, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r158 = CPyStatics[8]; /* '__file__' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 11, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r160 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r161 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r162 = CPyImport_ImportNative(cpy_r_r161, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r159, cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 11, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r151 = cpy_r_r162;
CPyL60: ;
    cpy_r_r163 = CPyStatics[5049]; /* ('die_placed',) */
    cpy_r_r164 = CPyStatic_academy___globals;
    cpy_r_r165 = CPyImport_GetNativeAttrs(cpy_r_r151, cpy_r_r163, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 11, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL140;
CPyL61: ;
    cpy_r_r166 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r167 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r168 = CPyModuleLockAPI_serai;
    cpy_r_r169 = CPyImport_IsInitialized(cpy_r_r167);
    if (!cpy_r_r169) goto CPyL64;
    cpy_r_r170 = PyImport_GetModuleDict();
    cpy_r_r171 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 12, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r173 = cpy_r_r172;
    goto CPyL68;
CPyL64: ;
    cpy_r_r174 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r175 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r176 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r177 = PyImport_GetModuleDict();
    cpy_r_r178 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 12, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r180 = CPyStatics[8]; /* '__file__' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 12, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r182 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r183 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r184 = CPyImport_ImportNative(cpy_r_r183, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r181, cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 12, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r173 = cpy_r_r184;
CPyL68: ;
    cpy_r_r185 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r186 = CPyStatic_academy___globals;
    cpy_r_r187 = CPyImport_GetNativeAttrs(cpy_r_r173, cpy_r_r185, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 12, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL141;
CPyL69: ;
    cpy_r_r188 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r189 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r190 = CPyModuleLockAPI_serai;
    cpy_r_r191 = CPyImport_IsInitialized(cpy_r_r189);
    if (!cpy_r_r191) goto CPyL72;
    cpy_r_r192 = PyImport_GetModuleDict();
    cpy_r_r193 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r194 = CPyDict_GetItem(cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 13, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r195 = cpy_r_r194;
    goto CPyL76;
CPyL72: ;
    cpy_r_r196 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r197 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r198 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r199 = PyImport_GetModuleDict();
    cpy_r_r200 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r201 = CPyDict_GetItem(cpy_r_r199, cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 13, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r202 = CPyStatics[8]; /* '__file__' */
    cpy_r_r203 = CPyObject_GetAttr(cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 13, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r204 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r205 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r206 = CPyImport_ImportNative(cpy_r_r205, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r203, cpy_r_r204, 0);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 13, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r195 = cpy_r_r206;
CPyL76: ;
    cpy_r_r207 = CPyStatics[5050]; /* ('ACADEMY', 'ANIMAL', 'AT_ACADEMY', 'NO_ACTION', 'NOTHING_THERE') */
    cpy_r_r208 = CPyStatic_academy___globals;
    cpy_r_r209 = CPyImport_GetNativeAttrs(cpy_r_r195, cpy_r_r207, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 13, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL142;
CPyL77: ;
    cpy_r_r210 = (void *)&CPyModule_serai___games___encyclopedia___notes;
    cpy_r_r211 = (void *)&CPyImportState_serai___games___encyclopedia___notes;
    cpy_r_r212 = CPyModuleLockAPI_serai;
    cpy_r_r213 = CPyImport_IsInitialized(cpy_r_r211);
    if (!cpy_r_r213) goto CPyL80;
    cpy_r_r214 = PyImport_GetModuleDict();
    cpy_r_r215 = CPyStatics[412]; /* 'serai.games.encyclopedia.notes' */
    cpy_r_r216 = CPyDict_GetItem(cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 14, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r217 = cpy_r_r216;
    goto CPyL84;
CPyL80: ;
    cpy_r_r218 = CPyInitOnly_serai___games___encyclopedia___notes;
    cpy_r_r219 = CPyExec_serai___games___encyclopedia___notes;
    cpy_r_r220 = (PyObject **)&CPyModule_serai___games___encyclopedia___notes__internal;
    cpy_r_r221 = PyImport_GetModuleDict();
    cpy_r_r222 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r223 = CPyDict_GetItem(cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 14, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r224 = CPyStatics[8]; /* '__file__' */
    cpy_r_r225 = CPyObject_GetAttr(cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 14, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r226 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r227 = CPyStatics[412]; /* 'serai.games.encyclopedia.notes' */
    cpy_r_r228 = CPyImport_ImportNative(cpy_r_r227, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r225, cpy_r_r226, 0);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 14, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r217 = cpy_r_r228;
CPyL84: ;
    cpy_r_r229 = CPyStatics[5051]; /* ('animal_note',) */
    cpy_r_r230 = CPyStatic_academy___globals;
    cpy_r_r231 = CPyImport_GetNativeAttrs(cpy_r_r217, cpy_r_r229, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 14, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL143;
CPyL85: ;
    cpy_r_r232 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r233 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r234 = CPyModuleLockAPI_serai;
    cpy_r_r235 = CPyImport_IsInitialized(cpy_r_r233);
    if (!cpy_r_r235) goto CPyL88;
    cpy_r_r236 = PyImport_GetModuleDict();
    cpy_r_r237 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r238 = CPyDict_GetItem(cpy_r_r236, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 15, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r239 = cpy_r_r238;
    goto CPyL92;
CPyL88: ;
    cpy_r_r240 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r241 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r242 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r243 = PyImport_GetModuleDict();
    cpy_r_r244 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r245 = CPyDict_GetItem(cpy_r_r243, cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 15, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r246 = CPyStatics[8]; /* '__file__' */
    cpy_r_r247 = CPyObject_GetAttr(cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 15, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r248 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r249 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r250 = CPyImport_ImportNative(cpy_r_r249, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r247, cpy_r_r248, 0);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 15, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r239 = cpy_r_r250;
CPyL92: ;
    cpy_r_r251 = CPyStatics[5052]; /* ('add_to_study', 'take_picks') */
    cpy_r_r252 = CPyStatic_academy___globals;
    cpy_r_r253 = CPyImport_GetNativeAttrs(cpy_r_r239, cpy_r_r251, cpy_r_r251, cpy_r_r252);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 15, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL144;
CPyL93: ;
    cpy_r_r254 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r255 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r256 = CPyModuleLockAPI_serai;
    cpy_r_r257 = CPyImport_IsInitialized(cpy_r_r255);
    if (!cpy_r_r257) goto CPyL96;
    cpy_r_r258 = PyImport_GetModuleDict();
    cpy_r_r259 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r260 = CPyDict_GetItem(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 16, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r261 = cpy_r_r260;
    goto CPyL100;
CPyL96: ;
    cpy_r_r262 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r263 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r264 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r265 = PyImport_GetModuleDict();
    cpy_r_r266 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r267 = CPyDict_GetItem(cpy_r_r265, cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 16, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r268 = CPyStatics[8]; /* '__file__' */
    cpy_r_r269 = CPyObject_GetAttr(cpy_r_r267, cpy_r_r268);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 16, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r270 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r271 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r272 = CPyImport_ImportNative(cpy_r_r271, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r269, cpy_r_r270, 0);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 16, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r261 = cpy_r_r272;
CPyL100: ;
    cpy_r_r273 = CPyStatics[5053]; /* ('advance',) */
    cpy_r_r274 = CPyStatic_academy___globals;
    cpy_r_r275 = CPyImport_GetNativeAttrs(cpy_r_r261, cpy_r_r273, cpy_r_r273, cpy_r_r274);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 16, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL145;
CPyL101: ;
    cpy_r_r276 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r277 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r278 = CPyModuleLockAPI_serai;
    cpy_r_r279 = CPyImport_IsInitialized(cpy_r_r277);
    if (!cpy_r_r279) goto CPyL104;
    cpy_r_r280 = PyImport_GetModuleDict();
    cpy_r_r281 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r282 = CPyDict_GetItem(cpy_r_r280, cpy_r_r281);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 17, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r283 = cpy_r_r282;
    goto CPyL108;
CPyL104: ;
    cpy_r_r284 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r285 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r286 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r287 = PyImport_GetModuleDict();
    cpy_r_r288 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r289 = CPyDict_GetItem(cpy_r_r287, cpy_r_r288);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 17, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r290 = CPyStatics[8]; /* '__file__' */
    cpy_r_r291 = CPyObject_GetAttr(cpy_r_r289, cpy_r_r290);
    CPy_DECREF(cpy_r_r289);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 17, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r292 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r293 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r294 = CPyImport_ImportNative(cpy_r_r293, cpy_r_r284, cpy_r_r285, cpy_r_r286, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r291, cpy_r_r292, 0);
    CPy_DECREF(cpy_r_r291);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 17, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r283 = cpy_r_r294;
CPyL108: ;
    cpy_r_r295 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r296 = CPyStatic_academy___globals;
    cpy_r_r297 = CPyImport_GetNativeAttrs(cpy_r_r283, cpy_r_r295, cpy_r_r295, cpy_r_r296);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 17, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL146;
CPyL109: ;
    cpy_r_r298 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r299 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r300 = CPyModuleLockAPI_serai;
    cpy_r_r301 = CPyImport_IsInitialized(cpy_r_r299);
    if (!cpy_r_r301) goto CPyL112;
    cpy_r_r302 = PyImport_GetModuleDict();
    cpy_r_r303 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r304 = CPyDict_GetItem(cpy_r_r302, cpy_r_r303);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 18, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r305 = cpy_r_r304;
    goto CPyL116;
CPyL112: ;
    cpy_r_r306 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r307 = CPyExec_serai___kernel___decision;
    cpy_r_r308 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r309 = PyImport_GetModuleDict();
    cpy_r_r310 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r311 = CPyDict_GetItem(cpy_r_r309, cpy_r_r310);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 18, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r312 = CPyStatics[8]; /* '__file__' */
    cpy_r_r313 = CPyObject_GetAttr(cpy_r_r311, cpy_r_r312);
    CPy_DECREF(cpy_r_r311);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 18, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r314 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r315 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r316 = CPyImport_ImportNative(cpy_r_r315, cpy_r_r306, cpy_r_r307, cpy_r_r308, cpy_r_r298, cpy_r_r299, cpy_r_r300, cpy_r_r313, cpy_r_r314, 0);
    CPy_DECREF(cpy_r_r313);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 18, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r305 = cpy_r_r316;
CPyL116: ;
    cpy_r_r317 = CPyStatics[5054]; /* ('Offer', 'Reason', 'Rules') */
    cpy_r_r318 = CPyStatic_academy___globals;
    cpy_r_r319 = CPyImport_GetNativeAttrs(cpy_r_r305, cpy_r_r317, cpy_r_r317, cpy_r_r318);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 18, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL147;
CPyL117: ;
    cpy_r_r320 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r321 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r322 = CPyModuleLockAPI_serai;
    cpy_r_r323 = CPyImport_IsInitialized(cpy_r_r321);
    if (!cpy_r_r323) goto CPyL120;
    cpy_r_r324 = PyImport_GetModuleDict();
    cpy_r_r325 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r326 = CPyDict_GetItem(cpy_r_r324, cpy_r_r325);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 19, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r327 = cpy_r_r326;
    goto CPyL124;
CPyL120: ;
    cpy_r_r328 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r329 = CPyExec_serai___kernel___extras;
    cpy_r_r330 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r331 = PyImport_GetModuleDict();
    cpy_r_r332 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r333 = CPyDict_GetItem(cpy_r_r331, cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 19, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r334 = CPyStatics[8]; /* '__file__' */
    cpy_r_r335 = CPyObject_GetAttr(cpy_r_r333, cpy_r_r334);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 19, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r336 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r337 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r338 = CPyImport_ImportNative(cpy_r_r337, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r320, cpy_r_r321, cpy_r_r322, cpy_r_r335, cpy_r_r336, 0);
    CPy_DECREF(cpy_r_r335);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 19, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r327 = cpy_r_r338;
CPyL124: ;
    cpy_r_r339 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r340 = CPyStatic_academy___globals;
    cpy_r_r341 = CPyImport_GetNativeAttrs(cpy_r_r327, cpy_r_r339, cpy_r_r339, cpy_r_r340);
    CPy_DECREF(cpy_r_r327);
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 19, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL148;
CPyL125: ;
    cpy_r_r342 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r343 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r344 = CPyModuleLockAPI_serai;
    cpy_r_r345 = CPyImport_IsInitialized(cpy_r_r343);
    if (!cpy_r_r345) goto CPyL128;
    cpy_r_r346 = PyImport_GetModuleDict();
    cpy_r_r347 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r348 = CPyDict_GetItem(cpy_r_r346, cpy_r_r347);
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 20, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r349 = cpy_r_r348;
    goto CPyL132;
CPyL128: ;
    cpy_r_r350 = CPyInitOnly_serai___kernel___message;
    cpy_r_r351 = CPyExec_serai___kernel___message;
    cpy_r_r352 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r353 = PyImport_GetModuleDict();
    cpy_r_r354 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r355 = CPyDict_GetItem(cpy_r_r353, cpy_r_r354);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 20, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r356 = CPyStatics[8]; /* '__file__' */
    cpy_r_r357 = CPyObject_GetAttr(cpy_r_r355, cpy_r_r356);
    CPy_DECREF(cpy_r_r355);
    if (unlikely(cpy_r_r357 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 20, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r358 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r359 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r360 = CPyImport_ImportNative(cpy_r_r359, cpy_r_r350, cpy_r_r351, cpy_r_r352, cpy_r_r342, cpy_r_r343, cpy_r_r344, cpy_r_r357, cpy_r_r358, 0);
    CPy_DECREF(cpy_r_r357);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 20, CPyStatic_academy___globals);
        goto CPyL134;
    }
    cpy_r_r349 = cpy_r_r360;
CPyL132: ;
    cpy_r_r361 = CPyStatics[5055]; /* ('Argument',) */
    cpy_r_r362 = CPyStatic_academy___globals;
    cpy_r_r363 = CPyImport_GetNativeAttrs(cpy_r_r349, cpy_r_r361, cpy_r_r361, cpy_r_r362);
    CPy_DECREF(cpy_r_r349);
    if (unlikely(cpy_r_r363 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/academy.py", "<module>", 20, CPyStatic_academy___globals);
        goto CPyL134;
    } else
        goto CPyL149;
CPyL133: ;
    return 1;
CPyL134: ;
    cpy_r_r364 = 2;
    return cpy_r_r364;
CPyL135: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL136: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL137: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL138: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL139: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL140: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL61;
CPyL141: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL69;
CPyL142: ;
    CPy_DECREF(cpy_r_r209);
    goto CPyL77;
CPyL143: ;
    CPy_DECREF(cpy_r_r231);
    goto CPyL85;
CPyL144: ;
    CPy_DECREF(cpy_r_r253);
    goto CPyL93;
CPyL145: ;
    CPy_DECREF(cpy_r_r275);
    goto CPyL101;
CPyL146: ;
    CPy_DECREF(cpy_r_r297);
    goto CPyL109;
CPyL147: ;
    CPy_DECREF(cpy_r_r319);
    goto CPyL117;
CPyL148: ;
    CPy_DECREF(cpy_r_r341);
    goto CPyL125;
CPyL149: ;
    CPy_DECREF(cpy_r_r363);
    goto CPyL133;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___automa___choices___sort_dice_env_traverse(serai___games___encyclopedia___automa___choices___sort_dice_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_colour);
    Py_VISIT(self->_priority);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices___sort_dice_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___sort_dice_envObject *self = (serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_colour);
    Py_CLEAR(self->_priority);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices___sort_dice_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___sort_dice_envObject *self = (serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___automa___choices___sort_dice_env_dealloc(serai___games___encyclopedia___automa___choices___sort_dice_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices___sort_dice_env_free_instance == NULL) {
        encyclopedia___automa___choices___sort_dice_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_colour);
        Py_CLEAR(self->_priority);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices___sort_dice_env_dealloc)
    CPyDef_encyclopedia___automa___choices___sort_dice_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__sort_dice_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices___sort_dice_env(void);

static PyObject *
encyclopedia___automa___choices___sort_dice_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices___sort_dice_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__sort_dice_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices___sort_dice_env_vtable[1];
static bool
CPyDef_encyclopedia___automa___choices___sort_dice_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices___sort_dice_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___automa___choices___sort_dice_env_vtable, encyclopedia___automa___choices___sort_dice_env_vtable_scratch, sizeof(encyclopedia___automa___choices___sort_dice_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices___sort_dice_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___choices___sort_dice_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc__sort_dice_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices___sort_dice_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "sort_dice_env",
    .tp_new = encyclopedia___automa___choices___sort_dice_env_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices___sort_dice_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices___sort_dice_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices___sort_dice_env_clear,
    .tp_methods = encyclopedia___automa___choices___sort_dice_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices___sort_dice_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("sort_dice_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices___sort_dice_env_template = &CPyType_encyclopedia___automa___choices___sort_dice_env_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__sort_dice_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices___sort_dice_envObject *self;
    if (encyclopedia___automa___choices___sort_dice_env_free_instance != NULL) {
        self = encyclopedia___automa___choices___sort_dice_env_free_instance;
        encyclopedia___automa___choices___sort_dice_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices___sort_dice_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices___sort_dice_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices___sort_dice_env(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__sort_dice_env_setup((PyObject *)CPyType_encyclopedia___automa___choices___sort_dice_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__0_sort_dice_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__0_sort_dice_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__0_sort_dice_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_sort_dice_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_sort_dice_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__0_sort_dice_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__0_sort_dice_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_sort_dice_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
encyclopedia___automa___choices___choose_card_env_traverse(serai___games___encyclopedia___automa___choices___choose_card_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_continents);
    Py_VISIT(self->_priority);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_card_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_card_envObject *self = (serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_continents);
    Py_CLEAR(self->_priority);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_card_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_card_envObject *self = (serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___automa___choices___choose_card_env_dealloc(serai___games___encyclopedia___automa___choices___choose_card_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices___choose_card_env_free_instance == NULL) {
        encyclopedia___automa___choices___choose_card_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_continents);
        Py_CLEAR(self->_priority);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices___choose_card_env_dealloc)
    CPyDef_encyclopedia___automa___choices___choose_card_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_card_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices___choose_card_env(void);

static PyObject *
encyclopedia___automa___choices___choose_card_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices___choose_card_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_card_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices___choose_card_env_vtable[1];
static bool
CPyDef_encyclopedia___automa___choices___choose_card_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices___choose_card_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___automa___choices___choose_card_env_vtable, encyclopedia___automa___choices___choose_card_env_vtable_scratch, sizeof(encyclopedia___automa___choices___choose_card_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices___choose_card_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___choices___choose_card_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc__choose_card_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices___choose_card_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_card_env",
    .tp_new = encyclopedia___automa___choices___choose_card_env_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices___choose_card_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices___choose_card_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices___choose_card_env_clear,
    .tp_methods = encyclopedia___automa___choices___choose_card_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices___choose_card_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_card_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices___choose_card_env_template = &CPyType_encyclopedia___automa___choices___choose_card_env_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_card_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices___choose_card_envObject *self;
    if (encyclopedia___automa___choices___choose_card_env_free_instance != NULL) {
        self = encyclopedia___automa___choices___choose_card_env_free_instance;
        encyclopedia___automa___choices___choose_card_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices___choose_card_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices___choose_card_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices___choose_card_env(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_card_env_setup((PyObject *)CPyType_encyclopedia___automa___choices___choose_card_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__1_choose_card_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__1_choose_card_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__1_choose_card_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($card)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_choose_card_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_choose_card_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__1_choose_card_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__1_choose_card_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_choose_card_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
encyclopedia___automa___choices___choose_die_env_traverse(serai___games___encyclopedia___automa___choices___choose_die_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    if (CPyTagged_CheckLong(self->_SEAT_STRIDE)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_SEAT_STRIDE));
    }
    Py_VISIT(self->_around);
    Py_VISIT(self->_places);
    Py_VISIT(self->_priority);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_die_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_die_envObject *self = (serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_SEAT_STRIDE)) {
        CPyTagged __tmp = self->_SEAT_STRIDE;
        self->_SEAT_STRIDE = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_around);
    Py_CLEAR(self->_places);
    Py_CLEAR(self->_priority);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_die_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_die_envObject *self = (serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___automa___choices___choose_die_env_dealloc(serai___games___encyclopedia___automa___choices___choose_die_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices___choose_die_env_free_instance == NULL) {
        encyclopedia___automa___choices___choose_die_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        if (CPyTagged_CheckLong(self->_seat)) {
            CPyTagged __tmp = self->_seat;
            self->_seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_seat = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->_SEAT_STRIDE)) {
            CPyTagged __tmp = self->_SEAT_STRIDE;
            self->_SEAT_STRIDE = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->_SEAT_STRIDE = CPY_INT_TAG;
        }
        Py_CLEAR(self->_around);
        Py_CLEAR(self->_places);
        Py_CLEAR(self->_priority);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices___choose_die_env_dealloc)
    CPyDef_encyclopedia___automa___choices___choose_die_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_die_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices___choose_die_env(void);

static PyObject *
encyclopedia___automa___choices___choose_die_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices___choose_die_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_die_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices___choose_die_env_vtable[1];
static bool
CPyDef_encyclopedia___automa___choices___choose_die_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices___choose_die_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___automa___choices___choose_die_env_vtable, encyclopedia___automa___choices___choose_die_env_vtable_scratch, sizeof(encyclopedia___automa___choices___choose_die_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices___choose_die_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___choices___choose_die_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc__choose_die_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices___choose_die_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_die_env",
    .tp_new = encyclopedia___automa___choices___choose_die_env_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices___choose_die_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices___choose_die_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices___choose_die_env_clear,
    .tp_methods = encyclopedia___automa___choices___choose_die_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices___choose_die_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_die_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices___choose_die_env_template = &CPyType_encyclopedia___automa___choices___choose_die_env_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_die_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices___choose_die_envObject *self;
    if (encyclopedia___automa___choices___choose_die_env_free_instance != NULL) {
        self = encyclopedia___automa___choices___choose_die_env_free_instance;
        encyclopedia___automa___choices___choose_die_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices___choose_die_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices___choose_die_env_vtable;
    self->_seat = CPY_INT_TAG;
    self->_SEAT_STRIDE = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices___choose_die_env(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_die_env_setup((PyObject *)CPyType_encyclopedia___automa___choices___choose_die_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__2_choose_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__2_choose_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__2_choose_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_choose_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_choose_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__2_choose_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__2_choose_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_choose_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__3_choose_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__3_choose_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__3_choose_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_choose_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_choose_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__3_choose_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__3_choose_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_choose_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__4_choose_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__4_choose_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__4_choose_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_choose_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_choose_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__4_choose_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__4_choose_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_choose_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__5_choose_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__5_choose_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__5_choose_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__5_choose_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__5_choose_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__5_choose_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__5_choose_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__5_choose_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__6_choose_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__6_choose_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__6_choose_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__6_choose_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__6_choose_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__6_choose_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__6_choose_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__6_choose_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__7_choose_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__7_choose_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__7_choose_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__7_choose_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__7_choose_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__7_choose_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__7_choose_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__7_choose_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
encyclopedia___automa___choices___choose_expedition_space_env_traverse(serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_counts);
    Py_VISIT(self->_player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *self = (serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_counts);
    Py_CLEAR(self->_player);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *self = (serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___automa___choices___choose_expedition_space_env_dealloc(serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices___choose_expedition_space_env_free_instance == NULL) {
        encyclopedia___automa___choices___choose_expedition_space_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_counts);
        Py_CLEAR(self->_player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices___choose_expedition_space_env_dealloc)
    CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_expedition_space_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices___choose_expedition_space_env(void);

static PyObject *
encyclopedia___automa___choices___choose_expedition_space_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices___choose_expedition_space_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_expedition_space_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices___choose_expedition_space_env_vtable[1];
static bool
CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices___choose_expedition_space_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___automa___choices___choose_expedition_space_env_vtable, encyclopedia___automa___choices___choose_expedition_space_env_vtable_scratch, sizeof(encyclopedia___automa___choices___choose_expedition_space_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___choices___choose_expedition_space_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc__choose_expedition_space_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices___choose_expedition_space_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_expedition_space_env",
    .tp_new = encyclopedia___automa___choices___choose_expedition_space_env_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices___choose_expedition_space_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices___choose_expedition_space_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_clear,
    .tp_methods = encyclopedia___automa___choices___choose_expedition_space_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_expedition_space_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices___choose_expedition_space_env_template = &CPyType_encyclopedia___automa___choices___choose_expedition_space_env_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_expedition_space_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *self;
    if (encyclopedia___automa___choices___choose_expedition_space_env_free_instance != NULL) {
        self = encyclopedia___automa___choices___choose_expedition_space_env_free_instance;
        encyclopedia___automa___choices___choose_expedition_space_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices___choose_expedition_space_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices___choose_expedition_space_env(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_expedition_space_env_setup((PyObject *)CPyType_encyclopedia___automa___choices___choose_expedition_space_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__8_choose_expedition_space_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__8_choose_expedition_space_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__8_choose_expedition_space_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($continent)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__8_choose_expedition_space_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__8_choose_expedition_space_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__8_choose_expedition_space_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__8_choose_expedition_space_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__8_choose_expedition_space_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__9_choose_expedition_space_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__9_choose_expedition_space_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__9_choose_expedition_space_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($continent)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__9_choose_expedition_space_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__9_choose_expedition_space_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__9_choose_expedition_space_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__9_choose_expedition_space_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__9_choose_expedition_space_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
encyclopedia___automa___choices___choose_board_die_env_traverse(serai___games___encyclopedia___automa___choices___choose_board_die_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    Py_VISIT(self->_priority);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_board_die_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_board_die_envObject *self = (serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    Py_CLEAR(self->_priority);
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices___choose_board_die_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices___choose_board_die_envObject *self = (serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___automa___choices___choose_board_die_env_dealloc(serai___games___encyclopedia___automa___choices___choose_board_die_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices___choose_board_die_env_free_instance == NULL) {
        encyclopedia___automa___choices___choose_board_die_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        Py_CLEAR(self->_priority);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices___choose_board_die_env_dealloc)
    CPyDef_encyclopedia___automa___choices___choose_board_die_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_board_die_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices___choose_board_die_env(void);

static PyObject *
encyclopedia___automa___choices___choose_board_die_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices___choose_board_die_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_board_die_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices___choose_board_die_env_vtable[1];
static bool
CPyDef_encyclopedia___automa___choices___choose_board_die_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices___choose_board_die_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___automa___choices___choose_board_die_env_vtable, encyclopedia___automa___choices___choose_board_die_env_vtable_scratch, sizeof(encyclopedia___automa___choices___choose_board_die_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices___choose_board_die_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___automa___choices___choose_board_die_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc__choose_board_die_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices___choose_board_die_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_board_die_env",
    .tp_new = encyclopedia___automa___choices___choose_board_die_env_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices___choose_board_die_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices___choose_board_die_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices___choose_board_die_env_clear,
    .tp_methods = encyclopedia___automa___choices___choose_board_die_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices___choose_board_die_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_board_die_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices___choose_board_die_env_template = &CPyType_encyclopedia___automa___choices___choose_board_die_env_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc__choose_board_die_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices___choose_board_die_envObject *self;
    if (encyclopedia___automa___choices___choose_board_die_env_free_instance != NULL) {
        self = encyclopedia___automa___choices___choose_board_die_env_free_instance;
        encyclopedia___automa___choices___choose_board_die_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices___choose_board_die_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices___choose_board_die_env(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc__choose_board_die_env_setup((PyObject *)CPyType_encyclopedia___automa___choices___choose_board_die_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__10_choose_board_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__10_choose_board_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__10_choose_board_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__10_choose_board_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__10_choose_board_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__10_choose_board_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__10_choose_board_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__10_choose_board_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__11_choose_board_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__11_choose_board_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__11_choose_board_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__11_choose_board_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__11_choose_board_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__11_choose_board_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__11_choose_board_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__11_choose_board_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__12_choose_board_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__12_choose_board_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__12_choose_board_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__12_choose_board_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__12_choose_board_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__12_choose_board_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__12_choose_board_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__12_choose_board_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__13_choose_board_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__13_choose_board_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__13_choose_board_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__13_choose_board_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__13_choose_board_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__13_choose_board_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__13_choose_board_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__13_choose_board_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_traverse(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject))));
    return 0;
}

static void
encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_dealloc(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_free_instance == NULL) {
        encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_dealloc)
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__14_choose_board_die_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj(void);

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__14_choose_board_die_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_vtable[2];
static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____get__,
    };
    memcpy(encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_vtable, encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_vtable_scratch, sizeof(encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self, void *closure);

static PyGetSetDef encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__14_choose_board_die_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($die)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__14_choose_board_die_obj",
    .tp_new = encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_new,
    .tp_dealloc = (destructor)encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_clear,
    .tp_getset = encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_getseters,
    .tp_methods = encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj,
    .tp_members = encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__14_choose_board_die_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_template = &CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_template_;

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__14_choose_board_die_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self;
    if (encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_free_instance != NULL) {
        self = encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_free_instance;
        encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___automa___choices_____mypyc___3__mypyc_lambda__14_choose_board_die_obj_setup((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_get___3_mypyc_env__(serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__14_choose_board_die_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef encyclopedia___automa___choicesmodule_methods[] = {
    {"sort_dice", (PyCFunction)CPyPy_encyclopedia___automa___choices___sort_dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sort_dice(t, seat, dice)\n--\n\n") /* docstring */},
    {"choose_card", (PyCFunction)CPyPy_encyclopedia___automa___choices___choose_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_card(t, seat, kind)\n--\n\n") /* docstring */},
    {"choose_die", (PyCFunction)CPyPy_encyclopedia___automa___choices___choose_die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_die(t, seat)\n--\n\n") /* docstring */},
    {"choose_expedition_space", (PyCFunction)CPyPy_encyclopedia___automa___choices___choose_expedition_space, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_expedition_space(t, seat)\n--\n\n") /* docstring */},
    {"choose_board_die", (PyCFunction)CPyPy_encyclopedia___automa___choices___choose_board_die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_board_die(t, seat)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___automa___choices__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___automa___choices__internal, "__name__");
    CPyStatic_encyclopedia___automa___choices___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___automa___choices__internal);
    if (unlikely(CPyStatic_encyclopedia___automa___choices___globals == NULL))
        goto fail;
    CPyType_encyclopedia___automa___choices___sort_dice_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices___sort_dice_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices___sort_dice_env))
        goto fail;
    CPyDef_encyclopedia___automa___choices___sort_dice_env_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices___choose_card_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices___choose_card_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices___choose_card_env))
        goto fail;
    CPyDef_encyclopedia___automa___choices___choose_card_env_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices___choose_die_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices___choose_die_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices___choose_die_env))
        goto fail;
    CPyDef_encyclopedia___automa___choices___choose_die_env_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices___choose_expedition_space_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices___choose_expedition_space_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices___choose_expedition_space_env))
        goto fail;
    CPyDef_encyclopedia___automa___choices___choose_expedition_space_env_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices___choose_board_die_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices___choose_board_die_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices___choose_board_die_env))
        goto fail;
    CPyDef_encyclopedia___automa___choices___choose_board_die_env_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_trait_vtable_setup();
    CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj))
        goto fail;
    CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_trait_vtable_setup();
    char result = CPyDef_encyclopedia___automa___choices_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___automa___choices__internal);
    Py_CLEAR(modname);
    CPyTagged_XDECREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f0);
    CPyTagged_XDECREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f1);
    CPyTagged_XDECREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f2);
    CPyTagged_XDECREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f3);
    CPyTagged_XDECREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f4);
    CPyTagged_XDECREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f5);
    CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER = (tuple_T6IIIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    Py_CLEAR(CPyType_encyclopedia___automa___choices___sort_dice_env);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices___choose_card_env);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices___choose_die_env);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices___choose_expedition_space_env);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices___choose_board_die_env);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj);
    Py_CLEAR(CPyType_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___automa___choices(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___automa___choices__impl, &CPyImportState_serai___games___encyclopedia___automa___choices, &CPyModule_serai___games___encyclopedia___automa___choices);
}
static struct PyModuleDef encyclopedia___automa___choicesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.automa.choices",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___automa___choicesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___automa___choices(void)
{
    if (CPyModule_serai___games___encyclopedia___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___automa___choices__internal);
        return CPyModule_serai___games___encyclopedia___automa___choices__internal;
    }
    CPyModule_serai___games___encyclopedia___automa___choices__internal = PyModule_Create(&encyclopedia___automa___choicesmodule);
    return CPyModule_serai___games___encyclopedia___automa___choices__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___automa___choices(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___automa___choices__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___automa___choices__internal);
        return CPyModule_serai___games___encyclopedia___automa___choices__internal;
    }
    CPyModule_serai___games___encyclopedia___automa___choices__internal = PyModule_Create(&encyclopedia___automa___choicesmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___automa___choices__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.automa.choices");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___automa___choices__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___automa___choices__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___automa___choices__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___automa___choices(CPyModule_serai___games___encyclopedia___automa___choices__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___automa___choices__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.automa.choices");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___automa___choices__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
tuple_T3III CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    tuple_T3III cpy_r_r12;
    tuple_T3III cpy_r_r13;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__0_sort_dice_obj", "__mypyc_env__", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "sort_dice_env", "t", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_values;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "values", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_die);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_priority;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "sort_dice_env", "priority", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_colour;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "sort_dice_env", "colour", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_die);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL16;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r11 = CPyTagged_Negate(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_INCREF(cpy_r_die);
    cpy_r_r12.f0 = cpy_r_r4;
    cpy_r_r12.f1 = cpy_r_r11;
    cpy_r_r12.f2 = cpy_r_die;
    return cpy_r_r12;
CPyL12: ;
    tuple_T3III __tmp320 = { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r13 = __tmp320;
    return cpy_r_r13;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL12;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL12;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL12;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL12;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            tuple_T3III retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(3);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp321 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp321);
            PyObject *__tmp322 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp322);
            PyObject *__tmp323 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp323);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 30, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices___sort_dice(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_dice) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = CPyDef_encyclopedia___automa___choices___sort_dice_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 26, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 26, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", "sort_dice_env", "t", 28, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", "Table", "players", 28, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL19;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_seat);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 28, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 28, CPyStatic_encyclopedia___automa___choices___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL19;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_priority;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", "Player", "priority", 28, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    CPy_DECREF(cpy_r_r2);
    if (((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_priority != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_priority);
    }
    ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_priority = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 28, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", "sort_dice_env", "t", 29, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", "Table", "book", 29, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL20;
    }
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r9)->_die_colour;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", "Book", "die_colour", 29, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_colour != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_colour);
    }
    ((serai___games___encyclopedia___automa___choices___sort_dice_envObject *)cpy_r_r0)->_colour = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 29, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    cpy_r_r12 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r13 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r14 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL21;
    }
    PyObject *cpy_r_r16[2] = {cpy_r_dice, cpy_r_r12};
    cpy_r_r17 = (PyObject **)&cpy_r_r16;
    cpy_r_r18 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r15, cpy_r_r17, 1, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 30, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r12);
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 30, CPyStatic_encyclopedia___automa___choices___globals, "list", cpy_r_r19);
        goto CPyL17;
    }
    return cpy_r_r20;
CPyL17: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL17;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices___sort_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "dice", 0};
            static CPyArg_Parser parser = {"OOO:sort_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_dice;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_dice)) {
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
            PyObject *arg_dice;
            if (likely(PyList_Check(obj_dice)))
                arg_dice = obj_dice;
            else {
                CPy_TypeError("list", obj_dice); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___automa___choices___sort_dice(arg_t, arg_seat, arg_dice);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "sort_dice", 26, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__1_choose_card_obj", "__mypyc_env__", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_priority;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_card_env", "priority", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_card_env", "continents", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_card);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r5 = CPyList_GetItem(cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r7 = CPyTagged_Negate(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r8 = CPY_INT_TAG;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"card", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_card)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj_____call__(arg___mypyc_self__, arg_card);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 40, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices___choose_card(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_kind) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T2OO cpy_r_r36;
    tuple_T1T2OO cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2IO cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    cpy_r_r0 = CPyDef_encyclopedia___automa___choices___choose_card_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 33, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_card", "Table", "players", 35, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 35, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 35, CPyStatic_encyclopedia___automa___choices___globals, "serai.games.encyclopedia.table.Player", cpy_r_r2);
        goto CPyL28;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r3)->_priority;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_card", "Player", "priority", 35, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    if (((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_priority != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_priority);
    }
    ((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_priority = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 35, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r6 = cpy_r_kind == 0;
    if (!cpy_r_r6) goto CPyL10;
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_card", "Table", "book", 36, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r7)->_expert_continent;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_card", "Book", "expert_continent", 36, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL13;
CPyL10: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_card", "Table", "book", 36, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r10)->_animal_continent;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_card", "Book", "animal_continent", 36, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r9 = cpy_r_r11;
CPyL13: ;
    if (((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_continents != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_continents);
    }
    ((serai___games___encyclopedia___automa___choices___choose_card_envObject *)cpy_r_r0)->_continents = cpy_r_r9;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 36, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 37, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL28;
    }
    cpy_r_r14 = CPyDef_encyclopedia___cards___display(cpy_r_t, cpy_r_kind);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 37, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL29;
    }
    cpy_r_r15 = 0;
CPyL17: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL30;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 37, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL31;
    }
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 != -2;
    if (!cpy_r_r25) goto CPyL32;
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r27 = PyList_Append(cpy_r_r13, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 37, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL31;
    }
CPyL21: ;
    cpy_r_r29 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r29;
    goto CPyL17;
CPyL22: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) {
        goto CPyL24;
    } else
        goto CPyL33;
CPyL23: ;
    return -2;
CPyL24: ;
    cpy_r_r34 = CPyStatics[535]; /* 'why-priority' */
    cpy_r_r35 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_obj();
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL34;
    }
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject *)cpy_r_r35)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r36.f0 = cpy_r_r34;
    cpy_r_r36.f1 = cpy_r_r35;
    cpy_r_r37.f0 = cpy_r_r36;
    cpy_r_r38 = PyTuple_New(1);
    if (unlikely(cpy_r_r38 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp324 = PyTuple_New(2);
    if (unlikely(__tmp324 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp325 = cpy_r_r37.f0.f0;
    PyTuple_SET_ITEM(__tmp324, 0, __tmp325);
    PyObject *__tmp326 = cpy_r_r37.f0.f1;
    PyTuple_SET_ITEM(__tmp324, 1, __tmp326);
    PyTuple_SET_ITEM(cpy_r_r38, 0, __tmp324);
    cpy_r_r39 = NULL;
    cpy_r_r40 = CPyDef_criteria___best(cpy_r_r13, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 40, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL27;
    }
    cpy_r_r41 = cpy_r_r40.f0;
    CPyTagged_INCREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r40.f0);
    CPy_DECREF(cpy_r_r40.f1);
    return cpy_r_r41;
CPyL27: ;
    cpy_r_r42 = CPY_INT_TAG;
    return cpy_r_r42;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL22;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL21;
CPyL33: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r13);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL27;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices___choose_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "kind", 0};
            static CPyArg_Parser parser = {"OOO:choose_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_kind)) {
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
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices___choose_card(arg_t, arg_seat, arg_kind);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_card", 33, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__2_choose_die_obj", "__mypyc_env__", 51, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "t", 51, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_values;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "values", 51, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_die);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 51, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 51, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 51, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__3_choose_die_obj", "__mypyc_env__", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_priority;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "priority", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "t", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "book", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_die_colour;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Book", "die_colour", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_die);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
    cpy_r_r7 = CPyList_GetItem(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r9 = CPyTagged_Negate(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 52, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__4_choose_die_obj", "__mypyc_env__", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "places", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_die);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r4 = CPyTagged_FloorDivide(cpy_r_r3, 20);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "seat", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = cpy_r_r4 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL8;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_r4, cpy_r_r5);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL9;
CPyL8: ;
    cpy_r_r10 = cpy_r_r4 == cpy_r_r5;
    cpy_r_r9 = cpy_r_r10;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL10;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 53, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__5_choose_die_obj", "__mypyc_env__", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "places", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_die);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r4 = CPyTagged_FloorDivide(cpy_r_r3, 20);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "seat", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = cpy_r_r4 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL8;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_r4, cpy_r_r5);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL9;
CPyL8: ;
    cpy_r_r10 = cpy_r_r4 == cpy_r_r5;
    cpy_r_r9 = cpy_r_r10;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r9) goto CPyL11;
    cpy_r_r11 = 0;
    goto CPyL16;
CPyL11: ;
    cpy_r_r12 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "places", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_die);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r15 = CPyTagged_Remainder(cpy_r_r14, 20);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r16 = CPyTagged_Negate(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r11 = cpy_r_r16;
CPyL16: ;
    return cpy_r_r11;
CPyL17: ;
    cpy_r_r17 = CPY_INT_TAG;
    return cpy_r_r17;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL17;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 54, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__6_choose_die_obj", "__mypyc_env__", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_around;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "around", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_die_env", "places", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_die);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r5 = CPyTagged_FloorDivide(cpy_r_r4, 20);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r7 = CPyList_Index(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 55, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__7_choose_die_obj", "__mypyc_env__", 56, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_die);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 56, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices___choose_die(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    tuple_T2OO cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    tuple_T2OO cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T2OO cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    tuple_T2OO cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    tuple_T2OO cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    tuple_T2OO cpy_r_r67;
    tuple_T6T2OOT2OOT2OOT2OOT2OOT2OO cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T2IO cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    cpy_r_r0 = CPyDef_encyclopedia___automa___choices___choose_die_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 43, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 43, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat);
    }
    ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat = cpy_r_seat;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 43, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 45, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_places;
    if (unlikely(cpy_r_r4 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'places' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r4);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 45, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
CPyL5: ;
    if (((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places);
    }
    ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 45, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 46, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r6)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "Table", "players", 46, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL74;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "seat", 46, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 46, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL75;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_encyclopedia___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 46, CPyStatic_encyclopedia___automa___choices___globals, "serai.games.encyclopedia.table.Player", cpy_r_r9);
        goto CPyL75;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r10)->_priority;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "Player", "priority", 46, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    if (((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_priority != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_priority);
    }
    ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_priority = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 46, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 47, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "seat", 47, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL15: ;
    cpy_r_r15 = CPyDef_encyclopedia___table___Table___clockwise(cpy_r_r13, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 47, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    if (((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_around != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_around);
    }
    ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_around = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 47, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 49, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r18 = 0;
    cpy_r_r19 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "places", 49, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r19);
CPyL19: ;
    cpy_r_r20 = 0;
CPyL20: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL78;
    cpy_r_die = cpy_r_r18;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 49, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL79;
    }
    cpy_r_r30 = 0 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (cpy_r_r31) goto CPyL24;
    cpy_r_r32 = cpy_r_r29 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL25;
CPyL24: ;
    cpy_r_r34 = CPyTagged_IsLt_(cpy_r_r29, 0);
    cpy_r_r35 = cpy_r_r34 ^ 1;
    cpy_r_r36 = cpy_r_r35;
    goto CPyL26;
CPyL25: ;
    cpy_r_r37 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r29;
    cpy_r_r36 = cpy_r_r37;
CPyL26: ;
    if (cpy_r_r36) {
        goto CPyL28;
    } else
        goto CPyL80;
CPyL27: ;
    if (cpy_r_r36) {
        goto CPyL33;
    } else
        goto CPyL81;
CPyL28: ;
    cpy_r_r38 = cpy_r_r29 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL30;
    cpy_r_r40 = 200 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL31;
CPyL30: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r29, 200);
    cpy_r_r43 = cpy_r_r42;
    goto CPyL32;
CPyL31: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r29 < (Py_ssize_t)200;
    cpy_r_r43 = cpy_r_r44;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r29);
    if (!cpy_r_r43) goto CPyL81;
CPyL33: ;
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r46 = PyList_Append(cpy_r_r17, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 49, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL82;
    }
CPyL34: ;
    cpy_r_r48 = cpy_r_r18 + 2;
    cpy_r_r18 = cpy_r_r48;
    cpy_r_r49 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r49;
    goto CPyL20;
CPyL35: ;
    cpy_r_r50 = CPyStatics[536]; /* 'why-highest' */
    cpy_r_r51 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_obj();
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 51, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject *)cpy_r_r51)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r52.f0 = cpy_r_r50;
    cpy_r_r52.f1 = cpy_r_r51;
    cpy_r_r53 = CPyStatics[535]; /* 'why-priority' */
    cpy_r_r54 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_obj();
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 52, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject *)cpy_r_r54)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r55.f0 = cpy_r_r53;
    cpy_r_r55.f1 = cpy_r_r54;
    cpy_r_r56 = CPyStatics[537]; /* 'why-own-board' */
    cpy_r_r57 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_obj();
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 53, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject *)cpy_r_r57)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r58.f0 = cpy_r_r56;
    cpy_r_r58.f1 = cpy_r_r57;
    cpy_r_r59 = CPyStatics[538]; /* 'why-slot' */
    cpy_r_r60 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_obj();
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 54, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject *)cpy_r_r60)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r61.f0 = cpy_r_r59;
    cpy_r_r61.f1 = cpy_r_r60;
    cpy_r_r62 = CPyStatics[539]; /* 'why-nearest' */
    cpy_r_r63 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_obj();
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 55, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL86;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject *)cpy_r_r63)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r64.f0 = cpy_r_r62;
    cpy_r_r64.f1 = cpy_r_r63;
    cpy_r_r65 = CPyStatics[540]; /* 'why-same' */
    cpy_r_r66 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_obj();
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 56, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject *)cpy_r_r66)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r67.f0 = cpy_r_r65;
    cpy_r_r67.f1 = cpy_r_r66;
    cpy_r_r68.f0 = cpy_r_r52;
    cpy_r_r68.f1 = cpy_r_r55;
    cpy_r_r68.f2 = cpy_r_r58;
    cpy_r_r68.f3 = cpy_r_r61;
    cpy_r_r68.f4 = cpy_r_r64;
    cpy_r_r68.f5 = cpy_r_r67;
    cpy_r_r69 = PyTuple_New(6);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp327 = PyTuple_New(2);
    if (unlikely(__tmp327 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp328 = cpy_r_r68.f0.f0;
    PyTuple_SET_ITEM(__tmp327, 0, __tmp328);
    PyObject *__tmp329 = cpy_r_r68.f0.f1;
    PyTuple_SET_ITEM(__tmp327, 1, __tmp329);
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp327);
    PyObject *__tmp330 = PyTuple_New(2);
    if (unlikely(__tmp330 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp331 = cpy_r_r68.f1.f0;
    PyTuple_SET_ITEM(__tmp330, 0, __tmp331);
    PyObject *__tmp332 = cpy_r_r68.f1.f1;
    PyTuple_SET_ITEM(__tmp330, 1, __tmp332);
    PyTuple_SET_ITEM(cpy_r_r69, 1, __tmp330);
    PyObject *__tmp333 = PyTuple_New(2);
    if (unlikely(__tmp333 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp334 = cpy_r_r68.f2.f0;
    PyTuple_SET_ITEM(__tmp333, 0, __tmp334);
    PyObject *__tmp335 = cpy_r_r68.f2.f1;
    PyTuple_SET_ITEM(__tmp333, 1, __tmp335);
    PyTuple_SET_ITEM(cpy_r_r69, 2, __tmp333);
    PyObject *__tmp336 = PyTuple_New(2);
    if (unlikely(__tmp336 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp337 = cpy_r_r68.f3.f0;
    PyTuple_SET_ITEM(__tmp336, 0, __tmp337);
    PyObject *__tmp338 = cpy_r_r68.f3.f1;
    PyTuple_SET_ITEM(__tmp336, 1, __tmp338);
    PyTuple_SET_ITEM(cpy_r_r69, 3, __tmp336);
    PyObject *__tmp339 = PyTuple_New(2);
    if (unlikely(__tmp339 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp340 = cpy_r_r68.f4.f0;
    PyTuple_SET_ITEM(__tmp339, 0, __tmp340);
    PyObject *__tmp341 = cpy_r_r68.f4.f1;
    PyTuple_SET_ITEM(__tmp339, 1, __tmp341);
    PyTuple_SET_ITEM(cpy_r_r69, 4, __tmp339);
    PyObject *__tmp342 = PyTuple_New(2);
    if (unlikely(__tmp342 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp343 = cpy_r_r68.f5.f0;
    PyTuple_SET_ITEM(__tmp342, 0, __tmp343);
    PyObject *__tmp344 = cpy_r_r68.f5.f1;
    PyTuple_SET_ITEM(__tmp342, 1, __tmp344);
    PyTuple_SET_ITEM(cpy_r_r69, 5, __tmp342);
    cpy_r_r70 = NULL;
    cpy_r_r71 = CPyDef_criteria___best(cpy_r_r17, cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 48, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL73;
    }
    cpy_r_r72 = cpy_r_r71.f0;
    cpy_r_r73 = cpy_r_r71.f1;
    cpy_r_r74 = cpy_r_r72;
    cpy_r_r75 = cpy_r_r73;
    cpy_r_r76 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 59, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r76);
CPyL43: ;
    cpy_r_r77 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r76)->_story;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "Table", "story", 59, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL89;
    }
CPyL44: ;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = cpy_r_r77 != cpy_r_r78;
    CPy_DECREF(cpy_r_r76);
    if (!cpy_r_r79) goto CPyL90;
    cpy_r_r80 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 60, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r80);
CPyL46: ;
    cpy_r_r81 = CPyStatics[541]; /* 'event-automa-die' */
    cpy_r_r82 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "seat", 62, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL91;
    }
    CPyTagged_INCREF(cpy_r_r82);
CPyL47: ;
    cpy_r_r83 = CPyStatics[542]; /* 'EN-AUTO-09' */
    cpy_r_r84 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 64, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r84);
CPyL48: ;
    cpy_r_r85 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r84)->_book;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "Table", "book", 64, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL93;
    }
CPyL49: ;
    cpy_r_r86 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r85)->_die_ids;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "Book", "die_ids", 64, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r86);
CPyL50: ;
    CPy_DECREF(cpy_r_r84);
    cpy_r_r87 = CPySequenceTuple_GetItem(cpy_r_r86, cpy_r_r74);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 64, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL92;
    }
    if (likely(PyUnicode_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 64, CPyStatic_encyclopedia___automa___choices___globals, "str", cpy_r_r87);
        goto CPyL92;
    }
    cpy_r_r89 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "t", 65, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r89);
CPyL53: ;
    cpy_r_r90 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r89)->_values;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "Table", "values", 65, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL95;
    }
CPyL54: ;
    cpy_r_r91 = CPyList_GetItem(cpy_r_r90, cpy_r_r74);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 65, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL95;
    }
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 65, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL95;
    }
    CPy_DECREF(cpy_r_r89);
    cpy_r_r93 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "places", 66, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r93);
CPyL57: ;
    cpy_r_r94 = CPyList_GetItem(cpy_r_r93, cpy_r_r74);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 66, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 66, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL96;
    }
    cpy_r_r96 = CPyTagged_FloorDivide(cpy_r_r95, 20);
    CPyTagged_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 66, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL96;
    }
    cpy_r_r97 = CPyDef_message___SeatName(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 66, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL96;
    }
    cpy_r_r98 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_die", "choose_die_env", "places", 67, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r98);
CPyL62: ;
    cpy_r_r99 = CPyList_GetItem(cpy_r_r98, cpy_r_r74);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 67, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 67, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL97;
    }
    cpy_r_r101 = CPyTagged_FloorDivide(cpy_r_r100, 20);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 67, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL97;
    }
    cpy_r_r102 = ((serai___games___encyclopedia___automa___choices___choose_die_envObject *)cpy_r_r0)->_seat;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seat' of 'choose_die_env' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r102);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 67, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL98;
    }
CPyL66: ;
    cpy_r_r103 = cpy_r_r101 & 1;
    cpy_r_r104 = cpy_r_r103 != 0;
    if (!cpy_r_r104) goto CPyL68;
    cpy_r_r105 = CPyTagged_IsEq_(cpy_r_r101, cpy_r_r102);
    cpy_r_r106 = cpy_r_r105;
    goto CPyL69;
CPyL68: ;
    cpy_r_r107 = cpy_r_r101 == cpy_r_r102;
    cpy_r_r106 = cpy_r_r107;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r102);
    cpy_r_r108 = cpy_r_r106 << 1;
    cpy_r_r109 = cpy_r_r108;
    cpy_r_r110 = CPyStatics[543]; /* 'die' */
    cpy_r_r111 = CPyStatics[337]; /* 'value' */
    cpy_r_r112 = CPyStatics[544]; /* 'owner' */
    cpy_r_r113 = CPyStatics[545]; /* 'own' */
    cpy_r_r114 = CPyStatics[546]; /* 'why' */
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r92);
    cpy_r_r116 = CPyTagged_StealAsObject(cpy_r_r109);
    cpy_r_r117 = CPyDict_Build(5, cpy_r_r110, cpy_r_r88, cpy_r_r111, cpy_r_r115, cpy_r_r112, cpy_r_r97, cpy_r_r113, cpy_r_r116, cpy_r_r114, cpy_r_r75);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 60, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL99;
    }
    cpy_r_r118 = CPyDef_kernel___table___Table___tell(cpy_r_r80, cpy_r_r81, cpy_r_r82, cpy_r_r83, cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 60, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL100;
    }
CPyL71: ;
    return cpy_r_r74;
CPyL72: ;
    cpy_r_r119 = CPY_INT_TAG;
    return cpy_r_r119;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL72;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL72;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL72;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL72;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    goto CPyL72;
CPyL78: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL35;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL72;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL27;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_die);
    goto CPyL34;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL72;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    goto CPyL72;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    goto CPyL72;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r58.f0);
    CPy_DecRef(cpy_r_r58.f1);
    goto CPyL72;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r58.f0);
    CPy_DecRef(cpy_r_r58.f1);
    CPy_DecRef(cpy_r_r61.f0);
    CPy_DecRef(cpy_r_r61.f1);
    goto CPyL72;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r58.f0);
    CPy_DecRef(cpy_r_r58.f1);
    CPy_DecRef(cpy_r_r61.f0);
    CPy_DecRef(cpy_r_r61.f1);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    goto CPyL72;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    goto CPyL72;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    goto CPyL72;
CPyL90: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r75);
    goto CPyL71;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    goto CPyL72;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL72;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r84);
    goto CPyL72;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r88);
    goto CPyL72;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r89);
    goto CPyL72;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL72;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r97);
    goto CPyL72;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL72;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL72;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL72;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices___choose_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:choose_die", kwlist, 0};
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
            CPyTagged retval = CPyDef_encyclopedia___automa___choices___choose_die(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_die", 43, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__8_choose_expedition_space_obj", "__mypyc_env__", 87, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_counts;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_expedition_space_env", "counts", 87, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_continent);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 87, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL5;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 87, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"continent", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_continent)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj_____call__(arg___mypyc_self__, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 87, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__9_choose_expedition_space_obj", "__mypyc_env__", 88, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_expedition_space_env", "player", 88, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r1)->_priority;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Player", "priority", 88, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_continent);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 88, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 88, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"continent", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_continent)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj_____call__(arg___mypyc_self__, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 88, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices___choose_expedition_space(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_continent;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_continent_2;
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
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    tuple_T2OO cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T2OO cpy_r_r75;
    tuple_T2T2OOT2OO cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    tuple_T2IO cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    cpy_r_r0 = CPyDef_encyclopedia___automa___choices___choose_expedition_space_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 73, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL51;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "Table", "book", 75, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "Table", "players", 76, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL53;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 76, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL53;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 76, CPyStatic_encyclopedia___automa___choices___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL53;
    }
    if (((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_player = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 76, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL53;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 77, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL53;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_continents;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "Book", "continents", 77, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = 0;
    cpy_r_continent = cpy_r_r11;
    CPyTagged_DECREF(cpy_r_continent);
CPyL9: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)cpy_r_r10;
    if (!cpy_r_r12) goto CPyL13;
    cpy_r_continent = cpy_r_r11;
    cpy_r_r13 = CPyDef_encyclopedia___table___Table___free_space(cpy_r_t, cpy_r_continent);
    CPyTagged_DECREF(cpy_r_continent);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 77, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL54;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r15 = PyList_Append(cpy_r_r6, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 77, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL54;
    }
    cpy_r_r17 = cpy_r_r11 + 2;
    cpy_r_r11 = cpy_r_r17;
    goto CPyL9;
CPyL13: ;
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 78, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL55;
    }
    cpy_r_r19 = 0;
    cpy_r_r20 = 0;
CPyL15: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL20;
    cpy_r_continent_2 = cpy_r_r19;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 78, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL56;
    }
    cpy_r_r30 = (Py_ssize_t)cpy_r_r29 != -2;
    CPyTagged_DECREF(cpy_r_r29);
    if (!cpy_r_r30) goto CPyL57;
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_continent_2);
    cpy_r_r32 = PyList_Append(cpy_r_r18, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 78, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL58;
    }
CPyL19: ;
    cpy_r_r34 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r34;
    cpy_r_r35 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r35;
    goto CPyL15;
CPyL20: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) {
        goto CPyL22;
    } else
        goto CPyL59;
CPyL21: ;
    return -2;
CPyL22: ;
    cpy_r_r40 = PyList_New(1);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 81, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r41 = CPyStatics[4896]; /* 0 */
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r43 = *(CPyPtr *)cpy_r_r42;
    CPy_INCREF(cpy_r_r41);
    *(PyObject * *)cpy_r_r43 = cpy_r_r41;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_r47 = CPySequence_Multiply(cpy_r_r40, cpy_r_r46);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 81, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
    if (((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_counts != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_counts);
    }
    ((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_counts = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 81, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
    cpy_r_r49 = ((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "choose_expedition_space_env", "player", 82, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r49);
CPyL26: ;
    cpy_r_r50 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r49)->_study;
    if (unlikely(cpy_r_r50 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r50);
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 82, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
CPyL27: ;
    cpy_r_r51 = 0;
CPyL28: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r51 < cpy_r_r53;
    if (!cpy_r_r54) goto CPyL61;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r51 * 8;
    cpy_r_r58 = cpy_r_r56 + cpy_r_r57;
    cpy_r_r59 = *(PyObject * *)cpy_r_r58;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 82, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL62;
    }
    cpy_r_r61 = ((serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject *)cpy_r_r0)->_counts;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "choose_expedition_space_env", "counts", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r61);
CPyL31: ;
    cpy_r_r62 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_animal_continent;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "Book", "animal_continent", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL64;
    }
CPyL32: ;
    cpy_r_r63 = CPyList_GetItem(cpy_r_r62, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL65;
    }
    cpy_r_r65 = CPyList_GetItem(cpy_r_r61, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL66;
    }
    cpy_r_r66 = CPyStatics[4897]; /* 1 */
    cpy_r_r67 = PyNumber_InPlaceAdd(cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL66;
    }
    cpy_r_r68 = CPyList_SetItem(cpy_r_r61, cpy_r_r64, cpy_r_r67);
    CPy_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 83, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL62;
    }
    cpy_r_r69 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r69;
    goto CPyL28;
CPyL38: ;
    cpy_r_r70 = CPyStatics[547]; /* 'why-most-animals' */
    cpy_r_r71 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_obj();
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 87, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject *)cpy_r_r71)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r72.f0 = cpy_r_r70;
    cpy_r_r72.f1 = cpy_r_r71;
    cpy_r_r73 = CPyStatics[535]; /* 'why-priority' */
    cpy_r_r74 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_obj();
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 88, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL67;
    }
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject *)cpy_r_r74)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r75.f0 = cpy_r_r73;
    cpy_r_r75.f1 = cpy_r_r74;
    cpy_r_r76.f0 = cpy_r_r72;
    cpy_r_r76.f1 = cpy_r_r75;
    cpy_r_r77 = PyTuple_New(2);
    if (unlikely(cpy_r_r77 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp345 = PyTuple_New(2);
    if (unlikely(__tmp345 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp346 = cpy_r_r76.f0.f0;
    PyTuple_SET_ITEM(__tmp345, 0, __tmp346);
    PyObject *__tmp347 = cpy_r_r76.f0.f1;
    PyTuple_SET_ITEM(__tmp345, 1, __tmp347);
    PyTuple_SET_ITEM(cpy_r_r77, 0, __tmp345);
    PyObject *__tmp348 = PyTuple_New(2);
    if (unlikely(__tmp348 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp349 = cpy_r_r76.f1.f0;
    PyTuple_SET_ITEM(__tmp348, 0, __tmp349);
    PyObject *__tmp350 = cpy_r_r76.f1.f1;
    PyTuple_SET_ITEM(__tmp348, 1, __tmp350);
    PyTuple_SET_ITEM(cpy_r_r77, 1, __tmp348);
    cpy_r_r78 = NULL;
    cpy_r_r79 = CPyDef_criteria___best(cpy_r_r18, cpy_r_r77, cpy_r_r78);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r79.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 84, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL68;
    }
    cpy_r_r80 = cpy_r_r79.f0;
    cpy_r_r81 = cpy_r_r79.f1;
    cpy_r_r82 = cpy_r_r80;
    cpy_r_r83 = cpy_r_r81;
    cpy_r_r84 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", "Table", "story", 91, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL69;
    }
CPyL42: ;
    cpy_r_r85 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r86 = cpy_r_r84 != cpy_r_r85;
    if (!cpy_r_r86) goto CPyL70;
    cpy_r_r87 = CPyStatics[548]; /* 'event-automa-continent' */
    cpy_r_r88 = CPyStatics[513]; /* 'EN-AUTO-13' */
    cpy_r_r89 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_continents;
    if (unlikely(cpy_r_r89 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'continents' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r89);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 92, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL71;
    }
CPyL44: ;
    cpy_r_r90 = CPySequenceTuple_GetItem(cpy_r_r89, cpy_r_r82);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 92, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL71;
    }
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 92, CPyStatic_encyclopedia___automa___choices___globals, "str", cpy_r_r90);
        goto CPyL71;
    }
    cpy_r_r92 = CPyStatics[440]; /* 'continent' */
    cpy_r_r93 = CPyStatics[546]; /* 'why' */
    cpy_r_r94 = CPyDict_Build(2, cpy_r_r92, cpy_r_r91, cpy_r_r93, cpy_r_r83);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 92, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL72;
    }
    cpy_r_r95 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r87, cpy_r_seat, cpy_r_r88, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 92, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL72;
    }
CPyL48: ;
    cpy_r_r96 = CPyList_GetItem(cpy_r_r6, cpy_r_r82);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 93, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 93, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL51;
    }
    return cpy_r_r97;
CPyL51: ;
    cpy_r_r98 = CPY_INT_TAG;
    return cpy_r_r98;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL51;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL51;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL51;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL51;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_continent_2);
    goto CPyL51;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_continent_2);
    goto CPyL19;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    goto CPyL51;
CPyL59: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r18);
    goto CPyL21;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    goto CPyL51;
CPyL61: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL38;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r50);
    goto CPyL51;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL51;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r61);
    goto CPyL51;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r61);
    goto CPyL51;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL51;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r72.f0);
    CPy_DecRef(cpy_r_r72.f1);
    goto CPyL51;
CPyL68: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL51;
CPyL69: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r83);
    goto CPyL51;
CPyL70: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r83);
    goto CPyL48;
CPyL71: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r83);
    goto CPyL51;
CPyL72: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL51;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices___choose_expedition_space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:choose_expedition_space", kwlist, 0};
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
            CPyTagged retval = CPyDef_encyclopedia___automa___choices___choose_expedition_space(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_expedition_space", 73, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__10_choose_board_die_obj", "__mypyc_env__", 108, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_board_die_env", "t", 108, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_values;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "values", 108, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_die);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 108, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 108, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 108, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__11_choose_board_die_obj", "__mypyc_env__", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_priority;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_board_die_env", "priority", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_board_die_env", "t", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r2)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "book", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_die_colour;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Book", "die_colour", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_die);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL12;
    }
    cpy_r_r7 = CPyList_GetItem(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r9 = CPyTagged_Negate(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 109, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    tuple_T6IIIIII cpy_r_r1;
    char cpy_r_r2;
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
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__12_choose_board_die_obj", "__mypyc_env__", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER;
    if (likely(cpy_r_r1.f0 != CPY_INT_TAG)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"_LOCATION_ORDER\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_board_die_env", "t", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r3);
CPyL5: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_places;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "places", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
CPyL6: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_die);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r7 = 200 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL10;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL11;
CPyL10: ;
    cpy_r_r11 = CPyTagged_IsLt_(200, cpy_r_r6);
    if (cpy_r_r11) {
        goto CPyL19;
    } else
        goto CPyL13;
CPyL11: ;
    cpy_r_r12 = (Py_ssize_t)200 < (Py_ssize_t)cpy_r_r6;
    if (cpy_r_r12) {
        goto CPyL19;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r13 = 200;
    goto CPyL14;
CPyL13: ;
    cpy_r_r13 = cpy_r_r6;
CPyL14: ;
    cpy_r_r14 = CPyStatics[549]; /* 'index' */
    CPyTagged_INCREF(cpy_r_r1.f0);
    CPyTagged_INCREF(cpy_r_r1.f1);
    CPyTagged_INCREF(cpy_r_r1.f2);
    CPyTagged_INCREF(cpy_r_r1.f3);
    CPyTagged_INCREF(cpy_r_r1.f4);
    CPyTagged_INCREF(cpy_r_r1.f5);
    cpy_r_r15 = PyTuple_New(6);
    if (unlikely(cpy_r_r15 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp351 = CPyTagged_StealAsObject(cpy_r_r1.f0);
    PyTuple_SET_ITEM(cpy_r_r15, 0, __tmp351);
    PyObject *__tmp352 = CPyTagged_StealAsObject(cpy_r_r1.f1);
    PyTuple_SET_ITEM(cpy_r_r15, 1, __tmp352);
    PyObject *__tmp353 = CPyTagged_StealAsObject(cpy_r_r1.f2);
    PyTuple_SET_ITEM(cpy_r_r15, 2, __tmp353);
    PyObject *__tmp354 = CPyTagged_StealAsObject(cpy_r_r1.f3);
    PyTuple_SET_ITEM(cpy_r_r15, 3, __tmp354);
    PyObject *__tmp355 = CPyTagged_StealAsObject(cpy_r_r1.f4);
    PyTuple_SET_ITEM(cpy_r_r15, 4, __tmp355);
    PyObject *__tmp356 = CPyTagged_StealAsObject(cpy_r_r1.f5);
    PyTuple_SET_ITEM(cpy_r_r15, 5, __tmp356);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r13);
    PyObject *cpy_r_r17[2] = {cpy_r_r15, cpy_r_r16};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_VectorcallMethod(cpy_r_r14, cpy_r_r18, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL17;
    }
    cpy_r_r21 = CPyTagged_Negate(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    return cpy_r_r21;
CPyL17: ;
    cpy_r_r22 = CPY_INT_TAG;
    return cpy_r_r22;
CPyL18: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL12;
CPyL20: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL17;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 110, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__13_choose_board_die_obj", "__mypyc_env__", 111, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "choose_board_die_env", "t", 111, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_places;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "Table", "places", 111, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_die);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 111, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 111, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyTagged_Negate(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 111, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "__get__", -1, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", "__mypyc_lambda__14_choose_board_die_obj", "__mypyc_env__", 112, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Negate(cpy_r_die);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj_____call__(arg___mypyc_self__, arg_die);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<lambda>", 112, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___automa___choices___choose_board_die(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_die;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T2OO cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T2OO cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2OO cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T2OO cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2OO cpy_r_r40;
    tuple_T5T2OOT2OOT2OOT2OOT2OO cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T2IO cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
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
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    CPyTagged cpy_r_r71;
    cpy_r_r0 = CPyDef_encyclopedia___automa___choices___choose_board_die_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 96, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 96, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 101, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "choose_board_die_env", "t", 101, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_places;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Table", "places", 101, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL45;
    }
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r8 = 0;
    cpy_r_die = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_die);
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_die = cpy_r_r8;
    cpy_r_r10 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "choose_board_die_env", "t", 101, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyDef_encyclopedia___table___Table___is_on_central_board(cpy_r_r10, cpy_r_die);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 101, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL46;
    }
    if (!cpy_r_r11) goto CPyL47;
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r13 = PyList_Append(cpy_r_r2, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 101, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL44;
    }
CPyL11: ;
    cpy_r_r15 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r15;
    goto CPyL6;
CPyL12: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) {
        goto CPyL14;
    } else
        goto CPyL48;
CPyL13: ;
    return -2;
CPyL14: ;
    cpy_r_r20 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "choose_board_die_env", "t", 104, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r20);
CPyL15: ;
    cpy_r_r21 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r20)->_players;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Table", "players", 104, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL50;
    }
CPyL16: ;
    cpy_r_r22 = CPyList_GetItemBorrow(cpy_r_r21, cpy_r_seat);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 104, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL50;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_encyclopedia___table___Player))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 104, CPyStatic_encyclopedia___automa___choices___globals, "serai.games.encyclopedia.table.Player", cpy_r_r22);
        goto CPyL50;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r23)->_priority;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Player", "priority", 104, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r24);
CPyL19: ;
    CPy_DECREF(cpy_r_r20);
    if (((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_priority != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_priority);
    }
    ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_priority = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 104, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL49;
    }
    cpy_r_r26 = CPyStatics[536]; /* 'why-highest' */
    cpy_r_r27 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_obj();
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 108, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject *)cpy_r_r27)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r28.f0 = cpy_r_r26;
    cpy_r_r28.f1 = cpy_r_r27;
    cpy_r_r29 = CPyStatics[535]; /* 'why-priority' */
    cpy_r_r30 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_obj();
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 109, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject *)cpy_r_r30)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r31.f0 = cpy_r_r29;
    cpy_r_r31.f1 = cpy_r_r30;
    cpy_r_r32 = CPyStatics[550]; /* 'why-location' */
    cpy_r_r33 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_obj();
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 110, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject *)cpy_r_r33)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r34.f0 = cpy_r_r32;
    cpy_r_r34.f1 = cpy_r_r33;
    cpy_r_r35 = CPyStatics[551]; /* 'why-space' */
    cpy_r_r36 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_obj();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 111, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject *)cpy_r_r36)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r37.f0 = cpy_r_r35;
    cpy_r_r37.f1 = cpy_r_r36;
    cpy_r_r38 = CPyStatics[540]; /* 'why-same' */
    cpy_r_r39 = CPyDef_encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_obj();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 112, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject *)cpy_r_r39)->___mypyc_env__ = cpy_r_r0;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r40.f0 = cpy_r_r38;
    cpy_r_r40.f1 = cpy_r_r39;
    cpy_r_r41.f0 = cpy_r_r28;
    cpy_r_r41.f1 = cpy_r_r31;
    cpy_r_r41.f2 = cpy_r_r34;
    cpy_r_r41.f3 = cpy_r_r37;
    cpy_r_r41.f4 = cpy_r_r40;
    cpy_r_r42 = PyTuple_New(5);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp357 = PyTuple_New(2);
    if (unlikely(__tmp357 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp358 = cpy_r_r41.f0.f0;
    PyTuple_SET_ITEM(__tmp357, 0, __tmp358);
    PyObject *__tmp359 = cpy_r_r41.f0.f1;
    PyTuple_SET_ITEM(__tmp357, 1, __tmp359);
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp357);
    PyObject *__tmp360 = PyTuple_New(2);
    if (unlikely(__tmp360 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp361 = cpy_r_r41.f1.f0;
    PyTuple_SET_ITEM(__tmp360, 0, __tmp361);
    PyObject *__tmp362 = cpy_r_r41.f1.f1;
    PyTuple_SET_ITEM(__tmp360, 1, __tmp362);
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp360);
    PyObject *__tmp363 = PyTuple_New(2);
    if (unlikely(__tmp363 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp364 = cpy_r_r41.f2.f0;
    PyTuple_SET_ITEM(__tmp363, 0, __tmp364);
    PyObject *__tmp365 = cpy_r_r41.f2.f1;
    PyTuple_SET_ITEM(__tmp363, 1, __tmp365);
    PyTuple_SET_ITEM(cpy_r_r42, 2, __tmp363);
    PyObject *__tmp366 = PyTuple_New(2);
    if (unlikely(__tmp366 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp367 = cpy_r_r41.f3.f0;
    PyTuple_SET_ITEM(__tmp366, 0, __tmp367);
    PyObject *__tmp368 = cpy_r_r41.f3.f1;
    PyTuple_SET_ITEM(__tmp366, 1, __tmp368);
    PyTuple_SET_ITEM(cpy_r_r42, 3, __tmp366);
    PyObject *__tmp369 = PyTuple_New(2);
    if (unlikely(__tmp369 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp370 = cpy_r_r41.f4.f0;
    PyTuple_SET_ITEM(__tmp369, 0, __tmp370);
    PyObject *__tmp371 = cpy_r_r41.f4.f1;
    PyTuple_SET_ITEM(__tmp369, 1, __tmp371);
    PyTuple_SET_ITEM(cpy_r_r42, 4, __tmp369);
    cpy_r_r43 = NULL;
    cpy_r_r44 = CPyDef_criteria___best(cpy_r_r2, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 105, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL43;
    }
    cpy_r_r45 = cpy_r_r44.f0;
    cpy_r_r46 = cpy_r_r44.f1;
    cpy_r_r47 = cpy_r_r45;
    cpy_r_r48 = cpy_r_r46;
    cpy_r_r49 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "choose_board_die_env", "t", 115, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r49);
CPyL27: ;
    cpy_r_r50 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r49)->_story;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Table", "story", 115, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL56;
    }
CPyL28: ;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = cpy_r_r50 != cpy_r_r51;
    CPy_DECREF(cpy_r_r49);
    if (!cpy_r_r52) goto CPyL57;
    cpy_r_r53 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "choose_board_die_env", "t", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r53);
CPyL30: ;
    cpy_r_r54 = CPyStatics[552]; /* 'event-automa-board-die' */
    cpy_r_r55 = CPyStatics[553]; /* 'EN-OPT-03' */
    cpy_r_r56 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "choose_board_die_env", "t", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r56);
CPyL31: ;
    cpy_r_r57 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r56)->_book;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Table", "book", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL59;
    }
CPyL32: ;
    cpy_r_r58 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r57)->_die_ids;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Book", "die_ids", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r58);
CPyL33: ;
    CPy_DECREF(cpy_r_r56);
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r58, cpy_r_r47);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL58;
    }
    if (likely(PyUnicode_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals, "str", cpy_r_r59);
        goto CPyL58;
    }
    cpy_r_r61 = ((serai___games___encyclopedia___automa___choices___choose_board_die_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r61 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 't' of 'choose_board_die_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r61);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL60;
    }
CPyL36: ;
    cpy_r_r62 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r61)->_values;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", "Table", "values", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL61;
    }
CPyL37: ;
    cpy_r_r63 = CPyList_GetItem(cpy_r_r62, cpy_r_r47);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r61);
    cpy_r_r65 = CPyStatics[543]; /* 'die' */
    cpy_r_r66 = CPyStatics[337]; /* 'value' */
    cpy_r_r67 = CPyStatics[546]; /* 'why' */
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r64);
    cpy_r_r69 = CPyDict_Build(3, cpy_r_r65, cpy_r_r60, cpy_r_r66, cpy_r_r68, cpy_r_r67, cpy_r_r48);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL62;
    }
    cpy_r_r70 = CPyDef_kernel___table___Table___tell(cpy_r_r53, cpy_r_r54, cpy_r_seat, cpy_r_r55, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 116, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL63;
    }
CPyL41: ;
    return cpy_r_r47;
CPyL42: ;
    cpy_r_r71 = CPY_INT_TAG;
    return cpy_r_r71;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL42;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL42;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL42;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL42;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_die);
    goto CPyL11;
CPyL48: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL13;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL42;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    goto CPyL42;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    goto CPyL42;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    goto CPyL42;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    goto CPyL42;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r34.f0);
    CPy_DecRef(cpy_r_r34.f1);
    CPy_DecRef(cpy_r_r37.f0);
    CPy_DecRef(cpy_r_r37.f1);
    goto CPyL42;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL42;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL42;
CPyL57: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r48);
    goto CPyL41;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    goto CPyL42;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    goto CPyL42;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r60);
    goto CPyL42;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r61);
    goto CPyL42;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r53);
    goto CPyL42;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL42;
}
        
        PyObject *CPyPy_encyclopedia___automa___choices___choose_board_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:choose_board_die", kwlist, 0};
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
            CPyTagged retval = CPyDef_encyclopedia___automa___choices___choose_board_die(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "choose_board_die", 96, CPyStatic_encyclopedia___automa___choices___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___automa___choices_____top_level__(void) {
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
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    void *cpy_r_r16;
    void *cpy_r_r17;
    void *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    void *cpy_r_r24;
    void *cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    void *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    PyObject **cpy_r_r48;
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
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    tuple_T6IIIIII cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 1, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 1, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 3, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 5, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 7, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 7, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 7, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 7, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5077]; /* ('display',) */
    cpy_r_r36 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 7, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    } else
        goto CPyL49;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 8, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 8, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 8, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 8, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5090]; /* ('AT_ACADEMY', 'AT_BANK', 'AT_EMBASSY', 'AT_UNIVERSITY', 'EXPERT', 'FIRST_SPACE', 'NOTHING_THERE', 'SEAT_STRIDE', 'SPENT') */
    cpy_r_r58 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 8, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    } else
        goto CPyL50;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 19, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r69 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 19, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 19, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 19, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r80 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 19, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    } else
        goto CPyL51;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___criteria;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___criteria;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 20, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___criteria;
    cpy_r_r91 = CPyExec_serai___kernel___criteria;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___criteria__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 20, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 20, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 20, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5091]; /* ('best',) */
    cpy_r_r102 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 20, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    } else
        goto CPyL52;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 21, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___message;
    cpy_r_r113 = CPyExec_serai___kernel___message;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 21, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 21, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 21, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5092]; /* ('SeatName',) */
    cpy_r_r124 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 21, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    } else
        goto CPyL53;
CPyL46: ;
    cpy_r_r126.f0 = -8;
    cpy_r_r126.f1 = -10;
    cpy_r_r126.f2 = -12;
    cpy_r_r126.f3 = -14;
    cpy_r_r126.f4 = 200;
    cpy_r_r126.f5 = -6;
    CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER = cpy_r_r126;
    CPyTagged_INCREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f0);
    CPyTagged_INCREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f1);
    CPyTagged_INCREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f2);
    CPyTagged_INCREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f3);
    CPyTagged_INCREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f4);
    CPyTagged_INCREF(CPyStatic_encyclopedia___automa___choices____LOCATION_ORDER.f5);
    cpy_r_r127 = CPyStatic_encyclopedia___automa___choices___globals;
    cpy_r_r128 = CPyStatics[557]; /* '_LOCATION_ORDER' */
    cpy_r_r129 = PyTuple_New(6);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp372 = CPyTagged_StealAsObject(cpy_r_r126.f0);
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp372);
    PyObject *__tmp373 = CPyTagged_StealAsObject(cpy_r_r126.f1);
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp373);
    PyObject *__tmp374 = CPyTagged_StealAsObject(cpy_r_r126.f2);
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp374);
    PyObject *__tmp375 = CPyTagged_StealAsObject(cpy_r_r126.f3);
    PyTuple_SET_ITEM(cpy_r_r129, 3, __tmp375);
    PyObject *__tmp376 = CPyTagged_StealAsObject(cpy_r_r126.f4);
    PyTuple_SET_ITEM(cpy_r_r129, 4, __tmp376);
    PyObject *__tmp377 = CPyTagged_StealAsObject(cpy_r_r126.f5);
    PyTuple_SET_ITEM(cpy_r_r129, 5, __tmp377);
    cpy_r_r130 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/automa/choices.py", "<module>", 23, CPyStatic_encyclopedia___automa___choices___globals);
        goto CPyL48;
    }
    return 1;
CPyL48: ;
    cpy_r_r132 = 2;
    return cpy_r_r132;
CPyL49: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL50: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL51: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL52: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL53: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
}

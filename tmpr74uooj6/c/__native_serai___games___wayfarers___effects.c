#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef wayfarers___effects___Science_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___ScienceObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___ScienceObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___Science_traverse(serai___games___wayfarers___effects___ScienceObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___ScienceObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___ScienceObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___Science_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___ScienceObject *self = (serai___games___wayfarers___effects___ScienceObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___ScienceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___ScienceObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___Science_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___ScienceObject *self = (serai___games___wayfarers___effects___ScienceObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___ScienceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___ScienceObject))));
    return 0;
}

static void
wayfarers___effects___Science_dealloc(serai___games___wayfarers___effects___ScienceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___Science_dealloc)
    CPyDef_wayfarers___effects___Science_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects_____mypyc__Science_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___Science(void);

static PyObject *
wayfarers___effects___Science_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___Science) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects_____mypyc__Science_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___Science_vtable[6];
static bool
CPyDef_wayfarers___effects___Science_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___Science_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___Science___offer__Extras_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___Science___holds,
        (CPyVTableItem)CPyDef_wayfarers___effects___Science___take__Extras_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___Science___offer,
        (CPyVTableItem)CPyDef_wayfarers___effects___Science___holds,
        (CPyVTableItem)CPyDef_wayfarers___effects___Science___take,
    };
    memcpy(wayfarers___effects___Science_vtable, wayfarers___effects___Science_vtable_scratch, sizeof(wayfarers___effects___Science_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___Science_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef wayfarers___effects___Science_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___Science_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects_____mypyc__Science_setup, METH_O, NULL},
    {"offer",
     (PyCFunction)CPyPy_wayfarers___effects___Science___offer,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("offer($self, t, me)\n--\n\n")},
    {"holds",
     (PyCFunction)CPyPy_wayfarers___effects___Science___holds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holds($self, option)\n--\n\n")},
    {"take",
     (PyCFunction)CPyPy_wayfarers___effects___Science___take,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take($self, t, me, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___Science_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Science",
    .tp_new = wayfarers___effects___Science_new,
    .tp_dealloc = (destructor)wayfarers___effects___Science_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___Science_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___Science_clear,
    .tp_getset = wayfarers___effects___Science_getseters,
    .tp_methods = wayfarers___effects___Science_methods,
    .tp_members = wayfarers___effects___Science_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___ScienceObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___ScienceObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___ScienceObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Science()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___Science_template = &CPyType_wayfarers___effects___Science_template_;

PyObject *CPyDef_wayfarers___effects_____mypyc__Science_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___ScienceObject *self;
    self = (serai___games___wayfarers___effects___ScienceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___Science_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___Science(void)
{
    PyObject *self = CPyDef_wayfarers___effects_____mypyc__Science_setup((PyObject *)CPyType_wayfarers___effects___Science);
    if (self == NULL)
        return NULL;
    return self;
}


static int
wayfarers___effects___WayfarersPerformer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef wayfarers___effects___WayfarersPerformer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___WayfarersPerformer_traverse(serai___games___wayfarers___effects___WayfarersPerformerObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_rule);
    Py_VISIT(self->_extras);
    Py_VISIT(self->_in_vain);
    Py_VISIT(self->_done);
    Py_VISIT(self->__flat);
    Py_VISIT(self->__options);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___WayfarersPerformer_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___WayfarersPerformerObject *self = (serai___games___wayfarers___effects___WayfarersPerformerObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_extras);
    Py_CLEAR(self->_in_vain);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->__flat);
    Py_CLEAR(self->__options);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___WayfarersPerformer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___WayfarersPerformerObject *self = (serai___games___wayfarers___effects___WayfarersPerformerObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_extras);
    Py_CLEAR(self->_in_vain);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->__flat);
    Py_CLEAR(self->__options);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject))));
    return 0;
}

static void
wayfarers___effects___WayfarersPerformer_dealloc(serai___games___wayfarers___effects___WayfarersPerformerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___WayfarersPerformer_dealloc)
    CPyDef_wayfarers___effects___WayfarersPerformer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects_____mypyc__WayfarersPerformer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___WayfarersPerformer(PyObject *cpy_r_vocabulary);

static PyObject *
wayfarers___effects___WayfarersPerformer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___WayfarersPerformer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects_____mypyc__WayfarersPerformer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___effects___WayfarersPerformer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___effects___WayfarersPerformer_vtable[19];
static bool
CPyDef_wayfarers___effects___WayfarersPerformer_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___WayfarersPerformer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects___WayfarersPerformer_____init__,
        (CPyVTableItem)CPyDef_perform___Performer___prepare,
        (CPyVTableItem)CPyDef_perform___Performer____prepare_part,
        (CPyVTableItem)CPyDef_perform___Performer____prepare_branch,
        (CPyVTableItem)CPyDef_perform___Performer___option,
        (CPyVTableItem)CPyDef_perform___Performer___flat,
        (CPyVTableItem)CPyDef_perform___Performer____work,
        (CPyVTableItem)CPyDef_perform___Performer___possible,
        (CPyVTableItem)CPyDef_perform___Performer___always,
        (CPyVTableItem)CPyDef_perform___Performer___binds,
        (CPyVTableItem)CPyDef_perform___Performer___after_cost,
        (CPyVTableItem)CPyDef_perform___Performer___perform,
        (CPyVTableItem)CPyDef_perform___Performer___resolve,
        (CPyVTableItem)CPyDef_perform___Performer___reason,
        (CPyVTableItem)CPyDef_perform___Performer____asks_itself,
        (CPyVTableItem)CPyDef_perform___Performer____source,
        (CPyVTableItem)CPyDef_perform___Performer____run_free,
        (CPyVTableItem)CPyDef_perform___Performer____do,
        (CPyVTableItem)CPyDef_wayfarers___effects___WayfarersPerformer_____init__,
    };
    memcpy(wayfarers___effects___WayfarersPerformer_vtable, wayfarers___effects___WayfarersPerformer_vtable_scratch, sizeof(wayfarers___effects___WayfarersPerformer_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___WayfarersPerformer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef wayfarers___effects___WayfarersPerformer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___WayfarersPerformer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects_____mypyc__WayfarersPerformer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___effects___WayfarersPerformer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, vocabulary)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___WayfarersPerformer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "WayfarersPerformer",
    .tp_new = wayfarers___effects___WayfarersPerformer_new,
    .tp_dealloc = (destructor)wayfarers___effects___WayfarersPerformer_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___WayfarersPerformer_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___WayfarersPerformer_clear,
    .tp_getset = wayfarers___effects___WayfarersPerformer_getseters,
    .tp_methods = wayfarers___effects___WayfarersPerformer_methods,
    .tp_init = wayfarers___effects___WayfarersPerformer_init,
    .tp_members = wayfarers___effects___WayfarersPerformer_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___WayfarersPerformerObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("WayfarersPerformer(vocabulary)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___WayfarersPerformer_template = &CPyType_wayfarers___effects___WayfarersPerformer_template_;

PyObject *CPyDef_wayfarers___effects_____mypyc__WayfarersPerformer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___WayfarersPerformerObject *self;
    self = (serai___games___wayfarers___effects___WayfarersPerformerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___WayfarersPerformer_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___WayfarersPerformer(PyObject *cpy_r_vocabulary)
{
    PyObject *self = CPyDef_wayfarers___effects_____mypyc__WayfarersPerformer_setup((PyObject *)CPyType_wayfarers___effects___WayfarersPerformer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___effects___WayfarersPerformer_____init__(self, cpy_r_vocabulary);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static int
wayfarers___effects___offer_Science_env_traverse(serai___games___wayfarers___effects___offer_Science_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___effects___offer_Science_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___offer_Science_envObject *self = (serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___effects___offer_Science_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___offer_Science_envObject *self = (serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___effects___offer_Science_env_dealloc(serai___games___wayfarers___effects___offer_Science_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects___offer_Science_env_free_instance == NULL) {
        wayfarers___effects___offer_Science_env_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___offer_Science_env_dealloc)
    CPyDef_wayfarers___effects___offer_Science_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects_____mypyc__offer_Science_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___offer_Science_env(void);

static PyObject *
wayfarers___effects___offer_Science_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___offer_Science_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects_____mypyc__offer_Science_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___offer_Science_env_vtable[1];
static bool
CPyDef_wayfarers___effects___offer_Science_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___offer_Science_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___effects___offer_Science_env_vtable, wayfarers___effects___offer_Science_env_vtable_scratch, sizeof(wayfarers___effects___offer_Science_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___offer_Science_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___effects___offer_Science_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects_____mypyc__offer_Science_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___offer_Science_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "offer_Science_env",
    .tp_new = wayfarers___effects___offer_Science_env_new,
    .tp_dealloc = (destructor)wayfarers___effects___offer_Science_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___offer_Science_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___offer_Science_env_clear,
    .tp_methods = wayfarers___effects___offer_Science_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___offer_Science_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("offer_Science_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___offer_Science_env_template = &CPyType_wayfarers___effects___offer_Science_env_template_;

PyObject *CPyDef_wayfarers___effects_____mypyc__offer_Science_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___offer_Science_envObject *self;
    if (wayfarers___effects___offer_Science_env_free_instance != NULL) {
        self = wayfarers___effects___offer_Science_env_free_instance;
        wayfarers___effects___offer_Science_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___offer_Science_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___offer_Science_env_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___offer_Science_env(void)
{
    PyObject *self = CPyDef_wayfarers___effects_____mypyc__offer_Science_env_setup((PyObject *)CPyType_wayfarers___effects___offer_Science_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___effects_____mypyc_lambda__0_offer_Science_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_traverse(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self = (serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self = (serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject))));
    return 0;
}

static void
wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_dealloc(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_free_instance == NULL) {
        wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_dealloc)
    CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects_____mypyc___3__mypyc_lambda__0_offer_Science_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj(void);

static PyObject *
wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects_____mypyc___3__mypyc_lambda__0_offer_Science_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_vtable[2];
static bool
CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____get__,
    };
    memcpy(wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_vtable, wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_vtable_scratch, sizeof(wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_get___3_mypyc_env__(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self, void *closure);

static PyGetSetDef wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects_____mypyc___3__mypyc_lambda__0_offer_Science_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_offer_Science_obj",
    .tp_new = wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_new,
    .tp_dealloc = (destructor)wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_clear,
    .tp_getset = wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_getseters,
    .tp_methods = wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___effects_____mypyc_lambda__0_offer_Science_obj,
    .tp_members = wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_offer_Science_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_template = &CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_template_;

PyObject *CPyDef_wayfarers___effects_____mypyc___3__mypyc_lambda__0_offer_Science_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self;
    if (wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_free_instance != NULL) {
        self = wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_free_instance;
        wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj(void)
{
    PyObject *self = CPyDef_wayfarers___effects_____mypyc___3__mypyc_lambda__0_offer_Science_obj_setup((PyObject *)CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_get___3_mypyc_env__(serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_offer_Science_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef wayfarers___effectsmodule_methods[] = {
    {"wayfarers_verbs", (PyCFunction)CPyPy_wayfarers___effects___wayfarers_verbs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("wayfarers_verbs()\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects__internal, "__name__");
    CPyStatic_wayfarers___effects___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects__internal);
    if (unlikely(CPyStatic_wayfarers___effects___globals == NULL))
        goto fail;
    CPyType_wayfarers___effects___offer_Science_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects___offer_Science_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects___offer_Science_env))
        goto fail;
    CPyDef_wayfarers___effects___offer_Science_env_trait_vtable_setup();
    CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj))
        goto fail;
    CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_trait_vtable_setup();
    char result = CPyDef_wayfarers___effects_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___effects___Science);
    Py_CLEAR(CPyType_wayfarers___effects___WayfarersPerformer);
    Py_CLEAR(CPyType_wayfarers___effects___offer_Science_env);
    Py_CLEAR(CPyType_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects__impl, &CPyImportState_serai___games___wayfarers___effects, &CPyModule_serai___games___wayfarers___effects);
}
static struct PyModuleDef wayfarers___effectsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___effectsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects(void)
{
    if (CPyModule_serai___games___wayfarers___effects__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects__internal);
        return CPyModule_serai___games___wayfarers___effects__internal;
    }
    CPyModule_serai___games___wayfarers___effects__internal = PyModule_Create(&wayfarers___effectsmodule);
    return CPyModule_serai___games___wayfarers___effects__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects__internal);
        return CPyModule_serai___games___wayfarers___effects__internal;
    }
    CPyModule_serai___games___wayfarers___effects__internal = PyModule_Create(&wayfarers___effectsmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects");
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
    Py_ssize_t is_pkg = 1;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects(CPyModule_serai___games___wayfarers___effects__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "__get__", -1, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "<lambda>", "__mypyc_lambda__0_offer_Science_obj", "__mypyc_env__", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "<lambda>", "offer_Science_env", "t", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "<lambda>", "offer_Science_env", "me", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_journal___science_obstacle(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<lambda>", 33, CPyStatic_wayfarers___effects___globals);
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
        
        PyObject *CPyPy_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<lambda>", 33, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___Science___offer(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T1O cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = CPyDef_wayfarers___effects___offer_Science_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 32, CPyStatic_wayfarers___effects___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 32, CPyStatic_wayfarers___effects___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_me);
    }
    ((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_me = cpy_r_me;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 32, CPyStatic_wayfarers___effects___globals);
        goto CPyL15;
    }
    cpy_r_r3 = ((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "offer", "offer_Science_env", "t", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r3)->_journaled;
    if (unlikely(cpy_r_r4 == 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'journaled' of 'Table' undefined");
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL15;
    }
CPyL5: ;
    if (!cpy_r_r4) goto CPyL16;
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___offer_Science_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "offer", "offer_Science_env", "t", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r5)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "offer", "Table", "book", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL17;
    }
CPyL8: ;
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r6)->_options;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/__init__.py", "offer", "Book", "options", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL17;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r7)->_science;
    CPy_INCREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r9.f0 = cpy_r_r8;
    cpy_r_r10 = CPyDef_wayfarers___effects_____mypyc_lambda__0_offer_Science_obj();
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL18;
    }
    ((serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject *)cpy_r_r10)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r11 = PyTuple_New(1);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7028 = cpy_r_r9.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7028);
    cpy_r_r12 = NULL;
    cpy_r_r13 = NULL;
    cpy_r_r14 = CPyDef_offer___Offer(cpy_r_r11, cpy_r_r10, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 33, CPyStatic_wayfarers___effects___globals);
        goto CPyL14;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL13;
CPyL12: ;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL13: ;
    return cpy_r_r15;
CPyL14: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL12;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9.f0);
    goto CPyL14;
}
        
        PyObject *CPyPy_wayfarers___effects___Science___offer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___Science))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.Science", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___Science___offer(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer", 32, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___Science___offer__Extras_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___Science___offer(cpy_r_self, cpy_r_r0, cpy_r_me);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___Science___offer__Extras_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer__Extras_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___Science))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.Science", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___Science___offer__Extras_glue(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "offer__Extras_glue", -1, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___Science___holds(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[3949]; /* 'science' */
    cpy_r_r2 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r1, 7);
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___Science___holds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:holds", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___Science))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.Science", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___Science___holds(arg_self, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "holds", 35, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___Science___take(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_journal___science(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "take", 39, CPyStatic_wayfarers___effects___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___effects___Science___take(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:take", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___Science))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.Science", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_wayfarers___effects___Science___take(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "take", 38, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___Science___take__Extras_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___Science___take(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___Science___take__Extras_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:take__Extras_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___Science))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.Science", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
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
            PyObject *retval = CPyDef_wayfarers___effects___Science___take__Extras_glue(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "take__Extras_glue", -1, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___WayfarersPerformer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_vocabulary) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyStatics[3950]; /* 'WF-TURN-03' */
    cpy_r_r1 = CPyDef_wayfarers___effects___Science();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "__init__", 46, CPyStatic_wayfarers___effects___globals);
        goto CPyL3;
    }
    cpy_r_r2 = CPyDef_perform___Performer_____init__(cpy_r_self, cpy_r_vocabulary, cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "__init__", 46, CPyStatic_wayfarers___effects___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___effects___WayfarersPerformer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"vocabulary", 0};
            PyObject *obj_vocabulary;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_vocabulary)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.WayfarersPerformer", obj_self); 
                goto fail;
            }
            PyObject *arg_vocabulary;
            if (likely(Py_TYPE(obj_vocabulary) == CPyType_option___Vocabulary))
                arg_vocabulary = obj_vocabulary;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_vocabulary); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___WayfarersPerformer_____init__(arg_self, arg_vocabulary);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "__init__", 45, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___wayfarers_verbs(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T3OOO cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T3OOO cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    CPyPtr cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
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
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    tuple_T5OOOOO cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    tuple_T3OOO cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    CPyPtr cpy_r_r110;
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
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    tuple_T5OOOOO cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyPtr cpy_r_r131;
    CPyPtr cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
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
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
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
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    tuple_T3OOO cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    CPyPtr cpy_r_r210;
    CPyPtr cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    tuple_T3OOO cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    CPyPtr cpy_r_r224;
    CPyPtr cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    cpy_r_r0 = CPyDef_kernel___effects___Verbs();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 51, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    cpy_r_r1 = CPyStatics[641]; /* 'gain' */
    cpy_r_r2 = CPyStatics[759]; /* 'resource' */
    cpy_r_r3 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r4 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r5 = PyTuple_Pack(2, cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 52, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r6 = 2;
    cpy_r_r7 = 2;
    cpy_r_r8 = CPyDef_kernel___effects___word(cpy_r_r2, cpy_r_r5, cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 52, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_kernel___effects___number(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 52, CPyStatic_wayfarers___effects___globals);
        goto CPyL146;
    }
    cpy_r_r11 = CPyDef_wayfarers___effects___resources___Gain();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 52, CPyStatic_wayfarers___effects___globals);
        goto CPyL147;
    }
    cpy_r_r12 = PyTuple_Pack(2, cpy_r_r8, cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 52, CPyStatic_wayfarers___effects___globals);
        goto CPyL148;
    }
    cpy_r_r13 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r1, cpy_r_r12, cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 52, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL149;
CPyL7: ;
    cpy_r_r14 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r15 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r16 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r16.f0 == NULL)) {
        goto CPyL150;
    } else
        goto CPyL10;
CPyL8: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r18 = cpy_r_r16.f0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r16.f1;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_r16.f2;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = PyTuple_Pack(3, cpy_r_r18, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r22 = PyList_New(3);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL151;
    }
    cpy_r_r23 = 0;
    goto CPyL14;
CPyL13: ;
    cpy_r_r24 = cpy_r_r23 < 3;
    if (!cpy_r_r24) goto CPyL152;
CPyL14: ;
    cpy_r_r25 = CPySequenceTuple_GetItemUnsafe(cpy_r_r21, cpy_r_r23);
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals, "str", cpy_r_r25);
        goto CPyL153;
    }
    cpy_r_r27 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r28 = CPyStr_Build(2, cpy_r_r27, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL153;
    }
    CPyList_SetItemUnsafe(cpy_r_r22, cpy_r_r23, cpy_r_r28);
    cpy_r_r29 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r29;
    goto CPyL13;
CPyL18: ;
    cpy_r_r30 = PyObject_GetIter(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r31 = PyList_New(2);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL154;
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    CPy_INCREF(cpy_r_r14);
    *(PyObject * *)cpy_r_r33 = cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r34 = cpy_r_r33 + 8;
    *(PyObject * *)cpy_r_r34 = cpy_r_r15;
    cpy_r_r35 = CPyList_Extend(cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL155;
    } else
        goto CPyL156;
CPyL21: ;
    cpy_r_r36 = PyList_AsTuple(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 53, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r37 = CPyStatics[399]; /* 'pay' */
    cpy_r_r38 = CPyStatics[85]; /* 'cost' */
    cpy_r_r39 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r40 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL157;
    }
    cpy_r_r42 = PyList_New(1);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL158;
    }
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    CPy_INCREF(cpy_r_r38);
    *(PyObject * *)cpy_r_r44 = cpy_r_r38;
    cpy_r_r45 = CPyList_Extend(cpy_r_r42, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL159;
    } else
        goto CPyL160;
CPyL25: ;
    cpy_r_r46 = PyList_AsTuple(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL161;
    }
    cpy_r_r47 = PyObject_CallObject(cpy_r_r41, cpy_r_r46);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r47);
        goto CPyL145;
    }
    cpy_r_r49 = CPyDef_wayfarers___effects___resources___Pay();
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL162;
    }
    cpy_r_r50 = PyTuple_Pack(1, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL163;
    }
    cpy_r_r51 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r37, cpy_r_r50, cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 54, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL164;
CPyL31: ;
    cpy_r_r52 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r53 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r54 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r54.f0 == NULL)) {
        goto CPyL165;
    } else
        goto CPyL34;
CPyL32: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r56 = CPyStatics[819]; /* 'any' */
    cpy_r_r57 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r58 = CPyStatics[597]; /* 'word' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r60 = PyList_New(1);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL166;
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r62 = *(CPyPtr *)cpy_r_r61;
    CPy_INCREF(cpy_r_r53);
    *(PyObject * *)cpy_r_r62 = cpy_r_r53;
    CPy_INCREF(cpy_r_r54.f0);
    CPy_INCREF(cpy_r_r54.f1);
    CPy_INCREF(cpy_r_r54.f2);
    cpy_r_r63 = PyTuple_New(3);
    if (unlikely(cpy_r_r63 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7029 = cpy_r_r54.f0;
    PyTuple_SET_ITEM(cpy_r_r63, 0, __tmp7029);
    PyObject *__tmp7030 = cpy_r_r54.f1;
    PyTuple_SET_ITEM(cpy_r_r63, 1, __tmp7030);
    PyObject *__tmp7031 = cpy_r_r54.f2;
    PyTuple_SET_ITEM(cpy_r_r63, 2, __tmp7031);
    cpy_r_r64 = CPyList_Extend(cpy_r_r60, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL167;
    } else
        goto CPyL168;
CPyL37: ;
    cpy_r_r65 = PyList_Append(cpy_r_r60, cpy_r_r56);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL167;
    }
    cpy_r_r67 = PyList_AsTuple(cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL166;
    }
    cpy_r_r68 = PyObject_CallObject(cpy_r_r59, cpy_r_r67);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r68);
        goto CPyL145;
    }
    cpy_r_r70 = NULL;
    cpy_r_r71 = CPyDef_kernel___effects___number(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL169;
    }
    cpy_r_r72 = CPyDef_wayfarers___effects___influence___Guild(cpy_r_r0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL170;
    }
    cpy_r_r73 = PyTuple_Pack(2, cpy_r_r69, cpy_r_r71);
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL171;
    }
    cpy_r_r74 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r52, cpy_r_r73, cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 55, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL172;
CPyL45: ;
    cpy_r_r75 = CPyStatics[3716]; /* 'influence_card' */
    cpy_r_r76 = NULL;
    cpy_r_r77 = CPyDef_kernel___effects___number(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 56, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r78 = CPyDef_wayfarers___effects___influence___InfluenceCard(cpy_r_r0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 56, CPyStatic_wayfarers___effects___globals);
        goto CPyL173;
    }
    cpy_r_r79 = PyTuple_Pack(1, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 56, CPyStatic_wayfarers___effects___globals);
        goto CPyL174;
    }
    cpy_r_r80 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r75, cpy_r_r79, cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 56, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL175;
CPyL49: ;
    cpy_r_r81 = CPyStatics[3951]; /* 'move_influence' */
    cpy_r_r82 = NULL;
    cpy_r_r83 = CPyDef_kernel___effects___number(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 57, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r84 = CPyDef_wayfarers___effects___influence___MoveInfluence(cpy_r_r0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 57, CPyStatic_wayfarers___effects___globals);
        goto CPyL176;
    }
    cpy_r_r85 = PyTuple_Pack(1, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 57, CPyStatic_wayfarers___effects___globals);
        goto CPyL177;
    }
    cpy_r_r86 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r81, cpy_r_r85, cpy_r_r84);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 57, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL178;
CPyL53: ;
    cpy_r_r87 = CPyStatics[3718]; /* 'acquire' */
    cpy_r_r88 = CPyStatics[1592]; /* 'row' */
    cpy_r_r89 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r89.f0 == NULL)) {
        goto CPyL179;
    } else
        goto CPyL56;
CPyL54: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r90 = 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r91 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r92 = CPyStatics[597]; /* 'word' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r94 = PyList_New(1);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL180;
    }
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyListObject, ob_item));
    cpy_r_r96 = *(CPyPtr *)cpy_r_r95;
    CPy_INCREF(cpy_r_r88);
    *(PyObject * *)cpy_r_r96 = cpy_r_r88;
    CPy_INCREF(cpy_r_r89.f0);
    CPy_INCREF(cpy_r_r89.f1);
    CPy_INCREF(cpy_r_r89.f2);
    CPy_INCREF(cpy_r_r89.f3);
    CPy_INCREF(cpy_r_r89.f4);
    cpy_r_r97 = PyTuple_New(5);
    if (unlikely(cpy_r_r97 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7032 = cpy_r_r89.f0;
    PyTuple_SET_ITEM(cpy_r_r97, 0, __tmp7032);
    PyObject *__tmp7033 = cpy_r_r89.f1;
    PyTuple_SET_ITEM(cpy_r_r97, 1, __tmp7033);
    PyObject *__tmp7034 = cpy_r_r89.f2;
    PyTuple_SET_ITEM(cpy_r_r97, 2, __tmp7034);
    PyObject *__tmp7035 = cpy_r_r89.f3;
    PyTuple_SET_ITEM(cpy_r_r97, 3, __tmp7035);
    PyObject *__tmp7036 = cpy_r_r89.f4;
    PyTuple_SET_ITEM(cpy_r_r97, 4, __tmp7036);
    cpy_r_r98 = CPyList_Extend(cpy_r_r94, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL181;
    } else
        goto CPyL182;
CPyL59: ;
    cpy_r_r99 = PyList_AsTuple(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL180;
    }
    cpy_r_r100 = PyObject_CallObject(cpy_r_r93, cpy_r_r99);
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r100)))
        cpy_r_r101 = cpy_r_r100;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r100);
        goto CPyL145;
    }
    cpy_r_r102 = CPyStatics[3952]; /* 'mode' */
    cpy_r_r103 = CPyStatic_acquire___MODES;
    if (unlikely(cpy_r_r103.f0 == NULL)) {
        goto CPyL183;
    } else
        goto CPyL65;
CPyL63: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"MODES\" was not set");
    cpy_r_r104 = 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL65: ;
    cpy_r_r105 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r106 = CPyStatics[597]; /* 'word' */
    cpy_r_r107 = CPyDict_GetItem(cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL184;
    }
    cpy_r_r108 = PyList_New(1);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL185;
    }
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyListObject, ob_item));
    cpy_r_r110 = *(CPyPtr *)cpy_r_r109;
    CPy_INCREF(cpy_r_r102);
    *(PyObject * *)cpy_r_r110 = cpy_r_r102;
    CPy_INCREF(cpy_r_r103.f0);
    CPy_INCREF(cpy_r_r103.f1);
    CPy_INCREF(cpy_r_r103.f2);
    cpy_r_r111 = PyTuple_New(3);
    if (unlikely(cpy_r_r111 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7037 = cpy_r_r103.f0;
    PyTuple_SET_ITEM(cpy_r_r111, 0, __tmp7037);
    PyObject *__tmp7038 = cpy_r_r103.f1;
    PyTuple_SET_ITEM(cpy_r_r111, 1, __tmp7038);
    PyObject *__tmp7039 = cpy_r_r103.f2;
    PyTuple_SET_ITEM(cpy_r_r111, 2, __tmp7039);
    cpy_r_r112 = CPyList_Extend(cpy_r_r108, cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL186;
    } else
        goto CPyL187;
CPyL68: ;
    cpy_r_r113 = CPyStatics[2756]; /* 'optional' */
    cpy_r_r114 = PyList_AsTuple(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL185;
    }
    cpy_r_r115 = 1 ? Py_True : Py_False;
    cpy_r_r116 = CPyDict_Build(1, cpy_r_r113, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL188;
    }
    cpy_r_r117 = PyObject_Call(cpy_r_r107, cpy_r_r114, cpy_r_r116);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL184;
    }
    if (likely(PyTuple_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r117);
        goto CPyL184;
    }
    cpy_r_r119 = CPyDef_acquire___Acquire();
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL189;
    }
    cpy_r_r120 = PyTuple_Pack(2, cpy_r_r101, cpy_r_r118);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL190;
    }
    cpy_r_r121 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r87, cpy_r_r120, cpy_r_r119);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 58, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL191;
CPyL75: ;
    cpy_r_r122 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r123 = CPyStatics[448]; /* 'type' */
    cpy_r_r124 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r124.f0 == NULL)) {
        goto CPyL192;
    } else
        goto CPyL78;
CPyL76: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r125 = 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r126 = CPyStatics[819]; /* 'any' */
    cpy_r_r127 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r128 = CPyStatics[597]; /* 'word' */
    cpy_r_r129 = CPyDict_GetItem(cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r130 = PyList_New(1);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL193;
    }
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r130 + offsetof(PyListObject, ob_item));
    cpy_r_r132 = *(CPyPtr *)cpy_r_r131;
    CPy_INCREF(cpy_r_r123);
    *(PyObject * *)cpy_r_r132 = cpy_r_r123;
    CPy_INCREF(cpy_r_r124.f0);
    CPy_INCREF(cpy_r_r124.f1);
    CPy_INCREF(cpy_r_r124.f2);
    CPy_INCREF(cpy_r_r124.f3);
    CPy_INCREF(cpy_r_r124.f4);
    cpy_r_r133 = PyTuple_New(5);
    if (unlikely(cpy_r_r133 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7040 = cpy_r_r124.f0;
    PyTuple_SET_ITEM(cpy_r_r133, 0, __tmp7040);
    PyObject *__tmp7041 = cpy_r_r124.f1;
    PyTuple_SET_ITEM(cpy_r_r133, 1, __tmp7041);
    PyObject *__tmp7042 = cpy_r_r124.f2;
    PyTuple_SET_ITEM(cpy_r_r133, 2, __tmp7042);
    PyObject *__tmp7043 = cpy_r_r124.f3;
    PyTuple_SET_ITEM(cpy_r_r133, 3, __tmp7043);
    PyObject *__tmp7044 = cpy_r_r124.f4;
    PyTuple_SET_ITEM(cpy_r_r133, 4, __tmp7044);
    cpy_r_r134 = CPyList_Extend(cpy_r_r130, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL194;
    } else
        goto CPyL195;
CPyL81: ;
    cpy_r_r135 = PyList_Append(cpy_r_r130, cpy_r_r126);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL194;
    }
    cpy_r_r137 = PyList_AsTuple(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL193;
    }
    cpy_r_r138 = PyObject_CallObject(cpy_r_r129, cpy_r_r137);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r138)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r138);
        goto CPyL145;
    }
    cpy_r_r140 = CPyStatics[3952]; /* 'mode' */
    cpy_r_r141 = CPyStatics[1331]; /* 'free' */
    cpy_r_r142 = PyTuple_Pack(1, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL196;
    }
    cpy_r_r143 = 2;
    cpy_r_r144 = CPyDef_kernel___effects___word(cpy_r_r140, cpy_r_r142, 1, cpy_r_r143);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL196;
    }
    cpy_r_r145 = CPyDef_upgrade___Upgrade();
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL197;
    }
    cpy_r_r146 = PyTuple_Pack(2, cpy_r_r139, cpy_r_r144);
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL198;
    }
    cpy_r_r147 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r122, cpy_r_r146, cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 59, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL199;
CPyL90: ;
    cpy_r_r148 = CPyStatics[3720]; /* 'journal' */
    cpy_r_r149 = NULL;
    cpy_r_r150 = CPyDef_kernel___effects___number(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 60, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r151 = CPyDef_journal___Journal();
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 60, CPyStatic_wayfarers___effects___globals);
        goto CPyL200;
    }
    cpy_r_r152 = PyTuple_Pack(1, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 60, CPyStatic_wayfarers___effects___globals);
        goto CPyL201;
    }
    cpy_r_r153 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r148, cpy_r_r152, cpy_r_r151);
    CPy_DECREF(cpy_r_r152);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 60, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL202;
CPyL94: ;
    cpy_r_r154 = CPyStatics[3717]; /* 'retrieve_worker' */
    cpy_r_r155 = NULL;
    cpy_r_r156 = CPyDef_kernel___effects___number(cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 61, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r157 = CPyDef_workers___RetrieveWorker(cpy_r_r0);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 61, CPyStatic_wayfarers___effects___globals);
        goto CPyL203;
    }
    cpy_r_r158 = PyTuple_Pack(1, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 61, CPyStatic_wayfarers___effects___globals);
        goto CPyL204;
    }
    cpy_r_r159 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r154, cpy_r_r158, cpy_r_r157);
    CPy_DECREF(cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 61, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL205;
CPyL98: ;
    cpy_r_r160 = CPyStatics[3953]; /* 'refresh' */
    cpy_r_r161 = NULL;
    cpy_r_r162 = CPyDef_kernel___effects___number(cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 62, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r163 = CPyDef_wayfarers___effects___dice___Refresh(cpy_r_r0);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 62, CPyStatic_wayfarers___effects___globals);
        goto CPyL206;
    }
    cpy_r_r164 = PyTuple_Pack(1, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 62, CPyStatic_wayfarers___effects___globals);
        goto CPyL207;
    }
    cpy_r_r165 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r160, cpy_r_r164, cpy_r_r163);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 62, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL208;
CPyL102: ;
    cpy_r_r166 = CPyStatics[3709]; /* 'adjust' */
    cpy_r_r167 = NULL;
    cpy_r_r168 = CPyDef_kernel___effects___number(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 63, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r169 = CPyDef_wayfarers___effects___dice___Adjust(cpy_r_r0);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 63, CPyStatic_wayfarers___effects___globals);
        goto CPyL209;
    }
    cpy_r_r170 = PyTuple_Pack(1, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 63, CPyStatic_wayfarers___effects___globals);
        goto CPyL210;
    }
    cpy_r_r171 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r166, cpy_r_r170, cpy_r_r169);
    CPy_DECREF(cpy_r_r170);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 63, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL211;
CPyL106: ;
    cpy_r_r172 = CPyStatics[3954]; /* 'new_die' */
    cpy_r_r173 = NULL;
    cpy_r_r174 = CPyDef_kernel___effects___number(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 64, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r175 = CPyDef_wayfarers___effects___dice___NewDie();
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 64, CPyStatic_wayfarers___effects___globals);
        goto CPyL212;
    }
    cpy_r_r176 = PyTuple_Pack(1, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 64, CPyStatic_wayfarers___effects___globals);
        goto CPyL213;
    }
    cpy_r_r177 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r172, cpy_r_r176, cpy_r_r175);
    CPy_DECREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 64, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL214;
CPyL110: ;
    cpy_r_r178 = CPyStatics[3955]; /* 'journal_tile' */
    cpy_r_r179 = NULL;
    cpy_r_r180 = CPyDef_kernel___effects___number(cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 65, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r181 = PyTuple_Pack(1, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 65, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r182 = NULL;
    cpy_r_r183 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r178, cpy_r_r181, cpy_r_r182);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 65, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL215;
CPyL113: ;
    cpy_r_r184 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r185 = NULL;
    cpy_r_r186 = CPyDef_kernel___effects___number(cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 66, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r187 = PyTuple_Pack(1, cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 66, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r188 = NULL;
    cpy_r_r189 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r184, cpy_r_r187, cpy_r_r188);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 66, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL216;
CPyL116: ;
    cpy_r_r190 = CPyStatics[3721]; /* 'focus' */
    cpy_r_r191 = NULL;
    cpy_r_r192 = CPyDef_kernel___effects___number(cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 67, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r193 = PyTuple_Pack(1, cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 67, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r194 = NULL;
    cpy_r_r195 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r190, cpy_r_r193, cpy_r_r194);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 67, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL217;
CPyL119: ;
    cpy_r_r196 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r197 = NULL;
    cpy_r_r198 = CPyDef_kernel___effects___number(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 68, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r199 = PyTuple_Pack(1, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 68, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r200 = NULL;
    cpy_r_r201 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r196, cpy_r_r199, cpy_r_r200);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 68, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL218;
CPyL122: ;
    cpy_r_r202 = CPyStatics[3812]; /* 'place_worker' */
    cpy_r_r203 = CPyStatics[336]; /* 'colour' */
    cpy_r_r204 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r204.f0 == NULL)) {
        goto CPyL219;
    } else
        goto CPyL125;
CPyL123: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r205 = 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r206 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r207 = CPyStatics[597]; /* 'word' */
    cpy_r_r208 = CPyDict_GetItem(cpy_r_r206, cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r209 = PyList_New(1);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL220;
    }
    cpy_r_r210 = (CPyPtr)((CPyPtr)cpy_r_r209 + offsetof(PyListObject, ob_item));
    cpy_r_r211 = *(CPyPtr *)cpy_r_r210;
    CPy_INCREF(cpy_r_r203);
    *(PyObject * *)cpy_r_r211 = cpy_r_r203;
    CPy_INCREF(cpy_r_r204.f0);
    CPy_INCREF(cpy_r_r204.f1);
    CPy_INCREF(cpy_r_r204.f2);
    cpy_r_r212 = PyTuple_New(3);
    if (unlikely(cpy_r_r212 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7045 = cpy_r_r204.f0;
    PyTuple_SET_ITEM(cpy_r_r212, 0, __tmp7045);
    PyObject *__tmp7046 = cpy_r_r204.f1;
    PyTuple_SET_ITEM(cpy_r_r212, 1, __tmp7046);
    PyObject *__tmp7047 = cpy_r_r204.f2;
    PyTuple_SET_ITEM(cpy_r_r212, 2, __tmp7047);
    cpy_r_r213 = CPyList_Extend(cpy_r_r209, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL221;
    } else
        goto CPyL222;
CPyL128: ;
    cpy_r_r214 = PyList_AsTuple(cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL220;
    }
    cpy_r_r215 = PyObject_CallObject(cpy_r_r208, cpy_r_r214);
    CPy_DECREF(cpy_r_r208);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r215)))
        cpy_r_r216 = cpy_r_r215;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r215);
        goto CPyL145;
    }
    cpy_r_r217 = CPyStatics[2914]; /* 'other' */
    cpy_r_r218 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r218.f0 == NULL)) {
        goto CPyL223;
    } else
        goto CPyL134;
CPyL132: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r219 = 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL144;
    }
    CPy_Unreachable();
CPyL134: ;
    cpy_r_r220 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r221 = CPyStatics[597]; /* 'word' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL224;
    }
    cpy_r_r223 = PyList_New(1);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL225;
    }
    cpy_r_r224 = (CPyPtr)((CPyPtr)cpy_r_r223 + offsetof(PyListObject, ob_item));
    cpy_r_r225 = *(CPyPtr *)cpy_r_r224;
    CPy_INCREF(cpy_r_r217);
    *(PyObject * *)cpy_r_r225 = cpy_r_r217;
    CPy_INCREF(cpy_r_r218.f0);
    CPy_INCREF(cpy_r_r218.f1);
    CPy_INCREF(cpy_r_r218.f2);
    cpy_r_r226 = PyTuple_New(3);
    if (unlikely(cpy_r_r226 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7048 = cpy_r_r218.f0;
    PyTuple_SET_ITEM(cpy_r_r226, 0, __tmp7048);
    PyObject *__tmp7049 = cpy_r_r218.f1;
    PyTuple_SET_ITEM(cpy_r_r226, 1, __tmp7049);
    PyObject *__tmp7050 = cpy_r_r218.f2;
    PyTuple_SET_ITEM(cpy_r_r226, 2, __tmp7050);
    cpy_r_r227 = CPyList_Extend(cpy_r_r223, cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL226;
    } else
        goto CPyL227;
CPyL137: ;
    cpy_r_r228 = CPyStatics[2756]; /* 'optional' */
    cpy_r_r229 = PyList_AsTuple(cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL225;
    }
    cpy_r_r230 = 1 ? Py_True : Py_False;
    cpy_r_r231 = CPyDict_Build(1, cpy_r_r228, cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL228;
    }
    cpy_r_r232 = PyObject_Call(cpy_r_r222, cpy_r_r229, cpy_r_r231);
    CPy_DECREF(cpy_r_r222);
    CPy_DECREF(cpy_r_r229);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL224;
    }
    if (likely(PyTuple_Check(cpy_r_r232)))
        cpy_r_r233 = cpy_r_r232;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals, "tuple", cpy_r_r232);
        goto CPyL224;
    }
    cpy_r_r234 = PyTuple_Pack(2, cpy_r_r216, cpy_r_r233);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    }
    cpy_r_r235 = NULL;
    cpy_r_r236 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r202, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 69, CPyStatic_wayfarers___effects___globals);
        goto CPyL145;
    } else
        goto CPyL229;
CPyL143: ;
    return cpy_r_r0;
CPyL144: ;
    cpy_r_r237 = NULL;
    return cpy_r_r237;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL144;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL144;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    goto CPyL144;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL144;
CPyL149: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL7;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    goto CPyL144;
CPyL152: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL18;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL144;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r30);
    goto CPyL144;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    goto CPyL144;
CPyL156: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL21;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    goto CPyL144;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    goto CPyL144;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL144;
CPyL160: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL25;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    goto CPyL144;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    goto CPyL144;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    goto CPyL144;
CPyL164: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL31;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL32;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    goto CPyL144;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL144;
CPyL168: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL37;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r69);
    goto CPyL144;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r71);
    goto CPyL144;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r72);
    goto CPyL144;
CPyL172: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL45;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r77);
    goto CPyL144;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r78);
    goto CPyL144;
CPyL175: ;
    CPy_DECREF(cpy_r_r80);
    goto CPyL49;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r83);
    goto CPyL144;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r84);
    goto CPyL144;
CPyL178: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL53;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL54;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r93);
    goto CPyL144;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r94);
    goto CPyL144;
CPyL182: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL59;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r101);
    goto CPyL63;
CPyL184: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r101);
    goto CPyL144;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r101);
    CPy_DecRef(cpy_r_r107);
    goto CPyL144;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r101);
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r108);
    goto CPyL144;
CPyL187: ;
    CPy_DECREF(cpy_r_r112);
    goto CPyL68;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r101);
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r114);
    goto CPyL144;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r101);
    CPy_DecRef(cpy_r_r118);
    goto CPyL144;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r119);
    goto CPyL144;
CPyL191: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL75;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL76;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r129);
    goto CPyL144;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    goto CPyL144;
CPyL195: ;
    CPy_DECREF(cpy_r_r134);
    goto CPyL81;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r139);
    goto CPyL144;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r144);
    goto CPyL144;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r145);
    goto CPyL144;
CPyL199: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL90;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r150);
    goto CPyL144;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r151);
    goto CPyL144;
CPyL202: ;
    CPy_DECREF(cpy_r_r153);
    goto CPyL94;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    goto CPyL144;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r157);
    goto CPyL144;
CPyL205: ;
    CPy_DECREF(cpy_r_r159);
    goto CPyL98;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r162);
    goto CPyL144;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r163);
    goto CPyL144;
CPyL208: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL102;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r168);
    goto CPyL144;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r169);
    goto CPyL144;
CPyL211: ;
    CPy_DECREF(cpy_r_r171);
    goto CPyL106;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r174);
    goto CPyL144;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r175);
    goto CPyL144;
CPyL214: ;
    CPy_DECREF(cpy_r_r177);
    goto CPyL110;
CPyL215: ;
    CPy_DECREF(cpy_r_r183);
    goto CPyL113;
CPyL216: ;
    CPy_DECREF(cpy_r_r189);
    goto CPyL116;
CPyL217: ;
    CPy_DECREF(cpy_r_r195);
    goto CPyL119;
CPyL218: ;
    CPy_DECREF(cpy_r_r201);
    goto CPyL122;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL123;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    goto CPyL144;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r209);
    goto CPyL144;
CPyL222: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL128;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r216);
    goto CPyL132;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r216);
    goto CPyL144;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r222);
    goto CPyL144;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r222);
    CPy_DecRef(cpy_r_r223);
    goto CPyL144;
CPyL227: ;
    CPy_DECREF(cpy_r_r227);
    goto CPyL137;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r222);
    CPy_DecRef(cpy_r_r229);
    goto CPyL144;
CPyL229: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL143;
}
        
        PyObject *CPyPy_wayfarers___effects___wayfarers_verbs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":wayfarers_verbs", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_wayfarers___effects___wayfarers_verbs();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "wayfarers_verbs", 49, CPyStatic_wayfarers___effects___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects_____top_level__(void) {
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
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    char cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    int32_t cpy_r_r309;
    char cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    int32_t cpy_r_r313;
    char cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    char cpy_r_r323;
    char cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    int32_t cpy_r_r335;
    char cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    int32_t cpy_r_r339;
    char cpy_r_r340;
    char cpy_r_r341;
    char cpy_r_r342;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 1, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 1, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 12, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___wayfarers___effects___acquire;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___wayfarers___effects___acquire;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 14, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___wayfarers___effects___acquire;
    cpy_r_r20 = CPyExec_serai___games___wayfarers___effects___acquire;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___acquire__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 14, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 14, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 14, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5595]; /* ('MODES', 'Acquire') */
    cpy_r_r31 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 14, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL129;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___wayfarers___effects___dice;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___wayfarers___effects___dice;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 15, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___wayfarers___effects___dice;
    cpy_r_r42 = CPyExec_serai___games___wayfarers___effects___dice;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___dice__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 15, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 15, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3703]; /* 'serai.games.wayfarers.effects.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 15, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5596]; /* ('Adjust', 'NewDie', 'Refresh') */
    cpy_r_r53 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 15, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL130;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 16, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r64 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 16, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 16, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 16, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5597]; /* ('Guild', 'InfluenceCard', 'MoveInfluence') */
    cpy_r_r75 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 16, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL131;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___wayfarers___effects___journal;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___wayfarers___effects___journal;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 17, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___wayfarers___effects___journal;
    cpy_r_r86 = CPyExec_serai___games___wayfarers___effects___journal;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___journal__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 17, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 17, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 17, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5598]; /* ('Journal', 'science', 'science_obstacle') */
    cpy_r_r97 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 17, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL132;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___wayfarers___effects___resources;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___wayfarers___effects___resources;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 18, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___wayfarers___effects___resources;
    cpy_r_r108 = CPyExec_serai___games___wayfarers___effects___resources;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___resources__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 18, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 18, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 18, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5442]; /* ('Gain', 'Pay') */
    cpy_r_r119 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 18, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL133;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___wayfarers___effects___upgrade;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___wayfarers___effects___upgrade;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[3965]; /* 'serai.games.wayfarers.effects.upgrade' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 19, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___wayfarers___effects___upgrade;
    cpy_r_r130 = CPyExec_serai___games___wayfarers___effects___upgrade;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___upgrade__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 19, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 19, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[3965]; /* 'serai.games.wayfarers.effects.upgrade' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 19, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5599]; /* ('Upgrade',) */
    cpy_r_r141 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 19, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL134;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___wayfarers___effects___workers;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___wayfarers___effects___workers;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[3966]; /* 'serai.games.wayfarers.effects.workers' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 20, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___wayfarers___effects___workers;
    cpy_r_r152 = CPyExec_serai___games___wayfarers___effects___workers;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___workers__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 20, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 20, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[3966]; /* 'serai.games.wayfarers.effects.workers' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 20, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5600]; /* ('RetrieveWorker',) */
    cpy_r_r163 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 20, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL135;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 21, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r174 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 21, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 21, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 21, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5601]; /* ('GUILDS', 'ROWS', 'TILE_TYPES', 'WORKERS') */
    cpy_r_r185 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 21, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL136;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 22, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r196 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 22, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 22, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 22, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 22, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL137;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 23, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 23, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 23, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 23, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5602]; /* ('Offer', 'Option', 'Rules', 'Vocabulary') */
    cpy_r_r229 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 23, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL138;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 24, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 24, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 24, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 24, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5603]; /* ('Verbs', 'number', 'pairs', 'word') */
    cpy_r_r251 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 24, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL139;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 25, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 25, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 25, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 25, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[5140]; /* ('Extras',) */
    cpy_r_r273 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 25, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL140;
CPyL101: ;
    cpy_r_r275 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r276 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r277 = CPyModuleLockAPI_serai;
    cpy_r_r278 = CPyImport_IsInitialized(cpy_r_r276);
    if (!cpy_r_r278) goto CPyL104;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 26, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r282 = cpy_r_r281;
    goto CPyL108;
CPyL104: ;
    cpy_r_r283 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r284 = CPyExec_serai___kernel___perform;
    cpy_r_r285 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r286 = PyImport_GetModuleDict();
    cpy_r_r287 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 26, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r289 = CPyStatics[8]; /* '__file__' */
    cpy_r_r290 = CPyObject_GetAttr(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 26, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r291 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r292 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r293 = CPyImport_ImportNative(cpy_r_r292, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r290, cpy_r_r291, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 26, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r282 = cpy_r_r293;
CPyL108: ;
    cpy_r_r294 = CPyStatics[5378]; /* ('Performer',) */
    cpy_r_r295 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r296 = CPyImport_GetNativeAttrs(cpy_r_r282, cpy_r_r294, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 26, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    } else
        goto CPyL141;
CPyL109: ;
    cpy_r_r297 = (PyObject *)CPyType_extras___Extras;
    cpy_r_r298 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r299 = PyObject_GetItem(cpy_r_r297, cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r300 = PyTuple_Pack(1, cpy_r_r299);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r301 = CPyStatics[3638]; /* 'serai.games.wayfarers.effects' */
    cpy_r_r302 = (PyObject *)CPyType_wayfarers___effects___Science_template;
    cpy_r_r303 = CPyType_FromTemplate(cpy_r_r302, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r300);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r304 = CPyDef_wayfarers___effects___Science_trait_vtable_setup();
    if (unlikely(cpy_r_r304 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL142;
    }
    cpy_r_r305 = CPyDef_wayfarers___effects___Science_coroutine_setup(cpy_r_r303);
    if (unlikely(cpy_r_r305 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL142;
    }
    cpy_r_r306 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r307 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r308 = PyTuple_Pack(1, cpy_r_r307);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL142;
    }
    cpy_r_r309 = PyObject_SetAttr(cpy_r_r303, cpy_r_r306, cpy_r_r308);
    CPy_DECREF(cpy_r_r308);
    cpy_r_r310 = cpy_r_r309 >= 0;
    if (unlikely(!cpy_r_r310)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL142;
    }
    CPyType_wayfarers___effects___Science = (PyTypeObject *)cpy_r_r303;
    CPy_INCREF(CPyType_wayfarers___effects___Science);
    cpy_r_r311 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r312 = CPyStatics[3968]; /* 'Science' */
    cpy_r_r313 = PyDict_SetItem(cpy_r_r311, cpy_r_r312, cpy_r_r303);
    cpy_r_r314 = cpy_r_r313 >= 0;
    if (unlikely(!cpy_r_r314)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL142;
    }
    cpy_r_r315 = CPy_InitSubclass(cpy_r_r303);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 29, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r316 = (PyObject *)CPyType_perform___Performer;
    cpy_r_r317 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r318 = PyObject_GetItem(cpy_r_r316, cpy_r_r317);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r319 = PyTuple_Pack(1, cpy_r_r318);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r320 = CPyStatics[3638]; /* 'serai.games.wayfarers.effects' */
    cpy_r_r321 = (PyObject *)CPyType_wayfarers___effects___WayfarersPerformer_template;
    cpy_r_r322 = CPyType_FromTemplate(cpy_r_r321, cpy_r_r319, cpy_r_r320);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    cpy_r_r323 = CPyDef_wayfarers___effects___WayfarersPerformer_trait_vtable_setup();
    if (unlikely(cpy_r_r323 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL143;
    }
    cpy_r_r324 = CPyDef_wayfarers___effects___WayfarersPerformer_coroutine_setup(cpy_r_r322);
    if (unlikely(cpy_r_r324 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL143;
    }
    cpy_r_r325 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r326 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r327 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r328 = CPyStatics[2780]; /* 'extras' */
    cpy_r_r329 = CPyStatics[2781]; /* 'in_vain' */
    cpy_r_r330 = CPyStatics[892]; /* 'done' */
    cpy_r_r331 = CPyStatics[2782]; /* '_flat' */
    cpy_r_r332 = CPyStatics[2783]; /* '_options' */
    cpy_r_r333 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r334 = PyTuple_Pack(8, cpy_r_r326, cpy_r_r327, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r331, cpy_r_r332, cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL143;
    }
    cpy_r_r335 = PyObject_SetAttr(cpy_r_r322, cpy_r_r325, cpy_r_r334);
    CPy_DECREF(cpy_r_r334);
    cpy_r_r336 = cpy_r_r335 >= 0;
    if (unlikely(!cpy_r_r336)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL143;
    }
    CPyType_wayfarers___effects___WayfarersPerformer = (PyTypeObject *)cpy_r_r322;
    CPy_INCREF(CPyType_wayfarers___effects___WayfarersPerformer);
    cpy_r_r337 = CPyStatic_wayfarers___effects___globals;
    cpy_r_r338 = CPyStatics[3639]; /* 'WayfarersPerformer' */
    cpy_r_r339 = PyDict_SetItem(cpy_r_r337, cpy_r_r338, cpy_r_r322);
    cpy_r_r340 = cpy_r_r339 >= 0;
    if (unlikely(!cpy_r_r340)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL143;
    }
    cpy_r_r341 = CPy_InitSubclass(cpy_r_r322);
    CPy_DECREF(cpy_r_r322);
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/__init__.py", "<module>", 42, CPyStatic_wayfarers___effects___globals);
        goto CPyL128;
    }
    return 1;
CPyL128: ;
    cpy_r_r342 = 2;
    return cpy_r_r342;
CPyL129: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL130: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL131: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL132: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL133: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL134: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL135: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL136: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL137: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL138: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL139: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL140: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
CPyL141: ;
    CPy_DECREF(cpy_r_r296);
    goto CPyL109;
CPyL142: ;
    CPy_DecRef(cpy_r_r303);
    goto CPyL128;
CPyL143: ;
    CPy_DecRef(cpy_r_r322);
    goto CPyL128;
}

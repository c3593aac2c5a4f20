#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef effects___cards___Take_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___cards___TakeObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___cards___TakeObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___cards___Take_traverse(serai___games___encyclopedia___effects___cards___TakeObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___cards___TakeObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___cards___TakeObject))));
    return rv;
}

static int32_t CPyDef_effects___cards___Take_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___cards___TakeObject *self = (serai___games___encyclopedia___effects___cards___TakeObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___cards___TakeObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___cards___TakeObject))));
    return 0;
}

static int32_t CPyDef_effects___cards___Take_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___cards___TakeObject *self = (serai___games___encyclopedia___effects___cards___TakeObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___cards___TakeObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___cards___TakeObject))));
    return 0;
}

static void
effects___cards___Take_dealloc(serai___games___encyclopedia___effects___cards___TakeObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, effects___cards___Take_dealloc)
    CPyDef_effects___cards___Take_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___cards_____mypyc__Take_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___cards___Take(void);

static PyObject *
effects___cards___Take_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___cards___Take) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___cards_____mypyc__Take_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___cards___Take_vtable[11];
static bool
CPyDef_effects___cards___Take_trait_vtable_setup(void)
{
    CPyVTableItem effects___cards___Take_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_effects___cards___Take___ask__Work_glue,
        (CPyVTableItem)CPyDef_effects___cards___Take_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_effects___cards___Take___ask,
        (CPyVTableItem)CPyDef_effects___cards___Take_____mypyc_defaults_setup,
    };
    memcpy(effects___cards___Take_vtable, effects___cards___Take_vtable_scratch, sizeof(effects___cards___Take_vtable));
    return 1;
}

static bool
CPyDef_effects___cards___Take_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef effects___cards___Take_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___cards___Take_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___cards_____mypyc__Take_setup, METH_O, NULL},
    {"ask",
     (PyCFunction)CPyPy_effects___cards___Take___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_effects___cards___Take_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___cards___Take_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Take",
    .tp_new = effects___cards___Take_new,
    .tp_dealloc = (destructor)effects___cards___Take_dealloc,
    .tp_traverse = (traverseproc)effects___cards___Take_traverse,
    .tp_clear = (inquiry)CPyDef_effects___cards___Take_clear,
    .tp_getset = effects___cards___Take_getseters,
    .tp_methods = effects___cards___Take_methods,
    .tp_members = effects___cards___Take_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___effects___cards___TakeObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___effects___cards___TakeObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___effects___cards___TakeObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Take()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___cards___Take_template = &CPyType_effects___cards___Take_template_;

PyObject *CPyDef_effects___cards_____mypyc__Take_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___effects___cards___TakeObject *self;
    self = (serai___games___encyclopedia___effects___cards___TakeObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___cards___Take_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_effects___cards___Take_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_effects___cards___Take(void)
{
    PyObject *self = CPyDef_effects___cards_____mypyc__Take_setup((PyObject *)CPyType_effects___cards___Take);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef effects___cards___Refill_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___cards___RefillObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___cards___RefillObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___cards___Refill_traverse(serai___games___encyclopedia___effects___cards___RefillObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___cards___RefillObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___cards___RefillObject))));
    return rv;
}

static int32_t CPyDef_effects___cards___Refill_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___cards___RefillObject *self = (serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___cards___RefillObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___cards___RefillObject))));
    return 0;
}

static int32_t CPyDef_effects___cards___Refill_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___cards___RefillObject *self = (serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___cards___RefillObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___cards___RefillObject))));
    return 0;
}

static void
effects___cards___Refill_dealloc(serai___games___encyclopedia___effects___cards___RefillObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, effects___cards___Refill_dealloc)
    CPyDef_effects___cards___Refill_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___cards_____mypyc__Refill_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___cards___Refill(void);

static PyObject *
effects___cards___Refill_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___cards___Refill) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___cards_____mypyc__Refill_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___cards___Refill_vtable[11];
static bool
CPyDef_effects___cards___Refill_trait_vtable_setup(void)
{
    CPyVTableItem effects___cards___Refill_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_effects___cards___Refill___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_effects___cards___Refill_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_effects___cards___Refill___run,
        (CPyVTableItem)CPyDef_effects___cards___Refill_____mypyc_defaults_setup,
    };
    memcpy(effects___cards___Refill_vtable, effects___cards___Refill_vtable_scratch, sizeof(effects___cards___Refill_vtable));
    return 1;
}

static bool
CPyDef_effects___cards___Refill_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___cards___Refill_get_quiet(serai___games___encyclopedia___effects___cards___RefillObject *self, void *closure);
static int
effects___cards___Refill_set_quiet(serai___games___encyclopedia___effects___cards___RefillObject *self, PyObject *value, void *closure);

static PyGetSetDef effects___cards___Refill_getseters[] = {
    {"quiet",
     (getter)effects___cards___Refill_get_quiet, (setter)effects___cards___Refill_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___cards___Refill_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___cards_____mypyc__Refill_setup, METH_O, NULL},
    {"run",
     (PyCFunction)CPyPy_effects___cards___Refill___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_effects___cards___Refill_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___cards___Refill_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Refill",
    .tp_new = effects___cards___Refill_new,
    .tp_dealloc = (destructor)effects___cards___Refill_dealloc,
    .tp_traverse = (traverseproc)effects___cards___Refill_traverse,
    .tp_clear = (inquiry)CPyDef_effects___cards___Refill_clear,
    .tp_getset = effects___cards___Refill_getseters,
    .tp_methods = effects___cards___Refill_methods,
    .tp_members = effects___cards___Refill_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___effects___cards___RefillObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___effects___cards___RefillObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___effects___cards___RefillObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Refill()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___cards___Refill_template = &CPyType_effects___cards___Refill_template_;

PyObject *CPyDef_effects___cards_____mypyc__Refill_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___effects___cards___RefillObject *self;
    self = (serai___games___encyclopedia___effects___cards___RefillObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___cards___Refill_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_effects___cards___Refill_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_effects___cards___Refill(void)
{
    PyObject *self = CPyDef_effects___cards_____mypyc__Refill_setup((PyObject *)CPyType_effects___cards___Refill);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___cards___Refill_get_quiet(serai___games___encyclopedia___effects___cards___RefillObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'Refill' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
effects___cards___Refill_set_quiet(serai___games___encyclopedia___effects___cards___RefillObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refill' object attribute 'quiet' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_quiet = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendeffects___cards___ask_Take_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___cards___ask_Take_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___cards___ask_Take_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___cards___ask_Take_gen,
};
static int
effects___cards___ask_Take_gen_traverse(serai___games___encyclopedia___effects___cards___ask_Take_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__kind));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___cards___ask_Take_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___cards___ask_Take_genObject *self = (serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__kind;
        self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
        self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0;
        self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_effects___cards___ask_Take_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___cards___ask_Take_genObject *self = (serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__kind;
        self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
        self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0;
        self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
effects___cards___ask_Take_gen_dealloc(serai___games___encyclopedia___effects___cards___ask_Take_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___cards___ask_Take_gen_free_instance == NULL) {
        effects___cards___ask_Take_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__kind;
            self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2);
        self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
            self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0;
            self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___cards___ask_Take_gen_dealloc)
    CPyDef_effects___cards___ask_Take_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___cards_____mypyc__ask_Take_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___cards___ask_Take_gen(void);

static PyObject *
effects___cards___ask_Take_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___cards___ask_Take_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___cards_____mypyc__ask_Take_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___cards___ask_Take_gen_vtable[6];
static bool
CPyDef_effects___cards___ask_Take_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___cards___ask_Take_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___cards___ask_Take_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___cards___ask_Take_gen_____next__,
        (CPyVTableItem)CPyDef_effects___cards___ask_Take_gen___send,
        (CPyVTableItem)CPyDef_effects___cards___ask_Take_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___cards___ask_Take_gen___throw,
        (CPyVTableItem)CPyDef_effects___cards___ask_Take_gen___close,
    };
    memcpy(effects___cards___ask_Take_gen_vtable, effects___cards___ask_Take_gen_vtable_scratch, sizeof(effects___cards___ask_Take_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___cards___ask_Take_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___cards___ask_Take_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___cards_____mypyc__ask_Take_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___cards___ask_Take_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___cards___ask_Take_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___cards___ask_Take_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___cards___ask_Take_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___cards___ask_Take_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___cards___ask_Take_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Take_gen",
    .tp_new = effects___cards___ask_Take_gen_new,
    .tp_dealloc = (destructor)effects___cards___ask_Take_gen_dealloc,
    .tp_traverse = (traverseproc)effects___cards___ask_Take_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___cards___ask_Take_gen_clear,
    .tp_methods = effects___cards___ask_Take_gen_methods,
    .tp_iter = CPyDef_effects___cards___ask_Take_gen_____iter__,
    .tp_iternext = CPyDef_effects___cards___ask_Take_gen_____next__,
    .tp_as_async = &effects___cards___ask_Take_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___effects___cards___ask_Take_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Take_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___cards___ask_Take_gen_template = &CPyType_effects___cards___ask_Take_gen_template_;

PyObject *CPyDef_effects___cards_____mypyc__ask_Take_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___effects___cards___ask_Take_genObject *self;
    if (effects___cards___ask_Take_gen_free_instance != NULL) {
        self = effects___cards___ask_Take_gen_free_instance;
        effects___cards___ask_Take_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___effects___cards___ask_Take_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___cards___ask_Take_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3 = -113;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___cards___ask_Take_gen(void)
{
    PyObject *self = CPyDef_effects___cards_____mypyc__ask_Take_gen_setup((PyObject *)CPyType_effects___cards___ask_Take_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef effects___cardsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___effects___cards__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___effects___cards__internal, "__name__");
    CPyStatic_effects___cards___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___effects___cards__internal);
    if (unlikely(CPyStatic_effects___cards___globals == NULL))
        goto fail;
    CPyType_effects___cards___ask_Take_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___cards___ask_Take_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___cards___ask_Take_gen))
        goto fail;
    CPyDef_effects___cards___ask_Take_gen_trait_vtable_setup();
    char result = CPyDef_effects___cards_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___effects___cards__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_effects___cards___Take);
    Py_CLEAR(CPyType_effects___cards___Refill);
    Py_CLEAR(CPyType_effects___cards___ask_Take_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___effects___cards(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___effects___cards__impl, &CPyImportState_serai___games___encyclopedia___effects___cards, &CPyModule_serai___games___encyclopedia___effects___cards);
}
static struct PyModuleDef effects___cardsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.effects.cards",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    effects___cardsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___effects___cards(void)
{
    if (CPyModule_serai___games___encyclopedia___effects___cards__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___effects___cards__internal);
        return CPyModule_serai___games___encyclopedia___effects___cards__internal;
    }
    CPyModule_serai___games___encyclopedia___effects___cards__internal = PyModule_Create(&effects___cardsmodule);
    return CPyModule_serai___games___encyclopedia___effects___cards__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___effects___cards(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___effects___cards__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___effects___cards__internal);
        return CPyModule_serai___games___encyclopedia___effects___cards__internal;
    }
    CPyModule_serai___games___encyclopedia___effects___cards__internal = PyModule_Create(&effects___cardsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___effects___cards__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.effects.cards");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___effects___cards__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___effects___cards__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___effects___cards__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___effects___cards(CPyModule_serai___games___encyclopedia___effects___cards__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___effects___cards__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.effects.cards");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___effects___cards__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___ask_Take_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    tuple_T2OO cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    tuple_T3OOO cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject **cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    tuple_T3OOO cpy_r_r142;
    PyObject **cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject **cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    CPyTagged cpy_r_r153;
    CPyTagged cpy_r_r154;
    char cpy_r_r155;
    int64_t cpy_r_r156;
    int64_t cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    int32_t cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
    char cpy_r_r171;
    CPyTagged cpy_r_r172;
    char cpy_r_r173;
    CPyTagged cpy_r_r174;
    char cpy_r_r175;
    CPyTagged cpy_r_r176;
    char cpy_r_r177;
    CPyTagged cpy_r_r178;
    char cpy_r_r179;
    CPyTagged cpy_r_r180;
    char cpy_r_r181;
    CPyTagged cpy_r_r182;
    char cpy_r_r183;
    CPyTagged cpy_r_r184;
    char cpy_r_r185;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL122;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "call", 19, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_r11)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequence_CheckUnpackCount(cpy_r_r12, 2);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 19, CPyStatic_effects___cards___globals);
        goto CPyL128;
    }
    cpy_r_r15 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, 0);
    cpy_r_r16 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, 1);
    CPy_DECREF(cpy_r_r12);
    if (PyLong_Check(cpy_r_r15))
        cpy_r_r17 = cpy_r_r15;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL670;
    if (PyUnicode_Check(cpy_r_r15))
        cpy_r_r17 = cpy_r_r15;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL670;
    if (unlikely(!(PyTuple_Check(cpy_r_r15) && PyTuple_GET_SIZE(cpy_r_r15) == 2))) {
        cpy_r_r17 = NULL;
        goto __LL671;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r15, 0))))
        cpy_r_r17 = PyTuple_GET_ITEM(cpy_r_r15, 0);
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 == NULL) goto __LL671;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 1))))
        cpy_r_r17 = PyTuple_GET_ITEM(cpy_r_r15, 1);
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 == NULL) goto __LL671;
    cpy_r_r17 = cpy_r_r15;
__LL671: ;
    if (cpy_r_r17 != NULL) goto __LL670;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 19, CPyStatic_effects___cards___globals, "union[int, str, tuple[str, int]]", cpy_r_r15);
    goto CPyL129;
__LL670: ;
    if (PyLong_Check(cpy_r_r16))
        cpy_r_r18 = cpy_r_r16;
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 != NULL) goto __LL672;
    if (PyUnicode_Check(cpy_r_r16))
        cpy_r_r18 = cpy_r_r16;
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 != NULL) goto __LL672;
    if (unlikely(!(PyTuple_Check(cpy_r_r16) && PyTuple_GET_SIZE(cpy_r_r16) == 2))) {
        cpy_r_r18 = NULL;
        goto __LL673;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r16, 0))))
        cpy_r_r18 = PyTuple_GET_ITEM(cpy_r_r16, 0);
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 == NULL) goto __LL673;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 1))))
        cpy_r_r18 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 == NULL) goto __LL673;
    cpy_r_r18 = cpy_r_r16;
__LL673: ;
    if (cpy_r_r18 != NULL) goto __LL672;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 19, CPyStatic_effects___cards___globals, "union[int, str, tuple[str, int]]", cpy_r_r16);
    goto CPyL130;
__LL672: ;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 19, CPyStatic_effects___cards___globals);
        goto CPyL130;
    }
    cpy_r_r20 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r20.f0 == NULL)) {
        goto CPyL131;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 20, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r22 = PyObject_Str(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 20, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    cpy_r_r23 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r20.f0);
    CPy_INCREF(cpy_r_r20.f1);
    cpy_r_r24 = PyTuple_New(2);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp674 = cpy_r_r20.f0;
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp674);
    PyObject *__tmp675 = cpy_r_r20.f1;
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp675);
    PyObject *cpy_r_r25[2] = {cpy_r_r24, cpy_r_r22};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r26, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 20, CPyStatic_effects___cards___globals);
        goto CPyL132;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 20, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 20, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "amount", 21, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL17: ;
    cpy_r_r31 = PyLong_Check(cpy_r_r30);
    if (cpy_r_r31) goto CPyL20;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 21, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r33 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "me", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL21: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r33 == -2;
    if (!cpy_r_r34) goto CPyL27;
    cpy_r_r35 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "t", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL23: ;
    cpy_r_r36 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "t", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL24: ;
    cpy_r_r37 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r36)->_first;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "Table", "first", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL25: ;
    cpy_r_r38 = CPyDef_encyclopedia___table___Table___clockwise(cpy_r_r35, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2 = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    } else
        goto CPyL30;
CPyL27: ;
    cpy_r_r40 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "me", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL28: ;
    cpy_r_r41 = PyList_New(1);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r40);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    *(PyObject * *)cpy_r_r44 = cpy_r_r42;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2 = cpy_r_r41;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL30: ;
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3 = 0;
    cpy_r_r46 = 1;
    if (!cpy_r_r46) goto CPyL121;
CPyL31: ;
    cpy_r_r47 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL32: ;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3;
    if (unlikely(cpy_r_r50 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL33: ;
    cpy_r_r51 = cpy_r_r50 < cpy_r_r49;
    if (!cpy_r_r51) goto CPyL116;
    cpy_r_r52 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL35: ;
    cpy_r_r53 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3;
    if (unlikely(cpy_r_r53 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL36: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r53 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    cpy_r_r61 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "amount", 23, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
CPyL39: ;
    if (likely(PyLong_Check(cpy_r_r61)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r61);
    else {
        CPy_TypeError("int", cpy_r_r61); cpy_r_r62 = CPY_INT_TAG;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 23, CPyStatic_effects___cards___globals);
        goto CPyL121;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = 0;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 23, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
    cpy_r_r65 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5", 23, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL42: ;
    CPyTagged_INCREF(cpy_r_r65);
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_r65);
    cpy_r__ = cpy_r_r66;
    CPy_DECREF(cpy_r__);
CPyL43: ;
    cpy_r_r67 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5", 23, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL44: ;
    cpy_r_r68 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0' of 'ask_Take_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r68);
    }
    cpy_r_r69 = cpy_r_r67 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (cpy_r_r70) goto CPyL46;
    cpy_r_r71 = cpy_r_r68 & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (!cpy_r_r72) goto CPyL47;
CPyL46: ;
    cpy_r_r73 = CPyTagged_IsLt_(cpy_r_r67, cpy_r_r68);
    cpy_r_r74 = cpy_r_r73;
    goto CPyL48;
CPyL47: ;
    cpy_r_r75 = (Py_ssize_t)cpy_r_r67 < (Py_ssize_t)cpy_r_r68;
    cpy_r_r74 = cpy_r_r75;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r68);
    if (!cpy_r_r74) goto CPyL134;
    cpy_r_r76 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5", 23, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL50: ;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r__ = cpy_r_r77;
    CPy_DECREF(cpy_r__);
    cpy_r_r78 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "t", 24, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL51: ;
    cpy_r_r79 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r78)->_players;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "Table", "players", 24, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL52: ;
    cpy_r_r80 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "seat", 24, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL53: ;
    cpy_r_r81 = CPyList_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 24, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_encyclopedia___table___Player))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 24, CPyStatic_effects___cards___globals, "serai.games.encyclopedia.table.Player", cpy_r_r81);
        goto CPyL133;
    }
    cpy_r_r83 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 24, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL56: ;
    if (!cpy_r_r83) goto CPyL65;
CPyL57: ;
    cpy_r_r84 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "t", 25, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL58: ;
    cpy_r_r85 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "me", 25, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL59: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r85 == -2;
    if (!cpy_r_r86) goto CPyL61;
    cpy_r_r87 = CPyStatics[812]; /* 'EN-AUTO-05' */
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = cpy_r_r87;
    goto CPyL62;
CPyL61: ;
    cpy_r_r89 = CPyStatics[510]; /* 'EN-AUTO-12' */
    CPy_INCREF(cpy_r_r89);
    cpy_r_r88 = cpy_r_r89;
CPyL62: ;
    cpy_r_r90 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "seat", 25, CPyStatic_effects___cards___globals);
        goto CPyL135;
    }
CPyL63: ;
    cpy_r_r91 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "kind", 25, CPyStatic_effects___cards___globals);
        goto CPyL135;
    }
CPyL64: ;
    cpy_r_r92 = CPyDef_encyclopedia___automa___actions___take_card(cpy_r_r84, cpy_r_r90, cpy_r_r91, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 25, CPyStatic_effects___cards___globals);
        goto CPyL133;
    } else
        goto CPyL112;
CPyL65: ;
    cpy_r_r93 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "t", 27, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL66: ;
    cpy_r_r94 = CPyStatics[813]; /* 'EN-ROUND-06' */
    cpy_r_r95 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "seat", 27, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL67: ;
    cpy_r_r96 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "kind", 27, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL68: ;
    cpy_r_r97 = CPyDef_picks___pick_card(cpy_r_r93, cpy_r_r95, cpy_r_r96, cpy_r_r94);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 27, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6 = cpy_r_r97;
    cpy_r_r98 = 1;
    if (!cpy_r_r98) goto CPyL133;
    cpy_r_r99 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = NULL;
    cpy_r_r1 = cpy_r_r101;
    cpy_r_r102 = (PyObject **)&cpy_r_r1;
    cpy_r_r103 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6;
    cpy_r_r104 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r_r103, cpy_r_r100, cpy_r_r100, cpy_r_r100, cpy_r_r99, cpy_r_r102);
    if (cpy_r_r104 != NULL) goto CPyL136;
    cpy_r_r105 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 27, CPyStatic_effects___cards___globals);
        goto CPyL137;
    }
    cpy_r_r106 = cpy_r_r1;
    CPy_DECREF(cpy_r_r106);
    cpy_r_r107 = NULL;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6 = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 27, CPyStatic_effects___cards___globals);
        goto CPyL133;
    } else
        goto CPyL89;
CPyL73: ;
    cpy_r_r109 = cpy_r_r104;
CPyL74: ;
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r109;
CPyL75: ;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = cpy_r_type != cpy_r_r111;
    if (!cpy_r_r112) goto CPyL138;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 27, CPyStatic_effects___cards___globals);
        goto CPyL79;
    } else
        goto CPyL139;
CPyL77: ;
    CPy_Unreachable();
CPyL78: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL85;
CPyL79: ;
    cpy_r_r113 = CPy_CatchError();
    cpy_r_r114 = (PyObject **)&cpy_r_r3;
    cpy_r_r115 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6;
    cpy_r_r116 = CPy_YieldFromErrorHandle(cpy_r_r115, cpy_r_r114);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 27, CPyStatic_effects___cards___globals);
        goto CPyL140;
    }
    if (cpy_r_r116) {
        goto CPyL82;
    } else
        goto CPyL141;
CPyL81: ;
    cpy_r_r109 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r113);
    CPy_DecRef(cpy_r_r113.f0);
    CPy_DecRef(cpy_r_r113.f1);
    CPy_DecRef(cpy_r_r113.f2);
    goto CPyL74;
CPyL82: ;
    cpy_r_r106 = cpy_r_r3;
    CPy_DecRef(cpy_r_r106);
    CPy_RestoreExcInfo(cpy_r_r113);
    CPy_DecRef(cpy_r_r113.f0);
    CPy_DecRef(cpy_r_r113.f1);
    CPy_DecRef(cpy_r_r113.f2);
    goto CPyL89;
CPyL83: ;
    CPy_RestoreExcInfo(cpy_r_r113);
    CPy_DecRef(cpy_r_r113.f0);
    CPy_DecRef(cpy_r_r113.f1);
    CPy_DecRef(cpy_r_r113.f2);
    cpy_r_r117 = CPy_KeepPropagating();
    if (!cpy_r_r117) goto CPyL121;
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r118 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r119 = NULL;
    cpy_r_r1 = cpy_r_r119;
    cpy_r_r120 = (PyObject **)&cpy_r_r1;
    cpy_r_r121 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6;
    cpy_r_r122 = CPyDef_picks___pick_card_gen_____mypyc_generator_helper__(cpy_r_r121, cpy_r_r118, cpy_r_r118, cpy_r_r118, cpy_r_arg, cpy_r_r120);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r122 == NULL) {
        goto CPyL87;
    } else
        goto CPyL142;
CPyL86: ;
    cpy_r_r109 = cpy_r_r122;
    goto CPyL74;
CPyL87: ;
    cpy_r_r123 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 27, CPyStatic_effects___cards___globals);
        goto CPyL137;
    }
    cpy_r_r106 = cpy_r_r1;
    CPy_DECREF(cpy_r_r106);
CPyL89: ;
    cpy_r_r124 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "t", 28, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL90: ;
    cpy_r_r125 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "seat", 28, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL91: ;
    cpy_r_r126 = CPyDef_picks___take_picks(cpy_r_r124, cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 28, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7 = cpy_r_r126;
    cpy_r_r127 = 1;
    if (!cpy_r_r127) goto CPyL133;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r130 = NULL;
    cpy_r_r5 = cpy_r_r130;
    cpy_r_r131 = (PyObject **)&cpy_r_r5;
    cpy_r_r132 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7;
    cpy_r_r133 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r132, cpy_r_r129, cpy_r_r129, cpy_r_r129, cpy_r_r128, cpy_r_r131);
    if (cpy_r_r133 != NULL) goto CPyL143;
    cpy_r_r134 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 28, CPyStatic_effects___cards___globals);
        goto CPyL144;
    }
    cpy_r_r135 = cpy_r_r5;
    CPy_DECREF(cpy_r_r135);
    cpy_r_r136 = NULL;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7 = cpy_r_r136;
    cpy_r_r137 = 1;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 28, CPyStatic_effects___cards___globals);
        goto CPyL133;
    } else
        goto CPyL112;
CPyL96: ;
    cpy_r_r138 = cpy_r_r133;
CPyL97: ;
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r138;
CPyL98: ;
    cpy_r_r140 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r141 = cpy_r_type != cpy_r_r140;
    if (!cpy_r_r141) goto CPyL145;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 28, CPyStatic_effects___cards___globals);
        goto CPyL102;
    } else
        goto CPyL146;
CPyL100: ;
    CPy_Unreachable();
CPyL101: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL108;
CPyL102: ;
    cpy_r_r142 = CPy_CatchError();
    cpy_r_r143 = (PyObject **)&cpy_r_r7;
    cpy_r_r144 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7;
    cpy_r_r145 = CPy_YieldFromErrorHandle(cpy_r_r144, cpy_r_r143);
    if (unlikely(cpy_r_r145 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 28, CPyStatic_effects___cards___globals);
        goto CPyL147;
    }
    if (cpy_r_r145) {
        goto CPyL105;
    } else
        goto CPyL148;
CPyL104: ;
    cpy_r_r138 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r142);
    CPy_DecRef(cpy_r_r142.f0);
    CPy_DecRef(cpy_r_r142.f1);
    CPy_DecRef(cpy_r_r142.f2);
    goto CPyL97;
CPyL105: ;
    cpy_r_r135 = cpy_r_r7;
    CPy_DecRef(cpy_r_r135);
    CPy_RestoreExcInfo(cpy_r_r142);
    CPy_DecRef(cpy_r_r142.f0);
    CPy_DecRef(cpy_r_r142.f1);
    CPy_DecRef(cpy_r_r142.f2);
    goto CPyL112;
CPyL106: ;
    CPy_RestoreExcInfo(cpy_r_r142);
    CPy_DecRef(cpy_r_r142.f0);
    CPy_DecRef(cpy_r_r142.f1);
    CPy_DecRef(cpy_r_r142.f2);
    cpy_r_r146 = CPy_KeepPropagating();
    if (!cpy_r_r146) goto CPyL121;
    CPy_Unreachable();
CPyL108: ;
    cpy_r_r147 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r148 = NULL;
    cpy_r_r5 = cpy_r_r148;
    cpy_r_r149 = (PyObject **)&cpy_r_r5;
    cpy_r_r150 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7;
    cpy_r_r151 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r150, cpy_r_r147, cpy_r_r147, cpy_r_r147, cpy_r_arg, cpy_r_r149);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r151 == NULL) {
        goto CPyL110;
    } else
        goto CPyL149;
CPyL109: ;
    cpy_r_r138 = cpy_r_r151;
    goto CPyL97;
CPyL110: ;
    cpy_r_r152 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 28, CPyStatic_effects___cards___globals);
        goto CPyL144;
    }
    cpy_r_r135 = cpy_r_r5;
    CPy_DECREF(cpy_r_r135);
CPyL112: ;
    cpy_r_r153 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/cards.py", "ask", "ask_Take_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5", 23, CPyStatic_effects___cards___globals);
        goto CPyL133;
    }
CPyL113: ;
    cpy_r_r154 = CPyTagged_Add(cpy_r_r153, 2);
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5 = cpy_r_r154;
    cpy_r_r155 = 1;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 23, CPyStatic_effects___cards___globals);
        goto CPyL133;
    } else
        goto CPyL43;
CPyL114: ;
    cpy_r_r156 = ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3;
    if (unlikely(cpy_r_r156 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3' of 'ask_Take_gen' undefined");
    }
    if (cpy_r_r156 == -113) goto CPyL121;
CPyL115: ;
    cpy_r_r157 = cpy_r_r156 + 1;
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3 = cpy_r_r157;
    cpy_r_r158 = 1;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 22, CPyStatic_effects___cards___globals);
        goto CPyL121;
    } else
        goto CPyL31;
CPyL116: ;
    cpy_r_r159 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r159);
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r161 = CPyDef_effects___cards___ask_Take_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL120;
    CPyGen_SetStopIterationValue(cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    if (!0) goto CPyL127;
    CPy_Unreachable();
CPyL120: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r159;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL121: ;
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r163 = CPyDef_effects___cards___ask_Take_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r164 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r164;
CPyL122: ;
    cpy_r_r165 = cpy_r_r8 == 0;
    if (cpy_r_r165) goto CPyL150;
    cpy_r_r166 = cpy_r_r8 == 1;
    if (cpy_r_r166) {
        goto CPyL151;
    } else
        goto CPyL152;
CPyL124: ;
    cpy_r_r167 = cpy_r_r8 == 2;
    if (cpy_r_r167) {
        goto CPyL98;
    } else
        goto CPyL153;
CPyL125: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r168 = 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL127;
    }
    CPy_Unreachable();
CPyL127: ;
    cpy_r_r169 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r169;
CPyL128: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL121;
CPyL129: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL121;
CPyL130: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL121;
CPyL131: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL10;
CPyL132: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL121;
CPyL133: ;
    cpy_r_r170 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r170;
    cpy_r_r171 = 1;
    goto CPyL121;
CPyL134: ;
    cpy_r_r172 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r172;
    cpy_r_r173 = 1;
    goto CPyL114;
CPyL135: ;
    cpy_r_r174 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r174;
    cpy_r_r175 = 1;
    CPy_DecRef(cpy_r_r88);
    goto CPyL121;
CPyL136: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL73;
CPyL137: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r176 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r176;
    cpy_r_r177 = 1;
    goto CPyL121;
CPyL138: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL78;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL77;
CPyL140: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r178 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r178;
    cpy_r_r179 = 1;
    goto CPyL83;
CPyL141: ;
    goto CPyL81;
CPyL142: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL86;
CPyL143: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL96;
CPyL144: ;
    CPy_XDecRef(cpy_r_r5);
    cpy_r_r180 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r180;
    cpy_r_r181 = 1;
    goto CPyL121;
CPyL145: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL101;
CPyL146: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL100;
CPyL147: ;
    CPy_XDecRef(cpy_r_r7);
    cpy_r_r182 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r182;
    cpy_r_r183 = 1;
    goto CPyL106;
CPyL148: ;
    goto CPyL104;
CPyL149: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL109;
CPyL150: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r184 = CPY_INT_TAG;
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0 = cpy_r_r184;
    cpy_r_r185 = 1;
    goto CPyL1;
CPyL151: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL75;
CPyL152: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL124;
CPyL153: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL125;
}
        
PyObject *CPyDef_effects___cards___ask_Take_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___cards___ask_Take_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___cards___ask_Take_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___ask_Take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.ask_Take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___cards___ask_Take_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "__next__", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___ask_Take_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___cards___ask_Take_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___cards___ask_Take_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___ask_Take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.ask_Take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___cards___ask_Take_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "send", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___ask_Take_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___cards___ask_Take_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___ask_Take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.ask_Take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___cards___ask_Take_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "__iter__", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___ask_Take_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___cards___ask_Take_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___cards___ask_Take_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___ask_Take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.ask_Take_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___cards___ask_Take_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "throw", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___ask_Take_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___cards___ask_Take_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp676 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp676);
    PyObject *__tmp677 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp677);
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
        
        PyObject *CPyPy_effects___cards___ask_Take_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___ask_Take_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.ask_Take_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___cards___ask_Take_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "close", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___Take___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_effects___cards___ask_Take_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL8;
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
        goto CPyL9;
    }
    ((serai___games___encyclopedia___effects___cards___ask_Take_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
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
        
        PyObject *CPyPy_effects___cards___Take___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___cards___Take))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.Take", obj_self); 
                goto fail;
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_effects___cards___Take___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask", 18, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___cards___Take___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_effects___cards___Take___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___cards___Take___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:ask__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___cards___Take))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.Take", obj_self); 
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_effects___cards___Take___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "ask__Work_glue", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
char CPyDef_effects___cards___Take_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___effects___cards___TakeObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___effects___cards___TakeObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___effects___cards___TakeObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___effects___cards___TakeObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_effects___cards___Take_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___Take))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.Take", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_effects___cards___Take_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "__mypyc_defaults_setup", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
char CPyDef_effects___cards___Refill___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T2OO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = CPyStatic_encyclopedia___names___KINDS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals);
        goto CPyL10;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals);
        goto CPyL10;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL678;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL678;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL679;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL679;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL679;
    cpy_r_r4 = cpy_r_r3;
__LL679: ;
    if (cpy_r_r4 != NULL) goto __LL678;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL10;
__LL678: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals);
        goto CPyL10;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    cpy_r_r7 = PyTuple_New(2);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp680 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp680);
    PyObject *__tmp681 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp681);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals);
        goto CPyL10;
    }
    cpy_r_r12 = CPyStatics[814]; /* 'EN-ROUND-04' */
    cpy_r_r13 = CPyDef_encyclopedia___cards___refill(cpy_r_t, cpy_r_r11, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 38, CPyStatic_effects___cards___globals);
        goto CPyL10;
    }
    return 1;
CPyL10: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
CPyL11: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_effects___cards___Refill___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___cards___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.Refill", obj_self); 
                goto fail;
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_effects___cards___Refill___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run", 37, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
char CPyDef_effects___cards___Refill___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_encyclopedia___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.encyclopedia.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_effects___cards___Refill___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___cards___Refill___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___cards___Refill))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.Refill", obj_self); 
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
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_effects___cards___Refill___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "run__Work_glue", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
char CPyDef_effects___cards___Refill_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___encyclopedia___effects___cards___RefillObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_effects___cards___Refill_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___cards___Refill))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.cards.Refill", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_effects___cards___Refill_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "__mypyc_defaults_setup", -1, CPyStatic_effects___cards___globals);
            return NULL;
        }
        
char CPyDef_effects___cards_____top_level__(void) {
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
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int32_t cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    int32_t cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    char cpy_r_r234;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 1, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 1, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_effects___cards___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 3, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___automa___actions;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___automa___actions;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 5, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___automa___actions;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___automa___actions;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___actions__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 5, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 5, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 5, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5127]; /* ('take_card',) */
    cpy_r_r31 = CPyStatic_effects___cards___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 5, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL89;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 6, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 6, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 6, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 6, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5128]; /* ('refill',) */
    cpy_r_r53 = CPyStatic_effects___cards___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 6, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL90;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 7, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 7, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 7, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 7, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5129]; /* ('EVERYBODY', 'KINDS') */
    cpy_r_r75 = CPyStatic_effects___cards___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 7, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL91;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 8, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 8, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 8, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 8, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5130]; /* ('pick_card', 'take_picks') */
    cpy_r_r97 = CPyStatic_effects___cards___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 8, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL92;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 9, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 9, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 9, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 9, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_effects___cards___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 9, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL93;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 10, CPyStatic_effects___cards___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 10, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 10, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 10, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5131]; /* ('Asking',) */
    cpy_r_r141 = CPyStatic_effects___cards___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 10, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL94;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 11, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r152 = CPyExec_serai___kernel___effects;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 11, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 11, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 11, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r163 = CPyStatic_effects___cards___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 11, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL95;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 12, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___work;
    cpy_r_r174 = CPyExec_serai___kernel___work;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 12, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 12, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 12, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r185 = CPyStatic_effects___cards___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 12, CPyStatic_effects___cards___globals);
        goto CPyL88;
    } else
        goto CPyL96;
CPyL69: ;
    cpy_r_r187 = (PyObject *)CPyType_work___Work;
    cpy_r_r188 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r189 = PyObject_GetItem(cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r190 = PyTuple_Pack(1, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r191 = CPyStatics[803]; /* 'serai.games.encyclopedia.effects.cards' */
    cpy_r_r192 = (PyObject *)CPyType_effects___cards___Take_template;
    cpy_r_r193 = CPyType_FromTemplate(cpy_r_r192, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r194 = CPyDef_effects___cards___Take_trait_vtable_setup();
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL97;
    }
    cpy_r_r195 = CPyDef_effects___cards___Take_coroutine_setup(cpy_r_r193);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL97;
    }
    cpy_r_r196 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r197 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r198 = CPyStatics[529]; /* 'must' */
    cpy_r_r199 = CPyStatics[530]; /* 'always' */
    cpy_r_r200 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r201 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r202 = PyTuple_Pack(5, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL97;
    }
    cpy_r_r203 = PyObject_SetAttr(cpy_r_r193, cpy_r_r196, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL97;
    }
    CPyType_effects___cards___Take = (PyTypeObject *)cpy_r_r193;
    CPy_INCREF(CPyType_effects___cards___Take);
    cpy_r_r205 = CPyStatic_effects___cards___globals;
    cpy_r_r206 = CPyStatics[805]; /* 'Take' */
    cpy_r_r207 = PyDict_SetItem(cpy_r_r205, cpy_r_r206, cpy_r_r193);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL97;
    }
    cpy_r_r209 = CPy_InitSubclass(cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 15, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r210 = (PyObject *)CPyType_work___Work;
    cpy_r_r211 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r212 = PyObject_GetItem(cpy_r_r210, cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r213 = PyTuple_Pack(1, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r214 = CPyStatics[803]; /* 'serai.games.encyclopedia.effects.cards' */
    cpy_r_r215 = (PyObject *)CPyType_effects___cards___Refill_template;
    cpy_r_r216 = CPyType_FromTemplate(cpy_r_r215, cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    cpy_r_r217 = CPyDef_effects___cards___Refill_trait_vtable_setup();
    if (unlikely(cpy_r_r217 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL98;
    }
    cpy_r_r218 = CPyDef_effects___cards___Refill_coroutine_setup(cpy_r_r216);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL98;
    }
    cpy_r_r219 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r220 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r221 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r222 = CPyStatics[529]; /* 'must' */
    cpy_r_r223 = CPyStatics[530]; /* 'always' */
    cpy_r_r224 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r225 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r226 = PyTuple_Pack(6, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL98;
    }
    cpy_r_r227 = PyObject_SetAttr(cpy_r_r216, cpy_r_r219, cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    cpy_r_r228 = cpy_r_r227 >= 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL98;
    }
    CPyType_effects___cards___Refill = (PyTypeObject *)cpy_r_r216;
    CPy_INCREF(CPyType_effects___cards___Refill);
    cpy_r_r229 = CPyStatic_effects___cards___globals;
    cpy_r_r230 = CPyStatics[804]; /* 'Refill' */
    cpy_r_r231 = PyDict_SetItem(cpy_r_r229, cpy_r_r230, cpy_r_r216);
    cpy_r_r232 = cpy_r_r231 >= 0;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL98;
    }
    cpy_r_r233 = CPy_InitSubclass(cpy_r_r216);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/cards.py", "<module>", 32, CPyStatic_effects___cards___globals);
        goto CPyL88;
    }
    return 1;
CPyL88: ;
    cpy_r_r234 = 2;
    return cpy_r_r234;
CPyL89: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL90: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL91: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL92: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL93: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL94: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL95: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL96: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL97: ;
    CPy_DecRef(cpy_r_r193);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_r216);
    goto CPyL88;
}

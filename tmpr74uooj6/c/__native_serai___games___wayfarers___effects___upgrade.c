#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef upgrade___Upgrade_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
upgrade___Upgrade_traverse(serai___games___wayfarers___effects___upgrade___UpgradeObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject))));
    return rv;
}

static int32_t CPyDef_upgrade___Upgrade_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___UpgradeObject *self = (serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject))));
    return 0;
}

static int32_t CPyDef_upgrade___Upgrade_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___UpgradeObject *self = (serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject))));
    return 0;
}

static void
upgrade___Upgrade_dealloc(serai___games___wayfarers___effects___upgrade___UpgradeObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, upgrade___Upgrade_dealloc)
    CPyDef_upgrade___Upgrade_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc__Upgrade_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade___Upgrade(void);

static PyObject *
upgrade___Upgrade_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade___Upgrade) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc__Upgrade_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade___Upgrade_vtable[13];
static bool
CPyDef_upgrade___Upgrade_trait_vtable_setup(void)
{
    CPyVTableItem upgrade___Upgrade_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_upgrade___Upgrade___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_upgrade___Upgrade___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_upgrade___Upgrade___ask__Work_glue,
        (CPyVTableItem)CPyDef_upgrade___Upgrade_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_upgrade___Upgrade___possible,
        (CPyVTableItem)CPyDef_upgrade___Upgrade___reason,
        (CPyVTableItem)CPyDef_upgrade___Upgrade___ask,
        (CPyVTableItem)CPyDef_upgrade___Upgrade_____mypyc_defaults_setup,
    };
    memcpy(upgrade___Upgrade_vtable, upgrade___Upgrade_vtable_scratch, sizeof(upgrade___Upgrade_vtable));
    return 1;
}

static bool
CPyDef_upgrade___Upgrade_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
upgrade___Upgrade_get_asks_itself(serai___games___wayfarers___effects___upgrade___UpgradeObject *self, void *closure);
static int
upgrade___Upgrade_set_asks_itself(serai___games___wayfarers___effects___upgrade___UpgradeObject *self, PyObject *value, void *closure);

static PyGetSetDef upgrade___Upgrade_getseters[] = {
    {"asks_itself",
     (getter)upgrade___Upgrade_get_asks_itself, (setter)upgrade___Upgrade_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef upgrade___Upgrade_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc__Upgrade_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_upgrade___Upgrade___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_upgrade___Upgrade___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_upgrade___Upgrade___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_upgrade___Upgrade_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade___Upgrade_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Upgrade",
    .tp_new = upgrade___Upgrade_new,
    .tp_dealloc = (destructor)upgrade___Upgrade_dealloc,
    .tp_traverse = (traverseproc)upgrade___Upgrade_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade___Upgrade_clear,
    .tp_getset = upgrade___Upgrade_getseters,
    .tp_methods = upgrade___Upgrade_methods,
    .tp_members = upgrade___Upgrade_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___upgrade___UpgradeObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Upgrade()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade___Upgrade_template = &CPyType_upgrade___Upgrade_template_;

PyObject *CPyDef_upgrade_____mypyc__Upgrade_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade___UpgradeObject *self;
    self = (serai___games___wayfarers___effects___upgrade___UpgradeObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade___Upgrade_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_upgrade___Upgrade_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade___Upgrade(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc__Upgrade_setup((PyObject *)CPyType_upgrade___Upgrade);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
upgrade___Upgrade_get_asks_itself(serai___games___wayfarers___effects___upgrade___UpgradeObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Upgrade' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
upgrade___Upgrade_set_asks_itself(serai___games___wayfarers___effects___upgrade___UpgradeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Upgrade' object attribute 'asks_itself' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_asks_itself = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendupgrade___ask_Upgrade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_upgrade___ask_Upgrade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods upgrade___ask_Upgrade_gen_as_async = {
    .am_send = CPyDunder_am_sendupgrade___ask_Upgrade_gen,
};
static int
upgrade___ask_Upgrade_gen_traverse(serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__kind));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__design);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_upgrade___ask_Upgrade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *self = (serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__kind;
        self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__design);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5);
    return 0;
}

static int32_t CPyDef_upgrade___ask_Upgrade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *self = (serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__kind;
        self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__design);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5);
    return 0;
}

static void
upgrade___ask_Upgrade_gen_dealloc(serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade___ask_Upgrade_gen_free_instance == NULL) {
        upgrade___ask_Upgrade_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__kind)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__kind;
            self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__free = 2;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__design);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade___ask_Upgrade_gen_dealloc)
    CPyDef_upgrade___ask_Upgrade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc__ask_Upgrade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade___ask_Upgrade_gen(void);

static PyObject *
upgrade___ask_Upgrade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade___ask_Upgrade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc__ask_Upgrade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade___ask_Upgrade_gen_vtable[6];
static bool
CPyDef_upgrade___ask_Upgrade_gen_trait_vtable_setup(void)
{
    CPyVTableItem upgrade___ask_Upgrade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade___ask_Upgrade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_upgrade___ask_Upgrade_gen_____next__,
        (CPyVTableItem)CPyDef_upgrade___ask_Upgrade_gen___send,
        (CPyVTableItem)CPyDef_upgrade___ask_Upgrade_gen_____iter__,
        (CPyVTableItem)CPyDef_upgrade___ask_Upgrade_gen___throw,
        (CPyVTableItem)CPyDef_upgrade___ask_Upgrade_gen___close,
    };
    memcpy(upgrade___ask_Upgrade_gen_vtable, upgrade___ask_Upgrade_gen_vtable_scratch, sizeof(upgrade___ask_Upgrade_gen_vtable));
    return 1;
}

static bool
CPyDef_upgrade___ask_Upgrade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef upgrade___ask_Upgrade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc__ask_Upgrade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_upgrade___ask_Upgrade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_upgrade___ask_Upgrade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_upgrade___ask_Upgrade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_upgrade___ask_Upgrade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_upgrade___ask_Upgrade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade___ask_Upgrade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Upgrade_gen",
    .tp_new = upgrade___ask_Upgrade_gen_new,
    .tp_dealloc = (destructor)upgrade___ask_Upgrade_gen_dealloc,
    .tp_traverse = (traverseproc)upgrade___ask_Upgrade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade___ask_Upgrade_gen_clear,
    .tp_methods = upgrade___ask_Upgrade_gen_methods,
    .tp_iter = CPyDef_upgrade___ask_Upgrade_gen_____iter__,
    .tp_iternext = CPyDef_upgrade___ask_Upgrade_gen_____next__,
    .tp_as_async = &upgrade___ask_Upgrade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Upgrade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade___ask_Upgrade_gen_template = &CPyType_upgrade___ask_Upgrade_gen_template_;

PyObject *CPyDef_upgrade_____mypyc__ask_Upgrade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *self;
    if (upgrade___ask_Upgrade_gen_free_instance != NULL) {
        self = upgrade___ask_Upgrade_gen_free_instance;
        upgrade___ask_Upgrade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade___ask_Upgrade_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__kind = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__free = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade___ask_Upgrade_gen(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc__ask_Upgrade_gen_setup((PyObject *)CPyType_upgrade___ask_Upgrade_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
upgrade____pay_env_traverse(serai___games___wayfarers___effects___upgrade____pay_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__kind)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__kind));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__context));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_upgrade____pay_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade____pay_envObject *self = (serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__kind)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__kind;
        self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__context;
        self->___mypyc_generator_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_upgrade____pay_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade____pay_envObject *self = (serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
upgrade____pay_env_dealloc(serai___games___wayfarers___effects___upgrade____pay_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade____pay_env_free_instance == NULL) {
        upgrade____pay_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__kind)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__kind;
            self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__context;
            self->___mypyc_generator_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__context = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade____pay_env_dealloc)
    CPyDef_upgrade____pay_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3_pay_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade____pay_env(void);

static PyObject *
upgrade____pay_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade____pay_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3_pay_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade____pay_env_vtable[1];
static bool
CPyDef_upgrade____pay_env_trait_vtable_setup(void)
{
    CPyVTableItem upgrade____pay_env_vtable_scratch[] = {
        NULL
    };
    memcpy(upgrade____pay_env_vtable, upgrade____pay_env_vtable_scratch, sizeof(upgrade____pay_env_vtable));
    return 1;
}

static bool
CPyDef_upgrade____pay_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef upgrade____pay_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3_pay_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade____pay_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_pay_env",
    .tp_new = upgrade____pay_env_new,
    .tp_dealloc = (destructor)upgrade____pay_env_dealloc,
    .tp_traverse = (traverseproc)upgrade____pay_env_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade____pay_env_clear,
    .tp_methods = upgrade____pay_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade____pay_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_pay_env()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade____pay_env_template = &CPyType_upgrade____pay_env_template_;

PyObject *CPyDef_upgrade_____mypyc___3_pay_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade____pay_envObject *self;
    if (upgrade____pay_env_free_instance != NULL) {
        self = upgrade____pay_env_free_instance;
        upgrade____pay_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade____pay_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade____pay_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__kind = CPY_INT_TAG;
    self->___mypyc_generator_attribute__context = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade____pay_env(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3_pay_env_setup((PyObject *)CPyType_upgrade____pay_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendupgrade____pay_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods upgrade____pay_gen_as_async = {
    .am_send = CPyDunder_am_sendupgrade____pay_gen,
};
static int
upgrade____pay_gen_traverse(serai___games___wayfarers___effects___upgrade____pay_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_upgrade____pay_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade____pay_genObject *self = (serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    return 0;
}

static int32_t CPyDef_upgrade____pay_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade____pay_genObject *self = (serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    return 0;
}

static void
upgrade____pay_gen_dealloc(serai___games___wayfarers___effects___upgrade____pay_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade____pay_gen_free_instance == NULL) {
        upgrade____pay_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade____pay_gen_dealloc)
    CPyDef_upgrade____pay_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3_pay_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade____pay_gen(void);

static PyObject *
upgrade____pay_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade____pay_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3_pay_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade____pay_gen_vtable[6];
static bool
CPyDef_upgrade____pay_gen_trait_vtable_setup(void)
{
    CPyVTableItem upgrade____pay_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade____pay_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_upgrade____pay_gen_____next__,
        (CPyVTableItem)CPyDef_upgrade____pay_gen___send,
        (CPyVTableItem)CPyDef_upgrade____pay_gen_____iter__,
        (CPyVTableItem)CPyDef_upgrade____pay_gen___throw,
        (CPyVTableItem)CPyDef_upgrade____pay_gen___close,
    };
    memcpy(upgrade____pay_gen_vtable, upgrade____pay_gen_vtable_scratch, sizeof(upgrade____pay_gen_vtable));
    return 1;
}

static bool
CPyDef_upgrade____pay_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef upgrade____pay_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3_pay_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_upgrade____pay_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_upgrade____pay_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_upgrade____pay_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_upgrade____pay_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_upgrade____pay_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade____pay_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_pay_gen",
    .tp_new = upgrade____pay_gen_new,
    .tp_dealloc = (destructor)upgrade____pay_gen_dealloc,
    .tp_traverse = (traverseproc)upgrade____pay_gen_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade____pay_gen_clear,
    .tp_methods = upgrade____pay_gen_methods,
    .tp_iter = CPyDef_upgrade____pay_gen_____iter__,
    .tp_iternext = CPyDef_upgrade____pay_gen_____next__,
    .tp_as_async = &upgrade____pay_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade____pay_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_pay_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade____pay_gen_template = &CPyType_upgrade____pay_gen_template_;

PyObject *CPyDef_upgrade_____mypyc___3_pay_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade____pay_genObject *self;
    if (upgrade____pay_gen_free_instance != NULL) {
        self = upgrade____pay_gen_free_instance;
        upgrade____pay_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade____pay_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade____pay_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade____pay_gen(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3_pay_gen_setup((PyObject *)CPyType_upgrade____pay_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__upgrade_____mypyc_lambda__0__pay_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____get__(self, instance, owner);
}
PyMemberDef upgrade_____mypyc_lambda__0__pay_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
upgrade_____mypyc_lambda__0__pay_obj_traverse(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject))));
    return rv;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__0__pay_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject))));
    return 0;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__0__pay_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject))));
    return 0;
}

static void
upgrade_____mypyc_lambda__0__pay_obj_dealloc(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade_____mypyc_lambda__0__pay_obj_free_instance == NULL) {
        upgrade_____mypyc_lambda__0__pay_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade_____mypyc_lambda__0__pay_obj_dealloc)
    CPyDef_upgrade_____mypyc_lambda__0__pay_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__0__pay_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade_____mypyc_lambda__0__pay_obj(void);

static PyObject *
upgrade_____mypyc_lambda__0__pay_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade_____mypyc_lambda__0__pay_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__0__pay_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade_____mypyc_lambda__0__pay_obj_vtable[2];
static bool
CPyDef_upgrade_____mypyc_lambda__0__pay_obj_trait_vtable_setup(void)
{
    CPyVTableItem upgrade_____mypyc_lambda__0__pay_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____call__,
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____get__,
    };
    memcpy(upgrade_____mypyc_lambda__0__pay_obj_vtable, upgrade_____mypyc_lambda__0__pay_obj_vtable_scratch, sizeof(upgrade_____mypyc_lambda__0__pay_obj_vtable));
    return 1;
}

static bool
CPyDef_upgrade_____mypyc_lambda__0__pay_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
upgrade_____mypyc_lambda__0__pay_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self, void *closure);

static PyGetSetDef upgrade_____mypyc_lambda__0__pay_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)upgrade_____mypyc_lambda__0__pay_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef upgrade_____mypyc_lambda__0__pay_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3__mypyc_lambda__0__pay_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__0__pay_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__0__pay_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade_____mypyc_lambda__0__pay_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__pay_obj",
    .tp_new = upgrade_____mypyc_lambda__0__pay_obj_new,
    .tp_dealloc = (destructor)upgrade_____mypyc_lambda__0__pay_obj_dealloc,
    .tp_traverse = (traverseproc)upgrade_____mypyc_lambda__0__pay_obj_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade_____mypyc_lambda__0__pay_obj_clear,
    .tp_getset = upgrade_____mypyc_lambda__0__pay_obj_getseters,
    .tp_methods = upgrade_____mypyc_lambda__0__pay_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__upgrade_____mypyc_lambda__0__pay_obj,
    .tp_members = upgrade_____mypyc_lambda__0__pay_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__pay_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade_____mypyc_lambda__0__pay_obj_template = &CPyType_upgrade_____mypyc_lambda__0__pay_obj_template_;

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__0__pay_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self;
    if (upgrade_____mypyc_lambda__0__pay_obj_free_instance != NULL) {
        self = upgrade_____mypyc_lambda__0__pay_obj_free_instance;
        upgrade_____mypyc_lambda__0__pay_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade_____mypyc_lambda__0__pay_obj_vtable;
    self->vectorcall = CPyPy_upgrade_____mypyc_lambda__0__pay_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade_____mypyc_lambda__0__pay_obj(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__0__pay_obj_setup((PyObject *)CPyType_upgrade_____mypyc_lambda__0__pay_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
upgrade_____mypyc_lambda__0__pay_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__pay_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__upgrade_____mypyc_lambda__1__pay_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____get__(self, instance, owner);
}
PyMemberDef upgrade_____mypyc_lambda__1__pay_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
upgrade_____mypyc_lambda__1__pay_obj_traverse(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject))));
    return rv;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__1__pay_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject))));
    return 0;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__1__pay_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject))));
    return 0;
}

static void
upgrade_____mypyc_lambda__1__pay_obj_dealloc(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade_____mypyc_lambda__1__pay_obj_free_instance == NULL) {
        upgrade_____mypyc_lambda__1__pay_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade_____mypyc_lambda__1__pay_obj_dealloc)
    CPyDef_upgrade_____mypyc_lambda__1__pay_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__1__pay_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade_____mypyc_lambda__1__pay_obj(void);

static PyObject *
upgrade_____mypyc_lambda__1__pay_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade_____mypyc_lambda__1__pay_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__1__pay_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade_____mypyc_lambda__1__pay_obj_vtable[2];
static bool
CPyDef_upgrade_____mypyc_lambda__1__pay_obj_trait_vtable_setup(void)
{
    CPyVTableItem upgrade_____mypyc_lambda__1__pay_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____call__,
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____get__,
    };
    memcpy(upgrade_____mypyc_lambda__1__pay_obj_vtable, upgrade_____mypyc_lambda__1__pay_obj_vtable_scratch, sizeof(upgrade_____mypyc_lambda__1__pay_obj_vtable));
    return 1;
}

static bool
CPyDef_upgrade_____mypyc_lambda__1__pay_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
upgrade_____mypyc_lambda__1__pay_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self, void *closure);

static PyGetSetDef upgrade_____mypyc_lambda__1__pay_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)upgrade_____mypyc_lambda__1__pay_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef upgrade_____mypyc_lambda__1__pay_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3__mypyc_lambda__1__pay_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__1__pay_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__1__pay_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade_____mypyc_lambda__1__pay_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__pay_obj",
    .tp_new = upgrade_____mypyc_lambda__1__pay_obj_new,
    .tp_dealloc = (destructor)upgrade_____mypyc_lambda__1__pay_obj_dealloc,
    .tp_traverse = (traverseproc)upgrade_____mypyc_lambda__1__pay_obj_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade_____mypyc_lambda__1__pay_obj_clear,
    .tp_getset = upgrade_____mypyc_lambda__1__pay_obj_getseters,
    .tp_methods = upgrade_____mypyc_lambda__1__pay_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__upgrade_____mypyc_lambda__1__pay_obj,
    .tp_members = upgrade_____mypyc_lambda__1__pay_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__pay_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade_____mypyc_lambda__1__pay_obj_template = &CPyType_upgrade_____mypyc_lambda__1__pay_obj_template_;

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__1__pay_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self;
    if (upgrade_____mypyc_lambda__1__pay_obj_free_instance != NULL) {
        self = upgrade_____mypyc_lambda__1__pay_obj_free_instance;
        upgrade_____mypyc_lambda__1__pay_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade_____mypyc_lambda__1__pay_obj_vtable;
    self->vectorcall = CPyPy_upgrade_____mypyc_lambda__1__pay_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade_____mypyc_lambda__1__pay_obj(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__1__pay_obj_setup((PyObject *)CPyType_upgrade_____mypyc_lambda__1__pay_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
upgrade_____mypyc_lambda__1__pay_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__pay_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
upgrade___place_tile_env_traverse(serai___games___wayfarers___effects___upgrade___place_tile_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__design)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__design));
    }
    Py_VISIT(self->___mypyc_generator_attribute__faces);
    Py_VISIT(self->___mypyc_generator_attribute__fits);
    Py_VISIT(self->___mypyc_generator_attribute__player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_upgrade___place_tile_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___place_tile_envObject *self = (serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__design)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__design;
        self->___mypyc_generator_attribute__design = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__faces);
    Py_CLEAR(self->___mypyc_generator_attribute__fits);
    Py_CLEAR(self->___mypyc_generator_attribute__player);
    return 0;
}

static int32_t CPyDef_upgrade___place_tile_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___place_tile_envObject *self = (serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
upgrade___place_tile_env_dealloc(serai___games___wayfarers___effects___upgrade___place_tile_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade___place_tile_env_free_instance == NULL) {
        upgrade___place_tile_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__design)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__design;
            self->___mypyc_generator_attribute__design = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__design = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__faces);
        Py_CLEAR(self->___mypyc_generator_attribute__fits);
        Py_CLEAR(self->___mypyc_generator_attribute__player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade___place_tile_env_dealloc)
    CPyDef_upgrade___place_tile_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc__place_tile_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade___place_tile_env(void);

static PyObject *
upgrade___place_tile_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade___place_tile_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc__place_tile_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade___place_tile_env_vtable[1];
static bool
CPyDef_upgrade___place_tile_env_trait_vtable_setup(void)
{
    CPyVTableItem upgrade___place_tile_env_vtable_scratch[] = {
        NULL
    };
    memcpy(upgrade___place_tile_env_vtable, upgrade___place_tile_env_vtable_scratch, sizeof(upgrade___place_tile_env_vtable));
    return 1;
}

static bool
CPyDef_upgrade___place_tile_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef upgrade___place_tile_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc__place_tile_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade___place_tile_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_tile_env",
    .tp_new = upgrade___place_tile_env_new,
    .tp_dealloc = (destructor)upgrade___place_tile_env_dealloc,
    .tp_traverse = (traverseproc)upgrade___place_tile_env_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade___place_tile_env_clear,
    .tp_methods = upgrade___place_tile_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade___place_tile_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_tile_env()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade___place_tile_env_template = &CPyType_upgrade___place_tile_env_template_;

PyObject *CPyDef_upgrade_____mypyc__place_tile_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade___place_tile_envObject *self;
    if (upgrade___place_tile_env_free_instance != NULL) {
        self = upgrade___place_tile_env_free_instance;
        upgrade___place_tile_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade___place_tile_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade___place_tile_env_vtable;
    self->___mypyc_generator_attribute__design = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade___place_tile_env(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc__place_tile_env_setup((PyObject *)CPyType_upgrade___place_tile_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendupgrade___place_tile_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods upgrade___place_tile_gen_as_async = {
    .am_send = CPyDunder_am_sendupgrade___place_tile_gen,
};
static int
upgrade___place_tile_gen_traverse(serai___games___wayfarers___effects___upgrade___place_tile_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_generator_frame_attribute__tile);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_upgrade___place_tile_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___place_tile_genObject *self = (serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__tile);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2);
    return 0;
}

static int32_t CPyDef_upgrade___place_tile_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade___place_tile_genObject *self = (serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__tile);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2);
    return 0;
}

static void
upgrade___place_tile_gen_dealloc(serai___games___wayfarers___effects___upgrade___place_tile_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade___place_tile_gen_free_instance == NULL) {
        upgrade___place_tile_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__tile);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade___place_tile_gen_dealloc)
    CPyDef_upgrade___place_tile_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc__place_tile_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade___place_tile_gen(void);

static PyObject *
upgrade___place_tile_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade___place_tile_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc__place_tile_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade___place_tile_gen_vtable[6];
static bool
CPyDef_upgrade___place_tile_gen_trait_vtable_setup(void)
{
    CPyVTableItem upgrade___place_tile_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_upgrade___place_tile_gen_____next__,
        (CPyVTableItem)CPyDef_upgrade___place_tile_gen___send,
        (CPyVTableItem)CPyDef_upgrade___place_tile_gen_____iter__,
        (CPyVTableItem)CPyDef_upgrade___place_tile_gen___throw,
        (CPyVTableItem)CPyDef_upgrade___place_tile_gen___close,
    };
    memcpy(upgrade___place_tile_gen_vtable, upgrade___place_tile_gen_vtable_scratch, sizeof(upgrade___place_tile_gen_vtable));
    return 1;
}

static bool
CPyDef_upgrade___place_tile_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef upgrade___place_tile_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc__place_tile_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_upgrade___place_tile_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_upgrade___place_tile_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_upgrade___place_tile_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_upgrade___place_tile_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_upgrade___place_tile_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade___place_tile_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_tile_gen",
    .tp_new = upgrade___place_tile_gen_new,
    .tp_dealloc = (destructor)upgrade___place_tile_gen_dealloc,
    .tp_traverse = (traverseproc)upgrade___place_tile_gen_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade___place_tile_gen_clear,
    .tp_methods = upgrade___place_tile_gen_methods,
    .tp_iter = CPyDef_upgrade___place_tile_gen_____iter__,
    .tp_iternext = CPyDef_upgrade___place_tile_gen_____next__,
    .tp_as_async = &upgrade___place_tile_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade___place_tile_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_tile_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade___place_tile_gen_template = &CPyType_upgrade___place_tile_gen_template_;

PyObject *CPyDef_upgrade_____mypyc__place_tile_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade___place_tile_genObject *self;
    if (upgrade___place_tile_gen_free_instance != NULL) {
        self = upgrade___place_tile_gen_free_instance;
        upgrade___place_tile_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade___place_tile_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade___place_tile_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade___place_tile_gen(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc__place_tile_gen_setup((PyObject *)CPyType_upgrade___place_tile_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__upgrade_____mypyc_lambda__2_place_tile_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____get__(self, instance, owner);
}
PyMemberDef upgrade_____mypyc_lambda__2_place_tile_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
upgrade_____mypyc_lambda__2_place_tile_obj_traverse(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject))));
    return rv;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject))));
    return 0;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject))));
    return 0;
}

static void
upgrade_____mypyc_lambda__2_place_tile_obj_dealloc(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade_____mypyc_lambda__2_place_tile_obj_free_instance == NULL) {
        upgrade_____mypyc_lambda__2_place_tile_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade_____mypyc_lambda__2_place_tile_obj_dealloc)
    CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__2_place_tile_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj(void);

static PyObject *
upgrade_____mypyc_lambda__2_place_tile_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade_____mypyc_lambda__2_place_tile_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__2_place_tile_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade_____mypyc_lambda__2_place_tile_obj_vtable[2];
static bool
CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_trait_vtable_setup(void)
{
    CPyVTableItem upgrade_____mypyc_lambda__2_place_tile_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____call__,
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____get__,
    };
    memcpy(upgrade_____mypyc_lambda__2_place_tile_obj_vtable, upgrade_____mypyc_lambda__2_place_tile_obj_vtable_scratch, sizeof(upgrade_____mypyc_lambda__2_place_tile_obj_vtable));
    return 1;
}

static bool
CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
upgrade_____mypyc_lambda__2_place_tile_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self, void *closure);

static PyGetSetDef upgrade_____mypyc_lambda__2_place_tile_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)upgrade_____mypyc_lambda__2_place_tile_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef upgrade_____mypyc_lambda__2_place_tile_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3__mypyc_lambda__2_place_tile_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__2_place_tile_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__2_place_tile_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade_____mypyc_lambda__2_place_tile_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_place_tile_obj",
    .tp_new = upgrade_____mypyc_lambda__2_place_tile_obj_new,
    .tp_dealloc = (destructor)upgrade_____mypyc_lambda__2_place_tile_obj_dealloc,
    .tp_traverse = (traverseproc)upgrade_____mypyc_lambda__2_place_tile_obj_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_clear,
    .tp_getset = upgrade_____mypyc_lambda__2_place_tile_obj_getseters,
    .tp_methods = upgrade_____mypyc_lambda__2_place_tile_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__upgrade_____mypyc_lambda__2_place_tile_obj,
    .tp_members = upgrade_____mypyc_lambda__2_place_tile_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_place_tile_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade_____mypyc_lambda__2_place_tile_obj_template = &CPyType_upgrade_____mypyc_lambda__2_place_tile_obj_template_;

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__2_place_tile_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self;
    if (upgrade_____mypyc_lambda__2_place_tile_obj_free_instance != NULL) {
        self = upgrade_____mypyc_lambda__2_place_tile_obj_free_instance;
        upgrade_____mypyc_lambda__2_place_tile_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade_____mypyc_lambda__2_place_tile_obj_vtable;
    self->vectorcall = CPyPy_upgrade_____mypyc_lambda__2_place_tile_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__2_place_tile_obj_setup((PyObject *)CPyType_upgrade_____mypyc_lambda__2_place_tile_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
upgrade_____mypyc_lambda__2_place_tile_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_place_tile_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__upgrade_____mypyc_lambda__3_place_tile_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____get__(self, instance, owner);
}
PyMemberDef upgrade_____mypyc_lambda__3_place_tile_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
upgrade_____mypyc_lambda__3_place_tile_obj_traverse(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject))));
    return rv;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject))));
    return 0;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject))));
    return 0;
}

static void
upgrade_____mypyc_lambda__3_place_tile_obj_dealloc(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade_____mypyc_lambda__3_place_tile_obj_free_instance == NULL) {
        upgrade_____mypyc_lambda__3_place_tile_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade_____mypyc_lambda__3_place_tile_obj_dealloc)
    CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__3_place_tile_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj(void);

static PyObject *
upgrade_____mypyc_lambda__3_place_tile_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade_____mypyc_lambda__3_place_tile_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__3_place_tile_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade_____mypyc_lambda__3_place_tile_obj_vtable[2];
static bool
CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_trait_vtable_setup(void)
{
    CPyVTableItem upgrade_____mypyc_lambda__3_place_tile_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____call__,
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____get__,
    };
    memcpy(upgrade_____mypyc_lambda__3_place_tile_obj_vtable, upgrade_____mypyc_lambda__3_place_tile_obj_vtable_scratch, sizeof(upgrade_____mypyc_lambda__3_place_tile_obj_vtable));
    return 1;
}

static bool
CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
upgrade_____mypyc_lambda__3_place_tile_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self, void *closure);

static PyGetSetDef upgrade_____mypyc_lambda__3_place_tile_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)upgrade_____mypyc_lambda__3_place_tile_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef upgrade_____mypyc_lambda__3_place_tile_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3__mypyc_lambda__3_place_tile_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__3_place_tile_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__3_place_tile_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade_____mypyc_lambda__3_place_tile_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_place_tile_obj",
    .tp_new = upgrade_____mypyc_lambda__3_place_tile_obj_new,
    .tp_dealloc = (destructor)upgrade_____mypyc_lambda__3_place_tile_obj_dealloc,
    .tp_traverse = (traverseproc)upgrade_____mypyc_lambda__3_place_tile_obj_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_clear,
    .tp_getset = upgrade_____mypyc_lambda__3_place_tile_obj_getseters,
    .tp_methods = upgrade_____mypyc_lambda__3_place_tile_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__upgrade_____mypyc_lambda__3_place_tile_obj,
    .tp_members = upgrade_____mypyc_lambda__3_place_tile_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_place_tile_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade_____mypyc_lambda__3_place_tile_obj_template = &CPyType_upgrade_____mypyc_lambda__3_place_tile_obj_template_;

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__3_place_tile_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self;
    if (upgrade_____mypyc_lambda__3_place_tile_obj_free_instance != NULL) {
        self = upgrade_____mypyc_lambda__3_place_tile_obj_free_instance;
        upgrade_____mypyc_lambda__3_place_tile_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade_____mypyc_lambda__3_place_tile_obj_vtable;
    self->vectorcall = CPyPy_upgrade_____mypyc_lambda__3_place_tile_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__3_place_tile_obj_setup((PyObject *)CPyType_upgrade_____mypyc_lambda__3_place_tile_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
upgrade_____mypyc_lambda__3_place_tile_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_place_tile_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__upgrade_____mypyc_lambda__4_place_tile_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____get__(self, instance, owner);
}
PyMemberDef upgrade_____mypyc_lambda__4_place_tile_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
upgrade_____mypyc_lambda__4_place_tile_obj_traverse(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject))));
    return rv;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject))));
    return 0;
}

static int32_t CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject))));
    return 0;
}

static void
upgrade_____mypyc_lambda__4_place_tile_obj_dealloc(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (upgrade_____mypyc_lambda__4_place_tile_obj_free_instance == NULL) {
        upgrade_____mypyc_lambda__4_place_tile_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, upgrade_____mypyc_lambda__4_place_tile_obj_dealloc)
    CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__4_place_tile_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj(void);

static PyObject *
upgrade_____mypyc_lambda__4_place_tile_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_upgrade_____mypyc_lambda__4_place_tile_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__4_place_tile_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem upgrade_____mypyc_lambda__4_place_tile_obj_vtable[2];
static bool
CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_trait_vtable_setup(void)
{
    CPyVTableItem upgrade_____mypyc_lambda__4_place_tile_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____call__,
        (CPyVTableItem)CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____get__,
    };
    memcpy(upgrade_____mypyc_lambda__4_place_tile_obj_vtable, upgrade_____mypyc_lambda__4_place_tile_obj_vtable_scratch, sizeof(upgrade_____mypyc_lambda__4_place_tile_obj_vtable));
    return 1;
}

static bool
CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
upgrade_____mypyc_lambda__4_place_tile_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self, void *closure);

static PyGetSetDef upgrade_____mypyc_lambda__4_place_tile_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)upgrade_____mypyc_lambda__4_place_tile_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef upgrade_____mypyc_lambda__4_place_tile_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_upgrade_____mypyc___3__mypyc_lambda__4_place_tile_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__4_place_tile_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_upgrade_____mypyc_lambda__4_place_tile_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_upgrade_____mypyc_lambda__4_place_tile_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_place_tile_obj",
    .tp_new = upgrade_____mypyc_lambda__4_place_tile_obj_new,
    .tp_dealloc = (destructor)upgrade_____mypyc_lambda__4_place_tile_obj_dealloc,
    .tp_traverse = (traverseproc)upgrade_____mypyc_lambda__4_place_tile_obj_traverse,
    .tp_clear = (inquiry)CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_clear,
    .tp_getset = upgrade_____mypyc_lambda__4_place_tile_obj_getseters,
    .tp_methods = upgrade_____mypyc_lambda__4_place_tile_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__upgrade_____mypyc_lambda__4_place_tile_obj,
    .tp_members = upgrade_____mypyc_lambda__4_place_tile_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_place_tile_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_upgrade_____mypyc_lambda__4_place_tile_obj_template = &CPyType_upgrade_____mypyc_lambda__4_place_tile_obj_template_;

PyObject *CPyDef_upgrade_____mypyc___3__mypyc_lambda__4_place_tile_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self;
    if (upgrade_____mypyc_lambda__4_place_tile_obj_free_instance != NULL) {
        self = upgrade_____mypyc_lambda__4_place_tile_obj_free_instance;
        upgrade_____mypyc_lambda__4_place_tile_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = upgrade_____mypyc_lambda__4_place_tile_obj_vtable;
    self->vectorcall = CPyPy_upgrade_____mypyc_lambda__4_place_tile_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj(void)
{
    PyObject *self = CPyDef_upgrade_____mypyc___3__mypyc_lambda__4_place_tile_obj_setup((PyObject *)CPyType_upgrade_____mypyc_lambda__4_place_tile_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
upgrade_____mypyc_lambda__4_place_tile_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_place_tile_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef upgrademodule_methods[] = {
    {"_choice_obstacle", (PyCFunction)CPyPy_upgrade____choice_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_choice_obstacle(t, me, option)\n--\n\n") /* docstring */},
    {"tile_obstacle", (PyCFunction)CPyPy_upgrade___tile_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tile_obstacle(t, me, design)\n--\n\n") /* docstring */},
    {"_can_pay", (PyCFunction)CPyPy_upgrade____can_pay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_can_pay(t, me, kind, context)\n--\n\n") /* docstring */},
    {"_price_obstacle", (PyCFunction)CPyPy_upgrade____price_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_price_obstacle(t, me, kind, context, way)\n--\n\n") /* docstring */},
    {"_pay", (PyCFunction)CPyPy_upgrade____pay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_pay(t, me, kind, context)\n--\n\n") /* docstring */},
    {"place_tile", (PyCFunction)CPyPy_upgrade___place_tile, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_tile(t, me, design)\n--\n\n") /* docstring */},
    {"lay_tile", (PyCFunction)CPyPy_upgrade___lay_tile, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lay_tile(t, player, design, face, cell)\n--\n\n") /* docstring */},
    {"_covered", (PyCFunction)CPyPy_upgrade____covered, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_covered(tile, cell)\n--\n\n") /* docstring */},
    {"_covered_note", (PyCFunction)CPyPy_upgrade____covered_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_covered_note(t, player, design, option)\n--\n\n") /* docstring */},
    {"_price_note", (PyCFunction)CPyPy_upgrade____price_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_price_note(t, kind, context, option)\n--\n\n") /* docstring */},
    {"_influence_price", (PyCFunction)CPyPy_upgrade____influence_price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_price(t, kind)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___upgrade__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___upgrade__internal, "__name__");
    CPyStatic_upgrade___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___upgrade__internal);
    if (unlikely(CPyStatic_upgrade___globals == NULL))
        goto fail;
    CPyType_upgrade___ask_Upgrade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade___ask_Upgrade_gen_template, NULL, modname);
    if (unlikely(!CPyType_upgrade___ask_Upgrade_gen))
        goto fail;
    CPyDef_upgrade___ask_Upgrade_gen_trait_vtable_setup();
    CPyType_upgrade____pay_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade____pay_env_template, NULL, modname);
    if (unlikely(!CPyType_upgrade____pay_env))
        goto fail;
    CPyDef_upgrade____pay_env_trait_vtable_setup();
    CPyType_upgrade____pay_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade____pay_gen_template, NULL, modname);
    if (unlikely(!CPyType_upgrade____pay_gen))
        goto fail;
    CPyDef_upgrade____pay_gen_trait_vtable_setup();
    CPyType_upgrade_____mypyc_lambda__0__pay_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade_____mypyc_lambda__0__pay_obj_template, NULL, modname);
    if (unlikely(!CPyType_upgrade_____mypyc_lambda__0__pay_obj))
        goto fail;
    CPyDef_upgrade_____mypyc_lambda__0__pay_obj_trait_vtable_setup();
    CPyType_upgrade_____mypyc_lambda__1__pay_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade_____mypyc_lambda__1__pay_obj_template, NULL, modname);
    if (unlikely(!CPyType_upgrade_____mypyc_lambda__1__pay_obj))
        goto fail;
    CPyDef_upgrade_____mypyc_lambda__1__pay_obj_trait_vtable_setup();
    CPyType_upgrade___place_tile_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade___place_tile_env_template, NULL, modname);
    if (unlikely(!CPyType_upgrade___place_tile_env))
        goto fail;
    CPyDef_upgrade___place_tile_env_trait_vtable_setup();
    CPyType_upgrade___place_tile_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade___place_tile_gen_template, NULL, modname);
    if (unlikely(!CPyType_upgrade___place_tile_gen))
        goto fail;
    CPyDef_upgrade___place_tile_gen_trait_vtable_setup();
    CPyType_upgrade_____mypyc_lambda__2_place_tile_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade_____mypyc_lambda__2_place_tile_obj_template, NULL, modname);
    if (unlikely(!CPyType_upgrade_____mypyc_lambda__2_place_tile_obj))
        goto fail;
    CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_trait_vtable_setup();
    CPyType_upgrade_____mypyc_lambda__3_place_tile_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade_____mypyc_lambda__3_place_tile_obj_template, NULL, modname);
    if (unlikely(!CPyType_upgrade_____mypyc_lambda__3_place_tile_obj))
        goto fail;
    CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_trait_vtable_setup();
    CPyType_upgrade_____mypyc_lambda__4_place_tile_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_upgrade_____mypyc_lambda__4_place_tile_obj_template, NULL, modname);
    if (unlikely(!CPyType_upgrade_____mypyc_lambda__4_place_tile_obj))
        goto fail;
    CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_trait_vtable_setup();
    char result = CPyDef_upgrade_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___upgrade__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_upgrade___Upgrade);
    Py_CLEAR(CPyType_upgrade___ask_Upgrade_gen);
    Py_CLEAR(CPyType_upgrade____pay_env);
    Py_CLEAR(CPyType_upgrade____pay_gen);
    Py_CLEAR(CPyType_upgrade_____mypyc_lambda__0__pay_obj);
    Py_CLEAR(CPyType_upgrade_____mypyc_lambda__1__pay_obj);
    Py_CLEAR(CPyType_upgrade___place_tile_env);
    Py_CLEAR(CPyType_upgrade___place_tile_gen);
    Py_CLEAR(CPyType_upgrade_____mypyc_lambda__2_place_tile_obj);
    Py_CLEAR(CPyType_upgrade_____mypyc_lambda__3_place_tile_obj);
    Py_CLEAR(CPyType_upgrade_____mypyc_lambda__4_place_tile_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___upgrade(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___upgrade__impl, &CPyImportState_serai___games___wayfarers___effects___upgrade, &CPyModule_serai___games___wayfarers___effects___upgrade);
}
static struct PyModuleDef upgrademodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.upgrade",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    upgrademodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___upgrade(void)
{
    if (CPyModule_serai___games___wayfarers___effects___upgrade__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___upgrade__internal);
        return CPyModule_serai___games___wayfarers___effects___upgrade__internal;
    }
    CPyModule_serai___games___wayfarers___effects___upgrade__internal = PyModule_Create(&upgrademodule);
    return CPyModule_serai___games___wayfarers___effects___upgrade__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___upgrade(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___upgrade__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___upgrade__internal);
        return CPyModule_serai___games___wayfarers___effects___upgrade__internal;
    }
    CPyModule_serai___games___wayfarers___effects___upgrade__internal = PyModule_Create(&upgrademodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___upgrade__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.upgrade");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___upgrade__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___upgrade__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___upgrade__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___upgrade(CPyModule_serai___games___wayfarers___effects___upgrade__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___upgrade__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.upgrade");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___upgrade__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_upgrade___Upgrade___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T5OOOOO cpy_r_r0;
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
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
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
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 39, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 39, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7284;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7284;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL7285;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7285;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7285;
    cpy_r_r4 = cpy_r_r3;
__LL7285: ;
    if (cpy_r_r4 != NULL) goto __LL7284;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 39, CPyStatic_upgrade___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL28;
__LL7284: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 39, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r7 = PyTuple_New(5);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7286 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp7286);
    PyObject *__tmp7287 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp7287);
    PyObject *__tmp7288 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp7288);
    PyObject *__tmp7289 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r7, 3, __tmp7289);
    PyObject *__tmp7290 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r7, 4, __tmp7290);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 39, CPyStatic_upgrade___globals);
        goto CPyL29;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 39, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 == 2;
    if (!cpy_r_r16) goto CPyL12;
    cpy_r_r17 = CPyDef_upgrade____can_pay(cpy_r_t, cpy_r_me, cpy_r_r11, cpy_r_context);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 40, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    if (cpy_r_r17) {
        goto CPyL12;
    } else
        goto CPyL31;
CPyL11: ;
    return 0;
CPyL12: ;
    cpy_r_r18 = 0;
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "possible", "Table", "book", 42, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
CPyL13: ;
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r19)->_piles;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "possible", "Book", "piles", 42, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
CPyL14: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 42, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    if (likely(PyList_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 42, CPyStatic_upgrade___globals, "list", cpy_r_r21);
        goto CPyL28;
    }
    cpy_r_r23 = 0;
CPyL17: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL32;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 42, CPyStatic_upgrade___globals);
        goto CPyL33;
    }
    cpy_r_r33 = CPyDef_upgrade___tile_obstacle(cpy_r_t, cpy_r_me, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 42, CPyStatic_upgrade___globals);
        goto CPyL33;
    }
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = cpy_r_r33 == cpy_r_r34;
    if (!cpy_r_r35) goto CPyL22;
    cpy_r_r36 = 1;
    goto CPyL24;
CPyL22: ;
    cpy_r_r37 = cpy_r_r33;
    cpy_r_r38 = PyObject_IsTrue(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 42, CPyStatic_upgrade___globals);
        goto CPyL34;
    }
    cpy_r_r40 = cpy_r_r38;
    cpy_r_r41 = cpy_r_r40 ^ 1;
    cpy_r_r36 = cpy_r_r41;
CPyL24: ;
    CPy_DECREF(cpy_r_r33);
    if (cpy_r_r36) {
        goto CPyL35;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r18 = 1;
    goto CPyL27;
CPyL26: ;
    cpy_r_r42 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r42;
    goto CPyL17;
CPyL27: ;
    return cpy_r_r18;
CPyL28: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL29: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL28;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL11;
CPyL32: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    goto CPyL28;
CPyL35: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL25;
}
        
        PyObject *CPyPy_upgrade___Upgrade___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_upgrade___Upgrade))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj_self); 
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
            char retval = CPyDef_upgrade___Upgrade___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible", 38, CPyStatic_upgrade___globals);
            return NULL;
        }
        
char CPyDef_upgrade___Upgrade___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_upgrade___Upgrade___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___Upgrade___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_upgrade___Upgrade))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj_self); 
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
            char retval = CPyDef_upgrade___Upgrade___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "possible__Work_glue", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___Upgrade___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    tuple_T5OOOOO cpy_r_r0;
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
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    tuple_T2IO cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 45, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 45, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7291;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL7291;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL7292;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7292;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL7292;
    cpy_r_r4 = cpy_r_r3;
__LL7292: ;
    if (cpy_r_r4 != NULL) goto __LL7291;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 45, CPyStatic_upgrade___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL28;
__LL7291: ;
    cpy_r_r5 = PyObject_Str(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 45, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    cpy_r_r6 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r7 = PyTuple_New(5);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7293 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp7293);
    PyObject *__tmp7294 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp7294);
    PyObject *__tmp7295 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp7295);
    PyObject *__tmp7296 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r7, 3, __tmp7296);
    PyObject *__tmp7297 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r7, 4, __tmp7297);
    PyObject *cpy_r_r8[2] = {cpy_r_r7, cpy_r_r5};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r6, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 45, CPyStatic_upgrade___globals);
        goto CPyL29;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 45, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 == 2;
    if (!cpy_r_r16) goto CPyL20;
    cpy_r_r17 = CPyDef_upgrade____can_pay(cpy_r_t, cpy_r_me, cpy_r_r11, cpy_r_context);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 46, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    if (cpy_r_r17) goto CPyL20;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "reason", "Table", "book", 47, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r18)->_type_silver;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "reason", "Book", "type_silver", 47, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_r11);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 47, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 47, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    cpy_r_r22 = CPyDef_wayfarers___effects___resources___silver_price(cpy_r_t, cpy_r_r21, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 47, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    cpy_r_r23 = CPyDef_upgrade____influence_price(cpy_r_t, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r23.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 48, CPyStatic_upgrade___globals);
        goto CPyL31;
    }
    cpy_r_r24 = cpy_r_r23.f0;
    cpy_r_r25 = cpy_r_r23.f1;
    cpy_r_r26 = cpy_r_r24;
    cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = CPyStatics[4056]; /* 'WF-UPG-01' */
    cpy_r_r29 = CPyStatics[4057]; /* 'need-tile-price' */
    cpy_r_r30 = CPyStatics[31]; /* 'n' */
    cpy_r_r31 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r32 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r35 = CPyDict_Build(3, cpy_r_r30, cpy_r_r33, cpy_r_r31, cpy_r_r34, cpy_r_r32, cpy_r_r27);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 49, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    cpy_r_r36 = CPyDef_option___Reason(cpy_r_r28, cpy_r_r29, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 49, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    return cpy_r_r36;
CPyL20: ;
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "reason", "Table", "book", 50, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
CPyL21: ;
    cpy_r_r38 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r37)->_piles;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "reason", "Book", "piles", 50, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
CPyL22: ;
    cpy_r_r39 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_r11);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 50, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 50, CPyStatic_upgrade___globals, "list", cpy_r_r39);
        goto CPyL30;
    }
    cpy_r_r41 = CPyList_GetItemShort(cpy_r_r40, 0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 50, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 50, CPyStatic_upgrade___globals);
        goto CPyL30;
    }
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r43 = CPyDef_upgrade___tile_obstacle(cpy_r_t, cpy_r_me, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 50, CPyStatic_upgrade___globals);
        goto CPyL28;
    }
    return cpy_r_r43;
CPyL28: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL29: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL28;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL28;
}
        
        PyObject *CPyPy_upgrade___Upgrade___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_upgrade___Upgrade))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj_self); 
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
            PyObject *retval = CPyDef_upgrade___Upgrade___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason", 44, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___Upgrade___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_upgrade___Upgrade___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___Upgrade___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_upgrade___Upgrade))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj_self); 
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
            PyObject *retval = CPyDef_upgrade___Upgrade___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "reason__Work_glue", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___ask_Upgrade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r14;
    tuple_T5OOOOO cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    tuple_T5OOOOO cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    int32_t cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject **cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject **cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    tuple_T3OOO cpy_r_r150;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject **cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject **cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    tuple_T3OOO cpy_r_r181;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject **cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    int32_t cpy_r_r194;
    char cpy_r_r195;
    int32_t cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL144;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 53, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Table", "book", 53, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Book", "options", 53, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 53, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r15 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r15.f0 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r17 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "call", 54, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___kernel___effects___CallObject *)cpy_r_r17)->_words;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (PyLong_Check(cpy_r_r19))
        cpy_r_r20 = cpy_r_r19;
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 != NULL) goto __LL7298;
    if (PyUnicode_Check(cpy_r_r19))
        cpy_r_r20 = cpy_r_r19;
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 != NULL) goto __LL7298;
    if (unlikely(!(PyTuple_Check(cpy_r_r19) && PyTuple_GET_SIZE(cpy_r_r19) == 2))) {
        cpy_r_r20 = NULL;
        goto __LL7299;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r19, 0))))
        cpy_r_r20 = PyTuple_GET_ITEM(cpy_r_r19, 0);
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 == NULL) goto __LL7299;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r19, 1))))
        cpy_r_r20 = PyTuple_GET_ITEM(cpy_r_r19, 1);
    else {
        cpy_r_r20 = NULL;
    }
    if (cpy_r_r20 == NULL) goto __LL7299;
    cpy_r_r20 = cpy_r_r19;
__LL7299: ;
    if (cpy_r_r20 != NULL) goto __LL7298;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals, "union[int, str, tuple[str, int]]", cpy_r_r19);
    goto CPyL143;
__LL7298: ;
    cpy_r_r21 = PyObject_Str(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r22 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r15.f0);
    CPy_INCREF(cpy_r_r15.f1);
    CPy_INCREF(cpy_r_r15.f2);
    CPy_INCREF(cpy_r_r15.f3);
    CPy_INCREF(cpy_r_r15.f4);
    cpy_r_r23 = PyTuple_New(5);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7300 = cpy_r_r15.f0;
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp7300);
    PyObject *__tmp7301 = cpy_r_r15.f1;
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp7301);
    PyObject *__tmp7302 = cpy_r_r15.f2;
    PyTuple_SET_ITEM(cpy_r_r23, 2, __tmp7302);
    PyObject *__tmp7303 = cpy_r_r15.f3;
    PyTuple_SET_ITEM(cpy_r_r23, 3, __tmp7303);
    PyObject *__tmp7304 = cpy_r_r15.f4;
    PyTuple_SET_ITEM(cpy_r_r23, 4, __tmp7304);
    PyObject *cpy_r_r24[2] = {cpy_r_r23, cpy_r_r21};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_VectorcallMethod(cpy_r_r22, cpy_r_r25, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 54, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r29 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "call", 55, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL19: ;
    cpy_r_r30 = ((serai___kernel___effects___CallObject *)cpy_r_r29)->_words;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r33 > (Py_ssize_t)2;
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 55, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r36 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 56, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL21: ;
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r36)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Table", "book", 56, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL22: ;
    cpy_r_r38 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r37)->_piles;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Book", "piles", 56, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL23: ;
    cpy_r_r39 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "kind", 56, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL24: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 56, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 56, CPyStatic_upgrade___globals, "list", cpy_r_r40);
        goto CPyL143;
    }
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = PyList_New(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 56, CPyStatic_upgrade___globals);
        goto CPyL152;
    }
    cpy_r_r45 = 0;
CPyL28: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL153;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 56, CPyStatic_upgrade___globals);
        goto CPyL154;
    }
    cpy_r_r55 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "options", 56, CPyStatic_upgrade___globals);
        goto CPyL155;
    }
CPyL31: ;
    cpy_r_r56 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r55)->_tile;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r56, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 56, CPyStatic_upgrade___globals);
        goto CPyL154;
    }
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_option___Option))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 56, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_r57);
        goto CPyL154;
    }
    cpy_r_r59 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "options", 56, CPyStatic_upgrade___globals);
        goto CPyL156;
    }
CPyL34: ;
    CPyList_SetItemUnsafe(cpy_r_r44, cpy_r_r45, cpy_r_r58);
    cpy_r_r60 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r60;
    goto CPyL28;
CPyL36: ;
    cpy_r_r61 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "optional", 57, CPyStatic_upgrade___globals);
        goto CPyL157;
    }
CPyL37: ;
    if (!cpy_r_r61) goto CPyL40;
CPyL38: ;
    cpy_r_r62 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "options", 58, CPyStatic_upgrade___globals);
        goto CPyL157;
    }
CPyL39: ;
    cpy_r_r63 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r62)->_skip;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = PyList_Append(cpy_r_r44, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 58, CPyStatic_upgrade___globals);
        goto CPyL157;
    }
CPyL40: ;
    cpy_r_r66 = CPyStatic_upgrade___globals;
    cpy_r_r67 = CPyStatics[4058]; /* '_choice_obstacle' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 59, CPyStatic_upgrade___globals);
        goto CPyL157;
    }
    cpy_r_r69 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 59, CPyStatic_upgrade___globals);
        goto CPyL158;
    }
CPyL42: ;
    cpy_r_r70 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "me", 59, CPyStatic_upgrade___globals);
        goto CPyL158;
    }
CPyL43: ;
    cpy_r_r71 = CPyStatic_upgrade___globals;
    cpy_r_r72 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 59, CPyStatic_upgrade___globals);
        goto CPyL158;
    }
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_r74 = CPyTagged_StealAsObject(cpy_r_r70);
    PyObject *cpy_r_r75[3] = {cpy_r_r68, cpy_r_r69, cpy_r_r74};
    cpy_r_r76 = (PyObject **)&cpy_r_r75;
    cpy_r_r77 = PyObject_Vectorcall(cpy_r_r73, cpy_r_r76, 3, 0);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 59, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r78 = NULL;
    cpy_r_r79 = NULL;
    cpy_r_r80 = CPyDef_offer___Offer(cpy_r_r44, cpy_r_r77, cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 59, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r81 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "me", 60, CPyStatic_upgrade___globals);
        goto CPyL160;
    }
CPyL47: ;
    cpy_r_r82 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r83 = CPyStatics[4059]; /* 'WF-UPG-02' */
    cpy_r_r84 = CPyStatics[448]; /* 'type' */
    cpy_r_r85 = CPyStatics[4060]; /* 'upg_' */
    cpy_r_r86 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r86.f0 == NULL)) {
        goto CPyL161;
    } else
        goto CPyL50;
CPyL48: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_Unreachable();
CPyL50: ;
    CPy_INCREF(cpy_r_r86.f0);
    CPy_INCREF(cpy_r_r86.f1);
    CPy_INCREF(cpy_r_r86.f2);
    CPy_INCREF(cpy_r_r86.f3);
    CPy_INCREF(cpy_r_r86.f4);
    cpy_r_r88 = PyTuple_New(5);
    if (unlikely(cpy_r_r88 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7305 = cpy_r_r86.f0;
    PyTuple_SET_ITEM(cpy_r_r88, 0, __tmp7305);
    PyObject *__tmp7306 = cpy_r_r86.f1;
    PyTuple_SET_ITEM(cpy_r_r88, 1, __tmp7306);
    PyObject *__tmp7307 = cpy_r_r86.f2;
    PyTuple_SET_ITEM(cpy_r_r88, 2, __tmp7307);
    PyObject *__tmp7308 = cpy_r_r86.f3;
    PyTuple_SET_ITEM(cpy_r_r88, 3, __tmp7308);
    PyObject *__tmp7309 = cpy_r_r86.f4;
    PyTuple_SET_ITEM(cpy_r_r88, 4, __tmp7309);
    cpy_r_r89 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "kind", 60, CPyStatic_upgrade___globals);
        goto CPyL162;
    }
CPyL51: ;
    cpy_r_r90 = CPySequenceTuple_GetItem(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals);
        goto CPyL160;
    }
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals, "str", cpy_r_r90);
        goto CPyL160;
    }
    cpy_r_r92 = CPyStr_Build(2, cpy_r_r85, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals);
        goto CPyL160;
    }
    cpy_r_r93 = CPyDict_Build(1, cpy_r_r84, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals);
        goto CPyL160;
    }
    cpy_r_r94 = NULL;
    cpy_r_r95 = 2;
    cpy_r_r96 = CPyDef_decision___ask(cpy_r_r81, cpy_r_r82, cpy_r_r83, cpy_r_r80, cpy_r_r93, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r96;
CPyL57: ;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = cpy_r_type != cpy_r_r98;
    if (!cpy_r_r99) goto CPyL60;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_Unreachable();
CPyL60: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r100 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 60, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL143;
    }
    cpy_r_r101 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "options", 61, CPyStatic_upgrade___globals);
        goto CPyL163;
    }
CPyL62: ;
    cpy_r_r102 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r101)->_skip;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r103 = cpy_r_r100 == cpy_r_r102;
    CPy_DECREF(cpy_r_r102);
    if (cpy_r_r103) {
        goto CPyL164;
    } else
        goto CPyL68;
CPyL63: ;
    cpy_r_r104 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r104);
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r106 = CPyDef_upgrade___ask_Upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL67;
    CPyGen_SetStopIterationValue(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (!0) goto CPyL150;
    CPy_Unreachable();
CPyL67: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r104;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL68: ;
    cpy_r_r107 = ((serai___kernel___option___OptionObject *)cpy_r_r100)->_value;
    CPy_INCREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r100);
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__design != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__design);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__design = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 63, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r109 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free;
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "free", 55, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL70: ;
    if (cpy_r_r109) goto CPyL113;
CPyL71: ;
    cpy_r_r110 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL72: ;
    cpy_r_r111 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r110)->_book;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Table", "book", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL73: ;
    cpy_r_r112 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r111)->_type_silver;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Book", "type_silver", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL74: ;
    cpy_r_r113 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "kind", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL75: ;
    cpy_r_r114 = CPyList_GetItem(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r116 = cpy_r_r115 != 0;
    CPyTagged_DECREF(cpy_r_r115);
    if (cpy_r_r116) goto CPyL88;
    cpy_r_r117 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL79: ;
    cpy_r_r118 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r117)->_book;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Table", "book", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL80: ;
    cpy_r_r119 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r118)->_type_influence;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "Book", "type_influence", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL81: ;
    cpy_r_r120 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "kind", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL82: ;
    cpy_r_r121 = CPyList_GetItem(cpy_r_r119, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyTuple_Check(cpy_r_r121)))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals, "tuple", cpy_r_r121);
        goto CPyL143;
    }
    cpy_r_r123 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r124 = CPyStatics[819]; /* 'any' */
    cpy_r_r125 = CPyObject_GetAttr(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    PyObject *cpy_r_r126[1] = {cpy_r_r122};
    cpy_r_r127 = (PyObject **)&cpy_r_r126;
    cpy_r_r128 = PyObject_Vectorcall(cpy_r_r125, cpy_r_r127, 1, 0);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_DECREF(cpy_r_r122);
    if (unlikely(!PyBool_Check(cpy_r_r128))) {
        CPy_TypeError("bool", cpy_r_r128); cpy_r_r129 = 2;
    } else
        cpy_r_r129 = cpy_r_r128 == Py_True;
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 64, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (!cpy_r_r129) goto CPyL113;
CPyL88: ;
    cpy_r_r130 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 65, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL89: ;
    cpy_r_r131 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "me", 65, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL90: ;
    cpy_r_r132 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "context", 65, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL91: ;
    cpy_r_r133 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r133 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "kind", 65, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL92: ;
    cpy_r_r134 = CPyDef_upgrade____pay(cpy_r_r130, cpy_r_r131, cpy_r_r133, cpy_r_r132);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 65, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4 = cpy_r_r134;
    cpy_r_r135 = 1;
    if (!cpy_r_r135) goto CPyL143;
    cpy_r_r136 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = NULL;
    cpy_r_r1 = cpy_r_r138;
    cpy_r_r139 = (PyObject **)&cpy_r_r1;
    cpy_r_r140 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4;
    cpy_r_r141 = CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(cpy_r_r140, cpy_r_r137, cpy_r_r137, cpy_r_r137, cpy_r_r136, cpy_r_r139);
    if (cpy_r_r141 != NULL) goto CPyL166;
    cpy_r_r142 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 65, CPyStatic_upgrade___globals);
        goto CPyL167;
    }
    cpy_r_r143 = cpy_r_r1;
    CPy_DECREF(cpy_r_r143);
    cpy_r_r144 = NULL;
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4 = cpy_r_r144;
    cpy_r_r145 = 1;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 65, CPyStatic_upgrade___globals);
        goto CPyL143;
    } else
        goto CPyL113;
CPyL97: ;
    cpy_r_r146 = cpy_r_r141;
CPyL98: ;
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r146;
CPyL99: ;
    cpy_r_r148 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r149 = cpy_r_type != cpy_r_r148;
    if (!cpy_r_r149) goto CPyL168;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 65, CPyStatic_upgrade___globals);
        goto CPyL103;
    } else
        goto CPyL169;
CPyL101: ;
    CPy_Unreachable();
CPyL102: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL109;
CPyL103: ;
    cpy_r_r150 = CPy_CatchError();
    cpy_r_r151 = (PyObject **)&cpy_r_r3;
    cpy_r_r152 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4;
    cpy_r_r153 = CPy_YieldFromErrorHandle(cpy_r_r152, cpy_r_r151);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 65, CPyStatic_upgrade___globals);
        goto CPyL170;
    }
    if (cpy_r_r153) goto CPyL106;
    cpy_r_r146 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r150);
    CPy_DecRef(cpy_r_r150.f0);
    CPy_DecRef(cpy_r_r150.f1);
    CPy_DecRef(cpy_r_r150.f2);
    goto CPyL98;
CPyL106: ;
    cpy_r_r143 = cpy_r_r3;
    CPy_DecRef(cpy_r_r143);
    CPy_RestoreExcInfo(cpy_r_r150);
    CPy_DecRef(cpy_r_r150.f0);
    CPy_DecRef(cpy_r_r150.f1);
    CPy_DecRef(cpy_r_r150.f2);
    goto CPyL113;
CPyL107: ;
    CPy_RestoreExcInfo(cpy_r_r150);
    CPy_DecRef(cpy_r_r150.f0);
    CPy_DecRef(cpy_r_r150.f1);
    CPy_DecRef(cpy_r_r150.f2);
    cpy_r_r154 = CPy_KeepPropagating();
    if (!cpy_r_r154) goto CPyL143;
    CPy_Unreachable();
CPyL109: ;
    cpy_r_r155 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r156 = NULL;
    cpy_r_r1 = cpy_r_r156;
    cpy_r_r157 = (PyObject **)&cpy_r_r1;
    cpy_r_r158 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4;
    cpy_r_r159 = CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(cpy_r_r158, cpy_r_r155, cpy_r_r155, cpy_r_r155, cpy_r_arg, cpy_r_r157);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r159 == NULL) {
        goto CPyL111;
    } else
        goto CPyL171;
CPyL110: ;
    cpy_r_r146 = cpy_r_r159;
    goto CPyL98;
CPyL111: ;
    cpy_r_r160 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 65, CPyStatic_upgrade___globals);
        goto CPyL167;
    }
    cpy_r_r143 = cpy_r_r1;
    CPy_DECREF(cpy_r_r143);
CPyL113: ;
    cpy_r_r161 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "t", 66, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL114: ;
    cpy_r_r162 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "me", 66, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL115: ;
    cpy_r_r163 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__design;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "ask", "ask_Upgrade_gen", "design", 66, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL116: ;
    if (likely(PyLong_Check(cpy_r_r163)))
        cpy_r_r164 = CPyTagged_FromObject(cpy_r_r163);
    else {
        CPy_TypeError("int", cpy_r_r163); cpy_r_r164 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r165 = CPyDef_upgrade___place_tile(cpy_r_r161, cpy_r_r162, cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5 = cpy_r_r165;
    cpy_r_r166 = 1;
    if (!cpy_r_r166) goto CPyL143;
    cpy_r_r167 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r168 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r169 = NULL;
    cpy_r_r5 = cpy_r_r169;
    cpy_r_r170 = (PyObject **)&cpy_r_r5;
    cpy_r_r171 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5;
    cpy_r_r172 = CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(cpy_r_r171, cpy_r_r168, cpy_r_r168, cpy_r_r168, cpy_r_r167, cpy_r_r170);
    if (cpy_r_r172 != NULL) goto CPyL172;
    cpy_r_r173 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL173;
    }
    cpy_r_r174 = cpy_r_r5;
    CPy_DECREF(cpy_r_r174);
    cpy_r_r175 = NULL;
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5 = cpy_r_r175;
    cpy_r_r176 = 1;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL143;
    } else
        goto CPyL138;
CPyL122: ;
    cpy_r_r177 = cpy_r_r172;
CPyL123: ;
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r177;
CPyL124: ;
    cpy_r_r179 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r180 = cpy_r_type != cpy_r_r179;
    if (!cpy_r_r180) goto CPyL174;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL128;
    } else
        goto CPyL175;
CPyL126: ;
    CPy_Unreachable();
CPyL127: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL134;
CPyL128: ;
    cpy_r_r181 = CPy_CatchError();
    cpy_r_r182 = (PyObject **)&cpy_r_r7;
    cpy_r_r183 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5;
    cpy_r_r184 = CPy_YieldFromErrorHandle(cpy_r_r183, cpy_r_r182);
    if (unlikely(cpy_r_r184 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL176;
    }
    if (cpy_r_r184) goto CPyL131;
    cpy_r_r177 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r181);
    CPy_DecRef(cpy_r_r181.f0);
    CPy_DecRef(cpy_r_r181.f1);
    CPy_DecRef(cpy_r_r181.f2);
    goto CPyL123;
CPyL131: ;
    cpy_r_r174 = cpy_r_r7;
    CPy_DecRef(cpy_r_r174);
    CPy_RestoreExcInfo(cpy_r_r181);
    CPy_DecRef(cpy_r_r181.f0);
    CPy_DecRef(cpy_r_r181.f1);
    CPy_DecRef(cpy_r_r181.f2);
    goto CPyL138;
CPyL132: ;
    CPy_RestoreExcInfo(cpy_r_r181);
    CPy_DecRef(cpy_r_r181.f0);
    CPy_DecRef(cpy_r_r181.f1);
    CPy_DecRef(cpy_r_r181.f2);
    cpy_r_r185 = CPy_KeepPropagating();
    if (!cpy_r_r185) goto CPyL143;
    CPy_Unreachable();
CPyL134: ;
    cpy_r_r186 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r187 = NULL;
    cpy_r_r5 = cpy_r_r187;
    cpy_r_r188 = (PyObject **)&cpy_r_r5;
    cpy_r_r189 = ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5;
    cpy_r_r190 = CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(cpy_r_r189, cpy_r_r186, cpy_r_r186, cpy_r_r186, cpy_r_arg, cpy_r_r188);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r190 == NULL) {
        goto CPyL136;
    } else
        goto CPyL177;
CPyL135: ;
    cpy_r_r177 = cpy_r_r190;
    goto CPyL123;
CPyL136: ;
    cpy_r_r191 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 66, CPyStatic_upgrade___globals);
        goto CPyL173;
    }
    cpy_r_r174 = cpy_r_r5;
    CPy_DECREF(cpy_r_r174);
CPyL138: ;
    cpy_r_r192 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r192);
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r194 = CPyDef_upgrade___ask_Upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL142;
    CPyGen_SetStopIterationValue(cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    if (!0) goto CPyL150;
    CPy_Unreachable();
CPyL142: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r192;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL143: ;
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r196 = CPyDef_upgrade___ask_Upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r197 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r197;
CPyL144: ;
    cpy_r_r198 = cpy_r_r8 == 0;
    if (cpy_r_r198) goto CPyL178;
    cpy_r_r199 = cpy_r_r8 == 1;
    if (cpy_r_r199) goto CPyL179;
    cpy_r_r200 = cpy_r_r8 == 2;
    if (cpy_r_r200) {
        goto CPyL180;
    } else
        goto CPyL181;
CPyL147: ;
    cpy_r_r201 = cpy_r_r8 == 3;
    if (cpy_r_r201) {
        goto CPyL124;
    } else
        goto CPyL182;
CPyL148: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r202 = 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL150: ;
    cpy_r_r203 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r203;
CPyL151: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL143;
CPyL152: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL143;
CPyL153: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL36;
CPyL154: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    goto CPyL143;
CPyL155: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL143;
CPyL156: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r58);
    goto CPyL143;
CPyL157: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL143;
CPyL158: ;
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r68);
    goto CPyL143;
CPyL159: ;
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    goto CPyL143;
CPyL160: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL143;
CPyL161: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL48;
CPyL162: ;
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r88);
    goto CPyL143;
CPyL163: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL143;
CPyL164: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL63;
CPyL165: ;
    CPy_DecRef(cpy_r_r122);
    goto CPyL143;
CPyL166: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL97;
CPyL167: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL143;
CPyL168: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL102;
CPyL169: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL101;
CPyL170: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL107;
CPyL171: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL110;
CPyL172: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL122;
CPyL173: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL143;
CPyL174: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL127;
CPyL175: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL126;
CPyL176: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL132;
CPyL177: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL135;
CPyL178: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL179: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL57;
CPyL180: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL99;
CPyL181: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL147;
CPyL182: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL148;
}
        
PyObject *CPyDef_upgrade___ask_Upgrade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_upgrade___ask_Upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___ask_Upgrade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___ask_Upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.ask_Upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade___ask_Upgrade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__next__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___ask_Upgrade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_upgrade___ask_Upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___ask_Upgrade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___ask_Upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.ask_Upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_upgrade___ask_Upgrade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "send", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___ask_Upgrade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_upgrade___ask_Upgrade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___ask_Upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.ask_Upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade___ask_Upgrade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__iter__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___ask_Upgrade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_upgrade___ask_Upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_upgrade___ask_Upgrade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___ask_Upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.ask_Upgrade_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_upgrade___ask_Upgrade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "throw", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___ask_Upgrade_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_upgrade___ask_Upgrade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7310 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7310);
    PyObject *__tmp7311 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7311);
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
        
        PyObject *CPyPy_upgrade___ask_Upgrade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___ask_Upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.ask_Upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade___ask_Upgrade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "close", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___Upgrade___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_upgrade___ask_Upgrade_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
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
        
        PyObject *CPyPy_upgrade___Upgrade___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_upgrade___Upgrade))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj_self); 
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
            PyObject *retval = CPyDef_upgrade___Upgrade___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask", 52, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___Upgrade___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_upgrade___Upgrade___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___Upgrade___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_upgrade___Upgrade))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj_self); 
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
            PyObject *retval = CPyDef_upgrade___Upgrade___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "ask__Work_glue", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
char CPyDef_upgrade___Upgrade_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___upgrade___UpgradeObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_upgrade___Upgrade_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___Upgrade))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.Upgrade", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_upgrade___Upgrade_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__mypyc_defaults_setup", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____choice_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_choice_obstacle", "Table", "book", 71, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_choice_obstacle", "Book", "options", 71, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL7;
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r6);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_choice_obstacle", 71, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyDef_upgrade___tile_obstacle(cpy_r_t, cpy_r_me, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_choice_obstacle", 71, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    cpy_r_r5 = cpy_r_r8;
CPyL7: ;
    return cpy_r_r5;
CPyL8: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_upgrade____choice_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_choice_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
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
            PyObject *retval = CPyDef_upgrade____choice_obstacle(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_choice_obstacle", 70, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___tile_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_design) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", "Table", "tiles", 76, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_design);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 76, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 76, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    cpy_r_r3 = cpy_r_r2 == 0;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL8;
    cpy_r_r4 = CPyStatic_wayfarers___reasons___NO_TILE_LEFT;
    if (likely(cpy_r_r4 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_TILE_LEFT\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 77, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL8: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", "Table", "players", 78, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
CPyL9: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 78, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_wayfarers___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 78, CPyStatic_upgrade___globals, "serai.games.wayfarers.table.Player", cpy_r_r7);
        goto CPyL24;
    }
    cpy_r_r9 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r8)->_room;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", "Player", "room", 78, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r9);
CPyL12: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", "Table", "book", 78, CPyStatic_upgrade___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r11 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r10)->_shape;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", "Book", "shape", 78, CPyStatic_upgrade___globals);
        goto CPyL25;
    }
CPyL14: ;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r11, cpy_r_design);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 78, CPyStatic_upgrade___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 78, CPyStatic_upgrade___globals);
        goto CPyL25;
    }
    cpy_r_r14 = CPyList_GetItem(cpy_r_r9, cpy_r_r13);
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 78, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    if (unlikely(!PyBool_Check(cpy_r_r14))) {
        CPy_TypeError("bool", cpy_r_r14); cpy_r_r15 = 2;
    } else
        cpy_r_r15 = cpy_r_r14 == Py_True;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 78, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    if (cpy_r_r15) goto CPyL23;
    cpy_r_r16 = CPyStatic_wayfarers___reasons___NO_ROOM;
    if (likely(cpy_r_r16 != NULL)) goto CPyL22;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ROOM\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 79, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_r16);
    return cpy_r_r16;
CPyL23: ;
    cpy_r_r18 = Py_None;
    CPy_INCREF(cpy_r_r18);
    return cpy_r_r18;
CPyL24: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL25: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL24;
}
        
        PyObject *CPyPy_upgrade___tile_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "design", 0};
            static CPyArg_Parser parser = {"OOO:tile_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_design;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_design)) {
                return NULL;
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
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            PyObject *retval = CPyDef_upgrade___tile_obstacle(arg_t, arg_me, arg_design);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "tile_obstacle", 74, CPyStatic_upgrade___globals);
            return NULL;
        }
        
char CPyDef_upgrade____can_pay(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2OO cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", "Table", "book", 84, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", "Book", "options", 84, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_pay_silver;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_pay_influence;
    CPy_INCREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5.f0 = cpy_r_r3;
    cpy_r_r5.f1 = cpy_r_r4;
    cpy_r_r6 = PyTuple_New(2);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7312 = cpy_r_r5.f0;
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp7312);
    PyObject *__tmp7313 = cpy_r_r5.f1;
    PyTuple_SET_ITEM(cpy_r_r6, 1, __tmp7313);
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", 86, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL11;
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Option))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", 86, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_r8);
        goto CPyL12;
    }
    cpy_r_r10 = CPyDef_upgrade____price_obstacle(cpy_r_t, cpy_r_me, cpy_r_kind, cpy_r_context, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", 86, CPyStatic_upgrade___globals);
        goto CPyL12;
    }
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 == cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    if (cpy_r_r12) {
        goto CPyL13;
    } else
        goto CPyL3;
CPyL7: ;
    cpy_r_r2 = 1;
    goto CPyL9;
CPyL8: ;
    cpy_r_r13 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", 86, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
CPyL9: ;
    return cpy_r_r2;
CPyL10: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
CPyL11: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL7;
}
        
        PyObject *CPyPy_upgrade____can_pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "kind", "context", 0};
            static CPyArg_Parser parser = {"OOOO:_can_pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_kind, &obj_context)) {
                return NULL;
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
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_upgrade____can_pay(arg_t, arg_me, arg_kind, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_can_pay", 83, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____price_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind, CPyTagged cpy_r_context, PyObject *cpy_r_way) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    tuple_T3OOO cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_guild;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Table", "players", 92, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 92, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 92, CPyStatic_upgrade___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL49;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Table", "book", 93, CPyStatic_upgrade___globals);
        goto CPyL50;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Book", "options", 93, CPyStatic_upgrade___globals);
        goto CPyL50;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r4)->_pay_silver;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_way == cpy_r_r5;
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL14;
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 94, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Table", "book", 94, CPyStatic_upgrade___globals);
        goto CPyL51;
    }
CPyL8: ;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r8)->_type_silver;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Book", "type_silver", 94, CPyStatic_upgrade___globals);
        goto CPyL51;
    }
CPyL9: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_kind);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 94, CPyStatic_upgrade___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 94, CPyStatic_upgrade___globals);
        goto CPyL51;
    }
    cpy_r_r12 = CPyDef_wayfarers___effects___resources___silver_price(cpy_r_t, cpy_r_r11, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 94, CPyStatic_upgrade___globals);
        goto CPyL51;
    }
    cpy_r_r13 = CPyDef_wayfarers___reasons___silver_obstacle(cpy_r_r7, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 94, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    return cpy_r_r13;
CPyL14: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Table", "book", 95, CPyStatic_upgrade___globals);
        goto CPyL50;
    }
CPyL15: ;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_type_influence;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Book", "type_influence", 95, CPyStatic_upgrade___globals);
        goto CPyL50;
    }
CPyL16: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_kind);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 95, CPyStatic_upgrade___globals);
        goto CPyL50;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 95, CPyStatic_upgrade___globals, "tuple", cpy_r_r16);
        goto CPyL50;
    }
    cpy_r_r18 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r19 = CPyStatics[819]; /* 'any' */
    cpy_r_r20 = CPyObject_GetAttr(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 96, CPyStatic_upgrade___globals);
        goto CPyL52;
    }
    PyObject *cpy_r_r21[1] = {cpy_r_r17};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r22, 1, 0);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 96, CPyStatic_upgrade___globals);
        goto CPyL52;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 96, CPyStatic_upgrade___globals);
        goto CPyL52;
    }
    if (cpy_r_r24) {
        goto CPyL26;
    } else
        goto CPyL53;
CPyL22: ;
    cpy_r_r25 = CPyStatic_wayfarers___reasons___NO_INFLUENCE_PRICE;
    if (likely(cpy_r_r25 != NULL)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_INFLUENCE_PRICE\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 97, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL26: ;
    cpy_r_r27 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r27.f0 == NULL)) {
        goto CPyL54;
    } else
        goto CPyL29;
CPyL27: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 98, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r29 = 0;
    cpy_r_guild = cpy_r_r29;
    CPyTagged_DECREF(cpy_r_guild);
CPyL30: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r29 < (Py_ssize_t)6;
    if (!cpy_r_r30) goto CPyL55;
    cpy_r_guild = cpy_r_r29;
    cpy_r_r31 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", "Player", "guilds", 99, CPyStatic_upgrade___globals);
        goto CPyL56;
    }
CPyL32: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r31, cpy_r_guild);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 99, CPyStatic_upgrade___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 99, CPyStatic_upgrade___globals);
        goto CPyL56;
    }
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_guild);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 99, CPyStatic_upgrade___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 99, CPyStatic_upgrade___globals);
        goto CPyL57;
    }
    cpy_r_r36 = cpy_r_r33 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL38;
    cpy_r_r38 = cpy_r_r35 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL39;
CPyL38: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_r35);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL40;
CPyL39: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_r35;
    cpy_r_r41 = cpy_r_r42;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r41) {
        goto CPyL58;
    } else
        goto CPyL59;
CPyL41: ;
    cpy_r_r43 = CPyStatic_wayfarers___reasons___NEED_INFLUENCE_FOR_TILE;
    if (unlikely(cpy_r_r43 == NULL)) {
        goto CPyL60;
    } else
        goto CPyL44;
CPyL42: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_INFLUENCE_FOR_TILE\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 100, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r45 = CPyList_GetItem(cpy_r_r43, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 100, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_option___Reason))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 100, CPyStatic_upgrade___globals, "serai.kernel.option.Reason", cpy_r_r45);
        goto CPyL49;
    }
    return cpy_r_r46;
CPyL47: ;
    cpy_r_r47 = cpy_r_r29 + 2;
    cpy_r_r29 = cpy_r_r47;
    goto CPyL30;
CPyL48: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    return cpy_r_r48;
CPyL49: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL50: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL49;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL49;
CPyL52: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r17);
    goto CPyL49;
CPyL53: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r17);
    goto CPyL22;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r17);
    goto CPyL27;
CPyL55: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r17);
    goto CPyL48;
CPyL56: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL49;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL49;
CPyL58: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r17);
    goto CPyL41;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL47;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL42;
}
        
        PyObject *CPyPy_upgrade____price_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "kind", "context", "way", 0};
            static CPyArg_Parser parser = {"OOOOO:_price_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            PyObject *obj_context;
            PyObject *obj_way;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_kind, &obj_context, &obj_way)) {
                return NULL;
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
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *arg_way;
            if (likely(Py_TYPE(obj_way) == CPyType_option___Option))
                arg_way = obj_way;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_way); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade____price_obstacle(arg_t, arg_me, arg_kind, arg_context, arg_way);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_obstacle", 90, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__0__pay_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__get__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "__mypyc_lambda__0__pay_obj", "__mypyc_env__", 109, CPyStatic_upgrade___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "t", 109, CPyStatic_upgrade___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "me", 109, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "kind", 109, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__context;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "context", 109, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_upgrade____price_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 109, CPyStatic_upgrade___globals);
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
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__0__pay_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__0__pay_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 109, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__1__pay_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__get__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "__mypyc_lambda__1__pay_obj", "__mypyc_env__", 110, CPyStatic_upgrade___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "t", 110, CPyStatic_upgrade___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "kind", 110, CPyStatic_upgrade___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__context;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "_pay_env", "context", 110, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyDef_upgrade____price_note(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 110, CPyStatic_upgrade___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__1__pay_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__1__pay_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 110, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    int32_t cpy_r_r60;
    int32_t cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_guild;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    tuple_T3OOO cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    CPyTagged cpy_r_r103;
    int64_t cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    int32_t cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    int32_t cpy_r_r110;
    int32_t cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_gen", "__mypyc_env__", 104, CPyStatic_upgrade___globals);
        goto CPyL88;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL84;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 105, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r4)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Table", "players", 105, CPyStatic_upgrade___globals);
        goto CPyL89;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "me", 105, CPyStatic_upgrade___globals);
        goto CPyL89;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 105, CPyStatic_upgrade___globals);
        goto CPyL89;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_wayfarers___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 105, CPyStatic_upgrade___globals, "serai.games.wayfarers.table.Player", cpy_r_r7);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r4);
    if (((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 105, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    cpy_r_r10 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 106, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Table", "book", 106, CPyStatic_upgrade___globals);
        goto CPyL90;
    }
CPyL13: ;
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r11)->_options;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Book", "options", 106, CPyStatic_upgrade___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r12);
CPyL14: ;
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r12)->_pay_silver;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r12)->_pay_influence;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15.f0 = cpy_r_r13;
    cpy_r_r15.f1 = cpy_r_r14;
    cpy_r_r16 = CPyDef_upgrade_____mypyc_lambda__0__pay_obj();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 109, CPyStatic_upgrade___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject *)cpy_r_r16)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r17 = CPyDef_upgrade_____mypyc_lambda__1__pay_obj();
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 110, CPyStatic_upgrade___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject *)cpy_r_r17)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r18 = PyTuple_New(2);
    if (unlikely(cpy_r_r18 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7314 = cpy_r_r15.f0;
    PyTuple_SET_ITEM(cpy_r_r18, 0, __tmp7314);
    PyObject *__tmp7315 = cpy_r_r15.f1;
    PyTuple_SET_ITEM(cpy_r_r18, 1, __tmp7315);
    cpy_r_r19 = NULL;
    cpy_r_r20 = CPyDef_offer___Offer(cpy_r_r18, cpy_r_r16, cpy_r_r19, cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 107, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    cpy_r_r21 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "me", 112, CPyStatic_upgrade___globals);
        goto CPyL93;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL18: ;
    cpy_r_r22 = CPyStatics[4061]; /* 'tile-price' */
    cpy_r_r23 = CPyStatics[4056]; /* 'WF-UPG-01' */
    cpy_r_r24 = NULL;
    cpy_r_r25 = NULL;
    cpy_r_r26 = 2;
    cpy_r_r27 = CPyDef_decision___ask(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r20, cpy_r_r24, cpy_r_r25, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 112, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r27;
CPyL20: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_type != cpy_r_r29;
    if (!cpy_r_r30) goto CPyL23;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 112, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r31 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 112, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL83;
    }
    cpy_r_r32 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 113, CPyStatic_upgrade___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r32);
CPyL25: ;
    cpy_r_r33 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r32)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Table", "book", 113, CPyStatic_upgrade___globals);
        goto CPyL95;
    }
CPyL26: ;
    cpy_r_r34 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r33)->_options;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Book", "options", 113, CPyStatic_upgrade___globals);
        goto CPyL95;
    }
CPyL27: ;
    cpy_r_r35 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r34)->_pay_silver;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r36 = cpy_r_r31 == cpy_r_r35;
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r35);
    if (!cpy_r_r36) goto CPyL48;
    cpy_r_r37 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 114, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r37);
CPyL29: ;
    cpy_r_r38 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "me", 114, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL30: ;
    cpy_r_r39 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 114, CPyStatic_upgrade___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r39);
CPyL31: ;
    cpy_r_r40 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r39)->_book;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Table", "book", 114, CPyStatic_upgrade___globals);
        goto CPyL98;
    }
CPyL32: ;
    cpy_r_r41 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r40)->_type_silver;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Book", "type_silver", 114, CPyStatic_upgrade___globals);
        goto CPyL98;
    }
CPyL33: ;
    cpy_r_r42 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "kind", 114, CPyStatic_upgrade___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL34: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r41, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 114, CPyStatic_upgrade___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 114, CPyStatic_upgrade___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r39);
    cpy_r_r45 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__context;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "context", 114, CPyStatic_upgrade___globals);
        goto CPyL99;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL37: ;
    cpy_r_r46 = CPyDef_wayfarers___effects___resources___pay_silver(cpy_r_r37, cpy_r_r38, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 114, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL100;
    cpy_r_r48 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 116, CPyStatic_upgrade___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r48);
CPyL40: ;
    cpy_r_r49 = CPyStatics[3975]; /* 'event-pay-resource' */
    cpy_r_r50 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "me", 116, CPyStatic_upgrade___globals);
        goto CPyL102;
    }
    CPyTagged_INCREF(cpy_r_r50);
CPyL41: ;
    cpy_r_r51 = CPyStatics[4056]; /* 'WF-UPG-01' */
    cpy_r_r52 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r53 = CPyStatics[759]; /* 'resource' */
    cpy_r_r54 = CPyStatics[31]; /* 'n' */
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r46);
    cpy_r_r56 = CPyDict_Build(2, cpy_r_r53, cpy_r_r52, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 116, CPyStatic_upgrade___globals);
        goto CPyL103;
    }
    cpy_r_r57 = CPyDef_kernel___table___Table___tell(cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 116, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
CPyL43: ;
    cpy_r_r58 = Py_None;
    CPy_INCREF(cpy_r_r58);
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r60 = CPyDef_upgrade____pay_env_clear_on_completion(cpy_r_r0);
    cpy_r_r61 = CPyDef_upgrade____pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL47;
    CPyGen_SetStopIterationValue(cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (!0) goto CPyL88;
    CPy_Unreachable();
CPyL47: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r58;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL48: ;
    cpy_r_r62 = 0;
    cpy_r_r63 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 118, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r63);
CPyL49: ;
    cpy_r_r64 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r63)->_book;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Table", "book", 118, CPyStatic_upgrade___globals);
        goto CPyL104;
    }
CPyL50: ;
    cpy_r_r65 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r64)->_type_influence;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Book", "type_influence", 118, CPyStatic_upgrade___globals);
        goto CPyL104;
    }
CPyL51: ;
    cpy_r_r66 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "kind", 118, CPyStatic_upgrade___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r66);
CPyL52: ;
    cpy_r_r67 = CPyList_GetItem(cpy_r_r65, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 118, CPyStatic_upgrade___globals);
        goto CPyL104;
    }
    if (likely(PyTuple_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 118, CPyStatic_upgrade___globals, "tuple", cpy_r_r67);
        goto CPyL104;
    }
    CPy_DECREF(cpy_r_r63);
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = 0;
CPyL55: ;
    cpy_r_r72 = cpy_r_r71 < cpy_r_r70;
    if (!cpy_r_r72) goto CPyL105;
    cpy_r_guild = cpy_r_r62;
    cpy_r_r73 = CPySequenceTuple_GetItemUnsafe(cpy_r_r68, cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 118, CPyStatic_upgrade___globals);
        goto CPyL106;
    }
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL107;
    cpy_r_r76 = ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_gen", "player", 120, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
CPyL59: ;
    cpy_r_r77 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r76)->_guilds;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Player", "guilds", 120, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r77);
CPyL60: ;
    cpy_r_r78 = CPyList_GetItem(cpy_r_r77, cpy_r_guild);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 120, CPyStatic_upgrade___globals);
        goto CPyL109;
    }
    CPyTagged_INCREF(cpy_r_r74);
    cpy_r_r79 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r_r80 = PyNumber_InPlaceSubtract(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 120, CPyStatic_upgrade___globals);
        goto CPyL109;
    }
    cpy_r_r81 = CPyList_SetItem(cpy_r_r77, cpy_r_guild, cpy_r_r80);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 120, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
    cpy_r_r82 = ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_gen", "player", 121, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
CPyL64: ;
    cpy_r_r83 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r82)->_influence;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "Player", "influence", 121, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
CPyL65: ;
    cpy_r_r84 = CPyTagged_Add(cpy_r_r83, cpy_r_r74);
    cpy_r_r85 = ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_gen", "player", 121, CPyStatic_upgrade___globals);
        goto CPyL110;
    }
CPyL66: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r85)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r85)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r85)->_influence = cpy_r_r84;
    cpy_r_r86 = 1;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 121, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
    cpy_r_r87 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "t", 122, CPyStatic_upgrade___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r87);
CPyL68: ;
    cpy_r_r88 = CPyStatics[3751]; /* 'event-spend-influence' */
    cpy_r_r89 = ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_pay", "_pay_env", "me", 122, CPyStatic_upgrade___globals);
        goto CPyL111;
    }
    CPyTagged_INCREF(cpy_r_r89);
CPyL69: ;
    cpy_r_r90 = CPyStatics[4056]; /* 'WF-UPG-01' */
    cpy_r_r91 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r92 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r92.f0 == NULL)) {
        goto CPyL112;
    } else
        goto CPyL72;
CPyL70: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r93 = 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 122, CPyStatic_upgrade___globals);
        goto CPyL83;
    }
    CPy_Unreachable();
CPyL72: ;
    CPy_INCREF(cpy_r_r92.f0);
    CPy_INCREF(cpy_r_r92.f1);
    CPy_INCREF(cpy_r_r92.f2);
    cpy_r_r94 = PyTuple_New(3);
    if (unlikely(cpy_r_r94 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7316 = cpy_r_r92.f0;
    PyTuple_SET_ITEM(cpy_r_r94, 0, __tmp7316);
    PyObject *__tmp7317 = cpy_r_r92.f1;
    PyTuple_SET_ITEM(cpy_r_r94, 1, __tmp7317);
    PyObject *__tmp7318 = cpy_r_r92.f2;
    PyTuple_SET_ITEM(cpy_r_r94, 2, __tmp7318);
    cpy_r_r95 = CPySequenceTuple_GetItem(cpy_r_r94, cpy_r_guild);
    CPy_DECREF(cpy_r_r94);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 122, CPyStatic_upgrade___globals);
        goto CPyL113;
    }
    if (likely(PyUnicode_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 122, CPyStatic_upgrade___globals, "str", cpy_r_r95);
        goto CPyL113;
    }
    cpy_r_r97 = CPyStr_Build(2, cpy_r_r91, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 122, CPyStatic_upgrade___globals);
        goto CPyL113;
    }
    cpy_r_r98 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r99 = CPyStatics[31]; /* 'n' */
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r_r101 = CPyDict_Build(2, cpy_r_r98, cpy_r_r97, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 122, CPyStatic_upgrade___globals);
        goto CPyL114;
    }
    cpy_r_r102 = CPyDef_kernel___table___Table___tell(cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 122, CPyStatic_upgrade___globals);
        goto CPyL115;
    }
CPyL77: ;
    cpy_r_r103 = cpy_r_r62 + 2;
    cpy_r_r62 = cpy_r_r103;
    cpy_r_r104 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r104;
    goto CPyL55;
CPyL78: ;
    cpy_r_r105 = Py_None;
    CPy_INCREF(cpy_r_r105);
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r107 = CPyDef_upgrade____pay_env_clear_on_completion(cpy_r_r0);
    cpy_r_r108 = CPyDef_upgrade____pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL82;
    CPyGen_SetStopIterationValue(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (!0) goto CPyL88;
    CPy_Unreachable();
CPyL82: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r105;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL83: ;
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r110 = CPyDef_upgrade____pay_env_clear_on_completion(cpy_r_r0);
    cpy_r_r111 = CPyDef_upgrade____pay_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r112 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r112;
CPyL84: ;
    cpy_r_r113 = cpy_r_r1 == 0;
    if (cpy_r_r113) goto CPyL2;
    cpy_r_r114 = cpy_r_r1 == 1;
    if (cpy_r_r114) goto CPyL20;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r115 = 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r116 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r116;
CPyL89: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL83;
CPyL90: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL83;
CPyL91: ;
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    goto CPyL83;
CPyL92: ;
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    CPy_DecRef(cpy_r_r16);
    goto CPyL83;
CPyL93: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL83;
CPyL94: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL83;
CPyL95: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL83;
CPyL96: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL83;
CPyL97: ;
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL83;
CPyL98: ;
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL83;
CPyL99: ;
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL83;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL43;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL83;
CPyL102: ;
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL83;
CPyL103: ;
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL83;
CPyL104: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL83;
CPyL105: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL78;
CPyL106: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL83;
CPyL107: ;
    CPyTagged_DECREF(cpy_r_guild);
    CPyTagged_DECREF(cpy_r_r74);
    goto CPyL77;
CPyL108: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL83;
CPyL109: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL83;
CPyL110: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL83;
CPyL111: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r87);
    goto CPyL83;
CPyL112: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r89);
    goto CPyL70;
CPyL113: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r89);
    goto CPyL83;
CPyL114: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r89);
    goto CPyL83;
CPyL115: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL83;
}
        
PyObject *CPyDef_upgrade____pay_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade____pay_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade____pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade._pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade____pay_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__next__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____pay_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade____pay_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade____pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade._pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_upgrade____pay_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "send", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____pay_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_upgrade____pay_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade____pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade._pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade____pay_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__iter__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____pay_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_upgrade____pay_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_upgrade____pay_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade____pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade._pay_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_upgrade____pay_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "throw", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____pay_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_upgrade____pay_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7319 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7319);
    PyObject *__tmp7320 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7320);
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
        
        PyObject *CPyPy_upgrade____pay_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade____pay_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade._pay_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade____pay_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "close", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____pay(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_upgrade____pay_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_upgrade____pay_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
    ((serai___games___wayfarers___effects___upgrade____pay_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_kind);
    if (((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind);
    }
    ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__kind = cpy_r_kind;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__context);
    }
    ((serai___games___wayfarers___effects___upgrade____pay_envObject *)cpy_r_r0)->___mypyc_generator_attribute__context = cpy_r_context;
    cpy_r_r7 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
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
        
        PyObject *CPyPy_upgrade____pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "kind", "context", 0};
            static CPyArg_Parser parser = {"OOOO:_pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_kind, &obj_context)) {
                return NULL;
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
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_upgrade____pay(arg_t, arg_me, arg_kind, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_pay", 104, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__2_place_tile_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__get__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "__mypyc_lambda__2_place_tile_obj", "__mypyc_env__", 134, CPyStatic_upgrade___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[4897]; /* 1 */
    cpy_r_r3 = PyObject_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 134, CPyStatic_upgrade___globals);
        goto CPyL11;
    }
    cpy_r_r4 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fits;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "place_tile_env", "fits", 134, CPyStatic_upgrade___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = PySequence_Contains(cpy_r_r4, cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 134, CPyStatic_upgrade___globals);
        goto CPyL11;
    }
    cpy_r_r7 = cpy_r_r5;
    if (!cpy_r_r7) goto CPyL6;
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL10;
CPyL6: ;
    cpy_r_r10 = CPyStatic_wayfarers___reasons___NO_ROOM_THERE;
    if (likely(cpy_r_r10 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ROOM_THERE\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 134, CPyStatic_upgrade___globals);
        goto CPyL11;
    }
    CPy_Unreachable();
CPyL9: ;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r9 = cpy_r_r10;
CPyL10: ;
    return cpy_r_r9;
CPyL11: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL12: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL11;
}
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__2_place_tile_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 134, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__3_place_tile_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__get__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_cell;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "__mypyc_lambda__3_place_tile_obj", "__mypyc_env__", 135, CPyStatic_upgrade___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 135, CPyStatic_upgrade___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__faces;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "place_tile_env", "faces", 135, CPyStatic_upgrade___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = 0;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL18;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 135, CPyStatic_upgrade___globals, "list", cpy_r_r11);
        goto CPyL19;
    }
    cpy_r_r13 = 0;
    cpy_r_r14 = 0;
CPyL7: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL20;
    cpy_r_cell = cpy_r_r13;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_option___Option))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 135, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_r22);
        goto CPyL21;
    }
    cpy_r_r24 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__fits;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "place_tile_env", "fits", 135, CPyStatic_upgrade___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r24);
CPyL10: ;
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_cell);
    cpy_r_r26 = PySequence_Contains(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 135, CPyStatic_upgrade___globals);
        goto CPyL23;
    }
    cpy_r_r28 = cpy_r_r26;
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (!cpy_r_r29) goto CPyL24;
    cpy_r_r30 = PyList_Append(cpy_r_r1, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 135, CPyStatic_upgrade___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r32 = cpy_r_r13 + 2;
    cpy_r_r13 = cpy_r_r32;
    cpy_r_r33 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r33;
    goto CPyL7;
CPyL14: ;
    cpy_r_r34 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r34;
    goto CPyL4;
CPyL15: ;
    return cpy_r_r1;
CPyL16: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL17: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL16;
CPyL18: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL20: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL14;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_cell);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_cell);
    CPy_DecRef(cpy_r_r23);
    goto CPyL16;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r23);
    goto CPyL16;
CPyL24: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL13;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    goto CPyL16;
}
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__3_place_tile_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 135, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__4_place_tile_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__get__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "__mypyc_lambda__4_place_tile_obj", "__mypyc_env__", 136, CPyStatic_upgrade___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "place_tile_env", "t", 136, CPyStatic_upgrade___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "place_tile_env", "player", 136, CPyStatic_upgrade___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__design;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", "place_tile_env", "design", 136, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyDef_upgrade____covered_note(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 136, CPyStatic_upgrade___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_upgrade_____mypyc_lambda__4_place_tile_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<lambda>", 136, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T2II cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
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
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    CPyPtr cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    int64_t cpy_r_r95;
    int64_t cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
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
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_waiting;
    int64_t cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    char cpy_r_r155;
    CPyPtr cpy_r_r156;
    CPyPtr cpy_r_r157;
    int64_t cpy_r_r158;
    CPyPtr cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    PyObject *cpy_r_r176;
    int64_t cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    tuple_T2OI cpy_r_r181;
    PyObject *cpy_r_r182;
    int64_t cpy_r_r183;
    PyObject *cpy_r_r184;
    int64_t cpy_r_r185;
    PyObject *cpy_r_r186;
    CPyTagged cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    CPyPtr cpy_r_r192;
    int64_t cpy_r_r193;
    CPyTagged cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyTagged cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    tuple_T3OOO cpy_r_r218;
    PyObject **cpy_r_r219;
    PyObject *cpy_r_r220;
    char cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject **cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    char cpy_r_r230;
    int32_t cpy_r_r231;
    int32_t cpy_r_r232;
    char cpy_r_r233;
    int32_t cpy_r_r234;
    int32_t cpy_r_r235;
    PyObject *cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "__mypyc_env__", 125, CPyStatic_upgrade___globals);
        goto CPyL172;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL166;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 127, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Table", "players", 127, CPyStatic_upgrade___globals);
        goto CPyL173;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "me", 127, CPyStatic_upgrade___globals);
        goto CPyL173;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 127, CPyStatic_upgrade___globals);
        goto CPyL173;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 127, CPyStatic_upgrade___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL173;
    }
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__player != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__player);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__player = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 127, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r14 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 128, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r14);
CPyL12: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r14)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r15);
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 128, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
CPyL13: ;
    if (((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 128, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r17 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 129, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r17)->_tiles;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "tiles", 129, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
CPyL16: ;
    cpy_r_r19 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__design;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "design", 129, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL17: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r18, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 129, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_wayfarers___printed___Tile))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 129, CPyStatic_upgrade___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r20);
        goto CPyL165;
    }
    cpy_r_r22 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 129, CPyStatic_upgrade___globals);
        goto CPyL174;
    }
CPyL20: ;
    if (((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile = cpy_r_r21;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 129, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r25 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 130, CPyStatic_upgrade___globals);
        goto CPyL175;
    }
CPyL23: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r25)->_fits;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "fits", 130, CPyStatic_upgrade___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r26);
CPyL24: ;
    cpy_r_r27 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 130, CPyStatic_upgrade___globals);
        goto CPyL176;
    }
CPyL25: ;
    cpy_r_r28 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r27)->_shape;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "shape", 130, CPyStatic_upgrade___globals);
        goto CPyL176;
    }
CPyL26: ;
    cpy_r_r29 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__design;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "design", 130, CPyStatic_upgrade___globals);
        goto CPyL176;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL27: ;
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL177;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL177;
    }
    cpy_r_r32 = CPyList_GetItem(cpy_r_r26, cpy_r_r31);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL178;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals, "list", cpy_r_r32);
        goto CPyL178;
    }
    cpy_r_r34 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 130, CPyStatic_upgrade___globals);
        goto CPyL179;
    }
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r35 = 0;
CPyL33: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r35 < cpy_r_r37;
    if (!cpy_r_r38) goto CPyL180;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r35 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    PyObject *__tmp7321;
    if (unlikely(!(PyTuple_Check(cpy_r_r43) && PyTuple_GET_SIZE(cpy_r_r43) == 2))) {
        __tmp7321 = NULL;
        goto __LL7322;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r43, 0))))
        __tmp7321 = PyTuple_GET_ITEM(cpy_r_r43, 0);
    else {
        __tmp7321 = NULL;
    }
    if (__tmp7321 == NULL) goto __LL7322;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r43, 1))))
        __tmp7321 = PyTuple_GET_ITEM(cpy_r_r43, 1);
    else {
        __tmp7321 = NULL;
    }
    if (__tmp7321 == NULL) goto __LL7322;
    __tmp7321 = cpy_r_r43;
__LL7322: ;
    if (unlikely(__tmp7321 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r43); cpy_r_r44 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7323 = PyTuple_GET_ITEM(cpy_r_r43, 0);
        CPyTagged __tmp7324;
        if (likely(PyLong_Check(__tmp7323)))
            __tmp7324 = CPyTagged_FromObject(__tmp7323);
        else {
            goto __LL7325;
        }
        cpy_r_r44.f0 = __tmp7324;
        PyObject *__tmp7326 = PyTuple_GET_ITEM(cpy_r_r43, 1);
        CPyTagged __tmp7327;
        if (likely(PyLong_Check(__tmp7326)))
            __tmp7327 = CPyTagged_FromObject(__tmp7326);
        else {
            goto __LL7328;
        }
        cpy_r_r44.f1 = __tmp7327;
    }
    goto __LL7329;
__LL7325: ;
    cpy_r_r44 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7329;
__LL7328: ;
    CPyTagged_DECREF(cpy_r_r44.f0);
    cpy_r_r44 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7329;
__LL7329: ;
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL181;
    }
    cpy_r_r45 = cpy_r_r44.f0;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_r44.f1;
    CPyTagged_INCREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r44.f0);
    CPyTagged_DECREF(cpy_r_r44.f1);
    cpy_r_r47 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "player", 130, CPyStatic_upgrade___globals);
        goto CPyL182;
    }
    CPy_INCREF(cpy_r_r47);
CPyL36: ;
    cpy_r_r48 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r47)->_cells;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cells' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r48);
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL182;
    }
CPyL37: ;
    cpy_r_r49 = CPyTagged_And(cpy_r_r46, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 == 0;
    CPyTagged_DECREF(cpy_r_r49);
    if (!cpy_r_r50) goto CPyL183;
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r52 = PyList_Append(cpy_r_r24, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL181;
    }
CPyL39: ;
    cpy_r_r54 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r54;
    goto CPyL33;
CPyL40: ;
    if (((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__fits != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__fits);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__fits = cpy_r_r24;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 130, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r56 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 131, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
CPyL42: ;
    cpy_r_r57 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r56)->_options;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "options", 131, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
CPyL43: ;
    cpy_r_r58 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r57)->_place;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 131, CPyStatic_upgrade___globals);
        goto CPyL184;
    }
CPyL44: ;
    cpy_r_r60 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "tile", 131, CPyStatic_upgrade___globals);
        goto CPyL184;
    }
CPyL45: ;
    cpy_r_r61 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r60)->_faces;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    CPy_DECREF(cpy_r_r61);
    cpy_r_r64 = cpy_r_r63 << 1;
    cpy_r_r65 = CPyList_GetSlice(cpy_r_r58, 0, cpy_r_r64);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 131, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    if (likely(PyList_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 131, CPyStatic_upgrade___globals, "list", cpy_r_r65);
        goto CPyL165;
    }
    if (((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__faces != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__faces);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__faces = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 131, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r68 = PyList_New(0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 133, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r69 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__faces;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "faces", 133, CPyStatic_upgrade___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r69);
CPyL50: ;
    cpy_r_r70 = 0;
CPyL51: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r70 < cpy_r_r72;
    if (!cpy_r_r73) goto CPyL186;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r70 * 8;
    cpy_r_r77 = cpy_r_r75 + cpy_r_r76;
    cpy_r_r78 = *(PyObject * *)cpy_r_r77;
    CPy_INCREF(cpy_r_r78);
    if (likely(PyList_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 133, CPyStatic_upgrade___globals, "list", cpy_r_r78);
        goto CPyL187;
    }
    cpy_r_r80 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__fits;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "fits", 133, CPyStatic_upgrade___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r80);
CPyL54: ;
    cpy_r_r81 = 0;
CPyL55: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r81 < cpy_r_r83;
    if (!cpy_r_r84) goto CPyL189;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyListObject, ob_item));
    cpy_r_r86 = *(CPyPtr *)cpy_r_r85;
    cpy_r_r87 = cpy_r_r81 * 8;
    cpy_r_r88 = cpy_r_r86 + cpy_r_r87;
    cpy_r_r89 = *(PyObject * *)cpy_r_r88;
    CPy_INCREF(cpy_r_r89);
    if (likely(PyLong_Check(cpy_r_r89)))
        cpy_r_r90 = CPyTagged_FromObject(cpy_r_r89);
    else {
        CPy_TypeError("int", cpy_r_r89); cpy_r_r90 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 133, CPyStatic_upgrade___globals);
        goto CPyL190;
    }
    cpy_r_r91 = CPyList_GetItem(cpy_r_r79, cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 133, CPyStatic_upgrade___globals);
        goto CPyL190;
    }
    if (likely(Py_TYPE(cpy_r_r91) == CPyType_option___Option))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 133, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_r91);
        goto CPyL190;
    }
    cpy_r_r93 = PyList_Append(cpy_r_r68, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 133, CPyStatic_upgrade___globals);
        goto CPyL190;
    }
    cpy_r_r95 = cpy_r_r81 + 1;
    cpy_r_r81 = cpy_r_r95;
    goto CPyL55;
CPyL61: ;
    cpy_r_r96 = cpy_r_r70 + 1;
    cpy_r_r70 = cpy_r_r96;
    goto CPyL51;
CPyL62: ;
    cpy_r_r97 = CPyDef_upgrade_____mypyc_lambda__2_place_tile_obj();
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 134, CPyStatic_upgrade___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject *)cpy_r_r97)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r98 = CPyDef_upgrade_____mypyc_lambda__3_place_tile_obj();
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 135, CPyStatic_upgrade___globals);
        goto CPyL191;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject *)cpy_r_r98)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r99 = CPyDef_upgrade_____mypyc_lambda__4_place_tile_obj();
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 136, CPyStatic_upgrade___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject *)cpy_r_r99)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r100 = CPyDef_offer___Offer(cpy_r_r68, cpy_r_r97, cpy_r_r98, cpy_r_r99);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 132, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r101 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "me", 138, CPyStatic_upgrade___globals);
        goto CPyL193;
    }
CPyL67: ;
    cpy_r_r102 = CPyStatics[4062]; /* 'place-tile' */
    cpy_r_r103 = CPyStatics[4063]; /* 'WF-UPG-03' */
    cpy_r_r104 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r105 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "tile", 138, CPyStatic_upgrade___globals);
        goto CPyL193;
    }
CPyL68: ;
    cpy_r_r106 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r105)->_id;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = CPyDict_Build(1, cpy_r_r104, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 138, CPyStatic_upgrade___globals);
        goto CPyL193;
    }
    cpy_r_r108 = NULL;
    cpy_r_r109 = 2;
    cpy_r_r110 = CPyDef_decision___ask(cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r100, cpy_r_r107, cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 138, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r110;
CPyL71: ;
    cpy_r_r112 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r113 = cpy_r_type != cpy_r_r112;
    if (!cpy_r_r113) goto CPyL74;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 138, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL74: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r114 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 138, CPyStatic_upgrade___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL165;
    }
    cpy_r_r115 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 139, CPyStatic_upgrade___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r115);
CPyL76: ;
    cpy_r_r116 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r115)->_tiles;
    if (unlikely(cpy_r_r116 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tiles' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r116);
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 139, CPyStatic_upgrade___globals);
        goto CPyL194;
    }
CPyL77: ;
    cpy_r_r117 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__design;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "design", 139, CPyStatic_upgrade___globals);
        goto CPyL195;
    }
    CPyTagged_INCREF(cpy_r_r117);
CPyL78: ;
    cpy_r_r118 = CPyList_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 139, CPyStatic_upgrade___globals);
        goto CPyL196;
    }
    cpy_r_r119 = CPyStatics[4897]; /* 1 */
    cpy_r_r120 = PyNumber_InPlaceSubtract(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 139, CPyStatic_upgrade___globals);
        goto CPyL196;
    }
    cpy_r_r121 = CPyList_SetItem(cpy_r_r116, cpy_r_r117, cpy_r_r120);
    CPy_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r117);
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 139, CPyStatic_upgrade___globals);
        goto CPyL194;
    }
    cpy_r_r122 = ((serai___kernel___option___OptionObject *)cpy_r_r114)->_value;
    CPy_INCREF(cpy_r_r122);
    cpy_r_r123 = PyObject_GetIter(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 140, CPyStatic_upgrade___globals);
        goto CPyL194;
    }
    cpy_r_r124 = PyIter_Next(cpy_r_r123);
    if (cpy_r_r124 == NULL) {
        goto CPyL197;
    } else
        goto CPyL85;
CPyL83: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r125 = 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 140, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r126 = PyIter_Next(cpy_r_r123);
    if (cpy_r_r126 == NULL) {
        goto CPyL198;
    } else
        goto CPyL88;
CPyL86: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r127 = 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 140, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r128 = PyIter_Next(cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (cpy_r_r128 == NULL) {
        goto CPyL91;
    } else
        goto CPyL199;
CPyL89: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r129 = 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 140, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r130 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 141, CPyStatic_upgrade___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r130);
CPyL92: ;
    cpy_r_r131 = CPyStatics[3140]; /* 'event-tile' */
    cpy_r_r132 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "me", 141, CPyStatic_upgrade___globals);
        goto CPyL201;
    }
CPyL93: ;
    cpy_r_r133 = CPyStatics[4059]; /* 'WF-UPG-02' */
    cpy_r_r134 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "tile", 141, CPyStatic_upgrade___globals);
        goto CPyL201;
    }
CPyL94: ;
    cpy_r_r135 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r134)->_id;
    CPy_INCREF(cpy_r_r135);
    cpy_r_r136 = ((serai___kernel___option___OptionObject *)cpy_r_r114)->_message;
    cpy_r_r137 = ((serai___kernel___message___MessageObject *)cpy_r_r136)->_arguments;
    CPy_INCREF(cpy_r_r137);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r138 = CPyStatics[4064]; /* 'cell' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 141, CPyStatic_upgrade___globals);
        goto CPyL202;
    }
    cpy_r_r140 = PyObject_Str(cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 141, CPyStatic_upgrade___globals);
        goto CPyL202;
    }
    cpy_r_r141 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r142 = CPyStatics[4064]; /* 'cell' */
    cpy_r_r143 = CPyDict_Build(2, cpy_r_r141, cpy_r_r135, cpy_r_r142, cpy_r_r140);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 141, CPyStatic_upgrade___globals);
        goto CPyL203;
    }
    cpy_r_r144 = CPyDef_kernel___table___Table___tell(cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r144 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 141, CPyStatic_upgrade___globals);
        goto CPyL204;
    }
    cpy_r_r145 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 142, CPyStatic_upgrade___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r145);
CPyL99: ;
    cpy_r_r146 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "player", 142, CPyStatic_upgrade___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r146);
CPyL100: ;
    cpy_r_r147 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__design;
    if (unlikely(cpy_r_r147 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "design", 142, CPyStatic_upgrade___globals);
        goto CPyL206;
    }
    CPyTagged_INCREF(cpy_r_r147);
CPyL101: ;
    if (likely(PyLong_Check(cpy_r_r124)))
        cpy_r_r148 = CPyTagged_FromObject(cpy_r_r124);
    else {
        CPy_TypeError("int", cpy_r_r124); cpy_r_r148 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 142, CPyStatic_upgrade___globals);
        goto CPyL207;
    }
    if (likely(PyLong_Check(cpy_r_r126)))
        cpy_r_r149 = CPyTagged_FromObject(cpy_r_r126);
    else {
        CPy_TypeError("int", cpy_r_r126); cpy_r_r149 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 142, CPyStatic_upgrade___globals);
        goto CPyL208;
    }
    cpy_r_r150 = CPyDef_upgrade___lay_tile(cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148, cpy_r_r149);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPyTagged_DECREF(cpy_r_r147);
    CPyTagged_DECREF(cpy_r_r148);
    CPyTagged_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 142, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_r151 = PyList_New(0);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 143, CPyStatic_upgrade___globals);
        goto CPyL209;
    }
    cpy_r_waiting = cpy_r_r151;
    cpy_r_r152 = 0;
CPyL106: ;
    cpy_r_r153 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyVarObject, ob_size));
    cpy_r_r154 = *(int64_t *)cpy_r_r153;
    cpy_r_r155 = cpy_r_r152 < cpy_r_r154;
    if (!cpy_r_r155) goto CPyL210;
    cpy_r_r156 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r157 = *(CPyPtr *)cpy_r_r156;
    cpy_r_r158 = cpy_r_r152 * 8;
    cpy_r_r159 = cpy_r_r157 + cpy_r_r158;
    cpy_r_r160 = *(PyObject * *)cpy_r_r159;
    CPy_INCREF(cpy_r_r160);
    if (likely(PyLong_Check(cpy_r_r160)))
        cpy_r_r161 = CPyTagged_FromObject(cpy_r_r160);
    else {
        CPy_TypeError("int", cpy_r_r160); cpy_r_r161 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 144, CPyStatic_upgrade___globals);
        goto CPyL211;
    }
    cpy_r_r162 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 145, CPyStatic_upgrade___globals);
        goto CPyL212;
    }
CPyL109: ;
    cpy_r_r163 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r162)->_performer;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "performer", 145, CPyStatic_upgrade___globals);
        goto CPyL212;
    }
    CPy_INCREF(cpy_r_r163);
CPyL110: ;
    cpy_r_r164 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 145, CPyStatic_upgrade___globals);
        goto CPyL213;
    }
CPyL111: ;
    cpy_r_r165 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r164)->_cell_bonus;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "cell_bonus", 145, CPyStatic_upgrade___globals);
        goto CPyL213;
    }
CPyL112: ;
    cpy_r_r166 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__player;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "player", 145, CPyStatic_upgrade___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r166);
CPyL113: ;
    cpy_r_r167 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r166)->_board;
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Player", "board", 145, CPyStatic_upgrade___globals);
        goto CPyL214;
    }
CPyL114: ;
    cpy_r_r168 = CPyList_GetItemBorrow(cpy_r_r165, cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals);
        goto CPyL214;
    }
    if (likely(PyList_Check(cpy_r_r168)))
        cpy_r_r169 = cpy_r_r168;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals, "list", cpy_r_r168);
        goto CPyL214;
    }
    cpy_r_r170 = CPyList_GetItem(cpy_r_r169, cpy_r_r161);
    CPyTagged_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals);
        goto CPyL215;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r170, CPyType_kernel___effects___Effect)))
        cpy_r_r171 = cpy_r_r170;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals, "serai.kernel.effects.Effect", cpy_r_r170);
        goto CPyL215;
    }
    cpy_r_r172 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 145, CPyStatic_upgrade___globals);
        goto CPyL216;
    }
CPyL119: ;
    CPy_DECREF(cpy_r_r166);
    cpy_r_r173 = CPyDef_perform___Performer___flat(cpy_r_r163, cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals);
        goto CPyL211;
    }
    cpy_r_r174 = (CPyPtr)((CPyPtr)cpy_r_r173 + offsetof(PyVarObject, ob_size));
    cpy_r_r175 = *(int64_t *)cpy_r_r174;
    cpy_r_r176 = PyList_New(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals);
        goto CPyL217;
    }
    cpy_r_r177 = 0;
CPyL122: ;
    cpy_r_r178 = cpy_r_r177 < cpy_r_r175;
    if (!cpy_r_r178) goto CPyL218;
    cpy_r_r179 = CPySequenceTuple_GetItemUnsafe(cpy_r_r173, cpy_r_r177);
    if (likely(PyObject_TypeCheck(cpy_r_r179, CPyType_kernel___effects___Effect)))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals, "serai.kernel.effects.Effect", cpy_r_r179);
        goto CPyL219;
    }
    cpy_r_r181.f0 = cpy_r_r180;
    cpy_r_r181.f1 = 0;
    cpy_r_r182 = PyTuple_New(2);
    if (unlikely(cpy_r_r182 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7330 = cpy_r_r181.f0;
    PyTuple_SET_ITEM(cpy_r_r182, 0, __tmp7330);
    PyObject *__tmp7331 = CPyTagged_StealAsObject(cpy_r_r181.f1);
    PyTuple_SET_ITEM(cpy_r_r182, 1, __tmp7331);
    CPyList_SetItemUnsafe(cpy_r_r176, cpy_r_r177, cpy_r_r182);
    cpy_r_r183 = cpy_r_r177 + 1;
    cpy_r_r177 = cpy_r_r183;
    goto CPyL122;
CPyL126: ;
    cpy_r_r184 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r176);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 145, CPyStatic_upgrade___globals);
        goto CPyL209;
    }
    cpy_r_waiting = cpy_r_r184;
    cpy_r_r185 = cpy_r_r152 + 1;
    cpy_r_r152 = cpy_r_r185;
    goto CPyL106;
CPyL129: ;
    cpy_r_r186 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 146, CPyStatic_upgrade___globals);
        goto CPyL220;
    }
    CPy_INCREF(cpy_r_r186);
CPyL130: ;
    cpy_r_r187 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r187 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "me", 146, CPyStatic_upgrade___globals);
        goto CPyL221;
    }
CPyL131: ;
    cpy_r_r188 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__tile;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "tile", 146, CPyStatic_upgrade___globals);
        goto CPyL221;
    }
CPyL132: ;
    cpy_r_r189 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r188)->_triggers;
    CPyTagged_INCREF(cpy_r_r189);
    cpy_r_r190 = CPyDef_acquire___triggered(cpy_r_r186, cpy_r_r187, cpy_r_r189);
    CPy_DECREF(cpy_r_r186);
    CPyTagged_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 146, CPyStatic_upgrade___globals);
        goto CPyL220;
    }
    cpy_r_r191 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r190);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 146, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    cpy_r_waiting = cpy_r_r191;
    cpy_r_r192 = (CPyPtr)((CPyPtr)cpy_r_waiting + offsetof(PyVarObject, ob_size));
    cpy_r_r193 = *(int64_t *)cpy_r_r192;
    cpy_r_r194 = cpy_r_r193 << 1;
    cpy_r_r195 = cpy_r_r194 != 0;
    if (!cpy_r_r195) goto CPyL222;
    cpy_r_r196 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "book", 148, CPyStatic_upgrade___globals);
        goto CPyL220;
    }
CPyL136: ;
    cpy_r_r197 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r196)->_performer;
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "Book", "performer", 148, CPyStatic_upgrade___globals);
        goto CPyL220;
    }
    CPy_INCREF(cpy_r_r197);
CPyL137: ;
    cpy_r_r198 = ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_env", "t", 148, CPyStatic_upgrade___globals);
        goto CPyL223;
    }
    CPy_INCREF(cpy_r_r198);
CPyL138: ;
    cpy_r_r199 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r199 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", "place_tile_gen", "me", 148, CPyStatic_upgrade___globals);
        goto CPyL224;
    }
CPyL139: ;
    cpy_r_r200 = 2;
    cpy_r_r201 = 2;
    cpy_r_r202 = CPyDef_perform___Performer___resolve(cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_waiting, cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r198);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 148, CPyStatic_upgrade___globals);
        goto CPyL165;
    }
    if (((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2 = cpy_r_r202;
    cpy_r_r203 = 1;
    if (!cpy_r_r203) goto CPyL165;
    cpy_r_r204 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r205 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r206 = NULL;
    cpy_r_r1 = cpy_r_r206;
    cpy_r_r207 = (PyObject **)&cpy_r_r1;
    cpy_r_r208 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2;
    cpy_r_r209 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r208, cpy_r_r205, cpy_r_r205, cpy_r_r205, cpy_r_r204, cpy_r_r207);
    if (cpy_r_r209 != NULL) goto CPyL225;
    cpy_r_r210 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 148, CPyStatic_upgrade___globals);
        goto CPyL226;
    }
    cpy_r_r211 = cpy_r_r1;
    CPy_DECREF(cpy_r_r211);
    cpy_r_r212 = NULL;
    if (((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2 = cpy_r_r212;
    cpy_r_r213 = 1;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 148, CPyStatic_upgrade___globals);
        goto CPyL165;
    } else
        goto CPyL160;
CPyL144: ;
    cpy_r_r214 = cpy_r_r209;
CPyL145: ;
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r214;
CPyL146: ;
    cpy_r_r216 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r217 = cpy_r_type != cpy_r_r216;
    if (!cpy_r_r217) goto CPyL227;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 148, CPyStatic_upgrade___globals);
        goto CPyL150;
    } else
        goto CPyL228;
CPyL148: ;
    CPy_Unreachable();
CPyL149: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL156;
CPyL150: ;
    cpy_r_r218 = CPy_CatchError();
    cpy_r_r219 = (PyObject **)&cpy_r_r3;
    cpy_r_r220 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2;
    cpy_r_r221 = CPy_YieldFromErrorHandle(cpy_r_r220, cpy_r_r219);
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 148, CPyStatic_upgrade___globals);
        goto CPyL229;
    }
    if (cpy_r_r221) goto CPyL153;
    cpy_r_r214 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r218);
    CPy_DecRef(cpy_r_r218.f0);
    CPy_DecRef(cpy_r_r218.f1);
    CPy_DecRef(cpy_r_r218.f2);
    goto CPyL145;
CPyL153: ;
    cpy_r_r211 = cpy_r_r3;
    CPy_DecRef(cpy_r_r211);
    CPy_RestoreExcInfo(cpy_r_r218);
    CPy_DecRef(cpy_r_r218.f0);
    CPy_DecRef(cpy_r_r218.f1);
    CPy_DecRef(cpy_r_r218.f2);
    goto CPyL160;
CPyL154: ;
    CPy_RestoreExcInfo(cpy_r_r218);
    CPy_DecRef(cpy_r_r218.f0);
    CPy_DecRef(cpy_r_r218.f1);
    CPy_DecRef(cpy_r_r218.f2);
    cpy_r_r222 = CPy_KeepPropagating();
    if (!cpy_r_r222) goto CPyL165;
    CPy_Unreachable();
CPyL156: ;
    cpy_r_r223 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r224 = NULL;
    cpy_r_r1 = cpy_r_r224;
    cpy_r_r225 = (PyObject **)&cpy_r_r1;
    cpy_r_r226 = ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2;
    cpy_r_r227 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r226, cpy_r_r223, cpy_r_r223, cpy_r_r223, cpy_r_arg, cpy_r_r225);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r227 == NULL) {
        goto CPyL158;
    } else
        goto CPyL230;
CPyL157: ;
    cpy_r_r214 = cpy_r_r227;
    goto CPyL145;
CPyL158: ;
    cpy_r_r228 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 148, CPyStatic_upgrade___globals);
        goto CPyL226;
    }
    cpy_r_r211 = cpy_r_r1;
    CPy_DECREF(cpy_r_r211);
CPyL160: ;
    cpy_r_r229 = Py_None;
    CPy_INCREF(cpy_r_r229);
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r231 = CPyDef_upgrade___place_tile_env_clear_on_completion(cpy_r_r4);
    cpy_r_r232 = CPyDef_upgrade___place_tile_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL164;
    CPyGen_SetStopIterationValue(cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    if (!0) goto CPyL171;
    CPy_Unreachable();
CPyL164: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r229;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL165: ;
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r234 = CPyDef_upgrade___place_tile_env_clear_on_completion(cpy_r_r4);
    cpy_r_r235 = CPyDef_upgrade___place_tile_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r236 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r236;
CPyL166: ;
    cpy_r_r237 = cpy_r_r5 == 0;
    if (cpy_r_r237) goto CPyL231;
    cpy_r_r238 = cpy_r_r5 == 1;
    if (cpy_r_r238) goto CPyL232;
    cpy_r_r239 = cpy_r_r5 == 2;
    if (cpy_r_r239) {
        goto CPyL146;
    } else
        goto CPyL233;
CPyL169: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r240 = 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL171: ;
    cpy_r_r241 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r241;
CPyL172: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL171;
CPyL173: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL165;
CPyL174: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL165;
CPyL175: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL165;
CPyL176: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL165;
CPyL177: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL165;
CPyL178: ;
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL165;
CPyL179: ;
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r33);
    goto CPyL165;
CPyL180: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL40;
CPyL181: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r33);
    goto CPyL165;
CPyL182: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL165;
CPyL183: ;
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL39;
CPyL184: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL165;
CPyL185: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL165;
CPyL186: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL62;
CPyL187: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    goto CPyL165;
CPyL188: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r79);
    goto CPyL165;
CPyL189: ;
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
    goto CPyL61;
CPyL190: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r80);
    goto CPyL165;
CPyL191: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r97);
    goto CPyL165;
CPyL192: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r98);
    goto CPyL165;
CPyL193: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL165;
CPyL194: ;
    CPy_DecRef(cpy_r_r114);
    goto CPyL165;
CPyL195: ;
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    goto CPyL165;
CPyL196: ;
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r117);
    goto CPyL165;
CPyL197: ;
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r123);
    goto CPyL83;
CPyL198: ;
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r124);
    goto CPyL86;
CPyL199: ;
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r128);
    goto CPyL89;
CPyL200: ;
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    goto CPyL165;
CPyL201: ;
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r130);
    goto CPyL165;
CPyL202: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r135);
    goto CPyL165;
CPyL203: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r130);
    goto CPyL165;
CPyL204: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    goto CPyL165;
CPyL205: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r145);
    goto CPyL165;
CPyL206: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    goto CPyL165;
CPyL207: ;
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_r147);
    goto CPyL165;
CPyL208: ;
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL165;
CPyL209: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL165;
CPyL210: ;
    CPy_DECREF(cpy_r_r150);
    goto CPyL129;
CPyL211: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    goto CPyL165;
CPyL212: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r161);
    goto CPyL165;
CPyL213: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r163);
    goto CPyL165;
CPyL214: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    goto CPyL165;
CPyL215: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    goto CPyL165;
CPyL216: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r171);
    goto CPyL165;
CPyL217: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r173);
    goto CPyL165;
CPyL218: ;
    CPy_DECREF(cpy_r_r173);
    goto CPyL126;
CPyL219: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r176);
    goto CPyL165;
CPyL220: ;
    CPy_DecRef(cpy_r_waiting);
    goto CPyL165;
CPyL221: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r186);
    goto CPyL165;
CPyL222: ;
    CPy_DECREF(cpy_r_waiting);
    goto CPyL160;
CPyL223: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r197);
    goto CPyL165;
CPyL224: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r198);
    goto CPyL165;
CPyL225: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL144;
CPyL226: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL165;
CPyL227: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL149;
CPyL228: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL148;
CPyL229: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL154;
CPyL230: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL157;
CPyL231: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL232: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL71;
CPyL233: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL169;
}
        
PyObject *CPyDef_upgrade___place_tile_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___place_tile_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___place_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.place_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade___place_tile_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__next__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___place_tile_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_upgrade___place_tile_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___place_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.place_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_upgrade___place_tile_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "send", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___place_tile_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_upgrade___place_tile_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___place_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.place_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade___place_tile_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "__iter__", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___place_tile_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_upgrade___place_tile_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_upgrade___place_tile_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___place_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.place_tile_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_upgrade___place_tile_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "throw", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___place_tile_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_upgrade___place_tile_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7332 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7332);
    PyObject *__tmp7333 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7333);
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
        
        PyObject *CPyPy_upgrade___place_tile_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_upgrade___place_tile_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.upgrade.place_tile_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade___place_tile_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "close", -1, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___place_tile(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_design) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_upgrade___place_tile_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_upgrade___place_tile_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_design);
    if (((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__design != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__design);
    }
    ((serai___games___wayfarers___effects___upgrade___place_tile_envObject *)cpy_r_r0)->___mypyc_generator_attribute__design = cpy_r_design;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
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
        
        PyObject *CPyPy_upgrade___place_tile(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "design", 0};
            static CPyArg_Parser parser = {"OOO:place_tile", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_design;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_design)) {
                return NULL;
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
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            PyObject *retval = CPyDef_upgrade___place_tile(arg_t, arg_me, arg_design);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "place_tile", 125, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade___lay_tile(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_design, CPyTagged cpy_r_face, CPyTagged cpy_r_cell) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
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
    CPyTagged cpy_r_one;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    tuple_T2II cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    tuple_T2IO cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    int64_t cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    int64_t cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyTagged cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    int64_t cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    char cpy_r_r172;
    CPyTagged cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    CPyTagged cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Table", "book", 153, CPyStatic_upgrade___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tiles;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Book", "tiles", 154, CPyStatic_upgrade___globals);
        goto CPyL133;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_design);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 154, CPyStatic_upgrade___globals);
        goto CPyL133;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___printed___Tile))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 154, CPyStatic_upgrade___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r2);
        goto CPyL133;
    }
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "tiles", 155, CPyStatic_upgrade___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_wayfarers___book___Book___tile_number(cpy_r_r0, cpy_r_design, cpy_r_face, cpy_r_cell);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 155, CPyStatic_upgrade___globals);
        goto CPyL135;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 155, CPyStatic_upgrade___globals);
        goto CPyL136;
    }
    cpy_r_r7 = CPyList_Extend(cpy_r_r6, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 155, CPyStatic_upgrade___globals);
        goto CPyL137;
    } else
        goto CPyL138;
CPyL8: ;
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r9 = PyList_Append(cpy_r_r6, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 155, CPyStatic_upgrade___globals);
        goto CPyL139;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles = cpy_r_r6;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 155, CPyStatic_upgrade___globals);
        goto CPyL134;
    }
    cpy_r_r12 = CPyDef_upgrade____covered(cpy_r_r3, cpy_r_cell);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 156, CPyStatic_upgrade___globals);
        goto CPyL134;
    }
    cpy_r_r13 = 0;
CPyL12: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL18;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 157, CPyStatic_upgrade___globals);
        goto CPyL140;
    }
    cpy_r_one = cpy_r_r22;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "cells", 158, CPyStatic_upgrade___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL15: ;
    cpy_r_r24 = CPyTagged_Lshift(2, cpy_r_one);
    CPyTagged_DECREF(cpy_r_one);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 158, CPyStatic_upgrade___globals);
        goto CPyL142;
    }
    cpy_r_r25 = CPyTagged_Or(cpy_r_r23, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 158, CPyStatic_upgrade___globals);
        goto CPyL140;
    }
    cpy_r_r27 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r27;
    goto CPyL12;
CPyL18: ;
    cpy_r_r28 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_fits;
    if (unlikely(cpy_r_r28 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'fits' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r28);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 159, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL19: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = PyList_New(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 159, CPyStatic_upgrade___globals);
        goto CPyL144;
    }
    cpy_r_r32 = 0;
CPyL21: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL145;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyList_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 159, CPyStatic_upgrade___globals, "list", cpy_r_r40);
        goto CPyL146;
    }
    cpy_r_r42 = 0;
    cpy_r_r43 = 0;
CPyL24: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r43 < cpy_r_r45;
    if (!cpy_r_r46) goto CPyL147;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r43 * 8;
    cpy_r_r50 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    CPy_INCREF(cpy_r_r51);
    PyObject *__tmp7334;
    if (unlikely(!(PyTuple_Check(cpy_r_r51) && PyTuple_GET_SIZE(cpy_r_r51) == 2))) {
        __tmp7334 = NULL;
        goto __LL7335;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r51, 0))))
        __tmp7334 = PyTuple_GET_ITEM(cpy_r_r51, 0);
    else {
        __tmp7334 = NULL;
    }
    if (__tmp7334 == NULL) goto __LL7335;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r51, 1))))
        __tmp7334 = PyTuple_GET_ITEM(cpy_r_r51, 1);
    else {
        __tmp7334 = NULL;
    }
    if (__tmp7334 == NULL) goto __LL7335;
    __tmp7334 = cpy_r_r51;
__LL7335: ;
    if (unlikely(__tmp7334 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r51); cpy_r_r52 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7336 = PyTuple_GET_ITEM(cpy_r_r51, 0);
        CPyTagged __tmp7337;
        if (likely(PyLong_Check(__tmp7336)))
            __tmp7337 = CPyTagged_FromObject(__tmp7336);
        else {
            goto __LL7338;
        }
        cpy_r_r52.f0 = __tmp7337;
        PyObject *__tmp7339 = PyTuple_GET_ITEM(cpy_r_r51, 1);
        CPyTagged __tmp7340;
        if (likely(PyLong_Check(__tmp7339)))
            __tmp7340 = CPyTagged_FromObject(__tmp7339);
        else {
            goto __LL7341;
        }
        cpy_r_r52.f1 = __tmp7340;
    }
    goto __LL7342;
__LL7338: ;
    cpy_r_r52 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7342;
__LL7341: ;
    CPyTagged_DECREF(cpy_r_r52.f0);
    cpy_r_r52 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7342;
__LL7342: ;
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 159, CPyStatic_upgrade___globals);
        goto CPyL148;
    }
    cpy_r_r53 = cpy_r_r52.f0;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r53);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r55 = cpy_r_r52.f1;
    CPyTagged_INCREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r52.f0);
    CPyTagged_DECREF(cpy_r_r52.f1);
    cpy_r_r56 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "cells", 159, CPyStatic_upgrade___globals);
        goto CPyL149;
    }
    CPyTagged_INCREF(cpy_r_r56);
CPyL27: ;
    cpy_r_r57 = CPyTagged_And(cpy_r_r55, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 == 0;
    CPyTagged_DECREF(cpy_r_r57);
    if (cpy_r_r58) {
        goto CPyL150;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r42 = 1;
    goto CPyL30;
CPyL29: ;
    cpy_r_r59 = cpy_r_r43 + 1;
    cpy_r_r43 = cpy_r_r59;
    goto CPyL24;
CPyL30: ;
    cpy_r_r60 = cpy_r_r42 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r60);
    CPyList_SetItemUnsafe(cpy_r_r31, cpy_r_r32, cpy_r_r60);
    cpy_r_r61 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r61;
    goto CPyL21;
CPyL32: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_room != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_room);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_room = cpy_r_r31;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 159, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r63 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "assets", 160, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r63);
CPyL34: ;
    cpy_r_r64 = CPyList_GetSlice(cpy_r_r63, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 160, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 160, CPyStatic_upgrade___globals, "list", cpy_r_r64);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 160, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r67 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "plus", 161, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r67);
CPyL38: ;
    cpy_r_r68 = CPyList_GetSlice(cpy_r_r67, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 161, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 161, CPyStatic_upgrade___globals, "list", cpy_r_r68);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 161, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r71 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "minus", 162, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r71);
CPyL42: ;
    cpy_r_r72 = CPyList_GetSlice(cpy_r_r71, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 162, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 162, CPyStatic_upgrade___globals, "list", cpy_r_r72);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus = cpy_r_r73;
    cpy_r_r74 = 1;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 162, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r75 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "silver_discount", 163, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r75);
CPyL46: ;
    cpy_r_r76 = CPyList_GetSlice(cpy_r_r75, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 163, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 163, CPyStatic_upgrade___globals, "list", cpy_r_r76);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount = cpy_r_r77;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 163, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r79 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "provision_discount", 164, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r79);
CPyL50: ;
    cpy_r_r80 = CPyList_GetSlice(cpy_r_r79, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 164, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 164, CPyStatic_upgrade___globals, "list", cpy_r_r80);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 164, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r83 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r3)->_faces;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = CPySequenceTuple_GetItem(cpy_r_r83, cpy_r_face);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyTuple_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals, "tuple", cpy_r_r84);
        goto CPyL143;
    }
    cpy_r_r86 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r87 = CPyStatics[36]; /* 'zip' */
    cpy_r_r88 = CPyObject_GetAttr(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals);
        goto CPyL151;
    }
    cpy_r_r89 = 0 ? Py_True : Py_False;
    PyObject *cpy_r_r90[3] = {cpy_r_r12, cpy_r_r85, cpy_r_r89};
    cpy_r_r91 = (PyObject **)&cpy_r_r90;
    cpy_r_r92 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r93 = PyObject_Vectorcall(cpy_r_r88, cpy_r_r91, 2, cpy_r_r92);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r85);
    cpy_r_r94 = PyObject_GetIter(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
CPyL58: ;
    cpy_r_r95 = PyIter_Next(cpy_r_r94);
    if (cpy_r_r95 == NULL) goto CPyL152;
    PyObject *__tmp7343;
    if (unlikely(!(PyTuple_Check(cpy_r_r95) && PyTuple_GET_SIZE(cpy_r_r95) == 2))) {
        __tmp7343 = NULL;
        goto __LL7344;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r95, 0))))
        __tmp7343 = PyTuple_GET_ITEM(cpy_r_r95, 0);
    else {
        __tmp7343 = NULL;
    }
    if (__tmp7343 == NULL) goto __LL7344;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r95, 1))))
        __tmp7343 = PyTuple_GET_ITEM(cpy_r_r95, 1);
    else {
        __tmp7343 = NULL;
    }
    if (__tmp7343 == NULL) goto __LL7344;
    __tmp7343 = cpy_r_r95;
__LL7344: ;
    if (unlikely(__tmp7343 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r95); cpy_r_r96 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp7345 = PyTuple_GET_ITEM(cpy_r_r95, 0);
        CPyTagged __tmp7346;
        if (likely(PyLong_Check(__tmp7345)))
            __tmp7346 = CPyTagged_FromObject(__tmp7345);
        else {
            goto __LL7347;
        }
        cpy_r_r96.f0 = __tmp7346;
        PyObject *__tmp7348 = PyTuple_GET_ITEM(cpy_r_r95, 1);
        CPy_INCREF(__tmp7348);
        PyObject * __tmp7349;
        if (likely(PyTuple_Check(__tmp7348)))
            __tmp7349 = __tmp7348;
        else {
            CPy_TypeError("tuple", __tmp7348); 
            __tmp7349 = NULL;
        }
        cpy_r_r96.f1 = __tmp7349;
    }
    goto __LL7350;
__LL7347: ;
    cpy_r_r96 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL7350;
__LL7350: ;
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals);
        goto CPyL153;
    }
    cpy_r_r97 = cpy_r_r96.f0;
    CPyTagged_INCREF(cpy_r_r97);
    cpy_r_one = cpy_r_r97;
    cpy_r_r98 = cpy_r_r96.f1;
    CPy_INCREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r96.f0);
    CPy_DECREF(cpy_r_r96.f1);
    cpy_r_r99 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        goto CPyL154;
    } else
        goto CPyL63;
CPyL61: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r100 = 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 166, CPyStatic_upgrade___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r101 = CPyTagged_Remainder(cpy_r_one, cpy_r_r99);
    CPyTagged_DECREF(cpy_r_one);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 166, CPyStatic_upgrade___globals);
        goto CPyL155;
    }
    cpy_r_r102 = CPyTagged_Add(cpy_r_r101, 2);
    CPyTagged_DECREF(cpy_r_r101);
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r98 + offsetof(PyVarObject, ob_size));
    cpy_r_r104 = *(int64_t *)cpy_r_r103;
    cpy_r_r105 = 0;
CPyL65: ;
    cpy_r_r106 = cpy_r_r105 < cpy_r_r104;
    if (!cpy_r_r106) goto CPyL156;
    cpy_r_r107 = CPySequenceTuple_GetItemUnsafe(cpy_r_r98, cpy_r_r105);
    if (likely(PyUnicode_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 167, CPyStatic_upgrade___globals, "str", cpy_r_r107);
        goto CPyL157;
    }
    cpy_r_r109 = CPyStatic_wayfarers___names___ONE_ASSET;
    if (unlikely(cpy_r_r109 == NULL)) {
        goto CPyL158;
    } else
        goto CPyL70;
CPyL68: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE_ASSET\" was not set");
    cpy_r_r110 = 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 168, CPyStatic_upgrade___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r111 = PyDict_Contains(cpy_r_r109, cpy_r_r108);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 168, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
    cpy_r_r113 = cpy_r_r111;
    if (!cpy_r_r113) goto CPyL81;
    cpy_r_r114 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "assets", 169, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r114);
CPyL73: ;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r114, cpy_r_r102);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 169, CPyStatic_upgrade___globals);
        goto CPyL160;
    }
    cpy_r_r116 = CPyStatic_wayfarers___names___ONE_ASSET;
    if (unlikely(cpy_r_r116 == NULL)) {
        goto CPyL161;
    } else
        goto CPyL77;
CPyL75: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE_ASSET\" was not set");
    cpy_r_r117 = 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 169, CPyStatic_upgrade___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r108);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 169, CPyStatic_upgrade___globals);
        goto CPyL162;
    }
    if (likely(PyLong_Check(cpy_r_r118)))
        cpy_r_r119 = CPyTagged_FromObject(cpy_r_r118);
    else {
        CPy_TypeError("int", cpy_r_r118); cpy_r_r119 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 169, CPyStatic_upgrade___globals);
        goto CPyL162;
    }
    cpy_r_r120 = CPyTagged_StealAsObject(cpy_r_r119);
    cpy_r_r121 = PyNumber_InPlaceAdd(cpy_r_r115, cpy_r_r120);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 169, CPyStatic_upgrade___globals);
        goto CPyL160;
    }
    cpy_r_r122 = CPyList_SetItem(cpy_r_r114, cpy_r_r102, cpy_r_r121);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 169, CPyStatic_upgrade___globals);
        goto CPyL159;
    } else
        goto CPyL91;
CPyL81: ;
    cpy_r_r123 = CPyStatics[4065]; /* 'silver_discount' */
    cpy_r_r124 = CPyStr_EqualLiteral(cpy_r_r108, cpy_r_r123, 15);
    if (!cpy_r_r124) goto CPyL86;
    cpy_r_r125 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "silver_discount", 171, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r125);
CPyL83: ;
    cpy_r_r126 = CPyList_GetItem(cpy_r_r125, cpy_r_r102);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 171, CPyStatic_upgrade___globals);
        goto CPyL163;
    }
    cpy_r_r127 = CPyStatics[4897]; /* 1 */
    cpy_r_r128 = PyNumber_InPlaceAdd(cpy_r_r126, cpy_r_r127);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 171, CPyStatic_upgrade___globals);
        goto CPyL163;
    }
    cpy_r_r129 = CPyList_SetItem(cpy_r_r125, cpy_r_r102, cpy_r_r128);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 171, CPyStatic_upgrade___globals);
        goto CPyL159;
    } else
        goto CPyL91;
CPyL86: ;
    cpy_r_r130 = CPyStatics[4066]; /* 'provision_discount' */
    cpy_r_r131 = CPyStr_EqualLiteral(cpy_r_r108, cpy_r_r130, 18);
    if (!cpy_r_r131) goto CPyL91;
    cpy_r_r132 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "provision_discount", 173, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r132);
CPyL88: ;
    cpy_r_r133 = CPyList_GetItem(cpy_r_r132, cpy_r_r102);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 173, CPyStatic_upgrade___globals);
        goto CPyL164;
    }
    cpy_r_r134 = CPyStatics[4897]; /* 1 */
    cpy_r_r135 = PyNumber_InPlaceAdd(cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 173, CPyStatic_upgrade___globals);
        goto CPyL164;
    }
    cpy_r_r136 = CPyList_SetItem(cpy_r_r132, cpy_r_r102, cpy_r_r135);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 173, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
CPyL91: ;
    cpy_r_r137 = CPyStatics[4067]; /* 'plus' */
    cpy_r_r138 = CPyStatics[4068]; /* 'plus_or_minus' */
    cpy_r_r139 = CPyStr_EqualLiteral(cpy_r_r108, cpy_r_r137, 4);
    if (cpy_r_r139) goto CPyL94;
    cpy_r_r140 = CPyStr_EqualLiteral(cpy_r_r108, cpy_r_r138, 13);
    if (cpy_r_r140) goto CPyL94;
    if (0) {
        goto CPyL95;
    } else
        goto CPyL97;
CPyL94: ;
    if (!1) goto CPyL97;
CPyL95: ;
    cpy_r_r141 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "plus", 175, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r141);
CPyL96: ;
    cpy_r_r142 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r142);
    cpy_r_r143 = CPyList_SetItem(cpy_r_r141, cpy_r_r102, cpy_r_r142);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 175, CPyStatic_upgrade___globals);
        goto CPyL159;
    }
CPyL97: ;
    cpy_r_r144 = CPyStatics[4069]; /* 'minus' */
    cpy_r_r145 = CPyStatics[4068]; /* 'plus_or_minus' */
    cpy_r_r146 = CPyStr_EqualLiteral(cpy_r_r108, cpy_r_r144, 5);
    if (cpy_r_r146) goto CPyL165;
    cpy_r_r147 = CPyStr_EqualLiteral(cpy_r_r108, cpy_r_r145, 13);
    CPy_DECREF(cpy_r_r108);
    if (cpy_r_r147) goto CPyL100;
    if (0) {
        goto CPyL101;
    } else
        goto CPyL103;
CPyL100: ;
    if (!1) goto CPyL103;
CPyL101: ;
    cpy_r_r148 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "minus", 177, CPyStatic_upgrade___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r148);
CPyL102: ;
    cpy_r_r149 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r149);
    cpy_r_r150 = CPyList_SetItem(cpy_r_r148, cpy_r_r102, cpy_r_r149);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 177, CPyStatic_upgrade___globals);
        goto CPyL157;
    }
CPyL103: ;
    cpy_r_r151 = cpy_r_r105 + 1;
    cpy_r_r105 = cpy_r_r151;
    goto CPyL65;
CPyL104: ;
    cpy_r_r152 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 165, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r153 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "counts", 178, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r153);
CPyL106: ;
    cpy_r_r154 = CPyList_GetSlice(cpy_r_r153, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 178, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 178, CPyStatic_upgrade___globals, "list", cpy_r_r154);
        goto CPyL143;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts = cpy_r_r155;
    cpy_r_r156 = 1;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 178, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    cpy_r_r157 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r3)->_tags;
    CPy_INCREF(cpy_r_r157);
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyVarObject, ob_size));
    cpy_r_r159 = *(int64_t *)cpy_r_r158;
    cpy_r_r160 = 0;
CPyL110: ;
    cpy_r_r161 = cpy_r_r160 < cpy_r_r159;
    if (!cpy_r_r161) goto CPyL166;
    cpy_r_r162 = CPySequenceTuple_GetItemUnsafe(cpy_r_r157, cpy_r_r160);
    if (likely(PyLong_Check(cpy_r_r162)))
        cpy_r_r163 = CPyTagged_FromObject(cpy_r_r162);
    else {
        CPy_TypeError("int", cpy_r_r162); cpy_r_r163 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 179, CPyStatic_upgrade___globals);
        goto CPyL167;
    }
    cpy_r_r164 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "counts", 180, CPyStatic_upgrade___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r164);
CPyL113: ;
    cpy_r_r165 = CPyList_GetItem(cpy_r_r164, cpy_r_r163);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 180, CPyStatic_upgrade___globals);
        goto CPyL169;
    }
    cpy_r_r166 = CPyStatics[4897]; /* 1 */
    cpy_r_r167 = PyNumber_InPlaceAdd(cpy_r_r165, cpy_r_r166);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 180, CPyStatic_upgrade___globals);
        goto CPyL169;
    }
    cpy_r_r168 = CPyList_SetItem(cpy_r_r164, cpy_r_r163, cpy_r_r167);
    CPy_DECREF(cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r163);
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 180, CPyStatic_upgrade___globals);
        goto CPyL167;
    }
    cpy_r_r169 = cpy_r_r160 + 1;
    cpy_r_r160 = cpy_r_r169;
    goto CPyL110;
CPyL117: ;
    cpy_r_r170 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "counts", 181, CPyStatic_upgrade___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r170);
CPyL118: ;
    cpy_r_r171 = CPyStatic_wayfarers___names___FIRST_TILE_COUNT;
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        goto CPyL170;
    } else
        goto CPyL121;
CPyL119: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_TILE_COUNT\" was not set");
    cpy_r_r172 = 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 181, CPyStatic_upgrade___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL121: ;
    cpy_r_r173 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r3)->_kind;
    cpy_r_r174 = CPyTagged_Add(cpy_r_r171, cpy_r_r173);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r175 = CPyList_GetItem(cpy_r_r170, cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 181, CPyStatic_upgrade___globals);
        goto CPyL171;
    }
    cpy_r_r176 = CPyStatics[4897]; /* 1 */
    cpy_r_r177 = PyNumber_InPlaceAdd(cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 181, CPyStatic_upgrade___globals);
        goto CPyL171;
    }
    cpy_r_r178 = CPyList_SetItem(cpy_r_r170, cpy_r_r174, cpy_r_r177);
    CPy_DECREF(cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r174);
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 181, CPyStatic_upgrade___globals);
        goto CPyL172;
    }
    cpy_r_r179 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", "Player", "counts", 182, CPyStatic_upgrade___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r179);
CPyL125: ;
    cpy_r_r180 = CPyStatic_wayfarers___names___ANY_TILE_COUNT;
    if (unlikely(cpy_r_r180 == CPY_INT_TAG)) {
        goto CPyL173;
    } else
        goto CPyL128;
CPyL126: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ANY_TILE_COUNT\" was not set");
    cpy_r_r181 = 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 182, CPyStatic_upgrade___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL128: ;
    cpy_r_r182 = CPyList_GetItem(cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 182, CPyStatic_upgrade___globals);
        goto CPyL174;
    }
    cpy_r_r183 = CPyStatics[4897]; /* 1 */
    cpy_r_r184 = PyNumber_InPlaceAdd(cpy_r_r182, cpy_r_r183);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 182, CPyStatic_upgrade___globals);
        goto CPyL174;
    }
    cpy_r_r185 = CPyList_SetItem(cpy_r_r179, cpy_r_r180, cpy_r_r184);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 182, CPyStatic_upgrade___globals);
        goto CPyL172;
    }
    return cpy_r_r12;
CPyL132: ;
    cpy_r_r186 = NULL;
    return cpy_r_r186;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL132;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL132;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL132;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL132;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL132;
CPyL138: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL132;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    goto CPyL132;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_one);
    goto CPyL132;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL132;
CPyL143: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    goto CPyL132;
CPyL144: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r28);
    goto CPyL132;
CPyL145: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL32;
CPyL146: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL132;
CPyL147: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL30;
CPyL148: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r41);
    goto CPyL132;
CPyL149: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL132;
CPyL150: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL28;
CPyL151: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r85);
    goto CPyL132;
CPyL152: ;
    CPy_DECREF(cpy_r_r94);
    goto CPyL104;
CPyL153: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    goto CPyL132;
CPyL154: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_one);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    goto CPyL61;
CPyL155: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    goto CPyL132;
CPyL156: ;
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r102);
    goto CPyL58;
CPyL157: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL132;
CPyL158: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    goto CPyL68;
CPyL159: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    goto CPyL132;
CPyL160: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r114);
    goto CPyL132;
CPyL161: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r115);
    goto CPyL75;
CPyL162: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r115);
    goto CPyL132;
CPyL163: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r125);
    goto CPyL132;
CPyL164: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r132);
    goto CPyL132;
CPyL165: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL100;
CPyL166: ;
    CPy_DECREF(cpy_r_r157);
    goto CPyL117;
CPyL167: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r157);
    goto CPyL132;
CPyL168: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r157);
    CPyTagged_DecRef(cpy_r_r163);
    goto CPyL132;
CPyL169: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r157);
    CPyTagged_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r164);
    goto CPyL132;
CPyL170: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r170);
    goto CPyL119;
CPyL171: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r174);
    goto CPyL132;
CPyL172: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL132;
CPyL173: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r179);
    goto CPyL126;
CPyL174: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r179);
    goto CPyL132;
}
        
        PyObject *CPyPy_upgrade___lay_tile(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "design", "face", "cell", 0};
            static CPyArg_Parser parser = {"OOOOO:lay_tile", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_design;
            PyObject *obj_face;
            PyObject *obj_cell;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_design, &obj_face, &obj_cell)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            CPyTagged arg_face;
            if (likely(PyLong_Check(obj_face)))
                arg_face = CPyTagged_BorrowFromObject(obj_face);
            else {
                CPy_TypeError("int", obj_face); goto fail;
            }
            CPyTagged arg_cell;
            if (likely(PyLong_Check(obj_cell)))
                arg_cell = CPyTagged_BorrowFromObject(obj_cell);
            else {
                CPy_TypeError("int", obj_cell); goto fail;
            }
            PyObject *retval = CPyDef_upgrade___lay_tile(arg_t, arg_player, arg_design, arg_face, arg_cell);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "lay_tile", 151, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____covered(PyObject *cpy_r_tile, CPyTagged cpy_r_cell) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_down;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_right;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered", 188, CPyStatic_upgrade___globals);
        goto CPyL18;
    }
    cpy_r_r1 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_tile)->_height;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_down = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_down);
CPyL2: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL19;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL19;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_down = cpy_r_r2;
    cpy_r_r9 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_tile)->_width;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r10 = 0;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_right = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_right);
CPyL7: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL9;
    cpy_r_r13 = cpy_r_r9 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL10;
CPyL9: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_r9);
    if (cpy_r_r15) {
        goto CPyL11;
    } else
        goto CPyL20;
CPyL10: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r16) goto CPyL20;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_right = cpy_r_r10;
    cpy_r_r17 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        goto CPyL21;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered", 188, CPyStatic_upgrade___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r19 = CPyTagged_Multiply(cpy_r_down, cpy_r_r17);
    cpy_r_r20 = CPyTagged_Add(cpy_r_cell, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyTagged_Add(cpy_r_r20, cpy_r_right);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_right);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = PyList_Append(cpy_r_r0, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered", 188, CPyStatic_upgrade___globals);
        goto CPyL22;
    }
    cpy_r_r25 = CPyTagged_Add(cpy_r_r10, 2);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r10 = cpy_r_r25;
    goto CPyL7;
CPyL16: ;
    cpy_r_r26 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r26;
    goto CPyL2;
CPyL17: ;
    return cpy_r_r0;
CPyL18: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL17;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_down);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_down);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_right);
    goto CPyL12;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_down);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL18;
}
        
        PyObject *CPyPy_upgrade____covered(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"tile", "cell", 0};
            static CPyArg_Parser parser = {"OO:_covered", kwlist, 0};
            PyObject *obj_tile;
            PyObject *obj_cell;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_tile, &obj_cell)) {
                return NULL;
            }
            PyObject *arg_tile;
            if (likely(Py_TYPE(obj_tile) == CPyType_wayfarers___printed___Tile))
                arg_tile = obj_tile;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Tile", obj_tile); 
                goto fail;
            }
            CPyTagged arg_cell;
            if (likely(PyLong_Check(obj_cell)))
                arg_cell = CPyTagged_BorrowFromObject(obj_cell);
            else {
                CPy_TypeError("int", obj_cell); goto fail;
            }
            PyObject *retval = CPyDef_upgrade____covered(arg_tile, arg_cell);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered", 186, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____covered_note(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_design, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
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
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 193, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) {
        goto CPyL43;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 193, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r4 == NULL) {
        goto CPyL44;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 193, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (cpy_r_r6 == NULL) {
        goto CPyL10;
    } else
        goto CPyL45;
CPyL8: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 193, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", "Table", "book", 194, CPyStatic_upgrade___globals);
        goto CPyL46;
    }
CPyL11: ;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r8)->_cell_bonus;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", "Book", "cell_bonus", 194, CPyStatic_upgrade___globals);
        goto CPyL46;
    }
CPyL12: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_board;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", "Player", "board", 194, CPyStatic_upgrade___globals);
        goto CPyL46;
    }
CPyL13: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 194, CPyStatic_upgrade___globals);
        goto CPyL46;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 194, CPyStatic_upgrade___globals, "list", cpy_r_r11);
        goto CPyL46;
    }
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL47;
    }
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", "Table", "book", 195, CPyStatic_upgrade___globals);
        goto CPyL48;
    }
CPyL17: ;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_tiles;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", "Book", "tiles", 195, CPyStatic_upgrade___globals);
        goto CPyL48;
    }
CPyL18: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_design);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL48;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Tile))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r16);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL49;
    }
    cpy_r_r19 = CPyDef_upgrade____covered(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL50;
    }
    cpy_r_r20 = 0;
CPyL23: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL51;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL52;
    }
    cpy_r_r30 = CPyList_GetItem(cpy_r_r12, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL53;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r30, CPyType_kernel___effects___Effect)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals, "serai.kernel.effects.Effect", cpy_r_r30);
        goto CPyL53;
    }
    cpy_r_r32 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r32 == NULL)) {
        goto CPyL54;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r34 = cpy_r_r31 == cpy_r_r32;
    CPy_DECREF(cpy_r_r31);
    cpy_r_r35 = cpy_r_r34 ^ 1;
    if (!cpy_r_r35) goto CPyL55;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r12, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL52;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r36, CPyType_kernel___effects___Effect)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals, "serai.kernel.effects.Effect", cpy_r_r36);
        goto CPyL52;
    }
    cpy_r_r38 = PyList_Append(cpy_r_r13, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL52;
    }
CPyL34: ;
    cpy_r_r40 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r40;
    goto CPyL23;
CPyL35: ;
    cpy_r_r41 = PyList_AsTuple(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 195, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL56;
    cpy_r_r46 = CPyStatics[4070]; /* 'note-covers' */
    cpy_r_r47 = CPyStatics[670]; /* 'gains' */
    cpy_r_r48 = CPyDict_Build(1, cpy_r_r47, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 196, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    cpy_r_r49 = CPyDef_message___Message(cpy_r_r46, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 196, CPyStatic_upgrade___globals);
        goto CPyL42;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL41;
CPyL40: ;
    cpy_r_r51 = Py_None;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r50 = cpy_r_r51;
CPyL41: ;
    return cpy_r_r50;
CPyL42: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL43: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL2;
CPyL44: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL5;
CPyL45: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL46: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL42;
CPyL47: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r12);
    goto CPyL42;
CPyL48: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL42;
CPyL49: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    goto CPyL42;
CPyL50: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL42;
CPyL51: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r19);
    goto CPyL35;
CPyL52: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r19);
    goto CPyL42;
CPyL53: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL42;
CPyL54: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL28;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL34;
CPyL56: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL40;
}
        
        PyObject *CPyPy_upgrade____covered_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "design", "option", 0};
            static CPyArg_Parser parser = {"OOOO:_covered_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_design;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_design, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade____covered_note(arg_t, arg_player, arg_design, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_covered_note", 191, CPyStatic_upgrade___globals);
            return NULL;
        }
        
PyObject *CPyDef_upgrade____price_note(PyObject *cpy_r_t, CPyTagged cpy_r_kind, CPyTagged cpy_r_context, PyObject *cpy_r_option) {
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
    tuple_T2IO cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", "Table", "book", 200, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", "Book", "options", 200, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_pay_silver;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL11;
    cpy_r_r4 = CPyStatics[3990]; /* 'note-price' */
    cpy_r_r5 = CPyStatics[31]; /* 'n' */
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", "Table", "book", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r6)->_type_silver;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", "Book", "type_silver", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
CPyL5: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_kind);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    cpy_r_r10 = CPyDef_wayfarers___effects___resources___silver_price(cpy_r_t, cpy_r_r9, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    cpy_r_r11 = CPyStatics[759]; /* 'resource' */
    cpy_r_r12 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r14 = CPyDict_Build(2, cpy_r_r5, cpy_r_r13, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    cpy_r_r15 = CPyDef_message___Message(cpy_r_r4, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 201, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    return cpy_r_r15;
CPyL11: ;
    cpy_r_r16 = CPyDef_upgrade____influence_price(cpy_r_t, cpy_r_kind);
    if (unlikely(cpy_r_r16.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 202, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    cpy_r_r17 = cpy_r_r16.f0;
    cpy_r_r18 = cpy_r_r16.f1;
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r18;
    cpy_r_r21 = CPyStatics[1314]; /* 'note-influence' */
    cpy_r_r22 = CPyStatics[31]; /* 'n' */
    cpy_r_r23 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r25 = CPyDict_Build(2, cpy_r_r22, cpy_r_r24, cpy_r_r23, cpy_r_r20);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 203, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    cpy_r_r26 = CPyDef_message___Message(cpy_r_r21, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 203, CPyStatic_upgrade___globals);
        goto CPyL15;
    }
    return cpy_r_r26;
CPyL15: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
}
        
        PyObject *CPyPy_upgrade____price_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", "context", "option", 0};
            static CPyArg_Parser parser = {"OOOO:_price_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            PyObject *obj_context;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind, &obj_context, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_upgrade____price_note(arg_t, arg_kind, arg_context, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_price_note", 199, CPyStatic_upgrade___globals);
            return NULL;
        }
        
tuple_T2IO CPyDef_upgrade____influence_price(PyObject *cpy_r_t, CPyTagged cpy_r_kind) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T3OOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T2IO cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2IO cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T2IO cpy_r_r25;
    tuple_T2IO cpy_r_r26;
    char cpy_r_r27;
    tuple_T2IO cpy_r_r28;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", "Table", "book", 208, CPyStatic_upgrade___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_type_influence;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", "Book", "type_influence", 208, CPyStatic_upgrade___globals);
        goto CPyL18;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_kind);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 208, CPyStatic_upgrade___globals);
        goto CPyL18;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 208, CPyStatic_upgrade___globals, "tuple", cpy_r_r2);
        goto CPyL18;
    }
    cpy_r_r4 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        goto CPyL19;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 208, CPyStatic_upgrade___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[36]; /* 'zip' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 208, CPyStatic_upgrade___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r4.f0);
    CPy_INCREF(cpy_r_r4.f1);
    CPy_INCREF(cpy_r_r4.f2);
    cpy_r_r9 = PyTuple_New(3);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7351 = cpy_r_r4.f0;
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp7351);
    PyObject *__tmp7352 = cpy_r_r4.f1;
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp7352);
    PyObject *__tmp7353 = cpy_r_r4.f2;
    PyTuple_SET_ITEM(cpy_r_r9, 2, __tmp7353);
    cpy_r_r10 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r11[3] = {cpy_r_r3, cpy_r_r9, cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r12, 2, cpy_r_r13);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 208, CPyStatic_upgrade___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r15 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16.f0 = 0;
    cpy_r_r16.f1 = cpy_r_r15;
    cpy_r_r17 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 209, CPyStatic_upgrade___globals);
        goto CPyL22;
    }
CPyL10: ;
    cpy_r_r18 = PyIter_Next(cpy_r_r17);
    if (cpy_r_r18 == NULL) goto CPyL23;
    PyObject *__tmp7354;
    if (unlikely(!(PyTuple_Check(cpy_r_r18) && PyTuple_GET_SIZE(cpy_r_r18) == 2))) {
        __tmp7354 = NULL;
        goto __LL7355;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r18, 0))))
        __tmp7354 = PyTuple_GET_ITEM(cpy_r_r18, 0);
    else {
        __tmp7354 = NULL;
    }
    if (__tmp7354 == NULL) goto __LL7355;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r18, 1))))
        __tmp7354 = PyTuple_GET_ITEM(cpy_r_r18, 1);
    else {
        __tmp7354 = NULL;
    }
    if (__tmp7354 == NULL) goto __LL7355;
    __tmp7354 = cpy_r_r18;
__LL7355: ;
    if (unlikely(__tmp7354 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r18); cpy_r_r19 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp7356 = PyTuple_GET_ITEM(cpy_r_r18, 0);
        CPyTagged __tmp7357;
        if (likely(PyLong_Check(__tmp7356)))
            __tmp7357 = CPyTagged_FromObject(__tmp7356);
        else {
            goto __LL7358;
        }
        cpy_r_r19.f0 = __tmp7357;
        PyObject *__tmp7359 = PyTuple_GET_ITEM(cpy_r_r18, 1);
        CPy_INCREF(__tmp7359);
        PyObject *__tmp7360;
        if (likely(PyUnicode_Check(__tmp7359)))
            __tmp7360 = __tmp7359;
        else {
            CPy_TypeError("str", __tmp7359); 
            __tmp7360 = NULL;
        }
        cpy_r_r19.f1 = __tmp7360;
    }
    goto __LL7361;
__LL7358: ;
    cpy_r_r19 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL7361;
__LL7361: ;
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 209, CPyStatic_upgrade___globals);
        goto CPyL24;
    }
    cpy_r_r20 = cpy_r_r19.f0;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r19.f1;
    CPy_INCREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r19.f0);
    CPy_DECREF(cpy_r_r19.f1);
    cpy_r_r22 = cpy_r_r20 != 0;
    if (cpy_r_r22) {
        goto CPyL25;
    } else
        goto CPyL26;
CPyL13: ;
    cpy_r_r23 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r24 = CPyStr_Build(2, cpy_r_r23, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 209, CPyStatic_upgrade___globals);
        goto CPyL27;
    }
    cpy_r_r25.f0 = cpy_r_r20;
    cpy_r_r25.f1 = cpy_r_r24;
    cpy_r_r26 = cpy_r_r25;
    goto CPyL17;
CPyL15: ;
    cpy_r_r27 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 209, CPyStatic_upgrade___globals);
        goto CPyL22;
    }
    cpy_r_r26 = cpy_r_r16;
CPyL17: ;
    return cpy_r_r26;
CPyL18: ;
    tuple_T2IO __tmp7362 = { CPY_INT_TAG, NULL };
    cpy_r_r28 = __tmp7362;
    return cpy_r_r28;
CPyL19: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
CPyL20: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL18;
CPyL21: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL18;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r16.f0);
    CPy_DecRef(cpy_r_r16.f1);
    goto CPyL18;
CPyL23: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL15;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r16.f0);
    CPy_DecRef(cpy_r_r16.f1);
    CPy_DecRef(cpy_r_r17);
    goto CPyL18;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r16.f0);
    CPy_DECREF(cpy_r_r16.f1);
    CPy_DECREF(cpy_r_r17);
    goto CPyL13;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    goto CPyL10;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL18;
}
        
        PyObject *CPyPy_upgrade____influence_price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "kind", 0};
            static CPyArg_Parser parser = {"OO:_influence_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            tuple_T2IO retval = CPyDef_upgrade____influence_price(arg_t, arg_kind);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp7363 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp7363);
            PyObject *__tmp7364 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp7364);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "_influence_price", 206, CPyStatic_upgrade___globals);
            return NULL;
        }
        
char CPyDef_upgrade_____top_level__(void) {
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
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
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
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
    void *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    void *cpy_r_r200;
    void *cpy_r_r201;
    PyObject **cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    void *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    void *cpy_r_r222;
    void *cpy_r_r223;
    PyObject **cpy_r_r224;
    PyObject *cpy_r_r225;
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
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    int32_t cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 1, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 1, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_upgrade___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 3, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5273]; /* ('partial',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_upgrade___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 5, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___effects___acquire;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___effects___acquire;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 7, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___effects___acquire;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___effects___acquire;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___acquire__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 7, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 7, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 7, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5623]; /* ('triggered',) */
    cpy_r_r36 = CPyStatic_upgrade___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 7, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL97;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___effects___resources;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___effects___resources;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 8, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___effects___resources;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___effects___resources;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___resources__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 8, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 8, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 8, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5624]; /* ('pay_silver', 'silver_price') */
    cpy_r_r58 = CPyStatic_upgrade___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 8, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL98;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 9, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 9, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 9, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 9, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5625]; /* ('ANY_TILE_COUNT', 'COLUMNS', 'FIRST_TILE_COUNT', 'GUILDS', 'ONE_ASSET', 'TILE_TYPES') */
    cpy_r_r80 = CPyStatic_upgrade___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 9, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL99;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___printed;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___printed;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 17, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___printed;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___printed;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___printed__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 17, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 17, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 17, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5626]; /* ('Tile',) */
    cpy_r_r102 = CPyStatic_upgrade___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 17, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL100;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 18, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 18, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 18, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 18, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5627]; /* ('NEED_INFLUENCE_FOR_TILE', 'NO_INFLUENCE_PRICE', 'NO_ROOM', 'NO_ROOM_THERE', 'NO_TILE_LEFT', 'silver_obstacle') */
    cpy_r_r124 = CPyStatic_upgrade___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 18, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL101;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 26, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 26, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 26, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 26, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r146 = CPyStatic_upgrade___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 26, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL102;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 27, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r157 = CPyExec_serai___kernel___decision;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 27, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 27, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 27, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r168 = CPyStatic_upgrade___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 27, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL103;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 28, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r179 = CPyExec_serai___kernel___effects;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 28, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 28, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 28, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5382]; /* ('NOTHING', 'Call') */
    cpy_r_r190 = CPyStatic_upgrade___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 28, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL104;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r193 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 29, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___kernel___message;
    cpy_r_r201 = CPyExec_serai___kernel___message;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 29, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 29, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 29, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r212 = CPyStatic_upgrade___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 29, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL105;
CPyL78: ;
    cpy_r_r214 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r215 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r216 = CPyModuleLockAPI_serai;
    cpy_r_r217 = CPyImport_IsInitialized(cpy_r_r215);
    if (!cpy_r_r217) goto CPyL81;
    cpy_r_r218 = PyImport_GetModuleDict();
    cpy_r_r219 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r220 = CPyDict_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 30, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r221 = cpy_r_r220;
    goto CPyL85;
CPyL81: ;
    cpy_r_r222 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r223 = CPyExec_serai___kernel___perform;
    cpy_r_r224 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r225 = PyImport_GetModuleDict();
    cpy_r_r226 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r227 = CPyDict_GetItem(cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 30, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r228 = CPyStatics[8]; /* '__file__' */
    cpy_r_r229 = CPyObject_GetAttr(cpy_r_r227, cpy_r_r228);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 30, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r230 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r231 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r232 = CPyImport_ImportNative(cpy_r_r231, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r229, cpy_r_r230, 0);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 30, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r221 = cpy_r_r232;
CPyL85: ;
    cpy_r_r233 = CPyStatics[5611]; /* ('Waiting', 'Work') */
    cpy_r_r234 = CPyStatic_upgrade___globals;
    cpy_r_r235 = CPyImport_GetNativeAttrs(cpy_r_r221, cpy_r_r233, cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 30, CPyStatic_upgrade___globals);
        goto CPyL96;
    } else
        goto CPyL106;
CPyL86: ;
    cpy_r_r236 = (PyObject *)CPyType_work___Work;
    cpy_r_r237 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r238 = PyObject_GetItem(cpy_r_r236, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r239 = PyTuple_Pack(1, cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r240 = CPyStatics[3965]; /* 'serai.games.wayfarers.effects.upgrade' */
    cpy_r_r241 = (PyObject *)CPyType_upgrade___Upgrade_template;
    cpy_r_r242 = CPyType_FromTemplate(cpy_r_r241, cpy_r_r239, cpy_r_r240);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    cpy_r_r243 = CPyDef_upgrade___Upgrade_trait_vtable_setup();
    if (unlikely(cpy_r_r243 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL107;
    }
    cpy_r_r244 = CPyDef_upgrade___Upgrade_coroutine_setup(cpy_r_r242);
    if (unlikely(cpy_r_r244 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL107;
    }
    cpy_r_r245 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r246 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r247 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r248 = CPyStatics[529]; /* 'must' */
    cpy_r_r249 = CPyStatics[530]; /* 'always' */
    cpy_r_r250 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r251 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r252 = PyTuple_Pack(6, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL107;
    }
    cpy_r_r253 = PyObject_SetAttr(cpy_r_r242, cpy_r_r245, cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    cpy_r_r254 = cpy_r_r253 >= 0;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL107;
    }
    CPyType_upgrade___Upgrade = (PyTypeObject *)cpy_r_r242;
    CPy_INCREF(CPyType_upgrade___Upgrade);
    cpy_r_r255 = CPyStatic_upgrade___globals;
    cpy_r_r256 = CPyStatics[2928]; /* 'Upgrade' */
    cpy_r_r257 = PyDict_SetItem(cpy_r_r255, cpy_r_r256, cpy_r_r242);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL107;
    }
    cpy_r_r259 = CPy_InitSubclass(cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/upgrade.py", "<module>", 33, CPyStatic_upgrade___globals);
        goto CPyL96;
    }
    return 1;
CPyL96: ;
    cpy_r_r260 = 2;
    return cpy_r_r260;
CPyL97: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL98: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL99: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL100: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL101: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL102: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL103: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL104: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL105: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL106: ;
    CPy_DECREF(cpy_r_r235);
    goto CPyL86;
CPyL107: ;
    CPy_DecRef(cpy_r_r242);
    goto CPyL96;
}

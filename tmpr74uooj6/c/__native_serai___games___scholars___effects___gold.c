#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef gold___PlaceOrTakeGold_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
gold___PlaceOrTakeGold_traverse(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject))));
    return rv;
}

static int32_t CPyDef_gold___PlaceOrTakeGold_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self = (serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject))));
    return 0;
}

static int32_t CPyDef_gold___PlaceOrTakeGold_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self = (serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject))));
    return 0;
}

static void
gold___PlaceOrTakeGold_dealloc(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, gold___PlaceOrTakeGold_dealloc)
    CPyDef_gold___PlaceOrTakeGold_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc__PlaceOrTakeGold_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold___PlaceOrTakeGold(void);

static PyObject *
gold___PlaceOrTakeGold_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold___PlaceOrTakeGold) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc__PlaceOrTakeGold_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold___PlaceOrTakeGold_vtable[13];
static bool
CPyDef_gold___PlaceOrTakeGold_trait_vtable_setup(void)
{
    CPyVTableItem gold___PlaceOrTakeGold_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold___ask__Work_glue,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold___possible,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold___reason,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold___ask,
        (CPyVTableItem)CPyDef_gold___PlaceOrTakeGold_____mypyc_defaults_setup,
    };
    memcpy(gold___PlaceOrTakeGold_vtable, gold___PlaceOrTakeGold_vtable_scratch, sizeof(gold___PlaceOrTakeGold_vtable));
    return 1;
}

static bool
CPyDef_gold___PlaceOrTakeGold_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
gold___PlaceOrTakeGold_get_asks_itself(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self, void *closure);
static int
gold___PlaceOrTakeGold_set_asks_itself(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self, PyObject *value, void *closure);

static PyGetSetDef gold___PlaceOrTakeGold_getseters[] = {
    {"asks_itself",
     (getter)gold___PlaceOrTakeGold_get_asks_itself, (setter)gold___PlaceOrTakeGold_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef gold___PlaceOrTakeGold_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc__PlaceOrTakeGold_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_gold___PlaceOrTakeGold___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_gold___PlaceOrTakeGold___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_gold___PlaceOrTakeGold___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_gold___PlaceOrTakeGold_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold___PlaceOrTakeGold_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PlaceOrTakeGold",
    .tp_new = gold___PlaceOrTakeGold_new,
    .tp_dealloc = (destructor)gold___PlaceOrTakeGold_dealloc,
    .tp_traverse = (traverseproc)gold___PlaceOrTakeGold_traverse,
    .tp_clear = (inquiry)CPyDef_gold___PlaceOrTakeGold_clear,
    .tp_getset = gold___PlaceOrTakeGold_getseters,
    .tp_methods = gold___PlaceOrTakeGold_methods,
    .tp_members = gold___PlaceOrTakeGold_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PlaceOrTakeGold()\n--\n\n"),
};
static PyTypeObject *CPyType_gold___PlaceOrTakeGold_template = &CPyType_gold___PlaceOrTakeGold_template_;

PyObject *CPyDef_gold_____mypyc__PlaceOrTakeGold_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self;
    self = (serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold___PlaceOrTakeGold_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_gold___PlaceOrTakeGold_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_gold___PlaceOrTakeGold(void)
{
    PyObject *self = CPyDef_gold_____mypyc__PlaceOrTakeGold_setup((PyObject *)CPyType_gold___PlaceOrTakeGold);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
gold___PlaceOrTakeGold_get_asks_itself(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'PlaceOrTakeGold' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
gold___PlaceOrTakeGold_set_asks_itself(serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlaceOrTakeGold' object attribute 'asks_itself' cannot be deleted");
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

static int
gold___ask_PlaceOrTakeGold_env_traverse(serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_gold___ask_PlaceOrTakeGold_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *self = (serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_gold___ask_PlaceOrTakeGold_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *self = (serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
gold___ask_PlaceOrTakeGold_env_dealloc(serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (gold___ask_PlaceOrTakeGold_env_free_instance == NULL) {
        gold___ask_PlaceOrTakeGold_env_free_instance = self;
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
    CPy_TRASHCAN_BEGIN(self, gold___ask_PlaceOrTakeGold_env_dealloc)
    CPyDef_gold___ask_PlaceOrTakeGold_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_env(void);

static PyObject *
gold___ask_PlaceOrTakeGold_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold___ask_PlaceOrTakeGold_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold___ask_PlaceOrTakeGold_env_vtable[1];
static bool
CPyDef_gold___ask_PlaceOrTakeGold_env_trait_vtable_setup(void)
{
    CPyVTableItem gold___ask_PlaceOrTakeGold_env_vtable_scratch[] = {
        NULL
    };
    memcpy(gold___ask_PlaceOrTakeGold_env_vtable, gold___ask_PlaceOrTakeGold_env_vtable_scratch, sizeof(gold___ask_PlaceOrTakeGold_env_vtable));
    return 1;
}

static bool
CPyDef_gold___ask_PlaceOrTakeGold_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef gold___ask_PlaceOrTakeGold_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold___ask_PlaceOrTakeGold_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_PlaceOrTakeGold_env",
    .tp_new = gold___ask_PlaceOrTakeGold_env_new,
    .tp_dealloc = (destructor)gold___ask_PlaceOrTakeGold_env_dealloc,
    .tp_traverse = (traverseproc)gold___ask_PlaceOrTakeGold_env_traverse,
    .tp_clear = (inquiry)CPyDef_gold___ask_PlaceOrTakeGold_env_clear,
    .tp_methods = gold___ask_PlaceOrTakeGold_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_PlaceOrTakeGold_env()\n--\n\n"),
};
static PyTypeObject *CPyType_gold___ask_PlaceOrTakeGold_env_template = &CPyType_gold___ask_PlaceOrTakeGold_env_template_;

PyObject *CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *self;
    if (gold___ask_PlaceOrTakeGold_env_free_instance != NULL) {
        self = gold___ask_PlaceOrTakeGold_env_free_instance;
        gold___ask_PlaceOrTakeGold_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold___ask_PlaceOrTakeGold_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_gold___ask_PlaceOrTakeGold_env(void)
{
    PyObject *self = CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_env_setup((PyObject *)CPyType_gold___ask_PlaceOrTakeGold_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendgold___ask_PlaceOrTakeGold_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_gold___ask_PlaceOrTakeGold_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods gold___ask_PlaceOrTakeGold_gen_as_async = {
    .am_send = CPyDunder_am_sendgold___ask_PlaceOrTakeGold_gen,
};
static int
gold___ask_PlaceOrTakeGold_gen_traverse(serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__number));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_gold___ask_PlaceOrTakeGold_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *self = (serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_gold___ask_PlaceOrTakeGold_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *self = (serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
        self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
gold___ask_PlaceOrTakeGold_gen_dealloc(serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (gold___ask_PlaceOrTakeGold_gen_free_instance == NULL) {
        gold___ask_PlaceOrTakeGold_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
            self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, gold___ask_PlaceOrTakeGold_gen_dealloc)
    CPyDef_gold___ask_PlaceOrTakeGold_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen(void);

static PyObject *
gold___ask_PlaceOrTakeGold_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold___ask_PlaceOrTakeGold_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold___ask_PlaceOrTakeGold_gen_vtable[6];
static bool
CPyDef_gold___ask_PlaceOrTakeGold_gen_trait_vtable_setup(void)
{
    CPyVTableItem gold___ask_PlaceOrTakeGold_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_gold___ask_PlaceOrTakeGold_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_gold___ask_PlaceOrTakeGold_gen_____next__,
        (CPyVTableItem)CPyDef_gold___ask_PlaceOrTakeGold_gen___send,
        (CPyVTableItem)CPyDef_gold___ask_PlaceOrTakeGold_gen_____iter__,
        (CPyVTableItem)CPyDef_gold___ask_PlaceOrTakeGold_gen___throw,
        (CPyVTableItem)CPyDef_gold___ask_PlaceOrTakeGold_gen___close,
    };
    memcpy(gold___ask_PlaceOrTakeGold_gen_vtable, gold___ask_PlaceOrTakeGold_gen_vtable_scratch, sizeof(gold___ask_PlaceOrTakeGold_gen_vtable));
    return 1;
}

static bool
CPyDef_gold___ask_PlaceOrTakeGold_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef gold___ask_PlaceOrTakeGold_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_gold___ask_PlaceOrTakeGold_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_gold___ask_PlaceOrTakeGold_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_gold___ask_PlaceOrTakeGold_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_gold___ask_PlaceOrTakeGold_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_gold___ask_PlaceOrTakeGold_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold___ask_PlaceOrTakeGold_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_PlaceOrTakeGold_gen",
    .tp_new = gold___ask_PlaceOrTakeGold_gen_new,
    .tp_dealloc = (destructor)gold___ask_PlaceOrTakeGold_gen_dealloc,
    .tp_traverse = (traverseproc)gold___ask_PlaceOrTakeGold_gen_traverse,
    .tp_clear = (inquiry)CPyDef_gold___ask_PlaceOrTakeGold_gen_clear,
    .tp_methods = gold___ask_PlaceOrTakeGold_gen_methods,
    .tp_iter = CPyDef_gold___ask_PlaceOrTakeGold_gen_____iter__,
    .tp_iternext = CPyDef_gold___ask_PlaceOrTakeGold_gen_____next__,
    .tp_as_async = &gold___ask_PlaceOrTakeGold_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_PlaceOrTakeGold_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_gold___ask_PlaceOrTakeGold_gen_template = &CPyType_gold___ask_PlaceOrTakeGold_gen_template_;

PyObject *CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *self;
    if (gold___ask_PlaceOrTakeGold_gen_free_instance != NULL) {
        self = gold___ask_PlaceOrTakeGold_gen_free_instance;
        gold___ask_PlaceOrTakeGold_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold___ask_PlaceOrTakeGold_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen(void)
{
    PyObject *self = CPyDef_gold_____mypyc__ask_PlaceOrTakeGold_gen_setup((PyObject *)CPyType_gold___ask_PlaceOrTakeGold_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__gold___note_ask_PlaceOrTakeGold_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____get__(self, instance, owner);
}
PyMemberDef gold___note_ask_PlaceOrTakeGold_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
gold___note_ask_PlaceOrTakeGold_obj_traverse(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject))));
    return rv;
}

static int32_t CPyDef_gold___note_ask_PlaceOrTakeGold_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static int32_t CPyDef_gold___note_ask_PlaceOrTakeGold_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static void
gold___note_ask_PlaceOrTakeGold_obj_dealloc(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (gold___note_ask_PlaceOrTakeGold_obj_free_instance == NULL) {
        gold___note_ask_PlaceOrTakeGold_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, gold___note_ask_PlaceOrTakeGold_obj_dealloc)
    CPyDef_gold___note_ask_PlaceOrTakeGold_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc__note_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold___note_ask_PlaceOrTakeGold_obj(void);

static PyObject *
gold___note_ask_PlaceOrTakeGold_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold___note_ask_PlaceOrTakeGold_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc__note_ask_PlaceOrTakeGold_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold___note_ask_PlaceOrTakeGold_obj_vtable[2];
static bool
CPyDef_gold___note_ask_PlaceOrTakeGold_obj_trait_vtable_setup(void)
{
    CPyVTableItem gold___note_ask_PlaceOrTakeGold_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____call__,
        (CPyVTableItem)CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____get__,
    };
    memcpy(gold___note_ask_PlaceOrTakeGold_obj_vtable, gold___note_ask_PlaceOrTakeGold_obj_vtable_scratch, sizeof(gold___note_ask_PlaceOrTakeGold_obj_vtable));
    return 1;
}

static bool
CPyDef_gold___note_ask_PlaceOrTakeGold_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
gold___note_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self, void *closure);

static PyGetSetDef gold___note_ask_PlaceOrTakeGold_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)gold___note_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef gold___note_ask_PlaceOrTakeGold_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc__note_ask_PlaceOrTakeGold_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_gold___note_ask_PlaceOrTakeGold_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_gold___note_ask_PlaceOrTakeGold_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold___note_ask_PlaceOrTakeGold_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_ask_PlaceOrTakeGold_obj",
    .tp_new = gold___note_ask_PlaceOrTakeGold_obj_new,
    .tp_dealloc = (destructor)gold___note_ask_PlaceOrTakeGold_obj_dealloc,
    .tp_traverse = (traverseproc)gold___note_ask_PlaceOrTakeGold_obj_traverse,
    .tp_clear = (inquiry)CPyDef_gold___note_ask_PlaceOrTakeGold_obj_clear,
    .tp_getset = gold___note_ask_PlaceOrTakeGold_obj_getseters,
    .tp_methods = gold___note_ask_PlaceOrTakeGold_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__gold___note_ask_PlaceOrTakeGold_obj,
    .tp_members = gold___note_ask_PlaceOrTakeGold_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_ask_PlaceOrTakeGold_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_gold___note_ask_PlaceOrTakeGold_obj_template = &CPyType_gold___note_ask_PlaceOrTakeGold_obj_template_;

PyObject *CPyDef_gold_____mypyc__note_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self;
    if (gold___note_ask_PlaceOrTakeGold_obj_free_instance != NULL) {
        self = gold___note_ask_PlaceOrTakeGold_obj_free_instance;
        gold___note_ask_PlaceOrTakeGold_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold___note_ask_PlaceOrTakeGold_obj_vtable;
    self->vectorcall = CPyPy_gold___note_ask_PlaceOrTakeGold_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_gold___note_ask_PlaceOrTakeGold_obj(void)
{
    PyObject *self = CPyDef_gold_____mypyc__note_ask_PlaceOrTakeGold_obj_setup((PyObject *)CPyType_gold___note_ask_PlaceOrTakeGold_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
gold___note_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_ask_PlaceOrTakeGold_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____get__(self, instance, owner);
}
PyMemberDef gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_traverse(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject))));
    return rv;
}

static int32_t CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static int32_t CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static void
gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_dealloc(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_free_instance == NULL) {
        gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_dealloc)
    CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc___3__mypyc_lambda__0_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj(void);

static PyObject *
gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc___3__mypyc_lambda__0_ask_PlaceOrTakeGold_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_vtable[2];
static bool
CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_trait_vtable_setup(void)
{
    CPyVTableItem gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____call__,
        (CPyVTableItem)CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____get__,
    };
    memcpy(gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_vtable, gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_vtable_scratch, sizeof(gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_vtable));
    return 1;
}

static bool
CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self, void *closure);

static PyGetSetDef gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc___3__mypyc_lambda__0_ask_PlaceOrTakeGold_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_ask_PlaceOrTakeGold_obj",
    .tp_new = gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_new,
    .tp_dealloc = (destructor)gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_dealloc,
    .tp_traverse = (traverseproc)gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_traverse,
    .tp_clear = (inquiry)CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_clear,
    .tp_getset = gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_getseters,
    .tp_methods = gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj,
    .tp_members = gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_ask_PlaceOrTakeGold_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_template = &CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_template_;

PyObject *CPyDef_gold_____mypyc___3__mypyc_lambda__0_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self;
    if (gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_free_instance != NULL) {
        self = gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_free_instance;
        gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_vtable;
    self->vectorcall = CPyPy_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj(void)
{
    PyObject *self = CPyDef_gold_____mypyc___3__mypyc_lambda__0_ask_PlaceOrTakeGold_obj_setup((PyObject *)CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_ask_PlaceOrTakeGold_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____get__(self, instance, owner);
}
PyMemberDef gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_traverse(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject))));
    return rv;
}

static int32_t CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static int32_t CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static void
gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_dealloc(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_free_instance == NULL) {
        gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_dealloc)
    CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc___3__mypyc_lambda__1_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj(void);

static PyObject *
gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc___3__mypyc_lambda__1_ask_PlaceOrTakeGold_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_vtable[2];
static bool
CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_trait_vtable_setup(void)
{
    CPyVTableItem gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____call__,
        (CPyVTableItem)CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____get__,
    };
    memcpy(gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_vtable, gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_vtable_scratch, sizeof(gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_vtable));
    return 1;
}

static bool
CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self, void *closure);

static PyGetSetDef gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc___3__mypyc_lambda__1_ask_PlaceOrTakeGold_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_ask_PlaceOrTakeGold_obj",
    .tp_new = gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_new,
    .tp_dealloc = (destructor)gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_dealloc,
    .tp_traverse = (traverseproc)gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_traverse,
    .tp_clear = (inquiry)CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_clear,
    .tp_getset = gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_getseters,
    .tp_methods = gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj,
    .tp_members = gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_ask_PlaceOrTakeGold_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_template = &CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_template_;

PyObject *CPyDef_gold_____mypyc___3__mypyc_lambda__1_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self;
    if (gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_free_instance != NULL) {
        self = gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_free_instance;
        gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_vtable;
    self->vectorcall = CPyPy_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj(void)
{
    PyObject *self = CPyDef_gold_____mypyc___3__mypyc_lambda__1_ask_PlaceOrTakeGold_obj_setup((PyObject *)CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_ask_PlaceOrTakeGold_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____get__(self, instance, owner);
}
PyMemberDef gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_traverse(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject))));
    return rv;
}

static int32_t CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static int32_t CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self = (serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject))));
    return 0;
}

static void
gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_dealloc(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_free_instance == NULL) {
        gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_dealloc)
    CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_gold_____mypyc___3__mypyc_lambda__2_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj(void);

static PyObject *
gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_gold_____mypyc___3__mypyc_lambda__2_ask_PlaceOrTakeGold_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_vtable[2];
static bool
CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_trait_vtable_setup(void)
{
    CPyVTableItem gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____call__,
        (CPyVTableItem)CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____get__,
    };
    memcpy(gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_vtable, gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_vtable_scratch, sizeof(gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_vtable));
    return 1;
}

static bool
CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self, void *closure);

static PyGetSetDef gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_gold_____mypyc___3__mypyc_lambda__2_ask_PlaceOrTakeGold_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_ask_PlaceOrTakeGold_obj",
    .tp_new = gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_new,
    .tp_dealloc = (destructor)gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_dealloc,
    .tp_traverse = (traverseproc)gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_traverse,
    .tp_clear = (inquiry)CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_clear,
    .tp_getset = gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_getseters,
    .tp_methods = gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj,
    .tp_members = gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_ask_PlaceOrTakeGold_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_template = &CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_template_;

PyObject *CPyDef_gold_____mypyc___3__mypyc_lambda__2_ask_PlaceOrTakeGold_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self;
    if (gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_free_instance != NULL) {
        self = gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_free_instance;
        gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_vtable;
    self->vectorcall = CPyPy_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj(void)
{
    PyObject *self = CPyDef_gold_____mypyc___3__mypyc_lambda__2_ask_PlaceOrTakeGold_obj_setup((PyObject *)CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_get___3_mypyc_env__(serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_ask_PlaceOrTakeGold_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef goldmodule_methods[] = {
    {"_moves", (PyCFunction)CPyPy_gold____moves, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_moves(t)\n--\n\n") /* docstring */},
    {"_empty_rooms", (PyCFunction)CPyPy_gold____empty_rooms, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_empty_rooms(t)\n--\n\n") /* docstring */},
    {"gold_obstacle", (PyCFunction)CPyPy_gold___gold_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gold_obstacle(t, me, option)\n--\n\n") /* docstring */},
    {"is_full", (PyCFunction)CPyPy_gold___is_full, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_full(t, room)\n--\n\n") /* docstring */},
    {"fee_of", (PyCFunction)CPyPy_gold___fee_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("fee_of(t, me, room)\n--\n\n") /* docstring */},
    {"move_gold", (PyCFunction)CPyPy_gold___move_gold, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("move_gold(t, me, room, amount)\n--\n\n") /* docstring */},
    {"gold_note", (PyCFunction)CPyPy_gold___gold_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gold_note(t, me, option)\n--\n\n") /* docstring */},
    {"paid_to", (PyCFunction)CPyPy_gold___paid_to, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("paid_to(t, owner)\n--\n\n") /* docstring */},
    {"share_note", (PyCFunction)CPyPy_gold___share_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("share_note(t, seat, silver)\n--\n\n") /* docstring */},
    {"pay_owner", (PyCFunction)CPyPy_gold___pay_owner, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_owner(t, me, room)\n--\n\n") /* docstring */},
    {"pay_silver", (PyCFunction)CPyPy_gold___pay_silver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_silver(t, me, to, amount)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects___gold__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects___gold__internal, "__name__");
    CPyStatic_gold___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects___gold__internal);
    if (unlikely(CPyStatic_gold___globals == NULL))
        goto fail;
    CPyType_gold___ask_PlaceOrTakeGold_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_gold___ask_PlaceOrTakeGold_env_template, NULL, modname);
    if (unlikely(!CPyType_gold___ask_PlaceOrTakeGold_env))
        goto fail;
    CPyDef_gold___ask_PlaceOrTakeGold_env_trait_vtable_setup();
    CPyType_gold___ask_PlaceOrTakeGold_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_gold___ask_PlaceOrTakeGold_gen_template, NULL, modname);
    if (unlikely(!CPyType_gold___ask_PlaceOrTakeGold_gen))
        goto fail;
    CPyDef_gold___ask_PlaceOrTakeGold_gen_trait_vtable_setup();
    CPyType_gold___note_ask_PlaceOrTakeGold_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_gold___note_ask_PlaceOrTakeGold_obj_template, NULL, modname);
    if (unlikely(!CPyType_gold___note_ask_PlaceOrTakeGold_obj))
        goto fail;
    CPyDef_gold___note_ask_PlaceOrTakeGold_obj_trait_vtable_setup();
    CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_template, NULL, modname);
    if (unlikely(!CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj))
        goto fail;
    CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_trait_vtable_setup();
    CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_template, NULL, modname);
    if (unlikely(!CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj))
        goto fail;
    CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_trait_vtable_setup();
    CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_template, NULL, modname);
    if (unlikely(!CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj))
        goto fail;
    CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_trait_vtable_setup();
    char result = CPyDef_gold_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects___gold__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_gold___PlaceOrTakeGold);
    Py_CLEAR(CPyType_gold___ask_PlaceOrTakeGold_env);
    Py_CLEAR(CPyType_gold___ask_PlaceOrTakeGold_gen);
    Py_CLEAR(CPyType_gold___note_ask_PlaceOrTakeGold_obj);
    Py_CLEAR(CPyType_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj);
    Py_CLEAR(CPyType_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj);
    Py_CLEAR(CPyType_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj);
    return -1;
}
int CPyExec_serai___games___scholars___effects___gold(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects___gold__impl, &CPyImportState_serai___games___scholars___effects___gold, &CPyModule_serai___games___scholars___effects___gold);
}
static struct PyModuleDef goldmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects.gold",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    goldmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects___gold(void)
{
    if (CPyModule_serai___games___scholars___effects___gold__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___gold__internal);
        return CPyModule_serai___games___scholars___effects___gold__internal;
    }
    CPyModule_serai___games___scholars___effects___gold__internal = PyModule_Create(&goldmodule);
    return CPyModule_serai___games___scholars___effects___gold__internal;
}

PyObject *CPyInit_serai___games___scholars___effects___gold(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects___gold__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___gold__internal);
        return CPyModule_serai___games___scholars___effects___gold__internal;
    }
    CPyModule_serai___games___scholars___effects___gold__internal = PyModule_Create(&goldmodule);
    if (unlikely(CPyModule_serai___games___scholars___effects___gold__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects.gold");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects___gold__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects___gold__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects___gold__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects___gold(CPyModule_serai___games___scholars___effects___gold__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects___gold__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects.gold");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects___gold__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_gold___PlaceOrTakeGold___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPyDef_gold____moves(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "possible", 22, CPyStatic_gold___globals);
        goto CPyL9;
    }
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL10;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_option___Option))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "possible", 22, CPyStatic_gold___globals, "serai.kernel.option.Option", cpy_r_r10);
        goto CPyL11;
    }
    cpy_r_r12 = CPyDef_gold___gold_obstacle(cpy_r_t, cpy_r_me, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "possible", 22, CPyStatic_gold___globals);
        goto CPyL11;
    }
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_r12 == cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r14) {
        goto CPyL12;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r0 = 1;
    goto CPyL8;
CPyL7: ;
    cpy_r_r15 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r15;
    goto CPyL2;
CPyL8: ;
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r16 = 2;
    return cpy_r_r16;
CPyL10: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL12: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_gold___PlaceOrTakeGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj_self); 
                goto fail;
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
            char retval = CPyDef_gold___PlaceOrTakeGold___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "possible", 21, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold___PlaceOrTakeGold___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_gold___PlaceOrTakeGold___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_gold___PlaceOrTakeGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj_self); 
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
            char retval = CPyDef_gold___PlaceOrTakeGold___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "possible__Work_glue", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___PlaceOrTakeGold___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_scholars___reasons___NO_GOLD_TO_MOVE;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GOLD_TO_MOVE\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "reason", 25, CPyStatic_gold___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_gold___PlaceOrTakeGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj_self); 
                goto fail;
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
            PyObject *retval = CPyDef_gold___PlaceOrTakeGold___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "reason", 24, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___PlaceOrTakeGold___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_gold___PlaceOrTakeGold___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_gold___PlaceOrTakeGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj_self); 
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
            PyObject *retval = CPyDef_gold___PlaceOrTakeGold___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "reason__Work_glue", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_gold___note_ask_PlaceOrTakeGold_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__get__", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "note", "note_ask_PlaceOrTakeGold_obj", "__mypyc_env__", 32, CPyStatic_gold___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "note", "ask_PlaceOrTakeGold_env", "t", 33, CPyStatic_gold___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "note", "ask_PlaceOrTakeGold_env", "me", 33, CPyStatic_gold___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_gold___gold_note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "note", 33, CPyStatic_gold___globals);
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
        
        PyObject *CPyPy_gold___note_ask_PlaceOrTakeGold_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_gold___note_ask_PlaceOrTakeGold_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "note", 32, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__get__", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "__mypyc_lambda__0_ask_PlaceOrTakeGold_obj", "__mypyc_env__", 37, CPyStatic_gold___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "ask_PlaceOrTakeGold_env", "t", 37, CPyStatic_gold___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_gold____moves(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<lambda>", 37, CPyStatic_gold___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<lambda>", 37, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__get__", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "__mypyc_lambda__1_ask_PlaceOrTakeGold_obj", "__mypyc_env__", 37, CPyStatic_gold___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "ask_PlaceOrTakeGold_env", "t", 37, CPyStatic_gold___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "ask_PlaceOrTakeGold_env", "me", 37, CPyStatic_gold___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_gold___gold_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<lambda>", 37, CPyStatic_gold___globals);
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
        
        PyObject *CPyPy_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<lambda>", 37, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__get__", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "__mypyc_lambda__2_ask_PlaceOrTakeGold_obj", "__mypyc_env__", 37, CPyStatic_gold___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "<lambda>", "ask_PlaceOrTakeGold_env", "t", 37, CPyStatic_gold___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_gold____empty_rooms(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<lambda>", 37, CPyStatic_gold___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<lambda>", 37, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_offer;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    int32_t cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    tuple_T1O cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    CPyTagged cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    int32_t cpy_r_r95;
    int32_t cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    tuple_T3OOO cpy_r_r128;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    int32_t cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    int32_t cpy_r_r146;
    int32_t cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyTagged cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    char cpy_r_r157;
    CPyTagged cpy_r_r158;
    char cpy_r_r159;
    CPyTagged cpy_r_r160;
    char cpy_r_r161;
    CPyTagged cpy_r_r162;
    char cpy_r_r163;
    CPyTagged cpy_r_r164;
    char cpy_r_r165;
    CPyTagged cpy_r_r166;
    char cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
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
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "__mypyc_env__", 27, CPyStatic_gold___globals);
        goto CPyL123;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL117;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_env", "t", 28, CPyStatic_gold___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "Table", "book", 28, CPyStatic_gold___globals);
        goto CPyL124;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "Book", "options", 28, CPyStatic_gold___globals);
        goto CPyL124;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 28, CPyStatic_gold___globals);
        goto CPyL116;
    }
    cpy_r_r12 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "call", 29, CPyStatic_gold___globals);
        goto CPyL116;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___kernel___effects___CallObject *)cpy_r_r12)->_words;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 29, CPyStatic_gold___globals);
        goto CPyL116;
    }
    if (PyLong_Check(cpy_r_r14))
        cpy_r_r15 = cpy_r_r14;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL4773;
    if (PyUnicode_Check(cpy_r_r14))
        cpy_r_r15 = cpy_r_r14;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL4773;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        cpy_r_r15 = NULL;
        goto __LL4774;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL4774;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL4774;
    cpy_r_r15 = cpy_r_r14;
__LL4774: ;
    if (cpy_r_r15 != NULL) goto __LL4773;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "ask", 29, CPyStatic_gold___globals, "union[int, str, tuple[str, int]]", cpy_r_r14);
    goto CPyL116;
__LL4773: ;
    cpy_r_r16 = PyLong_Check(cpy_r_r15);
    if (cpy_r_r16) {
        goto CPyL15;
    } else
        goto CPyL125;
CPyL13: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 30, CPyStatic_gold___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r18 = CPyDef_gold___note_ask_PlaceOrTakeGold_obj();
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 32, CPyStatic_gold___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject *)cpy_r_r18)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 32, CPyStatic_gold___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r20 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r20;
    cpy_r_r21 = 1;
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 35, CPyStatic_gold___globals);
        goto CPyL116;
    }
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = 0;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 35, CPyStatic_gold___globals);
        goto CPyL127;
    }
    cpy_r_r23 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "__mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1", 35, CPyStatic_gold___globals);
        goto CPyL127;
    }
CPyL20: ;
    CPyTagged_INCREF(cpy_r_r23);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 35, CPyStatic_gold___globals);
        goto CPyL127;
    }
CPyL21: ;
    cpy_r_r25 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "__mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1", 35, CPyStatic_gold___globals);
        goto CPyL127;
    }
CPyL22: ;
    cpy_r_r26 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0' of 'ask_PlaceOrTakeGold_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r26);
    }
    cpy_r_r27 = cpy_r_r25 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL24;
    cpy_r_r29 = cpy_r_r26 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL25;
CPyL24: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r25, cpy_r_r26);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL26;
CPyL25: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r25 < (Py_ssize_t)cpy_r_r26;
    cpy_r_r32 = cpy_r_r33;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r26);
    if (!cpy_r_r32) goto CPyL111;
    cpy_r_r34 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "__mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1", 35, CPyStatic_gold___globals);
        goto CPyL116;
    }
CPyL28: ;
    CPyTagged_INCREF(cpy_r_r34);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 35, CPyStatic_gold___globals);
        goto CPyL116;
    }
    cpy_r_r36 = CPyDef_gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_obj();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 37, CPyStatic_gold___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject *)cpy_r_r36)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r37 = CPyDef_gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_obj();
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 37, CPyStatic_gold___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject *)cpy_r_r37)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r38 = CPyDef_gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_obj();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 37, CPyStatic_gold___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject *)cpy_r_r38)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r39 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "note", 37, CPyStatic_gold___globals);
        goto CPyL130;
    }
CPyL33: ;
    cpy_r_r40 = CPyDef_offer___Offer(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 36, CPyStatic_gold___globals);
        goto CPyL116;
    }
    cpy_r_offer = cpy_r_r40;
    cpy_r_r41 = CPY_GET_METHOD(cpy_r_offer, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_offer); /* options */
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 39, CPyStatic_gold___globals);
        goto CPyL131;
    }
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    CPy_DECREF(cpy_r_r41);
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) {
        goto CPyL46;
    } else
        goto CPyL132;
CPyL36: ;
    cpy_r_r46 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "number", 40, CPyStatic_gold___globals);
        goto CPyL116;
    }
CPyL37: ;
    cpy_r_r47 = cpy_r_r46 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (cpy_r_r48) goto CPyL39;
    cpy_r_r49 = 0 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL40;
CPyL39: ;
    cpy_r_r51 = CPyTagged_IsLt_(0, cpy_r_r46);
    cpy_r_r52 = cpy_r_r51;
    goto CPyL41;
CPyL40: ;
    cpy_r_r53 = (Py_ssize_t)cpy_r_r46 > (Py_ssize_t)0;
    cpy_r_r52 = cpy_r_r53;
CPyL41: ;
    cpy_r_r54 = cpy_r_r52 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r54);
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r56 = CPyDef_gold___ask_PlaceOrTakeGold_env_clear_on_completion(cpy_r_r4);
    cpy_r_r57 = CPyDef_gold___ask_PlaceOrTakeGold_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL45;
    CPyGen_SetStopIterationValue(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL45: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r54;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL46: ;
    cpy_r_r58 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "optional", 41, CPyStatic_gold___globals);
        goto CPyL131;
    }
CPyL47: ;
    if (cpy_r_r58) goto CPyL50;
CPyL48: ;
    cpy_r_r59 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "number", 35, CPyStatic_gold___globals);
        goto CPyL131;
    }
CPyL49: ;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL55;
CPyL50: ;
    cpy_r_r61 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "options", 42, CPyStatic_gold___globals);
        goto CPyL131;
    }
CPyL51: ;
    cpy_r_r62 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r61)->_skip;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r63.f0 = cpy_r_r62;
    cpy_r_r64 = PyTuple_New(1);
    if (unlikely(cpy_r_r64 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4775 = cpy_r_r63.f0;
    PyTuple_SET_ITEM(cpy_r_r64, 0, __tmp4775);
    cpy_r_r65 = NULL;
    cpy_r_r66 = NULL;
    cpy_r_r67 = NULL;
    cpy_r_r68 = CPyDef_offer___Offer(cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 42, CPyStatic_gold___globals);
        goto CPyL131;
    }
    cpy_r_r69 = PyNumber_InPlaceAdd(cpy_r_offer, cpy_r_r68);
    CPy_DECREF(cpy_r_offer);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 42, CPyStatic_gold___globals);
        goto CPyL116;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r69, CPyType_offer___Offer)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "ask", 42, CPyStatic_gold___globals, "serai.kernel.offer.Offer", cpy_r_r69);
        goto CPyL116;
    }
    cpy_r_offer = cpy_r_r70;
CPyL55: ;
    cpy_r_r71 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_env", "me", 43, CPyStatic_gold___globals);
        goto CPyL131;
    }
    CPyTagged_INCREF(cpy_r_r71);
CPyL56: ;
    cpy_r_r72 = CPyStatics[2798]; /* 'move-gold' */
    cpy_r_r73 = CPyStatics[2799]; /* 'SC-INF-02' */
    cpy_r_r74 = NULL;
    cpy_r_r75 = NULL;
    cpy_r_r76 = 2;
    cpy_r_r77 = CPyDef_decision___ask(cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_offer, cpy_r_r74, cpy_r_r75, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_offer);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 43, CPyStatic_gold___globals);
        goto CPyL116;
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL58: ;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = cpy_r_type != cpy_r_r79;
    if (cpy_r_r80) {
        goto CPyL133;
    } else
        goto CPyL61;
CPyL59: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 43, CPyStatic_gold___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL61: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r81 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "ask", 43, CPyStatic_gold___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL127;
    }
    cpy_r_r82 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "options", 44, CPyStatic_gold___globals);
        goto CPyL134;
    }
CPyL63: ;
    cpy_r_r83 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r82)->_skip;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = cpy_r_r81 == cpy_r_r83;
    CPy_DECREF(cpy_r_r83);
    if (cpy_r_r84) {
        goto CPyL135;
    } else
        goto CPyL74;
CPyL64: ;
    cpy_r_r85 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "number", 45, CPyStatic_gold___globals);
        goto CPyL116;
    }
CPyL65: ;
    cpy_r_r86 = cpy_r_r85 & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (cpy_r_r87) goto CPyL67;
    cpy_r_r88 = 0 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (!cpy_r_r89) goto CPyL68;
CPyL67: ;
    cpy_r_r90 = CPyTagged_IsLt_(0, cpy_r_r85);
    cpy_r_r91 = cpy_r_r90;
    goto CPyL69;
CPyL68: ;
    cpy_r_r92 = (Py_ssize_t)cpy_r_r85 > (Py_ssize_t)0;
    cpy_r_r91 = cpy_r_r92;
CPyL69: ;
    cpy_r_r93 = cpy_r_r91 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r93);
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r95 = CPyDef_gold___ask_PlaceOrTakeGold_env_clear_on_completion(cpy_r_r4);
    cpy_r_r96 = CPyDef_gold___ask_PlaceOrTakeGold_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL73;
    CPyGen_SetStopIterationValue(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL73: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r93;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL74: ;
    cpy_r_r97 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_env", "t", 46, CPyStatic_gold___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r97);
CPyL75: ;
    cpy_r_r98 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_env", "me", 46, CPyStatic_gold___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r98);
CPyL76: ;
    cpy_r_r99 = ((serai___kernel___option___OptionObject *)cpy_r_r81)->_value;
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "options", 46, CPyStatic_gold___globals);
        goto CPyL137;
    }
CPyL77: ;
    cpy_r_r101 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r100)->_place_gold;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "Options", "place_gold", 46, CPyStatic_gold___globals);
        goto CPyL137;
    }
    CPy_INCREF(cpy_r_r101);
CPyL78: ;
    cpy_r_r102 = PySequence_Contains(cpy_r_r101, cpy_r_r81);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 46, CPyStatic_gold___globals);
        goto CPyL138;
    }
    cpy_r_r104 = cpy_r_r102;
    if (!cpy_r_r104) goto CPyL81;
    cpy_r_r105 = 2;
    goto CPyL82;
CPyL81: ;
    cpy_r_r105 = -2;
CPyL82: ;
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 46, CPyStatic_gold___globals);
        goto CPyL139;
    }
    cpy_r_r107 = CPyDef_gold___move_gold(cpy_r_r97, cpy_r_r98, cpy_r_r106, cpy_r_r105);
    CPy_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 46, CPyStatic_gold___globals);
        goto CPyL127;
    }
    cpy_r_r108 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_env", "t", 47, CPyStatic_gold___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r108);
CPyL85: ;
    cpy_r_r109 = ((serai___games___scholars___table___TableObject *)cpy_r_r108)->_book;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "Table", "book", 47, CPyStatic_gold___globals);
        goto CPyL140;
    }
CPyL86: ;
    cpy_r_r110 = ((serai___games___scholars___book___BookObject *)cpy_r_r109)->_seams;
    CPy_INCREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r111 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_env", "t", 47, CPyStatic_gold___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r111);
CPyL87: ;
    cpy_r_r112 = CPY_GET_METHOD(cpy_r_r110, CPyType_scholars___seams___Seams, 24, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r110, cpy_r_r111); /* cards_may_leave */
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL127;
    }
    cpy_r_r113 = PyObject_GetIter(cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL127;
    }
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3 = cpy_r_r113;
    cpy_r_r114 = 1;
    if (!cpy_r_r114) goto CPyL127;
    cpy_r_r115 = NULL;
    cpy_r_r1 = cpy_r_r115;
    cpy_r_r116 = (PyObject **)&cpy_r_r1;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3;
    cpy_r_r119 = CPyIter_Send(cpy_r_r118, cpy_r_r117, cpy_r_r116);
    if (cpy_r_r119 != NULL) goto CPyL142;
    cpy_r_r120 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL143;
    }
    cpy_r_r121 = cpy_r_r1;
    CPy_DECREF(cpy_r_r121);
    cpy_r_r122 = NULL;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3 = cpy_r_r122;
    cpy_r_r123 = 1;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL127;
    } else
        goto CPyL109;
CPyL93: ;
    cpy_r_r124 = cpy_r_r119;
CPyL94: ;
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL95: ;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = cpy_r_type != cpy_r_r126;
    if (!cpy_r_r127) goto CPyL144;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL99;
    } else
        goto CPyL145;
CPyL97: ;
    CPy_Unreachable();
CPyL98: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL105;
CPyL99: ;
    cpy_r_r128 = CPy_CatchError();
    cpy_r_r129 = (PyObject **)&cpy_r_r3;
    cpy_r_r130 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3;
    cpy_r_r131 = CPy_YieldFromErrorHandle(cpy_r_r130, cpy_r_r129);
    if (unlikely(cpy_r_r131 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL146;
    }
    if (cpy_r_r131) {
        goto CPyL102;
    } else
        goto CPyL147;
CPyL101: ;
    cpy_r_r124 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r128);
    CPy_DecRef(cpy_r_r128.f0);
    CPy_DecRef(cpy_r_r128.f1);
    CPy_DecRef(cpy_r_r128.f2);
    goto CPyL94;
CPyL102: ;
    cpy_r_r121 = cpy_r_r3;
    CPy_DecRef(cpy_r_r121);
    CPy_RestoreExcInfo(cpy_r_r128);
    CPy_DecRef(cpy_r_r128.f0);
    CPy_DecRef(cpy_r_r128.f1);
    CPy_DecRef(cpy_r_r128.f2);
    goto CPyL109;
CPyL103: ;
    CPy_RestoreExcInfo(cpy_r_r128);
    CPy_DecRef(cpy_r_r128.f0);
    CPy_DecRef(cpy_r_r128.f1);
    CPy_DecRef(cpy_r_r128.f2);
    cpy_r_r132 = CPy_KeepPropagating();
    if (!cpy_r_r132) goto CPyL116;
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r133 = NULL;
    cpy_r_r1 = cpy_r_r133;
    cpy_r_r134 = (PyObject **)&cpy_r_r1;
    cpy_r_r135 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3;
    cpy_r_r136 = CPyIter_Send(cpy_r_r135, cpy_r_arg, cpy_r_r134);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r136 == NULL) {
        goto CPyL107;
    } else
        goto CPyL148;
CPyL106: ;
    cpy_r_r124 = cpy_r_r136;
    goto CPyL94;
CPyL107: ;
    cpy_r_r137 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 47, CPyStatic_gold___globals);
        goto CPyL143;
    }
    cpy_r_r121 = cpy_r_r1;
    CPy_DECREF(cpy_r_r121);
CPyL109: ;
    cpy_r_r138 = ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "ask", "ask_PlaceOrTakeGold_gen", "__mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1", 35, CPyStatic_gold___globals);
        goto CPyL127;
    }
CPyL110: ;
    cpy_r_r139 = CPyTagged_Add(cpy_r_r138, 2);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1 = cpy_r_r139;
    cpy_r_r140 = 1;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 35, CPyStatic_gold___globals);
        goto CPyL127;
    } else
        goto CPyL21;
CPyL111: ;
    cpy_r_r141 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r141);
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r143 = CPyDef_gold___ask_PlaceOrTakeGold_env_clear_on_completion(cpy_r_r4);
    cpy_r_r144 = CPyDef_gold___ask_PlaceOrTakeGold_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL115;
    CPyGen_SetStopIterationValue(cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL115: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r141;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL116: ;
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r146 = CPyDef_gold___ask_PlaceOrTakeGold_env_clear_on_completion(cpy_r_r4);
    cpy_r_r147 = CPyDef_gold___ask_PlaceOrTakeGold_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r148 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r148;
CPyL117: ;
    cpy_r_r149 = cpy_r_r5 == 0;
    if (cpy_r_r149) goto CPyL149;
    cpy_r_r150 = cpy_r_r5 == 1;
    if (cpy_r_r150) goto CPyL150;
    cpy_r_r151 = cpy_r_r5 == 2;
    if (cpy_r_r151) {
        goto CPyL95;
    } else
        goto CPyL151;
CPyL120: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r152 = 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL122;
    }
    CPy_Unreachable();
CPyL122: ;
    cpy_r_r153 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r153;
CPyL123: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL122;
CPyL124: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL116;
CPyL125: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL13;
CPyL126: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL116;
CPyL127: ;
    cpy_r_r154 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r154;
    cpy_r_r155 = 1;
    goto CPyL116;
CPyL128: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL116;
CPyL129: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r37);
    goto CPyL116;
CPyL130: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    goto CPyL116;
CPyL131: ;
    CPy_DecRef(cpy_r_offer);
    goto CPyL116;
CPyL132: ;
    CPy_DECREF(cpy_r_offer);
    goto CPyL36;
CPyL133: ;
    cpy_r_r156 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r156;
    cpy_r_r157 = 1;
    goto CPyL59;
CPyL134: ;
    cpy_r_r158 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r158;
    cpy_r_r159 = 1;
    CPy_DecRef(cpy_r_r81);
    goto CPyL116;
CPyL135: ;
    cpy_r_r160 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r160;
    cpy_r_r161 = 1;
    CPy_DECREF(cpy_r_r81);
    goto CPyL64;
CPyL136: ;
    cpy_r_r162 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r162;
    cpy_r_r163 = 1;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r97);
    goto CPyL116;
CPyL137: ;
    cpy_r_r164 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r164;
    cpy_r_r165 = 1;
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r99);
    goto CPyL116;
CPyL138: ;
    cpy_r_r166 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r166;
    cpy_r_r167 = 1;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r99);
    goto CPyL116;
CPyL139: ;
    cpy_r_r168 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r168;
    cpy_r_r169 = 1;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r105);
    goto CPyL116;
CPyL140: ;
    cpy_r_r170 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r170;
    cpy_r_r171 = 1;
    CPy_DecRef(cpy_r_r108);
    goto CPyL116;
CPyL141: ;
    cpy_r_r172 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r172;
    cpy_r_r173 = 1;
    CPy_DecRef(cpy_r_r110);
    goto CPyL116;
CPyL142: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL93;
CPyL143: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r174 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r174;
    cpy_r_r175 = 1;
    goto CPyL116;
CPyL144: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL98;
CPyL145: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL97;
CPyL146: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r176 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r176;
    cpy_r_r177 = 1;
    goto CPyL103;
CPyL147: ;
    goto CPyL101;
CPyL148: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL106;
CPyL149: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r178 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0 = cpy_r_r178;
    cpy_r_r179 = 1;
    goto CPyL2;
CPyL150: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL58;
CPyL151: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL120;
}
        
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_gold___ask_PlaceOrTakeGold_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_gold___ask_PlaceOrTakeGold_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_gold___ask_PlaceOrTakeGold_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.ask_PlaceOrTakeGold_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_gold___ask_PlaceOrTakeGold_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__next__", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_gold___ask_PlaceOrTakeGold_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_gold___ask_PlaceOrTakeGold_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_gold___ask_PlaceOrTakeGold_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.ask_PlaceOrTakeGold_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_gold___ask_PlaceOrTakeGold_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "send", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_gold___ask_PlaceOrTakeGold_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_gold___ask_PlaceOrTakeGold_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.ask_PlaceOrTakeGold_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_gold___ask_PlaceOrTakeGold_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__iter__", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_gold___ask_PlaceOrTakeGold_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_gold___ask_PlaceOrTakeGold_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_gold___ask_PlaceOrTakeGold_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.ask_PlaceOrTakeGold_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_gold___ask_PlaceOrTakeGold_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "throw", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___ask_PlaceOrTakeGold_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_gold___ask_PlaceOrTakeGold_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4776 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4776);
    PyObject *__tmp4777 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4777);
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
        
        PyObject *CPyPy_gold___ask_PlaceOrTakeGold_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_gold___ask_PlaceOrTakeGold_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.ask_PlaceOrTakeGold_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_gold___ask_PlaceOrTakeGold_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "close", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___PlaceOrTakeGold___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = CPyDef_gold___ask_PlaceOrTakeGold_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_gold___ask_PlaceOrTakeGold_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL12;
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL13;
    }
    ((serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
        goto CPyL13;
    }
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_gold___PlaceOrTakeGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj_self); 
                goto fail;
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
            PyObject *retval = CPyDef_gold___PlaceOrTakeGold___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask", 27, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___PlaceOrTakeGold___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_gold___PlaceOrTakeGold___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_gold___PlaceOrTakeGold))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj_self); 
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
            PyObject *retval = CPyDef_gold___PlaceOrTakeGold___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "ask__Work_glue", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold___PlaceOrTakeGold_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___gold___PlaceOrTakeGoldObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_gold___PlaceOrTakeGold_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_gold___PlaceOrTakeGold))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.gold.PlaceOrTakeGold", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_gold___PlaceOrTakeGold_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "__mypyc_defaults_setup", -1, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold____moves(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
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
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_moves", "Table", "book", 52, CPyStatic_gold___globals);
        goto CPyL30;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_moves", "Book", "options", 52, CPyStatic_gold___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 53, CPyStatic_gold___globals);
        goto CPyL31;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_moves", "Table", "rooms", 53, CPyStatic_gold___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL33;
    cpy_r_room = cpy_r_r3;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 53, CPyStatic_gold___globals);
        goto CPyL34;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 != -2;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL35;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r17 = PyList_Append(cpy_r_r2, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 53, CPyStatic_gold___globals);
        goto CPyL36;
    }
CPyL9: ;
    cpy_r_r19 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r19;
    cpy_r_r20 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r20;
    goto CPyL5;
CPyL10: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL37;
    }
    cpy_r_r24 = 0;
CPyL12: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL19;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL38;
    }
    cpy_r_r34 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_place_gold;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_moves", "Options", "place_gold", 54, CPyStatic_gold___globals);
        goto CPyL39;
    }
CPyL15: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals, "serai.kernel.option.Option", cpy_r_r35);
        goto CPyL38;
    }
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r36);
    cpy_r_r37 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r37;
    goto CPyL12;
CPyL19: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = PyList_New(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL38;
    }
    cpy_r_r41 = 0;
CPyL21: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL40;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL41;
    }
    cpy_r_r51 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_take_gold;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_moves", "Options", "take_gold", 54, CPyStatic_gold___globals);
        goto CPyL42;
    }
CPyL24: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_r51, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_option___Option))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals, "serai.kernel.option.Option", cpy_r_r52);
        goto CPyL41;
    }
    CPyList_SetItemUnsafe(cpy_r_r40, cpy_r_r41, cpy_r_r53);
    cpy_r_r54 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r54;
    goto CPyL21;
CPyL28: ;
    cpy_r_r55 = PySequence_Concat(cpy_r_r23, cpy_r_r40);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 54, CPyStatic_gold___globals);
        goto CPyL30;
    }
    return cpy_r_r55;
CPyL30: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL33: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL10;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL30;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL9;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL30;
CPyL40: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    goto CPyL28;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r40);
    goto CPyL30;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL30;
}
        
        PyObject *CPyPy_gold____moves(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_moves", kwlist, 0};
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
            PyObject *retval = CPyDef_gold____moves(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_moves", 51, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold____empty_rooms(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
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
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_empty_rooms", "Table", "book", 58, CPyStatic_gold___globals);
        goto CPyL30;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_empty_rooms", "Book", "options", 58, CPyStatic_gold___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 59, CPyStatic_gold___globals);
        goto CPyL31;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_empty_rooms", "Table", "rooms", 59, CPyStatic_gold___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL33;
    cpy_r_room = cpy_r_r3;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 59, CPyStatic_gold___globals);
        goto CPyL34;
    }
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 == -2;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL35;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r17 = PyList_Append(cpy_r_r2, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 59, CPyStatic_gold___globals);
        goto CPyL36;
    }
CPyL9: ;
    cpy_r_r19 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r19;
    cpy_r_r20 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r20;
    goto CPyL5;
CPyL10: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL37;
    }
    cpy_r_r24 = 0;
CPyL12: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL19;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL38;
    }
    cpy_r_r34 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_place_gold;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_empty_rooms", "Options", "place_gold", 60, CPyStatic_gold___globals);
        goto CPyL39;
    }
CPyL15: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals, "serai.kernel.option.Option", cpy_r_r35);
        goto CPyL38;
    }
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r36);
    cpy_r_r37 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r37;
    goto CPyL12;
CPyL19: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = PyList_New(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL38;
    }
    cpy_r_r41 = 0;
CPyL21: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL40;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL41;
    }
    cpy_r_r51 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_take_gold;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "_empty_rooms", "Options", "take_gold", 60, CPyStatic_gold___globals);
        goto CPyL42;
    }
CPyL24: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_r51, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_option___Option))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals, "serai.kernel.option.Option", cpy_r_r52);
        goto CPyL41;
    }
    CPyList_SetItemUnsafe(cpy_r_r40, cpy_r_r41, cpy_r_r53);
    cpy_r_r54 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r54;
    goto CPyL21;
CPyL28: ;
    cpy_r_r55 = PySequence_Concat(cpy_r_r23, cpy_r_r40);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 60, CPyStatic_gold___globals);
        goto CPyL30;
    }
    return cpy_r_r55;
CPyL30: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL33: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL10;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL30;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL9;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL30;
CPyL40: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    goto CPyL28;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r40);
    goto CPyL30;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL30;
}
        
        PyObject *CPyPy_gold____empty_rooms(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_empty_rooms", kwlist, 0};
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
            PyObject *retval = CPyDef_gold____empty_rooms(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "_empty_rooms", 57, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___gold_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Table", "players", 66, CPyStatic_gold___globals);
        goto CPyL55;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 66, CPyStatic_gold___globals);
        goto CPyL55;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 66, CPyStatic_gold___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL55;
    }
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Table", "rooms", 67, CPyStatic_gold___globals);
        goto CPyL56;
    }
CPyL4: ;
    cpy_r_r5 = PyObject_GetItem(cpy_r_r4, cpy_r_r0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 67, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r6 = CPyStatics[4908]; /* -1 */
    cpy_r_r7 = PyObject_RichCompare(cpy_r_r5, cpy_r_r6, 2);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 67, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r8 = PyObject_IsTrue(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 67, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r10 = cpy_r_r8;
    if (cpy_r_r10) {
        goto CPyL57;
    } else
        goto CPyL12;
CPyL8: ;
    cpy_r_r11 = CPyStatic_scholars___reasons___NOBODY_THERE;
    if (likely(cpy_r_r11 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOBODY_THERE\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 68, CPyStatic_gold___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r11);
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Table", "book", 69, CPyStatic_gold___globals);
        goto CPyL56;
    }
CPyL13: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_options;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Book", "options", 69, CPyStatic_gold___globals);
        goto CPyL56;
    }
CPyL14: ;
    cpy_r_r15 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r14)->_place_gold;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Options", "place_gold", 69, CPyStatic_gold___globals);
        goto CPyL56;
    }
CPyL15: ;
    cpy_r_r16 = PyObject_GetItem(cpy_r_r15, cpy_r_r0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 69, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r17 = cpy_r_option == cpy_r_r16;
    CPy_DECREF(cpy_r_r16);
    if (!cpy_r_r17) goto CPyL31;
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_gold;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Player", "gold", 70, CPyStatic_gold___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL18: ;
    cpy_r_r19 = cpy_r_r18 != 0;
    CPyTagged_DECREF(cpy_r_r18);
    if (cpy_r_r19) {
        goto CPyL24;
    } else
        goto CPyL58;
CPyL19: ;
    cpy_r_r20 = CPyStatic_scholars___reasons___NEED_GOLD;
    if (likely(cpy_r_r20 != NULL)) goto CPyL22;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_GOLD\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 71, CPyStatic_gold___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r22 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r20, 2);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 71, CPyStatic_gold___globals);
        goto CPyL54;
    }
    return cpy_r_r22;
CPyL24: ;
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r23 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 72, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r24 = CPyDef_gold___is_full(cpy_r_t, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 72, CPyStatic_gold___globals);
        goto CPyL56;
    }
    if (cpy_r_r24) {
        goto CPyL59;
    } else
        goto CPyL39;
CPyL27: ;
    cpy_r_r25 = CPyStatic_scholars___reasons___GOLD_FULL;
    if (likely(cpy_r_r25 != NULL)) goto CPyL30;
    PyErr_SetString(PyExc_NameError, "value for final name \"GOLD_FULL\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 73, CPyStatic_gold___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL31: ;
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Table", "gold", 74, CPyStatic_gold___globals);
        goto CPyL56;
    }
CPyL32: ;
    cpy_r_r28 = PyObject_GetItem(cpy_r_r27, cpy_r_r0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 74, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r29 = PyObject_IsTrue(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 74, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r31 = cpy_r_r29;
    if (cpy_r_r31) {
        goto CPyL39;
    } else
        goto CPyL60;
CPyL35: ;
    cpy_r_r32 = CPyStatic_scholars___reasons___NO_GOLD_THERE;
    if (likely(cpy_r_r32 != NULL)) goto CPyL38;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GOLD_THERE\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 75, CPyStatic_gold___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_r32);
    return cpy_r_r32;
CPyL39: ;
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 76, CPyStatic_gold___globals);
        goto CPyL61;
    }
    cpy_r_r35 = CPyDef_gold___fee_of(cpy_r_t, cpy_r_me, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 76, CPyStatic_gold___globals);
        goto CPyL61;
    }
    cpy_r_r36 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_silver;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Player", "silver", 77, CPyStatic_gold___globals);
        goto CPyL62;
    }
CPyL42: ;
    cpy_r_r37 = cpy_r_r36 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) goto CPyL44;
    cpy_r_r39 = cpy_r_r35 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL45;
CPyL44: ;
    cpy_r_r41 = CPyTagged_IsLt_(cpy_r_r36, cpy_r_r35);
    if (cpy_r_r41) {
        goto CPyL46;
    } else
        goto CPyL63;
CPyL45: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r36 < (Py_ssize_t)cpy_r_r35;
    if (!cpy_r_r42) goto CPyL63;
CPyL46: ;
    cpy_r_r43 = CPyStatic_scholars___reasons___NEED_SILVER;
    if (unlikely(cpy_r_r43 == NULL)) {
        goto CPyL64;
    } else
        goto CPyL49;
CPyL47: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_SILVER\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 77, CPyStatic_gold___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r45 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_silver;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_obstacle", "Player", "silver", 77, CPyStatic_gold___globals);
        goto CPyL62;
    }
CPyL50: ;
    cpy_r_r46 = CPyTagged_Subtract(cpy_r_r35, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r47 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r43, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 77, CPyStatic_gold___globals);
        goto CPyL54;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL53;
CPyL52: ;
    cpy_r_r49 = Py_None;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r48 = cpy_r_r49;
CPyL53: ;
    return cpy_r_r48;
CPyL54: ;
    cpy_r_r50 = NULL;
    return cpy_r_r50;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL54;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL54;
CPyL57: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL8;
CPyL58: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL19;
CPyL59: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL27;
CPyL60: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL35;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL54;
CPyL62: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL54;
CPyL63: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL52;
CPyL64: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL47;
}
        
        PyObject *CPyPy_gold___gold_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:gold_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_gold___gold_obstacle(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_obstacle", 63, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold___is_full(PyObject *cpy_r_t, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "is_full", "Table", "gold", 82, CPyStatic_gold___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_room);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 82, CPyStatic_gold___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 82, CPyStatic_gold___globals);
        goto CPyL14;
    }
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "is_full", "Table", "book", 82, CPyStatic_gold___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_rooms;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "is_full", "Book", "rooms", 82, CPyStatic_gold___globals);
        goto CPyL15;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_room);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 82, CPyStatic_gold___globals);
        goto CPyL15;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 82, CPyStatic_gold___globals, "tuple", cpy_r_r5);
        goto CPyL15;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 82, CPyStatic_gold___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 82, CPyStatic_gold___globals);
        goto CPyL15;
    }
    cpy_r_r9 = cpy_r_r2 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL11;
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
CPyL11: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r8);
    cpy_r_r14 = cpy_r_r13 ^ 1;
    cpy_r_r15 = cpy_r_r14;
    goto CPyL13;
CPyL12: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r2 >= (Py_ssize_t)cpy_r_r8;
    cpy_r_r15 = cpy_r_r16;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8);
    return cpy_r_r15;
CPyL14: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL14;
}
        
        PyObject *CPyPy_gold___is_full(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "room", 0};
            static CPyArg_Parser parser = {"OO:is_full", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_room)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            char retval = CPyDef_gold___is_full(arg_t, arg_room);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "is_full", 80, CPyStatic_gold___globals);
            return NULL;
        }
        
CPyTagged CPyDef_gold___fee_of(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "fee_of", "Table", "owners", 87, CPyStatic_gold___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_room);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "fee_of", 87, CPyStatic_gold___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "fee_of", 87, CPyStatic_gold___globals);
        goto CPyL13;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r2, cpy_r_me);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = cpy_r_r2 == cpy_r_me;
    cpy_r_r6 = cpy_r_r7;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r6) goto CPyL8;
    cpy_r_r8 = 0;
    goto CPyL12;
CPyL8: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "fee_of", "Table", "book", 87, CPyStatic_gold___globals);
        goto CPyL13;
    }
CPyL9: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_constants;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "fee_of", 87, CPyStatic_gold___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "fee_of", 87, CPyStatic_gold___globals);
        goto CPyL13;
    }
    cpy_r_r8 = cpy_r_r13;
CPyL12: ;
    return cpy_r_r8;
CPyL13: ;
    cpy_r_r14 = CPY_INT_TAG;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_gold___fee_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", 0};
            static CPyArg_Parser parser = {"OOO:fee_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_room)) {
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
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged retval = CPyDef_gold___fee_of(arg_t, arg_me, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "fee_of", 85, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold___move_gold(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Table", "players", 92, CPyStatic_gold___globals);
        goto CPyL32;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 92, CPyStatic_gold___globals);
        goto CPyL32;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 92, CPyStatic_gold___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL32;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Player", "gold", 92, CPyStatic_gold___globals);
        goto CPyL32;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r3, cpy_r_amount);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 92, CPyStatic_gold___globals);
        goto CPyL32;
    }
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Table", "gold", 93, CPyStatic_gold___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_room);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 93, CPyStatic_gold___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r9 = PyNumber_InPlaceAdd(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 93, CPyStatic_gold___globals);
        goto CPyL33;
    }
    cpy_r_r10 = CPyList_SetItem(cpy_r_r6, cpy_r_room, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 93, CPyStatic_gold___globals);
        goto CPyL32;
    }
    cpy_r_r11 = cpy_r_amount & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = 0 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(0, cpy_r_amount);
    if (cpy_r_r15) {
        goto CPyL13;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_amount > (Py_ssize_t)0;
    if (!cpy_r_r16) goto CPyL14;
CPyL13: ;
    cpy_r_r17 = CPyStatics[2384]; /* 'event-place-gold' */
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL15;
CPyL14: ;
    cpy_r_r19 = CPyStatics[2800]; /* 'event-take-gold' */
    CPy_INCREF(cpy_r_r19);
    cpy_r_r18 = cpy_r_r19;
CPyL15: ;
    cpy_r_key = cpy_r_r18;
    cpy_r_r20 = CPyStatics[2799]; /* 'SC-INF-02' */
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Table", "book", 95, CPyStatic_gold___globals);
        goto CPyL34;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_r21)->_translators;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Book", "translators", 95, CPyStatic_gold___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Table", "rooms", 95, CPyStatic_gold___globals);
        goto CPyL35;
    }
CPyL18: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_room);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals);
        goto CPyL35;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r22, cpy_r_r25);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals, "tuple", cpy_r_r26);
        goto CPyL34;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals);
        goto CPyL34;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals, "str", cpy_r_r28);
        goto CPyL34;
    }
    cpy_r_r30 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r31 = CPyDict_Build(1, cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals);
        goto CPyL34;
    }
    cpy_r_r32 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_key, cpy_r_me, cpy_r_r20, cpy_r_r31);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 95, CPyStatic_gold___globals);
        goto CPyL32;
    }
    cpy_r_r33 = CPyDef_gold___pay_owner(cpy_r_t, cpy_r_me, cpy_r_room);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 96, CPyStatic_gold___globals);
        goto CPyL32;
    }
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "move_gold", "Table", "rooms", 97, CPyStatic_gold___globals);
        goto CPyL32;
    }
CPyL28: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_room);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 97, CPyStatic_gold___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 97, CPyStatic_gold___globals);
        goto CPyL32;
    }
    cpy_r_r37 = CPyDef_goals___interacted(cpy_r_t, cpy_r_me, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 97, CPyStatic_gold___globals);
        goto CPyL32;
    }
    return 1;
CPyL32: ;
    cpy_r_r38 = 2;
    return cpy_r_r38;
CPyL33: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL32;
CPyL34: ;
    CPy_DecRef(cpy_r_key);
    goto CPyL32;
CPyL35: ;
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r22);
    goto CPyL32;
}
        
        PyObject *CPyPy_gold___move_gold(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", "amount", 0};
            static CPyArg_Parser parser = {"OOOO:move_gold", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_room;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_room, &obj_amount)) {
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
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            char retval = CPyDef_gold___move_gold(arg_t, arg_me, arg_room, arg_amount);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "move_gold", 90, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___gold_note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
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
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "book", 102, CPyStatic_gold___globals);
        goto CPyL48;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Book", "options", 102, CPyStatic_gold___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_place_gold;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Options", "place_gold", 103, CPyStatic_gold___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 103, CPyStatic_gold___globals);
        goto CPyL49;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL50;
    cpy_r_r7 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_take_gold;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'take_gold' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 103, CPyStatic_gold___globals);
        goto CPyL48;
    }
CPyL6: ;
    cpy_r_r8 = PySequence_Contains(cpy_r_r7, cpy_r_option);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 103, CPyStatic_gold___globals);
        goto CPyL48;
    }
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r11 = cpy_r_r10 ^ 1;
    if (!cpy_r_r11) goto CPyL9;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    return cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 105, CPyStatic_gold___globals);
        goto CPyL48;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "rooms", 106, CPyStatic_gold___globals);
        goto CPyL51;
    }
CPyL11: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 106, CPyStatic_gold___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 106, CPyStatic_gold___globals);
        goto CPyL51;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 == -2;
    CPyTagged_DECREF(cpy_r_r17);
    if (cpy_r_r18) {
        goto CPyL52;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r19 = Py_None;
    CPy_INCREF(cpy_r_r19);
    return cpy_r_r19;
CPyL15: ;
    cpy_r_r20 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r21 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "book", 109, CPyStatic_gold___globals);
        goto CPyL51;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_r21)->_translators;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Book", "translators", 109, CPyStatic_gold___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "rooms", 109, CPyStatic_gold___globals);
        goto CPyL53;
    }
CPyL18: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_r14);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL53;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r22, cpy_r_r25);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL51;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals, "tuple", cpy_r_r26);
        goto CPyL51;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL51;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals, "str", cpy_r_r28);
        goto CPyL51;
    }
    cpy_r_r30 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "gold", 109, CPyStatic_gold___globals);
        goto CPyL54;
    }
CPyL25: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r31, cpy_r_r14);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL54;
    }
    cpy_r_r34 = CPyStatics[2801]; /* 'needed' */
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "book", 109, CPyStatic_gold___globals);
        goto CPyL55;
    }
CPyL28: ;
    cpy_r_r36 = ((serai___games___scholars___book___BookObject *)cpy_r_r35)->_rooms;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Book", "rooms", 109, CPyStatic_gold___globals);
        goto CPyL55;
    }
CPyL29: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_r14);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL55;
    }
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals, "tuple", cpy_r_r37);
        goto CPyL55;
    }
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r38, 6);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 109, CPyStatic_gold___globals);
        goto CPyL55;
    }
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r43 = CPyDict_Build(3, cpy_r_r20, cpy_r_r29, cpy_r_r30, cpy_r_r41, cpy_r_r34, cpy_r_r42);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 108, CPyStatic_gold___globals);
        goto CPyL51;
    }
    cpy_r_r44 = CPyDef_gold___fee_of(cpy_r_t, cpy_r_me, cpy_r_r14);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 111, CPyStatic_gold___globals);
        goto CPyL56;
    }
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) {
        goto CPyL38;
    } else
        goto CPyL57;
CPyL36: ;
    cpy_r_r46 = CPyStatics[2802]; /* 'note-gold-own' */
    cpy_r_r47 = CPyDef_message___Message(cpy_r_r46, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 113, CPyStatic_gold___globals);
        goto CPyL48;
    }
    return cpy_r_r47;
CPyL38: ;
    cpy_r_r48 = CPyStatics[2803]; /* 'note-gold-foreign' */
    cpy_r_r49 = CPyStatics[1124]; /* 'share' */
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "gold_note", "Table", "owners", 114, CPyStatic_gold___globals);
        goto CPyL58;
    }
CPyL39: ;
    cpy_r_r51 = CPyList_GetItem(cpy_r_r50, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL59;
    }
    cpy_r_r53 = CPyDef_gold___paid_to(cpy_r_t, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL59;
    }
    cpy_r_r54 = CPyDef_gold___share_note(cpy_r_t, cpy_r_r53, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL60;
    }
    cpy_r_r55 = CPyDict_Build(1, cpy_r_r49, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL60;
    }
    cpy_r_r56 = PyNumber_Or(cpy_r_r43, cpy_r_r55);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL48;
    }
    if (likely(PyDict_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals, "dict", cpy_r_r56);
        goto CPyL48;
    }
    cpy_r_r58 = CPyDef_message___Message(cpy_r_r48, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 114, CPyStatic_gold___globals);
        goto CPyL48;
    }
    return cpy_r_r58;
CPyL48: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL48;
CPyL50: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL48;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL14;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r22);
    goto CPyL48;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r29);
    goto CPyL48;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL48;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r43);
    goto CPyL48;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL36;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL48;
CPyL59: ;
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL48;
CPyL60: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL48;
}
        
        PyObject *CPyPy_gold___gold_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:gold_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_gold___gold_note(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "gold_note", 100, CPyStatic_gold___globals);
            return NULL;
        }
        
CPyTagged CPyDef_gold___paid_to(PyObject *cpy_r_t, CPyTagged cpy_r_owner) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = (Py_ssize_t)cpy_r_owner == -2;
    if (!cpy_r_r0) goto CPyL5;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "paid_to", "Table", "automa", 119, CPyStatic_gold___globals);
        goto CPyL7;
    }
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "paid_to", "Table", "players", 119, CPyStatic_gold___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL6;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_owner);
    cpy_r_r8 = cpy_r_owner;
CPyL6: ;
    return cpy_r_r8;
CPyL7: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_gold___paid_to(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "owner", 0};
            static CPyArg_Parser parser = {"OO:paid_to", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_owner)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            CPyTagged retval = CPyDef_gold___paid_to(arg_t, arg_owner);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "paid_to", 117, CPyStatic_gold___globals);
            return NULL;
        }
        
PyObject *CPyDef_gold___share_note(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_silver) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
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
    cpy_r_r0 = (Py_ssize_t)cpy_r_seat == -2;
    if (!cpy_r_r0) goto CPyL4;
    cpy_r_r1 = CPyStatics[2804]; /* 'note-silver-supply' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_silver);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_silver);
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 125, CPyStatic_gold___globals);
        goto CPyL16;
    }
    cpy_r_r5 = CPyDef_message___Message(cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 125, CPyStatic_gold___globals);
        goto CPyL16;
    }
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "share_note", "Table", "players", 126, CPyStatic_gold___globals);
        goto CPyL16;
    }
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = cpy_r_seat & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL7;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL8;
CPyL7: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r9);
    cpy_r_r15 = cpy_r_r14 ^ 1;
    if (cpy_r_r15) {
        goto CPyL9;
    } else
        goto CPyL12;
CPyL8: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r16) goto CPyL12;
CPyL9: ;
    cpy_r_r17 = CPyStatics[2805]; /* 'note-silver-opponent' */
    cpy_r_r18 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_silver);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_silver);
    cpy_r_r20 = CPyDict_Build(1, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 127, CPyStatic_gold___globals);
        goto CPyL16;
    }
    cpy_r_r21 = CPyDef_message___Message(cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 127, CPyStatic_gold___globals);
        goto CPyL16;
    }
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r22 = CPyStatics[2806]; /* 'note-silver-owner' */
    cpy_r_r23 = CPyStatics[31]; /* 'n' */
    cpy_r_r24 = CPyStatics[544]; /* 'owner' */
    cpy_r_r25 = CPyDef_message___SeatName(cpy_r_seat);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 128, CPyStatic_gold___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_silver);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_silver);
    cpy_r_r27 = CPyDict_Build(2, cpy_r_r23, cpy_r_r26, cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 128, CPyStatic_gold___globals);
        goto CPyL16;
    }
    cpy_r_r28 = CPyDef_message___Message(cpy_r_r22, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 128, CPyStatic_gold___globals);
        goto CPyL16;
    }
    return cpy_r_r28;
CPyL16: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
}
        
        PyObject *CPyPy_gold___share_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "silver", 0};
            static CPyArg_Parser parser = {"OOO:share_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_silver;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_silver)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_silver;
            if (likely(PyLong_Check(obj_silver)))
                arg_silver = CPyTagged_BorrowFromObject(obj_silver);
            else {
                CPy_TypeError("int", obj_silver); goto fail;
            }
            PyObject *retval = CPyDef_gold___share_note(arg_t, arg_seat, arg_silver);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "share_note", 122, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold___pay_owner(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyDef_gold___fee_of(cpy_r_t, cpy_r_me, cpy_r_room);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_owner", 133, CPyStatic_gold___globals);
        goto CPyL7;
    }
    cpy_r_r1 = cpy_r_r0 != 0;
    if (!cpy_r_r1) goto CPyL8;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_owner", "Table", "owners", 135, CPyStatic_gold___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_room);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_owner", 135, CPyStatic_gold___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_owner", 135, CPyStatic_gold___globals);
        goto CPyL9;
    }
    cpy_r_r5 = CPyDef_gold___pay_silver(cpy_r_t, cpy_r_me, cpy_r_r4, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_owner", 135, CPyStatic_gold___globals);
        goto CPyL7;
    }
CPyL6: ;
    return 1;
CPyL7: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL8: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL6;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_gold___pay_owner(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", 0};
            static CPyArg_Parser parser = {"OOO:pay_owner", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_room)) {
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
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            char retval = CPyDef_gold___pay_owner(arg_t, arg_me, arg_room);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_owner", 131, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold___pay_silver(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_to, CPyTagged cpy_r_amount) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Table", "players", 140, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 140, CPyStatic_gold___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 140, CPyStatic_gold___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL29;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Player", "silver", 140, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL4: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r3, cpy_r_amount);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 140, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r6 = (Py_ssize_t)cpy_r_to != -2;
    if (!cpy_r_r6) goto CPyL21;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Table", "players", 141, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = cpy_r_to & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL9;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL10;
CPyL9: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_to, cpy_r_r10);
    if (cpy_r_r15) {
        goto CPyL11;
    } else
        goto CPyL21;
CPyL10: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_to < (Py_ssize_t)cpy_r_r10;
    if (!cpy_r_r16) goto CPyL21;
CPyL11: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Table", "players", 142, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL12: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_to);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 142, CPyStatic_gold___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_scholars___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 142, CPyStatic_gold___globals, "serai.games.scholars.table.Player", cpy_r_r18);
        goto CPyL29;
    }
    cpy_r_r20 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r19)->_silver;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Player", "silver", 142, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL15: ;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r20, cpy_r_amount);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r19)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r19)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r19)->_silver = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 142, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Table", "story", 143, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL17: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 != cpy_r_r24;
    if (!cpy_r_r25) goto CPyL28;
    cpy_r_r26 = CPyStatics[2807]; /* 'event-pay-player' */
    cpy_r_r27 = CPyStatics[2385]; /* 'SC-TRANS-05' */
    cpy_r_r28 = CPyDef_message___SeatName(cpy_r_to);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 144, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r29 = CPyStatics[31]; /* 'n' */
    cpy_r_r30 = CPyStatics[544]; /* 'owner' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r32 = CPyDict_Build(2, cpy_r_r29, cpy_r_r31, cpy_r_r30, cpy_r_r28);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 144, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r33 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r26, cpy_r_me, cpy_r_r27, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 144, CPyStatic_gold___globals);
        goto CPyL29;
    } else
        goto CPyL28;
CPyL21: ;
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/gold.py", "pay_silver", "Table", "automa", 145, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL22: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_r34 != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL26;
    cpy_r_r37 = CPyStatics[2808]; /* 'event-pay-opponent' */
    cpy_r_r38 = CPyStatics[2809]; /* 'SC-SOLO-09' */
    cpy_r_r39 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r41 = CPyDict_Build(1, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 146, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r42 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r37, cpy_r_me, cpy_r_r38, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 146, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r43 = CPyDef_automa___resources___gain_silver(cpy_r_t, cpy_r_amount);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 147, CPyStatic_gold___globals);
        goto CPyL29;
    } else
        goto CPyL28;
CPyL26: ;
    cpy_r_r44 = CPyStatics[2810]; /* 'event-pay-supply' */
    cpy_r_r45 = CPyStatics[2385]; /* 'SC-TRANS-05' */
    cpy_r_r46 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_amount);
    cpy_r_r48 = CPyDict_Build(1, cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 149, CPyStatic_gold___globals);
        goto CPyL29;
    }
    cpy_r_r49 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r44, cpy_r_me, cpy_r_r45, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 149, CPyStatic_gold___globals);
        goto CPyL29;
    }
CPyL28: ;
    return 1;
CPyL29: ;
    cpy_r_r50 = 2;
    return cpy_r_r50;
}
        
        PyObject *CPyPy_gold___pay_silver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "to", "amount", 0};
            static CPyArg_Parser parser = {"OOOO:pay_silver", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_to;
            PyObject *obj_amount;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_to, &obj_amount)) {
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
            CPyTagged arg_to;
            if (likely(PyLong_Check(obj_to)))
                arg_to = CPyTagged_BorrowFromObject(obj_to);
            else {
                CPy_TypeError("int", obj_to); goto fail;
            }
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            char retval = CPyDef_gold___pay_silver(arg_t, arg_me, arg_to, arg_amount);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "pay_silver", 138, CPyStatic_gold___globals);
            return NULL;
        }
        
char CPyDef_gold_____top_level__(void) {
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
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 1, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 1, CPyStatic_gold___globals);
        goto CPyL87;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_gold___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 3, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 5, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r20 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 5, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 5, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 5, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5379]; /* ('gain_silver',) */
    cpy_r_r31 = CPyStatic_gold___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 5, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 6, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r42 = CPyExec_serai___games___scholars___goals;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 6, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 6, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 6, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5321]; /* ('interacted',) */
    cpy_r_r53 = CPyStatic_gold___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 6, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL89;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 7, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 7, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 7, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 7, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r75 = CPyStatic_gold___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 7, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL90;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 8, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r86 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 8, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 8, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 8, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5400]; /* ('GOLD_FULL', 'NEED_GOLD', 'NEED_SILVER', 'NO_GOLD_THERE', 'NO_GOLD_TO_MOVE', 'NOBODY_THERE') */
    cpy_r_r97 = CPyStatic_gold___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 8, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL91;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 9, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r108 = CPyExec_serai___games___scholars___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 9, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 9, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 9, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_gold___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 9, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL92;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 10, CPyStatic_gold___globals);
        goto CPyL87;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 10, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 10, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 10, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5401]; /* ('Asking', 'Offer', 'Option', 'Reason', 'ask') */
    cpy_r_r141 = CPyStatic_gold___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 10, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL93;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 11, CPyStatic_gold___globals);
        goto CPyL87;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 11, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 11, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 11, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r163 = CPyStatic_gold___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 11, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL94;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 12, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___message;
    cpy_r_r174 = CPyExec_serai___kernel___message;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 12, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 12, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 12, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5402]; /* ('Argument', 'Message', 'SeatName') */
    cpy_r_r185 = CPyStatic_gold___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 12, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL95;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r188 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 13, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___kernel___work;
    cpy_r_r196 = CPyExec_serai___kernel___work;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 13, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 13, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 13, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r207 = CPyStatic_gold___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 13, CPyStatic_gold___globals);
        goto CPyL87;
    } else
        goto CPyL96;
CPyL77: ;
    cpy_r_r209 = (PyObject *)CPyType_work___Work;
    cpy_r_r210 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r211 = PyObject_GetItem(cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r212 = PyTuple_Pack(1, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r213 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r214 = (PyObject *)CPyType_gold___PlaceOrTakeGold_template;
    cpy_r_r215 = CPyType_FromTemplate(cpy_r_r214, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL87;
    }
    cpy_r_r216 = CPyDef_gold___PlaceOrTakeGold_trait_vtable_setup();
    if (unlikely(cpy_r_r216 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL97;
    }
    cpy_r_r217 = CPyDef_gold___PlaceOrTakeGold_coroutine_setup(cpy_r_r215);
    if (unlikely(cpy_r_r217 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL97;
    }
    cpy_r_r218 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r219 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r220 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r221 = CPyStatics[529]; /* 'must' */
    cpy_r_r222 = CPyStatics[530]; /* 'always' */
    cpy_r_r223 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r224 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r225 = PyTuple_Pack(6, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL97;
    }
    cpy_r_r226 = PyObject_SetAttr(cpy_r_r215, cpy_r_r218, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL97;
    }
    CPyType_gold___PlaceOrTakeGold = (PyTypeObject *)cpy_r_r215;
    CPy_INCREF(CPyType_gold___PlaceOrTakeGold);
    cpy_r_r228 = CPyStatic_gold___globals;
    cpy_r_r229 = CPyStatics[2764]; /* 'PlaceOrTakeGold' */
    cpy_r_r230 = PyDict_SetItem(cpy_r_r228, cpy_r_r229, cpy_r_r215);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL97;
    }
    cpy_r_r232 = CPy_InitSubclass(cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/gold.py", "<module>", 16, CPyStatic_gold___globals);
        goto CPyL87;
    }
    return 1;
CPyL87: ;
    cpy_r_r233 = 2;
    return cpy_r_r233;
CPyL88: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL89: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL90: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL91: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL92: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL93: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL94: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL95: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL96: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL97: ;
    CPy_DecRef(cpy_r_r215);
    goto CPyL87;
}

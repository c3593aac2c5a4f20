#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef effects___research___Advance_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___research___AdvanceObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___research___AdvanceObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___research___Advance_traverse(serai___games___scholars___effects___research___AdvanceObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___research___AdvanceObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___research___AdvanceObject))));
    return rv;
}

static int32_t CPyDef_effects___research___Advance_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___AdvanceObject *self = (serai___games___scholars___effects___research___AdvanceObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___research___AdvanceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___research___AdvanceObject))));
    return 0;
}

static int32_t CPyDef_effects___research___Advance_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___AdvanceObject *self = (serai___games___scholars___effects___research___AdvanceObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___research___AdvanceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___research___AdvanceObject))));
    return 0;
}

static void
effects___research___Advance_dealloc(serai___games___scholars___effects___research___AdvanceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, effects___research___Advance_dealloc)
    CPyDef_effects___research___Advance_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___research_____mypyc__Advance_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___research___Advance(void);

static PyObject *
effects___research___Advance_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___research___Advance) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___research_____mypyc__Advance_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___research___Advance_vtable[12];
static bool
CPyDef_effects___research___Advance_trait_vtable_setup(void)
{
    CPyVTableItem effects___research___Advance_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_effects___research___Advance___binds__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_effects___research___Advance___ask__Work_glue,
        (CPyVTableItem)CPyDef_effects___research___Advance_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_effects___research___Advance___binds,
        (CPyVTableItem)CPyDef_effects___research___Advance___ask,
        (CPyVTableItem)CPyDef_effects___research___Advance_____mypyc_defaults_setup,
    };
    memcpy(effects___research___Advance_vtable, effects___research___Advance_vtable_scratch, sizeof(effects___research___Advance_vtable));
    return 1;
}

static bool
CPyDef_effects___research___Advance_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___research___Advance_get_asks_itself(serai___games___scholars___effects___research___AdvanceObject *self, void *closure);
static int
effects___research___Advance_set_asks_itself(serai___games___scholars___effects___research___AdvanceObject *self, PyObject *value, void *closure);
static PyObject *
effects___research___Advance_get_always(serai___games___scholars___effects___research___AdvanceObject *self, void *closure);
static int
effects___research___Advance_set_always(serai___games___scholars___effects___research___AdvanceObject *self, PyObject *value, void *closure);

static PyGetSetDef effects___research___Advance_getseters[] = {
    {"asks_itself",
     (getter)effects___research___Advance_get_asks_itself, (setter)effects___research___Advance_set_asks_itself,
     NULL, NULL},
    {"always",
     (getter)effects___research___Advance_get_always, (setter)effects___research___Advance_set_always,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___research___Advance_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___research_____mypyc__Advance_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_effects___research___Advance___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_effects___research___Advance___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_effects___research___Advance_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___research___Advance_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Advance",
    .tp_new = effects___research___Advance_new,
    .tp_dealloc = (destructor)effects___research___Advance_dealloc,
    .tp_traverse = (traverseproc)effects___research___Advance_traverse,
    .tp_clear = (inquiry)CPyDef_effects___research___Advance_clear,
    .tp_getset = effects___research___Advance_getseters,
    .tp_methods = effects___research___Advance_methods,
    .tp_members = effects___research___Advance_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___research___AdvanceObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___research___AdvanceObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___research___AdvanceObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Advance()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___research___Advance_template = &CPyType_effects___research___Advance_template_;

PyObject *CPyDef_effects___research_____mypyc__Advance_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___research___AdvanceObject *self;
    self = (serai___games___scholars___effects___research___AdvanceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___research___Advance_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    self->_always = 2;
    if (CPyDef_effects___research___Advance_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_effects___research___Advance(void)
{
    PyObject *self = CPyDef_effects___research_____mypyc__Advance_setup((PyObject *)CPyType_effects___research___Advance);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___research___Advance_get_asks_itself(serai___games___scholars___effects___research___AdvanceObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Advance' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
effects___research___Advance_set_asks_itself(serai___games___scholars___effects___research___AdvanceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Advance' object attribute 'asks_itself' cannot be deleted");
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

static PyObject *
effects___research___Advance_get_always(serai___games___scholars___effects___research___AdvanceObject *self, void *closure)
{
    if (unlikely(self->_always == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'always' of 'Advance' undefined");
        return NULL;
    }
    PyObject *retval = self->_always ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
effects___research___Advance_set_always(serai___games___scholars___effects___research___AdvanceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Advance' object attribute 'always' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_always = tmp;
    return 0;
}

PyMemberDef effects___research___Harvest_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___research___HarvestObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___research___HarvestObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___research___Harvest_traverse(serai___games___scholars___effects___research___HarvestObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___research___HarvestObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___research___HarvestObject))));
    return rv;
}

static int32_t CPyDef_effects___research___Harvest_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___HarvestObject *self = (serai___games___scholars___effects___research___HarvestObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___research___HarvestObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___research___HarvestObject))));
    return 0;
}

static int32_t CPyDef_effects___research___Harvest_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___HarvestObject *self = (serai___games___scholars___effects___research___HarvestObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___research___HarvestObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___research___HarvestObject))));
    return 0;
}

static void
effects___research___Harvest_dealloc(serai___games___scholars___effects___research___HarvestObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, effects___research___Harvest_dealloc)
    CPyDef_effects___research___Harvest_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___research_____mypyc__Harvest_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___research___Harvest(void);

static PyObject *
effects___research___Harvest_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___research___Harvest) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___research_____mypyc__Harvest_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___research___Harvest_vtable[13];
static bool
CPyDef_effects___research___Harvest_trait_vtable_setup(void)
{
    CPyVTableItem effects___research___Harvest_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_effects___research___Harvest___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_effects___research___Harvest___binds__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_effects___research___Harvest___ask__Work_glue,
        (CPyVTableItem)CPyDef_effects___research___Harvest_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_effects___research___Harvest___binds,
        (CPyVTableItem)CPyDef_effects___research___Harvest___possible,
        (CPyVTableItem)CPyDef_effects___research___Harvest___ask,
        (CPyVTableItem)CPyDef_effects___research___Harvest_____mypyc_defaults_setup,
    };
    memcpy(effects___research___Harvest_vtable, effects___research___Harvest_vtable_scratch, sizeof(effects___research___Harvest_vtable));
    return 1;
}

static bool
CPyDef_effects___research___Harvest_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef effects___research___Harvest_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___research___Harvest_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___research_____mypyc__Harvest_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_effects___research___Harvest___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_effects___research___Harvest___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_effects___research___Harvest___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_effects___research___Harvest_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___research___Harvest_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Harvest",
    .tp_new = effects___research___Harvest_new,
    .tp_dealloc = (destructor)effects___research___Harvest_dealloc,
    .tp_traverse = (traverseproc)effects___research___Harvest_traverse,
    .tp_clear = (inquiry)CPyDef_effects___research___Harvest_clear,
    .tp_getset = effects___research___Harvest_getseters,
    .tp_methods = effects___research___Harvest_methods,
    .tp_members = effects___research___Harvest_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___research___HarvestObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___research___HarvestObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___research___HarvestObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Harvest()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___research___Harvest_template = &CPyType_effects___research___Harvest_template_;

PyObject *CPyDef_effects___research_____mypyc__Harvest_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___research___HarvestObject *self;
    self = (serai___games___scholars___effects___research___HarvestObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___research___Harvest_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_effects___research___Harvest_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_effects___research___Harvest(void)
{
    PyObject *self = CPyDef_effects___research_____mypyc__Harvest_setup((PyObject *)CPyType_effects___research___Harvest);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendeffects___research___ask_Advance_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___research___ask_Advance_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___research___ask_Advance_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___research___ask_Advance_gen,
};
static int
effects___research___ask_Advance_gen_traverse(serai___games___scholars___effects___research___ask_Advance_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__track));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___research___ask_Advance_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___ask_Advance_genObject *self = (serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
        self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
        self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_effects___research___ask_Advance_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___ask_Advance_genObject *self = (serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
        self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
        self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
effects___research___ask_Advance_gen_dealloc(serai___games___scholars___effects___research___ask_Advance_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___research___ask_Advance_gen_free_instance == NULL) {
        effects___research___ask_Advance_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__amount);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
            self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
            self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___research___ask_Advance_gen_dealloc)
    CPyDef_effects___research___ask_Advance_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___research_____mypyc__ask_Advance_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___research___ask_Advance_gen(void);

static PyObject *
effects___research___ask_Advance_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___research___ask_Advance_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___research_____mypyc__ask_Advance_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___research___ask_Advance_gen_vtable[6];
static bool
CPyDef_effects___research___ask_Advance_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___research___ask_Advance_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___research___ask_Advance_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___research___ask_Advance_gen_____next__,
        (CPyVTableItem)CPyDef_effects___research___ask_Advance_gen___send,
        (CPyVTableItem)CPyDef_effects___research___ask_Advance_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___research___ask_Advance_gen___throw,
        (CPyVTableItem)CPyDef_effects___research___ask_Advance_gen___close,
    };
    memcpy(effects___research___ask_Advance_gen_vtable, effects___research___ask_Advance_gen_vtable_scratch, sizeof(effects___research___ask_Advance_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___research___ask_Advance_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___research___ask_Advance_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___research_____mypyc__ask_Advance_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___research___ask_Advance_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___research___ask_Advance_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___research___ask_Advance_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___research___ask_Advance_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___research___ask_Advance_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___research___ask_Advance_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Advance_gen",
    .tp_new = effects___research___ask_Advance_gen_new,
    .tp_dealloc = (destructor)effects___research___ask_Advance_gen_dealloc,
    .tp_traverse = (traverseproc)effects___research___ask_Advance_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___research___ask_Advance_gen_clear,
    .tp_methods = effects___research___ask_Advance_gen_methods,
    .tp_iter = CPyDef_effects___research___ask_Advance_gen_____iter__,
    .tp_iternext = CPyDef_effects___research___ask_Advance_gen_____next__,
    .tp_as_async = &effects___research___ask_Advance_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___research___ask_Advance_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Advance_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___research___ask_Advance_gen_template = &CPyType_effects___research___ask_Advance_gen_template_;

PyObject *CPyDef_effects___research_____mypyc__ask_Advance_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___research___ask_Advance_genObject *self;
    if (effects___research___ask_Advance_gen_free_instance != NULL) {
        self = effects___research___ask_Advance_gen_free_instance;
        effects___research___ask_Advance_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___research___ask_Advance_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___research___ask_Advance_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___research___ask_Advance_gen(void)
{
    PyObject *self = CPyDef_effects___research_____mypyc__ask_Advance_gen_setup((PyObject *)CPyType_effects___research___ask_Advance_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendeffects___research___advance_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___research___advance_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___research___advance_gen,
};
static int
effects___research___advance_gen_traverse(serai___games___scholars___effects___research___advance_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__track));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__printed);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__level));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___research___advance_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___advance_genObject *self = (serai___games___scholars___effects___research___advance_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
        self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
        self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4);
    return 0;
}

static int32_t CPyDef_effects___research___advance_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___advance_genObject *self = (serai___games___scholars___effects___research___advance_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
        self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
        self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4);
    return 0;
}

static void
effects___research___advance_gen_dealloc(serai___games___scholars___effects___research___advance_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___research___advance_gen_free_instance == NULL) {
        effects___research___advance_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
            self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__printed);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
            self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___research___advance_gen_dealloc)
    CPyDef_effects___research___advance_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___research_____mypyc__advance_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___research___advance_gen(void);

static PyObject *
effects___research___advance_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___research___advance_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___research_____mypyc__advance_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___research___advance_gen_vtable[6];
static bool
CPyDef_effects___research___advance_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___research___advance_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___research___advance_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___research___advance_gen_____next__,
        (CPyVTableItem)CPyDef_effects___research___advance_gen___send,
        (CPyVTableItem)CPyDef_effects___research___advance_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___research___advance_gen___throw,
        (CPyVTableItem)CPyDef_effects___research___advance_gen___close,
    };
    memcpy(effects___research___advance_gen_vtable, effects___research___advance_gen_vtable_scratch, sizeof(effects___research___advance_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___research___advance_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___research___advance_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___research_____mypyc__advance_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___research___advance_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___research___advance_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___research___advance_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___research___advance_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___research___advance_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___research___advance_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "advance_gen",
    .tp_new = effects___research___advance_gen_new,
    .tp_dealloc = (destructor)effects___research___advance_gen_dealloc,
    .tp_traverse = (traverseproc)effects___research___advance_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___research___advance_gen_clear,
    .tp_methods = effects___research___advance_gen_methods,
    .tp_iter = CPyDef_effects___research___advance_gen_____iter__,
    .tp_iternext = CPyDef_effects___research___advance_gen_____next__,
    .tp_as_async = &effects___research___advance_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___research___advance_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("advance_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___research___advance_gen_template = &CPyType_effects___research___advance_gen_template_;

PyObject *CPyDef_effects___research_____mypyc__advance_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___research___advance_genObject *self;
    if (effects___research___advance_gen_free_instance != NULL) {
        self = effects___research___advance_gen_free_instance;
        effects___research___advance_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___research___advance_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___research___advance_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___research___advance_gen(void)
{
    PyObject *self = CPyDef_effects___research_____mypyc__advance_gen_setup((PyObject *)CPyType_effects___research___advance_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendeffects___research___ask_Harvest_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___research___ask_Harvest_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___research___ask_Harvest_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___research___ask_Harvest_gen,
};
static int
effects___research___ask_Harvest_gen_traverse(serai___games___scholars___effects___research___ask_Harvest_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___research___ask_Harvest_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___ask_Harvest_genObject *self = (serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0);
    return 0;
}

static int32_t CPyDef_effects___research___ask_Harvest_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___research___ask_Harvest_genObject *self = (serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0);
    return 0;
}

static void
effects___research___ask_Harvest_gen_dealloc(serai___games___scholars___effects___research___ask_Harvest_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___research___ask_Harvest_gen_free_instance == NULL) {
        effects___research___ask_Harvest_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___research___ask_Harvest_gen_dealloc)
    CPyDef_effects___research___ask_Harvest_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___research_____mypyc__ask_Harvest_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___research___ask_Harvest_gen(void);

static PyObject *
effects___research___ask_Harvest_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___research___ask_Harvest_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___research_____mypyc__ask_Harvest_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___research___ask_Harvest_gen_vtable[6];
static bool
CPyDef_effects___research___ask_Harvest_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___research___ask_Harvest_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___research___ask_Harvest_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___research___ask_Harvest_gen_____next__,
        (CPyVTableItem)CPyDef_effects___research___ask_Harvest_gen___send,
        (CPyVTableItem)CPyDef_effects___research___ask_Harvest_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___research___ask_Harvest_gen___throw,
        (CPyVTableItem)CPyDef_effects___research___ask_Harvest_gen___close,
    };
    memcpy(effects___research___ask_Harvest_gen_vtable, effects___research___ask_Harvest_gen_vtable_scratch, sizeof(effects___research___ask_Harvest_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___research___ask_Harvest_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___research___ask_Harvest_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___research_____mypyc__ask_Harvest_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___research___ask_Harvest_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___research___ask_Harvest_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___research___ask_Harvest_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___research___ask_Harvest_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___research___ask_Harvest_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___research___ask_Harvest_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Harvest_gen",
    .tp_new = effects___research___ask_Harvest_gen_new,
    .tp_dealloc = (destructor)effects___research___ask_Harvest_gen_dealloc,
    .tp_traverse = (traverseproc)effects___research___ask_Harvest_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___research___ask_Harvest_gen_clear,
    .tp_methods = effects___research___ask_Harvest_gen_methods,
    .tp_iter = CPyDef_effects___research___ask_Harvest_gen_____iter__,
    .tp_iternext = CPyDef_effects___research___ask_Harvest_gen_____next__,
    .tp_as_async = &effects___research___ask_Harvest_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___research___ask_Harvest_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Harvest_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___research___ask_Harvest_gen_template = &CPyType_effects___research___ask_Harvest_gen_template_;

PyObject *CPyDef_effects___research_____mypyc__ask_Harvest_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___research___ask_Harvest_genObject *self;
    if (effects___research___ask_Harvest_gen_free_instance != NULL) {
        self = effects___research___ask_Harvest_gen_free_instance;
        effects___research___ask_Harvest_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___research___ask_Harvest_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___research___ask_Harvest_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___research___ask_Harvest_gen(void)
{
    PyObject *self = CPyDef_effects___research_____mypyc__ask_Harvest_gen_setup((PyObject *)CPyType_effects___research___ask_Harvest_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef effects___researchmodule_methods[] = {
    {"_tracks", (PyCFunction)CPyPy_effects___research____tracks, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tracks(t, call)\n--\n\n") /* docstring */},
    {"advance", (PyCFunction)CPyPy_effects___research___advance, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("advance(t, me, track)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects___research__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects___research__internal, "__name__");
    CPyStatic_effects___research___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects___research__internal);
    if (unlikely(CPyStatic_effects___research___globals == NULL))
        goto fail;
    CPyType_effects___research___ask_Advance_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___research___ask_Advance_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___research___ask_Advance_gen))
        goto fail;
    CPyDef_effects___research___ask_Advance_gen_trait_vtable_setup();
    CPyType_effects___research___advance_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___research___advance_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___research___advance_gen))
        goto fail;
    CPyDef_effects___research___advance_gen_trait_vtable_setup();
    CPyType_effects___research___ask_Harvest_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___research___ask_Harvest_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___research___ask_Harvest_gen))
        goto fail;
    CPyDef_effects___research___ask_Harvest_gen_trait_vtable_setup();
    char result = CPyDef_effects___research_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects___research__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_effects___research___Advance);
    Py_CLEAR(CPyType_effects___research___Harvest);
    Py_CLEAR(CPyType_effects___research___ask_Advance_gen);
    Py_CLEAR(CPyType_effects___research___advance_gen);
    Py_CLEAR(CPyType_effects___research___ask_Harvest_gen);
    return -1;
}
int CPyExec_serai___games___scholars___effects___research(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects___research__impl, &CPyImportState_serai___games___scholars___effects___research, &CPyModule_serai___games___scholars___effects___research);
}
static struct PyModuleDef effects___researchmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects.research",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    effects___researchmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects___research(void)
{
    if (CPyModule_serai___games___scholars___effects___research__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___research__internal);
        return CPyModule_serai___games___scholars___effects___research__internal;
    }
    CPyModule_serai___games___scholars___effects___research__internal = PyModule_Create(&effects___researchmodule);
    return CPyModule_serai___games___scholars___effects___research__internal;
}

PyObject *CPyInit_serai___games___scholars___effects___research(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects___research__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___research__internal);
        return CPyModule_serai___games___scholars___effects___research__internal;
    }
    CPyModule_serai___games___scholars___effects___research__internal = PyModule_Create(&effects___researchmodule);
    if (unlikely(CPyModule_serai___games___scholars___effects___research__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects.research");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects___research__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects___research__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects___research__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects___research(CPyModule_serai___games___scholars___effects___research__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects___research__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects.research");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects___research__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_effects___research___Advance___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_effects___research___Advance___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Advance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Advance", obj_self); 
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
            char retval = CPyDef_effects___research___Advance___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "binds", 25, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Advance___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_effects___research___Advance___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___Advance___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Advance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Advance", obj_self); 
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
            char retval = CPyDef_effects___research___Advance___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "binds__Work_glue", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Advance_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    int32_t cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    tuple_T3OOO cpy_r_r108;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    CPyTagged cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    int32_t cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    CPyTagged cpy_r_r133;
    char cpy_r_r134;
    CPyTagged cpy_r_r135;
    char cpy_r_r136;
    CPyTagged cpy_r_r137;
    char cpy_r_r138;
    CPyTagged cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    CPyTagged cpy_r_r143;
    char cpy_r_r144;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL101;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "t", 29, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Table", "book", 29, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Book", "options", 29, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 29, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    cpy_r_r11 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "call", 30, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_r11)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 30, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    if (PyLong_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4791;
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4791;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL4792;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4792;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4792;
    cpy_r_r14 = cpy_r_r13;
__LL4792: ;
    if (cpy_r_r14 != NULL) goto __LL4791;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 30, CPyStatic_effects___research___globals, "union[int, str, tuple[str, int]]", cpy_r_r13);
    goto CPyL100;
__LL4791: ;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 30, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    cpy_r_r16 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "amount", 31, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL13: ;
    cpy_r_r17 = PyLong_Check(cpy_r_r16);
    if (cpy_r_r17) goto CPyL16;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 31, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r19 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "t", 32, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL17: ;
    cpy_r_r20 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "call", 32, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL18: ;
    cpy_r_r21 = CPyDef_effects___research____tracks(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 32, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r21, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 33, CPyStatic_effects___research___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 33, CPyStatic_effects___research___globals);
        goto CPyL107;
    }
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 33, CPyStatic_effects___research___globals);
        goto CPyL107;
    }
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r27 > (Py_ssize_t)2;
    if (cpy_r_r28) goto CPyL25;
    cpy_r_r29 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "optional", 34, CPyStatic_effects___research___globals);
        goto CPyL107;
    }
CPyL24: ;
    if (!cpy_r_r29) goto CPyL108;
CPyL25: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = PyList_New(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 35, CPyStatic_effects___research___globals);
        goto CPyL107;
    }
    cpy_r_r33 = 0;
CPyL27: ;
    cpy_r_r34 = cpy_r_r33 < cpy_r_r31;
    if (!cpy_r_r34) goto CPyL109;
    cpy_r_r35 = CPySequenceTuple_GetItemUnsafe(cpy_r_r21, cpy_r_r33);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 35, CPyStatic_effects___research___globals);
        goto CPyL110;
    }
    cpy_r_r37 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "options", 35, CPyStatic_effects___research___globals);
        goto CPyL111;
    }
CPyL30: ;
    cpy_r_r38 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r37)->_track;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Options", "track", 35, CPyStatic_effects___research___globals);
        goto CPyL111;
    }
CPyL31: ;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 35, CPyStatic_effects___research___globals);
        goto CPyL110;
    }
    if (likely(Py_TYPE(cpy_r_r39) == CPyType_option___Option))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 35, CPyStatic_effects___research___globals, "serai.kernel.option.Option", cpy_r_r39);
        goto CPyL110;
    }
    cpy_r_r41 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "options", 35, CPyStatic_effects___research___globals);
        goto CPyL112;
    }
CPyL34: ;
    CPyList_SetItemUnsafe(cpy_r_r32, cpy_r_r33, cpy_r_r40);
    cpy_r_r42 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r42;
    goto CPyL27;
CPyL36: ;
    cpy_r_r43 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "optional", 36, CPyStatic_effects___research___globals);
        goto CPyL113;
    }
CPyL37: ;
    if (!cpy_r_r43) goto CPyL40;
CPyL38: ;
    cpy_r_r44 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "options", 37, CPyStatic_effects___research___globals);
        goto CPyL113;
    }
CPyL39: ;
    cpy_r_r45 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r44)->_skip;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = PyList_Append(cpy_r_r32, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 37, CPyStatic_effects___research___globals);
        goto CPyL113;
    }
CPyL40: ;
    cpy_r_r48 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "me", 38, CPyStatic_effects___research___globals);
        goto CPyL113;
    }
CPyL41: ;
    cpy_r_r49 = CPyStatics[2562]; /* 'track' */
    cpy_r_r50 = CPyStatics[2821]; /* 'SC-EFF-12' */
    cpy_r_r51 = NULL;
    cpy_r_r52 = NULL;
    cpy_r_r53 = NULL;
    cpy_r_r54 = CPyDef_offer___Offer(cpy_r_r32, cpy_r_r51, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 38, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    cpy_r_r55 = NULL;
    cpy_r_r56 = NULL;
    cpy_r_r57 = 2;
    cpy_r_r58 = CPyDef_decision___ask(cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 38, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r58;
CPyL44: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = cpy_r_type != cpy_r_r60;
    if (!cpy_r_r61) goto CPyL47;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 38, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r62 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 38, CPyStatic_effects___research___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL100;
    }
    cpy_r_r63 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "options", 39, CPyStatic_effects___research___globals);
        goto CPyL114;
    }
CPyL49: ;
    cpy_r_r64 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r63)->_skip;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = cpy_r_r62 == cpy_r_r64;
    CPy_DECREF(cpy_r_r64);
    if (cpy_r_r65) {
        goto CPyL115;
    } else
        goto CPyL55;
CPyL50: ;
    cpy_r_r66 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r66);
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r68 = CPyDef_effects___research___ask_Advance_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL54;
    CPyGen_SetStopIterationValue(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (!0) goto CPyL106;
    CPy_Unreachable();
CPyL54: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r66;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL55: ;
    cpy_r_r69 = ((serai___kernel___option___OptionObject *)cpy_r_r62)->_value;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r62);
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 41, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 41, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL57: ;
    cpy_r_r72 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "amount", 42, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
CPyL58: ;
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r73;
    cpy_r_r74 = 1;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 42, CPyStatic_effects___research___globals);
        goto CPyL100;
    }
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = 0;
    cpy_r_r75 = 1;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 42, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
    cpy_r_r76 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "__mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3", 42, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL61: ;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r__ = cpy_r_r77;
    CPy_DECREF(cpy_r__);
CPyL62: ;
    cpy_r_r78 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "__mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3", 42, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL63: ;
    cpy_r_r79 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0' of 'ask_Advance_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r79);
    }
    cpy_r_r80 = cpy_r_r78 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (cpy_r_r81) goto CPyL65;
    cpy_r_r82 = cpy_r_r79 & 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (!cpy_r_r83) goto CPyL66;
CPyL65: ;
    cpy_r_r84 = CPyTagged_IsLt_(cpy_r_r78, cpy_r_r79);
    cpy_r_r85 = cpy_r_r84;
    goto CPyL67;
CPyL66: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r78 < (Py_ssize_t)cpy_r_r79;
    cpy_r_r85 = cpy_r_r86;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r79);
    if (!cpy_r_r85) goto CPyL117;
    cpy_r_r87 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "__mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3", 42, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL69: ;
    CPyTagged_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_r87);
    cpy_r__ = cpy_r_r88;
    CPy_DECREF(cpy_r__);
    cpy_r_r89 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "t", 43, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL70: ;
    cpy_r_r90 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "me", 43, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL71: ;
    cpy_r_r91 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "track", 43, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL72: ;
    cpy_r_r92 = CPyDef_effects___research___advance(cpy_r_r89, cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 43, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4 = cpy_r_r92;
    cpy_r_r93 = 1;
    if (!cpy_r_r93) goto CPyL116;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r96 = NULL;
    cpy_r_r1 = cpy_r_r96;
    cpy_r_r97 = (PyObject **)&cpy_r_r1;
    cpy_r_r98 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4;
    cpy_r_r99 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r_r98, cpy_r_r95, cpy_r_r95, cpy_r_r95, cpy_r_r94, cpy_r_r97);
    if (cpy_r_r99 != NULL) goto CPyL118;
    cpy_r_r100 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 43, CPyStatic_effects___research___globals);
        goto CPyL119;
    }
    cpy_r_r101 = cpy_r_r1;
    CPy_DECREF(cpy_r_r101);
    cpy_r_r102 = NULL;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4 = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 43, CPyStatic_effects___research___globals);
        goto CPyL116;
    } else
        goto CPyL93;
CPyL77: ;
    cpy_r_r104 = cpy_r_r99;
CPyL78: ;
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r104;
CPyL79: ;
    cpy_r_r106 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r107 = cpy_r_type != cpy_r_r106;
    if (!cpy_r_r107) goto CPyL120;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 43, CPyStatic_effects___research___globals);
        goto CPyL83;
    } else
        goto CPyL121;
CPyL81: ;
    CPy_Unreachable();
CPyL82: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL89;
CPyL83: ;
    cpy_r_r108 = CPy_CatchError();
    cpy_r_r109 = (PyObject **)&cpy_r_r3;
    cpy_r_r110 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4;
    cpy_r_r111 = CPy_YieldFromErrorHandle(cpy_r_r110, cpy_r_r109);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 43, CPyStatic_effects___research___globals);
        goto CPyL122;
    }
    if (cpy_r_r111) {
        goto CPyL86;
    } else
        goto CPyL123;
CPyL85: ;
    cpy_r_r104 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r108);
    CPy_DecRef(cpy_r_r108.f0);
    CPy_DecRef(cpy_r_r108.f1);
    CPy_DecRef(cpy_r_r108.f2);
    goto CPyL78;
CPyL86: ;
    cpy_r_r101 = cpy_r_r3;
    CPy_DecRef(cpy_r_r101);
    CPy_RestoreExcInfo(cpy_r_r108);
    CPy_DecRef(cpy_r_r108.f0);
    CPy_DecRef(cpy_r_r108.f1);
    CPy_DecRef(cpy_r_r108.f2);
    goto CPyL93;
CPyL87: ;
    CPy_RestoreExcInfo(cpy_r_r108);
    CPy_DecRef(cpy_r_r108.f0);
    CPy_DecRef(cpy_r_r108.f1);
    CPy_DecRef(cpy_r_r108.f2);
    cpy_r_r112 = CPy_KeepPropagating();
    if (!cpy_r_r112) goto CPyL100;
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r113 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r114 = NULL;
    cpy_r_r1 = cpy_r_r114;
    cpy_r_r115 = (PyObject **)&cpy_r_r1;
    cpy_r_r116 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4;
    cpy_r_r117 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r_r116, cpy_r_r113, cpy_r_r113, cpy_r_r113, cpy_r_arg, cpy_r_r115);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r117 == NULL) {
        goto CPyL91;
    } else
        goto CPyL124;
CPyL90: ;
    cpy_r_r104 = cpy_r_r117;
    goto CPyL78;
CPyL91: ;
    cpy_r_r118 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 43, CPyStatic_effects___research___globals);
        goto CPyL119;
    }
    cpy_r_r101 = cpy_r_r1;
    CPy_DECREF(cpy_r_r101);
CPyL93: ;
    cpy_r_r119 = ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Advance_gen", "__mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3", 42, CPyStatic_effects___research___globals);
        goto CPyL116;
    }
CPyL94: ;
    cpy_r_r120 = CPyTagged_Add(cpy_r_r119, 2);
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3 = cpy_r_r120;
    cpy_r_r121 = 1;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 42, CPyStatic_effects___research___globals);
        goto CPyL116;
    } else
        goto CPyL62;
CPyL95: ;
    cpy_r_r122 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r122);
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r124 = CPyDef_effects___research___ask_Advance_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL99;
    CPyGen_SetStopIterationValue(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (!0) goto CPyL106;
    CPy_Unreachable();
CPyL99: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r122;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL100: ;
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r126 = CPyDef_effects___research___ask_Advance_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL101: ;
    cpy_r_r128 = cpy_r_r4 == 0;
    if (cpy_r_r128) goto CPyL125;
    cpy_r_r129 = cpy_r_r4 == 1;
    if (cpy_r_r129) goto CPyL126;
    cpy_r_r130 = cpy_r_r4 == 2;
    if (cpy_r_r130) {
        goto CPyL79;
    } else
        goto CPyL127;
CPyL104: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r131 = 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL106;
    }
    CPy_Unreachable();
CPyL106: ;
    cpy_r_r132 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r132;
CPyL107: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL100;
CPyL108: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL57;
CPyL109: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL36;
CPyL110: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r32);
    goto CPyL100;
CPyL111: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL100;
CPyL112: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r40);
    goto CPyL100;
CPyL113: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL100;
CPyL114: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL100;
CPyL115: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL50;
CPyL116: ;
    cpy_r_r133 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r133;
    cpy_r_r134 = 1;
    goto CPyL100;
CPyL117: ;
    cpy_r_r135 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r135;
    cpy_r_r136 = 1;
    goto CPyL95;
CPyL118: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL77;
CPyL119: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r137 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r137;
    cpy_r_r138 = 1;
    goto CPyL100;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL82;
CPyL121: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL81;
CPyL122: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r139 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r139;
    cpy_r_r140 = 1;
    goto CPyL87;
CPyL123: ;
    goto CPyL85;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL90;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r141 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r141;
    cpy_r_r142 = 1;
    goto CPyL1;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r143 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0 = cpy_r_r143;
    cpy_r_r144 = 1;
    goto CPyL44;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL104;
}
        
PyObject *CPyDef_effects___research___ask_Advance_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___research___ask_Advance_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___ask_Advance_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___ask_Advance_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__next__", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Advance_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___research___ask_Advance_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___ask_Advance_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___research___ask_Advance_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "send", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Advance_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___research___ask_Advance_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___ask_Advance_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__iter__", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Advance_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___research___ask_Advance_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___research___ask_Advance_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Advance_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___research___ask_Advance_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "throw", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Advance_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___research___ask_Advance_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4793 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4793);
    PyObject *__tmp4794 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4794);
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
        
        PyObject *CPyPy_effects___research___ask_Advance_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___ask_Advance_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "close", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___Advance___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_effects___research___ask_Advance_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___research___ask_Advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
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
        
        PyObject *CPyPy_effects___research___Advance___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Advance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Advance", obj_self); 
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
            PyObject *retval = CPyDef_effects___research___Advance___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 28, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___Advance___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_effects___research___Advance___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___Advance___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Advance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Advance", obj_self); 
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
            PyObject *retval = CPyDef_effects___research___Advance___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask__Work_glue", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Advance_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___research___AdvanceObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___research___AdvanceObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___research___AdvanceObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___research___AdvanceObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___research___AdvanceObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    ((serai___games___scholars___effects___research___AdvanceObject *)cpy_r___mypyc_self__)->_always = 1;
    return 1;
}
        
        PyObject *CPyPy_effects___research___Advance_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___Advance))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Advance", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_effects___research___Advance_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__mypyc_defaults_setup", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research____tracks(PyObject *cpy_r_t, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    tuple_T1I cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    tuple_T1I cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "_tracks", "Table", "book", 48, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_r1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 49, CPyStatic_effects___research___globals);
        goto CPyL32;
    }
    if (PyLong_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL4795;
    if (PyUnicode_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL4795;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 2))) {
        cpy_r_r3 = NULL;
        goto __LL4796;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        cpy_r_r3 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 == NULL) goto __LL4796;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 1))))
        cpy_r_r3 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 == NULL) goto __LL4796;
    cpy_r_r3 = cpy_r_r2;
__LL4796: ;
    if (cpy_r_r3 != NULL) goto __LL4795;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 49, CPyStatic_effects___research___globals, "union[int, str, tuple[str, int]]", cpy_r_r2);
    goto CPyL32;
__LL4795: ;
    cpy_r_r4 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r5 = PyObject_RichCompare(cpy_r_r3, cpy_r_r4, 2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 50, CPyStatic_effects___research___globals);
        goto CPyL33;
    }
    if (unlikely(!PyBool_Check(cpy_r_r5))) {
        CPy_TypeError("bool", cpy_r_r5); cpy_r_r6 = 2;
    } else
        cpy_r_r6 = cpy_r_r5 == Py_True;
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 50, CPyStatic_effects___research___globals);
        goto CPyL33;
    }
    if (cpy_r_r6) {
        goto CPyL34;
    } else
        goto CPyL8;
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_primary_tracks;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'primary_tracks' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 51, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
CPyL7: ;
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r8 = CPyStatics[819]; /* 'any' */
    cpy_r_r9 = PyObject_RichCompare(cpy_r_r3, cpy_r_r8, 2);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 52, CPyStatic_effects___research___globals);
        goto CPyL33;
    }
    if (unlikely(!PyBool_Check(cpy_r_r9))) {
        CPy_TypeError("bool", cpy_r_r9); cpy_r_r10 = 2;
    } else
        cpy_r_r10 = cpy_r_r9 == Py_True;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 52, CPyStatic_effects___research___globals);
        goto CPyL33;
    }
    if (cpy_r_r10) {
        goto CPyL35;
    } else
        goto CPyL16;
CPyL11: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "_tracks", "Book", "tracks", 53, CPyStatic_effects___research___globals);
        goto CPyL32;
    }
CPyL12: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r13 << 1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r15 = (PyObject *)&PyRange_Type;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r14);
    PyObject *cpy_r_r17[1] = {cpy_r_r16};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r15, cpy_r_r18, 1, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 53, CPyStatic_effects___research___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r16);
    if (likely(PyRange_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 53, CPyStatic_effects___research___globals, "range", cpy_r_r19);
        goto CPyL31;
    }
    cpy_r_r21 = PySequence_Tuple(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 53, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
    return cpy_r_r21;
CPyL16: ;
    cpy_r_r22 = CPyStatics[2745]; /* 'action_colour' */
    cpy_r_r23 = PyObject_RichCompare(cpy_r_r3, cpy_r_r22, 2);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 54, CPyStatic_effects___research___globals);
        goto CPyL33;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 54, CPyStatic_effects___research___globals);
        goto CPyL33;
    }
    if (cpy_r_r24) {
        goto CPyL37;
    } else
        goto CPyL24;
CPyL19: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_track_of_colour;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'track_of_colour' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 55, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
CPyL20: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "_tracks", "Table", "colour", 55, CPyStatic_effects___research___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL21: ;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r25, cpy_r_r27);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 55, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 55, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
    cpy_r_r30.f0 = cpy_r_r29;
    cpy_r_r31 = PyTuple_New(1);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4797 = CPyTagged_StealAsObject(cpy_r_r30.f0);
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp4797);
    return cpy_r_r31;
CPyL24: ;
    cpy_r_r32 = PyUnicode_Check(cpy_r_r3);
    if (cpy_r_r32) {
        goto CPyL27;
    } else
        goto CPyL39;
CPyL25: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 56, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r35 = ((serai___games___scholars___book___WordsObject *)cpy_r_r34)->_tracks;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r0);
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r36 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 57, CPyStatic_effects___research___globals, "str", cpy_r_r3);
        goto CPyL40;
    }
    cpy_r_r37 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r38[2] = {cpy_r_r35, cpy_r_r36};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_VectorcallMethod(cpy_r_r37, cpy_r_r39, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 57, CPyStatic_effects___research___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 57, CPyStatic_effects___research___globals);
        goto CPyL31;
    }
    cpy_r_r42.f0 = cpy_r_r41;
    cpy_r_r43 = PyTuple_New(1);
    if (unlikely(cpy_r_r43 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4798 = CPyTagged_StealAsObject(cpy_r_r42.f0);
    PyTuple_SET_ITEM(cpy_r_r43, 0, __tmp4798);
    return cpy_r_r43;
CPyL31: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL34: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL6;
CPyL35: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL11;
CPyL36: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL31;
CPyL37: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL19;
CPyL38: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL31;
CPyL39: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL25;
CPyL40: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL31;
}
        
        PyObject *CPyPy_effects___research____tracks(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "call", 0};
            static CPyArg_Parser parser = {"OO:_tracks", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_call)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research____tracks(arg_t, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "_tracks", 47, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
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
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    CPyTagged cpy_r_r124;
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
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    CPyTagged cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject **cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    tuple_T3OOO cpy_r_r191;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject **cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    int32_t cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL170;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 62, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Table", "book", 62, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r16)->_tracks;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Book", "tracks", 62, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL7: ;
    cpy_r_r18 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "track", 62, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL8: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 62, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 62, CPyStatic_effects___research___globals, "tuple", cpy_r_r19);
        goto CPyL169;
    }
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 62, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r22 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 63, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL12: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_r22)->_players;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Table", "players", 63, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL13: ;
    cpy_r_r24 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 63, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL14: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 63, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_scholars___table___Player))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 63, CPyStatic_effects___research___globals, "serai.games.scholars.table.Player", cpy_r_r25);
        goto CPyL169;
    }
    cpy_r_r27 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r26)->_levels;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Player", "levels", 64, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
CPyL17: ;
    cpy_r_r28 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "track", 64, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
CPyL18: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 64, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 64, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
    cpy_r_r31 = CPyStatics[1513]; /* 'top' */
    cpy_r_r32 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "printed", 64, CPyStatic_effects___research___globals);
        goto CPyL178;
    }
CPyL21: ;
    cpy_r_r33 = CPyObject_GetAttr(cpy_r_r32, cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 64, CPyStatic_effects___research___globals);
        goto CPyL178;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 64, CPyStatic_effects___research___globals);
        goto CPyL178;
    }
    cpy_r_r35 = cpy_r_r30 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL25;
    cpy_r_r37 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_r34);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL26;
CPyL25: ;
    cpy_r_r39 = cpy_r_r30 == cpy_r_r34;
    cpy_r_r38 = cpy_r_r39;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r34);
    if (cpy_r_r38) {
        goto CPyL179;
    } else
        goto CPyL69;
CPyL27: ;
    cpy_r_r40 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 65, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL28: ;
    cpy_r_r41 = CPyStatics[2822]; /* 'event-overflow' */
    cpy_r_r42 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 65, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL29: ;
    cpy_r_r43 = CPyStatics[2823]; /* 'SC-RES-03' */
    cpy_r_r44 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "printed", 65, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL30: ;
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, 0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 65, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 65, CPyStatic_effects___research___globals, "str", cpy_r_r45);
        goto CPyL169;
    }
    cpy_r_r47 = CPyStatics[2562]; /* 'track' */
    cpy_r_r48 = CPyDict_Build(1, cpy_r_r47, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 65, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r49 = CPyDef_kernel___table___Table___tell(cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 65, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r50 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 66, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL35: ;
    cpy_r_r51 = ((serai___games___scholars___table___TableObject *)cpy_r_r50)->_book;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Table", "book", 66, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL36: ;
    cpy_r_r52 = ((serai___games___scholars___book___BookObject *)cpy_r_r51)->_performer;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Book", "performer", 66, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r52);
CPyL37: ;
    cpy_r_r53 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 66, CPyStatic_effects___research___globals);
        goto CPyL180;
    }
CPyL38: ;
    cpy_r_r54 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 66, CPyStatic_effects___research___globals);
        goto CPyL180;
    }
CPyL39: ;
    cpy_r_r55 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "printed", 66, CPyStatic_effects___research___globals);
        goto CPyL180;
    }
CPyL40: ;
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, 6);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL180;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r56, CPyType_kernel___effects___Effect)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals, "serai.kernel.effects.Effect", cpy_r_r56);
        goto CPyL180;
    }
    cpy_r_r58 = CPyDef_perform___Performer___perform(cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r57, 2);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r59 = PyObject_GetIter(cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1 = cpy_r_r59;
    cpy_r_r60 = 1;
    if (!cpy_r_r60) goto CPyL169;
    cpy_r_r61 = NULL;
    cpy_r_r1 = cpy_r_r61;
    cpy_r_r62 = (PyObject **)&cpy_r_r1;
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1;
    cpy_r_r65 = CPyIter_Send(cpy_r_r64, cpy_r_r63, cpy_r_r62);
    if (cpy_r_r65 != NULL) goto CPyL181;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL182;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
    cpy_r_r68 = NULL;
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL169;
    } else
        goto CPyL64;
CPyL48: ;
    cpy_r_r70 = cpy_r_r65;
CPyL49: ;
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL50: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = cpy_r_type != cpy_r_r72;
    if (!cpy_r_r73) goto CPyL183;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL54;
    } else
        goto CPyL184;
CPyL52: ;
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL60;
CPyL54: ;
    cpy_r_r74 = CPy_CatchError();
    cpy_r_r75 = (PyObject **)&cpy_r_r3;
    cpy_r_r76 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1;
    cpy_r_r77 = CPy_YieldFromErrorHandle(cpy_r_r76, cpy_r_r75);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL185;
    }
    if (cpy_r_r77) goto CPyL57;
    cpy_r_r70 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL49;
CPyL57: ;
    cpy_r_r67 = cpy_r_r3;
    CPy_DecRef(cpy_r_r67);
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL64;
CPyL58: ;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    cpy_r_r78 = CPy_KeepPropagating();
    if (!cpy_r_r78) goto CPyL169;
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r79 = NULL;
    cpy_r_r1 = cpy_r_r79;
    cpy_r_r80 = (PyObject **)&cpy_r_r1;
    cpy_r_r81 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1;
    cpy_r_r82 = CPyIter_Send(cpy_r_r81, cpy_r_arg, cpy_r_r80);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r82 == NULL) {
        goto CPyL62;
    } else
        goto CPyL186;
CPyL61: ;
    cpy_r_r70 = cpy_r_r82;
    goto CPyL49;
CPyL62: ;
    cpy_r_r83 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 66, CPyStatic_effects___research___globals);
        goto CPyL182;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
CPyL64: ;
    cpy_r_r84 = Py_None;
    CPy_INCREF(cpy_r_r84);
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_effects___research___advance_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL68;
    CPyGen_SetStopIterationValue(cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (!0) goto CPyL176;
    CPy_Unreachable();
CPyL68: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r84;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL69: ;
    cpy_r_r87 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r26)->_levels;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Player", "levels", 68, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r87);
CPyL70: ;
    cpy_r_r88 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "track", 68, CPyStatic_effects___research___globals);
        goto CPyL187;
    }
CPyL71: ;
    cpy_r_r89 = CPyList_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 68, CPyStatic_effects___research___globals);
        goto CPyL187;
    }
    cpy_r_r90 = CPyStatics[4897]; /* 1 */
    cpy_r_r91 = PyNumber_InPlaceAdd(cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 68, CPyStatic_effects___research___globals);
        goto CPyL187;
    }
    cpy_r_r92 = CPyList_SetItem(cpy_r_r87, cpy_r_r88, cpy_r_r91);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 68, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
    cpy_r_r93 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r26)->_levels;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Player", "levels", 69, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
CPyL75: ;
    cpy_r_r94 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "track", 69, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
CPyL76: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 69, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 69, CPyStatic_effects___research___globals);
        goto CPyL177;
    }
    CPy_DECREF(cpy_r_r26);
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level = cpy_r_r96;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 69, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r98 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 70, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL80: ;
    cpy_r_r99 = ((serai___games___scholars___table___TableObject *)cpy_r_r98)->_story;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Table", "story", 70, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL81: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = cpy_r_r99 != cpy_r_r100;
    if (!cpy_r_r101) goto CPyL90;
    cpy_r_r102 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 71, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL83: ;
    cpy_r_r103 = CPyStatics[2824]; /* 'event-advance' */
    cpy_r_r104 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 71, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL84: ;
    cpy_r_r105 = CPyStatics[2825]; /* 'SC-RES-02' */
    cpy_r_r106 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "printed", 71, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL85: ;
    cpy_r_r107 = CPySequenceTuple_GetItem(cpy_r_r106, 0);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 71, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (likely(PyUnicode_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 71, CPyStatic_effects___research___globals, "str", cpy_r_r107);
        goto CPyL169;
    }
    cpy_r_r109 = CPyStatics[2562]; /* 'track' */
    cpy_r_r110 = CPyStatics[1528]; /* 'level' */
    cpy_r_r111 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "level", 69, CPyStatic_effects___research___globals);
        goto CPyL188;
    }
CPyL88: ;
    CPyTagged_INCREF(cpy_r_r111);
    cpy_r_r112 = CPyTagged_StealAsObject(cpy_r_r111);
    cpy_r_r113 = CPyDict_Build(2, cpy_r_r109, cpy_r_r108, cpy_r_r110, cpy_r_r112);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 71, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r114 = CPyDef_kernel___table___Table___tell(cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 71, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL90: ;
    cpy_r_r115 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 72, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL91: ;
    cpy_r_r116 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 72, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL92: ;
    cpy_r_r117 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "track", 72, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL93: ;
    cpy_r_r118 = CPyDef_goals___risen(cpy_r_r115, cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 72, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r119 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 73, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL95: ;
    cpy_r_r120 = ((serai___games___scholars___table___TableObject *)cpy_r_r119)->_book;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Table", "book", 73, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL96: ;
    cpy_r_r121 = ((serai___games___scholars___book___BookObject *)cpy_r_r120)->_seams;
    CPy_INCREF(cpy_r_r121);
    cpy_r_r122 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 73, CPyStatic_effects___research___globals);
        goto CPyL189;
    }
CPyL97: ;
    cpy_r_r123 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 73, CPyStatic_effects___research___globals);
        goto CPyL189;
    }
CPyL98: ;
    cpy_r_r124 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "track", 73, CPyStatic_effects___research___globals);
        goto CPyL189;
    }
CPyL99: ;
    cpy_r_r125 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "level", 73, CPyStatic_effects___research___globals);
        goto CPyL189;
    }
CPyL100: ;
    cpy_r_r126 = CPY_GET_METHOD(cpy_r_r121, CPyType_scholars___seams___Seams, 23, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125); /* reached */
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 73, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3 = cpy_r_r126;
    cpy_r_r127 = 1;
    if (!cpy_r_r127) goto CPyL169;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r130 = NULL;
    cpy_r_r5 = cpy_r_r130;
    cpy_r_r131 = (PyObject **)&cpy_r_r5;
    cpy_r_r132 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3;
    cpy_r_r133 = CPY_GET_METHOD(cpy_r_r132, CPyType_scholars___seams___reached_Seams_gen, 0, serai___games___scholars___seams___reached_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r132, cpy_r_r129, cpy_r_r129, cpy_r_r129, cpy_r_r128, cpy_r_r131); /* __mypyc_generator_helper__ */
    if (cpy_r_r133 != NULL) goto CPyL190;
    cpy_r_r134 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 73, CPyStatic_effects___research___globals);
        goto CPyL191;
    }
    cpy_r_r135 = cpy_r_r5;
    CPy_DECREF(cpy_r_r135);
    cpy_r_r136 = NULL;
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3 = cpy_r_r136;
    cpy_r_r137 = 1;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 73, CPyStatic_effects___research___globals);
        goto CPyL169;
    } else
        goto CPyL121;
CPyL105: ;
    cpy_r_r138 = cpy_r_r133;
CPyL106: ;
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r138;
CPyL107: ;
    cpy_r_r140 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r141 = cpy_r_type != cpy_r_r140;
    if (!cpy_r_r141) goto CPyL192;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 73, CPyStatic_effects___research___globals);
        goto CPyL111;
    } else
        goto CPyL193;
CPyL109: ;
    CPy_Unreachable();
CPyL110: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL117;
CPyL111: ;
    cpy_r_r142 = CPy_CatchError();
    cpy_r_r143 = (PyObject **)&cpy_r_r7;
    cpy_r_r144 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3;
    cpy_r_r145 = CPy_YieldFromErrorHandle(cpy_r_r144, cpy_r_r143);
    if (unlikely(cpy_r_r145 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 73, CPyStatic_effects___research___globals);
        goto CPyL194;
    }
    if (cpy_r_r145) goto CPyL114;
    cpy_r_r138 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r142);
    CPy_DecRef(cpy_r_r142.f0);
    CPy_DecRef(cpy_r_r142.f1);
    CPy_DecRef(cpy_r_r142.f2);
    goto CPyL106;
CPyL114: ;
    cpy_r_r135 = cpy_r_r7;
    CPy_DecRef(cpy_r_r135);
    CPy_RestoreExcInfo(cpy_r_r142);
    CPy_DecRef(cpy_r_r142.f0);
    CPy_DecRef(cpy_r_r142.f1);
    CPy_DecRef(cpy_r_r142.f2);
    goto CPyL121;
CPyL115: ;
    CPy_RestoreExcInfo(cpy_r_r142);
    CPy_DecRef(cpy_r_r142.f0);
    CPy_DecRef(cpy_r_r142.f1);
    CPy_DecRef(cpy_r_r142.f2);
    cpy_r_r146 = CPy_KeepPropagating();
    if (!cpy_r_r146) goto CPyL169;
    CPy_Unreachable();
CPyL117: ;
    cpy_r_r147 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r148 = NULL;
    cpy_r_r5 = cpy_r_r148;
    cpy_r_r149 = (PyObject **)&cpy_r_r5;
    cpy_r_r150 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3;
    cpy_r_r151 = CPY_GET_METHOD(cpy_r_r150, CPyType_scholars___seams___reached_Seams_gen, 0, serai___games___scholars___seams___reached_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r150, cpy_r_r147, cpy_r_r147, cpy_r_r147, cpy_r_arg, cpy_r_r149); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r151 == NULL) {
        goto CPyL119;
    } else
        goto CPyL195;
CPyL118: ;
    cpy_r_r138 = cpy_r_r151;
    goto CPyL106;
CPyL119: ;
    cpy_r_r152 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 73, CPyStatic_effects___research___globals);
        goto CPyL191;
    }
    cpy_r_r135 = cpy_r_r5;
    CPy_DECREF(cpy_r_r135);
CPyL121: ;
    cpy_r_r153 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "printed", 74, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL122: ;
    cpy_r_r154 = CPySequenceTuple_GetItem(cpy_r_r153, 10);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 74, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (likely(PyTuple_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 74, CPyStatic_effects___research___globals, "tuple", cpy_r_r154);
        goto CPyL169;
    }
    cpy_r_r156 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r156 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "level", 74, CPyStatic_effects___research___globals);
        goto CPyL196;
    }
CPyL125: ;
    cpy_r_r157 = CPySequenceTuple_GetItem(cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 74, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r157, CPyType_kernel___effects___Effect)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 74, CPyStatic_effects___research___globals, "serai.kernel.effects.Effect", cpy_r_r157);
        goto CPyL169;
    }
    cpy_r_r159 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r159 == NULL)) {
        goto CPyL197;
    } else
        goto CPyL130;
CPyL128: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r160 = 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 74, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL130: ;
    cpy_r_r161 = cpy_r_r158 == cpy_r_r159;
    CPy_DECREF(cpy_r_r158);
    cpy_r_r162 = cpy_r_r161 ^ 1;
    if (!cpy_r_r162) goto CPyL164;
    cpy_r_r163 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 75, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL132: ;
    cpy_r_r164 = ((serai___games___scholars___table___TableObject *)cpy_r_r163)->_book;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Table", "book", 75, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
CPyL133: ;
    cpy_r_r165 = ((serai___games___scholars___book___BookObject *)cpy_r_r164)->_performer;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "Book", "performer", 75, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r165);
CPyL134: ;
    cpy_r_r166 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "t", 75, CPyStatic_effects___research___globals);
        goto CPyL198;
    }
CPyL135: ;
    cpy_r_r167 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "me", 75, CPyStatic_effects___research___globals);
        goto CPyL198;
    }
CPyL136: ;
    cpy_r_r168 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__printed;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "printed", 75, CPyStatic_effects___research___globals);
        goto CPyL198;
    }
CPyL137: ;
    cpy_r_r169 = CPySequenceTuple_GetItem(cpy_r_r168, 10);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL198;
    }
    if (likely(PyTuple_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals, "tuple", cpy_r_r169);
        goto CPyL198;
    }
    cpy_r_r171 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "advance", "advance_gen", "level", 75, CPyStatic_effects___research___globals);
        goto CPyL199;
    }
CPyL140: ;
    cpy_r_r172 = CPySequenceTuple_GetItem(cpy_r_r170, cpy_r_r171);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL198;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r172, CPyType_kernel___effects___Effect)))
        cpy_r_r173 = cpy_r_r172;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals, "serai.kernel.effects.Effect", cpy_r_r172);
        goto CPyL198;
    }
    cpy_r_r174 = CPY_INT_TAG;
    cpy_r_r175 = CPyDef_perform___Performer___perform(cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r173);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    cpy_r_r176 = PyObject_GetIter(cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL169;
    }
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4 = cpy_r_r176;
    cpy_r_r177 = 1;
    if (!cpy_r_r177) goto CPyL169;
    cpy_r_r178 = NULL;
    cpy_r_r9 = cpy_r_r178;
    cpy_r_r179 = (PyObject **)&cpy_r_r9;
    cpy_r_r180 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r181 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4;
    cpy_r_r182 = CPyIter_Send(cpy_r_r181, cpy_r_r180, cpy_r_r179);
    if (cpy_r_r182 != NULL) goto CPyL200;
    cpy_r_r183 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL201;
    }
    cpy_r_r184 = cpy_r_r9;
    CPy_DECREF(cpy_r_r184);
    cpy_r_r185 = NULL;
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4 = cpy_r_r185;
    cpy_r_r186 = 1;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL169;
    } else
        goto CPyL164;
CPyL148: ;
    cpy_r_r187 = cpy_r_r182;
CPyL149: ;
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r187;
CPyL150: ;
    cpy_r_r189 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r190 = cpy_r_type != cpy_r_r189;
    if (!cpy_r_r190) goto CPyL202;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL154;
    } else
        goto CPyL203;
CPyL152: ;
    CPy_Unreachable();
CPyL153: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL160;
CPyL154: ;
    cpy_r_r191 = CPy_CatchError();
    cpy_r_r192 = (PyObject **)&cpy_r_r11;
    cpy_r_r193 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4;
    cpy_r_r194 = CPy_YieldFromErrorHandle(cpy_r_r193, cpy_r_r192);
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL204;
    }
    if (cpy_r_r194) goto CPyL157;
    cpy_r_r187 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r191);
    CPy_DecRef(cpy_r_r191.f0);
    CPy_DecRef(cpy_r_r191.f1);
    CPy_DecRef(cpy_r_r191.f2);
    goto CPyL149;
CPyL157: ;
    cpy_r_r184 = cpy_r_r11;
    CPy_DecRef(cpy_r_r184);
    CPy_RestoreExcInfo(cpy_r_r191);
    CPy_DecRef(cpy_r_r191.f0);
    CPy_DecRef(cpy_r_r191.f1);
    CPy_DecRef(cpy_r_r191.f2);
    goto CPyL164;
CPyL158: ;
    CPy_RestoreExcInfo(cpy_r_r191);
    CPy_DecRef(cpy_r_r191.f0);
    CPy_DecRef(cpy_r_r191.f1);
    CPy_DecRef(cpy_r_r191.f2);
    cpy_r_r195 = CPy_KeepPropagating();
    if (!cpy_r_r195) goto CPyL169;
    CPy_Unreachable();
CPyL160: ;
    cpy_r_r196 = NULL;
    cpy_r_r9 = cpy_r_r196;
    cpy_r_r197 = (PyObject **)&cpy_r_r9;
    cpy_r_r198 = ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4;
    cpy_r_r199 = CPyIter_Send(cpy_r_r198, cpy_r_arg, cpy_r_r197);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r199 == NULL) {
        goto CPyL162;
    } else
        goto CPyL205;
CPyL161: ;
    cpy_r_r187 = cpy_r_r199;
    goto CPyL149;
CPyL162: ;
    cpy_r_r200 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 75, CPyStatic_effects___research___globals);
        goto CPyL201;
    }
    cpy_r_r184 = cpy_r_r9;
    CPy_DECREF(cpy_r_r184);
CPyL164: ;
    cpy_r_r201 = Py_None;
    CPy_INCREF(cpy_r_r201);
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r203 = CPyDef_effects___research___advance_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL168;
    CPyGen_SetStopIterationValue(cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (!0) goto CPyL176;
    CPy_Unreachable();
CPyL168: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r201;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL169: ;
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r205 = CPyDef_effects___research___advance_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r206 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r206;
CPyL170: ;
    cpy_r_r207 = cpy_r_r12 == 0;
    if (cpy_r_r207) goto CPyL206;
    cpy_r_r208 = cpy_r_r12 == 1;
    if (cpy_r_r208) {
        goto CPyL207;
    } else
        goto CPyL208;
CPyL172: ;
    cpy_r_r209 = cpy_r_r12 == 2;
    if (cpy_r_r209) {
        goto CPyL209;
    } else
        goto CPyL210;
CPyL173: ;
    cpy_r_r210 = cpy_r_r12 == 3;
    if (cpy_r_r210) {
        goto CPyL150;
    } else
        goto CPyL211;
CPyL174: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r211 = 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
        goto CPyL176;
    }
    CPy_Unreachable();
CPyL176: ;
    cpy_r_r212 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___research___advance_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r212;
CPyL177: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL169;
CPyL178: ;
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL169;
CPyL179: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL27;
CPyL180: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL169;
CPyL181: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL182: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL169;
CPyL183: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL184: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL185: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL58;
CPyL186: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL61;
CPyL187: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r87);
    goto CPyL169;
CPyL188: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL169;
CPyL189: ;
    CPy_DecRef(cpy_r_r121);
    goto CPyL169;
CPyL190: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL105;
CPyL191: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL169;
CPyL192: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL110;
CPyL193: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL109;
CPyL194: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL115;
CPyL195: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL118;
CPyL196: ;
    CPy_DecRef(cpy_r_r155);
    goto CPyL169;
CPyL197: ;
    CPy_DecRef(cpy_r_r158);
    goto CPyL128;
CPyL198: ;
    CPy_DecRef(cpy_r_r165);
    goto CPyL169;
CPyL199: ;
    CPy_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r170);
    goto CPyL169;
CPyL200: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL148;
CPyL201: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL169;
CPyL202: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL153;
CPyL203: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL152;
CPyL204: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL158;
CPyL205: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL161;
CPyL206: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL207: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL50;
CPyL208: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL172;
CPyL209: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL107;
CPyL210: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL173;
CPyL211: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL174;
}
        
PyObject *CPyDef_effects___research___advance_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___advance_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___advance_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__next__", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___advance_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___advance_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___research___advance_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "send", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___advance_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___research___advance_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___advance_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__iter__", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___advance_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___research___advance_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___research___advance_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.advance_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___research___advance_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "throw", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___advance_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___research___advance_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4799 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4799);
    PyObject *__tmp4800 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4800);
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
        
        PyObject *CPyPy_effects___research___advance_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___advance_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.advance_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___advance_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "close", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___advance(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_track) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_effects___research___advance_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_track);
    if (((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__track != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__track);
    }
    ((serai___games___scholars___effects___research___advance_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__track = cpy_r_track;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
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
        
        PyObject *CPyPy_effects___research___advance(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "track", 0};
            static CPyArg_Parser parser = {"OOO:advance", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_track;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_track)) {
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
            CPyTagged arg_track;
            if (likely(PyLong_Check(obj_track)))
                arg_track = CPyTagged_BorrowFromObject(obj_track);
            else {
                CPy_TypeError("int", obj_track); goto fail;
            }
            PyObject *retval = CPyDef_effects___research___advance(arg_t, arg_me, arg_track);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "advance", 60, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Harvest___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_effects___research___Harvest___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Harvest))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj_self); 
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
            char retval = CPyDef_effects___research___Harvest___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "binds", 81, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Harvest___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_effects___research___Harvest___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___Harvest___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Harvest))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj_self); 
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
            char retval = CPyDef_effects___research___Harvest___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "binds__Work_glue", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Harvest___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
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
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = CPyDef_effects___research____tracks(cpy_r_t, cpy_r_call);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 85, CPyStatic_effects___research___globals);
        goto CPyL21;
    }
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 85, CPyStatic_effects___research___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 85, CPyStatic_effects___research___globals);
        goto CPyL21;
    }
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "possible", "Table", "book", 86, CPyStatic_effects___research___globals);
        goto CPyL22;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_tracks;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "possible", "Book", "tracks", 86, CPyStatic_effects___research___globals);
        goto CPyL22;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals, "tuple", cpy_r_r5);
        goto CPyL22;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 12);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals, "tuple", cpy_r_r7);
        goto CPyL22;
    }
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "possible", "Table", "players", 86, CPyStatic_effects___research___globals);
        goto CPyL23;
    }
CPyL10: ;
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_me);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_scholars___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals, "serai.games.scholars.table.Player", cpy_r_r10);
        goto CPyL23;
    }
    cpy_r_r12 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r11)->_levels;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "possible", "Player", "levels", 86, CPyStatic_effects___research___globals);
        goto CPyL23;
    }
CPyL13: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals);
        goto CPyL24;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r8, cpy_r_r14);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals);
        goto CPyL21;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r15, CPyType_kernel___effects___Effect)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "possible", 86, CPyStatic_effects___research___globals, "serai.kernel.effects.Effect", cpy_r_r15);
        goto CPyL21;
    }
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "possible", "Table", "book", 87, CPyStatic_effects___research___globals);
        goto CPyL25;
    }
CPyL18: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r17)->_performer;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "possible", "Book", "performer", 87, CPyStatic_effects___research___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r18);
CPyL19: ;
    cpy_r_r19 = CPY_GET_METHOD(cpy_r_r18, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r18, cpy_r_t, cpy_r_me, cpy_r_r16, 0); /* possible */
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 87, CPyStatic_effects___research___globals);
        goto CPyL21;
    }
    return cpy_r_r19;
CPyL21: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL21;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL21;
CPyL24: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL21;
}
        
        PyObject *CPyPy_effects___research___Harvest___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Harvest))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj_self); 
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
            char retval = CPyDef_effects___research___Harvest___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible", 84, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Harvest___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_effects___research___Harvest___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___Harvest___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Harvest))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj_self); 
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
            char retval = CPyDef_effects___research___Harvest___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "possible__Work_glue", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Harvest_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    tuple_T3OOO cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    int32_t cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL68;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 90, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "call", 90, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
CPyL6: ;
    cpy_r_r9 = CPyDef_effects___research____tracks(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 90, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 90, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 90, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
    cpy_r_r12 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 91, CPyStatic_effects___research___globals);
        goto CPyL73;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Table", "book", 91, CPyStatic_effects___research___globals);
        goto CPyL73;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_tracks;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Book", "tracks", 91, CPyStatic_effects___research___globals);
        goto CPyL73;
    }
CPyL12: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r11);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 91, CPyStatic_effects___research___globals);
        goto CPyL73;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 91, CPyStatic_effects___research___globals, "tuple", cpy_r_r15);
        goto CPyL73;
    }
    cpy_r_r17 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 92, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_story;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Table", "story", 92, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL16: ;
    cpy_r_r19 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r20 = cpy_r_r18 != cpy_r_r19;
    if (!cpy_r_r20) goto CPyL23;
    cpy_r_r21 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 93, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL18: ;
    cpy_r_r22 = CPyStatics[2826]; /* 'event-harvest' */
    cpy_r_r23 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "me", 93, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL19: ;
    cpy_r_r24 = CPyStatics[2827]; /* 'SC-REST-07' */
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r16, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 93, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 93, CPyStatic_effects___research___globals, "str", cpy_r_r25);
        goto CPyL74;
    }
    cpy_r_r27 = CPyStatics[2562]; /* 'track' */
    cpy_r_r28 = CPyDict_Build(1, cpy_r_r27, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 93, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
    cpy_r_r29 = CPyDef_kernel___table___Table___tell(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 93, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL23: ;
    cpy_r_r30 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 94, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL24: ;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_r30)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Table", "book", 94, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
CPyL25: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_performer;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Book", "performer", 94, CPyStatic_effects___research___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r32);
CPyL26: ;
    cpy_r_r33 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 94, CPyStatic_effects___research___globals);
        goto CPyL75;
    }
CPyL27: ;
    cpy_r_r34 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "me", 94, CPyStatic_effects___research___globals);
        goto CPyL75;
    }
CPyL28: ;
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r16, 12);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals, "tuple", cpy_r_r35);
        goto CPyL76;
    }
    cpy_r_r37 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "t", 94, CPyStatic_effects___research___globals);
        goto CPyL77;
    }
CPyL31: ;
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_r37)->_players;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Table", "players", 94, CPyStatic_effects___research___globals);
        goto CPyL77;
    }
CPyL32: ;
    cpy_r_r39 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "ask_Harvest_gen", "me", 94, CPyStatic_effects___research___globals);
        goto CPyL77;
    }
CPyL33: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL77;
    }
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_scholars___table___Player))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals, "serai.games.scholars.table.Player", cpy_r_r40);
        goto CPyL77;
    }
    cpy_r_r42 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r41)->_levels;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/research.py", "ask", "Player", "levels", 94, CPyStatic_effects___research___globals);
        goto CPyL77;
    }
CPyL36: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL78;
    }
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r36, cpy_r_r44);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL79;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r45, CPyType_kernel___effects___Effect)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals, "serai.kernel.effects.Effect", cpy_r_r45);
        goto CPyL79;
    }
    cpy_r_r47 = CPY_INT_TAG;
    cpy_r_r48 = CPyDef_perform___Performer___perform(cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
    cpy_r_r49 = PyObject_GetIter(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL67;
    }
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0 = cpy_r_r49;
    cpy_r_r50 = 1;
    if (!cpy_r_r50) goto CPyL67;
    cpy_r_r51 = NULL;
    cpy_r_r1 = cpy_r_r51;
    cpy_r_r52 = (PyObject **)&cpy_r_r1;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0;
    cpy_r_r55 = CPyIter_Send(cpy_r_r54, cpy_r_r53, cpy_r_r52);
    if (cpy_r_r55 != NULL) goto CPyL80;
    cpy_r_r56 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL81;
    }
    cpy_r_r57 = cpy_r_r1;
    CPy_DECREF(cpy_r_r57);
    cpy_r_r58 = NULL;
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0 = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL67;
    } else
        goto CPyL62;
CPyL46: ;
    cpy_r_r60 = cpy_r_r55;
CPyL47: ;
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL48: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = cpy_r_type != cpy_r_r62;
    if (!cpy_r_r63) goto CPyL82;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL52;
    } else
        goto CPyL83;
CPyL50: ;
    CPy_Unreachable();
CPyL51: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL58;
CPyL52: ;
    cpy_r_r64 = CPy_CatchError();
    cpy_r_r65 = (PyObject **)&cpy_r_r3;
    cpy_r_r66 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0;
    cpy_r_r67 = CPy_YieldFromErrorHandle(cpy_r_r66, cpy_r_r65);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL84;
    }
    if (cpy_r_r67) goto CPyL55;
    cpy_r_r60 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r64);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    CPy_DecRef(cpy_r_r64.f2);
    goto CPyL47;
CPyL55: ;
    cpy_r_r57 = cpy_r_r3;
    CPy_DecRef(cpy_r_r57);
    CPy_RestoreExcInfo(cpy_r_r64);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    CPy_DecRef(cpy_r_r64.f2);
    goto CPyL62;
CPyL56: ;
    CPy_RestoreExcInfo(cpy_r_r64);
    CPy_DecRef(cpy_r_r64.f0);
    CPy_DecRef(cpy_r_r64.f1);
    CPy_DecRef(cpy_r_r64.f2);
    cpy_r_r68 = CPy_KeepPropagating();
    if (!cpy_r_r68) goto CPyL67;
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r69 = NULL;
    cpy_r_r1 = cpy_r_r69;
    cpy_r_r70 = (PyObject **)&cpy_r_r1;
    cpy_r_r71 = ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0;
    cpy_r_r72 = CPyIter_Send(cpy_r_r71, cpy_r_arg, cpy_r_r70);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r72 == NULL) {
        goto CPyL60;
    } else
        goto CPyL85;
CPyL59: ;
    cpy_r_r60 = cpy_r_r72;
    goto CPyL47;
CPyL60: ;
    cpy_r_r73 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 94, CPyStatic_effects___research___globals);
        goto CPyL81;
    }
    cpy_r_r57 = cpy_r_r1;
    CPy_DECREF(cpy_r_r57);
CPyL62: ;
    cpy_r_r74 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r74);
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r76 = CPyDef_effects___research___ask_Harvest_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL66;
    CPyGen_SetStopIterationValue(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (!0) goto CPyL72;
    CPy_Unreachable();
CPyL66: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r74;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL67: ;
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r78 = CPyDef_effects___research___ask_Harvest_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r79 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r79;
CPyL68: ;
    cpy_r_r80 = cpy_r_r4 == 0;
    if (cpy_r_r80) goto CPyL86;
    cpy_r_r81 = cpy_r_r4 == 1;
    if (cpy_r_r81) {
        goto CPyL48;
    } else
        goto CPyL87;
CPyL70: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r82 = 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r83 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r83;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL67;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r16);
    goto CPyL67;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r32);
    goto CPyL67;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r32);
    goto CPyL67;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL67;
CPyL78: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL67;
CPyL79: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL67;
CPyL80: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL46;
CPyL81: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL67;
CPyL82: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL51;
CPyL83: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
CPyL84: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL56;
CPyL85: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL87: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL70;
}
        
PyObject *CPyDef_effects___research___ask_Harvest_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___research___ask_Harvest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___ask_Harvest_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Harvest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Harvest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___ask_Harvest_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__next__", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Harvest_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___research___ask_Harvest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___ask_Harvest_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Harvest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Harvest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___research___ask_Harvest_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "send", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Harvest_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___research___ask_Harvest_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Harvest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Harvest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___ask_Harvest_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__iter__", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Harvest_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___research___ask_Harvest_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___research___ask_Harvest_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Harvest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Harvest_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___research___ask_Harvest_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "throw", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___ask_Harvest_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___research___ask_Harvest_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4801 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4801);
    PyObject *__tmp4802 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4802);
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
        
        PyObject *CPyPy_effects___research___ask_Harvest_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___ask_Harvest_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.ask_Harvest_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___research___ask_Harvest_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "close", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___Harvest___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_effects___research___ask_Harvest_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___research___ask_Harvest_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
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
        
        PyObject *CPyPy_effects___research___Harvest___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Harvest))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj_self); 
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
            PyObject *retval = CPyDef_effects___research___Harvest___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask", 89, CPyStatic_effects___research___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___research___Harvest___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_effects___research___Harvest___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___research___Harvest___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___research___Harvest))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj_self); 
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
            PyObject *retval = CPyDef_effects___research___Harvest___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "ask__Work_glue", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research___Harvest_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___research___HarvestObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___research___HarvestObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___research___HarvestObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___research___HarvestObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_effects___research___Harvest_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___research___Harvest))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.research.Harvest", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_effects___research___Harvest_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "__mypyc_defaults_setup", -1, CPyStatic_effects___research___globals);
            return NULL;
        }
        
char CPyDef_effects___research_____top_level__(void) {
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
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 1, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 1, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_effects___research___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 3, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_effects___research___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 5, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 7, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r25 = CPyExec_serai___games___scholars___goals;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 7, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 7, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 7, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5406]; /* ('risen',) */
    cpy_r_r36 = CPyStatic_effects___research___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 7, CPyStatic_effects___research___globals);
        goto CPyL76;
    } else
        goto CPyL77;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 8, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r47 = CPyExec_serai___games___scholars___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 8, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 8, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 8, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5322]; /* ('AT_WILL',) */
    cpy_r_r58 = CPyStatic_effects___research___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 8, CPyStatic_effects___research___globals);
        goto CPyL76;
    } else
        goto CPyL78;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 9, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r69 = CPyExec_serai___games___scholars___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 9, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 9, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 9, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r80 = CPyStatic_effects___research___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 9, CPyStatic_effects___research___globals);
        goto CPyL76;
    } else
        goto CPyL79;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 10, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r91 = CPyExec_serai___kernel___decision;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 10, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 10, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 10, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5407]; /* ('Asking', 'Offer', 'Rules', 'ask') */
    cpy_r_r102 = CPyStatic_effects___research___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 10, CPyStatic_effects___research___globals);
        goto CPyL76;
    } else
        goto CPyL80;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 11, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r113 = CPyExec_serai___kernel___effects;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 11, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 11, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 11, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5382]; /* ('NOTHING', 'Call') */
    cpy_r_r124 = CPyStatic_effects___research___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 11, CPyStatic_effects___research___globals);
        goto CPyL76;
    } else
        goto CPyL81;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 12, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___work;
    cpy_r_r135 = CPyExec_serai___kernel___work;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 12, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 12, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 12, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r146 = CPyStatic_effects___research___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 12, CPyStatic_effects___research___globals);
        goto CPyL76;
    } else
        goto CPyL82;
CPyL54: ;
    cpy_r_r148 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r149 = CPyStatic_effects___research___globals;
    cpy_r_r150 = CPyStatics[2768]; /* 'PRIMARY_TRACK' */
    cpy_r_r151 = CPyDict_SetItem(cpy_r_r149, cpy_r_r150, cpy_r_r148);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 14, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r153 = CPyStatics[819]; /* 'any' */
    cpy_r_r154 = CPyStatic_effects___research___globals;
    cpy_r_r155 = CPyStatics[1583]; /* 'ANY' */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r154, cpy_r_r155, cpy_r_r153);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 15, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r158 = CPyStatics[2745]; /* 'action_colour' */
    cpy_r_r159 = CPyStatic_effects___research___globals;
    cpy_r_r160 = CPyStatics[2767]; /* 'COLOUR_OF_ACTION' */
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r159, cpy_r_r160, cpy_r_r158);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 16, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r163 = (PyObject *)CPyType_work___Work;
    cpy_r_r164 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r165 = PyObject_GetItem(cpy_r_r163, cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r166 = PyTuple_Pack(1, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r167 = CPyStatics[2420]; /* 'serai.games.scholars.effects.research' */
    cpy_r_r168 = (PyObject *)CPyType_effects___research___Advance_template;
    cpy_r_r169 = CPyType_FromTemplate(cpy_r_r168, cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r170 = CPyDef_effects___research___Advance_trait_vtable_setup();
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL83;
    }
    cpy_r_r171 = CPyDef_effects___research___Advance_coroutine_setup(cpy_r_r169);
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL83;
    }
    cpy_r_r172 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r173 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r174 = CPyStatics[530]; /* 'always' */
    cpy_r_r175 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r176 = CPyStatics[529]; /* 'must' */
    cpy_r_r177 = CPyStatics[530]; /* 'always' */
    cpy_r_r178 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r179 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r180 = PyTuple_Pack(7, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL83;
    }
    cpy_r_r181 = PyObject_SetAttr(cpy_r_r169, cpy_r_r172, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL83;
    }
    CPyType_effects___research___Advance = (PyTypeObject *)cpy_r_r169;
    CPy_INCREF(CPyType_effects___research___Advance);
    cpy_r_r183 = CPyStatic_effects___research___globals;
    cpy_r_r184 = CPyStatics[2769]; /* 'Advance' */
    cpy_r_r185 = PyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r169);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL83;
    }
    cpy_r_r187 = CPy_InitSubclass(cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 19, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r188 = (PyObject *)CPyType_work___Work;
    cpy_r_r189 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r190 = PyObject_GetItem(cpy_r_r188, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r191 = PyTuple_Pack(1, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r192 = CPyStatics[2420]; /* 'serai.games.scholars.effects.research' */
    cpy_r_r193 = (PyObject *)CPyType_effects___research___Harvest_template;
    cpy_r_r194 = CPyType_FromTemplate(cpy_r_r193, cpy_r_r191, cpy_r_r192);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    cpy_r_r195 = CPyDef_effects___research___Harvest_trait_vtable_setup();
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL84;
    }
    cpy_r_r196 = CPyDef_effects___research___Harvest_coroutine_setup(cpy_r_r194);
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL84;
    }
    cpy_r_r197 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r198 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r199 = CPyStatics[529]; /* 'must' */
    cpy_r_r200 = CPyStatics[530]; /* 'always' */
    cpy_r_r201 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r202 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r203 = PyTuple_Pack(5, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL84;
    }
    cpy_r_r204 = PyObject_SetAttr(cpy_r_r194, cpy_r_r197, cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL84;
    }
    CPyType_effects___research___Harvest = (PyTypeObject *)cpy_r_r194;
    CPy_INCREF(CPyType_effects___research___Harvest);
    cpy_r_r206 = CPyStatic_effects___research___globals;
    cpy_r_r207 = CPyStatics[2770]; /* 'Harvest' */
    cpy_r_r208 = PyDict_SetItem(cpy_r_r206, cpy_r_r207, cpy_r_r194);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL84;
    }
    cpy_r_r210 = CPy_InitSubclass(cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/research.py", "<module>", 78, CPyStatic_effects___research___globals);
        goto CPyL76;
    }
    return 1;
CPyL76: ;
    cpy_r_r211 = 2;
    return cpy_r_r211;
CPyL77: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL78: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL79: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL80: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL81: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL82: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL83: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL76;
CPyL84: ;
    CPy_DecRef(cpy_r_r194);
    goto CPyL76;
}

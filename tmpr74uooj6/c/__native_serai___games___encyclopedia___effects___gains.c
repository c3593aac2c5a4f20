#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef effects___gains___Gain_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___gains___GainObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___gains___GainObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___gains___Gain_traverse(serai___games___encyclopedia___effects___gains___GainObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___gains___GainObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___gains___GainObject))));
    return rv;
}

static int32_t CPyDef_effects___gains___Gain_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___gains___GainObject *self = (serai___games___encyclopedia___effects___gains___GainObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___gains___GainObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___gains___GainObject))));
    return 0;
}

static int32_t CPyDef_effects___gains___Gain_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___gains___GainObject *self = (serai___games___encyclopedia___effects___gains___GainObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___gains___GainObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___gains___GainObject))));
    return 0;
}

static void
effects___gains___Gain_dealloc(serai___games___encyclopedia___effects___gains___GainObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, effects___gains___Gain_dealloc)
    CPyDef_effects___gains___Gain_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___gains_____mypyc__Gain_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___gains___Gain(void);

static PyObject *
effects___gains___Gain_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___gains___Gain) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___gains_____mypyc__Gain_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___gains___Gain_vtable[11];
static bool
CPyDef_effects___gains___Gain_trait_vtable_setup(void)
{
    CPyVTableItem effects___gains___Gain_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_effects___gains___Gain___ask__Work_glue,
        (CPyVTableItem)CPyDef_effects___gains___Gain_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_effects___gains___Gain___ask,
        (CPyVTableItem)CPyDef_effects___gains___Gain_____mypyc_defaults_setup,
    };
    memcpy(effects___gains___Gain_vtable, effects___gains___Gain_vtable_scratch, sizeof(effects___gains___Gain_vtable));
    return 1;
}

static bool
CPyDef_effects___gains___Gain_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef effects___gains___Gain_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___gains___Gain_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___gains_____mypyc__Gain_setup, METH_O, NULL},
    {"ask",
     (PyCFunction)CPyPy_effects___gains___Gain___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_effects___gains___Gain_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___gains___Gain_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Gain",
    .tp_new = effects___gains___Gain_new,
    .tp_dealloc = (destructor)effects___gains___Gain_dealloc,
    .tp_traverse = (traverseproc)effects___gains___Gain_traverse,
    .tp_clear = (inquiry)CPyDef_effects___gains___Gain_clear,
    .tp_getset = effects___gains___Gain_getseters,
    .tp_methods = effects___gains___Gain_methods,
    .tp_members = effects___gains___Gain_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___effects___gains___GainObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___effects___gains___GainObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___effects___gains___GainObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Gain()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___gains___Gain_template = &CPyType_effects___gains___Gain_template_;

PyObject *CPyDef_effects___gains_____mypyc__Gain_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___effects___gains___GainObject *self;
    self = (serai___games___encyclopedia___effects___gains___GainObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___gains___Gain_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_effects___gains___Gain_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_effects___gains___Gain(void)
{
    PyObject *self = CPyDef_effects___gains_____mypyc__Gain_setup((PyObject *)CPyType_effects___gains___Gain);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef effects___gains___ExtraDice_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
effects___gains___ExtraDice_traverse(serai___games___encyclopedia___effects___gains___ExtraDiceObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject))));
    return rv;
}

static int32_t CPyDef_effects___gains___ExtraDice_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___gains___ExtraDiceObject *self = (serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject))));
    return 0;
}

static int32_t CPyDef_effects___gains___ExtraDice_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___gains___ExtraDiceObject *self = (serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject))));
    return 0;
}

static void
effects___gains___ExtraDice_dealloc(serai___games___encyclopedia___effects___gains___ExtraDiceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, effects___gains___ExtraDice_dealloc)
    CPyDef_effects___gains___ExtraDice_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___gains_____mypyc__ExtraDice_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___gains___ExtraDice(void);

static PyObject *
effects___gains___ExtraDice_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___gains___ExtraDice) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___gains_____mypyc__ExtraDice_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___gains___ExtraDice_vtable[11];
static bool
CPyDef_effects___gains___ExtraDice_trait_vtable_setup(void)
{
    CPyVTableItem effects___gains___ExtraDice_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_effects___gains___ExtraDice___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_effects___gains___ExtraDice_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_effects___gains___ExtraDice___run,
        (CPyVTableItem)CPyDef_effects___gains___ExtraDice_____mypyc_defaults_setup,
    };
    memcpy(effects___gains___ExtraDice_vtable, effects___gains___ExtraDice_vtable_scratch, sizeof(effects___gains___ExtraDice_vtable));
    return 1;
}

static bool
CPyDef_effects___gains___ExtraDice_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
effects___gains___ExtraDice_get_quiet(serai___games___encyclopedia___effects___gains___ExtraDiceObject *self, void *closure);
static int
effects___gains___ExtraDice_set_quiet(serai___games___encyclopedia___effects___gains___ExtraDiceObject *self, PyObject *value, void *closure);

static PyGetSetDef effects___gains___ExtraDice_getseters[] = {
    {"quiet",
     (getter)effects___gains___ExtraDice_get_quiet, (setter)effects___gains___ExtraDice_set_quiet,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef effects___gains___ExtraDice_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___gains_____mypyc__ExtraDice_setup, METH_O, NULL},
    {"run",
     (PyCFunction)CPyPy_effects___gains___ExtraDice___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_effects___gains___ExtraDice_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___gains___ExtraDice_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ExtraDice",
    .tp_new = effects___gains___ExtraDice_new,
    .tp_dealloc = (destructor)effects___gains___ExtraDice_dealloc,
    .tp_traverse = (traverseproc)effects___gains___ExtraDice_traverse,
    .tp_clear = (inquiry)CPyDef_effects___gains___ExtraDice_clear,
    .tp_getset = effects___gains___ExtraDice_getseters,
    .tp_methods = effects___gains___ExtraDice_methods,
    .tp_members = effects___gains___ExtraDice_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___effects___gains___ExtraDiceObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ExtraDice()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___gains___ExtraDice_template = &CPyType_effects___gains___ExtraDice_template_;

PyObject *CPyDef_effects___gains_____mypyc__ExtraDice_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___effects___gains___ExtraDiceObject *self;
    self = (serai___games___encyclopedia___effects___gains___ExtraDiceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___gains___ExtraDice_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_quiet = 2;
    if (CPyDef_effects___gains___ExtraDice_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_effects___gains___ExtraDice(void)
{
    PyObject *self = CPyDef_effects___gains_____mypyc__ExtraDice_setup((PyObject *)CPyType_effects___gains___ExtraDice);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
effects___gains___ExtraDice_get_quiet(serai___games___encyclopedia___effects___gains___ExtraDiceObject *self, void *closure)
{
    if (unlikely(self->_quiet == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'quiet' of 'ExtraDice' undefined");
        return NULL;
    }
    PyObject *retval = self->_quiet ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
effects___gains___ExtraDice_set_quiet(serai___games___encyclopedia___effects___gains___ExtraDiceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtraDice' object attribute 'quiet' cannot be deleted");
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

static PySendResult CPyDunder_am_sendeffects___gains___ask_Gain_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_effects___gains___ask_Gain_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods effects___gains___ask_Gain_gen_as_async = {
    .am_send = CPyDunder_am_sendeffects___gains___ask_Gain_gen,
};
static int
effects___gains___ask_Gain_gen_traverse(serai___games___encyclopedia___effects___gains___ask_Gain_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2);
    Py_VISIT(self->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_effects___gains___ask_Gain_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___gains___ask_Gain_genObject *self = (serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    return 0;
}

static int32_t CPyDef_effects___gains___ask_Gain_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___effects___gains___ask_Gain_genObject *self = (serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    return 0;
}

static void
effects___gains___ask_Gain_gen_dealloc(serai___games___encyclopedia___effects___gains___ask_Gain_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (effects___gains___ask_Gain_gen_free_instance == NULL) {
        effects___gains___ask_Gain_gen_free_instance = self;
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
        self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, effects___gains___ask_Gain_gen_dealloc)
    CPyDef_effects___gains___ask_Gain_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_effects___gains_____mypyc__ask_Gain_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_effects___gains___ask_Gain_gen(void);

static PyObject *
effects___gains___ask_Gain_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_effects___gains___ask_Gain_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_effects___gains_____mypyc__ask_Gain_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem effects___gains___ask_Gain_gen_vtable[6];
static bool
CPyDef_effects___gains___ask_Gain_gen_trait_vtable_setup(void)
{
    CPyVTableItem effects___gains___ask_Gain_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_effects___gains___ask_Gain_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_effects___gains___ask_Gain_gen_____next__,
        (CPyVTableItem)CPyDef_effects___gains___ask_Gain_gen___send,
        (CPyVTableItem)CPyDef_effects___gains___ask_Gain_gen_____iter__,
        (CPyVTableItem)CPyDef_effects___gains___ask_Gain_gen___throw,
        (CPyVTableItem)CPyDef_effects___gains___ask_Gain_gen___close,
    };
    memcpy(effects___gains___ask_Gain_gen_vtable, effects___gains___ask_Gain_gen_vtable_scratch, sizeof(effects___gains___ask_Gain_gen_vtable));
    return 1;
}

static bool
CPyDef_effects___gains___ask_Gain_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef effects___gains___ask_Gain_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_effects___gains_____mypyc__ask_Gain_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_effects___gains___ask_Gain_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_effects___gains___ask_Gain_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_effects___gains___ask_Gain_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_effects___gains___ask_Gain_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_effects___gains___ask_Gain_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_effects___gains___ask_Gain_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Gain_gen",
    .tp_new = effects___gains___ask_Gain_gen_new,
    .tp_dealloc = (destructor)effects___gains___ask_Gain_gen_dealloc,
    .tp_traverse = (traverseproc)effects___gains___ask_Gain_gen_traverse,
    .tp_clear = (inquiry)CPyDef_effects___gains___ask_Gain_gen_clear,
    .tp_methods = effects___gains___ask_Gain_gen_methods,
    .tp_iter = CPyDef_effects___gains___ask_Gain_gen_____iter__,
    .tp_iternext = CPyDef_effects___gains___ask_Gain_gen_____next__,
    .tp_as_async = &effects___gains___ask_Gain_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___effects___gains___ask_Gain_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Gain_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_effects___gains___ask_Gain_gen_template = &CPyType_effects___gains___ask_Gain_gen_template_;

PyObject *CPyDef_effects___gains_____mypyc__ask_Gain_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___effects___gains___ask_Gain_genObject *self;
    if (effects___gains___ask_Gain_gen_free_instance != NULL) {
        self = effects___gains___ask_Gain_gen_free_instance;
        effects___gains___ask_Gain_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = effects___gains___ask_Gain_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_effects___gains___ask_Gain_gen(void)
{
    PyObject *self = CPyDef_effects___gains_____mypyc__ask_Gain_gen_setup((PyObject *)CPyType_effects___gains___ask_Gain_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef effects___gainsmodule_methods[] = {
    {"gains", (PyCFunction)CPyPy_effects___gains___gains, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gains(effect)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___effects___gains__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___effects___gains__internal, "__name__");
    CPyStatic_effects___gains___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___effects___gains__internal);
    if (unlikely(CPyStatic_effects___gains___globals == NULL))
        goto fail;
    CPyType_effects___gains___ask_Gain_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_effects___gains___ask_Gain_gen_template, NULL, modname);
    if (unlikely(!CPyType_effects___gains___ask_Gain_gen))
        goto fail;
    CPyDef_effects___gains___ask_Gain_gen_trait_vtable_setup();
    char result = CPyDef_effects___gains_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___effects___gains__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_effects___gains___Gain);
    Py_CLEAR(CPyType_effects___gains___ExtraDice);
    Py_CLEAR(CPyType_effects___gains___ask_Gain_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___effects___gains(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___effects___gains__impl, &CPyImportState_serai___games___encyclopedia___effects___gains, &CPyModule_serai___games___encyclopedia___effects___gains);
}
static struct PyModuleDef effects___gainsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.effects.gains",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    effects___gainsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___effects___gains(void)
{
    if (CPyModule_serai___games___encyclopedia___effects___gains__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___effects___gains__internal);
        return CPyModule_serai___games___encyclopedia___effects___gains__internal;
    }
    CPyModule_serai___games___encyclopedia___effects___gains__internal = PyModule_Create(&effects___gainsmodule);
    return CPyModule_serai___games___encyclopedia___effects___gains__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___effects___gains(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___effects___gains__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___effects___gains__internal);
        return CPyModule_serai___games___encyclopedia___effects___gains__internal;
    }
    CPyModule_serai___games___encyclopedia___effects___gains__internal = PyModule_Create(&effects___gainsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___effects___gains__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.effects.gains");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___effects___gains__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___effects___gains__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___effects___gains__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___effects___gains(CPyModule_serai___games___encyclopedia___effects___gains__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___effects___gains__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.effects.gains");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___effects___gains__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___gains(PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    tuple_T5OOOOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    tuple_T5OOOOO cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    cpy_r_r0 = PyList_New(1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 20, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    cpy_r_r1 = CPyStatics[4896]; /* 0 */
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    CPy_INCREF(cpy_r_r1);
    *(PyObject * *)cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = CPyStatic_encyclopedia___names___RESOURCES;
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        goto CPyL50;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"RESOURCES\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 20, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = CPySequence_Multiply(cpy_r_r0, 10);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 20, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    cpy_r_r7 = CPyDef_kernel___effects___series(cpy_r_effect);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 21, CPyStatic_effects___gains___globals);
        goto CPyL51;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = 0;
CPyL7: ;
    cpy_r_r11 = cpy_r_r10 < cpy_r_r9;
    if (!cpy_r_r11) goto CPyL52;
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r7, cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_kernel___effects___Call))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 21, CPyStatic_effects___gains___globals, "serai.kernel.effects.Call", cpy_r_r12);
        goto CPyL53;
    }
    cpy_r_r14 = ((serai___kernel___effects___CallObject *)cpy_r_r13)->_verb;
    cpy_r_r15 = ((serai___kernel___effects___VerbObject *)cpy_r_r14)->_name;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[641]; /* 'gain' */
    cpy_r_r17 = CPyStr_EqualLiteral(cpy_r_r15, cpy_r_r16, 4);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 == 0;
    if (cpy_r_r18) {
        goto CPyL54;
    } else
        goto CPyL16;
CPyL10: ;
    cpy_r_r19 = CPyStatics[660]; /* "'" */
    cpy_r_r20 = PyObject_Str(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 23, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    cpy_r_r21 = CPyStatics[818]; /* "' cannot stand here: expected only gain(…)" */
    cpy_r_r22 = CPyStr_Build(3, cpy_r_r19, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 23, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    cpy_r_r23 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r24 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 23, CPyStatic_effects___gains___globals);
        goto CPyL55;
    }
    PyObject *cpy_r_r26[1] = {cpy_r_r22};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_Vectorcall(cpy_r_r25, cpy_r_r27, 1, 0);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 23, CPyStatic_effects___gains___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r22);
    CPy_Raise(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 23, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r29 = ((serai___kernel___effects___CallObject *)cpy_r_r13)->_words;
    CPy_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r30 = CPySequence_CheckUnpackCount(cpy_r_r29, 2);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 24, CPyStatic_effects___gains___globals);
        goto CPyL56;
    }
    cpy_r_r32 = CPySequenceTuple_GetItemUnsafe(cpy_r_r29, 0);
    cpy_r_r33 = CPySequenceTuple_GetItemUnsafe(cpy_r_r29, 1);
    CPy_DECREF(cpy_r_r29);
    if (PyLong_Check(cpy_r_r32))
        cpy_r_r34 = cpy_r_r32;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL682;
    if (PyUnicode_Check(cpy_r_r32))
        cpy_r_r34 = cpy_r_r32;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL682;
    if (unlikely(!(PyTuple_Check(cpy_r_r32) && PyTuple_GET_SIZE(cpy_r_r32) == 2))) {
        cpy_r_r34 = NULL;
        goto __LL683;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r32, 0))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r32, 0);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL683;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r32, 1))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r32, 1);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL683;
    cpy_r_r34 = cpy_r_r32;
__LL683: ;
    if (cpy_r_r34 != NULL) goto __LL682;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 24, CPyStatic_effects___gains___globals, "union[int, str, tuple[str, int]]", cpy_r_r32);
    goto CPyL57;
__LL682: ;
    if (PyLong_Check(cpy_r_r33))
        cpy_r_r35 = cpy_r_r33;
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 != NULL) goto __LL684;
    if (PyUnicode_Check(cpy_r_r33))
        cpy_r_r35 = cpy_r_r33;
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 != NULL) goto __LL684;
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        cpy_r_r35 = NULL;
        goto __LL685;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r33, 0))))
        cpy_r_r35 = PyTuple_GET_ITEM(cpy_r_r33, 0);
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 == NULL) goto __LL685;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        cpy_r_r35 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 == NULL) goto __LL685;
    cpy_r_r35 = cpy_r_r33;
__LL685: ;
    if (cpy_r_r35 != NULL) goto __LL684;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 24, CPyStatic_effects___gains___globals, "union[int, str, tuple[str, int]]", cpy_r_r33);
    goto CPyL58;
__LL684: ;
    cpy_r_r36 = PyUnicode_Check(cpy_r_r34);
    if (cpy_r_r36) goto CPyL21;
    if (cpy_r_r36) {
        goto CPyL24;
    } else
        goto CPyL59;
CPyL21: ;
    cpy_r_r37 = PyLong_Check(cpy_r_r35);
    if (cpy_r_r37) {
        goto CPyL24;
    } else
        goto CPyL59;
CPyL22: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 25, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r39 = CPyStatic_encyclopedia___names___RESOURCES;
    if (unlikely(cpy_r_r39.f0 == NULL)) {
        goto CPyL60;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"RESOURCES\" was not set");
    cpy_r_r40 = 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL27: ;
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r41 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals, "str", cpy_r_r34);
        goto CPyL61;
    }
    cpy_r_r42 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r39.f0);
    CPy_INCREF(cpy_r_r39.f1);
    CPy_INCREF(cpy_r_r39.f2);
    CPy_INCREF(cpy_r_r39.f3);
    CPy_INCREF(cpy_r_r39.f4);
    cpy_r_r43 = PyTuple_New(5);
    if (unlikely(cpy_r_r43 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp686 = cpy_r_r39.f0;
    PyTuple_SET_ITEM(cpy_r_r43, 0, __tmp686);
    PyObject *__tmp687 = cpy_r_r39.f1;
    PyTuple_SET_ITEM(cpy_r_r43, 1, __tmp687);
    PyObject *__tmp688 = cpy_r_r39.f2;
    PyTuple_SET_ITEM(cpy_r_r43, 2, __tmp688);
    PyObject *__tmp689 = cpy_r_r39.f3;
    PyTuple_SET_ITEM(cpy_r_r43, 3, __tmp689);
    PyObject *__tmp690 = cpy_r_r39.f4;
    PyTuple_SET_ITEM(cpy_r_r43, 4, __tmp690);
    PyObject *cpy_r_r44[2] = {cpy_r_r43, cpy_r_r41};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_VectorcallMethod(cpy_r_r42, cpy_r_r45, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r41);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL61;
    }
    cpy_r_r48 = CPyList_GetItem(cpy_r_r6, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL64;
    }
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r49);
    cpy_r_r51 = PyNumber_InPlaceAdd(cpy_r_r48, cpy_r_r50);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL65;
    }
    cpy_r_r52 = CPyList_SetItem(cpy_r_r6, cpy_r_r47, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 26, CPyStatic_effects___gains___globals);
        goto CPyL53;
    }
    cpy_r_r53 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r53;
    goto CPyL7;
CPyL35: ;
    cpy_r_r54 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r55 = CPyStatics[819]; /* 'any' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL51;
    }
    PyObject *cpy_r_r57[1] = {cpy_r_r6};
    cpy_r_r58 = (PyObject **)&cpy_r_r57;
    cpy_r_r59 = PyObject_Vectorcall(cpy_r_r56, cpy_r_r58, 1, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL51;
    }
    if (unlikely(!PyBool_Check(cpy_r_r59))) {
        CPy_TypeError("bool", cpy_r_r59); cpy_r_r60 = 2;
    } else
        cpy_r_r60 = cpy_r_r59 == Py_True;
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL51;
    }
    if (!cpy_r_r60) goto CPyL66;
    cpy_r_r61 = CPyStatic_effects___gains___globals;
    cpy_r_r62 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r63 = CPyDict_GetItem(cpy_r_r61, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL51;
    }
    cpy_r_r64 = PyList_AsTuple(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL67;
    }
    cpy_r_r65 = PyObject_CallObject(cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    if (likely(PyTuple_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals, "tuple", cpy_r_r65);
        goto CPyL49;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL48;
CPyL44: ;
    cpy_r_r68 = CPyStatic_reputation___NO_GAINS;
    if (likely(cpy_r_r68 != NULL)) goto CPyL47;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GAINS\" was not set");
    cpy_r_r69 = 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 27, CPyStatic_effects___gains___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r67 = cpy_r_r68;
CPyL48: ;
    return cpy_r_r67;
CPyL49: ;
    cpy_r_r70 = NULL;
    return cpy_r_r70;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL51: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL49;
CPyL52: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL35;
CPyL53: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL49;
CPyL54: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    goto CPyL10;
CPyL55: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL49;
CPyL56: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r29);
    goto CPyL49;
CPyL57: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r33);
    goto CPyL49;
CPyL58: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r34);
    goto CPyL49;
CPyL59: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    goto CPyL22;
CPyL60: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL25;
CPyL61: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r35);
    goto CPyL49;
CPyL62: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL49;
CPyL63: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL49;
CPyL64: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL49;
CPyL65: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL49;
CPyL66: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL44;
CPyL67: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL49;
}
        
        PyObject *CPyPy_effects___gains___gains(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:gains", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___gains___gains(arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "gains", 18, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___ask_Gain_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    tuple_T3OOO cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    tuple_T3OOO cpy_r_r106;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    int32_t cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL88;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "me", 34, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL5: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 == -2;
    if (!cpy_r_r12) goto CPyL43;
    cpy_r_r13 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 35, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 35, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL8: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r14)->_first;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "Table", "first", 35, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = CPyDef_encyclopedia___table___Table___clockwise(cpy_r_r13, cpy_r_r15);
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r16;
    cpy_r_r17 = 1;
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 35, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = 0;
    cpy_r_r18 = 1;
    if (!cpy_r_r18) goto CPyL94;
CPyL11: ;
    cpy_r_r19 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
    if (unlikely(cpy_r_r19 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0' of 'ask_Gain_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r19);
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
    if (unlikely(cpy_r_r22 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0", 35, CPyStatic_effects___gains___globals);
        goto CPyL94;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r22 < cpy_r_r21;
    if (!cpy_r_r23) goto CPyL95;
    cpy_r_r24 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
    if (unlikely(cpy_r_r24 == -113)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "__mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0", 35, CPyStatic_effects___gains___globals);
        goto CPyL94;
    }
CPyL14: ;
    cpy_r_r25 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0' of 'ask_Gain_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r24 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 35, CPyStatic_effects___gains___globals);
        goto CPyL94;
    }
    cpy_r_r32 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 36, CPyStatic_effects___gains___globals);
        goto CPyL96;
    }
CPyL16: ;
    cpy_r_r33 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "call", 36, CPyStatic_effects___gains___globals);
        goto CPyL96;
    }
CPyL17: ;
    cpy_r_r34 = CPyDef_effects___gains___gains(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 36, CPyStatic_effects___gains___globals);
        goto CPyL96;
    }
    cpy_r_r35 = CPyStatics[814]; /* 'EN-ROUND-04' */
    cpy_r_r36 = CPyStatics[820]; /* 'round-token' */
    cpy_r_r37 = 2;
    cpy_r_r38 = CPyDef_reputation___receive(cpy_r_r32, cpy_r_r31, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 36, CPyStatic_effects___gains___globals);
        goto CPyL96;
    }
    cpy_r_r39 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 37, CPyStatic_effects___gains___globals);
        goto CPyL96;
    }
CPyL20: ;
    cpy_r_r40 = CPyDef_picks___take_picks(cpy_r_r39, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 37, CPyStatic_effects___gains___globals);
        goto CPyL94;
    }
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL94;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1;
    cpy_r_r47 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL97;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 37, CPyStatic_effects___gains___globals);
        goto CPyL98;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 37, CPyStatic_effects___gains___globals);
        goto CPyL94;
    } else
        goto CPyL41;
CPyL25: ;
    cpy_r_r52 = cpy_r_r47;
CPyL26: ;
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL27: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL99;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 37, CPyStatic_effects___gains___globals);
        goto CPyL31;
    } else
        goto CPyL100;
CPyL29: ;
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL37;
CPyL31: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 37, CPyStatic_effects___gains___globals);
        goto CPyL101;
    }
    if (cpy_r_r59) {
        goto CPyL34;
    } else
        goto CPyL102;
CPyL33: ;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL26;
CPyL34: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL41;
CPyL35: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL87;
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1;
    cpy_r_r65 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL39;
    } else
        goto CPyL103;
CPyL38: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL26;
CPyL39: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 37, CPyStatic_effects___gains___globals);
        goto CPyL98;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
CPyL41: ;
    cpy_r_r67 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
    if (unlikely(cpy_r_r67 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0' of 'ask_Gain_gen' undefined");
    }
    if (cpy_r_r67 == -113) goto CPyL94;
CPyL42: ;
    cpy_r_r68 = cpy_r_r67 + 1;
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 35, CPyStatic_effects___gains___globals);
        goto CPyL94;
    } else
        goto CPyL11;
CPyL43: ;
    cpy_r_r70 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 39, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL44: ;
    cpy_r_r71 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "me", 39, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL45: ;
    cpy_r_r72 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "call", 39, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL46: ;
    cpy_r_r73 = CPyDef_effects___gains___gains(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 39, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
    cpy_r_r74 = CPyStatics[821]; /* 'EN-AUTO-11' */
    cpy_r_r75 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 39, CPyStatic_effects___gains___globals);
        goto CPyL104;
    }
CPyL48: ;
    cpy_r_r76 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r75)->_book;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "Table", "book", 39, CPyStatic_effects___gains___globals);
        goto CPyL104;
    }
CPyL49: ;
    cpy_r_r77 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r76)->_behaviour_ids;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "Book", "behaviour_ids", 39, CPyStatic_effects___gains___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r77);
CPyL50: ;
    cpy_r_r78 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 39, CPyStatic_effects___gains___globals);
        goto CPyL105;
    }
CPyL51: ;
    cpy_r_r79 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r78)->_players;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "Table", "players", 39, CPyStatic_effects___gains___globals);
        goto CPyL105;
    }
CPyL52: ;
    cpy_r_r80 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "me", 39, CPyStatic_effects___gains___globals);
        goto CPyL105;
    }
CPyL53: ;
    cpy_r_r81 = CPyList_GetItemBorrow(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 39, CPyStatic_effects___gains___globals);
        goto CPyL105;
    }
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_encyclopedia___table___Player))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 39, CPyStatic_effects___gains___globals, "serai.games.encyclopedia.table.Player", cpy_r_r81);
        goto CPyL105;
    }
    cpy_r_r83 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r82)->_behaviour;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "Player", "behaviour", 39, CPyStatic_effects___gains___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r83);
CPyL56: ;
    cpy_r_r84 = CPySequenceTuple_GetItem(cpy_r_r77, cpy_r_r83);
    CPy_DECREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 39, CPyStatic_effects___gains___globals);
        goto CPyL104;
    }
    if (likely(PyUnicode_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 39, CPyStatic_effects___gains___globals, "str", cpy_r_r84);
        goto CPyL104;
    }
    cpy_r_r86 = 2;
    cpy_r_r87 = CPyDef_reputation___receive(cpy_r_r70, cpy_r_r71, cpy_r_r73, cpy_r_r74, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 39, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
    cpy_r_r88 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "t", 40, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL60: ;
    cpy_r_r89 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/effects/gains.py", "ask", "ask_Gain_gen", "me", 40, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
CPyL61: ;
    cpy_r_r90 = CPyDef_picks___take_picks(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 40, CPyStatic_effects___gains___globals);
        goto CPyL87;
    }
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (!cpy_r_r91) goto CPyL87;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = NULL;
    cpy_r_r5 = cpy_r_r94;
    cpy_r_r95 = (PyObject **)&cpy_r_r5;
    cpy_r_r96 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2;
    cpy_r_r97 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r96, cpy_r_r93, cpy_r_r93, cpy_r_r93, cpy_r_r92, cpy_r_r95);
    if (cpy_r_r97 != NULL) goto CPyL106;
    cpy_r_r98 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 40, CPyStatic_effects___gains___globals);
        goto CPyL107;
    }
    cpy_r_r99 = cpy_r_r5;
    CPy_DECREF(cpy_r_r99);
    cpy_r_r100 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 40, CPyStatic_effects___gains___globals);
        goto CPyL87;
    } else
        goto CPyL82;
CPyL66: ;
    cpy_r_r102 = cpy_r_r97;
CPyL67: ;
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r102;
CPyL68: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = cpy_r_type != cpy_r_r104;
    if (!cpy_r_r105) goto CPyL108;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 40, CPyStatic_effects___gains___globals);
        goto CPyL72;
    } else
        goto CPyL109;
CPyL70: ;
    CPy_Unreachable();
CPyL71: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL78;
CPyL72: ;
    cpy_r_r106 = CPy_CatchError();
    cpy_r_r107 = (PyObject **)&cpy_r_r7;
    cpy_r_r108 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2;
    cpy_r_r109 = CPy_YieldFromErrorHandle(cpy_r_r108, cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 40, CPyStatic_effects___gains___globals);
        goto CPyL110;
    }
    if (cpy_r_r109) goto CPyL75;
    cpy_r_r102 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL67;
CPyL75: ;
    cpy_r_r99 = cpy_r_r7;
    CPy_DecRef(cpy_r_r99);
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    goto CPyL82;
CPyL76: ;
    CPy_RestoreExcInfo(cpy_r_r106);
    CPy_DecRef(cpy_r_r106.f0);
    CPy_DecRef(cpy_r_r106.f1);
    CPy_DecRef(cpy_r_r106.f2);
    cpy_r_r110 = CPy_KeepPropagating();
    if (!cpy_r_r110) goto CPyL87;
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = NULL;
    cpy_r_r5 = cpy_r_r112;
    cpy_r_r113 = (PyObject **)&cpy_r_r5;
    cpy_r_r114 = ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2;
    cpy_r_r115 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r114, cpy_r_r111, cpy_r_r111, cpy_r_r111, cpy_r_arg, cpy_r_r113);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r115 == NULL) {
        goto CPyL80;
    } else
        goto CPyL111;
CPyL79: ;
    cpy_r_r102 = cpy_r_r115;
    goto CPyL67;
CPyL80: ;
    cpy_r_r116 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 40, CPyStatic_effects___gains___globals);
        goto CPyL107;
    }
    cpy_r_r99 = cpy_r_r5;
    CPy_DECREF(cpy_r_r99);
CPyL82: ;
    cpy_r_r117 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r117);
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r119 = CPyDef_effects___gains___ask_Gain_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL86;
    CPyGen_SetStopIterationValue(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL86: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r117;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL87: ;
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r121 = CPyDef_effects___gains___ask_Gain_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL88: ;
    cpy_r_r123 = cpy_r_r8 == 0;
    if (cpy_r_r123) goto CPyL112;
    cpy_r_r124 = cpy_r_r8 == 1;
    if (cpy_r_r124) {
        goto CPyL113;
    } else
        goto CPyL114;
CPyL90: ;
    cpy_r_r125 = cpy_r_r8 == 2;
    if (cpy_r_r125) {
        goto CPyL68;
    } else
        goto CPyL115;
CPyL91: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL94: ;
    cpy_r_r128 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r128;
    cpy_r_r129 = 1;
    goto CPyL87;
CPyL95: ;
    cpy_r_r130 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r130;
    cpy_r_r131 = 1;
    goto CPyL82;
CPyL96: ;
    cpy_r_r132 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r132;
    cpy_r_r133 = 1;
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL87;
CPyL97: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL25;
CPyL98: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r134 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r134;
    cpy_r_r135 = 1;
    goto CPyL87;
CPyL99: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL100: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL101: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r136 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r136;
    cpy_r_r137 = 1;
    goto CPyL35;
CPyL102: ;
    goto CPyL33;
CPyL103: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL38;
CPyL104: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL87;
CPyL105: ;
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r77);
    goto CPyL87;
CPyL106: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL66;
CPyL107: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL87;
CPyL108: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL71;
CPyL109: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL70;
CPyL110: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL76;
CPyL111: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL79;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r138 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r138;
    cpy_r_r139 = 1;
    goto CPyL1;
CPyL113: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL27;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r140 = NULL;
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0 = cpy_r_r140;
    cpy_r_r141 = 1;
    goto CPyL90;
CPyL115: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL91;
}
        
PyObject *CPyDef_effects___gains___ask_Gain_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___gains___ask_Gain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___gains___ask_Gain_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___ask_Gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ask_Gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___gains___ask_Gain_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "__next__", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___ask_Gain_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_effects___gains___ask_Gain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___gains___ask_Gain_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___ask_Gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ask_Gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_effects___gains___ask_Gain_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "send", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___ask_Gain_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_effects___gains___ask_Gain_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___ask_Gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ask_Gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___gains___ask_Gain_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "__iter__", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___ask_Gain_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_effects___gains___ask_Gain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_effects___gains___ask_Gain_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___ask_Gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ask_Gain_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_effects___gains___ask_Gain_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "throw", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___ask_Gain_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_effects___gains___ask_Gain_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp691 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp691);
    PyObject *__tmp692 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp692);
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
        
        PyObject *CPyPy_effects___gains___ask_Gain_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___ask_Gain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ask_Gain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_effects___gains___ask_Gain_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "close", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___Gain___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_effects___gains___ask_Gain_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL8;
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
        goto CPyL9;
    }
    ((serai___games___encyclopedia___effects___gains___ask_Gain_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
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
        
        PyObject *CPyPy_effects___gains___Gain___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___gains___Gain))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.Gain", obj_self); 
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
            PyObject *retval = CPyDef_effects___gains___Gain___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask", 33, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
PyObject *CPyDef_effects___gains___Gain___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_effects___gains___Gain___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___gains___Gain___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___gains___Gain))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.Gain", obj_self); 
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
            PyObject *retval = CPyDef_effects___gains___Gain___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "ask__Work_glue", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
char CPyDef_effects___gains___Gain_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___effects___gains___GainObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___effects___gains___GainObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___effects___gains___GainObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___effects___gains___GainObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_effects___gains___Gain_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___Gain))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.Gain", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_effects___gains___Gain_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "__mypyc_defaults_setup", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
char CPyDef_effects___gains___ExtraDice___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_CheckUnpackCount(cpy_r_r0, 1);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "run", 50, CPyStatic_effects___gains___globals);
        goto CPyL9;
    }
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL693;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL693;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL694;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL694;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL694;
    cpy_r_r4 = cpy_r_r3;
__LL694: ;
    if (cpy_r_r4 != NULL) goto __LL693;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/gains.py", "run", 50, CPyStatic_effects___gains___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL8;
__LL693: ;
    cpy_r_r5 = PyLong_Check(cpy_r_r4);
    if (cpy_r_r5) {
        goto CPyL5;
    } else
        goto CPyL10;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "run", 51, CPyStatic_effects___gains___globals);
        goto CPyL8;
    }
    CPy_Unreachable();
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "run", 52, CPyStatic_effects___gains___globals);
        goto CPyL8;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_extra_dice);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_extra_dice = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "run", 52, CPyStatic_effects___gains___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
}
        
        PyObject *CPyPy_effects___gains___ExtraDice___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___gains___ExtraDice))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ExtraDice", obj_self); 
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
            char retval = CPyDef_effects___gains___ExtraDice___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "run", 49, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
char CPyDef_effects___gains___ExtraDice___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_effects___gains___ExtraDice___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_effects___gains___ExtraDice___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_effects___gains___ExtraDice))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ExtraDice", obj_self); 
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
            char retval = CPyDef_effects___gains___ExtraDice___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "run__Work_glue", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
char CPyDef_effects___gains___ExtraDice_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___encyclopedia___effects___gains___ExtraDiceObject *)cpy_r___mypyc_self__)->_quiet = 1;
    return 1;
}
        
        PyObject *CPyPy_effects___gains___ExtraDice_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_effects___gains___ExtraDice))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.effects.gains.ExtraDice", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_effects___gains___ExtraDice_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "__mypyc_defaults_setup", -1, CPyStatic_effects___gains___globals);
            return NULL;
        }
        
char CPyDef_effects___gains_____top_level__(void) {
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
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    char cpy_r_r173;
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
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 1, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 1, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_effects___gains___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 7, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 9, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 9, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 9, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 9, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5132]; /* ('EVERYBODY', 'RESOURCES') */
    cpy_r_r31 = CPyStatic_effects___gains___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 9, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL81;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 10, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 10, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 10, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 10, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r53 = CPyStatic_effects___gains___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 10, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL82;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 11, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 11, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 11, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 11, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5133]; /* ('NO_GAINS', 'Gains', 'receive') */
    cpy_r_r75 = CPyStatic_effects___gains___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 11, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL83;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 12, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 12, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 12, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 12, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_effects___gains___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 12, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL84;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 13, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r108 = CPyExec_serai___kernel___decision;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 13, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 13, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 13, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5131]; /* ('Asking',) */
    cpy_r_r119 = CPyStatic_effects___gains___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 13, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL85;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 14, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r130 = CPyExec_serai___kernel___effects;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 14, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 14, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 14, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5134]; /* ('Call', 'Effect', 'series') */
    cpy_r_r141 = CPyStatic_effects___gains___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 14, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL86;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 15, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___work;
    cpy_r_r152 = CPyExec_serai___kernel___work;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 15, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 15, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 15, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r163 = CPyStatic_effects___gains___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 15, CPyStatic_effects___gains___globals);
        goto CPyL80;
    } else
        goto CPyL87;
CPyL61: ;
    cpy_r_r165 = (PyObject *)CPyType_work___Work;
    cpy_r_r166 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r167 = PyObject_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r168 = PyTuple_Pack(1, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r169 = CPyStatics[669]; /* 'serai.games.encyclopedia.effects.gains' */
    cpy_r_r170 = (PyObject *)CPyType_effects___gains___Gain_template;
    cpy_r_r171 = CPyType_FromTemplate(cpy_r_r170, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r172 = CPyDef_effects___gains___Gain_trait_vtable_setup();
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL88;
    }
    cpy_r_r173 = CPyDef_effects___gains___Gain_coroutine_setup(cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL88;
    }
    cpy_r_r174 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r175 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r176 = CPyStatics[529]; /* 'must' */
    cpy_r_r177 = CPyStatics[530]; /* 'always' */
    cpy_r_r178 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r179 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r180 = PyTuple_Pack(5, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL88;
    }
    cpy_r_r181 = PyObject_SetAttr(cpy_r_r171, cpy_r_r174, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL88;
    }
    CPyType_effects___gains___Gain = (PyTypeObject *)cpy_r_r171;
    CPy_INCREF(CPyType_effects___gains___Gain);
    cpy_r_r183 = CPyStatic_effects___gains___globals;
    cpy_r_r184 = CPyStatics[807]; /* 'Gain' */
    cpy_r_r185 = PyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r171);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL88;
    }
    cpy_r_r187 = CPy_InitSubclass(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 30, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r188 = (PyObject *)CPyType_work___Work;
    cpy_r_r189 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r190 = PyObject_GetItem(cpy_r_r188, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r191 = PyTuple_Pack(1, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r192 = CPyStatics[669]; /* 'serai.games.encyclopedia.effects.gains' */
    cpy_r_r193 = (PyObject *)CPyType_effects___gains___ExtraDice_template;
    cpy_r_r194 = CPyType_FromTemplate(cpy_r_r193, cpy_r_r191, cpy_r_r192);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    cpy_r_r195 = CPyDef_effects___gains___ExtraDice_trait_vtable_setup();
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL89;
    }
    cpy_r_r196 = CPyDef_effects___gains___ExtraDice_coroutine_setup(cpy_r_r194);
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL89;
    }
    cpy_r_r197 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r198 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r199 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r200 = CPyStatics[529]; /* 'must' */
    cpy_r_r201 = CPyStatics[530]; /* 'always' */
    cpy_r_r202 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r203 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r204 = PyTuple_Pack(6, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL89;
    }
    cpy_r_r205 = PyObject_SetAttr(cpy_r_r194, cpy_r_r197, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL89;
    }
    CPyType_effects___gains___ExtraDice = (PyTypeObject *)cpy_r_r194;
    CPy_INCREF(CPyType_effects___gains___ExtraDice);
    cpy_r_r207 = CPyStatic_effects___gains___globals;
    cpy_r_r208 = CPyStatics[806]; /* 'ExtraDice' */
    cpy_r_r209 = PyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r194);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL89;
    }
    cpy_r_r211 = CPy_InitSubclass(cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/gains.py", "<module>", 44, CPyStatic_effects___gains___globals);
        goto CPyL80;
    }
    return 1;
CPyL80: ;
    cpy_r_r212 = 2;
    return cpy_r_r212;
CPyL81: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL82: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL83: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL84: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL85: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL86: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL87: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL88: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL80;
CPyL89: ;
    CPy_DecRef(cpy_r_r194);
    goto CPyL80;
}

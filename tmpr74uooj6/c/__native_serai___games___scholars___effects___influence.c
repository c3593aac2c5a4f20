#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef scholars___effects___influence___InfluenceScroll_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___influence___InfluenceScroll_traverse(serai___games___scholars___effects___influence___InfluenceScrollObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___influence___InfluenceScroll_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___InfluenceScrollObject *self = (serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___influence___InfluenceScroll_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___InfluenceScrollObject *self = (serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject))));
    return 0;
}

static void
scholars___effects___influence___InfluenceScroll_dealloc(serai___games___scholars___effects___influence___InfluenceScrollObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___influence___InfluenceScroll_dealloc)
    CPyDef_scholars___effects___influence___InfluenceScroll_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___influence_____mypyc__InfluenceScroll_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___influence___InfluenceScroll(void);

static PyObject *
scholars___effects___influence___InfluenceScroll_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___influence___InfluenceScroll) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__InfluenceScroll_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___influence___InfluenceScroll_vtable[13];
static bool
CPyDef_scholars___effects___influence___InfluenceScroll_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___influence___InfluenceScroll_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll___possible,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll___reason,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll___ask,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___influence___InfluenceScroll_vtable, scholars___effects___influence___InfluenceScroll_vtable_scratch, sizeof(scholars___effects___influence___InfluenceScroll_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___influence___InfluenceScroll_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___influence___InfluenceScroll_get_asks_itself(serai___games___scholars___effects___influence___InfluenceScrollObject *self, void *closure);
static int
scholars___effects___influence___InfluenceScroll_set_asks_itself(serai___games___scholars___effects___influence___InfluenceScrollObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___influence___InfluenceScroll_getseters[] = {
    {"asks_itself",
     (getter)scholars___effects___influence___InfluenceScroll_get_asks_itself, (setter)scholars___effects___influence___InfluenceScroll_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___influence___InfluenceScroll_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___influence_____mypyc__InfluenceScroll_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceScroll___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceScroll___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceScroll___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___influence___InfluenceScroll_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "InfluenceScroll",
    .tp_new = scholars___effects___influence___InfluenceScroll_new,
    .tp_dealloc = (destructor)scholars___effects___influence___InfluenceScroll_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___influence___InfluenceScroll_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___influence___InfluenceScroll_clear,
    .tp_getset = scholars___effects___influence___InfluenceScroll_getseters,
    .tp_methods = scholars___effects___influence___InfluenceScroll_methods,
    .tp_members = scholars___effects___influence___InfluenceScroll_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___influence___InfluenceScrollObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("InfluenceScroll()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___influence___InfluenceScroll_template = &CPyType_scholars___effects___influence___InfluenceScroll_template_;

PyObject *CPyDef_scholars___effects___influence_____mypyc__InfluenceScroll_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___influence___InfluenceScrollObject *self;
    self = (serai___games___scholars___effects___influence___InfluenceScrollObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___influence___InfluenceScroll_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___influence___InfluenceScroll(void)
{
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__InfluenceScroll_setup((PyObject *)CPyType_scholars___effects___influence___InfluenceScroll);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___influence___InfluenceScroll_get_asks_itself(serai___games___scholars___effects___influence___InfluenceScrollObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'InfluenceScroll' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___influence___InfluenceScroll_set_asks_itself(serai___games___scholars___effects___influence___InfluenceScrollObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'InfluenceScroll' object attribute 'asks_itself' cannot be deleted");
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

PyMemberDef scholars___effects___influence___InfluenceGuild_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___influence___InfluenceGuild_traverse(serai___games___scholars___effects___influence___InfluenceGuildObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___influence___InfluenceGuild_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___InfluenceGuildObject *self = (serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___influence___InfluenceGuild_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___InfluenceGuildObject *self = (serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject))));
    return 0;
}

static void
scholars___effects___influence___InfluenceGuild_dealloc(serai___games___scholars___effects___influence___InfluenceGuildObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___influence___InfluenceGuild_dealloc)
    CPyDef_scholars___effects___influence___InfluenceGuild_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___influence_____mypyc__InfluenceGuild_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___influence___InfluenceGuild(void);

static PyObject *
scholars___effects___influence___InfluenceGuild_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___influence___InfluenceGuild) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__InfluenceGuild_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___influence___InfluenceGuild_vtable[14];
static bool
CPyDef_scholars___effects___influence___InfluenceGuild_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___influence___InfluenceGuild_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___binds__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___ask__Work_glue,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___binds,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___possible,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___reason,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild___ask,
        (CPyVTableItem)CPyDef_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup,
    };
    memcpy(scholars___effects___influence___InfluenceGuild_vtable, scholars___effects___influence___InfluenceGuild_vtable_scratch, sizeof(scholars___effects___influence___InfluenceGuild_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___influence___InfluenceGuild_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___effects___influence___InfluenceGuild_get_asks_itself(serai___games___scholars___effects___influence___InfluenceGuildObject *self, void *closure);
static int
scholars___effects___influence___InfluenceGuild_set_asks_itself(serai___games___scholars___effects___influence___InfluenceGuildObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___effects___influence___InfluenceGuild_getseters[] = {
    {"asks_itself",
     (getter)scholars___effects___influence___InfluenceGuild_get_asks_itself, (setter)scholars___effects___influence___InfluenceGuild_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___influence___InfluenceGuild_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___influence_____mypyc__InfluenceGuild_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceGuild___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceGuild___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceGuild___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceGuild___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___influence___InfluenceGuild_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "InfluenceGuild",
    .tp_new = scholars___effects___influence___InfluenceGuild_new,
    .tp_dealloc = (destructor)scholars___effects___influence___InfluenceGuild_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___influence___InfluenceGuild_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___influence___InfluenceGuild_clear,
    .tp_getset = scholars___effects___influence___InfluenceGuild_getseters,
    .tp_methods = scholars___effects___influence___InfluenceGuild_methods,
    .tp_members = scholars___effects___influence___InfluenceGuild_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___influence___InfluenceGuildObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("InfluenceGuild()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___influence___InfluenceGuild_template = &CPyType_scholars___effects___influence___InfluenceGuild_template_;

PyObject *CPyDef_scholars___effects___influence_____mypyc__InfluenceGuild_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___influence___InfluenceGuildObject *self;
    self = (serai___games___scholars___effects___influence___InfluenceGuildObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___influence___InfluenceGuild_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___influence___InfluenceGuild(void)
{
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__InfluenceGuild_setup((PyObject *)CPyType_scholars___effects___influence___InfluenceGuild);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___effects___influence___InfluenceGuild_get_asks_itself(serai___games___scholars___effects___influence___InfluenceGuildObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'InfluenceGuild' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___effects___influence___InfluenceGuild_set_asks_itself(serai___games___scholars___effects___influence___InfluenceGuildObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'InfluenceGuild' object attribute 'asks_itself' cannot be deleted");
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

static PySendResult CPyDunder_am_sendscholars___effects___influence___ask_InfluenceScroll_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___influence___ask_InfluenceScroll_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___influence___ask_InfluenceScroll_gen,
};
static int
scholars___effects___influence___ask_InfluenceScroll_gen_traverse(serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *self, visitproc visit, void *arg)
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__number));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *self = (serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
        self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *self = (serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
        self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___influence___ask_InfluenceScroll_gen_dealloc(serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___influence___ask_InfluenceScroll_gen_free_instance == NULL) {
        scholars___effects___influence___ask_InfluenceScroll_gen_free_instance = self;
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
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
            self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___influence___ask_InfluenceScroll_gen_dealloc)
    CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceScroll_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen(void);

static PyObject *
scholars___effects___influence___ask_InfluenceScroll_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___influence___ask_InfluenceScroll_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceScroll_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___influence___ask_InfluenceScroll_gen_vtable[6];
static bool
CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___influence___ask_InfluenceScroll_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___close,
    };
    memcpy(scholars___effects___influence___ask_InfluenceScroll_gen_vtable, scholars___effects___influence___ask_InfluenceScroll_gen_vtable_scratch, sizeof(scholars___effects___influence___ask_InfluenceScroll_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___influence___ask_InfluenceScroll_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceScroll_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___influence___ask_InfluenceScroll_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_InfluenceScroll_gen",
    .tp_new = scholars___effects___influence___ask_InfluenceScroll_gen_new,
    .tp_dealloc = (destructor)scholars___effects___influence___ask_InfluenceScroll_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___influence___ask_InfluenceScroll_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear,
    .tp_methods = scholars___effects___influence___ask_InfluenceScroll_gen_methods,
    .tp_iter = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____next__,
    .tp_as_async = &scholars___effects___influence___ask_InfluenceScroll_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_InfluenceScroll_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___influence___ask_InfluenceScroll_gen_template = &CPyType_scholars___effects___influence___ask_InfluenceScroll_gen_template_;

PyObject *CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceScroll_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *self;
    if (scholars___effects___influence___ask_InfluenceScroll_gen_free_instance != NULL) {
        self = scholars___effects___influence___ask_InfluenceScroll_gen_free_instance;
        scholars___effects___influence___ask_InfluenceScroll_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___influence___ask_InfluenceScroll_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceScroll_gen_setup((PyObject *)CPyType_scholars___effects___influence___ask_InfluenceScroll_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___influence___influence_scroll_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___influence___influence_scroll_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___influence___influence_scroll_gen,
};
static int
scholars___effects___influence___influence_scroll_gen_traverse(serai___games___scholars___effects___influence___influence_scroll_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__way_out);
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___influence___influence_scroll_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___influence_scroll_genObject *self = (serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__way_out);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1);
    return 0;
}

static int32_t CPyDef_scholars___effects___influence___influence_scroll_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___influence_scroll_genObject *self = (serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__way_out);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1);
    return 0;
}

static void
scholars___effects___influence___influence_scroll_gen_dealloc(serai___games___scholars___effects___influence___influence_scroll_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___influence___influence_scroll_gen_free_instance == NULL) {
        scholars___effects___influence___influence_scroll_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__way_out);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___influence___influence_scroll_gen_dealloc)
    CPyDef_scholars___effects___influence___influence_scroll_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___influence_____mypyc__influence_scroll_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen(void);

static PyObject *
scholars___effects___influence___influence_scroll_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___influence___influence_scroll_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__influence_scroll_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___influence___influence_scroll_gen_vtable[6];
static bool
CPyDef_scholars___effects___influence___influence_scroll_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___influence___influence_scroll_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___influence_scroll_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___influence_scroll_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___influence___influence_scroll_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___influence_scroll_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___influence___influence_scroll_gen___close,
    };
    memcpy(scholars___effects___influence___influence_scroll_gen_vtable, scholars___effects___influence___influence_scroll_gen_vtable_scratch, sizeof(scholars___effects___influence___influence_scroll_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___influence___influence_scroll_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___influence___influence_scroll_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___influence_____mypyc__influence_scroll_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___influence___influence_scroll_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___influence___influence_scroll_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___influence___influence_scroll_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___influence___influence_scroll_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___influence___influence_scroll_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___influence___influence_scroll_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "influence_scroll_gen",
    .tp_new = scholars___effects___influence___influence_scroll_gen_new,
    .tp_dealloc = (destructor)scholars___effects___influence___influence_scroll_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___influence___influence_scroll_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___influence___influence_scroll_gen_clear,
    .tp_methods = scholars___effects___influence___influence_scroll_gen_methods,
    .tp_iter = CPyDef_scholars___effects___influence___influence_scroll_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___influence___influence_scroll_gen_____next__,
    .tp_as_async = &scholars___effects___influence___influence_scroll_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___influence___influence_scroll_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("influence_scroll_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___influence___influence_scroll_gen_template = &CPyType_scholars___effects___influence___influence_scroll_gen_template_;

PyObject *CPyDef_scholars___effects___influence_____mypyc__influence_scroll_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___influence___influence_scroll_genObject *self;
    if (scholars___effects___influence___influence_scroll_gen_free_instance != NULL) {
        self = scholars___effects___influence___influence_scroll_gen_free_instance;
        scholars___effects___influence___influence_scroll_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___influence___influence_scroll_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___influence___influence_scroll_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__influence_scroll_gen_setup((PyObject *)CPyType_scholars___effects___influence___influence_scroll_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___effects___influence___ask_InfluenceGuild_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___effects___influence___ask_InfluenceGuild_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___effects___influence___ask_InfluenceGuild_gen,
};
static int
scholars___effects___influence___ask_InfluenceGuild_gen_traverse(serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *self, visitproc visit, void *arg)
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__number));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *self = (serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
        self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *self = (serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
        self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
        self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0;
        self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___effects___influence___ask_InfluenceGuild_gen_dealloc(serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___effects___influence___ask_InfluenceGuild_gen_free_instance == NULL) {
        scholars___effects___influence___ask_InfluenceGuild_gen_free_instance = self;
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
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
            self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__number)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__number;
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0;
            self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___effects___influence___ask_InfluenceGuild_gen_dealloc)
    CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceGuild_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen(void);

static PyObject *
scholars___effects___influence___ask_InfluenceGuild_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___influence___ask_InfluenceGuild_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceGuild_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___effects___influence___ask_InfluenceGuild_gen_vtable[6];
static bool
CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___influence___ask_InfluenceGuild_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___send,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___throw,
        (CPyVTableItem)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___close,
    };
    memcpy(scholars___effects___influence___ask_InfluenceGuild_gen_vtable, scholars___effects___influence___ask_InfluenceGuild_gen_vtable_scratch, sizeof(scholars___effects___influence___ask_InfluenceGuild_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___effects___influence___ask_InfluenceGuild_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceGuild_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___influence___ask_InfluenceGuild_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_InfluenceGuild_gen",
    .tp_new = scholars___effects___influence___ask_InfluenceGuild_gen_new,
    .tp_dealloc = (destructor)scholars___effects___influence___ask_InfluenceGuild_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___influence___ask_InfluenceGuild_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear,
    .tp_methods = scholars___effects___influence___ask_InfluenceGuild_gen_methods,
    .tp_iter = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____iter__,
    .tp_iternext = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____next__,
    .tp_as_async = &scholars___effects___influence___ask_InfluenceGuild_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_InfluenceGuild_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___influence___ask_InfluenceGuild_gen_template = &CPyType_scholars___effects___influence___ask_InfluenceGuild_gen_template_;

PyObject *CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceGuild_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *self;
    if (scholars___effects___influence___ask_InfluenceGuild_gen_free_instance != NULL) {
        self = scholars___effects___influence___ask_InfluenceGuild_gen_free_instance;
        scholars___effects___influence___ask_InfluenceGuild_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___influence___ask_InfluenceGuild_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__number = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen(void)
{
    PyObject *self = CPyDef_scholars___effects___influence_____mypyc__ask_InfluenceGuild_gen_setup((PyObject *)CPyType_scholars___effects___influence___ask_InfluenceGuild_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___effects___influencemodule_methods[] = {
    {"influence_scroll", (PyCFunction)CPyPy_scholars___effects___influence___influence_scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("influence_scroll(t, me, way_out)\n--\n\n") /* docstring */},
    {"guilds_of", (PyCFunction)CPyPy_scholars___effects___influence___guilds_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guilds_of(t, call)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects___influence__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects___influence__internal, "__name__");
    CPyStatic_scholars___effects___influence___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects___influence__internal);
    if (unlikely(CPyStatic_scholars___effects___influence___globals == NULL))
        goto fail;
    CPyType_scholars___effects___influence___ask_InfluenceScroll_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___influence___ask_InfluenceScroll_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___influence___ask_InfluenceScroll_gen))
        goto fail;
    CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_trait_vtable_setup();
    CPyType_scholars___effects___influence___influence_scroll_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___influence___influence_scroll_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___influence___influence_scroll_gen))
        goto fail;
    CPyDef_scholars___effects___influence___influence_scroll_gen_trait_vtable_setup();
    CPyType_scholars___effects___influence___ask_InfluenceGuild_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___effects___influence___ask_InfluenceGuild_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___effects___influence___ask_InfluenceGuild_gen))
        goto fail;
    CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_trait_vtable_setup();
    char result = CPyDef_scholars___effects___influence_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects___influence__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___effects___influence___InfluenceScroll);
    Py_CLEAR(CPyType_scholars___effects___influence___InfluenceGuild);
    Py_CLEAR(CPyType_scholars___effects___influence___ask_InfluenceScroll_gen);
    Py_CLEAR(CPyType_scholars___effects___influence___influence_scroll_gen);
    Py_CLEAR(CPyType_scholars___effects___influence___ask_InfluenceGuild_gen);
    return -1;
}
int CPyExec_serai___games___scholars___effects___influence(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects___influence__impl, &CPyImportState_serai___games___scholars___effects___influence, &CPyModule_serai___games___scholars___effects___influence);
}
static struct PyModuleDef scholars___effects___influencemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects.influence",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___effects___influencemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects___influence(void)
{
    if (CPyModule_serai___games___scholars___effects___influence__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___influence__internal);
        return CPyModule_serai___games___scholars___effects___influence__internal;
    }
    CPyModule_serai___games___scholars___effects___influence__internal = PyModule_Create(&scholars___effects___influencemodule);
    return CPyModule_serai___games___scholars___effects___influence__internal;
}

PyObject *CPyInit_serai___games___scholars___effects___influence(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects___influence__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___influence__internal);
        return CPyModule_serai___games___scholars___effects___influence__internal;
    }
    CPyModule_serai___games___scholars___effects___influence__internal = PyModule_Create(&scholars___effects___influencemodule);
    if (unlikely(CPyModule_serai___games___scholars___effects___influence__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects.influence");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects___influence__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects___influence__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects___influence__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects___influence(CPyModule_serai___games___scholars___effects___influence__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects___influence__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects.influence");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects___influence__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceScroll___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyDef_scholars___effects___influence___InfluenceScroll___reason(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible", 26, CPyStatic_scholars___effects___influence___globals);
        goto CPyL2;
    }
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj_self); 
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
            char retval = CPyDef_scholars___effects___influence___InfluenceScroll___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible", 25, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceScroll___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceScroll___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj_self); 
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
            char retval = CPyDef_scholars___effects___influence___InfluenceScroll___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceScroll___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPyDef_scholars___influence___scrolls_without_influence(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 29, CPyStatic_scholars___effects___influence___globals);
        goto CPyL14;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL6;
    cpy_r_r5 = CPyStatic_scholars___reasons___NO_SCROLL_TO_INFLUENCE;
    if (likely(cpy_r_r5 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SCROLL_TO_INFLUENCE\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 30, CPyStatic_scholars___effects___influence___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL5: ;
    CPy_INCREF(cpy_r_r5);
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPyDef_scholars___influence___can_take_influence(cpy_r_t, cpy_r_me, cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 31, CPyStatic_scholars___effects___influence___globals);
        goto CPyL14;
    }
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL13;
CPyL9: ;
    cpy_r_r11 = CPyStatic_scholars___reasons___NO_INFLUENCE;
    if (likely(cpy_r_r11 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_INFLUENCE\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 31, CPyStatic_scholars___effects___influence___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL12: ;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r10 = cpy_r_r11;
CPyL13: ;
    return cpy_r_r10;
CPyL14: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceScroll___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 28, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceScroll___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceScroll___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceScroll___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_way_out;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
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
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    int32_t cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL74;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "call", 34, CPyStatic_scholars___effects___influence___globals);
        goto CPyL73;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___effects___CallObject *)cpy_r_r7)->_words;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 34, CPyStatic_scholars___effects___influence___globals);
        goto CPyL73;
    }
    if (PyLong_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4778;
    if (PyUnicode_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4778;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        cpy_r_r10 = NULL;
        goto __LL4779;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4779;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4779;
    cpy_r_r10 = cpy_r_r9;
__LL4779: ;
    if (cpy_r_r10 != NULL) goto __LL4778;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "ask", 34, CPyStatic_scholars___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r9);
    goto CPyL73;
__LL4778: ;
    cpy_r_r11 = PyLong_Check(cpy_r_r10);
    if (cpy_r_r11) {
        goto CPyL10;
    } else
        goto CPyL79;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 35, CPyStatic_scholars___effects___influence___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL10: ;
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r13 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r13;
    cpy_r_r14 = 1;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL73;
    }
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = 0;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r16 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r16);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL14: ;
    cpy_r_r18 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL15: ;
    cpy_r_r19 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0' of 'ask_InfluenceScroll_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r19);
    }
    cpy_r_r20 = cpy_r_r18 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL17;
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL18;
CPyL17: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r18, cpy_r_r19);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL19;
CPyL18: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)cpy_r_r19;
    cpy_r_r25 = cpy_r_r26;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r25) goto CPyL81;
    cpy_r_r27 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL21: ;
    CPyTagged_INCREF(cpy_r_r27);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r29 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "optional", 37, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL23: ;
    if (cpy_r_r29) goto CPyL26;
CPyL24: ;
    cpy_r_r30 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "number", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL25: ;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL30;
CPyL26: ;
    cpy_r_r32 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "t", 37, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL27: ;
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_r32)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "Table", "book", 37, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL28: ;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r33)->_options;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "Book", "options", 37, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL29: ;
    cpy_r_r35 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r34)->_skip;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = cpy_r_r35;
    goto CPyL31;
CPyL30: ;
    cpy_r_r37 = Py_None;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r36 = cpy_r_r37;
CPyL31: ;
    cpy_r_way_out = cpy_r_r36;
    cpy_r_r38 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "t", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL82;
    }
CPyL32: ;
    cpy_r_r39 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "me", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL82;
    }
CPyL33: ;
    cpy_r_r40 = CPyDef_scholars___effects___influence___influence_scroll(cpy_r_r38, cpy_r_r39, cpy_r_way_out);
    CPy_DECREF(cpy_r_way_out);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL80;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2;
    cpy_r_r47 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL83;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r49 = cpy_r_r1;
    cpy_r_r50 = NULL;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL85;
    } else
        goto CPyL54;
CPyL38: ;
    cpy_r_r52 = cpy_r_r47;
CPyL39: ;
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL40: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL86;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL44;
    } else
        goto CPyL87;
CPyL42: ;
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL50;
CPyL44: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL88;
    }
    if (cpy_r_r59) {
        goto CPyL47;
    } else
        goto CPyL89;
CPyL46: ;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL39;
CPyL47: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL54;
CPyL48: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL73;
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2;
    cpy_r_r65 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL52;
    } else
        goto CPyL90;
CPyL51: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL39;
CPyL52: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL84;
    }
    cpy_r_r49 = cpy_r_r1;
CPyL54: ;
    if (unlikely(!PyBool_Check(cpy_r_r49))) {
        CPy_TypeError("bool", cpy_r_r49); cpy_r_r67 = 2;
    } else
        cpy_r_r67 = cpy_r_r49 == Py_True;
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 38, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    if (cpy_r_r67) {
        goto CPyL66;
    } else
        goto CPyL91;
CPyL56: ;
    cpy_r_r68 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "number", 39, CPyStatic_scholars___effects___influence___globals);
        goto CPyL73;
    }
CPyL57: ;
    cpy_r_r69 = cpy_r_r68 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (cpy_r_r70) goto CPyL59;
    cpy_r_r71 = 0 & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (!cpy_r_r72) goto CPyL60;
CPyL59: ;
    cpy_r_r73 = CPyTagged_IsLt_(0, cpy_r_r68);
    cpy_r_r74 = cpy_r_r73;
    goto CPyL61;
CPyL60: ;
    cpy_r_r75 = (Py_ssize_t)cpy_r_r68 > (Py_ssize_t)0;
    cpy_r_r74 = cpy_r_r75;
CPyL61: ;
    cpy_r_r76 = cpy_r_r74 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r76);
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r78 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL65;
    CPyGen_SetStopIterationValue(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (!0) goto CPyL78;
    CPy_Unreachable();
CPyL65: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r76;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL66: ;
    cpy_r_r79 = ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceScroll_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
CPyL67: ;
    cpy_r_r80 = CPyTagged_Add(cpy_r_r79, 2);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 36, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    } else
        goto CPyL14;
CPyL68: ;
    cpy_r_r82 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r82);
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL72;
    CPyGen_SetStopIterationValue(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (!0) goto CPyL78;
    CPy_Unreachable();
CPyL72: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r82;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL73: ;
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r87 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL74: ;
    cpy_r_r88 = cpy_r_r4 == 0;
    if (cpy_r_r88) goto CPyL92;
    cpy_r_r89 = cpy_r_r4 == 1;
    if (cpy_r_r89) {
        goto CPyL40;
    } else
        goto CPyL93;
CPyL76: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r90 = 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL78;
    }
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r91 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL79: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL8;
CPyL80: ;
    cpy_r_r92 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r92;
    cpy_r_r93 = 1;
    goto CPyL73;
CPyL81: ;
    cpy_r_r94 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    goto CPyL68;
CPyL82: ;
    cpy_r_r96 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r96;
    cpy_r_r97 = 1;
    CPy_DecRef(cpy_r_way_out);
    goto CPyL73;
CPyL83: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL38;
CPyL84: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r98 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r98;
    cpy_r_r99 = 1;
    goto CPyL73;
CPyL85: ;
    cpy_r_r100 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r100;
    cpy_r_r101 = 1;
    CPy_DecRef(cpy_r_r49);
    goto CPyL73;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL43;
CPyL87: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
CPyL88: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r102 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r102;
    cpy_r_r103 = 1;
    goto CPyL48;
CPyL89: ;
    goto CPyL46;
CPyL90: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL51;
CPyL91: ;
    cpy_r_r104 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r104;
    cpy_r_r105 = 1;
    goto CPyL56;
CPyL92: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r106 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0 = cpy_r_r106;
    cpy_r_r107 = 1;
    goto CPyL1;
CPyL93: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL76;
}
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceScroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceScroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__next__", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceScroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceScroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "send", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceScroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceScroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__iter__", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceScroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceScroll_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "throw", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4780 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4780);
    PyObject *__tmp4781 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4781);
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
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceScroll_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceScroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceScroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "close", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceScroll___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___influence___ask_InfluenceScroll_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
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
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceScroll___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 33, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceScroll___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceScroll___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceScroll___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___influence___InfluenceScrollObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___InfluenceScroll))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceScroll", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___influence___InfluenceScroll_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    tuple_T3OOO cpy_r_r88;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    int32_t cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
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
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    int32_t cpy_r_r127;
    char cpy_r_r128;
    int32_t cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL102;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 45, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "Table", "book", 45, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "Book", "options", 45, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 46, CPyStatic_scholars___effects___influence___globals);
        goto CPyL108;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "me", 46, CPyStatic_scholars___effects___influence___globals);
        goto CPyL108;
    }
CPyL9: ;
    cpy_r_r12 = CPY_INT_TAG;
    cpy_r_r13 = CPyDef_scholars___influence___can_take_influence(cpy_r_r10, cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 46, CPyStatic_scholars___effects___influence___globals);
        goto CPyL108;
    }
    if (cpy_r_r13) {
        goto CPyL16;
    } else
        goto CPyL109;
CPyL11: ;
    cpy_r_r14 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r14);
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r16 = CPyDef_scholars___effects___influence___influence_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL15;
    CPyGen_SetStopIterationValue(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL15: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r14;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL16: ;
    cpy_r_r17 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 48, CPyStatic_scholars___effects___influence___globals);
        goto CPyL108;
    }
CPyL17: ;
    cpy_r_r18 = CPyDef_scholars___influence___scrolls_without_influence(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 48, CPyStatic_scholars___effects___influence___globals);
        goto CPyL108;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = PyList_New(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 48, CPyStatic_scholars___effects___influence___globals);
        goto CPyL110;
    }
    cpy_r_r22 = 0;
CPyL20: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL111;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r22 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 48, CPyStatic_scholars___effects___influence___globals);
        goto CPyL112;
    }
    cpy_r_r32 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r9)->_scroll;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "Options", "scroll", 48, CPyStatic_scholars___effects___influence___globals);
        goto CPyL113;
    }
CPyL23: ;
    cpy_r_r33 = CPyList_GetItem(cpy_r_r32, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 48, CPyStatic_scholars___effects___influence___globals);
        goto CPyL112;
    }
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_option___Option))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 48, CPyStatic_scholars___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r33);
        goto CPyL112;
    }
    CPyList_SetItemUnsafe(cpy_r_r21, cpy_r_r22, cpy_r_r34);
    cpy_r_r35 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r35;
    goto CPyL20;
CPyL27: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) {
        goto CPyL33;
    } else
        goto CPyL114;
CPyL28: ;
    cpy_r_r40 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r40);
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r42 = CPyDef_scholars___effects___influence___influence_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL32;
    CPyGen_SetStopIterationValue(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL32: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r40;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL33: ;
    cpy_r_r43 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way_out;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "way_out", 51, CPyStatic_scholars___effects___influence___globals);
        goto CPyL115;
    }
CPyL34: ;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = cpy_r_r43 != cpy_r_r44;
    if (!cpy_r_r45) goto CPyL38;
    cpy_r_r46 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way_out;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "way_out", 52, CPyStatic_scholars___effects___influence___globals);
        goto CPyL115;
    }
CPyL36: ;
    CPy_INCREF(cpy_r_r46);
    if (likely(cpy_r_r46 != Py_None))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 52, CPyStatic_scholars___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r46);
        goto CPyL115;
    }
    cpy_r_r48 = PyList_Append(cpy_r_r21, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 52, CPyStatic_scholars___effects___influence___globals);
        goto CPyL115;
    }
CPyL38: ;
    cpy_r_r50 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "me", 53, CPyStatic_scholars___effects___influence___globals);
        goto CPyL115;
    }
CPyL39: ;
    cpy_r_r51 = CPyStatics[2815]; /* 'influence-scroll' */
    cpy_r_r52 = CPyStatics[2816]; /* 'SC-INF-03' */
    cpy_r_r53 = NULL;
    cpy_r_r54 = NULL;
    cpy_r_r55 = NULL;
    cpy_r_r56 = CPyDef_offer___Offer(cpy_r_r21, cpy_r_r53, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 53, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r57 = NULL;
    cpy_r_r58 = NULL;
    cpy_r_r59 = 2;
    cpy_r_r60 = CPyDef_decision___ask(cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 53, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL42: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = cpy_r_type != cpy_r_r62;
    if (!cpy_r_r63) goto CPyL45;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 53, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL45: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r64 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 53, CPyStatic_scholars___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL101;
    }
    if (((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 53, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r66 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__way_out;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "way_out", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL48: ;
    cpy_r_r67 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "chosen", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL49: ;
    cpy_r_r68 = cpy_r_r67 == cpy_r_r66;
    if (cpy_r_r68) goto CPyL75;
    cpy_r_r69 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL51: ;
    cpy_r_r70 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "me", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL52: ;
    cpy_r_r71 = CPY_INT_TAG;
    cpy_r_r72 = CPyDef_scholars___influence___take_influence(cpy_r_r69, cpy_r_r70, 1, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    if (((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1);
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1 = cpy_r_r72;
    cpy_r_r73 = 1;
    if (!cpy_r_r73) goto CPyL101;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = NULL;
    cpy_r_r1 = cpy_r_r76;
    cpy_r_r77 = (PyObject **)&cpy_r_r1;
    cpy_r_r78 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1;
    cpy_r_r79 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r_r78, cpy_r_r75, cpy_r_r75, cpy_r_r75, cpy_r_r74, cpy_r_r77);
    if (cpy_r_r79 != NULL) goto CPyL116;
    cpy_r_r80 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL117;
    }
    cpy_r_r81 = cpy_r_r1;
    cpy_r_r82 = NULL;
    if (((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1);
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1 = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL118;
    } else
        goto CPyL73;
CPyL57: ;
    cpy_r_r84 = cpy_r_r79;
CPyL58: ;
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r84;
CPyL59: ;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = cpy_r_type != cpy_r_r86;
    if (!cpy_r_r87) goto CPyL119;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL63;
    } else
        goto CPyL120;
CPyL61: ;
    CPy_Unreachable();
CPyL62: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL69;
CPyL63: ;
    cpy_r_r88 = CPy_CatchError();
    cpy_r_r89 = (PyObject **)&cpy_r_r3;
    cpy_r_r90 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1;
    cpy_r_r91 = CPy_YieldFromErrorHandle(cpy_r_r90, cpy_r_r89);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL121;
    }
    if (cpy_r_r91) goto CPyL66;
    cpy_r_r84 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r88);
    CPy_DecRef(cpy_r_r88.f0);
    CPy_DecRef(cpy_r_r88.f1);
    CPy_DecRef(cpy_r_r88.f2);
    goto CPyL58;
CPyL66: ;
    cpy_r_r81 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r88);
    CPy_DecRef(cpy_r_r88.f0);
    CPy_DecRef(cpy_r_r88.f1);
    CPy_DecRef(cpy_r_r88.f2);
    goto CPyL73;
CPyL67: ;
    CPy_RestoreExcInfo(cpy_r_r88);
    CPy_DecRef(cpy_r_r88.f0);
    CPy_DecRef(cpy_r_r88.f1);
    CPy_DecRef(cpy_r_r88.f2);
    cpy_r_r92 = CPy_KeepPropagating();
    if (!cpy_r_r92) goto CPyL101;
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = NULL;
    cpy_r_r1 = cpy_r_r94;
    cpy_r_r95 = (PyObject **)&cpy_r_r1;
    cpy_r_r96 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1;
    cpy_r_r97 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r_r96, cpy_r_r93, cpy_r_r93, cpy_r_r93, cpy_r_arg, cpy_r_r95);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r97 == NULL) {
        goto CPyL71;
    } else
        goto CPyL122;
CPyL70: ;
    cpy_r_r84 = cpy_r_r97;
    goto CPyL58;
CPyL71: ;
    cpy_r_r98 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL117;
    }
    cpy_r_r81 = cpy_r_r1;
CPyL73: ;
    if (unlikely(!PyBool_Check(cpy_r_r81))) {
        CPy_TypeError("bool", cpy_r_r81); cpy_r_r99 = 2;
    } else
        cpy_r_r99 = cpy_r_r81 == Py_True;
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 54, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    if (cpy_r_r99) goto CPyL80;
CPyL75: ;
    cpy_r_r100 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r100);
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r102 = CPyDef_scholars___effects___influence___influence_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL79;
    CPyGen_SetStopIterationValue(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL79: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r100;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL80: ;
    cpy_r_r103 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 56, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL81: ;
    cpy_r_r104 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "chosen", 56, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL82: ;
    cpy_r_r105 = ((serai___kernel___option___OptionObject *)cpy_r_r104)->_value;
    CPy_INCREF(cpy_r_r105);
    cpy_r_r106 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "me", 56, CPyStatic_scholars___effects___influence___globals);
        goto CPyL123;
    }
CPyL83: ;
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r107 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r107 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 56, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r108 = CPyDef_scholars___influence___mark_scroll(cpy_r_r103, cpy_r_r107, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 56, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r109 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL86: ;
    cpy_r_r110 = CPyStatics[2518]; /* 'event-influence-scroll' */
    cpy_r_r111 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "me", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL87: ;
    cpy_r_r112 = CPyStatics[2816]; /* 'SC-INF-03' */
    cpy_r_r113 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "t", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL88: ;
    cpy_r_r114 = ((serai___games___scholars___table___TableObject *)cpy_r_r113)->_book;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "Table", "book", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL89: ;
    cpy_r_r115 = ((serai___games___scholars___book___BookObject *)cpy_r_r114)->_scrolls;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "Book", "scrolls", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL90: ;
    cpy_r_r116 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "chosen", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
CPyL91: ;
    cpy_r_r117 = ((serai___kernel___option___OptionObject *)cpy_r_r116)->_value;
    cpy_r_r118 = PyObject_GetItem(cpy_r_r115, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r119 = ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "influence_scroll", "influence_scroll_gen", "chosen", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL124;
    }
CPyL93: ;
    cpy_r_r120 = CPyStatics[571]; /* 'id' */
    cpy_r_r121 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r120);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r122 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r123 = CPyDict_Build(1, cpy_r_r122, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r124 = CPyDef_kernel___table___Table___tell(cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 57, CPyStatic_scholars___effects___influence___globals);
        goto CPyL101;
    }
    cpy_r_r125 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r125);
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r127 = CPyDef_scholars___effects___influence___influence_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL100;
    CPyGen_SetStopIterationValue(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL100: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r125;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL101: ;
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r129 = CPyDef_scholars___effects___influence___influence_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r130 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r130;
CPyL102: ;
    cpy_r_r131 = cpy_r_r4 == 0;
    if (cpy_r_r131) goto CPyL125;
    cpy_r_r132 = cpy_r_r4 == 1;
    if (cpy_r_r132) goto CPyL126;
    cpy_r_r133 = cpy_r_r4 == 2;
    if (cpy_r_r133) {
        goto CPyL59;
    } else
        goto CPyL127;
CPyL105: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r134 = 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r135 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r135;
CPyL108: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL101;
CPyL109: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL11;
CPyL110: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    goto CPyL101;
CPyL111: ;
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r18);
    goto CPyL27;
CPyL112: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL101;
CPyL113: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL101;
CPyL114: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL28;
CPyL115: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL101;
CPyL116: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL57;
CPyL117: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL101;
CPyL118: ;
    CPy_DecRef(cpy_r_r81);
    goto CPyL101;
CPyL119: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL61;
CPyL121: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL67;
CPyL122: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL70;
CPyL123: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL101;
CPyL124: ;
    CPy_DecRef(cpy_r_r118);
    goto CPyL101;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL105;
}
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___influence_scroll_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___influence_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.influence_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__next__", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___influence_scroll_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___influence_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.influence_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "send", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___influence___influence_scroll_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___influence_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.influence_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__iter__", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___influence_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___influence___influence_scroll_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___influence_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.influence_scroll_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "throw", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___influence___influence_scroll_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4782 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4782);
    PyObject *__tmp4783 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4783);
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
        
        PyObject *CPyPy_scholars___effects___influence___influence_scroll_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___influence_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.influence_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "close", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___influence_scroll(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_way_out) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_scholars___effects___influence___influence_scroll_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_way_out);
    if (((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__way_out != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__way_out);
    }
    ((serai___games___scholars___effects___influence___influence_scroll_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__way_out = cpy_r_way_out;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
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
        
        PyObject *CPyPy_scholars___effects___influence___influence_scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "way_out", 0};
            static CPyArg_Parser parser = {"OOO:influence_scroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_way_out;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_way_out)) {
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
            PyObject *arg_way_out;
            if (Py_TYPE(obj_way_out) == CPyType_option___Option)
                arg_way_out = obj_way_out;
            else {
                arg_way_out = NULL;
            }
            if (arg_way_out != NULL) goto __LL4784;
            if (obj_way_out == Py_None)
                arg_way_out = obj_way_out;
            else {
                arg_way_out = NULL;
            }
            if (arg_way_out != NULL) goto __LL4784;
            CPy_TypeError("serai.kernel.option.Option or None", obj_way_out); 
            goto fail;
__LL4784: ;
            PyObject *retval = CPyDef_scholars___effects___influence___influence_scroll(arg_t, arg_me, arg_way_out);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "influence_scroll", 43, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceGuild___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 8);
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = cpy_r_r1;
    goto CPyL3;
CPyL2: ;
    cpy_r_r3 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r4 = cpy_r_r3 == 0;
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r2 = cpy_r_r4;
CPyL3: ;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            char retval = CPyDef_scholars___effects___influence___InfluenceGuild___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "binds", 66, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceGuild___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceGuild___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            char retval = CPyDef_scholars___effects___influence___InfluenceGuild___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "binds__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceGuild___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPyDef_scholars___effects___influence___guilds_of(cpy_r_t, cpy_r_call);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible", 70, CPyStatic_scholars___effects___influence___globals);
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
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible", 70, CPyStatic_scholars___effects___influence___globals);
        goto CPyL11;
    }
    cpy_r_r12 = CPyDef_scholars___influence___can_take_influence(cpy_r_t, cpy_r_me, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible", 70, CPyStatic_scholars___effects___influence___globals);
        goto CPyL11;
    }
    if (cpy_r_r12) {
        goto CPyL12;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r0 = 1;
    goto CPyL8;
CPyL7: ;
    cpy_r_r13 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r13;
    goto CPyL2;
CPyL8: ;
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
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
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            char retval = CPyDef_scholars___effects___influence___InfluenceGuild___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible", 69, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceGuild___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceGuild___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            char retval = CPyDef_scholars___effects___influence___InfluenceGuild___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "possible__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceGuild___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_scholars___reasons___NO_INFLUENCE;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_INFLUENCE\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 73, CPyStatic_scholars___effects___influence___globals);
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
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceGuild___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason", 72, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceGuild___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceGuild___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceGuild___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "reason__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    int32_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    PyObject *cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    CPyPtr cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    CPyTagged cpy_r_r128;
    int64_t cpy_r_r129;
    char cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    int32_t cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    CPyTagged cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject **cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    tuple_T3OOO cpy_r_r160;
    PyObject **cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject **cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    CPyTagged cpy_r_r171;
    CPyTagged cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    int32_t cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    char cpy_r_r186;
    CPyTagged cpy_r_r187;
    char cpy_r_r188;
    CPyTagged cpy_r_r189;
    char cpy_r_r190;
    CPyTagged cpy_r_r191;
    char cpy_r_r192;
    CPyTagged cpy_r_r193;
    char cpy_r_r194;
    CPyTagged cpy_r_r195;
    char cpy_r_r196;
    CPyTagged cpy_r_r197;
    char cpy_r_r198;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL133;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "t", 76, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "Table", "book", 76, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "Book", "options", 76, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 76, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    cpy_r_r11 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "call", 77, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_r11)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 77, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    if (PyLong_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4785;
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL4785;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL4786;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4786;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL4786;
    cpy_r_r14 = cpy_r_r13;
__LL4786: ;
    if (cpy_r_r14 != NULL) goto __LL4785;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "ask", 77, CPyStatic_scholars___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r13);
    goto CPyL132;
__LL4785: ;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 77, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    cpy_r_r16 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "amount", 78, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL13: ;
    cpy_r_r17 = PyLong_Check(cpy_r_r16);
    if (cpy_r_r17) goto CPyL16;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 78, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r19 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "amount", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL17: ;
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = 0;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
    cpy_r_r23 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
CPyL20: ;
    CPyTagged_INCREF(cpy_r_r23);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
CPyL21: ;
    cpy_r_r25 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
CPyL22: ;
    cpy_r_r26 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0' of 'ask_InfluenceGuild_gen' undefined");
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
    if (!cpy_r_r32) goto CPyL127;
    cpy_r_r34 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL28: ;
    CPyTagged_INCREF(cpy_r_r34);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    cpy_r_r36 = PyList_New(0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    cpy_r_r37 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "t", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL140;
    }
CPyL31: ;
    cpy_r_r38 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "call", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL140;
    }
CPyL32: ;
    cpy_r_r39 = CPyDef_scholars___effects___influence___guilds_of(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL140;
    }
    cpy_r_r40 = 0;
CPyL34: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL141;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r40 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL142;
    }
    cpy_r_r50 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "t", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL143;
    }
CPyL37: ;
    cpy_r_r51 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "me", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL143;
    }
CPyL38: ;
    cpy_r_r52 = CPyDef_scholars___influence___can_take_influence(cpy_r_r50, cpy_r_r51, cpy_r_r49);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL143;
    }
    if (!cpy_r_r52) goto CPyL144;
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r49);
    cpy_r_r54 = PyList_Append(cpy_r_r36, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 80, CPyStatic_scholars___effects___influence___globals);
        goto CPyL142;
    }
CPyL41: ;
    cpy_r_r56 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r56;
    goto CPyL34;
CPyL42: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 << 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (cpy_r_r60) {
        goto CPyL53;
    } else
        goto CPyL145;
CPyL43: ;
    cpy_r_r61 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "number", 82, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL44: ;
    cpy_r_r62 = cpy_r_r61 & 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (cpy_r_r63) goto CPyL46;
    cpy_r_r64 = 0 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (!cpy_r_r65) goto CPyL47;
CPyL46: ;
    cpy_r_r66 = CPyTagged_IsLt_(0, cpy_r_r61);
    cpy_r_r67 = cpy_r_r66;
    goto CPyL48;
CPyL47: ;
    cpy_r_r68 = (Py_ssize_t)cpy_r_r61 > (Py_ssize_t)0;
    cpy_r_r67 = cpy_r_r68;
CPyL48: ;
    cpy_r_r69 = cpy_r_r67 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r69);
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r71 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL52;
    CPyGen_SetStopIterationValue(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL52: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r69;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL53: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = PyList_New(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 83, CPyStatic_scholars___effects___influence___globals);
        goto CPyL146;
    }
    cpy_r_r75 = 0;
CPyL55: ;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r75 < cpy_r_r77;
    if (!cpy_r_r78) goto CPyL147;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r80 = *(CPyPtr *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r75 * 8;
    cpy_r_r82 = cpy_r_r80 + cpy_r_r81;
    cpy_r_r83 = *(PyObject * *)cpy_r_r82;
    CPy_INCREF(cpy_r_r83);
    if (likely(PyLong_Check(cpy_r_r83)))
        cpy_r_r84 = CPyTagged_FromObject(cpy_r_r83);
    else {
        CPy_TypeError("int", cpy_r_r83); cpy_r_r84 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 83, CPyStatic_scholars___effects___influence___globals);
        goto CPyL148;
    }
    cpy_r_r85 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "options", 83, CPyStatic_scholars___effects___influence___globals);
        goto CPyL149;
    }
CPyL58: ;
    cpy_r_r86 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r85)->_guild;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "Options", "guild", 83, CPyStatic_scholars___effects___influence___globals);
        goto CPyL149;
    }
CPyL59: ;
    cpy_r_r87 = CPyList_GetItem(cpy_r_r86, cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 83, CPyStatic_scholars___effects___influence___globals);
        goto CPyL148;
    }
    if (likely(Py_TYPE(cpy_r_r87) == CPyType_option___Option))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "ask", 83, CPyStatic_scholars___effects___influence___globals, "serai.kernel.option.Option", cpy_r_r87);
        goto CPyL148;
    }
    cpy_r_r89 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "options", 83, CPyStatic_scholars___effects___influence___globals);
        goto CPyL150;
    }
CPyL62: ;
    CPyList_SetItemUnsafe(cpy_r_r74, cpy_r_r75, cpy_r_r88);
    cpy_r_r90 = cpy_r_r75 + 1;
    cpy_r_r75 = cpy_r_r90;
    goto CPyL55;
CPyL64: ;
    cpy_r_r91 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "optional", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL65: ;
    if (cpy_r_r91) goto CPyL75;
CPyL66: ;
    cpy_r_r92 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "number", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL67: ;
    cpy_r_r93 = cpy_r_r92 != 0;
    if (!cpy_r_r93) goto CPyL77;
    cpy_r_r94 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "self", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL69: ;
    cpy_r_r95 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "t", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL70: ;
    cpy_r_r96 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "me", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL71: ;
    cpy_r_r97 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "call", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL72: ;
    cpy_r_r98 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "context", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL73: ;
    cpy_r_r99 = CPyDef_scholars___effects___influence___InfluenceGuild___binds(cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 84, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
    if (cpy_r_r99) goto CPyL77;
CPyL75: ;
    cpy_r_r100 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "options", 85, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL76: ;
    cpy_r_r101 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r100)->_skip;
    CPy_INCREF(cpy_r_r101);
    cpy_r_r102 = PyList_Append(cpy_r_r74, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 85, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL77: ;
    cpy_r_r104 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "me", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL151;
    }
CPyL78: ;
    cpy_r_r105 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r106 = CPyStatics[2817]; /* 'SC-EFF-03' */
    cpy_r_r107 = NULL;
    cpy_r_r108 = NULL;
    cpy_r_r109 = NULL;
    cpy_r_r110 = CPyDef_offer___Offer(cpy_r_r74, cpy_r_r107, cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    cpy_r_r111 = CPyStatics[31]; /* 'n' */
    cpy_r_r112 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__amount;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "amount", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL152;
    }
CPyL80: ;
    if (likely(PyLong_Check(cpy_r_r112)))
        cpy_r_r113 = CPyTagged_FromObject(cpy_r_r112);
    else {
        CPy_TypeError("int", cpy_r_r112); cpy_r_r113 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL152;
    }
    cpy_r_r114 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "number", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL153;
    }
CPyL82: ;
    cpy_r_r115 = CPyTagged_Subtract(cpy_r_r113, cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r113);
    cpy_r_r116 = CPyTagged_StealAsObject(cpy_r_r115);
    cpy_r_r117 = CPyDict_Build(1, cpy_r_r111, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL152;
    }
    cpy_r_r118 = NULL;
    cpy_r_r119 = 2;
    cpy_r_r120 = CPyDef_decision___ask(cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r110, cpy_r_r117, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r120;
CPyL85: ;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = cpy_r_type != cpy_r_r122;
    if (cpy_r_r123) {
        goto CPyL154;
    } else
        goto CPyL88;
CPyL86: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 86, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL88: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r124 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "ask", 86, CPyStatic_scholars___effects___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL139;
    }
    cpy_r_r125 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "options", 87, CPyStatic_scholars___effects___influence___globals);
        goto CPyL155;
    }
CPyL90: ;
    cpy_r_r126 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r125)->_skip;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = cpy_r_r124 == cpy_r_r126;
    CPy_DECREF(cpy_r_r126);
    if (cpy_r_r127) {
        goto CPyL156;
    } else
        goto CPyL101;
CPyL91: ;
    cpy_r_r128 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__number;
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "number", 88, CPyStatic_scholars___effects___influence___globals);
        goto CPyL132;
    }
CPyL92: ;
    cpy_r_r129 = cpy_r_r128 & 1;
    cpy_r_r130 = cpy_r_r129 != 0;
    if (cpy_r_r130) goto CPyL94;
    cpy_r_r131 = 0 & 1;
    cpy_r_r132 = cpy_r_r131 != 0;
    if (!cpy_r_r132) goto CPyL95;
CPyL94: ;
    cpy_r_r133 = CPyTagged_IsLt_(0, cpy_r_r128);
    cpy_r_r134 = cpy_r_r133;
    goto CPyL96;
CPyL95: ;
    cpy_r_r135 = (Py_ssize_t)cpy_r_r128 > (Py_ssize_t)0;
    cpy_r_r134 = cpy_r_r135;
CPyL96: ;
    cpy_r_r136 = cpy_r_r134 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r136);
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r138 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL100;
    CPyGen_SetStopIterationValue(cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL100: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r136;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL101: ;
    cpy_r_r139 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "t", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL155;
    }
CPyL102: ;
    cpy_r_r140 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "me", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL155;
    }
CPyL103: ;
    cpy_r_r141 = ((serai___kernel___option___OptionObject *)cpy_r_r124)->_value;
    CPy_INCREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r142 = CPyStatics[2817]; /* 'SC-EFF-03' */
    if (likely(PyLong_Check(cpy_r_r141)))
        cpy_r_r143 = CPyTagged_FromObject(cpy_r_r141);
    else {
        CPy_TypeError("int", cpy_r_r141); cpy_r_r143 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
    cpy_r_r144 = CPyDef_scholars___influence___influence_guild(cpy_r_r139, cpy_r_r140, cpy_r_r143, cpy_r_r142, 1);
    CPyTagged_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4 = cpy_r_r144;
    cpy_r_r145 = 1;
    if (!cpy_r_r145) goto CPyL139;
    cpy_r_r146 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r147 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r148 = NULL;
    cpy_r_r1 = cpy_r_r148;
    cpy_r_r149 = (PyObject **)&cpy_r_r1;
    cpy_r_r150 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4;
    cpy_r_r151 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r_r150, cpy_r_r147, cpy_r_r147, cpy_r_r147, cpy_r_r146, cpy_r_r149);
    if (cpy_r_r151 != NULL) goto CPyL157;
    cpy_r_r152 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL158;
    }
    cpy_r_r153 = cpy_r_r1;
    CPy_DECREF(cpy_r_r153);
    cpy_r_r154 = NULL;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4 = cpy_r_r154;
    cpy_r_r155 = 1;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    } else
        goto CPyL125;
CPyL109: ;
    cpy_r_r156 = cpy_r_r151;
CPyL110: ;
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r156;
CPyL111: ;
    cpy_r_r158 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r159 = cpy_r_type != cpy_r_r158;
    if (!cpy_r_r159) goto CPyL159;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL115;
    } else
        goto CPyL160;
CPyL113: ;
    CPy_Unreachable();
CPyL114: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL121;
CPyL115: ;
    cpy_r_r160 = CPy_CatchError();
    cpy_r_r161 = (PyObject **)&cpy_r_r3;
    cpy_r_r162 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4;
    cpy_r_r163 = CPy_YieldFromErrorHandle(cpy_r_r162, cpy_r_r161);
    if (unlikely(cpy_r_r163 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL161;
    }
    if (cpy_r_r163) {
        goto CPyL118;
    } else
        goto CPyL162;
CPyL117: ;
    cpy_r_r156 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r160);
    CPy_DecRef(cpy_r_r160.f0);
    CPy_DecRef(cpy_r_r160.f1);
    CPy_DecRef(cpy_r_r160.f2);
    goto CPyL110;
CPyL118: ;
    cpy_r_r153 = cpy_r_r3;
    CPy_DecRef(cpy_r_r153);
    CPy_RestoreExcInfo(cpy_r_r160);
    CPy_DecRef(cpy_r_r160.f0);
    CPy_DecRef(cpy_r_r160.f1);
    CPy_DecRef(cpy_r_r160.f2);
    goto CPyL125;
CPyL119: ;
    CPy_RestoreExcInfo(cpy_r_r160);
    CPy_DecRef(cpy_r_r160.f0);
    CPy_DecRef(cpy_r_r160.f1);
    CPy_DecRef(cpy_r_r160.f2);
    cpy_r_r164 = CPy_KeepPropagating();
    if (!cpy_r_r164) goto CPyL132;
    CPy_Unreachable();
CPyL121: ;
    cpy_r_r165 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r166 = NULL;
    cpy_r_r1 = cpy_r_r166;
    cpy_r_r167 = (PyObject **)&cpy_r_r1;
    cpy_r_r168 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4;
    cpy_r_r169 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r_r168, cpy_r_r165, cpy_r_r165, cpy_r_r165, cpy_r_arg, cpy_r_r167);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r169 == NULL) {
        goto CPyL123;
    } else
        goto CPyL163;
CPyL122: ;
    cpy_r_r156 = cpy_r_r169;
    goto CPyL110;
CPyL123: ;
    cpy_r_r170 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 89, CPyStatic_scholars___effects___influence___globals);
        goto CPyL158;
    }
    cpy_r_r153 = cpy_r_r1;
    CPy_DECREF(cpy_r_r153);
CPyL125: ;
    cpy_r_r171 = ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "ask", "ask_InfluenceGuild_gen", "__mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    }
CPyL126: ;
    cpy_r_r172 = CPyTagged_Add(cpy_r_r171, 2);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2 = cpy_r_r172;
    cpy_r_r173 = 1;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 79, CPyStatic_scholars___effects___influence___globals);
        goto CPyL139;
    } else
        goto CPyL21;
CPyL127: ;
    cpy_r_r174 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r174);
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r176 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL131;
    CPyGen_SetStopIterationValue(cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (!0) goto CPyL138;
    CPy_Unreachable();
CPyL131: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r174;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL132: ;
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r178 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r179 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r179;
CPyL133: ;
    cpy_r_r180 = cpy_r_r4 == 0;
    if (cpy_r_r180) goto CPyL164;
    cpy_r_r181 = cpy_r_r4 == 1;
    if (cpy_r_r181) goto CPyL165;
    cpy_r_r182 = cpy_r_r4 == 2;
    if (cpy_r_r182) {
        goto CPyL111;
    } else
        goto CPyL166;
CPyL136: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r183 = 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL138;
    }
    CPy_Unreachable();
CPyL138: ;
    cpy_r_r184 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r184;
CPyL139: ;
    cpy_r_r185 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r185;
    cpy_r_r186 = 1;
    goto CPyL132;
CPyL140: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL132;
CPyL141: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL42;
CPyL142: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    goto CPyL132;
CPyL143: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL132;
CPyL144: ;
    CPyTagged_DECREF(cpy_r_r49);
    goto CPyL41;
CPyL145: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL43;
CPyL146: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL132;
CPyL147: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL64;
CPyL148: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r74);
    goto CPyL132;
CPyL149: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL132;
CPyL150: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r88);
    goto CPyL132;
CPyL151: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL132;
CPyL152: ;
    CPy_DecRef(cpy_r_r110);
    goto CPyL132;
CPyL153: ;
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL132;
CPyL154: ;
    cpy_r_r187 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r187;
    cpy_r_r188 = 1;
    goto CPyL86;
CPyL155: ;
    cpy_r_r189 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r189;
    cpy_r_r190 = 1;
    CPy_DecRef(cpy_r_r124);
    goto CPyL132;
CPyL156: ;
    cpy_r_r191 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r191;
    cpy_r_r192 = 1;
    CPy_DECREF(cpy_r_r124);
    goto CPyL91;
CPyL157: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL109;
CPyL158: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r193 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r193;
    cpy_r_r194 = 1;
    goto CPyL132;
CPyL159: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL114;
CPyL160: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL113;
CPyL161: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r195 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r195;
    cpy_r_r196 = 1;
    goto CPyL119;
CPyL162: ;
    goto CPyL117;
CPyL163: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL122;
CPyL164: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r197 = CPY_INT_TAG;
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0 = cpy_r_r197;
    cpy_r_r198 = 1;
    goto CPyL1;
CPyL165: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL85;
CPyL166: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL136;
}
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceGuild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceGuild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__next__", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceGuild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceGuild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "send", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceGuild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceGuild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__iter__", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceGuild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceGuild_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "throw", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4787 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4787);
    PyObject *__tmp4788 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4788);
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
        
        PyObject *CPyPy_scholars___effects___influence___ask_InfluenceGuild_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___ask_InfluenceGuild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.ask_InfluenceGuild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "close", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceGuild___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___effects___influence___ask_InfluenceGuild_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
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
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceGuild___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask", 75, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___InfluenceGuild___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_scholars___effects___influence___InfluenceGuild___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj_self); 
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
            PyObject *retval = CPyDef_scholars___effects___influence___InfluenceGuild___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "ask__Work_glue", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___scholars___effects___influence___InfluenceGuildObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___effects___influence___InfluenceGuild))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.influence.InfluenceGuild", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___influence___InfluenceGuild_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___influence___guilds_of(PyObject *cpy_r_t, PyObject *cpy_r_call) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 95, CPyStatic_scholars___effects___influence___globals);
        goto CPyL20;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4789;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL4789;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL4790;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4790;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL4790;
    cpy_r_r2 = cpy_r_r1;
__LL4790: ;
    if (cpy_r_r2 != NULL) goto __LL4789;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 95, CPyStatic_scholars___effects___influence___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL20;
__LL4789: ;
    cpy_r_r3 = CPyStatics[819]; /* 'any' */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_r2, cpy_r_r3, 2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 96, CPyStatic_scholars___effects___influence___globals);
        goto CPyL21;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 96, CPyStatic_scholars___effects___influence___globals);
        goto CPyL21;
    }
    if (cpy_r_r5) {
        goto CPyL22;
    } else
        goto CPyL11;
CPyL5: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "guilds_of", "Table", "book", 97, CPyStatic_scholars___effects___influence___globals);
        goto CPyL20;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_guilds;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "guilds_of", "Book", "guilds", 97, CPyStatic_scholars___effects___influence___globals);
        goto CPyL20;
    }
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = (PyObject *)&PyRange_Type;
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r10);
    PyObject *cpy_r_r13[1] = {cpy_r_r12};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r14, 1, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 97, CPyStatic_scholars___effects___influence___globals);
        goto CPyL23;
    }
    CPy_DECREF(cpy_r_r12);
    if (likely(PyRange_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 97, CPyStatic_scholars___effects___influence___globals, "range", cpy_r_r15);
        goto CPyL20;
    }
    cpy_r_r17 = PySequence_List(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 97, CPyStatic_scholars___effects___influence___globals);
        goto CPyL20;
    }
    return cpy_r_r17;
CPyL11: ;
    cpy_r_r18 = PyUnicode_Check(cpy_r_r2);
    if (cpy_r_r18) {
        goto CPyL14;
    } else
        goto CPyL24;
CPyL12: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 98, CPyStatic_scholars___effects___influence___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/influence.py", "guilds_of", "Table", "book", 99, CPyStatic_scholars___effects___influence___globals);
        goto CPyL21;
    }
CPyL15: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_words;
    cpy_r_r22 = ((serai___games___scholars___book___WordsObject *)cpy_r_r21)->_guild_colours;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r23 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 99, CPyStatic_scholars___effects___influence___globals, "str", cpy_r_r2);
        goto CPyL25;
    }
    cpy_r_r24 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r25[2] = {cpy_r_r22, cpy_r_r23};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_VectorcallMethod(cpy_r_r24, cpy_r_r26, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 99, CPyStatic_scholars___effects___influence___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 99, CPyStatic_scholars___effects___influence___globals);
        goto CPyL20;
    }
    cpy_r_r29 = PyList_New(1);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 99, CPyStatic_scholars___effects___influence___globals);
        goto CPyL27;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    *(PyObject * *)cpy_r_r32 = cpy_r_r30;
    return cpy_r_r29;
CPyL20: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL23: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL20;
CPyL24: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL25: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL20;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL20;
}
        
        PyObject *CPyPy_scholars___effects___influence___guilds_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "call", 0};
            static CPyArg_Parser parser = {"OO:guilds_of", kwlist, 0};
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
            PyObject *retval = CPyDef_scholars___effects___influence___guilds_of(arg_t, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "guilds_of", 93, CPyStatic_scholars___effects___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___influence_____top_level__(void) {
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
    PyObject *cpy_r_r181;
    int32_t cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 1, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 1, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 3, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 5, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r20 = CPyExec_serai___games___scholars___influence;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 5, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 5, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 5, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5403]; /* ('can_take_influence', 'influence_guild', 'mark_scroll', 'scrolls_without_influence', 'take_influence') */
    cpy_r_r31 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 5, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    } else
        goto CPyL81;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 12, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r42 = CPyExec_serai___games___scholars___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 12, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 12, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 12, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5404]; /* ('AT_WILL', 'GUILD_BINDS') */
    cpy_r_r53 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 12, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    } else
        goto CPyL82;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 13, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r64 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 13, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 13, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 13, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5405]; /* ('NO_INFLUENCE', 'NO_SCROLL_TO_INFLUENCE') */
    cpy_r_r75 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 13, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    } else
        goto CPyL83;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 14, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r86 = CPyExec_serai___games___scholars___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 14, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 14, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 14, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 14, CPyStatic_scholars___effects___influence___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 15, CPyStatic_scholars___effects___influence___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 15, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 15, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 15, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5401]; /* ('Asking', 'Offer', 'Option', 'Reason', 'ask') */
    cpy_r_r119 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 15, CPyStatic_scholars___effects___influence___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 16, CPyStatic_scholars___effects___influence___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 16, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 16, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 16, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r141 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 16, CPyStatic_scholars___effects___influence___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 17, CPyStatic_scholars___effects___influence___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 17, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 17, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 17, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r163 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 17, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    } else
        goto CPyL87;
CPyL61: ;
    cpy_r_r165 = (PyObject *)CPyType_work___Work;
    cpy_r_r166 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r167 = PyObject_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r168 = PyTuple_Pack(1, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r169 = CPyStatics[2419]; /* 'serai.games.scholars.effects.influence' */
    cpy_r_r170 = (PyObject *)CPyType_scholars___effects___influence___InfluenceScroll_template;
    cpy_r_r171 = CPyType_FromTemplate(cpy_r_r170, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r172 = CPyDef_scholars___effects___influence___InfluenceScroll_trait_vtable_setup();
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r173 = CPyDef_scholars___effects___influence___InfluenceScroll_coroutine_setup(cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r174 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r175 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r176 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r177 = CPyStatics[529]; /* 'must' */
    cpy_r_r178 = CPyStatics[530]; /* 'always' */
    cpy_r_r179 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r180 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r181 = PyTuple_Pack(6, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r182 = PyObject_SetAttr(cpy_r_r171, cpy_r_r174, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL88;
    }
    CPyType_scholars___effects___influence___InfluenceScroll = (PyTypeObject *)cpy_r_r171;
    CPy_INCREF(CPyType_scholars___effects___influence___InfluenceScroll);
    cpy_r_r184 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r185 = CPyStatics[2766]; /* 'InfluenceScroll' */
    cpy_r_r186 = PyDict_SetItem(cpy_r_r184, cpy_r_r185, cpy_r_r171);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL88;
    }
    cpy_r_r188 = CPy_InitSubclass(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 20, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r189 = (PyObject *)CPyType_work___Work;
    cpy_r_r190 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r191 = PyObject_GetItem(cpy_r_r189, cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r192 = PyTuple_Pack(1, cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r193 = CPyStatics[2419]; /* 'serai.games.scholars.effects.influence' */
    cpy_r_r194 = (PyObject *)CPyType_scholars___effects___influence___InfluenceGuild_template;
    cpy_r_r195 = CPyType_FromTemplate(cpy_r_r194, cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    cpy_r_r196 = CPyDef_scholars___effects___influence___InfluenceGuild_trait_vtable_setup();
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL89;
    }
    cpy_r_r197 = CPyDef_scholars___effects___influence___InfluenceGuild_coroutine_setup(cpy_r_r195);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL89;
    }
    cpy_r_r198 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r199 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r200 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r201 = CPyStatics[529]; /* 'must' */
    cpy_r_r202 = CPyStatics[530]; /* 'always' */
    cpy_r_r203 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r204 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r205 = PyTuple_Pack(6, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL89;
    }
    cpy_r_r206 = PyObject_SetAttr(cpy_r_r195, cpy_r_r198, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL89;
    }
    CPyType_scholars___effects___influence___InfluenceGuild = (PyTypeObject *)cpy_r_r195;
    CPy_INCREF(CPyType_scholars___effects___influence___InfluenceGuild);
    cpy_r_r208 = CPyStatic_scholars___effects___influence___globals;
    cpy_r_r209 = CPyStatics[2765]; /* 'InfluenceGuild' */
    cpy_r_r210 = PyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r195);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL89;
    }
    cpy_r_r212 = CPy_InitSubclass(cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/influence.py", "<module>", 61, CPyStatic_scholars___effects___influence___globals);
        goto CPyL80;
    }
    return 1;
CPyL80: ;
    cpy_r_r213 = 2;
    return cpy_r_r213;
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
    CPy_DecRef(cpy_r_r195);
    goto CPyL80;
}
